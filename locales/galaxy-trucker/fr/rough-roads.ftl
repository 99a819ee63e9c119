# Routes rugueuses : les cartes, leurs questions, leurs effets.

## Les cartes. `-text` dit ce que fait une carte.

gt-road-stiff-competition = Rude concurrence
gt-road-stiff-competition-text = Pour utiliser un vaisseau ou une station à l’abandon, comptez vos canons. Chaque joueur derrière vous qui est plus fort vous tire dessus de l’arrière (tir lourd). Vous pouvez ensuite renoncer.
gt-road-engine-envy = Envie de réacteur
gt-road-engine-envy-text = Si une carte change le premier, le nouveau premier subit un tir léger de l’arrière.
gt-road-space-junk = Ordure de l’espace
gt-road-space-junk-text = Après chaque carte, chaque composant détaché frappe tous les vaisseaux derrière comme une grosse météorite venant de l’avant.
gt-road-deja-vu = Déjà-vu
gt-road-deja-vu-text = Les cartes dont personne n’a profité reviennent après la dernière, dans le même ordre.
gt-road-metal-fatigue = Fatigue du métal
gt-road-metal-fatigue-text = Après chaque Espace intersidéral, les dés désignent une case. Sur chaque vaisseau qui a affronté la carte, le composant qui s’y trouve se détache.
gt-road-cosmic-psychosis = Psychose cosmique
gt-road-cosmic-psychosis-text = Après chaque carte, les dés désignent une case. Une cabine avec des humains y est détruite avec son équipage.
gt-road-bum-batteries = Batteries sans valeur
gt-road-bum-batteries-text = Tout ce que vous alimentez coûte 1 jeton de plus. Un composant et son booster ne paient ce jeton qu’une fois.
gt-road-meteoric-inversion = Inversion météorique
gt-road-meteoric-inversion-text = Les grosses météorites sont petites et les petites sont grosses.
gt-road-tough-trip = Rude voyage
gt-road-tough-trip-text = Le vol compte davantage de cartes de niveau III.
gt-road-remorseless-fate = Destin sans remords
gt-road-remorseless-fate-text = Zones de combat et Sabotage frappent tout le monde sauf celui qui a le plus. Une Épidémie coûte les cabines. Dans la Poussière d’étoiles, les composants à connecteurs exposés se détachent au lieu de coûter des jours.
gt-road-piercing-projectiles = Projectiles perçants
gt-road-piercing-projectiles-text = Une météorite ou un tir qui détruit un composant continue et frappe le suivant sur sa ligne.
gt-road-union-ship = Vaisseau syndiqué
gt-road-union-ship-text = Avant la dernière carte, payez 1 crédit ou 1 marchandise par membre d’équipage, ou abandonnez.
gt-road-explosive-goods = Marchandises explosives
gt-road-explosive-goods-text = Quand un composant portant des marchandises est détruit, ceux des 8 cases autour le sont aussi.
gt-road-explosive-batteries = Batteries explosives
gt-road-explosive-batteries-text = Quand un composant portant des jetons d’énergie est détruit, ceux des 8 cases autour le sont aussi.
gt-road-infected-goods = Marchandises infectées
gt-road-infected-goods-text = Quand vous recevez des marchandises, chacune au-delà du nombre de vos extraterrestres coûte 1 humain. Tout ou rien.
gt-road-somersault = Culbute
gt-road-somersault-text = Les moteurs peuvent pointer vers l’arrière ou vers l’avant ; seuls ceux tournés vers l’arrière comptent. Après chaque Espace intersidéral ou Planètes, chaque vaisseau fait demi-tour.
gt-road-defective-connectors = Connecteurs défectueux
gt-road-defective-connectors-text = Chaque connecteur universel relié à un simple ou un double coûte 1 de puissance des moteurs. Au moment de compter les moteurs, vous pouvez larguer les composants ainsi reliés.
gt-road-made-to-order = Sur commande
gt-road-made-to-order-text = Vous avez une pile de commande où vous seul vous servez. Chaque composant qui y reste coûte 1 crédit.
gt-road-dead-zone = Zone en angle mort
gt-road-dead-zone-text = Rien ne fonctionne dans une colonne, sauf le blindage.
gt-road-nasty-surprise = Méchante surprise
gt-road-nasty-surprise-text = Après la construction, une autre carte prend sa place.
gt-road-panic = Panique
gt-road-panic-text = Quand un composant est détruit, 1 membre d’équipage fuit de chaque cabine voisine.
gt-road-paranoid-locals = Autochtones paranoïaques
gt-road-paranoid-locals-text = Qui atterrit sur une planète subit un tir léger de l’avant avant de charger ; un tir lourd s’il est seul à atterrir.
gt-road-big-baddies = Gros méchants
gt-road-big-baddies-text = Quand un ennemi paraît, le plus petit de deux dés s’ajoute à sa puissance.
gt-road-bad-luck = Pas de chance
gt-road-bad-luck-text = Une météorite ou un tir qui ne touche personne et ne coûte de jeton à personne est relancé, jusqu’à { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
}.
gt-road-personalized-cabins = Cabines personnalisées
gt-road-personalized-cabins-text = Une cabine qui perd un membre d’équipage est perdue avec tous ses occupants. Les cabines perdues ne coûtent rien.
gt-road-unguarded-airlocks = Sas sans surveillance
gt-road-unguarded-airlocks-text = Les intrus font { $count } pas de plus.
gt-road-hunting-season = Saison de chasse
gt-road-hunting-season-text = Chaque intrus est suivi d’un second qui longe l’autre mur.
gt-road-abandoned-debris = Débris abandonnés
gt-road-abandoned-debris-text = Quand un vaisseau ou une station à l’abandon paraît, chacun nomme un côté. Une grosse météorite vient de chaque côté le plus nommé.

## Questions et boutons

gt-ask-infected-goods = Marchandises infectées : les prendre contre { $count ->
    [one] 1 humain
   *[other] { $count } humains
} ?
gt-ask-vote-side = De quel côté les débris doivent-ils venir ?
gt-ask-pay-union = Votre équipage veut { $count ->
    [one] 1 crédit ou marchandise
   *[other] { $count } crédits ou marchandises
} avant la dernière carte
gt-option-take-infected = Prendre, perdre { $count ->
    [one] 1 humain
   *[other] { $count } humains
}
gt-option-leave-infected = Laisser les marchandises
gt-option-pay-union = { $blocks ->
    [0] Payer { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    }
   *[other] { $credits ->
        [0] Donner { $blocks ->
            [one] 1 marchandise
           *[other] { $blocks } marchandises
        }
       *[other] Donner { $blocks ->
            [one] 1 marchandise
           *[other] { $blocks } marchandises
        } et payer { $credits ->
            [one] 1 crédit
           *[other] { $credits } crédits
        }
    }
}
gt-option-borrow-union = Emprunter et payer { $credits ->
    [one] 1 crédit
   *[other] { $credits } crédits
}

## Refus

gt-refused-road-level = Choisissez de 0 à 5 cartes Routes rugueuses.
gt-refused-learning-roads = Le vol d’essai se joue sans Routes rugueuses. Choisissez plutôt le vol 1.
gt-refused-road-handicap = Donnez à chaque siège un nombre de cartes, au plus celui du niveau.
gt-refused-too-few-roads = Laissez dans la pioche au moins 10 cartes Routes rugueuses sans symbole de construction.
gt-refused-not-ordered = Ce composant n’est pas dans votre pile de commande.
gt-refused-ordered-not-set-aside = Un composant de la pile de commande ne se met pas de côté. Reposez-le.
gt-refused-not-droppable = Ce composant n’est pas relié par un connecteur défectueux.

## Ce qui arrive

gt-file-bad-column = La Zone en angle mort demande « dead_column », un numéro de colonne du vaisseau ; sans elle, ne l’indiquez pas.
gt-gave-up-unpaid-crew = son équipage n’a pas été payé
gt-gone-unpaid-crew = Votre équipage n’a pas été payé : ce vol est fini pour vous.
gt-log-surprise = La Méchante surprise se révèle : { $card }.
gt-log-road-rolled = { $card } : dés { $column } et { $row }.
gt-log-pierced = Vaisseau { $ship } : le projectile continue.
gt-log-exploded = Vaisseau { $ship } : le chargement explose !
gt-log-cards-again = Déjà-vu : { $count ->
    [one] 1 carte revient
   *[other] { $count } cartes reviennent
}.
gt-log-turned-round = Le vaisseau { $ship } fait demi-tour.
gt-log-enemy-stronger = L’ennemi est plus fort de { $bonus }.
gt-log-voted = Le vaisseau { $ship } veut que les débris viennent { $side }.
gt-log-union-paid = Le vaisseau { $ship } paie son équipage : { $credits } crédits, { $blocks } marchandises.
gt-say-surprise = La Méchante surprise, c’est : { $card }.
gt-say-roads = Routes rugueuses de ce vol : { $cards }.
gt-say-order-taken = { $name } prend dans sa pile de commande : { $tile }.
gt-say-road-rolled = { $card } : colonne { $column }, ligne { $row }.
gt-say-pierced = { $name } : de part en part.
gt-say-exploded = { $name } : le chargement explose !
gt-say-extra-tokens = { $name } : les batteries sans valeur coûtent { $count ->
    [one] 1 jeton de plus
   *[other] { $count } jetons de plus
}.
gt-say-given-up = { $name } abandonne un composant : { $tile }.
gt-say-turned-round = { $name } fait demi-tour.
gt-say-voted = { $name } veut que les débris viennent { $side }.
gt-say-union-paid = { $name } paie l’équipage : { $credits ->
    [0] { $blocks } marchandises
   *[other] { $blocks ->
        [0] { $credits } crédits
       *[other] { $credits } crédits et { $blocks } marchandises
    }
}.

## Le plateau

gt-roads = Routes rugueuses
gt-road-construction = joue un rôle pendant la construction
gt-road-applies = S’applique à { $names }
gt-road-column = La colonne { $column } est morte.
gt-road-again = { $count ->
    [one] 1 carte reviendra.
   *[other] { $count } cartes reviendront.
}
gt-road-enemy-bonus = Cet ennemi est plus fort de { $bonus }.
gt-order-pile = Votre pile de commande
gt-order-pile-left = { $count ->
    [one] Il reste 1 composant : il coûte 1 crédit si vous ne le posez pas.
   *[other] Il reste { $count } composants : chacun que vous ne posez pas coûte 1 crédit.
}
gt-order-take = Prendre { $tile } dans votre pile de commande
gt-order-return = Reposer sur la pile de commande
gt-receipt-order-pile = Pile de commande
gt-receipt-left-over = { $count } en trop, compris ci-dessus
gt-drop = Larguer des composants
gt-drop-hint = Larguez des composants aux connecteurs défectueux pour aller plus vite.
gt-drop-confirm = Larguer { $count ->
    [one] 1 composant
   *[other] { $count } composants
}
gt-ship-turned-round = Vole dans l’autre sens
gt-ship-dead = Rien ne fonctionne ici

## Préparation

gt-setup-rough-roads = Routes rugueuses
gt-setup-rough-roads-hint = Ce nombre de cartes corse chaque vol. Elles sont piochées avant la construction.
gt-setup-roads-warning = Pas pour une première partie : les Routes rugueuses s’adressent à ceux qui savent comment se passe un vol.
gt-setup-rough-roads-0 = Aucune
gt-setup-rough-roads-1 = 1
gt-setup-rough-roads-2 = 2
gt-setup-rough-roads-3 = 3
gt-setup-rough-roads-4 = 4
gt-setup-rough-roads-5 = 5
gt-setup-roads-handicap = Différent pour chaque joueur
gt-setup-roads-handicap-hint = Nombre de cartes qui s’appliquent à chaque siège. Destin sans remords reste dans la boîte.
gt-setup-roads-seat = Siège { $seat }
gt-setup-roads-cards = Cartes de la pioche
