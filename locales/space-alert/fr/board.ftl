### Space Alert : le plateau et les cartes de menace.

## Le plateau

sa-board = Vaisseau et menaces
sa-trajectory-red = Trajectoire rouge
sa-trajectory-white = Trajectoire blanche
sa-trajectory-blue = Trajectoire bleue
sa-trajectory-internal = Trajectoire interne
sa-square = { $track }, case { $square }
sa-token = { $name }, T+{ $number }, case { $square }, { $left ->
    [one] { $left } point de vie restant
   *[other] { $left } points de vie restants
}
sa-system = { $station }, { $system }
sa-zone-state = { $zone } : réacteur { $reactor } sur { $reactorCapacity }, bouclier { $shield } sur { $shieldCapacity }, dégâts { $damage }
sa-crew-member = Membre d’équipage { $number }
sa-member-out = { $name } : assommé
sa-member-at = { $name } : { $place }
sa-in-space = dans l’espace
sa-token-away = { $name }, hors-phase
sa-out-of-phase = hors-phase

## Marqueurs de The New Frontier

sa-mark-sealed = Les portes entre la zone blanche et la zone { $side ->
    [red] rouge
   *[other] bleue
} sont condamnées
sa-mark-disrupted = { $zone } : les lasers sont aveugles
sa-mark-reversed = Les boucliers n’absorbent rien
sa-mark-temporary = { $zone } : bouclier temporaire de { $amount }
sa-mark-cube = { $station } : un cube sur le canon
sa-mark-mines = { $station } : { $count ->
    [one] { $count } mine
   *[other] { $count } mines
}
sa-mark-drone = { $station } : un drone
sa-mark-poisoned = { $name } est empoisonné
sa-mark-infected = { $name } est infecté
sa-mark-host = { $name } porte le Parasite
sa-mark-concentrating = { $name } se concentre

## Cartes Menace

sa-card-common-external = Menace
sa-card-serious-external = Menace sérieuse
sa-card-common-internal = Menace interne
sa-card-serious-internal = Menace interne sérieuse
sa-card-colour-white = blanche
sa-card-colour-yellow = jaune
sa-card-colour-red = rouge
sa-card-announced = T+{ $number }, { $track }
sa-card-hit-points = Points de vie
sa-card-rockets = roquettes
sa-card-shield = Blindage
sa-card-speed = Vitesse
sa-card-points = Points
sa-card-when = { $when } : { $text }
sa-card-nothing = rien
sa-card-note = Précision
sa-card-remedy-battlebots = Robots de combat : { $stations }{ $system }
sa-card-remedy-repair = Se répare avec { $system } : { $stations }
sa-card-remedy-interceptors = Réparée par les intercepteurs, devant { $stations }{ $system }
sa-threat-in-play = { $left } points de vie sur { $of }, case { $square }
sa-plan = Plan
sa-threats = Menaces
