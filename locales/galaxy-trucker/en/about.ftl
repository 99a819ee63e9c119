### Galaxy Trucker: the name of the game, one line about it, and how a game ended.

game-galaxy-trucker = Galaxy Trucker
game-galaxy-trucker-about = Build a ship from scrap against the hourglass, then watch what space leaves of it.
game-galaxy-trucker-title = { $flights ->
    [one] 1 flight
   *[other] { $flights } flights
} ({ $classes }){ $expansions ->
    [0] {""}
   *[other] {" "}with expansions
}
game-galaxy-trucker-won = { $count ->
    [0] Nobody made a profit
    [one] Won by { $names }
   *[other] Shared by { $names }
}
game-galaxy-trucker-learn = Seven short lessons on the real board, then your first flight.
game-galaxy-trucker-flight-file = Watch a flight file
game-galaxy-trucker-flight-file-about = Ships, cards and dice from a JSON file, flown and replayed on screen.
