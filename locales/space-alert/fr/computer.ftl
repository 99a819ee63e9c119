### L’ordinateur du vaisseau : ses annonces, mot pour mot comme il les dit, et les noms de ses scénarios.

sa-computer-start = Alerte ! Activité ennemie détectée. Commencez la première phase.

sa-computer-zone-red = Zone rouge
sa-computer-zone-white = Zone blanche
sa-computer-zone-blue = Zone bleue

sa-computer-threat = Temps T+{ $number }. Menace. { $zone }.
sa-computer-serious-threat = Temps T+{ $number }. Menace sérieuse. { $zone }.
sa-computer-internal-threat = Temps T+{ $number }. Menace interne.
sa-computer-serious-internal-threat = Temps T+{ $number }. Menace interne sérieuse.
sa-computer-unconfirmed-threat = Rapport non confirmé. Temps T+{ $number }. Menace. { $zone }.
sa-computer-unconfirmed-serious-threat = Rapport non confirmé. Temps T+{ $number }. Menace sérieuse. { $zone }.
sa-computer-unconfirmed-internal-threat = Rapport non confirmé. Temps T+{ $number }. Menace interne.
sa-computer-unconfirmed-serious-internal-threat = Rapport non confirmé. Temps T+{ $number }. Menace interne sérieuse.

sa-computer-incoming-data = Données entrantes.
sa-computer-data-transfer = Transfert de données.
sa-computer-data-transfer-complete = Transfert de données terminé.
sa-computer-communications-down = Système de communication en panne.
sa-computer-communications-restored = Communications rétablies.

sa-computer-phase-1-one-minute = La première phase se termine dans une minute.
sa-computer-phase-1-twenty-seconds = La première phase se termine dans vingt secondes.
sa-computer-phase-1-ends-in = La première phase se termine dans :
sa-computer-phase-1-ended = Première phase terminée. La seconde phase commence.
sa-computer-phase-2-one-minute = La seconde phase se termine dans une minute.
sa-computer-phase-2-twenty-seconds = La seconde phase se termine dans vingt secondes.
sa-computer-phase-2-ends-in = La seconde phase se termine dans :
sa-computer-phase-2-ended = Seconde phase terminée. La troisième phase commence.
sa-computer-operations-one-minute = Les opérations se terminent dans une minute.
sa-computer-operations-twenty-seconds = Les opérations se terminent dans vingt secondes.
sa-computer-operations-ends-in = Les opérations se terminent dans :
sa-computer-operations-ended = Mission terminée. Saut en hyperespace.
sa-computer-count = { $count }

## Scénarios

sa-script-test-run-1 = Premier essai
sa-script-test-run-2 = Deuxième essai
sa-script-simulation-1 = Simulation 1
sa-script-simulation-2 = Simulation 2
sa-script-simulation-3 = Simulation 3
sa-script-advanced-simulation-1 = Simulation avancée 1
sa-script-advanced-simulation-2 = Simulation avancée 2
sa-script-advanced-simulation-3 = Simulation avancée 3
sa-script-mission-1 = Mission 1
sa-script-mission-2 = Mission 2
sa-script-mission-3 = Mission 3
sa-script-mission-4 = Mission 4
sa-script-mission-5 = Mission 5
sa-script-mission-6 = Mission 6
sa-script-mission-7 = Mission 7
sa-script-mission-8 = Mission 8
sa-script-new-frontier-1 = La Nouvelle Frontière, mission 1
sa-script-new-frontier-2 = La Nouvelle Frontière, mission 2
sa-script-new-frontier-3 = La Nouvelle Frontière, mission 3
sa-script-new-frontier-4 = La Nouvelle Frontière, mission 4
sa-script-new-frontier-5 = La Nouvelle Frontière, mission 5
sa-script-new-frontier-6 = La Nouvelle Frontière, mission 6
sa-script-double-easier-3 = Doubles actions, mission facile 3
sa-script-double-easier-4 = Doubles actions, mission facile 4
sa-script-double-easier-5 = Doubles actions, mission facile 5
sa-script-double-easier-6 = Doubles actions, mission facile 6
sa-script-double-standard-5 = Doubles actions, mission standard 5
sa-script-double-standard-6 = Doubles actions, mission standard 6
sa-script-double-standard-7 = Doubles actions, mission standard 7
sa-script-double-standard-8 = Doubles actions, mission standard 8
sa-script-double-standard-9 = Doubles actions, mission standard 9
sa-script-double-standard-10 = Doubles actions, mission standard 10
sa-script-double-standard-11 = Doubles actions, mission standard 11
sa-script-double-standard-12 = Doubles actions, mission standard 12
sa-script-generated = Mission générée
