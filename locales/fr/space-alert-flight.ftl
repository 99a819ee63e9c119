### Space Alert : une phrase pour chaque étape d'un vol.

## Le déroulement d'un tour

flight-turn = Tour { $turn }
flight-turn-ends = Le tour { $turn } est terminé.
flight-part-threat-appears = Apparition d'une menace
flight-part-player-actions = Actions des joueurs
flight-part-compute-damage = Calcul des dégâts
flight-part-threat-actions = Actions des menaces
flight-part-maintenance-check = Contrôle de la maintenance de l'ordinateur
flight-part-resolve-rockets = Résolution des roquettes
flight-part-jump = Saut en hyperespace
flight-appears = { $threat_The } { $threat_number ->
    [many] apparaissent
   *[one] apparaît
} sur la trajectoire { $track }, case { $square }.
flight-appears-in = { $threat_The } { $threat_number ->
    [many] apparaissent
   *[one] apparaît
} { $station_in }, case { $square } de la trajectoire interne.
flight-appears-inside = { $threat_The } { $threat_number ->
    [many] apparaissent
   *[one] apparaît
} dans le vaisseau, case { $square } de la trajectoire interne.

## L'équipage

flight-plays = { $crew } joue { $action_the }.
flight-idle = { $crew } n'a pas de carte.
flight-misplayed = { $crew } a mal placé sa carte : { $shown } sur le plateau, { $meant } en tête.
flight-moves-door = { $crew } va { $to_to }.
flight-moves-lift = { $crew } prend l'ascenseur { $to_to }.
flight-moves-heroic = { $crew } se précipite { $to_to }.
flight-no-effect = { $crew } joue { $action_the }, sans effet : { $why }.
flight-activated = { $crew } arme { $weapon_the }.
flight-activated-heroic = { $crew } arme { $weapon_the } avec une puissance de +1.
flight-energy-moved = { $crew } transfère { $amount ->
    [one] 1 énergie
   *[other] { $amount } énergies
} { $from_of } { $to_to }.
flight-fuel-burnt = { $crew } brûle une capsule de carburant ; il en reste { $left }.
flight-heroic-energy = { $crew } ajoute 1 énergie { $to_to }.
flight-repairs = { $crew } répare { $threat_the } avec { $system } : { $damage } sur { $hit_points }.
flight-squad-taken = { $crew } prend l'escouade de robots de combat { $station_in }.
flight-squad-taken-disabled = { $crew } prend l'escouade engluée { $station_in } ; elle est désactivée.
flight-squad-reactivated = { $crew } réactive son escouade de robots de combat.
flight-squad-disabled = { $threat_The } riposte{ $threat_nt } : l'escouade qui suit { $crew } est désactivée.
flight-stored-squad-disabled = { $threat_The } désactive{ $threat_nt } l'escouade rangée { $station_in }.
flight-attacks = { $crew } attaque { $threat_the } avec les robots de combat : dégâts { $damage } sur { $hit_points }.
flight-attacks-token = { $crew } attaque { $threat_the } { $station_in } avec les robots de combat.
flight-launches = { $crew } décolle avec les intercepteurs.
flight-stays-in-space = { $crew } reste dans l'espace et attaque.
flight-stays-in-space-heroic = { $crew } reste dans l'espace et attaque avec une puissance de +1.
flight-returns = { $crew } ramène les intercepteurs dans la station rouge supérieure.
flight-mends-fissure = { $crew } répare { $threat_the } depuis l'espace : { $damage } sur { $hit_points }.
flight-rocket-launched = { $crew } lance une roquette ; il en reste { $left }.
flight-maintains = { $crew } assure la maintenance de l'ordinateur pour la phase { $phase }.
flight-looks = { $crew } regarde par le hublot ; { $together } ce tour-ci.
flight-delayed = { $crew } prend du retard au tour { $turn } : { $cause }. { $moved ->
    [one] { $moved } carte décalée.
   *[other] { $moved } cartes décalées.
}
flight-delayed-lost = { $crew } prend du retard au tour { $turn } : { $cause }. La dernière carte est perdue : { $lost }.
flight-delay-idle = { $crew } prendrait du retard au tour { $turn } : { $cause }. Aucune carte à décaler.
flight-knocked-out = { $threat_The } assomme{ $threat_nt } { $crew }.
flight-served-together = Toutes les stations ont servi le même tour : { $bonus ->
    [one] { $bonus } dégât de plus
   *[other] { $bonus } dégâts de plus
} pour { $threat_the }, { $damage } sur { $hit_points }.
flight-observation = Phase { $phase } : au mieux { $best } au hublot en un tour.

## Pourquoi une action est sans effet

flight-why-edge-of-ship = le vaisseau s'arrête là
flight-why-already-there = déjà sur place
flight-why-no-energy = le réacteur est vide
flight-why-already-activated = l'arme sert déjà ce tour-ci
flight-why-full = tout est plein
flight-why-source-empty = il n'y a pas d'énergie à transférer
flight-why-burnt-for-nothing = le réacteur était plein, la capsule de carburant est perdue
flight-why-no-fuel = il ne reste aucune capsule de carburant
flight-why-irreparable = le système est irréparable
flight-why-no-squad = pas de robots de combat
flight-why-squad-disabled = l'escouade est désactivée
flight-why-space-taken = les intercepteurs sont déjà partis
flight-why-interceptors-lost = les intercepteurs sont perdus
flight-why-storage-empty = aucune escouade n'est rangée ici
flight-why-squad-active = l'escouade est déjà active
flight-why-no-intruder = il n'y a pas d'intrus ici
flight-why-no-rocket = il ne reste aucune roquette
flight-why-rocket-track-busy = une roquette est déjà partie ce tour-ci
flight-why-maintained-already = la maintenance de cette phase est déjà faite
flight-why-maintenance-too-late = trop tard dans cette phase
flight-why-needs-three = il faut être trois le même tour
flight-why-switched-off = absent de ce niveau d'entraînement

## Pourquoi quelqu'un prend du retard

flight-delay-lift-busy = l'ascenseur a déjà servi
flight-delay-lift-damaged = l'ascenseur est endommagé
flight-delay-misplay = une carte mal placée
flight-delay-slime = du slime
flight-delay-computer = l'ordinateur n'a pas eu sa maintenance
flight-delay-threat = l'action d'une menace
flight-delay-in-space = rien à en faire dans l'espace

## Les armes du vaisseau

flight-fires = { $weapon_The } touche{ $weapon_nt } { $threat_the } avec une puissance de { $strength }.
flight-misses = { $weapon_The } ne trouve{ $weapon_nt } pas de cible.
flight-misses-decoy = { $weapon_The } vise{ $weapon_nt } un fantôme, en vain.
flight-hit = Puissance { $strength } contre blindage { $shield } : { $threat_the } { $threat_number ->
    [many] subissent
   *[one] subit
} { $dealt ->
    [one] { $dealt } dégât
   *[other] { $dealt } dégâts
}, { $damage } sur { $hit_points }.
flight-hit-cryoshield = La cryoprotection encaisse toute la salve et disparaît : aucun dégât pour { $threat_the }.
flight-hit-shields-broken = Le canon à impulsion brise le blindage. Puissance { $strength } contre { $shield } : { $threat_the } { $threat_number ->
    [many] subissent
   *[one] subit
} { $dealt ->
    [one] { $dealt } dégât
   *[other] { $dealt } dégâts
}, { $damage } sur { $hit_points }.
flight-hit-swarm = Puissance { $strength }, mais { $threat_the } ne { $threat_number ->
    [many] subissent
   *[one] subit
} jamais plus de { $dealt } dégât par tour : { $damage } sur { $hit_points }.
flight-scorched = L'explosion atteint { $threat_the } : dégâts { $damage } sur { $hit_points }.
flight-destroyed-volley = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} détruit{ $threat_e }{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
flight-destroyed-explosion = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} détruit{ $threat_e } par l'explosion{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
flight-destroyed-itself = { $threat_The } se détrui{ $threat_number ->
    [many] sent
   *[one] t
}{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
flight-destroyed-repair = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} réparé{ $threat_e }{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
flight-destroyed-battlebots = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} détruit{ $threat_e }{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
flight-destroyed-interceptors = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} réparé{ $threat_e }{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
flight-destroyed-together = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} réparé{ $threat_e } par l'effort commun{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
flight-destroyed-no-rockets = Aucune roquette à mettre en danger : { $threat_the } compte{ $threat_nt } comme réparé{ $threat_e }{ $points ->
    [0] .
   *[other] , { $points } points.
}
flight-rocket-advances = La roquette frappera au prochain tour.

## Les menaces

flight-advances = { $threat_The } avance{ $threat_nt } de la case { $from } à la case { $to }.
flight-acts = { $threat_The } effectue{ $threat_nt } { $square }.
flight-acts-nothing = { $threat_The } passe{ $threat_nt } { $square }, où il ne se passe rien.
flight-spared = La condition n'est pas remplie : aucun effet.
flight-strikes-back = { $threat_The } riposte{ $threat_nt }.
flight-fragments = Des fragments { $threat_of } frappent le vaisseau.
flight-attack = Attaque { $strength } sur la zone { $zone } : { $through ->
    [0] le bouclier absorbe tout.
   *[other] { $absorbed ->
        [0] bouclier sans énergie, dégâts { $through }.
       *[other] le bouclier absorbe { $absorbed }, dégâts { $through }.
    }
}
flight-attack-ignoring-shields = Attaque { $strength } sur la zone { $zone }, sans tenir compte du bouclier : dégâts { $through }.
flight-harm = { $amount ->
    [0] Aucun dégât pour la zone { $zone }.
    [one] { $threat_The } inflige{ $threat_nt } { $amount } dégât à la zone { $zone }.
   *[other] { $threat_The } inflige{ $threat_nt } { $amount } dégâts à la zone { $zone }.
}
flight-multiplied = Les dégâts de la zone { $zone } comptent plusieurs fois : { $tiles } tuiles pour { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
flight-tile-drawn = Dégât { $total } dans la zone { $zone } : { $tile }, { $tile_effect }.
flight-damage-counted = Dégât { $total } dans la zone { $zone }.
flight-energy-lost = { $container_The } perd { $amount ->
    [one] { $amount } énergie.
   *[other] { $amount } énergies.
}
flight-energy-shorted = Un court-circuit envoie { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
} { $from_of } { $to_to }.
flight-fuel-lost = Une capsule de carburant est perdue ; il en reste { $left }.
flight-rocket-destroyed = Une roquette est détruite ; il en reste { $left }.
flight-speed-changed = { $threat_The } avance{ $threat_nt } désormais à la vitesse { $speed }.
flight-shield-changed = { $threat_The } { $threat_number ->
    [many] ont
   *[one] a
} désormais un blindage de { $shield }.
flight-heals = { $amount ->
    [0] { $threat_The } { $threat_number ->
        [many] n'ont
       *[one] n'a
    } aucun dégât à réparer.
   *[other] { $threat_The } répare{ $threat_nt } { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } ; il en reste { $damage }.
}
flight-hurts-itself = { $threat_The } s'inflige{ $threat_nt } { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} : { $damage } en tout.
flight-revealed = { $threat_The } { $threat_number ->
    [many] deviennent visibles.
   *[one] devient visible.
}
flight-grows = { $threat_The } { $threat_number ->
    [many] grandissent et riposteront.
   *[one] grandit et ripostera.
}
flight-boosts-attacks = Désormais, chaque attaque des autres menaces externes gagne 1.
flight-boosts-shields = Désormais, chaque menace externe a 1 point de blindage de plus.
flight-doubles-damage = Désormais, les dégâts de la zone rouge sont doublés.
flight-doubles-damage-all = Désormais, les dégâts de toutes les zones sont doublés.
flight-prowls = { $threat_The } se déplace{ $threat_nt } { $to_to }.
flight-stays = { $threat_The } ne bouge{ $threat_nt } pas.
flight-spreads = { $threat_The } s'étend{ $threat_number ->
    [many] ent
   *[one] { "" }
} { $to_to }.
flight-survived = { $threat_The } { $threat_number ->
    [many] ont
   *[one] a
} fait tout le mal possible{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}

## L'ordinateur et la fin

flight-computer-check-passed = L'ordinateur a eu sa maintenance en phase { $phase }.
flight-computer-check-failed = L'ordinateur n'a pas eu sa maintenance en phase { $phase }.
flight-lost-zone = La zone { $zone } subit un septième dégât à cause { $threat_of }. Le vaisseau est perdu.
flight-lost-taken-over = { $threat_The } { $threat_number ->
    [many] prennent
   *[one] prend
} le contrôle du vaisseau. Le vaisseau est perdu.
flight-lost-broken-apart = { $threat_The } brise{ $threat_nt } le vaisseau. Le vaisseau est perdu.
flight-lost-blown-up = { $threat_The } détrui{ $threat_number ->
    [many] sent
   *[one] t
} le vaisseau. Le vaisseau est perdu.
flight-jumped = Saut en hyperespace. La mission est accomplie.
