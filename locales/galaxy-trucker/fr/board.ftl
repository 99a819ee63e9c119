### Galaxy Trucker : les écrans de la construction et du vol.

gt-flight = { $of ->
    [one] Classe { $class }
   *[other] Vol { $index } sur { $of } · classe { $class }
}
gt-stage-countdown = À vos marques
gt-stage-building = Construction
gt-stage-claim = Temps écoulé
gt-stage-check = Contrôle
gt-stage-crew = Embarquement
gt-stage-flight = En vol
gt-stage-receipt = Bilan
gt-stage-over = Partie terminée
gt-credits = { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
}
gt-finished = Ont terminé
gt-paused = La partie est en pause. Les plateaux sont couverts.
gt-resume = Reprendre
gt-pause-agree = Proposer une pause
gt-pause-withdraw = Finalement, pas de pause
gt-pause-asked = { $names } : demande de pause.
gt-pause-accept = Accepter
gt-pause-menu = Pause ou départ
gt-pause-text = La pause commence quand tout le monde est d’accord. Elle arrête le sablier et couvre tous les vaisseaux.
gt-leave = Quitter la partie
gt-leave-title = Quitter la partie pour de bon ?
gt-leave-text = Votre vaisseau abandonne avant la prochaine carte, ses marchandises sont vendues à moitié prix et vous ne participez plus aux vols suivants. Vous gardez vos crédits et pouvez continuer à regarder.
gt-leave-stay = Rester

## Construction

gt-my-ship = Mon vaisseau
gt-ship-whole = Voir le vaisseau en entier
gt-ship-enlarge = Agrandir le vaisseau
gt-warehouse = Composants face visible
gt-warehouse-empty = Les composants rendus sont posés ici, face visible. Tout le monde peut les prendre.
gt-bench = Ma main, mes composants de côté et les cartes
gt-next-wait = La construction commence bientôt.
gt-next-watch = Vous voyez le vaisseau de { $name }.
gt-next-finished = Terminé. Départ dès que tout le monde est prêt.
gt-next-first = Piochez un composant, puis posez-le à côté de votre cabine.
gt-next-anywhere = Piochez un composant. Le premier se pose sur n’importe quelle case.
gt-next-half = Piochez un composant. Le premier de chaque moitié se pose sur n’importe quelle case.
gt-holes = Les cases { $one } et { $other } sont des trous.
gt-holes-same = Les cases { $one } et le centre sont des trous : pas de cabine de pilotage.
gt-next-draw = Piochez un composant ou prenez-en un face visible.
gt-next-none-left = Plus de composants face cachée. Prenez-en un face visible, ou terminez.
gt-next-drawing = Pioche…
gt-next-place = { $tile } : choisissez une case.
gt-do-draw = Piocher
gt-do-turn = Tourner
gt-do-set-aside = Mettre de côté
gt-do-return = Rendre
gt-do-lift = Reprendre le dernier
gt-do-take = Prendre : { $tile }
gt-do-flip = Retourner le sablier
gt-do-finish = Terminer
gt-do-face-up = Visibles : { $count }
gt-finish-number = Prenez un numéro :
gt-finish-not-yet = Continuer à construire
gt-set-aside = De côté
gt-set-aside-empty = Place pour un composant mis de côté, vide
gt-set-aside-take = Reprendre un composant mis de côté : { $tile }
gt-square = { $what }, colonne { $column }, ligne { $row }
gt-square-empty = vide
gt-square-lift = Reprendre : { $square }
gt-fault = Erreur : { $fault }
gt-glass-time = Temps restant dans le sablier
gt-glass-turn = Tour { $turn } sur { $turns }
gt-piles = Cartes Aventure
gt-pile-look = Regarder la pile { $pile }
gt-pile-ask = { $name } a la pile { $pile }. La demander
gt-pile-sealed = Pile scellée : personne ne la regarde
gt-pile-title = Pile { $pile }
gt-pile-note = Ces cartes seront dans votre vol. Le sablier continue de couler.
gt-pile-put-back = Reposer
gt-rival-enlarge = Voir le vaisseau de { $name }
gt-rival-finished = A terminé
gt-rival-looks = Regarde la pile { $pile }
gt-rival-holds = Tient un composant

gt-count-cannons = Canons
gt-count-engines = Moteurs
gt-count-crew = Équipage
gt-count-tokens = Énergie
gt-count-exposed = Exposés

## Vol

gt-route = Route. Ordre : { $order }
gt-route-title = Route et carte
gt-others = Les autres vaisseaux
gt-decisions = Décisions
gt-check-title = Tous les vaisseaux sont contrôlés.
gt-crew-title = L’équipage embarque, les batteries sont chargées.
gt-launch-title = Paré au décollage
gt-card-read = Lire la carte
gt-card-number = Carte { $number } sur { $of }
gt-dice = Dés : { $sum }
gt-strike-off-board = { $roll } : passe à côté
gt-showing = Voyez ce qui se passe…
gt-skip = Passer
gt-waiting = On attend { $names }
gt-log = Journal
gt-orders = Ordre à l’avance :
gt-order-pass = Passer cette carte
gt-order-accept = Accepter
gt-order-power = Pleine puissance
gt-gone-choice = Vous avez abandonné ce vol.
gt-gone-no-humans = Plus aucun humain à bord : ce vol est fini pour vous.
gt-gone-no-engines = Moteurs à zéro dans l’espace : ce vol est fini pour vous.
gt-gone-lapped = Le premier vous a pris un tour : ce vol est fini pour vous.

gt-why-defend = { $hazard }. Sans défense, vous perdez : { $tile }, et tout ce qui ne tient qu’à lui.
gt-why-abandoned-ship = Vous gagnez { $credits } crédits et perdez { $crew } membres d’équipage et { $days } { $days ->
    [one] jour
   *[other] jours
}.
gt-why-abandoned-station = Vous chargez les marchandises et perdez { $days } { $days ->
    [one] jour
   *[other] jours
}.
gt-why-reward = La prendre coûte { $days } { $days ->
    [one] jour
   *[other] jours
}.
gt-why-land = Atterrir coûte { $days } { $days ->
    [one] jour
   *[other] jours
}. Un seul vaisseau par planète.
gt-why-engines = Les moteurs les plus faibles subissent la pénalité.
gt-why-engines-open-space = Vous avancez de la puissance de vos moteurs. À 0, le vol est fini.
gt-why-cannons = Les canons les plus faibles subissent la pénalité.
gt-why-cannons-enemy = L’ennemi a { $strength }. Plus : victoire ; autant : égalité.
gt-why-give-up = Abandonner : pas de prime d’arrivée, marchandises à moitié prix.
gt-fly-on = Continuer et ne plus demander pendant ce vol
gt-flies-on = Vous continuez avant chaque carte.
gt-flies-on-ask = Me demander à nouveau
gt-why-place-crew = Touchez une cabine marquée pour y loger un extraterrestre au lieu de deux humains.
gt-why-keep-piece = Touchez le morceau qui continue. Le reste est perdu.
gt-why-repair-splits = Votre vaisseau se briserait en { $pieces } morceaux. Vous choisirez celui qui reste.
gt-why-heading = Touchez la flèche du bord qui sera l’avant, ou glissez vers lui. Le nombre dit combien de moteurs restent : ceux qui sont mal tournés tombent. Arriver seul dans son sens rapporte une prime.
gt-why-load-leave = Quelqu’un s’est posé ici avant vous : { $count ->
    [one] un des nouveaux blocs reste sur place. À vous de choisir lequel.
   *[other] { $count } des nouveaux blocs restent sur place. À vous de choisir lesquels.
}
gt-heading-engines = { $count ->
    [one] { $count } moteur reste
   *[other] { $count } moteurs restent
}
gt-heading-fly = Voler dans ce sens : { $side ->
    [front] vers le haut
    [right] vers la droite
    [rear] vers le bas
   *[left] vers la gauche
}
gt-rollback = Revenir sur la dernière décision
gt-rollback-asked = { $names } : demande de revenir sur la dernière décision.
gt-rollback-agree = Accepter
gt-rollback-withdraw = La maintenir
gt-rollback-waiting = La dernière décision sera annulée dès que tout le monde sera d’accord.
gt-load-tray = À charger :
gt-load-pick = { $count } { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[blue] bleu
}
gt-load-furnace = Brûler un bloc pour remplir la batterie en { $column }, { $row }
gt-load-burnt = Brûlé : { $colour ->
    [red] rouge
    [yellow] jaune
    [green] vert
   *[other] bleu
}
gt-crew-specialist = L’extraterrestre cyan est :
gt-flight-hyperspace = dans l’hyperespace
gt-load-how = Touchez une soute pour y poser un bloc ou en retirer un.
gt-load-done = { $left ->
    [0] Terminer
    [one] Terminer et laisser { $left } bloc
   *[other] Terminer et laisser { $left } blocs
}
gt-crew-done = { $aliens ->
    [0] Décoller sans extraterrestre
    [one] Décoller avec { $aliens } extraterrestre
   *[other] Décoller avec { $aliens } extraterrestres
}
gt-repair-done = { $count ->
    [0] Touchez les composants à retirer
    [one] Retirer { $count } composant
   *[other] Retirer { $count } composants
}
gt-repair-back = Choisir d’autres composants
gt-pick-done = { $missing ->
    [0] Perdre ce qui est marqué
   *[other] Encore { $missing } à choisir
}

## Facture

gt-receipt-title = Bilan du vol { $number }
gt-receipt-line = Ligne
gt-receipt-place = Place
gt-receipt-gave-up = abandon
gt-receipt-cards = Crédits des cartes
gt-receipt-finishing = Prime d’arrivée
gt-receipt-looks = Plus beau vaisseau
gt-receipt-exposed = { $count } { $count ->
    [one] exposé
   *[other] exposés
}
gt-receipt-creativity = Prime de créativité
gt-receipt-luxury = Passagers de luxe
gt-receipt-manager = Directeur
gt-receipt-merchant = Négociant
gt-receipt-sold-halves = Moitiés retirées, vendues
gt-receipt-goods = Marchan­dises vendues
gt-receipt-losses = Compo­sants perdus
gt-receipt-lost = { $count } { $count ->
    [one] perdu
   *[other] perdus
}
gt-receipt-insured = assuré
gt-receipt-broke = plus un sou
gt-receipt-total = Ce vol
gt-receipt-credits = Crédits
gt-over-title = Bilan final
gt-over-winners = Le plus riche : { $names }
gt-over-nobody = Personne n’a fait de bénéfice. Ça arrive.

## Film

gt-film-all-ships = Voir tous les vaisseaux
gt-film-link = Copier le lien vers ce moment
gt-film-copied = Lien copié.
gt-film-next-card = Carte suivante
gt-film-back-card = Carte précédente
