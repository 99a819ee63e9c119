### Space Alert at the table: briefing, planning, the flight, the campaign.

difficulty-white = White
difficulty-mixed = Mixed
difficulty-yellow = Yellow
pace-real = Real time
pace-slow = Slow
pace-untimed = No clock

## Set-up

setup-mission = Mission
setup-random = Any { $level }
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
setup-seed = Seed
setup-seed-about = The same words deal the same mission again. Leave it empty for a new one.

## Briefing

briefing-title = Briefing
briefing-mission = The mission
briefing-level = Rules
briefing-pace = Clock
briefing-boards = Trajectories
briefing-secret = unknown
briefing-common = Common threats:
briefing-serious = Serious threats:
briefing-cautious = Everybody proposes; the most cautious proposal wins.
briefing-roles = Roles
briefing-step-down = Step down
briefing-volunteer = Volunteer
briefing-crew = The crew
briefing-is-ready = ready
briefing-not-ready = not ready yet
briefing-ready = Ready for the alert
briefing-unready = Wait for me
briefing-launch = Start without waiting

plan-role-captain = Captain
plan-role-captain-about = Acts first in every turn.
plan-role-communications = Communications officer
plan-role-communications-about = Watches what comes from outside.
plan-role-security = Chief of security
plan-role-security-about = Watches what comes aboard.

## Planning

plan-seat = Seat { $seat }
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
plan-figures-hint = Shared board: pick a figure, tap a station. Tap a station to point at it.
plan-figures-where = Where does it stand?
plan-figure = Figure of { $name }
plan-board-reset = Put everything back
plan-tabs = Views
plan-tab-ship = Ship
plan-tab-threats = Threats
plan-tab-crew = Crew
plan-tab-log = Computer
plan-threats = Announced threats
plan-no-threats = No threat announced yet.
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
plan-give = Give
plan-hold = Stop the clock
plan-go = Let it run
plan-lock = Lock phase { $phase }, take phase { $next }
plan-end-early = End now ({ $agreed } agree)
plan-end-later = Not yet ({ $agreed } agree)
plan-do-silent = Communications are down. Plan on, but say nothing.
plan-do-transfer = Data transfer, { $left } left: pick a card, then “Give” beside a crewmate.
plan-do-place = Now tap the slot it goes into. Space flips the card.
plan-do-move = Tap another slot to move it, or take it back.
plan-do-solo = Pick a card, then a slot of any android. Only the soundtrack closes a phase.
plan-do-pick = { $free ->
    [one] One slot of this phase is empty: pick a card, then tap the slot.
   *[other] { $free } slots of this phase are empty: pick a card, then tap a slot.
}
plan-do-next = Done here? Lock the phase and take the cards for phase { $phase }, or wait.
plan-do-wait = Your plan stands. Change it until the computer ends the mission.

## The flight

resolve-title = Turn { $turn }
resolve-title-survived = Mission complete: { $total ->
    [one] 1 point
   *[other] { $total } points
}
resolve-title-lost = Lost in turn { $turn }
resolve-loading = The flight recorder is being read.
resolve-oops = A misplayed card
resolve-revealed = Turn { $turn }. You revealed: { $action }.
resolve-confirm = As I meant it
resolve-oops-other-half = Oops: the other half
resolve-oops-other-arrow = Oops: the other arrow
resolve-waiting = Waiting for { $names }.
resolve-correction = Put right before the flight: { $threat }, T+{ $number }, { $track }.
score-lost = The ship was lost in turn { $turn }. It was finished by: { $threat }.

## Campaign

campaign-decision = Fly on with this ship?
campaign-decision-about = It takes everybody to go on. Losing the next mission loses it all.
campaign-go = Fly on ({ $votes } so far)
campaign-stop = Stop and score
repairs-title = Repairs
repairs-yours = Your turn: repair one thing.
repairs-turn = { $name } repairs one thing.
repairs-intact = intact
repairs-squad = { $count ->
    [one] Repair the battlebot squad
   *[other] Repair a battlebot squad ({ $count } disabled)
}
repairs-berth = Only one squad is left. Where does it start?

## Log book

log-empty = The log is blank. Missions flown at a table or in companion mode are written here, in this browser alone.
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
log-plot = Scores of the last { $count } missions
log-not-kept = The browser would not keep the log. Export it before you leave.
log-not-a-log = That file is not a log of Hangar.
log-imported = { $count ->
    [0] Nothing new in that log.
    [one] One line added.
   *[other] { $count } lines added.
}

## Generated missions

setup-generated = Made up: { $level }
setup-recipe-usual = as usual
setup-recipe-threat-level = Threat level
setup-recipe-duration = Length
setup-recipe-data-transfers = Data transfers
setup-recipe-incoming-data = Incoming data
setup-recipe-communications-down = Blackouts
