### Space Alert : une phrase pour chaque étape d’un vol.

## Le déroulement d’un tour

sa-flight-turn = Tour { $turn }
sa-flight-turn-ends = Le tour { $turn } est terminé.
sa-flight-part-threat-appears = Apparition d’une menace
sa-flight-part-player-actions = Actions des joueurs
sa-flight-part-compute-damage = Calcul des dégâts
sa-flight-part-threat-actions = Actions des menaces
sa-flight-part-maintenance-check = Contrôle de la maintenance de l’ordinateur
sa-flight-part-resolve-rockets = Résolution des roquettes
sa-flight-part-jump = Saut en hyperespace
sa-flight-appears = { $threat_The } { $threat_number ->
    [many] apparaissent
   *[one] apparaît
} sur la trajectoire { $track }, case { $square }.
sa-flight-appears-in = { $threat_The } { $threat_number ->
    [many] apparaissent
   *[one] apparaît
} { $station_in }, case { $square } de la trajectoire interne.
sa-flight-appears-inside = { $threat_The } { $threat_number ->
    [many] apparaissent
   *[one] apparaît
} dans le vaisseau, case { $square } de la trajectoire interne.

## L’équipage

sa-flight-plays = { $crew } joue { $action_the }.
sa-flight-idle = { $crew } n’a pas de carte.
sa-flight-misplayed = { $crew } a mal placé sa carte : { $shown } sur le plateau, { $meant } en tête.
sa-flight-moves-door = { $crew } va { $to_to }.
sa-flight-moves-lift = { $crew } prend l’ascenseur { $to_to }.
sa-flight-moves-heroic = { $crew } se précipite { $to_to }.
sa-flight-no-effect = { $crew } joue { $action_the }, sans effet : { $why }.
sa-flight-activated = { $crew } arme { $weapon_the }.
sa-flight-activated-heroic = { $crew } arme { $weapon_the } avec +1 de puissance.
sa-flight-energy-moved = { $crew } transfère { $amount ->
    [one] 1 énergie
   *[other] { $amount } énergies
} { $from_of } { $to_to }.
sa-flight-fuel-burnt = { $crew } brûle une capsule de carburant ; il en reste { $left }.
sa-flight-heroic-energy = { $crew } ajoute encore 1 énergie { $to_to }.
sa-flight-repairs = { $crew } répare { $threat_the } avec { $system } : { $damage } sur { $hit_points }.
sa-flight-squad-taken = { $crew } prend l’escouade de robots de combat { $station_in }.
sa-flight-squad-taken-disabled = { $crew } prend l’escouade engluée { $station_in } ; elle est désactivée.
sa-flight-squad-reactivated = { $crew } réactive son escouade de robots de combat.
sa-flight-squad-disabled = { $threat_The } riposte{ $threat_nt } : l’escouade qui suit { $crew } est désactivée.
sa-flight-stored-squad-disabled = { $threat_The } désactive{ $threat_nt } l’escouade rangée { $station_in }.
sa-flight-attacks = { $crew } attaque { $threat_the } avec les robots de combat : dégâts { $damage } sur { $hit_points }.
sa-flight-attacks-token = { $crew } attaque { $threat_the } { $station_in } avec les robots de combat.
sa-flight-launches = { $crew } décolle avec les intercepteurs.
sa-flight-stays-in-space = { $crew } reste dans l’espace et attaque.
sa-flight-stays-in-space-heroic = { $crew } reste dans l’espace et attaque avec +1 de puissance.
sa-flight-returns = { $crew } ramène les intercepteurs dans la station rouge supérieure.
sa-flight-mends-fissure = { $crew } répare { $threat_the } depuis l’espace : { $damage } sur { $hit_points }.
sa-flight-rocket-launched = { $crew } lance { $rockets ->
    [one] une roquette
   *[other] { $rockets } roquettes
} ; il en reste { $left }.
sa-flight-maintains = { $crew } assure la maintenance de l’ordinateur pour la phase { $phase }.
sa-flight-looks = { $crew } regarde par le hublot ; { $together } ce tour-ci.
sa-flight-delayed = { $crew } prend du retard au tour { $turn } : { $cause }. { $moved ->
    [one] { $moved } carte décalée.
   *[other] { $moved } cartes décalées.
}
sa-flight-delayed-lost = { $crew } prend du retard au tour { $turn } : { $cause }. La dernière carte est perdue : { $lost }.
sa-flight-delay-idle = { $crew } prendrait du retard au tour { $turn } : { $cause }. Aucune carte à décaler.
sa-flight-knocked-out = { $threat_The } assomme{ $threat_nt } { $crew }.
sa-flight-served-together = Toutes les stations ont servi le même tour : { $bonus ->
    [one] { $bonus } dégât de plus
   *[other] { $bonus } dégâts de plus
} pour { $threat_the }, { $damage } sur { $hit_points }.
sa-flight-observation = Phase { $phase } : au mieux { $best } au hublot en un tour.

## Pourquoi une action est sans effet

sa-flight-why-edge-of-ship = le vaisseau s’arrête là
sa-flight-why-already-there = déjà sur place
sa-flight-why-no-energy = le réacteur est vide
sa-flight-why-already-activated = l’arme sert déjà ce tour-ci
sa-flight-why-full = tout est plein
sa-flight-why-source-empty = il n’y a pas d’énergie à transférer
sa-flight-why-burnt-for-nothing = le réacteur était plein, la capsule de carburant est perdue
sa-flight-why-no-fuel = il ne reste aucune capsule de carburant
sa-flight-why-irreparable = le système est irréparable
sa-flight-why-no-squad = pas de robots de combat
sa-flight-why-squad-disabled = l’escouade est désactivée
sa-flight-why-space-taken = les intercepteurs sont déjà partis
sa-flight-why-interceptors-lost = les intercepteurs sont perdus
sa-flight-why-storage-empty = aucune escouade n’est rangée ici
sa-flight-why-squad-active = l’escouade est déjà active
sa-flight-why-no-intruder = il n’y a pas d’intrus ici
sa-flight-why-no-rocket = il ne reste aucune roquette
sa-flight-why-rocket-track-busy = une roquette est déjà partie ce tour-ci
sa-flight-why-maintained-already = la maintenance de cette phase est déjà faite
sa-flight-why-maintenance-too-late = trop tard dans cette phase
sa-flight-why-needs-three = il faut être trois le même tour
sa-flight-why-switched-off = absent de ce niveau d’entraînement

## Pourquoi quelqu’un prend du retard

sa-flight-delay-lift-busy = l’ascenseur a déjà servi
sa-flight-delay-lift-damaged = l’ascenseur est endommagé
sa-flight-delay-misplay = une carte mal placée
sa-flight-delay-slime = du slime
sa-flight-delay-computer = l’ordinateur n’a pas eu sa maintenance
sa-flight-delay-threat = l’action d’une menace
sa-flight-delay-in-space = inutile dans l’espace

## Les armes du vaisseau

sa-flight-fires = { $weapon_The } touche{ $weapon_nt } { $threat_the } avec une puissance de { $strength }.
sa-flight-misses = { $weapon_The } ne trouve{ $weapon_nt } pas de cible.
sa-flight-misses-decoy = { $weapon_The } vise{ $weapon_nt } un fantôme, en vain.
sa-flight-hit = Puissance { $strength } contre blindage { $shield } : { $threat_the } { $threat_number ->
    [many] subissent
   *[one] subit
} { $dealt ->
    [one] { $dealt } dégât
   *[other] { $dealt } dégâts
}, { $damage } sur { $hit_points }.
sa-flight-hit-cryoshield = La cryoprotection encaisse toute la salve et disparaît : aucun dégât pour { $threat_the }.
sa-flight-hit-shields-broken = Le canon à impulsion brise le blindage. Puissance { $strength } contre { $shield } : { $threat_the } { $threat_number ->
    [many] subissent
   *[one] subit
} { $dealt ->
    [one] { $dealt } dégât
   *[other] { $dealt } dégâts
}, { $damage } sur { $hit_points }.
sa-flight-hit-swarm = Puissance { $strength }, mais { $threat_the } ne { $threat_number ->
    [many] subissent
   *[one] subit
} jamais plus de { $dealt } dégât par tour : { $damage } sur { $hit_points }.
sa-flight-scorched = L’explosion atteint { $threat_the } : dégâts { $damage } sur { $hit_points }.
sa-flight-destroyed-volley = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} détruit{ $threat_e }{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
sa-flight-destroyed-explosion = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} détruit{ $threat_e } par l’explosion{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
sa-flight-destroyed-itself = { $threat_The } se détrui{ $threat_number ->
    [many] sent
   *[one] t
}{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
sa-flight-destroyed-repair = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} réparé{ $threat_e }{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
sa-flight-destroyed-battlebots = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} détruit{ $threat_e }{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
sa-flight-destroyed-interceptors = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} réparé{ $threat_e }{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
sa-flight-destroyed-together = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} réparé{ $threat_e } par l’effort commun{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
sa-flight-destroyed-no-rockets = Aucune roquette à mettre en danger : { $threat_the } compte{ $threat_nt } comme réparé{ $threat_e }{ $points ->
    [0] .
   *[other] , { $points } points.
}
sa-flight-rocket-advances = La roquette frappera au prochain tour.

## Les menaces

sa-flight-advances = { $threat_The } avance{ $threat_nt } de la case { $from } à la case { $to }.
sa-flight-acts = { $threat_The } effectue{ $threat_nt } { $square }.
sa-flight-acts-nothing = { $threat_The } passe{ $threat_nt } { $square }, où il ne se passe rien.
sa-flight-spared = La condition n’est pas remplie : aucun effet.
sa-flight-strikes-back = { $threat_The } riposte{ $threat_nt }.
sa-flight-fragments = Des fragments { $threat_of } frappent le vaisseau.
sa-flight-attack = Attaque { $strength } sur la zone { $zone } : { $through ->
    [0] le bouclier absorbe tout.
   *[other] { $absorbed ->
        [0] bouclier sans énergie, dégâts { $through }.
       *[other] le bouclier absorbe { $absorbed }, dégâts { $through }.
    }
}
sa-flight-attack-ignoring-shields = Attaque { $strength } sur la zone { $zone }, sans tenir compte du bouclier : dégâts { $through }.
sa-flight-harm = { $amount ->
    [0] Aucun dégât pour la zone { $zone }.
    [one] { $threat_The } inflige{ $threat_nt } { $amount } dégât à la zone { $zone }.
   *[other] { $threat_The } inflige{ $threat_nt } { $amount } dégâts à la zone { $zone }.
}
sa-flight-multiplied = Les dégâts de la zone { $zone } comptent plusieurs fois : { $tiles } tuiles pour { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sa-flight-tile-drawn = Dégât { $total } dans la zone { $zone } : { $tile }, { $tile_effect }.
sa-flight-damage-counted = Dégât { $total } dans la zone { $zone }.
sa-flight-energy-lost = { $container_The } perd { $amount ->
    [one] { $amount } énergie.
   *[other] { $amount } énergies.
}
sa-flight-energy-shorted = Un court-circuit envoie { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
} { $from_of } { $to_to }.
sa-flight-fuel-lost = Une capsule de carburant est perdue ; il en reste { $left }.
sa-flight-rocket-destroyed = Une roquette est détruite ; il en reste { $left }.
sa-flight-speed-changed = { $threat_The } avance{ $threat_nt } désormais à la vitesse { $speed }.
sa-flight-shield-changed = { $threat_The } { $threat_number ->
    [many] ont
   *[one] a
} désormais un blindage de { $shield }.
sa-flight-heals = { $amount ->
    [0] { $threat_The } { $threat_number ->
        [many] n’ont
       *[one] n’a
    } aucun dégât à réparer.
   *[other] { $threat_The } répare{ $threat_nt } { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } ; il en reste { $damage }.
}
sa-flight-hurts-itself = { $threat_The } s’inflige{ $threat_nt } { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} : { $damage } en tout.
sa-flight-revealed = { $threat_The } { $threat_number ->
    [many] deviennent visibles.
   *[one] devient visible.
}
sa-flight-grows = { $threat_The } { $threat_number ->
    [many] grandissent et riposteront.
   *[one] grandit et ripostera.
}
sa-flight-boosts-attacks = Désormais, chaque attaque des autres menaces externes gagne 1.
sa-flight-boosts-shields = Désormais, chaque menace externe a 1 point de blindage de plus.
sa-flight-doubles-damage = Désormais, les dégâts de la zone rouge sont doublés.
sa-flight-doubles-damage-all = Désormais, les dégâts de toutes les zones sont doublés.
sa-flight-prowls = { $threat_The } se déplace{ $threat_nt } { $to_to }.
sa-flight-stays = { $threat_The } ne bouge{ $threat_nt } pas.
sa-flight-spreads = { $threat_The } s’étend{ $threat_number ->
    [many] ent
   *[one] { "" }
} { $to_to }.
sa-flight-survived = { $threat_The } { $threat_number ->
    [many] ont
   *[one] a
} fait tout le mal possible{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}

## L’ordinateur et la fin

sa-flight-computer-check-passed = L’ordinateur a eu sa maintenance en phase { $phase }.
sa-flight-computer-check-failed = L’ordinateur n’a pas eu sa maintenance en phase { $phase }.
sa-flight-lost-zone = La zone { $zone } subit un septième dégât à cause { $threat_of }. Le vaisseau est perdu.
sa-flight-lost-taken-over = { $threat_The } { $threat_number ->
    [many] prennent
   *[one] prend
} le contrôle du vaisseau. Le vaisseau est perdu.
sa-flight-lost-broken-apart = { $threat_The } brise{ $threat_nt } le vaisseau. Le vaisseau est perdu.
sa-flight-lost-blown-up = { $threat_The } détrui{ $threat_number ->
    [many] sent
   *[one] t
} le vaisseau. Le vaisseau est perdu.
sa-flight-jumped = Saut en hyperespace. La mission est accomplie.

## The New Frontier

sa-flight-moves-squad-leader = { $crew } court { $to_to }.
sa-flight-why-sealed-door = la porte est condamnée
sa-flight-why-wrong-station = elle ne fait rien dans cette station
sa-flight-why-wrong-turn = elle ne fait rien à ce tour
sa-flight-why-bad-pair = elle ne se combine pas avec la carte voisine
sa-flight-why-would-finish = une réparation à distance n’achève jamais un dysfonctionnement
sa-flight-why-nothing-to-repair = il n’y a rien à réparer
sa-flight-why-nothing-to-teleport = il n’y a personne à téléporter, ou nulle part où aller
sa-flight-why-jam-needs-energy = la dernière réparation demande de l’énergie dans le réacteur
sa-flight-why-own-parasite = l’hôte ne peut pas combattre le Parasite
sa-flight-misses-blind = { $weapon_The } ne peu{ $weapon_nt ->
    [nt] vent
   *[other] t
} pas viser : l’optique est brouillée.
sa-flight-hit-mother-swarm = Puissance { $strength }, mais { $threat_the } ne { $threat_number ->
    [many] subissent
   *[one] subit
} jamais plus de { $dealt } dégâts par tour : { $damage } sur { $hit_points }.
sa-flight-hit-polarized = Les lasers comptent pour moitié. Puissance { $strength } contre blindage { $shield } : { $threat_the } { $threat_number ->
    [many] subissent
   *[one] subit
} { $dealt ->
    [one] { $dealt } dégât
   *[other] { $dealt } dégâts
}, { $damage } sur { $hit_points }.
sa-flight-destroyed-lone-repairer = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} réparé{ $threat_e } par un réparateur seul{ $points ->
    [0] .
   *[other] { "" } : { $points } points.
}
sa-flight-plays-basic = { $crew } joue sa carte spéciale basique : { $special }.
sa-flight-plays-advanced = { $crew } joue sa carte spéciale avancée : { $special }.
sa-flight-special-no-effect = La carte spéciale de { $crew } ({ $special }) est sans effet : { $why }.
sa-flight-second-symbol-delayed = { $crew } prend du retard ({ $cause }) : le second symbole, { $second }, passe au tour { $turn }.
sa-flight-symbol-ignored = Dans l’espace, { $crew } ignore un symbole : { $action }.
sa-flight-flies-to = { $crew } passe à la distance { $distance }.
sa-flight-ultra-fast-return = { $crew } revient à toute vitesse en station rouge supérieure, y est assommé, et l’escouade est désactivée.
sa-flight-teleported = { $crew } est téléporté { $to_to }.
sa-flight-stimulated = { $by } donne un stimulant à { $crew } : l’action est héroïque.
sa-flight-concentrates = { $crew } se concentre : la prochaine action A, B ou robots de combat sera héroïque.
sa-flight-inhibitor-given = Personne auprès de { $crew } ne peut être assommé ce tour-ci.
sa-flight-knock-out-prevented = { $crew } serait assommé, mais est protégé.
sa-flight-temporary-shields = { $crew } lève des boucliers temporaires : { $red } en rouge, { $white } en blanche, { $blue } en bleue.
sa-flight-special-points = { $crew } reçoit { $points } { $points ->
    [one] point
   *[other] points
} pour une carte spéciale.
sa-flight-cube-placed = { $crew } renforce { $weapon_the } pour le prochain tir.
sa-flight-tile-repaired = { $crew } répare une tuile Dégâts de la zone { $zone } : { $tile }. Dégâts restants : { $total }.
sa-flight-threats-slowed = { $crew } ralentit toutes les menaces : une case de moins ce tour-ci.
sa-flight-jumps-early = { $crew } prépare un saut anticipé : après ce tour vient le tour 13.
sa-flight-poisoned = { $crew } est empoisonné par un drone.
sa-flight-sabotage-repaired = { $crew } répare le sabotage de { $system } { $station_in }.
sa-flight-repeats-turn = { $crew } rejouera la carte de ce tour au prochain tour.
sa-flight-phases-in = { $threat_The } revien{ $threat_number ->
    [many] nent
   *[one] t
} en phase.
sa-flight-phases-out = { $threat_The } passe{ $threat_nt } hors-phase.
sa-flight-jumps-to = { $threat_The } saute{ $threat_nt } sur la trajectoire { $zone }.
sa-flight-jump-fails = { $threat_The } ne peu{ $threat_number ->
    [many] vent
   *[one] t
} pas sauter sur la trajectoire { $zone }, trop courte.
sa-flight-calls = { $threat_The } appelle{ $threat_nt } { $called_the }.
sa-flight-not-reached = { $threat_The } { $threat_number ->
    [many] sont
   *[one] est
} difficile{ $threat_number ->
    [many] s
   *[one] { "" }
} d’accès : { $points ->
    [one] 1 point est perdu.
   *[other] { $points } points sont perdus.
}
sa-flight-doors-sealed-red = { $threat_The } condamne{ $threat_nt } les portes entre rouge et blanche.
sa-flight-doors-sealed-blue = { $threat_The } condamne{ $threat_nt } les portes entre blanche et bleue.
sa-flight-optics-disrupted = { $threat_The } aveugle{ $threat_nt } les lasers de la zone { $zone }.
sa-flight-shields-off = Désormais, les boucliers n’absorbent plus rien.
sa-flight-shields-reversed = Désormais, l’énergie d’un bouclier s’ajoute aux dégâts.
sa-flight-shield-added = Le bouclier inversé ajoute { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
} à la zone { $zone }.
sa-flight-mine-laid = { $threat_The } pose{ $threat_nt } une mine { $station_in }.
sa-flight-infected = { $threat_The } infecte{ $threat_nt } { $crew }.
sa-flight-attaches = { $threat_The } s’accroche{ $threat_nt } à { $crew }.
sa-flight-sabotaged = { $threat_The } sabote{ $threat_nt } A, B et C { $station_in }.
sa-flight-draws-card = { $threat_The } { $threat_number ->
    [many] font
   *[one] fait
} surgir { $drawn_the }, avec effet immédiat.
sa-flight-pulse-cannon-backfires = Le laser central a tiré : le canon à impulsion en court-circuit touche le vaisseau.
sa-flight-strikes-at-the-jump = { $threat_The } frappe{ $threat_nt } au moment du saut.
