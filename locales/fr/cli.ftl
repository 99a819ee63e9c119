### La ligne de commande.

cli-cannot-read = { $file } : lecture impossible : { $why }
cli-cannot-write = écriture impossible : { $why }

## hangar resolve

resolve-stdin = entrée standard
resolve-fault = { $place } : { $text }
resolve-faults = { $file } : { $count ->
    [one] { $count } défaut ; aucun vol
   *[other] { $count } défauts ; aucun vol
}
resolve-idle-misplay = note : l'erreur de carte de { $crew } au tour { $turn } reste sans suite : la carte révélée à ce tour est une autre
resolve-untitled = Vol
resolve-heading = { $name } · { $level }
resolve-crew = Équipage : { $names }
resolve-boards = Trajectoires : rouge { $red }, blanche { $white }, bleue { $blue }, interne { $internal }
resolve-boards-outside = Trajectoires : rouge { $red }, blanche { $white }, bleue { $blue }
resolve-damage = Dégâts : rouge { $red }, blanc { $white }, bleu { $blue }
resolve-threats = Menaces
resolve-survived = Mission réussie.
resolve-survived-points = Mission réussie avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
resolve-lost = Tour { $turn } : { $why }
resolve-idle = Sans carte : { $names }.
resolve-no-score = Un vol d'essai n'a pas de score.

## hangar verify

verify-cannot-read = { $file } : lecture impossible : { $why }
verify-broken-off = { $file } : lecture impossible après la ligne { $line } : { $why }
verify-differs = { $place } : { $id } : { $difference }
verify-not-a-mission = { $place } : ce n'est pas une mission enregistrée : { $why }
verify-line-too-long = { $place } : la ligne dépasse { $kib } Kio
verify-illegal = { $place } : { $id } : vol impossible : { $why }
verify-difference = { $what } : ici { $ours }, enregistré { $recorded }
verify-difference-turn = tour { $turn } : { $what } : ici { $ours }, enregistré { $recorded }
vector-result = résultat
vector-last-turn = dernier tour
vector-turn-count = nombre de tours enregistrés
vector-loss-threat = cause de la perte
vector-loss-kind = genre de perte
vector-score = score, { $part }
vector-tiles = tuiles de la zone { $zone }
vector-turn = numéro du tour
vector-reactors = réacteurs
vector-shields = boucliers
vector-fuel = capsules de carburant
vector-rockets = roquettes
vector-damage = dégâts
vector-crew-size = taille de l'équipage
vector-crew-knocked-out = membre d'équipage { $crew }, assommé
vector-crew-place = membre d'équipage { $crew }, lieu
vector-crew-battlebots = membre d'équipage { $crew }, robots de combat
vector-threat-count = nombre de menaces sur les trajectoires
vector-threat-fate = état de { $card }
vector-threat-position = case de { $card }
vector-threat-speed = vitesse de { $card }
vector-threat-hit-points = points de vie de { $card }
vector-fault-too-many-threats = plus de 16 menaces
vector-fault-bad-number = la menace { $position } n'apparaît pas aux tours 1 à 8
vector-fault-wrong-track = la menace { $position } est du mauvais côté de la coque
vector-fault-same-slot = la menace { $position } a l'heure et le lieu d'une autre
vector-fault-same-card = la menace { $position } est déjà là
vector-fault-no-internal = la menace { $position } est interne, ce qui n'existe pas à ce niveau
vector-fault-same-trajectory = { $board } sert deux fois
vector-fault-bad-pile = la pile de la zone { $zone } n'a pas chacune des six tuiles une fois
vector-fault-crew-size = un équipage compte de 1 à 5 membres, pas { $count }
vector-fault-too-many-actions = le membre d'équipage { $position } a plus de 12 actions
vector-fault-interceptors = les intercepteurs à portée variable ne font pas partie des règles de base
