### Space Alert : les commandes `resolve`, `verify` et `mission`.

## hangar resolve

sa-resolve-stdin = entrée standard
sa-resolve-fault = { $place } : { $text }
sa-resolve-faults = { $file } : { $count ->
    [one] { $count } erreur ; le vol n’a pas été résolu
   *[other] { $count } erreurs ; le vol n’a pas été résolu
}
sa-resolve-idle-misplay = note : l’erreur de { $crew } au tour { $turn } est sans effet : une autre carte est révélée à ce tour
sa-resolve-rules = Règles
sa-resolve-untitled = Vol
sa-resolve-heading = { $name } · { $level }
sa-resolve-crew = Équipage : { $names }
sa-resolve-boards = Trajectoires : rouge { $red }, blanche { $white }, bleue { $blue }, interne { $internal }
sa-resolve-boards-outside = Trajectoires : rouge { $red }, blanche { $white }, bleue { $blue }
sa-resolve-damage = Dégâts : rouge { $red }, blanc { $white }, bleu { $blue }
sa-resolve-threats = Menaces
sa-resolve-survived = Mission réussie.
sa-resolve-survived-points = Mission réussie avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sa-resolve-lost = Tour { $turn } : { $why }
sa-resolve-idle = Sans carte : { $names }.
sa-resolve-no-score = Un vol d’essai n’a pas de score.

## hangar verify

sa-verify-difference = { $what } : ici { $ours }, enregistré { $recorded }
sa-verify-difference-turn = tour { $turn } : { $what } : ici { $ours }, enregistré { $recorded }
sa-recorded-result = résultat
sa-recorded-last-turn = dernier tour
sa-recorded-turn-count = nombre de tours enregistrés
sa-recorded-loss-threat = cause de la perte
sa-recorded-loss-kind = genre de perte
sa-recorded-score = score, { $part }
sa-recorded-tiles = tuiles de la zone { $zone }
sa-recorded-turn = numéro du tour
sa-recorded-reactors = réacteurs
sa-recorded-shields = boucliers
sa-recorded-fuel = capsules de carburant
sa-recorded-rockets = roquettes
sa-recorded-damage = dégâts
sa-recorded-crew-size = taille de l’équipage
sa-recorded-crew-knocked-out = membre d’équipage { $crew }, assommé
sa-recorded-crew-place = membre d’équipage { $crew }, lieu
sa-recorded-crew-battlebots = membre d’équipage { $crew }, robots de combat
sa-recorded-threat-count = nombre de menaces sur les trajectoires
sa-recorded-threat-fate = état de { $card }
sa-recorded-threat-position = case de { $card }
sa-recorded-threat-speed = vitesse de { $card }
sa-recorded-threat-hit-points = points de vie de { $card }
sa-recorded-fault-too-many-threats = plus de 16 menaces
sa-recorded-fault-bad-number = la menace { $position } n’apparaît pas aux tours 1 à 8
sa-recorded-fault-wrong-track = la menace { $position } est du mauvais côté de la coque
sa-recorded-fault-same-slot = la menace { $position } a l’heure et le lieu d’une autre
sa-recorded-fault-same-card = la menace { $position } est déjà là
sa-recorded-fault-no-internal = la menace { $position } est interne, ce qui n’existe pas à ce niveau
sa-recorded-fault-same-trajectory = { $board } sert deux fois
sa-recorded-fault-bad-pile = la pile de la zone { $zone } n’a pas chacune des six tuiles une fois
sa-recorded-fault-crew-size = un équipage compte de 1 à 5 membres, pas { $count }
sa-recorded-fault-too-many-actions = le membre d’équipage { $position } a plus de 12 actions
sa-recorded-threat-track = trajectoire de { $card }
sa-recorded-threat-shield = blindage de { $card }
sa-recorded-fault-too-many-calls = plus de menaces appelées que de jetons grecs
sa-recorded-fault-missing-call = { $card } appelle une carte, et aucune n’est donnée
sa-recorded-fault-useless-call = une carte est donnée pour { $card }, qui n’en appelle pas ou n’est pas dans la mission
sa-recorded-fault-wrong-call = { $card } ne peut pas être appelée ici : mauvais côté de la coque, ou déjà dans la mission
sa-recorded-fault-same-specialization = deux membres d’équipage ont la spécialisation { $special }
sa-recorded-fault-no-specialization = le membre d’équipage { $position } joue une carte spéciale sans spécialisation

## hangar mission

sa-mission-unknown = Il n’y a pas de mission « { $name } ». Indiquez une piste comme S2-4 ou un nom comme mission-4 ; `hangar mission` les énumère toutes.
sa-mission-audio-format = « { $file } » : le nom de fichier d’une bande-son doit se terminer par .ogg ou .wav.
sa-mission-audio-failed = Impossible d’écrire la bande-son dans « { $file } » : { $why }
sa-mission-audio-written = { $name } : bande-son de { $length } écrite dans { $file }
sa-mission-audio-of-what = Indiquez la mission de la bande-son, ou créez-en une avec `hangar mission random`.
sa-mission-random = Graine { $seed }. Niveau de menace { $four }, { $five } pour un équipage de cinq.
