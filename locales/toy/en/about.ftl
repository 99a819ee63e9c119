### Sealed Bids: the name of the game, one line about it, and how a game ended.

game-toy = Sealed Bids
game-toy-about = A card game of two minutes to try a table with: one card each, face down, and the highest nobody equalled wins.
game-toy-title = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
game-toy-won = { $count ->
    [one] Won by { $names }
   *[other] Shared by { $names }
}
