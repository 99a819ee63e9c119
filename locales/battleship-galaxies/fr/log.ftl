### Battleship Galaxies : le journal.

bg-log = Journal
bg-log-empty = Rien ne s’est encore passé.
bg-log-list = { $name } est prêt.
bg-log-first-rolled = { $name } a fait le plus haut jet et choisit qui commence.
bg-log-first = { $name } commence.
bg-log-turn = Manche { $round } : { $name }
bg-log-energy = { $name } : { $change } énergie, total { $now }.
bg-log-drew = { $name } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
bg-log-discarded = { $name } défausse { $cards }.
bg-log-given = { $name } donne une carte à { $to }.
bg-log-exhausted = { $times ->
    [1] Une pioche est épuisée et remélangée.
   *[other] Une pioche est épuisée pour de bon.
}
bg-log-main-computer = { $name } utilise l’ordinateur central.
bg-log-launched = { $ship } lancé pour { $cost }.
bg-log-activated = { $ship } activé pour { $cost }.
bg-log-placed = { $ship } placé par { $source }.
bg-log-ecm = CME de { $by } contre { $ship } : { $roll } (il faut { $needed }){ $damage ->
    [0] , aucun dégât.
   *[other] , { $damage } de dégât.
}
bg-log-ecm-ignored = { $ship } ignore les CME de { $by }.
bg-log-debris = { $ship } dans les débris : { $roll }, { $damage ->
    [0] aucun dégât.
   *[other] { $damage } de dégât.
}
bg-log-tile = { $ship } découvre : { $tile }.
bg-log-attack = { $ship } tire sur { $target }.
bg-log-rolled = { $again ->
    [yes] Nouveau jet : { $at },
   *[no] { $at },
} { $cell ->
    [miss] manqué.
    [critical] case critique de { $target }.
   *[hit] { $target } est touché.
}
bg-log-cover = Couverture de { $ship } : { $roll }, { $misses ->
    [yes] l’attaque manque.
   *[no] sans effet.
}
bg-log-effect-roll = { $source } : { $roll } (il faut { $needed }).
bg-log-cancelled = Le coup sur { $ship } devient un tir manqué.
bg-log-redirected = { $to } prend le coup pour { $from }.
bg-log-ability = { $name } utilise { $source }.
bg-log-card = { $name } joue { $card } pour { $cost }.
bg-log-attached = { $card } rattachée à { $ship }.
bg-log-detached = { $card } retirée de { $ship }.
bg-log-damaged = { $ship } : boucliers { $shields }, dégâts de coque { $hull }.
bg-log-restored = { $ship } réparé : boucliers { $shields }, dégâts de coque { $hull }.
bg-log-destroyed = { $ship } est { $why ->
    [critical] détruit par un dommage critique.
    [carried] perdu avec son transport.
   *[other] détruit.
}
bg-log-escaped = { $ship } s’échappe.
bg-log-control = { $name } prend le contrôle de { $ship }.
bg-log-scored = { $side ->
    [0] ▲
   *[other] ▼
} { $points } points de victoire de plus, total { $now }.
bg-log-rescued = { $ship } fait { $roll } et secourt { $survivors }.
bg-log-engines = Moteurs commandés : { $roll }, { $works ->
    [yes] ils démarrent.
   *[no] rien ne se passe.
}
bg-log-asteroid = Le prochain astéroïde peut avancer de { $roll } cases.
bg-log-time = { $name } n’a plus de temps.
bg-log-undone = { $name } annule ses coups.
bg-log-undo-asked = { $name } demande à annuler.
bg-log-draw = { $name } propose la nulle.
bg-log-resigned = { $name } abandonne.
bg-log-over = La bataille est finie{ $why ->
    [elimination] {" "}: plus aucun vaisseau.
    [clock] {" "}: les decks sont épuisés.
    [points] {" "}: points de victoire atteints.
    [ship_destroyed] {" "}: le vaisseau décisif est détruit.
    [resigned] {" "}: un camp a abandonné.
   *[agreed] {" "}: match nul.
}
