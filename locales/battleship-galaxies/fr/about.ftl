### Battleship Galaxies : le nom du jeu et une ligne à son sujet.

game-battleship-galaxies = Battleship Galaxies
game-battleship-galaxies-about = L’Offensive de Saturne : deux flottes, des mains cachées, des tirs par lettre et chiffre. Cinq missions, ou une bataille libre.
game-battleship-galaxies-learn = Cinq leçons, du premier déplacement à une petite bataille.
game-battleship-galaxies-fleets = Flottes et decks
game-battleship-galaxies-fleets-about = Composez et enregistrez vos flottes et vos decks, puis jouez-les à une table.
game-battleship-galaxies-ships = Vaisseaux et cartes
game-battleship-galaxies-ships-about = Les douze vaisseaux avec leur grille, et toutes les cartes tactiques.
game-battleship-galaxies-mission = { $number ->
    [1] Mission 1 : La Bataille de la zone morte
    [2] Mission 2 : Blocus à Entebe
    [3] Mission 3 : La Bataille pour l’ISN Barrage
    [4] Mission 4 : Pluie de météores
   *[other] Mission { $number } : La Lutte pour la base de Pan
}
game-battleship-galaxies-own = Bataille libre, { $limit } points
game-battleship-galaxies-won = { $side ->
    [0] ▲ Victoire du premier camp
   *[other] ▼ Victoire du second camp
} à la manche { $rounds }
game-battleship-galaxies-draw = Match nul à la manche { $rounds }
