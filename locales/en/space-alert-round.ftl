### Space Alert at the table: briefing, planning, the flight, the campaign.

difficulty-white = White
difficulty-mixed = Mixed
difficulty-yellow = Yellow
pace-real = Real time
pace-slow = Slow
pace-untimed = No clock

## Set-up

setup-mission = Mission
setup-random = { $kind ->
    [test-run] Any test run
    [simulation] Any simulation
    [advanced-simulation] Any advanced simulation
   *[mission] Any mission
}
setup-group-random = Left to chance
setup-group-training = Training
setup-group-missions = Missions of the box
setup-group-generated = Made up by the computer
setup-level-test-run = Seven turns, three enemies, cards face up. Nothing breaks but the ship.
setup-level-simulation = Twelve turns, serious threats, rockets, the computer, damage that breaks things.
setup-level-advanced-simulation = Intruders and malfunctions come aboard; battlebots and interceptors help.
setup-level-mission = Everything: heroic cards, visual confirmation, a score for the log book.
setup-common = Common threats
setup-serious = Serious threats
setup-difficulty-white = White cards: hard enough for a first mission.
setup-difficulty-mixed = White and yellow cards, shuffled together.
setup-difficulty-yellow = Yellow cards only, for crews that have survived the white ones.
setup-pace = Clock
setup-pace-real = Ten minutes, as on the soundtrack. Nobody can stop it.
setup-pace-slow = Twice the time, and anybody may stop the clock. For learning.
setup-pace-untimed = One player alone: all threats lie open and nothing presses.
setup-more = More choices
setup-five = Crew of five
setup-five-about = Fill up to five with androids; unconfirmed reports then count.
setup-misplay = “Oops, wrong way round”
setup-misplay-about = A card placed by mistake may be put right when it is revealed, for a delay.
setup-officers = Officers draw the threats
setup-officers-about = The communications officer and the chief of security place them by hand. Mistakes are corrected before the flight.
setup-campaign = Campaign
setup-campaign-about = Up to three missions with the same ship. Damage stays unless repaired.
setup-skip = No briefing
setup-skip-about = The alert sounds as soon as the game starts.
setup-boards = Choose the trajectories
setup-boards-about = Otherwise they are drawn at random.
setup-seeded = Every crew with this seed meets the same threats, cards and damage.
setup-seeded-before = A mission that has been flown before: every crew with this seed meets the same threats, cards and damage.
setup-seeded-anew = Deal a new mission instead
setup-seed = Seed
setup-seed-about = A number or any words: the same seed deals the same mission again, to you or to another crew. Empty: a new one.

## Briefing

briefing-title = Briefing
briefing-mission = The mission
briefing-level = Rules
briefing-pace = Clock
briefing-boards = Trajectories
briefing-secret = unknown
briefing-cautious = Everybody proposes; the most cautious proposal wins.
briefing-roles = Roles
briefing-step-down = Step down
briefing-volunteer = Volunteer
briefing-crew = The crew
briefing-is-ready = ready
briefing-androids = You plan for all four. Each has a board of its own, and the whole deck is in your hand.
briefing-not-ready = not ready yet
briefing-ready = Ready for the alert
briefing-unready = Wait for me
briefing-launch = Start without waiting

plan-role-captain = Captain
plan-role-captain-about = Acts first in every turn.
plan-role-communications = Communications officer
plan-role-communications-about = Answers for threats from outside.
plan-role-security = Chief of security
plan-role-security-about = Answers for threats that come aboard.

## Planning

plan-seat = Seat { $seat }
plan-title = Planning, phase { $phase }
plan-time = Mission time
plan-held = clock stopped
plan-phases = Phases
plan-phase = Phase { $phase }
plan-phase-short = phase { $phase }
plan-android = android
plan-silence = Communications are down
plan-said-nothing = The computer is listening.
plan-log-open = Everything the computer has said
plan-board = The ship
plan-figures = Figures on the shared board
plan-figures-where = Where does it stand?
plan-board-reset = Put everything back
plan-tabs = Views
plan-tab-ship = Ship
plan-tab-threats = Threats
plan-tab-crew = Crew
plan-tab-log = Computer
plan-threats = Announced threats
plan-no-threats = No threat announced yet.
plan-none-drawn = No threat drawn yet.
plan-threat-title = Time T+{ $number }
plan-mine = My board and hand
plan-row = Board of { $name }
plan-slot = { $locked ->
    [yes] Slot { $slot }, locked: { $content }
   *[no] Slot { $slot }: { $content }
}
plan-slot-empty = empty
plan-back = { $half ->
    [movement] a movement, face down
   *[action] an action, face down
}
plan-back-heroic = { $half ->
    [movement] a heroic movement, face down
   *[action] a heroic action, face down
}
plan-hand = Cards in hand
plan-hand-empty = No card in hand.
plan-card = { $up } on top, { $under } below
plan-flip = Flip
plan-take-back = Take back
plan-undo = Undo
plan-new = new
plan-received = { $name } gave you a card: { $card }.
plan-heroic-of = Heroic card of { $name }: { $card }
plan-ignored = Not for a crew of four.
plan-ignored-alone = Not for one alone.
plan-give = Give
plan-hold = Stop the clock
plan-go = Let it run
plan-lock = Lock phase { $phase }, take phase { $next }
plan-lock-short = Lock phase { $phase }
plan-lock-empty = { $free ->
    [one] Lock with one slot empty
   *[other] Lock with { $free } slots empty
}
plan-end-early = End now ({ $agreed } of { $people } agree)
plan-end-later = Not yet ({ $agreed } of { $people } agree)
plan-end-solo = Fly this plan
plan-do-silent = Communications are down. Plan on, but say nothing.
plan-do-transfer = Transfer, { $left } left: pick a card, then “Give” beside a crewmate.
plan-do-place = { $keys ->
    [boards] Now tap the slot it goes into, or press its number; ↑ ↓ choose the board, Space flips the card.
    [yes] Now tap the slot it goes into, or press its number. Space flips the card.
   *[no] Now tap the slot it goes into.
}
plan-do-move = Tap another slot to move it, or take it back.
plan-do-solo = { $keys ->
    [boards] Pick a card, then a slot of any android. Only the soundtrack closes a phase. Keys: ← → card, ↑ ↓ android, number slot.
   *[no] Pick a card, then a slot of any android.
}
plan-do-untimed = { $keys ->
    [boards] Pick a card, then a slot of any android. Nothing presses: fly when your plan stands. Keys: ← → card, ↑ ↓ android, number slot.
   *[no] Pick a card, then a slot of any android.
}
plan-keys = number keys
plan-do-pick = { $free ->
    [one] One slot of this phase is empty: pick a card, then tap the slot.
   *[other] { $free } slots of this phase are empty: pick a card, then tap a slot.
}
plan-do-doubt = Empty slots stay empty. Press again to lock anyway.
plan-do-next = Done here? Lock the phase and take the cards for phase { $phase }, or wait.
plan-do-wait = Your plan stands. Change it until the computer ends the mission.

## The flight

resolve-title = Turn { $turn }
resolve-title-survived = Mission complete: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
resolve-title-home = Home again
resolve-title-lost = Lost in turn { $turn }
resolve-loading = The flight recorder is being read.
resolve-misplayed = A misplayed card
resolve-revealed = You revealed: { $card }.
resolve-revealed-desk = You revealed: { $card } ({ $desk }).
resolve-confirm = As I meant it
resolve-cost = Putting it right delays your later cards.
resolve-left = { $left } s
resolve-cards = Cards of turn { $turn }
resolve-oops = Oops: I meant { $card_the }
resolve-oops-desk = Oops: I meant { $card_the } ({ $desk })
resolve-deed = { $card }
resolve-deed-desk = { $card } ({ $desk })
resolve-waiting = Waiting for { $names }.
corrected-title = { $count ->
    [one] One threat was not placed as announced. It was corrected before the flight:
   *[other] { $count } threats were not placed as announced. They were corrected before the flight:
}
corrected-moved = { $threat }: lay at T+{ $before }, { $from }; announced for T+{ $number }, { $track }.
corrected-missing = { $threat }, T+{ $number }, { $track }: announced and never drawn.
corrected-surplus = { $threat }, T+{ $number }, { $track }: never announced, put back.
score-lost = The ship was lost in turn { $turn }. It was finished by: { $threat }.

## Campaign

campaign-decision = Fly on with this ship?
campaign-decision-about = Next is mission { $number } of up to 3. Each of you repairs one thing first; what is left stays broken. It takes everybody to go on, and losing the next mission loses it all.
campaign-go = Fly on
campaign-agrees = would fly on
campaign-undecided = still thinking
campaign-stop = Stop and score
campaign-stop-sure = Stop for everybody, now
campaign-lost = The campaign is lost with the ship: no score.
campaign-score = { $total ->
    [one] The campaign is over: { $total } point in all.
   *[other] The campaign is over: { $total } points in all.
}
campaign-leg = { $total ->
    [one] Mission { $number }: { $total } point
   *[other] Mission { $number }: { $total } points
}
campaign-leg-lost = Mission { $number }: lost in turn { $turn }
repairs-about = Captain first, everybody repairs one thing, androids too; at most two in a zone. The rest stays broken in the next mission.
repairs-title = Repairs
repairs-yours = Your turn: repair one thing.
repairs-turn = Waiting for { $name }, who repairs one thing.
repairs-android = { $name }: any of you picks one thing for this android to repair.
repairs-absent = { $name } is away: any of you picks one thing to repair in their place.
stand-in-ready = Do not wait for { $name }
stand-in-confirm = { $name }: leave the card as it lies
stand-in-continue = Say yes for { $name }
stood-in = { $by } decided for { $name }, who is away.
repairs-order = Who repairs, in order
repairs-full = Two repairs a zone: no more here.
repairs-intact = intact
repairs-squad = { $count ->
    [one] Repair the battlebot squad
   *[other] Repair a battlebot squad ({ $count } disabled)
}
repairs-berth = Only one squad is left. Where does it start?

carried-title = The ship as it is
carried-nothing = Nothing is broken: the ship is as good as new.
carried-structural = every damage to this zone counts twice
carried-starts = { $effect }, { $energy ->
    [0] starts empty
   *[other] starts with { $energy } energy
}
carried-less = { $effect }, one energy less at the start
carried-squad = No battlebots { $station_in }
briefing-leg = mission { $number } of up to 3
briefing-flown = Points of mission { $number }

## Log book

log-empty = The log is blank. Missions flown at a table or in companion mode are written here, in this browser alone. Test runs and simulations are practice and leave no line.
log-first = Fly a mission
log-export = Export
log-import = Import
log-crew = Crew
log-all-crews = All crews
log-statistics = So far
log-missions = Missions
log-survived = Survived
log-best = Best score
log-mean = Mean score
log-killers = What finished us
log-campaigns = Campaigns
log-campaign-lost = lost
log-campaign-open = open
log-shares = What a mission brings, in the mean
log-by-script = Mission by mission
log-flown = Flown
log-own-script = Another soundtrack
log-short-destroyed = destroyed
log-short-survived = survived
log-short-penalties = penalties
log-short-observation = seen
log-lines = Missions
log-date = Date
log-script = Mission
log-difficulty = Common / serious
log-penalties = Penalties
log-actions = What can be done
log-film = See the film
log-strike = Strike the line
log-strike-sure = The line is gone for good, unless you have exported the log.
log-keep = Keep it
log-lost-to = Lost to: { $threat }
log-plot = { $count ->
    [one] Points of the first mission; ✕ is a lost ship
   *[other] Points of the last { $count } missions; ✕ is a lost ship
}
log-not-kept = The browser would not keep the log. Export it before you leave.
log-all-lines = Show all { $count } missions
log-legend = ★ captain, ◉ communications officer, ! chief of security, [ ] android. Threats: 1 white, 2 yellow, 1+2 mixed.
log-damaged = { $count ->
    [one] One line of that file is damaged and was left out.
   *[other] { $count } lines of that file are damaged and were left out.
}
log-not-a-log = That file is not a log of Hangar.
log-imported = { $count ->
    [0] Nothing new in that log.
    [one] One line added.
   *[other] { $count } lines added.
}

## Generated missions

setup-generated = { $kind ->
    [test-run] A made-up test run
    [simulation] A made-up simulation
    [advanced-simulation] A made-up advanced simulation
   *[mission] A made-up mission
}
setup-recipe = What the mission is to be like
setup-recipe-usual = as usual
setup-recipe-threat-level = Threat level
setup-recipe-duration = Length
setup-recipe-data-transfers = Data transfers
setup-recipe-incoming-data = Incoming data
setup-recipe-communications-down = Blackouts
setup-recipe-unconfirmed = Unconfirmed reports
setup-recipe-threat-level-about = A serious threat counts two. Eight is a full mission.
setup-recipe-duration-about = From the alert to the end of operations.
setup-recipe-data-transfers-about = Times to hand cards to each other.
setup-recipe-incoming-data-about = Extra cards during the mission.
setup-recipe-communications-down-about = Times when nobody may speak.
setup-recipe-unconfirmed-about = Threats that count for a crew of five only.
setup-kind-script = A script of the box: who has flown it knows what comes.
setup-kind-random = One of the scripts of the box; which one stays a secret until the end.
setup-kind-generated = A script nobody has heard, made to your measure.

## The crew in the lobby

setup-crew = Crew
setup-crew-solo = Alone you command four androids, with the whole deck open. Friends who join take their places.
setup-role-open = Volunteers
setup-seating = Seating
setup-seating-about = The captain acts first, then clockwise: from top to bottom.
setup-seating-up = { $name } further up
setup-seating-down = { $name } further down
setup-androids = { $count ->
    [one] One android
   *[other] { $count } androids
}
setup-androids-about = They fill the crew and act last. Name them if you like.
setup-android-name = Name of android { $number }
briefing-unless = unless somebody volunteers

## Officers

officer-desk = The officers’ desk
officer-draw = Draw it:
officer-wait = { $name } is to draw T+{ $number }.
officer-deck = Deck
officer-common = common
officer-serious = serious
officer-time = Time
officer-place = Place
officer-lying = Move
officer-leave = Leave it there
officer-go = Draw T+{ $number }
plan-do-draw = Your turn, { $role }: draw the threat for T+{ $number } and place it.

## The shared board

board-title = Shared board
board-about = A sandbox for everybody: drag figures, energy and threats on the ship, or use these buttons. No plan changes.
board-sandbox = A sandbox: it changes nobody’s plan.
board-muted = Communications are down: nobody sees what you move.
board-pieces = Pieces
board-pieces-title = Pieces of the shared board
board-figure = Figure of { $name }: { $place }
board-shield = Shield
board-reactor = Reactor
board-damage = Damage
board-turn = We speak of turn
board-fuel = Fuel capsules
board-rockets = Rockets
board-threat = T+{ $number } { $name }, square
board-less = { $what }: one less
board-more = { $what }: one more

## What will happen

outlook-views = What the ship shows
outlook-shared = Shared board
outlook-if = Preview flight
outlook-if-brief = Preview
outlook-about = What would happen with the cards you can see and the threats announced so far.
outlook-known = From what you can see: hidden cards count as nothing.
outlook-after = { $turn ->
    [0] before turn 1
   *[other] after turn { $turn }
}
outlook-earlier = One turn earlier
outlook-later = One turn later
outlook-unsure = uncertain: a damage tile nobody has seen
outlook-unsure-brief = uncertain
outlook-nothing = No card acts on this turn.
outlook-short = { $mark ->
    [hit] After turn { $turn }: { $place }. A hit.
    [miss] After turn { $turn }: { $place }. The shot misses.
    [wasted] After turn { $turn }: { $place }. The action does nothing.
    [delayed] After turn { $turn }: { $place }. Delayed.
    [hurt] After turn { $turn }: { $place }. Knocked out.
   *[none] After turn { $turn }: { $place }.
}
caption-hint = Point at a desk to see what it does and hits; at a threat to see what it will do; at a slot to see that turn.
caption-threat = T+{ $number } { $name }, speed { $speed }. X: { $x }. Y: { $y }. Z: { $z }.
threat-facts = , { $track ->
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
desk-name-interceptors = interceptors
desk-name-computer = computer
desk-name-battlebots = battlebot store
desk-name-windows = window
desk-name-rockets = rockets
desk-target = In reach now: { $threats }.
desk-no-target = Nothing in reach now.
desk-heavy-laser = heavy laser, strength { $strength }, any distance. One energy; hits the nearest threat of its zone.
desk-light-laser = light laser, strength { $strength }, any distance, with its own battery. Hits the nearest threat of its zone.
desk-pulse-cannon = pulse cannon, strength { $strength }, up to distance { $distance }. One energy; hits every threat in all zones.
desk-shield = fills the shield from the reactor below.
desk-reactor = fills the reactor from the central one.
desk-reactor-white = burns a fuel capsule and fills the central reactor.
desk-interceptors = flies out with an active squad. Strength 3 against one threat at distance 1, 1 against several.
desk-computer = keeps the computer awake, once in each phase, in its first two turns.
desk-battlebots = takes a battlebot squad, or wakes the one you lead.
desk-windows = a look outside: points for the log, more if several look together.
desk-rockets = launches a rocket, strength 3. It strikes next turn, the nearest threat up to distance 2.

## What presses

alarm-silent = Communications down: do not speak, do not point
alarm-transfer = Data transfer
alarm-incoming = Incoming data: an extra card
alarm-phase-ends = Phase { $phase } ends
alarm-mission-ends = Operations end

## Waiting for the alert

briefing-agreed = Most cautious so far: { $difficulty }
briefing-cautious-who = Most cautious so far: { $difficulty }, the wish of { $names }
briefing-next = Look around, take a role if you like, then press “Ready for the alert”. The mission starts when everybody is.
briefing-next-alone = Look around, then press “Ready for the alert”: the mission starts at once.
briefing-waiting = Waiting for { $names }.
outlook-lost = The ship is lost in turn { $turn }
outlook-lost-brief = Ship lost in turn { $turn }
