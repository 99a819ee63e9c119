### Cartes bonus, classe IV, nouvelles cartes d’aventure et paquet IV : noms, questions, réponses, refus, journal.

## Mise en place

gt-setup-bonus-cards = Cartes bonus
gt-setup-bonus-cards-hint = Six cartes spéciales : un dé caché, des offres secrètes, une brocante, un dépôt, un billard.
gt-setup-new-adventures = Nouvelles cartes d’aventure
gt-setup-new-adventures-hint = Un Secteur dangereux dans chaque paquet, et le paquet IV aux ennemis plus coriaces.
gt-setup-class-iv-hint = Le plus grand vaisseau : 45 cases, un plateau différent par joueur, vingt cartes. Assurance en option.

## Cartes

gt-card-missing-form = Formulaire manquant
gt-card-robosmokeys = Racketteurs robotisés
gt-card-space-billiards = Billard spatial
gt-card-space-junkyard = Brocante spatiale
gt-card-star-depot = Dépôt des étoiles
gt-card-dangerous-sector = Secteur dangereux
gt-card-hazardous-open-space = Espace intersidéral dangereux
gt-card-radiation-leak = Fuite de rayonnement
gt-card-missing-form-text = Le dernier cache un dé, les autres devinent. Se tromper coûte autant de jours que le dé l’indique.
gt-card-robosmokeys-text = Chacun fait une offre secrète. La plus haute est payée et désigne une case : tous cèdent le composant qui s’y trouve. Le numéro 7 est exclu.
gt-card-space-billiards-text = Dans l’ordre du vol, chacun envoie une rangée de météorites sur un adversaire.
gt-card-space-junkyard-text = Dans l’ordre du vol, arrêtez-vous à un stand libre : payez son prix, puis prenez sa récompense.
gt-card-star-depot-text = Dans l’ordre du vol, prenez un composant et ajoutez-le, ou échangez-le contre un des vôtres.
gt-card-dangerous-sector-text = Deux cartes du paquet { $deck } sont posées, cachées, sur le dessus des aventures.
gt-card-combined-enemy-text = Ils attaquent dans l’ordre du vol jusqu’à leur défaite. Les vaincus subissent toutes les pénalités, dans cet ordre.
gt-card-meteor-pairs-text = Chaque grosse météorite est suivie d’une petite sur la même ligne.
gt-card-hazardous-open-space-text = Chacun avance de la puissance de ses moteurs. Le plus rapide affronte ensuite les météorites.
gt-card-radiation-leak-text = Les cabines reliées à une batterie chargée ou à un panneau solaire perdent un membre d’équipage. Puis les blocs d’une charge de { $threshold } ou plus explosent.
gt-card-fights-back = Tire d’abord :
gt-card-right-guess = Bien deviné :
gt-card-wrong-guess = Raté : perdez ce nombre de jours
gt-card-depot-tiles = { $count } composants au choix
gt-card-draw = { $count } cartes du paquet { $deck }
gt-card-row = Rangée { $row }
gt-card-gain-days = { $days ->
    [one] { $days } jour d’avance
   *[other] { $days } jours d’avance
}
gt-card-gain-humans = { $humans ->
    [one] { $humans } humain
   *[other] { $humans } humains
}
gt-card-gain-tokens = { $tokens ->
    [one] { $tokens } jeton d’énergie
   *[other] { $tokens } jetons d’énergie
}
gt-card-give-tokens = Céder { $tokens ->
    [one] { $tokens } jeton d’énergie
   *[other] { $tokens } jetons d’énergie
}

## Questions

gt-ask-hidden-die = Cachez un dé : quel nombre ?
gt-ask-offer = Combien offrez-vous aux racketteurs ? Personne ne le voit encore.
gt-ask-guess = Quel nombre le dé montre-t-il ?
gt-ask-coordinates = Désignez une colonne et une ligne : chaque vaisseau cède le composant qui s’y trouve
gt-ask-volley = Envoyez une rangée de météorites sur un adversaire
gt-ask-stop = S’arrêter à un stand de la brocante ?
gt-ask-fit = Prendre un de ces composants ?
gt-ask-take-aboard = { $count ->
    [one] { $count } humain veut
   *[other] { $count } humains veulent
} monter à bord
gt-ask-recharge = Stockez { $count ->
    [one] le nouveau jeton d’énergie
   *[other] les { $count } nouveaux jetons d’énergie
}
gt-ask-insurance = Assurer votre vaisseau pour { $price ->
    [one] { $price } crédit
   *[other] { $price } crédits
} ?

gt-option-die = { $number }
gt-option-offer = { $credits ->
    [0] Ne rien offrir
    [one] Offrir { $credits } crédit
   *[other] Offrir { $credits } crédits
}
gt-option-box = Stand { $box }
gt-option-fly-past = Passer
gt-option-volley = Rangée { $row } sur le vaisseau { $ship }
gt-option-all-aboard = Prendre à bord tous ceux qui tiennent
gt-option-nobody-aboard = Ne prendre personne
gt-option-recharge = Remplir les batteries
gt-option-insure = Payer { $price } : les composants perdus coûtent au plus { $most }
gt-option-uninsured = Voler sans assurance

gt-why-hidden-die = Se tromper coûte autant de jours au joueur.
gt-why-guess = Bien deviner rapporte { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
} ; se tromper coûte autant de jours que le dé l’indique.
gt-why-offer = Seule l’offre la plus haute est payée ; à égalité, le vaisseau de devant l’emporte. Le gagnant désigne la case.
gt-why-fit = En prendre un coûte { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}. Ce qui se trouve sur le composant échangé est perdu.
gt-why-fights-back = Qui décide de l’utiliser se fait d’abord tirer dessus, puis décide de nouveau.
gt-why-stop = Tous ceux qui s’arrêtent perdent { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} à la fin.
gt-why-take-aboard = Touchez les cabines et les chambres de stase pour les remplir.
gt-why-rearrange = Touchez les cabines et les chambres de stase pour les remplir ou les vider. Votre équipage peut changer de place.
gt-why-recharge = Touchez les batteries pour les remplir ou les vider.
gt-why-insurance = Sans assurance, chaque composant perdu coûte 1 crédit, sans limite. Le prix est dépensé dans tous les cas.
gt-left-to-place = Reste à placer : { $count }
gt-column = Colonne
gt-row = Ligne
gt-hits = Touche :
gt-hits-nobody = Ne touche personne.
gt-hits-mine = vous : { $tile }
gt-hits-other = { $name } : { $tile }
gt-name-square = Désigner la colonne { $column } et la ligne { $row }
gt-offer-label = Votre offre en crédits
gt-send-row = Envoyer la rangée { $row } sur { $name }
gt-depot = Dépôt des étoiles
gt-depot-turn = Tourner
gt-depot-add = Ajouter ici
gt-depot-swap = Échanger contre : { $tile }
gt-depot-alien = Qui s’y installe
gt-depot-humans = Humains
gt-alien-brown = Extraterrestre brun
gt-alien-purple = Extraterrestre mauve
gt-alien-cyan = Extraterrestre cyan
gt-depot-no-place = { $tile } : ne va nulle part sur votre vaisseau.
gt-depot-choose = Choisissez un composant, puis une case de votre vaisseau.
gt-stage-insurance = Assurance
gt-insurance-title = Assurance ou non : on décide dans l’ordre de départ.
gt-receipt-insurance = Assurance, payée avant le vol

## Refus

gt-refused-number-out-of-range = Choisissez un nombre de { $least } à { $most }.
gt-refused-coordinates-barred = Ces coordonnées sont exclues : le numéro 7, ou une colonne du milieu d’un cylindre.
gt-refused-row-taken = La rangée { $row } n’est pas libre.
gt-refused-no-such-opponent = Choisissez un adversaire en vol.
gt-refused-box-taken = Le stand { $box } n’est pas libre, ou vous ne pouvez pas payer son prix.
gt-refused-no-place-aboard = Impossible de loger ici : les humains vont dans une cabine libre ou dorment en stase, jamais dans une cabine de luxe.
gt-refused-no-room-for-tokens = La batterie a moins de cellules.
gt-refused-fourth-needs-adventures = La classe IV demande les nouvelles cartes d’aventure.

## Journal de la ligne de commande

gt-log-hazard-follows = { $hazard } venant { $side } suit sur la même ligne.
gt-log-die-hidden = Le vaisseau { $ship } cache un dé.
gt-log-guessed = Le vaisseau { $ship } propose { $number }.
gt-log-die-shown = Le dé du vaisseau { $ship } montre { $number }.
gt-log-offers-shown = Le vaisseau { $ship } fait l’offre la plus haute : { $credits }.
gt-log-coordinates = Le vaisseau { $ship } désigne la colonne { $column } et la ligne { $row }.
gt-log-volley = Le vaisseau { $ship } envoie la rangée { $row } sur le vaisseau { $target }.
gt-log-stopped = Le vaisseau { $ship } s’arrête au stand { $box }.
gt-log-flew-past = Le vaisseau { $ship } passe.
gt-log-depot = { $count } composants sont proposés.
gt-log-fitted = Le vaisseau { $ship } ajoute un composant : { $tile }.
gt-log-replaced = Le vaisseau { $ship } échange un composant contre : { $tile }.
gt-log-came-aboard = Le vaisseau { $ship } prend à bord { $count ->
    [one] { $count } humain
   *[other] { $count } humains
}.
gt-log-recharged = Le vaisseau { $ship } stocke { $count ->
    [one] { $count } jeton d’énergie
   *[other] { $count } jetons d’énergie
}.
gt-log-sector = { $cards } cartes du paquet { $deck } sont posées sur les aventures.
gt-log-fastest = Le vaisseau { $ship } est le plus rapide et affronte les météorites.
gt-log-fastest-two = Le vaisseau { $ship } est le plus rapide ; il affronte les météorites avec le vaisseau { $second }.
gt-log-block-exploded = Vaisseau { $ship } : un bloc d’une charge de { $charge } explose.
gt-log-insured = Le vaisseau { $ship } prend une assurance pour { $price }.
gt-log-uninsured = Le vaisseau { $ship } vole sans assurance.

## Journal avec les noms des joueurs

gt-say-hazard-follows = { $hazard } suit sur la même ligne.
gt-say-die-hidden = { $name } cache un dé.
gt-say-guessed = { $name } propose { $number }.
gt-say-die-shown = Le dé de { $name } montre { $number }.
gt-say-offer = Offre de { $name } : { $credits }.
gt-say-offers-shown = { $name } fait l’offre la plus haute : { $credits }.
gt-say-coordinates = { $name } désigne la colonne { $column } et la ligne { $row }.
gt-say-volley = { $name } envoie la rangée { $row } sur { $target }.
gt-say-stopped = { $name } s’arrête au stand { $box }.
gt-say-flew-past = { $name } passe.
gt-say-depot = { $count } composants sont proposés.
gt-say-fitted = { $name } ajoute : { $tile }.
gt-say-replaced = { $name } échange { $old } contre : { $tile }.
gt-say-came-aboard = { $name } prend à bord { $count ->
    [one] { $count } humain
   *[other] { $count } humains
}.
gt-say-recharged = { $name } stocke { $count ->
    [one] { $count } jeton d’énergie
   *[other] { $count } jetons d’énergie
}.
gt-say-sector = { $cards } cartes du paquet { $deck } sont posées sur les aventures.
gt-say-fastest = { $name } est le plus rapide et affronte les météorites.
gt-say-fastest-two = { $name } est le plus rapide ; { $second } affronte aussi les météorites.
gt-say-block-exploded = { $name } : un bloc d’une charge de { $charge } explose !
gt-say-insured = { $name } prend une assurance pour { $price }.
gt-say-uninsured = { $name } vole sans assurance.
