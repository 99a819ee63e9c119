### Noms des jeux et une ligne sur chacun, pour les listes.

game-toy = Enchères cachées
game-toy-about = Un jeu de cartes de deux minutes pour essayer une table : une carte chacun, face cachée ; la plus haute que personne n'égale gagne.
game-toy-won = { $count ->
    [one] Gagnée par { $names }
   *[other] Partagée par { $names }
}

game-space-alert = Space Alert
game-space-alert-about = Dix minutes à bord d’un vaisseau qui explore en se faisant tirer dessus. D’un à cinq joueurs, ensemble, en temps réel.
game-space-alert-home = Rentrés
game-space-alert-won = Rentrés avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}
game-space-alert-lost = { $campaign ->
    [yes] Perdus au tour { $turn } de la mission { $mission }
   *[no] Perdus au tour { $turn }
}
game-space-alert-campaign = Campagne de { $missions } missions : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
