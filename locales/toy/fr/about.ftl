### Enchères cachées : le nom du jeu, une ligne à son sujet et l'issue d'une partie.

game-toy = Enchères cachées
game-toy-about = Un jeu de cartes de deux minutes pour essayer une table : une carte chacun, face cachée ; la plus haute que personne n'égale gagne.
game-toy-title = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}
game-toy-won = { $count ->
    [one] Gagnée par { $names }
   *[other] Partagée par { $names }
}
