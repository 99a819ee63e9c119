### Battleship Galaxies: the name of the game and one line about it.

game-battleship-galaxies = Battleship Galaxies
game-battleship-galaxies-about = The Saturn Offensive: two fleets, hidden hands, shots called by letter and number. Five missions, or a battle of your own.
