### Battleship Galaxies : le nom du jeu et une ligne à son sujet.

game-battleship-galaxies = Battleship Galaxies
game-battleship-galaxies-about = L’Offensive de Saturne : deux flottes, des mains cachées, des tirs par lettre et chiffre. Cinq missions, ou une bataille libre.
