### Space Alert in the browser: the board, the film, the black box, companion mode.

## The board

sa-board = The ship and what comes at it
sa-track-red = Red trajectory
sa-track-white = White trajectory
sa-track-blue = Blue trajectory
sa-track-internal = Inside
sa-square = { $track }, square { $square }
sa-token = { $name }, T+{ $number }, on square { $square }, { $left ->
    [one] { $left } hit point left
   *[other] { $left } hit points left
}
sa-system = { $station }, { $system }
sa-zone-state = { $zone }: reactor { $reactor } of { $reactorCapacity }, shield { $shield } of { $shieldCapacity }, damage { $damage }
sa-crew-member = Crew member { $number }
sa-member-out = { $name } is knocked out
sa-member-at = { $name }: { $place }
sa-in-space = in space

## Threat cards

sa-card-common-external = Threat
sa-card-serious-external = Serious threat
sa-card-common-internal = Internal threat
sa-card-serious-internal = Serious internal threat
sa-card-white = white
sa-card-yellow = yellow
sa-card-announced = T+{ $number }, { $track }
sa-card-hit-points = Hit points
sa-card-rockets = rockets
sa-card-shield = Shield
sa-card-speed = Speed
sa-card-points = Points
sa-card-when = { $when }: { $text }
sa-card-nothing = nothing
sa-card-note = Clarification
sa-card-remedy-battlebots = Battlebots in { $stations }{ $system }
sa-card-remedy-repair = Repaired with { $system } in { $stations }
sa-card-remedy-interceptors = Mended by the interceptors, outside { $stations }{ $system }
sa-threat-in-play = { $left } of { $of } hit points, square { $square }
sa-plan = Plan
sa-threats = Threats

## The film

sa-film-ready = Ready to fly.
sa-film-play = Play
sa-film-pause = Pause
sa-film-again = Play again
sa-film-skip = Skip to the end
sa-film-face-down = face down
sa-film-step = One step on
sa-film-step-back = One step back
sa-film-turn-on = Next turn
sa-film-turn-back = Back to the start of the turn
sa-film-speed = Speed
sa-film-speed-now = Speed: { $speed }×
sa-film-times = { $speed }×
sa-film-controls = Film controls
sa-film-side = Beside the film
sa-film-place = Place in the film
sa-film-place-now = Turn { $turn }, step { $step } of { $steps }: { $text }
sa-film-place-first = Turn { $turn }, step { $step }: { $text }
sa-film-to-turn = Go to turn { $turn }
sa-film-card = Turn { $turn }: { $card }
sa-film-keys = Keys
sa-film-key-play = Space
sa-film-key-play-does = Play, pause
sa-film-key-step = ← →
sa-film-key-step-does = One step back, one step on
sa-film-key-turn = Shift + ← →
sa-film-key-turn-does = One turn back, one turn on
sa-film-key-jump = 1 … 9 0 - =
sa-film-key-jump-does = To turn 1 … 12
sa-film-key-ends = Home, End
sa-film-key-ends-does = To the start, to the end
sa-film-key-speed = < >
sa-film-key-speed-does = Slower, faster
sa-film-key-mute = M
sa-film-key-mute-does = Sound on, sound off
sa-film-still = Motion is switched off in the settings: the film cuts from step to step.
sa-log = Log
sa-log-rule = Rule { $rule }

## A flight, as a link or a file

sa-flight = Flight
sa-flight-views = Views of the flight
sa-flight-survived = Home with { $total ->
    [one] { $total } point
   *[other] { $total } points
}
sa-flight-home = Home
sa-flight-lost = Lost in turn { $turn } to the { $threat }
sa-flight-copy = Copy the link
sa-flight-copied = The link is copied. It works for everybody, without the table.
sa-flight-download = Save as a mission file
sa-again-same = Same mission
sa-again-new = New mission
sa-challenge = Challenge another crew
sa-challenge-title = The same mission for another crew
sa-challenge-about = Same threats, same cards, same damage. Send them the link, and compare.
sa-challenge-copy = Copy the link
sa-challenge-again = Open a table with it
sa-challenge-crew = At a table that is open already, the host chooses the same mission and enters this seed under “More choices”.
sa-challenge-seed = Copy the seed
sa-challenge-seed-copied = The seed is copied.
sa-challenge-copied = The link is copied. Whoever opens it flies the mission you have flown.
sa-end = How it ended
sa-end-lost = The ship is lost
sa-end-lost-how = Turn { $turn }. It was the { $threat }.
sa-end-home = Mission complete
sa-end-points = { $total ->
    [one] point
   *[other] points
}
sa-end-again = From the beginning
sa-film-flying = Flying the mission…
sa-film-broken-link = This link is damaged: it does not contain a mission. Ask for it again, and copy all of it.
sa-film-lead = A film is a link that contains the whole mission. Open one, or make one of a mission file.
sa-film-open-file = Open a mission file
sa-film-drop = Drop a mission file here, or choose one.
sa-film-choose = Choose a file
sa-film-not-a-file = { $name } is not a mission file.
sa-faults = Faults
sa-palette-plain = Action cards
sa-palette-heroic = Heroic cards

## The black box

sa-box = Black box
sa-box-harm = What it cost
sa-box-harm-none = Nothing. Not a scratch.
sa-box-waste = What was wasted
sa-box-waste-none = Nothing. Every card did its work.
sa-box-plan = The plan, and what became of it
sa-box-gauges = The ship, turn by turn
sa-box-damage = Damage
sa-box-limit = the ship breaks
sa-box-reactors = Energy in the reactors
sa-box-shields = Energy in the shields
sa-box-behind = Faintly behind: the other flight.
sa-figure-worst = The worst turn
sa-figure-turn = Turn { $turn }
sa-figure-damage = { $count } damage
sa-figure-out = { $count } knocked out
sa-figure-through = { $count ->
    [one] one threat got through
   *[other] { $count } threats got through
}
sa-figure-squad = battlebots lost
sa-figure-cards = Cards that did their work
sa-figure-cards-about = of those that were played
sa-figure-shots = Shots that told
sa-figure-shots-about = the others missed or bounced off
sa-figure-delayed = Moved by a delay
sa-figure-delayed-about = turns that got another card than planned
sa-deed-tally = { $done } of { $played } cards did their work
sa-box-lives = The life of each threat
sa-plot-turn = Turn
sa-score-zone = { $zone }: the seventh damage.
sa-score-taken-over = The ship was taken over.
sa-score-broken-apart = The ship broke apart.
sa-score-blown-up = The ship blew up.
sa-score-none = A test run has no score. The ship came home; that is what counts.
sa-moment-watch = Watch this moment
sa-moment-all = All { $count } in order
sa-moment-worst = Only the worst
sa-moment-void = Without effect
sa-moment-fuel = Fuel wasted
sa-moment-miss = Fired at nothing
sa-moment-bounced = Bounced off the shield
sa-moment-delay = Delayed
sa-moment-asleep = Computer asleep
sa-moment-asleep-text = Nobody had maintained the computer in time: { $count ->
    [one] one player is
   *[other] { $count } players are
} delayed.
sa-moment-damage = Damage
sa-moment-knocked-out = Knocked out
sa-moment-survived = Got through
sa-moment-squad = Battlebots disabled
sa-moment-lost = The end
sa-because-untouched = Nothing had hurt it since it appeared in turn { $turn }.
sa-because-hurt = By then it had taken { $damage } of { $of } damage, the last of it in turn { $turn }.
sa-because-clear = There was nothing on that trajectory.
sa-because-clear-all = There was no threat outside the ship.
sa-because-far = The nearest threat was { $threat }: square { $square }, distance { $distance }.
sa-because-hidden = The nearest threat was { $threat }. { $trait }.
sa-because-due = A C on the bridge in turn { $first } or { $last } would have kept it awake.
sa-because-shield = The shots of a turn count together: more than { $shield } would have hurt it.
sa-deed-label = Turn { $turn }: { $what }
sa-deed-done = { $played }
sa-deed-void = { $played }, without effect: { $why }
sa-deed-idle = nothing
sa-deed-out = knocked out; planned: { $planned }
sa-deed-shifted = { $what } (planned: { $planned }, delayed)
sa-deed-never = never reached
sa-legend-void = without effect
sa-legend-shifted = moved by a delay
sa-legend-out = knocked out
sa-legend-change = Choose a card to change it and fly again.
sa-life = { $name }: { $hits } damage taken, { $harm } damage done, { $fate }
sa-life-event = { $turn } { $what }
sa-life-appears = in
sa-life-destroyed = out
sa-life-survived = through
sa-life-legend = Above the line what it did, below it what was done to it. A cross: destroyed. An arrow: it got through.

## What if

sa-what-if = What if
sa-what-if-title = { $name }, turn { $turn }: what if?
sa-what-if-text = Choose the card that should have been there. The mission is flown again at once.
sa-what-if-original = As it was
sa-what-if-variant = What if
sa-what-if-undo = Take this change back
sa-what-if-same = Nothing changes.
sa-what-if-parts = The flights part in turn { $turn }.
sa-what-if-watch = Watch from turn { $turn }

## Companion mode

sa-comp-lead = Play with your own box. Hangar is the soundtrack, the timekeeper and the one who never makes a mistake in the resolution.
sa-comp-steps = Steps
sa-comp-step-choose = Mission
sa-comp-step-sound = Sound
sa-comp-step-enter = Enter
sa-comp-step-film = Film
sa-comp-step-dock = Dock
sa-comp-mission = Which mission?
sa-comp-level = Level
sa-comp-random = One nobody knows
sa-comp-random-about = Made at random, like the official ones
sa-comp-random-again = { $duration } · choose again for another
sa-comp-crew = Who is flying?
sa-comp-people = People
sa-comp-crew-hint = In turn order, the captain first. Androids fill the crew and act last; name them if you like.
sa-comp-solo-hint = Alone you command four androids with the whole deck open. Incoming data, data transfers and blackouts do not concern you.
sa-comp-colour = Colour of crew member { $number }
sa-comp-name = Name of crew member { $number }
sa-comp-name-placeholder = Name
sa-comp-android = android
sa-comp-captain = captain
sa-comp-earlier = Crew member { $number } acts earlier
sa-comp-to-sound = To the soundtrack
sa-comp-to-entry = Enter what was played
sa-comp-choose-first = Choose a mission first; then the computer can speak.
sa-comp-loading = Fetching the soundtrack…
sa-comp-ready = Ready when you are.
sa-comp-start = Start the mission
sa-comp-pause = Pause
sa-comp-go-on = Go on
sa-comp-end-now = Really end the mission now?
sa-comp-restart = From the beginning
sa-comp-restart-now = Really start over?
sa-comp-get-ready = Take your cards.
sa-comp-left = { $time } left
sa-comp-held = Held. Nothing is lost.
sa-comp-phase = Phase { $phase }
sa-comp-silent = Communications are down. Not a word.
sa-comp-over = The mission is over. Hands off the cards.
sa-comp-said = What the computer has said
sa-comp-volume = Volume
sa-comp-sound-hint = Lay out the box, turn the volume up, and keep this page open: the screen stays awake.
sa-comp-boards = Trajectories
sa-comp-boards-hint = Keys 1 to 7 choose a board and go on to the next.
sa-comp-serious = serious
sa-comp-threat = T+{ $number }: { $kind }, { $track }
sa-comp-threat-placeholder = Name, in English or French
sa-comp-threat-none = There is no threat of this name.
sa-comp-threat-taken = { $name } lies on the table already; each card exists once.
sa-comp-threat-common = { $name } is a common threat, but a serious one was announced here.
sa-comp-threat-serious = { $name } is a serious threat, but a common one was announced here.
sa-comp-threat-inside = { $name } is an internal threat, but this one comes from outside.
sa-comp-threat-outside = { $name } is an external threat, but this one comes from inside.
sa-comp-threat-at = { $name } ({ $place })
sa-comp-plan = The cards
sa-comp-plan-grid = Rows of slots
sa-comp-plan-hint = One key a card: A B C, X for battlebots, arrows for movement, space for nothing, H and another key for heroic cards, O for a misplayed card. Backspace goes back, Enter to the next player and from the last one to the flight.
sa-comp-slot = { $name }, turn { $turn }: { $card }
sa-comp-slot-oops = { $card }, misplayed, meant: { $meant }
sa-comp-cursor = { $name }, turn { $turn }: { $card }
sa-comp-back = one card back
sa-comp-oops = Oops
sa-comp-oops-title = Turn { $turn }: { $card } was misplayed
sa-comp-oops-text = What was meant? Either the other half of the card, or the other arrow. The next turn is delayed. Choose the empty card if it was right after all.
sa-comp-oops-empty = There is no card in this slot.
sa-comp-missing = Still missing
sa-comp-missing-trajectory = { $track }: which board?
sa-comp-missing-same = { $board } exists only once.
sa-comp-missing-threat = T+{ $number }: which threat?
sa-comp-missing-plan = { $name }: no cards at all?
sa-comp-fly = Fly the mission
sa-comp-kept = kept in this browser
sa-comp-forget = Throw away
sa-comp-forget-now = Really throw it all away?
sa-comp-undo = Undo
sa-comp-log = Write into the log book
sa-comp-log-written = In the log book
sa-comp-not-this = Not this one
sa-comp-log-corrected = Log book corrected
sa-comp-office-nobody = not written down
sa-comp-new = Another mission
sa-comp-free = Without our script
sa-comp-free-about = Another soundtrack told you: write the threats down yourselves
sa-comp-number = Number of threat { $place }
sa-comp-track = Trajectory of threat { $place }
sa-comp-track-red = red
sa-comp-track-white = white
sa-comp-track-blue = blue
sa-comp-track-internal = inside
sa-comp-add = Another threat
sa-comp-remove = Remove threat { $place }
sa-comp-missing-threats = No threats at all?
sa-comp-tiles = Damage tiles, if you have drawn them already
sa-comp-tiles-about = Otherwise Hangar shuffles them. Choose the tiles of a zone in the order in which they were drawn.
sa-comp-tile-drawn = { $name }, drawn as number { $place }

## Another mission, after something was entered

sa-comp-changed-mission = { $lost ->
    [0] Mission changed. Everything you had entered fits and was kept.
    [one] Mission changed. One of your { $entered } entries does not fit and was put away.
   *[other] Mission changed. { $lost } of your { $entered } entries do not fit and were put away.
}
sa-comp-changed-crew = { $lost ->
    [one] Crew changed. One of your { $entered } entries went with it.
   *[other] Crew changed. { $lost } of your { $entered } entries went with it.
}
sa-comp-changed-flight = A new flight: what was entered for the last one was put away.
sa-comp-changed-undo = Take it back

## A campaign around the table

sa-comp-leg = Campaign: mission { $number } of up to 3
sa-comp-same-crew = The crew of a campaign stays; who is captain may change.
sa-comp-lay-out = Lay the box out like this: damage tiles in place, energy as shown.
sa-comp-leave = Give up the campaign
sa-comp-leave-now = Really give it up?
sa-comp-campaign-lost = The ship is lost, and the campaign with it.
sa-comp-campaign-over = The campaign brings { $score ->
    [one] { $score } point
   *[other] { $score } points
} in all.
sa-comp-to-repairs = Fly on: to the dock
sa-comp-stop = Stop and score { $score }
sa-comp-resume = Fly on after all
sa-comp-dock-whose = { $name } repairs one thing.
sa-comp-dock-recovers = recovers
sa-comp-dock-rests = nothing to do
sa-comp-dock-squad = a battlebot squad
sa-comp-next = On to mission { $number }
