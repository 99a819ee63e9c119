### Battleship Galaxies: the log.

bg-log = Log
bg-log-empty = Nothing has happened yet.
bg-log-list = { $name } is ready.
bg-log-first-rolled = { $name } rolled highest and chooses who goes first.
bg-log-first = { $name } goes first.
bg-log-turn = Round { $round }: { $name }
bg-log-energy = { $name }: { $change } energy, now { $now }.
bg-log-drew = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
bg-log-discarded = { $name } discards { $cards }.
bg-log-given = { $name } gives { $to } a card.
bg-log-exhausted = { $times ->
    [1] A draw pile ran out and was shuffled again.
   *[other] A draw pile ran out for good.
}
bg-log-main-computer = { $name } uses the main computer.
bg-log-launched = { $ship } launched for { $cost }.
bg-log-activated = { $ship } activated for { $cost }.
bg-log-placed = { $ship } placed by { $source }.
bg-log-ecm = ECM of { $by } against { $ship }: { $roll } (needs { $needed }){ $damage ->
    [0] , no damage.
   *[other] , { $damage } damage.
}
bg-log-ecm-ignored = { $ship } ignores the ECM of { $by }.
bg-log-debris = { $ship } in the debris: { $roll }, { $damage ->
    [0] no damage.
   *[other] { $damage } damage.
}
bg-log-tile = { $ship } finds: { $tile }.
bg-log-attack = { $ship } fires at { $target }.
bg-log-rolled = { $again ->
    [yes] Rolled again: { $at },
   *[no] { $at },
} { $cell ->
    [miss] missed.
    [critical] critical cell on { $target }.
   *[hit] { $target } is hit.
}
bg-log-cover = Cover for { $ship }: { $roll }, { $misses ->
    [yes] the attack misses.
   *[no] no help.
}
bg-log-effect-roll = { $source }: { $roll } (needs { $needed }).
bg-log-cancelled = The hit on { $ship } becomes a miss.
bg-log-redirected = { $to } takes the hit for { $from }.
bg-log-ability = { $name } uses { $source }.
bg-log-card = { $name } plays { $card } for { $cost }.
bg-log-attached = { $card } attached to { $ship }.
bg-log-detached = { $card } removed from { $ship }.
bg-log-damaged = { $ship }: shields { $shields }, hull damage { $hull }.
bg-log-restored = { $ship } repaired: shields { $shields }, hull damage { $hull }.
bg-log-destroyed = { $ship } is { $why ->
    [critical] destroyed by a critical hit.
    [carried] lost with its transport.
   *[other] destroyed.
}
bg-log-escaped = { $ship } escapes.
bg-log-control = { $name } takes control of { $ship }.
bg-log-scored = { $side ->
    [0] ▲
   *[other] ▼
} { $points } more victory points, now { $now }.
bg-log-rescued = { $ship } rolls { $roll } and rescues { $survivors }.
bg-log-engines = Remote engines: { $roll }, { $works ->
    [yes] they start.
   *[no] nothing happens.
}
bg-log-asteroid = The next asteroid may move { $roll } spaces.
bg-log-time = { $name } ran out of time.
bg-log-undone = { $name } takes the last moves back.
bg-log-undo-asked = { $name } asks to take moves back.
bg-log-draw = { $name } offers a draw.
bg-log-resigned = { $name } gives up.
bg-log-over = The battle is over{ $why ->
    [elimination] : no ship left.
    [clock] : the decks ran out.
    [points] : victory points reached.
    [ship_destroyed] : the key ship is destroyed.
    [resigned] : one side gave up.
   *[agreed] : a draw.
}
