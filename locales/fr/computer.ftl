### L'ordinateur du vaisseau : ses annonces, mot pour mot comme il les dit, et les noms de ses scénarios.

computer-start = Alerte ! Activité ennemie détectée. Commencez la première phase.

computer-zone-red = Zone rouge
computer-zone-white = Zone blanche
computer-zone-blue = Zone bleue

computer-threat = Temps T+{ $number }. Menace. { $zone }.
computer-serious-threat = Temps T+{ $number }. Menace sérieuse. { $zone }.
computer-internal-threat = Temps T+{ $number }. Menace interne.
computer-serious-internal-threat = Temps T+{ $number }. Menace interne sérieuse.
computer-unconfirmed-threat = Rapport non confirmé. Temps T+{ $number }. Menace. { $zone }.
computer-unconfirmed-serious-threat = Rapport non confirmé. Temps T+{ $number }. Menace sérieuse. { $zone }.
computer-unconfirmed-internal-threat = Rapport non confirmé. Temps T+{ $number }. Menace interne.
computer-unconfirmed-serious-internal-threat = Rapport non confirmé. Temps T+{ $number }. Menace interne sérieuse.

computer-incoming-data = Données entrantes.
computer-data-transfer = Transfert de données.
computer-data-transfer-complete = Transfert de données terminé.
computer-communications-down = Système de communication en panne.
computer-communications-restored = Communications rétablies.

computer-phase-1-one-minute = La première phase se termine dans une minute.
computer-phase-1-twenty-seconds = La première phase se termine dans vingt secondes.
computer-phase-1-ends-in = La première phase se termine dans :
computer-phase-1-ended = Première phase terminée. La seconde phase commence.
computer-phase-2-one-minute = La seconde phase se termine dans une minute.
computer-phase-2-twenty-seconds = La seconde phase se termine dans vingt secondes.
computer-phase-2-ends-in = La seconde phase se termine dans :
computer-phase-2-ended = Seconde phase terminée. La troisième phase commence.
computer-operations-one-minute = Les opérations se terminent dans une minute.
computer-operations-twenty-seconds = Les opérations se terminent dans vingt secondes.
computer-operations-ends-in = Les opérations se terminent dans :
computer-operations-ended = Mission terminée. Saut en hyperespace.
computer-count = { $count }

## Scénarios

script-test-run-1 = Premier essai
script-test-run-2 = Deuxième essai
script-simulation-1 = Simulation 1
script-simulation-2 = Simulation 2
script-simulation-3 = Simulation 3
script-advanced-simulation-1 = Simulation avancée 1
script-advanced-simulation-2 = Simulation avancée 2
script-advanced-simulation-3 = Simulation avancée 3
script-mission-1 = Mission 1
script-mission-2 = Mission 2
script-mission-3 = Mission 3
script-mission-4 = Mission 4
script-mission-5 = Mission 5
script-mission-6 = Mission 6
script-mission-7 = Mission 7
script-mission-8 = Mission 8
script-new-frontier-1 = La Nouvelle Frontière, mission 1
script-new-frontier-2 = La Nouvelle Frontière, mission 2
script-new-frontier-3 = La Nouvelle Frontière, mission 3
script-new-frontier-4 = La Nouvelle Frontière, mission 4
script-new-frontier-5 = La Nouvelle Frontière, mission 5
script-new-frontier-6 = La Nouvelle Frontière, mission 6
script-double-easier-3 = Doubles actions, mission facile 3
script-double-easier-4 = Doubles actions, mission facile 4
script-double-easier-5 = Doubles actions, mission facile 5
script-double-easier-6 = Doubles actions, mission facile 6
script-double-standard-5 = Doubles actions, mission standard 5
script-double-standard-6 = Doubles actions, mission standard 6
script-double-standard-7 = Doubles actions, mission standard 7
script-double-standard-8 = Doubles actions, mission standard 8
script-double-standard-9 = Doubles actions, mission standard 9
script-double-standard-10 = Doubles actions, mission standard 10
script-double-standard-11 = Doubles actions, mission standard 11
script-double-standard-12 = Doubles actions, mission standard 12
script-generated = Mission générée
