### Galaxy Trucker : emprunts, enchères et Machinations diaboliques (GX-7).

## Emprunts

gt-refused-no-lending = On n’emprunte pas à cette table.
gt-refused-no-loan = Vous n’avez aucun emprunt à rembourser.
gt-refused-cannot-pay = Vous n’avez pas assez de crédits.
gt-loan-take = Emprunter
gt-loan-repay = Rembourser
gt-log-paid = Le vaisseau { $ship } paie { $credits ->
    [one] 1 crédit cosmique
   *[other] { $credits } crédits cosmiques
}.
gt-log-loan-taken = Le vaisseau { $ship } emprunte : 10 crédits maintenant, 12 à rembourser.
gt-log-loan-repaid = Le vaisseau { $ship } rembourse un emprunt : 12 crédits.
gt-say-paid = { $name } paie { $credits ->
    [one] 1 crédit
   *[other] { $credits } crédits
}.
gt-say-loan-taken = { $name } emprunte : 10 crédits maintenant, 12 à rembourser.
gt-say-loan-repaid = { $name } rembourse un emprunt : 12 crédits.
gt-receipt-spent = Payé en vol
gt-receipt-loans = Emprunts

## Enchères

gt-ask-bid = Voulez-vous enchérir ?
gt-option-bid = { $credits ->
    [one] Offrir 1 crédit
   *[other] Offrir { $credits } crédits
}
gt-why-junker = Montez jusqu’à deux de ces composants. Les autres sont rendus.
gt-why-bid-first = Personne n’a encore offert.
gt-why-bid = { $name } offre { $credits }.
gt-bid-less = Offrir un de moins
gt-bid-more = Offrir un de plus
gt-refused-bid-too-low = Offrez au moins { $least }, ou passez.
gt-log-bid = Le vaisseau { $ship } offre { $credits }.
gt-log-auction-won = Le vaisseau { $ship } remporte l’enchère pour { $credits }.
gt-say-bid = { $name } offre { $credits }.
gt-say-auction-won = { $name } remporte l’enchère pour { $credits }.

## Avant la construction

gt-ask-choose-machination = Choisissez la carte que vous glissez dans la pioche
gt-option-machination = Glisser { $card }
gt-machination-title = Votre machination
gt-machination-how = Glissez en secret une de vos cartes dans la pioche d’aventures. Elle frappe tout le monde, vous compris : construisez en conséquence. Les autres restent pour les vols suivants.
gt-machination-chosen = Vous glissez :
gt-machination-use = Glisser cette carte
gt-machination-kept = Vos autres cartes
gt-machination-yours = Votre carte dans ce vol
gt-refused-not-your-card = Cette carte n’est pas à vous.
gt-refused-learning-machinations = Le vol d’essai se joue sans machinations.
gt-setup-evil-machinations = Machinations diaboliques
gt-setup-evil-machinations-hint = Chacun cache une carte sournoise par pioche. Emprunts : 10 crédits, 12 à rendre.

## Cartes

gt-card-level-machinations = Machination
gt-card-five = À cinq joueurs, aussi pour le suivant
gt-card-ambush = Embuscade
gt-card-ambush-text = Le vaisseau aux canons les plus faibles essuie les tirs.
gt-card-checkpoint = Point de contrôle
gt-card-checkpoint-text = Les primes d’arrivée sont payées tout de suite, dans l’ordre actuel.
gt-card-quality-control = Contrôle qualité
gt-card-quality-control-text = Les vaisseaux au plus petit nombre de connecteurs exposés touchent tout de suite la prime du plus beau vaisseau.
gt-card-cosmic-rays = Rayons cosmiques
gt-card-cosmic-rays-text = Un jet pour tous : les marchandises de cette colonne sont perdues.
gt-card-customs-inspection = Inspection des douanes
gt-card-customs-inspection-text = Payez pour chaque bloc rouge, ou cédez-le. Les blocs cachés échappent au contrôle.
gt-card-eco-patrol = Patrouille écologique
gt-card-eco-patrol-text = Payez pour chaque batterie chargée, ou videz-la.
gt-card-getting-even = Extorsion
gt-card-getting-even-text = Chacun, sauf le premier, réclame des crédits à un vaisseau devant lui. Qui refuse essuie un tir dans une colonne au choix de l’autre.
gt-card-road-narrows = Routes étroites
gt-card-road-narrows-text = La colonne la plus à gauche et la plus à droite de chaque vaisseau rencontrent une grosse météorite. Les propulseurs n’aident pas.
gt-card-system-test = Test des systèmes
gt-card-system-test-text = Payez un jeton pour deux composants qui utilisent de l’énergie, l’impair compris, ou cédez-les.
gt-card-trustbusters = Casseurs de cartels
gt-card-trustbusters-text = Cabines, canons, moteurs, batteries, soutes, boucliers : qui en a le plus d’une sorte en cède un.
gt-card-traffic-jam = Embouteillage
gt-card-traffic-jam-text = Tous les vaisseaux se collent derrière le premier, même ceux en hyperespace.
gt-card-wide-open-space = Espace grand ouvert
gt-card-wide-open-space-text = Chacun avance du double de la puissance de ses moteurs. Sans moteur : abandon.
gt-card-junker-for-sale = Épave à vendre
gt-card-junker-for-sale-text = Une enchère : le gagnant pioche quatre composants et peut en monter deux.
gt-card-wrong-turn = Mauvais virage
gt-card-wrong-turn-text = Chacun mise en secret 0 à 3 jours et les perd. Les plus petites mises essuient un tir lourd de l’avant.
gt-card-stranded-ship = Vaisseau échoué
gt-card-stranded-ship-text = Le premier intéressé, dans l’ordre du vol, donne les jetons et touche les crédits.
gt-card-toll-gate = Péage
gt-card-toll-gate-text = Payez 1 crédit pour deux membres d’équipage, ou perdez les jours.
gt-card-speed-trap = Contrôle de vitesse
gt-card-speed-trap-text = Le plus rapide paie le numéro du vol en crédits et perd le jour.
gt-card-meteor-detour = Déviation
gt-card-meteor-detour-text = Le premier choisit le côté d’où les météorites viennent, pour tous.
gt-card-crew-poachers = Débaucheurs
gt-card-crew-poachers-text = Un humain passe du plus grand équipage au plus petit, s’il y a de la place.
gt-card-magnetic-storm = Orage magnétique
gt-card-magnetic-storm-text = Chacun perd un jeton d’énergie par bouclier et par double canon.
gt-card-loose-bolts = Boulons desserrés
gt-card-loose-bolts-text = Chacun cède un composant qui ne tient que par une seule connexion.
gt-card-bargain-hunters = Chasseurs de bonnes affaires
gt-card-bargain-hunters-text = Vendez tout de suite jusqu’à 3 blocs, chacun 1 crédit au-dessus de sa valeur, pour un jour.
gt-card-copycats = Imitateurs
gt-card-copycats-text = Les vaisseaux à égalité de connecteurs exposés paient 1 crédit pour chacun, 3 au plus.
gt-card-rear-ender = Carambolage
gt-card-rear-ender-text = Un tir léger de l’arrière pour chaque vaisseau à 2 cases au plus derrière.
gt-card-smuggled-predator = Prédateur clandestin
gt-card-smuggled-predator-text = Un prédateur s’introduit dans chaque vaisseau et dévore équipage, marchandises et jetons là où il passe.
gt-card-hired-commandos = Commandos à gages
gt-card-hired-commandos-text = Un commando s’introduit dans chaque vaisseau et pose une charge. Elle explose quand il est parti.
gt-card-pay = Payer { $credits ->
    [one] 1 crédit
   *[other] { $credits } crédits
}

## Questions

gt-ask-pay-or-days = Payer { $credits ->
    [one] 1 crédit
   *[other] { $credits } crédits
}, ou perdre { $days ->
    [one] 1 jour de vol
   *[other] { $days } jours de vol
} ?
gt-ask-pay-or-shot = Payer { $credits ->
    [one] 1 crédit
   *[other] { $credits } crédits
}, ou essuyer un tir ?
gt-ask-stake = Misez des jours de vol en secret
gt-option-stake = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
gt-why-stake = Vous perdez votre mise. La plus petite mise essuie un tir de l’avant.
gt-log-stakes = Toutes les mises sont dévoilées.
gt-say-stakes = Jours misés : { $stakes }.
gt-ask-customs = Choisissez les blocs rouges à céder
gt-ask-eco-patrol = Choisissez les batteries à vider
gt-ask-system-test = Choisissez les composants à céder
gt-ask-surrender = Choisissez le composant à céder
gt-ask-demand = Qui faites-vous payer ?
gt-ask-aim = Choisissez la colonne visée
gt-ask-choose-side = Choisissez le côté d’où viennent les météorites
gt-ask-sell = Vendre des marchandises maintenant ?
gt-ask-lose-humans = Choisissez { $count ->
    [one] l’humain
   *[other] les { $count } humains
} à perdre
gt-option-pay = Payer { $credits }
gt-option-no-pay = Ne pas payer
gt-option-demand = Vaisseau { $ship }
gt-option-aim = Colonne { $column }
gt-option-side = Venant { $side }
gt-option-sell = { $count ->
    [one] Vendre le meilleur bloc
   *[other] Vendre les { $count } meilleurs blocs
}
gt-option-no-sale = Ne rien vendre
gt-why-pay = { $loans ->
    [0] Il vous reste { $left ->
        [one] { $left } crédit
       *[other] { $left } crédits
    }.
    [one] Vous avez trop peu : un emprunt, 12 crédits à rendre.
   *[other] Vous avez trop peu : { $loans } emprunts, 12 crédits à rendre pour chacun.
}
gt-why-demanded = C’est { $name } qui réclame, et qui choisit sinon la colonne.
gt-why-demand = Qui refuse essuie un tir de l’arrière.
gt-why-aim = { $name } a refusé : un tir léger de l’arrière.
gt-why-side = Tout le monde rencontre les mêmes météorites.
gt-why-sell = Chaque bloc rapporte 1 crédit de plus qu’à l’arrivée. Vous perdez un jour.
gt-why-stranded = Vous donnez { $tokens } jetons et perdez { $days ->
    [one] 1 jour
   *[other] { $days } jours
} pour { $credits } crédits.
gt-surrender-done = { $count ->
    [0] Ne rien céder
   *[other] Céder { $count }
}{ $credits ->
    [0] {""}
   *[other] , payer { $credits }
}
gt-surrender-tokens = { $count ->
    [0] Ne rien céder
   *[other] Céder { $count }
}{ $tokens ->
    [0] {""}
    [one] , payer 1 jeton
   *[other] , payer { $tokens } jetons
}
gt-sell-done = { $count ->
    [0] Ne rien vendre
   *[other] Vendre pour { $credits }
}
gt-refused-not-tested = La carte ne vise pas ce composant.
gt-refused-not-ahead = Ce vaisseau n’est pas devant le vôtre.
gt-refused-no-such-column = Aucun composant dans cette colonne.
gt-loan-title = Emprunts
gt-loan-how = Un emprunt apporte 10 crédits et en coûte 12 à rembourser. Qui ne peut pas tout rembourser à la fin de la partie a perdu.
gt-loan-count = { $loans ->
    [0] Aucun emprunt
    [one] 1 emprunt
   *[other] { $loans } emprunts
}
gt-loan-owed = { $owed } crédits à rembourser
gt-over-unpaid = { $count ->
    [one] { $names } ne peut pas rembourser ses emprunts et a perdu.
   *[other] { $names } ne peuvent pas rembourser leurs emprunts et ont perdu.
}

## Le journal

gt-log-caught-speeding = Le vaisseau { $ship }, le plus rapide, se fait prendre.
gt-log-most-crew = Le vaisseau { $ship } a le plus grand équipage.
gt-log-least-crew = Le vaisseau { $ship } a le plus petit équipage.
gt-log-most-cabins = Le vaisseau { $ship } a le plus de cabines.
gt-log-most-cannons = Le vaisseau { $ship } a le plus de canons.
gt-log-most-engines = Le vaisseau { $ship } a le plus de moteurs.
gt-log-most-batteries = Le vaisseau { $ship } a le plus de batteries.
gt-log-most-holds = Le vaisseau { $ship } a le plus de soutes.
gt-log-most-shields = Le vaisseau { $ship } a le plus de boucliers.
gt-log-column = La colonne { $roll } sort pour tous les vaisseaux.
gt-log-aimed = { $hazard } sur le vaisseau { $ship }, colonne { $column }.
gt-log-demanded = Le vaisseau { $ship } réclame { $credits } crédits au vaisseau { $of }.
gt-log-not-paid = Le vaisseau { $ship } ne paie pas.
gt-log-side = Le vaisseau { $ship } choisit : { $side }.
gt-say-machination-chosen = { $name } a choisi une carte.
gt-say-caught-speeding = { $name }, le plus rapide, se fait prendre.
gt-say-most-crew = { $name } a le plus grand équipage.
gt-say-least-crew = { $name } a le plus petit équipage.
gt-say-most-cabins = { $name } a le plus de cabines.
gt-say-most-cannons = { $name } a le plus de canons.
gt-say-most-engines = { $name } a le plus de moteurs.
gt-say-most-batteries = { $name } a le plus de batteries.
gt-say-most-holds = { $name } a le plus de soutes.
gt-say-most-shields = { $name } a le plus de boucliers.
gt-say-aimed = { $hazard } sur { $name }, colonne { $column }.
gt-say-demanded = { $name } réclame { $credits } crédits à { $of }.
gt-say-not-paid = { $name } ne paie pas.
gt-say-side = { $name } choisit : { $side }.
