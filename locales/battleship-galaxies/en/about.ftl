### Battleship Galaxies: the name of the game and one line about it.

game-battleship-galaxies = Battleship Galaxies
game-battleship-galaxies-about = The Saturn Offensive: two fleets, hidden hands, shots called by letter and number. Five missions, or a custom battle.
game-battleship-galaxies-learn = Five lessons, from the first move to a small battle.
game-battleship-galaxies-fleets = Fleets and decks
game-battleship-galaxies-fleets-about = Build fleets and decks, save them and bring them to a table.
game-battleship-galaxies-ships = Ships and cards
game-battleship-galaxies-ships-about = All twelve ships with their target grids, and all tactic cards.
game-battleship-galaxies-mission = { $number ->
    [1] Mission 1: Dead Zone Battle
    [2] Mission 2: Blockade at Entebe
    [3] Mission 3: The Battle for the ISN Barrage
    [4] Mission 4: Meteor Storm
   *[other] Mission { $number }: The Struggle at Pan Base
}
game-battleship-galaxies-own = Custom battle, { $limit } points
game-battleship-galaxies-won = { $side ->
    [0] ▲ First side won
   *[other] ▼ Second side won
} in round { $rounds }
game-battleship-galaxies-draw = Draw in round { $rounds }
