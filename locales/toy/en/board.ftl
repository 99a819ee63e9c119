### Sealed Bids at the table.

toy-setup-rounds = Rounds
toy-setup-seconds = Time to bid
toy-round = Round { $round } of { $rounds }
toy-time = Time left to bid
toy-say-open = You lead. Open the bidding when everyone is here.
toy-say-wait = { $name } leads and opens the bidding.
toy-say-bid = Choose a card. It stays face down until everyone has chosen.
toy-say-held = The clock is paused.
toy-over-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
toy-open = Open the bidding
toy-hold = Pause the clock
toy-go = Start the clock
toy-hand = Your cards
toy-card = Card { $card }
toy-placed = A card lies face down
toy-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

toy-role-lead = Lead
toy-silence = No talking in the last round.

## Refusals

toy-rounds = A game has one to nine rounds.
toy-seconds = A round lasts one second to one hour.
toy-people = Two to five people can play, not { $people }.
toy-no-such-seat = This seat is not at the table.
toy-not-your-lead = Only the lead opens the bidding.
toy-already-open = The bidding is already open.
toy-not-open = The bidding is not open.
toy-nothing-to-take-back = There is no bid to take back.
toy-no-such-card = There is no card at place { $slot }.
toy-held = The clock is paused. Start it first.
toy-not-held = The clock is running already.
toy-over = The game is over.

## Questions and teams

toy-prompt-open = Open the bidding
toy-prompt-bid = Choose a card to bid
toy-team-red = Red team
toy-team-blue = Blue team
