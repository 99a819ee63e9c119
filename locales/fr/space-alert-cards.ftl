### Ce qui est imprimé sur les cartes Menace. Effets et conditions sont assemblés par crates/space-alert/src/catalogue.rs.
### L'attribut `more` d'une particularité en donne la précision.

## Coups : $n est le nombre, $reach les zones

effect-attack-fixed = { $reach ->
    [all] Attaque { $n } sur toutes les zones
    [others] Attaque { $n } sur les deux autres zones
    [sides] Attaque { $n } sur la rouge et { $n } sur la bleue
    [each-token] Attaque { $n } par tuile
   *[own] Attaque { $n }
}
effect-attack-remaining = { $n ->
    [1] Attaque égale à ses points de vie restants
   *[other] Attaque égale à { $n } fois ses points de vie restants
}
effect-pierce-fixed = Attaque { $n }, sans tenir compte des boucliers
effect-damage-fixed = { $reach ->
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
effect-damage-reactor = 1 dégât par énergie du réacteur central
effect-damage-players = 1 dégât par joueur de sa nouvelle station
effect-damage-rockets = { $n } dégâts par roquette non sécurisée

## Ce qu'elle se fait, à elle et aux siennes

effect-heal = Répare { $n }
effect-heal-half = Guérit la moitié de ses dégâts, arrondie à l'inférieur
effect-hurt-itself = Subit elle-même { $n ->
    [1] { $n } dégât
   *[other] { $n } dégâts
}
effect-speed = Vitesse { $change }
effect-shield = Blindage { $change }
effect-shield-to = Le blindage passe à { $n }
effect-reveal = Devient visible
effect-grow = Grandit : riposte désormais
effect-attack-aura = Toutes les autres menaces externes attaquent désormais à +1
effect-shield-aura = Toutes les menaces externes ont désormais +1 de blindage
effect-advance-others = Chaque autre menace externe avance de 1 case

## Ce qu'elle fait au vaisseau

effect-drain-shields = { $n ->
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
effect-drain-reactors = { $n ->
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
effect-sabotage = Prend 1 énergie au réacteur de sa zone ; s'il est vide, 1 dégât
effect-short-circuit = L'énergie du réacteur central remplit le bouclier central ; le reste fuit, 1 dégât par énergie
effect-leak-shields = { $zone ->
    [red] L'énergie du bouclier rouge fuit, 1 dégât par énergie
    [white] L'énergie du bouclier central fuit, 1 dégât par énergie
    [blue] L'énergie du bouclier bleu fuit, 1 dégât par énergie
   *[all] L'énergie de tous les boucliers fuit, 1 dégât par énergie
}
effect-leak-reactors = { $zone ->
    [red] L'énergie du réacteur rouge fuit, 1 dégât par énergie
    [white] L'énergie du réacteur central fuit, 1 dégât par énergie
    [blue] L'énergie du réacteur bleu fuit, 1 dégât par énergie
   *[all] L'énergie de tous les réacteurs fuit, 1 dégât par énergie
}
effect-destroy-rocket = Détruit 1 roquette
effect-destroy-fuel = Détruit 1 capsule de carburant
effect-disable-stored-squad = Désactive les robots de combat rangés ici
effect-double-damage = { $zone ->
    [red] Les dégâts à la zone rouge comptent double
    [white] Les dégâts à la zone blanche comptent double
    [blue] Les dégâts à la zone bleue comptent double
   *[all] Les dégâts à toutes les zones comptent double
}

## Où elle va, qui elle frappe

effect-move = { $heading ->
    [red] Va à gauche
    [blue] Va à droite
   *[deck] Change de pont
}
effect-move-to-most = Va vers la station voisine où sont le plus de joueurs
effect-spread = { $heading ->
    [red] Se répand à gauche
    [blue] Se répand à droite
   *[deck] Se répand sur l'autre pont
}
effect-delay = { $who ->
    [in-zone] Les joueurs de sa zone sont retardés
    [here] Les joueurs de ses stations sont retardés
   *[on-ship] Tous les joueurs à bord sont retardés
}
effect-knock-out = { $who ->
    [in-zone] Les joueurs de sa zone sont assommés
    [here] Les joueurs de sa station sont assommés
    [here-unguarded] Les joueurs de sa station sans robots de combat actifs sont assommés
    [at-storage] Les joueurs en rouge inférieure et en bleue supérieure sont assommés
    [leading-squad] Les joueurs qui mènent des robots de combat actifs sont assommés
    [not-on-bridge] Les joueurs qui ne sont pas sur la passerelle sont assommés
   *[on-ship] Tous les joueurs à bord sont assommés
}
effect-doom = { $doom ->
    [taken-over] Prend le contrôle du vaisseau
    [broken-apart] Le vaisseau se disloque
   *[blown-up] Détruit le vaisseau
}

## Conditions

when-damaged = { $n ->
    [1] Si elle est endommagée
   *[other] Si elle a { $n } dégâts ou plus
}
when-not-damaged = { $n ->
    [1] Si elle n'est pas endommagée
   *[other] Si elle a moins de { $n } dégâts
}
when-original = Si le premier Slime est encore là

## Particularités

trait-stealth = Ne peut être visé avant X
    .more = Jusqu'à son X, aucune arme ne peut le viser ; il n'est même pas compté. Dès le calcul des dégâts suivant, c'est une cible comme une autre. Un ravitailleur qui explose près de lui le blesse quand même.
trait-decoy = Les roquettes qui le visent sont perdues
    .more = Une fois visible, il attire les roquettes selon la règle normale, mais la roquette qui le vise est perdue sans effet.
trait-hides-far = Ne peut être visé à distance 3
    .more = Tant qu'il est à distance 3, aucune arme ne peut le viser.
trait-cryoshield = Le premier tir ne fait qu'ôter sa cryoprotection
    .more = Au premier calcul des dégâts où une arme le vise, il ne subit rien, quelle que soit la salve. Dès le tour suivant, il est endommagé normalement.
trait-destroyer = Les dégâts qui passent les boucliers comptent double
    .more = Le bouclier absorbe son attaque point pour point. Chaque point qui passe fait piocher deux tuiles Dégâts.
trait-pulse-breaks = Le canon à impulsion met son blindage à 0
    .more = Au tour où le canon à impulsion le vise, son blindage vaut 0 pour toutes les armes. Il revient au tour suivant.
trait-no-rockets = Les roquettes ne peuvent pas le viser
    .more = Les roquettes l'ignorent et prennent la cible suivante. Toutes les autres armes peuvent le toucher.
trait-no-heavy = Les lasers lourds ne peuvent pas le viser
    .more = Un laser lourd prend la menace suivante de la zone. Lasers légers, canon à impulsion, roquettes et intercepteurs peuvent le toucher.
trait-swarm = 1 dégât par tour au plus
    .more = Quelle que soit la salve, elle perd un point de vie par tour au plus. L'explosion d'un ravitailleur en ajoute un.
trait-explodes = Détruit, il inflige 1 dégât à toutes les autres menaces externes
    .more = Blindage, cryoprotection et furtivité ne protègent pas de l'explosion. Les menaces qui ne sont pas encore apparues sont épargnées.
trait-sacrifice = Les intercepteurs qui l'attaquent seul frappent à 9 et sont perdus
    .more = S'il est la seule cible des intercepteurs, ils frappent à 9 au lieu de 3 ; ensuite le joueur dans l'espace est assommé et les intercepteurs ne volent plus, que la cible soit détruite ou non.
trait-magnet = Toutes les roquettes le visent ; +1 blindage pour chacune
    .more = Tant qu'il est en jeu, chaque roquette va sur lui, à toute distance. Après les dégâts, il gagne 1 de blindage par roquette, pour de bon.
trait-retaliates = Riposte : attaque 1 sur toutes les zones s'il est touché
    .more = À la fin de chaque calcul des dégâts où il a été touché, il attaque toutes les zones à 1, même détruit. Les dégâts qu'il s'inflige ne comptent pas.
trait-fights-back = Désactive les robots de combat qui l'attaquent
    .more = L'escouade inflige d'abord son dégât, puis elle est désactivée, même si l'intrus en est détruit. Les robots héroïques sont épargnés.
trait-grows = Riposte après X
    .more = Avant son X, les robots de combat l'attaquent sans risque. Après X, l'escouade est désactivée.
trait-warheads = Points de vie : les roquettes en réserve
    .more = Les roquettes déjà parties ne comptent pas. Sans roquette en réserve, elle est détruite aussitôt. Si une roquette en réserve est perdue, un point de vie l'est aussi.
trait-overheated = La dernière réparation assomme tout le monde en rouge et en bleue inférieures
    .more = Qui se trouve à côté du réacteur au moment où il est enfin réparé est assommé et n'agit plus de ce tour.
trait-slime = Qui entre dans une station engluée est retardé
    .more = La première tuile a 2 points de vie, les suivantes 1. Y être ne fait rien ; y entrer, si. La menace est détruite avec sa dernière tuile.
trait-seeker = Qui le détruit est assommé
    .more = Le joueur et les robots du dernier coup sont hors de la mission, héroïques ou non.
trait-contamination = Les robots nettoient une station à la fois
    .more = Chaque station nettoyée est un dégât. À la troisième, elle est détruite et la quatrième est propre aussi. Après Z, plus rien ne se nettoie et qui entre est assommé.
trait-nuclear = Il faut trois joueurs avec C le même tour
    .more = Une ou deux actions C en blanche inférieure ne font rien et ne comptent pas pour le tour suivant.
trait-fissure = Colmatée par les intercepteurs
    .more = Chaque attaque des intercepteurs lui inflige 1 dégât au lieu de viser les menaces externes ; les robots héroïques aussi, 1. Le doublement des dégâts cesse avec elle.
trait-blast = Explose près du vaisseau : attaque { $n } par X et Y passés
    .more = À la fin de l'étape où il est détruit, il attaque sa zone une fois, à { $n } par case X et Y atteinte. Les boucliers absorbent normalement.
trait-bonus = Les { $stations } stations réparées le même tour : { $n ->
    [1] { $n } dégât de plus
   *[other] { $n } dégâts de plus
}
    .more = On peut réparer dans n'importe laquelle de ses stations. Si chacune l'est au même tour, elle subit { $n } de plus à la fin des actions des joueurs.

## Précisions sur les cartes sans particularité imprimée

note-E2-01 = Sa vitesse croît à chaque X et Y passé ; un blindage qui « passe à » un nombre remplace l'ancien.
    .rule = SA-20.35
note-E2-02 = Le bonus vaut aussi pour les attaques spéciales et pour les menaces apparues plus tard ; il cesse si l'Éclaireur est détruit, mais reste s'il passe. La case de plus est parcourue aussitôt, et les cases atteintes agissent.
    .rule = SA-20.20
note-E2-05 = Avec un blindage de −2, toute salve qui la vise est plus forte de 2.
    .rule = SA-20.29
note-E2-06 = Le bonus vaut pour lui-même et pour les menaces apparues plus tard ; il cesse s'il est détruit, mais reste s'il passe.
    .rule = SA-20.31
note-SE1-02 = Sur une trajectoire à deux cases Y, son blindage augmente deux fois.
    .rule = SA-20.36
note-SE2-04 = Sa dernière attaque frappe la rouge et la bleue, quelle que soit sa trajectoire.
    .rule = SA-20.52
note-SE2-05 = Si son propre X ou Y la détruit, elle compte comme détruite et ne fait plus rien.
    .rule = SA-20.55
note-I1-03 = Le réacteur de la zone où il se trouve à ce moment.
    .rule = SA-21.8
note-I1-04 = Le réacteur de la zone où il se trouve à ce moment.
    .rule = SA-21.8
note-I1-05 = Le bouclier piraté ne peut être chargé. L'énergie qu'il contient protège encore.
    .rule = SA-21.9
note-I1-06 = Le bouclier piraté ne peut être chargé. L'énergie qu'il contient protège encore.
    .rule = SA-21.9
note-I2-05 = C sur la passerelle répare le Virus au lieu d'entretenir l'ordinateur.
    .rule = SA-21.18
note-I2-06 = Pendant ce temps, le réacteur central ne peut être rechargé ; les réacteurs latéraux peuvent encore y puiser.
    .rule = SA-21.20
note-SI1-05 = Pendant ce temps, le bouclier central ne peut être chargé.
    .rule = SA-21.52
note-SI1-06 = Pendant ce temps, les escouades ne peuvent être ni prises ni réactivées. Un joueur dans l'espace ne risque rien.
    .rule = SA-21.56
note-SI2-01 = Il frappe après s'être déplacé, dans sa nouvelle station.
    .rule = SA-21.60
note-SI2-02 = En cas d'égalité, il reste. Les joueurs de sa propre station ne sont pas comptés.
    .rule = SA-21.61
