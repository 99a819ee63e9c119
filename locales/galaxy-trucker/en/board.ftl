### Galaxy Trucker: the screens of building and flight.

gt-flight = { $of ->
    [one] Class { $class }
   *[other] Flight { $index } of { $of } · class { $class }
}
gt-stage-countdown = Get ready
gt-stage-building = Building
gt-stage-claim = Time is up
gt-stage-check = Check
gt-stage-crew = Crew goes aboard
gt-stage-flight = In flight
gt-stage-receipt = Receipt
gt-stage-over = Game over
gt-credits = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}
gt-finished = Finished
gt-paused = The game is paused. Boards are covered.
gt-resume = Resume
gt-pause-agree = Suggest a pause
gt-pause-withdraw = No pause after all
gt-pause-asked = { $names } would like a pause.
gt-pause-accept = Agree
gt-pause-menu = Pause or leave
gt-pause-text = A pause begins when everybody agrees. It stops the hourglass and covers all ships.
gt-leave = Leave the game
gt-leave-title = Leave the game for good?
gt-leave-text = Your ship gives up before the next card, its goods are sold for half, and you take no part in later flights. You keep your credits and can go on watching.
gt-leave-stay = Stay

## Building

gt-my-ship = My ship
gt-ship-whole = Show the whole ship
gt-ship-enlarge = Enlarge the ship
gt-warehouse = Face-up components
gt-warehouse-empty = Components that are given back lie here, face up. Anybody may take them.
gt-bench = My hand, set-aside places and cards
gt-next-wait = Building starts soon.
gt-next-watch = You see the ship of { $name }.
gt-next-finished = Finished. You fly as soon as everybody is.
gt-next-first = Draw a component, then place it next to your cabin.
gt-next-anywhere = Draw a component. The first one goes on any square.
gt-next-half = Draw a component. The first one of each half goes on any square.
gt-holes = Squares { $one } and { $other } are holes.
gt-holes-same = Squares { $one } and the middle are holes: no starting cabin.
gt-next-draw = Draw a component, or take one that lies face up.
gt-next-none-left = No face-down components are left. Take one that lies face up, or finish.
gt-next-drawing = Drawing…
gt-next-place = { $tile }: choose a square.
gt-do-draw = Draw
gt-do-turn = Turn
gt-do-set-aside = Set aside
gt-do-return = Give back
gt-do-lift = Lift the last one
gt-do-take = Take: { $tile }
gt-do-flip = Flip the hourglass
gt-do-finish = Finish
gt-do-face-up = Face-up: { $count }
gt-finish-number = Take a number:
gt-finish-not-yet = Keep building
gt-set-aside = Set aside
gt-set-aside-empty = Set-aside place, empty
gt-set-aside-take = Take from the set-aside places: { $tile }
gt-square = { $what }, column { $column }, row { $row }
gt-square-empty = empty
gt-square-lift = Lift again: { $square }
gt-fault = Mistake: { $fault }
gt-glass-time = Time left in the hourglass
gt-glass-turn = Turn { $turn } of { $turns }
gt-piles = Adventure cards
gt-pile-look = Look at pile { $pile }
gt-pile-ask = { $name } has pile { $pile }. Ask for it
gt-pile-sealed = Sealed pile: nobody may look
gt-pile-title = Pile { $pile }
gt-pile-note = These cards will be in your flight. The hourglass keeps running.
gt-pile-put-back = Put back
gt-rival-enlarge = Show the ship of { $name }
gt-rival-finished = Finished
gt-rival-looks = Looks at pile { $pile }
gt-rival-holds = Holds a component

gt-count-cannons = Cannons
gt-count-engines = Engines
gt-count-crew = Crew
gt-count-tokens = Batteries
gt-count-exposed = Exposed

## Flight

gt-route = Route. Order: { $order }
gt-route-title = Route and card
gt-others = The other ships
gt-decisions = Decisions
gt-check-title = All ships are checked for mistakes.
gt-crew-title = Crew goes aboard, batteries are charged.
gt-launch-title = Ready for launch
gt-card-read = Read the card
gt-card-number = Card { $number } of { $of }
gt-dice = Dice: { $sum }
gt-strike-off-board = { $roll }: misses
gt-showing = See what happens…
gt-skip = Skip
gt-waiting = Waiting for { $names }
gt-log = Log
gt-orders = Order in advance:
gt-order-pass = Pass on this card
gt-order-accept = Accept
gt-order-power = Full power
gt-gone-choice = You gave up this flight.
gt-gone-no-humans = No humans left aboard: you are out of this flight.
gt-gone-no-engines = No engine power in open space: you are out of this flight.
gt-gone-lapped = The leader lapped you: you are out of this flight.

gt-why-defend = { $hazard }. Without defence you lose: { $tile }, and everything that hangs on it alone.
gt-why-abandoned-ship = You gain { $credits } credits, and lose { $crew } crew and { $days } { $days ->
    [one] day
   *[other] days
}.
gt-why-abandoned-station = You load the goods and lose { $days } { $days ->
    [one] day
   *[other] days
}.
gt-why-reward = Taking it costs { $days } { $days ->
    [one] day
   *[other] days
}.
gt-why-land = Landing costs { $days } { $days ->
    [one] day
   *[other] days
}. Every planet takes one ship.
gt-why-engines = The weakest engines pay the penalty.
gt-why-engines-open-space = You move ahead by your engine strength. At 0 you are out.
gt-why-cannons = The weakest cannons pay the penalty.
gt-why-cannons-enemy = The enemy has { $strength }. More wins, equal is a tie.
gt-why-give-up = Giving up means no finishing bonus, and goods sell for half.
gt-fly-on = Fly on, don’t ask again in this flight
gt-flies-on = You fly on before every card.
gt-flies-on-ask = Ask me again
gt-why-place-crew = Press a marked cabin to put an alien there instead of two humans.
gt-why-keep-piece = Press the piece that flies on. The rest is lost.
gt-why-repair-splits = This breaks your ship into { $pieces } pieces. You choose the one that stays.
gt-why-heading = Press the arrow at the edge that becomes the front, or drag towards it. The number says how many engines stay: those that point elsewhere fall off. Whoever arrives as the only one in a direction earns a bonus.
gt-why-load-leave = Somebody landed here before you: { $count ->
    [one] one of the new blocks stays behind. You choose which.
   *[other] { $count } of the new blocks stay behind. You choose which.
}
gt-heading-engines = { $count ->
    [one] { $count } engine stays
   *[other] { $count } engines stay
}
gt-heading-fly = Fly this way: { $side ->
    [front] up
    [right] right
    [rear] down
   *[left] left
}
gt-rollback = Take the last decision back
gt-rollback-asked = { $names } would like to take the last decision back.
gt-rollback-agree = Agree
gt-rollback-withdraw = Let it stand
gt-rollback-waiting = The last decision is taken back as soon as everybody agrees.
gt-load-tray = To load:
gt-load-pick = { $count } { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
gt-load-furnace = Burn a block to fill the battery at { $column }, { $row }
gt-load-burnt = Burning: { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[other] blue
}
gt-crew-specialist = The cyan alien is a:
gt-flight-hyperspace = in hyperspace
gt-load-how = Press a hold to store a block there, or to take one out.
gt-load-done = { $left ->
    [0] Done
    [one] Done, leave 1 block behind
   *[other] Done, leave { $left } blocks behind
}
gt-crew-done = { $aliens ->
    [0] Take off with humans only
    [one] Take off with 1 alien
   *[other] Take off with { $aliens } aliens
}
gt-repair-done = { $count ->
    [0] Press components to remove them
    [one] Remove 1 component
   *[other] Remove { $count } components
}
gt-repair-back = Choose other components
gt-pick-done = { $missing ->
    [0] Lose what is marked
    [one] Choose 1 more
   *[other] Choose { $missing } more
}

## Receipt

gt-receipt-title = Receipt of flight { $number }
gt-receipt-line = Line
gt-receipt-place = Place
gt-receipt-gave-up = gave up
gt-receipt-cards = Credits from cards
gt-receipt-finishing = Finishing bonus
gt-receipt-looks = Best-looking ship
gt-receipt-exposed = { $count } exposed
gt-receipt-creativity = Creativity bonus
gt-receipt-luxury = Luxury guests
gt-receipt-manager = Manager
gt-receipt-merchant = Merchant
gt-receipt-sold-halves = Halves that left, sold
gt-receipt-goods = Goods sold
gt-receipt-losses = Lost compo­nents
gt-receipt-lost = { $count } lost
gt-receipt-insured = insured
gt-receipt-broke = no money left
gt-receipt-total = This flight
gt-receipt-credits = Credits
gt-over-title = Final receipt
gt-over-winners = Richest trucker: { $names }
gt-over-nobody = Nobody made a profit. That happens.

## Film

gt-film-all-ships = Show all ships
gt-film-link = Copy link to this moment
gt-film-copied = Link copied.
gt-film-next-card = Next card
gt-film-back-card = Previous card
