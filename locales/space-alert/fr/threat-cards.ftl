### Ce qui est imprimé sur les cartes Menace. Effets et conditions sont assemblés par crates/space-alert/src/catalogue.rs.
### L’attribut `more` d’une particularité en donne la précision.

## Coups : $n est le nombre, $reach les zones

sa-effect-attack-fixed = { $reach ->
    [all] Attaque { $n } sur toutes les zones
    [others] Attaque { $n } sur les deux autres zones
    [sides] Attaque { $n } sur la rouge et { $n } sur la bleue
    [each-token] Attaque { $n } par tuile
   *[own] Attaque { $n }
}
sa-effect-attack-remaining = { $n ->
    [1] Attaque égale à ses points de vie restants
   *[other] Attaque égale à { $n } fois ses points de vie restants
}
sa-effect-pierce-fixed = Attaque { $n }, sans tenir compte des boucliers
sa-effect-damage-fixed = { $reach ->
    [all] { $n ->
        [1] { $n } dégât à chaque zone
       *[other] { $n } dégâts à chaque zone
    }
    [each-token] { $n ->
        [1] { $n } dégât par tuile, dans sa zone
       *[other] { $n } dégâts par tuile, dans sa zone
    }
   *[own] { $n ->
        [1] { $n } dégât à sa zone
       *[other] { $n } dégâts à sa zone
    }
}
sa-effect-damage-reactor = 1 dégât par énergie du réacteur central
sa-effect-damage-players = 1 dégât par joueur de sa nouvelle station
sa-effect-damage-rockets = { $n } dégâts par roquette non sécurisée

## Ce qu’elle se fait, à elle et aux siennes

sa-effect-heal = Répare { $n }
sa-effect-heal-half = Guérit la moitié de ses dégâts, arrondie à l’inférieur
sa-effect-hurt-itself = Subit elle-même { $n ->
    [1] { $n } dégât
   *[other] { $n } dégâts
}
sa-effect-speed = Vitesse { $change }
sa-effect-shield = Blindage { $change }
sa-effect-shield-to = Le blindage passe à { $n }
sa-effect-reveal = Devient visible
sa-effect-grow = Grandit : riposte désormais
sa-effect-attack-aura = Toutes les autres menaces externes attaquent désormais à +1
sa-effect-shield-aura = Toutes les menaces externes ont désormais +1 de blindage
sa-effect-advance-others = Chaque autre menace externe avance de 1 case

## Ce qu’elle fait au vaisseau

sa-effect-drain-shields = { $n ->
    [all] { $zone ->
        [red] Vide le bouclier rouge
        [white] Vide le bouclier central
        [blue] Vide le bouclier bleu
       *[all] Vide tous les boucliers
    }
   *[other] { $zone ->
        [red] Retire { $n } énergie au bouclier rouge
        [white] Retire { $n } énergie au bouclier central
        [blue] Retire { $n } énergie au bouclier bleu
       *[all] Retire { $n } énergie à chaque bouclier
    }
}
sa-effect-drain-reactors = { $n ->
    [all] { $zone ->
        [red] Vide le réacteur rouge
        [white] Vide le réacteur central
        [blue] Vide le réacteur bleu
       *[all] Vide tous les réacteurs
    }
   *[other] { $zone ->
        [red] Retire { $n } énergie au réacteur rouge
        [white] Retire { $n } énergie au réacteur central
        [blue] Retire { $n } énergie au réacteur bleu
       *[all] Retire { $n } énergie à chaque réacteur
    }
}
sa-effect-sabotage = Prend 1 énergie au réacteur de sa zone ; s’il est vide, 1 dégât
sa-effect-short-circuit = L’énergie du réacteur central remplit le bouclier central ; le reste fuit, 1 dégât par énergie
sa-effect-leak-shields = { $zone ->
    [red] L’énergie du bouclier rouge fuit, 1 dégât par énergie
    [white] L’énergie du bouclier central fuit, 1 dégât par énergie
    [blue] L’énergie du bouclier bleu fuit, 1 dégât par énergie
   *[all] L’énergie de tous les boucliers fuit, 1 dégât par énergie
}
sa-effect-leak-reactors = { $zone ->
    [red] L’énergie du réacteur rouge fuit, 1 dégât par énergie
    [white] L’énergie du réacteur central fuit, 1 dégât par énergie
    [blue] L’énergie du réacteur bleu fuit, 1 dégât par énergie
   *[all] L’énergie de tous les réacteurs fuit, 1 dégât par énergie
}
sa-effect-destroy-rocket = Détruit 1 roquette
sa-effect-destroy-fuel = Détruit 1 capsule de carburant
sa-effect-disable-stored-squad = Désactive les robots de combat rangés ici
sa-effect-double-damage = { $zone ->
    [red] Les dégâts à la zone rouge comptent double
    [white] Les dégâts à la zone blanche comptent double
    [blue] Les dégâts à la zone bleue comptent double
   *[all] Les dégâts à toutes les zones comptent double
}

## Où elle va, qui elle frappe

sa-effect-move = { $heading ->
    [red] Va à gauche
    [blue] Va à droite
   *[deck] Change de pont
}
sa-effect-move-to-most = Va vers la station voisine où sont le plus de joueurs
sa-effect-spread = { $heading ->
    [red] Se répand à gauche
    [blue] Se répand à droite
   *[deck] Se répand sur l’autre pont
}
sa-effect-delay = { $who ->
    [in-zone] Les joueurs de sa zone sont retardés
    [here] Les joueurs de ses stations sont retardés
    [all-but-captain] Tous les joueurs à bord sauf le Capitaine sont retardés
   *[on-ship] Tous les joueurs à bord sont retardés
}
sa-effect-knock-out = { $who ->
    [in-zone] Les joueurs de sa zone sont assommés
    [here] Les joueurs de sa station sont assommés
    [here-unguarded] Les joueurs de sa station sans robots de combat actifs sont assommés
    [at-storage] Les joueurs en rouge inférieure et en bleue supérieure sont assommés
    [leading-squad] Les joueurs qui mènent des robots de combat actifs sont assommés
    [not-on-bridge] Les joueurs qui ne sont pas sur la passerelle sont assommés
    [at-lower-sides] Les joueurs en rouge et en bleue inférieures sont assommés
    [at-red] Les joueurs de la zone rouge sont assommés
    [at-white] Les joueurs de la zone blanche sont assommés
    [captain] Le Capitaine est assommé
    [alone] Les joueurs seuls dans une station sont assommés
    [in-company] Les joueurs à plusieurs dans une station sont assommés
   *[on-ship] Tous les joueurs à bord sont assommés
}
sa-effect-doom = { $doom ->
    [taken-over] Prend le contrôle du vaisseau
    [broken-apart] Le vaisseau se disloque
   *[blown-up] Détruit le vaisseau
}

## Conditions

sa-when-damaged = { $n ->
    [1] Si elle est endommagée
   *[other] Si elle a { $n } dégâts ou plus
}
sa-when-not-damaged = { $n ->
    [1] Si elle n’est pas endommagée
   *[other] Si elle a moins de { $n } dégâts
}
sa-when-original = Si le premier Slime est encore là
sa-when-no-rocket-hit = Si aucune roquette ne l’a touchée
sa-when-player-here = Si un joueur est dans sa station
sa-when-no-player-here = Si aucun joueur n’est dans sa station

## Particularités

sa-trait-stealth = Ne peut être visé avant X
    .more = Jusqu’à son X, aucune arme ne peut le viser ; il n’est même pas compté. Dès le calcul des dégâts suivant, c’est une cible comme une autre. Un ravitailleur qui explose près de lui le blesse quand même.
sa-trait-decoy = Les roquettes qui le visent sont perdues
    .more = Une fois visible, il attire les roquettes selon la règle normale, mais la roquette qui le vise est perdue sans effet.
sa-trait-hides-far = Ne peut être visé à distance 3
    .more = Tant qu’il est à distance 3, aucune arme ne peut le viser.
sa-trait-cryoshield = Le premier tir ne fait qu’ôter sa cryoprotection
    .more = Au premier calcul des dégâts où une arme le vise, il ne subit rien, quelle que soit la salve. Dès le tour suivant, il est endommagé normalement.
sa-trait-destroyer = Les dégâts qui passent les boucliers comptent double
    .more = Le bouclier absorbe son attaque point pour point. Chaque point qui passe fait piocher deux tuiles Dégâts.
sa-trait-pulse-breaks = Le canon à impulsion met son blindage à 0
    .more = Au tour où le canon à impulsion le vise, son blindage vaut 0 pour toutes les armes. Il revient au tour suivant.
sa-trait-no-rockets = Les roquettes ne peuvent pas le viser
    .more = Les roquettes l’ignorent et prennent la cible suivante. Toutes les autres armes peuvent le toucher.
sa-trait-no-heavy = Les lasers lourds ne peuvent pas le viser
    .more = Un laser lourd prend la menace suivante de la zone. Lasers légers, canon à impulsion, roquettes et intercepteurs peuvent le toucher.
sa-trait-swarm = 1 dégât par tour au plus
    .more = Quelle que soit la salve, elle perd un point de vie par tour au plus. L’explosion d’un ravitailleur en ajoute un.
sa-trait-explodes = Détruit, il inflige 1 dégât à toutes les autres menaces externes
    .more = Blindage, cryoprotection et furtivité ne protègent pas de l’explosion. Les menaces qui ne sont pas encore apparues sont épargnées.
sa-trait-sacrifice = Les intercepteurs qui l’attaquent seul frappent à 9 et sont perdus
    .more = S’il est la seule cible des intercepteurs, ils frappent à 9 au lieu de 3 ; ensuite le joueur dans l’espace est assommé et les intercepteurs ne volent plus, que la cible soit détruite ou non.
sa-trait-magnet = Toutes les roquettes le visent ; +1 blindage pour chacune
    .more = Tant qu’il est en jeu, chaque roquette va sur lui, à toute distance. Après les dégâts, il gagne 1 de blindage par roquette, pour de bon.
sa-trait-retaliates = Riposte : attaque 1 sur toutes les zones s’il est touché
    .more = À la fin de chaque calcul des dégâts où il a été touché, il attaque toutes les zones à 1, même détruit. Les dégâts qu’il s’inflige ne comptent pas.
sa-trait-fights-back = Désactive les robots de combat qui l’attaquent
    .more = L’escouade inflige d’abord son dégât, puis elle est désactivée, même si l’intrus en est détruit. Les robots héroïques sont épargnés.
sa-trait-grows = Riposte après X
    .more = Avant son X, les robots de combat l’attaquent sans risque. Après X, l’escouade est désactivée.
sa-trait-warheads = Points de vie : les roquettes en réserve
    .more = Les roquettes déjà parties ne comptent pas. Sans roquette en réserve, elle est détruite aussitôt. Si une roquette en réserve est perdue, un point de vie l’est aussi.
sa-trait-overheated = La dernière réparation assomme tout le monde en rouge et en bleue inférieures
    .more = Qui se trouve à côté du réacteur au moment où il est enfin réparé est assommé et n’agit plus de ce tour.
sa-trait-slime = Qui entre dans une station engluée est retardé
    .more = La première tuile a 2 points de vie, les suivantes 1. Y être ne fait rien ; y entrer, si. La menace est détruite avec sa dernière tuile.
sa-trait-seeker = Qui le détruit est assommé
    .more = Le joueur et les robots du dernier coup sont hors de la mission, héroïques ou non.
sa-trait-contamination = Les robots nettoient une station à la fois
    .more = Chaque station nettoyée est un dégât. À la troisième, elle est détruite et la quatrième est propre aussi. Après Z, plus rien ne se nettoie et qui entre est assommé.
sa-trait-nuclear = Il faut trois joueurs avec C le même tour
    .more = Une ou deux actions C en blanche inférieure ne font rien et ne comptent pas pour le tour suivant.
sa-trait-fissure = Colmatée par les intercepteurs
    .more = Chaque attaque des intercepteurs lui inflige 1 dégât au lieu de viser les menaces externes ; les robots héroïques aussi, 1. Le doublement des dégâts cesse avec elle.
sa-trait-blast = Explose près du vaisseau : attaque { $n } par X et Y passés
    .more = À la fin de l’étape où il est détruit, il attaque sa zone une fois, à { $n } par case X et Y atteinte. Les boucliers absorbent normalement.
sa-trait-bonus = Les { $stations } stations réparées le même tour : { $n ->
    [1] { $n } dégât de plus
   *[other] { $n } dégâts de plus
}
    .more = On peut réparer dans n’importe laquelle de ses stations. Si chacune l’est au même tour, elle subit { $n } de plus à la fin des actions des joueurs.

## Précisions sur les cartes sans particularité imprimée

sa-note-E2-01 = Sa vitesse croît à chaque X et Y passé ; un blindage qui « passe à » un nombre remplace l’ancien.
    .rule = SA-20.35
sa-note-E2-02 = Le bonus vaut aussi pour les attaques spéciales et pour les menaces apparues plus tard ; il cesse si l’Éclaireur est détruit, mais reste s’il passe. La case de plus est parcourue aussitôt, et les cases atteintes agissent.
    .rule = SA-20.20
sa-note-E2-05 = Avec un blindage de −2, toute salve qui la vise est plus forte de 2.
    .rule = SA-20.29
sa-note-E2-06 = Le bonus vaut pour lui-même et pour les menaces apparues plus tard ; il cesse s’il est détruit, mais reste s’il passe.
    .rule = SA-20.31
sa-note-SE1-02 = Sur une trajectoire à deux cases Y, son blindage augmente deux fois.
    .rule = SA-20.36
sa-note-SE2-04 = Sa dernière attaque frappe la rouge et la bleue, quelle que soit sa trajectoire.
    .rule = SA-20.52
sa-note-SE2-05 = Si son propre X ou Y la détruit, elle compte comme détruite et ne fait plus rien.
    .rule = SA-20.55
sa-note-I1-03 = Le réacteur de la zone où il se trouve à ce moment.
    .rule = SA-21.8
sa-note-I1-04 = Le réacteur de la zone où il se trouve à ce moment.
    .rule = SA-21.8
sa-note-I1-05 = Le bouclier piraté ne peut être chargé. L’énergie qu’il contient protège encore.
    .rule = SA-21.9
sa-note-I1-06 = Le bouclier piraté ne peut être chargé. L’énergie qu’il contient protège encore.
    .rule = SA-21.9
sa-note-I2-05 = C sur la passerelle répare le Virus au lieu d’entretenir l’ordinateur.
    .rule = SA-21.18
sa-note-I2-06 = Pendant ce temps, le réacteur central ne peut être rechargé ; les réacteurs latéraux peuvent encore y puiser.
    .rule = SA-21.20
sa-note-SI1-05 = Pendant ce temps, le bouclier central ne peut être chargé.
    .rule = SA-21.52
sa-note-SI1-06 = Pendant ce temps, les escouades ne peuvent être ni prises ni réactivées. Un joueur dans l’espace ne risque rien.
    .rule = SA-21.56
sa-note-SI2-01 = Il frappe après s’être déplacé, dans sa nouvelle station.
    .rule = SA-21.60
sa-note-SI2-02 = En cas d’égalité, il reste. Les joueurs de sa propre station ne sont pas comptés.
    .rule = SA-21.61

## The New Frontier

sa-effect-damage-zones = { $zone ->
    [red] Dégâts { $n } à la zone rouge
    [white] Dégâts { $n } à la zone blanche
    [blue] Dégâts { $n } à la zone bleue
    [sides] Dégâts { $n } à la zone rouge et { $n } à la bleue
   *[all] Dégâts { $n } à chaque zone
}
sa-effect-drain-own-reactor = Retire { $n } énergie au réacteur de sa zone
sa-effect-attack-and-feed = Attaque { $n } ; récupère 1 par point absorbé
sa-effect-reactor-blast = { $reach ->
    [all] Dans chaque zone 1 dégât, plus 1 par énergie de son réacteur
   *[own] 1 dégât à sa zone, plus 1 par énergie de son réacteur
}
sa-effect-jump = { $side ->
    [left] Saute sur la trajectoire de gauche
   *[right] Saute sur la trajectoire de droite
}
sa-effect-call = Appelle la menace piochée pour elle
sa-effect-heal-all-external = Chaque menace externe récupère { $n }
sa-effect-advance-internal = Chaque menace interne avance de { $n ->
    [one] 1 case
   *[other] { $n } cases
}
sa-effect-advance-in-zone = Les menaces externes de sa zone avancent de { $n ->
    [one] 1 case
   *[other] { $n } cases
}
sa-effect-expose = Devient accessible
sa-effect-special-lateral-jam-damage = Dégâts 3 à sa zone, 2 à la blanche, 1 à la zone opposée
sa-effect-special-short-circuit-energy = Prend 1 énergie au réacteur central ; s’il y en avait, attaque 1 sur toutes les zones
sa-effect-special-short-circuit-fuel = Détruit 1 capsule de carburant ; s’il y en avait, attaque 1 sur toutes les zones
sa-effect-special-shields-off = Les boucliers n’absorbent plus rien
sa-effect-special-shields-reversed = L’énergie des boucliers s’ajoute aux dégâts
sa-effect-special-seal-red-doors = Condamne les portes entre rouge et blanche
sa-effect-special-seal-blue-doors = Condamne les portes entre blanche et bleue
sa-effect-special-disrupt-optics = Aveugle les lasers de la zone suivante : blanche, rouge, bleue
sa-effect-special-drill = Avance d’une station vers la zone la plus endommagée
sa-effect-special-lay-mine = Pose une mine dans sa station
sa-effect-special-explode-mines = 2 dégâts par mine, dans sa zone
sa-effect-special-set-drones = Drones en bleue supérieure et en blanche inférieure
sa-effect-special-ninja-strike = Les joueurs empoisonnés sont assommés ; chaque roquette en réserve attaque la zone rouge à 2
sa-effect-special-infect = Infecte les joueurs de sa station
sa-effect-special-infection-breaks-out = 2 dégâts là où se trouve chaque joueur infecté
sa-effect-special-gremlin-feeds = Vide le réacteur de sa zone ; vitesse +1 par énergie
sa-effect-special-gremlin-sabotage = Sabote A, B et C de sa station
sa-effect-special-parasite-drains = Prend 1 énergie au bouclier ou au réacteur de la station de son hôte
sa-effect-special-parasite-knocks-out = Les autres joueurs de la station de son hôte sont assommés
sa-effect-special-parasite-bursts = Dégâts 5 à la zone de son hôte
sa-effect-special-repeat-turn = Les joueurs à bord sont retardés et répètent la carte de ce tour
sa-effect-special-swap-sides = Les joueurs en rouge et en bleue échangent leurs zones
sa-effect-special-perform-drawn-card = Pioche une menace interne et effectue toutes ses actions
sa-trait-carrier = Les intercepteurs proches affaiblissent ses attaques de 2
    .more = Tant que quelqu’un est dans l’espace à sa distance ou plus près, chacune de ses attaques perd 2, jusqu’à 0.
sa-trait-plasmatic = Assomme la zone si les boucliers n’absorbent rien
    .more = Si aucun point de son attaque n’est absorbé, tous les joueurs de la zone sont assommés, sur les deux ponts.
sa-trait-phasing = Hors-phase un tour sur deux
    .more = Elle apparaît en phase. Après son mouvement, elle est hors-phase jusqu’au suivant : rien ne peut la toucher, la réparer ni la déplacer. Ses actions sont alors celles entre crochets.
sa-trait-megashield = Son blindage perd 1 à chaque tour où elle est touchée
    .more = Les dégâts se calculent avec le blindage du moment ; ensuite il baisse de 1, quel que soit le nombre d’armes.
sa-trait-polarized = Les lasers comptent pour moitié
    .more = La puissance de tous les lasers réunis est divisée par deux, arrondie au supérieur. Les autres armes comptent entièrement.
sa-trait-covers-all = Les lasers de toutes les zones peuvent la toucher
    .more = Elle avance et agit sur sa trajectoire, mais compte sur les trois pour les lasers. Le canon à impulsion la touche une fois.
sa-trait-swarm-of-two = 2 dégâts par tour au plus
    .more = Quelle que soit la salve, elle perd deux points de vie par tour au plus.
sa-trait-rocket-cancels-z = Une roquette qui la touche annule son Z
    .more = Même sans dégât. Si elle atteint le vaisseau, elle compte parmi les menaces auxquelles on a survécu.
sa-trait-slowed-by-damage = Avance de 2 cases de moins le tour où elle est endommagée
    .more = Au moins un point doit passer son blindage. Elle se soigne de ce que vos boucliers absorbent.
sa-trait-accelerates = Vitesse +1 à chaque tour
    .more = Sa vitesse est 1 au tour où elle apparaît et augmente de 1 après chaque mouvement.
sa-trait-strikes-at-jump = Effectue Z au moment du saut si ce n’est pas fait
    .more = Seule sa destruction évite son Z.
sa-trait-laser-jam = La dernière réparation prend 1 énergie au réacteur
    .more = Sans énergie dans le réacteur du laser, le dernier point de réparation ne fait rien.
sa-trait-side-by-turn = Rouge supérieure aux tours pairs, bleue supérieure aux tours impairs
    .more = C’est le tour où elle apparaît ou est appelée qui compte.
sa-trait-pulse-short-circuit = Tirer au laser lourd central attaque le vaisseau
    .more = À chaque tir du laser lourd central, le canon à impulsion attaque aussitôt toutes les zones avec une puissance de 1. Les boucliers absorbent.
sa-trait-lone-repairer = Un réparateur seul répare 1 de plus
    .more = Si un seul joueur l’a réparée ce tour-ci, elle prend 1 point de plus à la fin des actions.
sa-trait-airlock = Des robots de combat actifs réparent 1 de plus
    .more = Un joueur suivi d’une escouade active répare 1 point de plus. Les portes se rouvrent à la réparation.
sa-trait-anomaly = Les lasers des zones brouillées sont aveugles
    .more = Sauf si quelqu’un est dans l’espace ou regarde par le hublot ce tour-ci. Un laser qui tire consomme quand même.
sa-trait-vortex = Chaque dégât fait changer tout le monde de pont
    .more = Chaque action qui l’endommage téléporte aussitôt tous les joueurs à bord sur l’autre pont.
sa-trait-mine-layer = Ses mines disparaissent s’il est détruit
    .more = Chaque mine reste où elle a été posée. À Z, chaque mine inflige 2 dégâts à sa zone.
sa-trait-ninja = Partir d’un drone ou y arriver empoisonne
    .more = Les drones sont en bleue supérieure et blanche inférieure. Même si le Ninja est détruit, son jeton continue ; à l’arrivée, les joueurs empoisonnés sont assommés.
sa-trait-beast = Les infectés causent des dégâts quand son jeton atteint Z
    .more = Même détruite : son jeton continue. Les joueurs assommés ou dans l’espace n’en causent pas.
sa-trait-siren = Se téléporte en bleue inférieure quand elle est touchée
    .more = Un joueur qui s’y trouve et agit plus tard dans le tour peut la toucher encore.
sa-trait-gremlin = Non détruit, assomme tout le monde au moment du saut
    .more = Même s’il a effectué Z. Seul le score en souffre. Ses sabotages restent jusqu’à réparation.
sa-trait-parasite = S’accroche au premier joueur qui se déplace
    .more = L’hôte ne peut pas le toucher. Un autre joueur avec une escouade dans la même station le détruit : l’hôte est assommé, l’escouade désactivée. Si l’hôte est assommé autrement, il compte comme survécu.
sa-trait-inaccessible = Inaccessible : { $n ->
    [one] le premier point de chaque tour ne compte pas
   *[other] les { $n } premiers points de chaque tour ne comptent pas
}
    .more = Les points de tous les joueurs d’un tour s’additionnent ; seul ce qui dépasse { $n } fait des dégâts.
