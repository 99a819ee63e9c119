### Sealed Bids: the name of the game, one line about it, and how a game ended.

game-toy = Sealed Bids
game-toy-about = A two-minute card game for trying out a table: everyone plays a card face down, and the highest card that is not matched wins.
game-toy-title = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
game-toy-won = { $count ->
    [one] Won by { $names }
   *[other] Shared by { $names }
}
