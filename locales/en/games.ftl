### Names of the games and one line about each, for lists.

game-toy = Sealed Bids
game-toy-about = A card game of two minutes to try a table with: one card each, face down, and the highest nobody equalled wins.
game-toy-won = { $count ->
    [one] Won by { $names }
   *[other] Shared by { $names }
}

game-space-alert = Space Alert
game-space-alert-about = Ten minutes aboard a ship that explores by being shot at. One to five players together, in real time.
game-space-alert-home = Came home
game-space-alert-won = Came home with { $total ->
    [one] 1 point
   *[other] { $total } points
}
game-space-alert-lost = { $campaign ->
    [yes] Lost in turn { $turn } of mission { $mission }
   *[no] Lost in turn { $turn }
}
game-space-alert-campaign = Campaign of { $missions } missions: { $total ->
    [one] 1 point
   *[other] { $total } points
}
