### Space Alert: briefing and planning.

## Briefing

sa-briefing-title = Briefing
sa-briefing-mission = The mission
sa-briefing-level = Rules
sa-briefing-pace = Clock
sa-briefing-boards = Trajectories
sa-briefing-secret = unknown
sa-briefing-cautious = Everyone proposes. The most cautious proposal counts.
sa-briefing-roles = Roles
sa-briefing-step-down = Step down
sa-briefing-volunteer = Volunteer
sa-briefing-crew = The crew
sa-briefing-is-ready = ready
sa-briefing-androids = You plan for all four androids, with the whole deck in your hand.
sa-briefing-not-ready = not ready yet
sa-briefing-ready = Ready
sa-briefing-unready = Not ready
sa-briefing-launch = Start now

sa-plan-role-captain = Captain
sa-plan-role-captain-about = Acts first in every turn.
sa-plan-role-communications = Communications officer
sa-plan-role-communications-about = Handles external threats.
sa-plan-role-security = Chief of security
sa-plan-role-security-about = Handles internal threats.

## Waiting for the alert

sa-briefing-agreed = Most cautious so far: { $difficulty }
sa-briefing-cautious-who = Most cautious so far: { $difficulty } ({ $names })
sa-briefing-next = Take a role if you like, then press “Ready”. The mission starts when everyone is ready.
sa-briefing-next-alone = Press “Ready” to start the mission.
sa-briefing-waiting = Waiting for { $names }.
sa-preview-lost = The ship is lost in turn { $turn }
sa-preview-lost-brief = Ship lost in turn { $turn }

## Planning

sa-plan-seat = Seat { $seat }
sa-plan-title = Planning, phase { $phase }
sa-plan-time = Mission time
sa-plan-held = clock stopped
sa-plan-phases = Phases
sa-plan-phase = Phase { $phase }
sa-plan-phase-short = phase { $phase }
sa-plan-android = android
sa-plan-silence = Communications are down
sa-plan-said-nothing = No announcements yet.
sa-plan-log-open = All announcements
sa-plan-board = The ship
sa-plan-figures = Figures on the shared board
sa-plan-figures-where = Move to
sa-plan-board-reset = Reset board
sa-plan-tabs = Views
sa-plan-tab-ship = Ship
sa-plan-tab-threats = Threats
sa-plan-tab-crew = Crew
sa-plan-tab-log = Computer
sa-plan-threats = Announced threats
sa-plan-no-threats = No threat announced yet.
sa-plan-none-drawn = No threat drawn yet.
sa-plan-threat-title = Time T+{ $number }
sa-plan-mine = My board and hand
sa-plan-row = Board of { $name }
sa-plan-slot = { $locked ->
    [yes] Slot { $slot }, locked: { $content }
   *[no] Slot { $slot }: { $content }
}
sa-plan-slot-empty = empty
sa-plan-back = { $half ->
    [movement] a movement, face down
   *[action] an action, face down
}
sa-plan-back-heroic = { $half ->
    [movement] a heroic movement, face down
   *[action] a heroic action, face down
}
sa-plan-hand = Cards in hand
sa-plan-choose-title = { $name }, turn { $turn }
sa-plan-choose-row = Slots of { $name }
sa-plan-choose-turn = Turn { $turn }: empty
sa-plan-hand-empty = No card in hand.
sa-plan-card = { $up } on top, { $under } below
sa-plan-flip = Flip
sa-plan-take-back = Take back
sa-plan-undo = Undo
sa-plan-new = new
sa-plan-received = { $name } gave you a card: { $card }.
sa-plan-heroic-of = Heroic card of { $name }: { $card }
sa-plan-ignored = Does not apply to a crew of four.
sa-plan-ignored-alone = Does not apply when playing alone.
sa-plan-give = Give
sa-plan-hold = Stop clock
sa-plan-go = Start clock
sa-plan-lock = Lock phase { $phase } and draw cards
sa-plan-lock-short = Lock phase { $phase }
sa-plan-lock-empty = { $free ->
    [one] Lock with one slot empty
   *[other] Lock with { $free } slots empty
}
sa-plan-end-early = End planning ({ $agreed } of { $people })
sa-plan-end-later = Keep planning ({ $agreed } of { $people })
sa-plan-end-solo = Fly this plan
sa-plan-end-empty = Fly without a plan
sa-plan-clear = Clear plan
sa-plan-do-silent = Communications down. Keep planning, but do not talk.
sa-plan-do-transfer = Pick a card and give it to a crewmate: { $left } left.
sa-plan-do-place = { $keys ->
    [boards] Now tap the slot it goes into, or press its number; ↑ ↓ choose the board, Space flips the card.
    [yes] Now tap the slot it goes into, or press its number. Space flips the card.
   *[no] Now tap the slot it goes into.
}
sa-plan-do-move = Tap another slot to move it, or take it back.
sa-plan-do-solo = { $keys ->
    [boards] Pick a card, then a slot of any android. Phases end with the soundtrack. Keys: ← → for the card, ↑ ↓ for the android, a number for the slot.
   *[no] Pick a card, then a slot of any android.
}
sa-plan-do-untimed = { $keys ->
    [boards] Pick a card, then a slot of any android. No time limit. Fly when you’re ready. Keys: ← → for the card, ↑ ↓ for the android, a number for the slot.
   *[no] Pick a card, then a slot of any android.
}
sa-plan-keys = number keys
sa-plan-do-pick = { $free ->
    [one] One slot of this phase is empty: pick a card, then tap the slot.
   *[other] { $free } slots of this phase are empty: pick a card, then tap a slot.
}
sa-plan-do-doubt = Empty slots stay empty. Press again to lock.
sa-plan-do-doubt-empty = No card is placed. Press again to fly anyway.
sa-plan-do-retry = This is the plan from your last try. Change it, or clear it.
sa-plan-do-next = Done? Lock the phase and draw the cards for phase { $phase }, or wait.
sa-plan-do-wait = Plan complete. You can change it until the mission ends.

## Officers

sa-officer-desk = Officers
sa-officer-draw = Draw:
sa-officer-wait = Waiting for { $name } to draw T+{ $number }.
sa-officer-deck = Deck
sa-officer-common = common
sa-officer-serious = serious
sa-officer-time = Time
sa-officer-place = Place
sa-officer-lying = Move
sa-officer-leave = Cancel
sa-officer-go = Draw T+{ $number }
sa-plan-do-draw = Your turn, { $role }: draw the threat for T+{ $number } and place it.

## The shared board

sa-board-title = Shared board
sa-board-about = For discussion only: move figures, energy and threats by dragging or with these buttons. Plans do not change.
sa-board-sandbox = For discussion only. Plans do not change.
sa-board-muted = Communications down: others do not see what you move.
sa-board-pieces = Pieces
sa-board-pieces-title = Pieces of the shared board
sa-board-figure = Figure of { $name }: { $place }
sa-board-shield = Shield
sa-board-reactor = Reactor
sa-board-damage = Damage
sa-board-turn = Turn under discussion
sa-board-fuel = Fuel capsules
sa-board-rockets = Rockets
sa-board-threat = T+{ $number } { $name }, square
sa-board-less = { $what }: one less
sa-board-more = { $what }: one more

## What will happen

sa-preview-views = Ship view
sa-preview-shared = Shared board
sa-preview-if = Preview flight
sa-preview-if-brief = Preview
sa-preview-about = Result of the cards you can see and the threats announced so far.
sa-preview-known = Based on what you can see. Hidden cards count as empty.
sa-preview-after = { $turn ->
    [0] before turn 1
   *[other] after turn { $turn }
}
sa-preview-earlier = Previous turn
sa-preview-later = Next turn
sa-preview-unsure = uncertain: depends on a hidden damage tile
sa-preview-unsure-brief = uncertain
sa-preview-nothing = No card acts this turn.
sa-preview-short = { $mark ->
    [hit] After turn { $turn }: { $place }. A hit.
    [miss] After turn { $turn }: { $place }. The shot misses.
    [wasted] After turn { $turn }: { $place }. The action does nothing.
    [delayed] After turn { $turn }: { $place }. Delayed.
    [hurt] After turn { $turn }: { $place }. Knocked out.
   *[none] After turn { $turn }: { $place }.
}
sa-caption-hint = Hover a console, a threat or a slot to see what it does.
sa-caption-threat = T+{ $number } { $name }, speed { $speed }. X: { $x }. Y: { $y }. Z: { $z }.
sa-threat-facts = , { $track ->
    [internal] inside the ship
    [red] red trajectory
    [white] white trajectory
   *[blue] blue trajectory
}{ $hit ->
    [0] {""}
    [one] , { $hit } hit point
   *[other] , { $hit } hit points
}{ $shield ->
    [none] {""}
   *[other] , shield { $shield }
}, speed { $speed }
sa-console-name-interceptors = interceptors
sa-console-name-computer = computer
sa-console-name-battlebots = battlebot store
sa-console-name-windows = window
sa-console-name-rockets = rockets
sa-console-target = In range: { $threats }.
sa-console-no-target = Nothing in range.
sa-console-heavy-laser = heavy laser, strength { $strength }, any distance. Uses 1 energy; hits the nearest threat in its zone.
sa-console-light-laser = light laser, strength { $strength }, any distance, own battery. Hits the nearest threat in its zone.
sa-console-pulse-cannon = pulse cannon, strength { $strength }, up to distance { $distance }. Uses 1 energy; hits every threat in all zones.
sa-console-shield = fills the shield from the reactor below.
sa-console-reactor = fills the reactor from the central one.
sa-console-reactor-white = burns a fuel capsule and fills the central reactor.
sa-console-interceptors = launches the interceptors with an active squad. Strength 3 against one threat at distance 1, or 1 against several.
sa-console-computer = computer maintenance, once per phase, in its first two turns.
sa-console-battlebots = takes a battlebot squad, or reactivates yours.
sa-console-windows = visual confirmation: points, more if several look in the same turn.
sa-console-rockets = launches a rocket, strength 3. It hits next turn: nearest threat up to distance 2.

## What presses

sa-alarm-silent = Communications down: no talking, no pointing
sa-alarm-transfer = Data transfer
sa-alarm-incoming = Incoming data: 1 extra card
sa-alarm-phase-ends = Phase { $phase } ends
sa-alarm-mission-ends = Operations end
