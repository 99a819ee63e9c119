### Enchères cachées : le nom du jeu, une ligne à son sujet et l’issue d’une partie.

game-toy = Enchères cachées
game-toy-about = Un jeu de cartes de deux minutes pour essayer une table : chacun joue une carte face cachée, et la plus haute carte unique gagne.
game-toy-title = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}
game-toy-won = { $count ->
    [one] Gagnée par { $names }
   *[other] Partagée par { $names }
}
