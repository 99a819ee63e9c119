### Space Alert: the name of the game, one line about it, and how a game ended.

game-space-alert = Space Alert
game-space-alert-about = Ten minutes aboard a ship that explores by being shot at. You win or lose together, in real time.
game-space-alert-home = Mission complete
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
game-space-alert-learn = Lessons of a few minutes, one idea at a time
game-space-alert-companion = For the physical game: soundtrack, replay and score
game-space-alert-logbook = Every mission you have flown
game-space-alert-title-script = { $kind ->
    [test-run] Test run { $number }
    [simulation] Simulation { $number }
    [advanced-simulation] Advanced simulation { $number }
    [new-frontier] The New Frontier, mission { $number }
    [double-easier] Double actions, easier mission { $number }
    [double-standard] Double actions, standard mission { $number }
   *[mission] Mission { $number }
}
game-space-alert-title-random = { $kind ->
    [test-run] Random test run
    [simulation] Random simulation
    [advanced-simulation] Random advanced simulation
   *[mission] Random mission
}
game-space-alert-title-generated = { $kind ->
    [test-run] Generated test run
    [simulation] Generated simulation
    [advanced-simulation] Generated advanced simulation
   *[mission] Generated mission
}
game-space-alert-title-campaign = Campaign
game-space-alert-hub-steps = How it goes
game-space-alert-hub-plan = Plan against the clock
game-space-alert-hub-plan-text = Everyone plans at the same time, each with their own cards. The ship’s computer talks; nobody waits for a turn.
game-space-alert-hub-fly = Watch the flight
game-space-alert-hub-fly-text = The table resolves every step by the rules: lifts, lasers, shields, and the thing that came aboard.
game-space-alert-hub-understand = See what went wrong
game-space-alert-hub-understand-text = Finished games stay as links. Step back to the moment it tipped, and show it to those who were there.
