# Commandes des réponses : ce que fait chaque bouton, et ce qui arrive quand le temps est écoulé.

gt-answer-timeout = Si le temps s’écoule : { $answer }
gt-start-over = Recommencer
gt-ship-of = Vaisseau de { $name }
gt-keep-piece-done = Continuer avec ce morceau ({ $count ->
    [one] { $count } composant
   *[other] { $count } composants
})
gt-load-tray-empty = plus rien
gt-load-all-out = Tout sortir
gt-aboard-done = { $count ->
    [0] N’embarquer personne
    [one] Embarquer { $count } humain
   *[other] Embarquer { $count } humains
}
gt-aboard-carrying = Choisissez la nouvelle cabine de l’extraterrestre.
gt-recharge-done = { $count ->
    [0] N’en stocker aucun
    [one] Stocker { $count } jeton
   *[other] Stocker { $count } jetons
}
gt-bid-label = Votre enchère en crédits
gt-offer-less = Offrir un de moins
gt-offer-more = Offrir un de plus
gt-aim-shoot = Tirer sur la colonne { $column }
gt-volley-rows = Rangées de météorites
gt-volley-targets = Adversaires
gt-drop-cancel = Ne rien larguer
gt-give-item = { $what ->
    [token] Jeton d’énergie
    [red] Bloc rouge
    [yellow] Bloc jaune
    [green] Bloc vert
   *[other] Bloc bleu
}, colonne { $column }, ligne { $row } : { $count } sur { $of }
gt-give-done = Donner { $count } sur { $of }
gt-undermine-human = Un humain part : { $column }·{ $row }
gt-undermine-nobody = Aucun humain ne peut partir
gt-undermine-joint = Joint marqué : { $column }·{ $row }, { $side }
gt-undermine-no-joint = Aucun joint à marquer
gt-undermine-done = Saboter ce vaisseau
gt-edge-front = avant
gt-edge-right = droite
gt-edge-rear = arrière
gt-edge-left = gauche
gt-team-pick-side = Son côté :
gt-team-take-back = Reprendre le jeton : { $part }
gt-answer-timeout-marked = { $now ->
    [true] Si le temps s’écoule : ce qui est marqué
   *[other] Si le temps s’écoule : le choix proposé, pas le vôtre
}
gt-option-take-nothing = Ne rien prendre
gt-why-keep-for = { $kept ->
    [blocks] Marquez les blocs que vous cédez. Chaque bloc rouge gardé coûte
   *[other] Marquez les batteries que vous videz. Chaque batterie chargée gardée coûte
} { $price ->
    [one] { $price } crédit.
   *[other] { $price } crédits.
}
gt-why-system-test = Marquez ce que vous cédez. Un jeton d’énergie sauve { $each ->
    [one] { $each } composant.
   *[other] { $each } composants.
}
gt-why-diplomat = Vous ne subissez rien de cette défaite. Le diplomate quitte le vaisseau.
gt-why-jump = Le moteur est détruit. Cette carte et la suivante ne vous concernent pas, en bien comme en mal.
gt-why-lose-goods = Des blocs { $colour ->
    [red] rouges
    [yellow] jaunes
    [green] verts
   *[other] bleus
} : les plus précieux partent d’abord. Touchez les soutes d’où ils viennent.
