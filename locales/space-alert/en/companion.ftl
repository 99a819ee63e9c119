### Space Alert: companion mode: playing with the physical game.

## Companion mode

sa-comp-lead = Playing with the physical game? Hangar plays the soundtrack, keeps time and resolves the flight.
sa-comp-steps = Steps
sa-comp-step-choose = Mission
sa-comp-step-sound = Sound
sa-comp-step-enter = Enter
sa-comp-step-film = Replay
sa-comp-step-dock = Repairs
sa-comp-mission = Mission
sa-comp-level = Level
sa-comp-random = Random mission
sa-comp-random-about = Generated, similar to the official ones
sa-comp-random-again = { $duration } · select again for another
sa-comp-crew = Crew
sa-comp-people = People
sa-comp-crew-hint = In turn order, captain first. Androids complete the crew and act last; names are optional.
sa-comp-solo-hint = Alone, you command four androids with the whole deck open. Incoming data, data transfers and communications down do not apply.
sa-comp-colour = Colour of crew member { $number }
sa-comp-name = Name of crew member { $number }
sa-comp-name-placeholder = Name
sa-comp-android = android
sa-comp-captain = captain
sa-comp-earlier = Move crew member { $number } up
sa-comp-to-sound = Continue to soundtrack
sa-comp-to-entry = Enter the cards
sa-comp-choose-first = Choose a mission first.
sa-comp-loading = Loading the soundtrack…
sa-comp-ready = Ready.
sa-comp-start = Start mission
sa-comp-pause = Pause
sa-comp-go-on = Resume
sa-comp-end-now = End the mission now?
sa-comp-restart = Restart
sa-comp-restart-now = Restart the mission?
sa-comp-get-ready = Take your cards.
sa-comp-left = { $time } left
sa-comp-held = Paused.
sa-comp-phase = Phase { $phase }
sa-comp-silent = Communications down. No talking.
sa-comp-over = Mission over. Do not touch the cards.
sa-comp-said = Announcements
sa-comp-volume = Volume
sa-comp-sound-hint = Set up the game, turn up the volume and keep this page open. The screen stays on.
sa-comp-boards = Trajectories
sa-comp-boards-hint = Press 1 to 7 to choose a board and move on.
sa-comp-serious = serious
sa-comp-threat = T+{ $number }: { $kind }, { $track }
sa-comp-threat-placeholder = Name in English or French
sa-comp-threat-none = No threat has this name.
sa-comp-threat-taken = { $name } is already in play; each card exists once.
sa-comp-threat-common = { $name } is a common threat; a serious one was announced.
sa-comp-threat-serious = { $name } is a serious threat; a common one was announced.
sa-comp-threat-inside = { $name } is an internal threat; an external one was announced.
sa-comp-threat-outside = { $name } is an external threat; an internal one was announced.
sa-comp-threat-at = { $name } ({ $place })
sa-comp-plan = Cards
sa-comp-plan-grid = Action slots
sa-comp-plan-hint = One key per card: A B C, X for battlebots, arrows for movement, Space for an empty slot, H plus another key for heroic cards, O for a misplayed card. Backspace goes back, Enter goes to the next player and, after the last, to the flight.
sa-comp-slot = { $name }, turn { $turn }: { $card }
sa-comp-slot-oops = { $card }, misplayed (meant: { $meant })
sa-comp-cursor = { $name }, turn { $turn }: { $card }
sa-comp-back = Previous card
sa-comp-oops = Misplayed
sa-comp-oops-title = Turn { $turn }: { $card } was misplayed
sa-comp-oops-text = What was meant? The other half of the card, or the other arrow. The next turn is delayed. Choose the empty card if it was right.
sa-comp-oops-empty = This slot is empty.
sa-comp-missing = Missing
sa-comp-missing-trajectory = { $track }: choose a board
sa-comp-missing-same = { $board } is used twice.
sa-comp-missing-threat = T+{ $number }: choose a threat
sa-comp-missing-plan = { $name }: no cards
sa-comp-fly = Resolve flight
sa-comp-kept = saved in this browser
sa-comp-forget = Discard
sa-comp-forget-now = Discard everything?
sa-comp-undo = Undo
sa-comp-log = Add to log book
sa-comp-log-written = Added to log book
sa-comp-not-this = Remove from log book
sa-comp-log-corrected = Log book updated
sa-comp-office-nobody = not recorded
sa-comp-new = New mission
sa-comp-free = Other soundtrack
sa-comp-free-about = Enter the announced threats yourself
sa-comp-number = Number of threat { $place }
sa-comp-track = Trajectory of threat { $place }
sa-comp-track-red = red
sa-comp-track-white = white
sa-comp-track-blue = blue
sa-comp-track-internal = internal
sa-comp-add = Add threat
sa-comp-remove = Remove threat { $place }
sa-comp-missing-threats = No threats
sa-comp-tiles = Damage tiles (if already drawn)
sa-comp-tiles-about = Otherwise Hangar shuffles them. Select the tiles of a zone in the order they were drawn.
sa-comp-tile-drawn = { $name }, drawn { $place }

## Another mission, after something was entered

sa-comp-changed-mission = { $lost ->
    [0] Mission changed. All your entries were kept.
    [one] Mission changed. 1 of your { $entered } entries does not fit and was removed.
   *[other] Mission changed. { $lost } of your { $entered } entries do not fit and were removed.
}
sa-comp-changed-crew = { $lost ->
    [one] Crew changed. 1 of your { $entered } entries was removed.
   *[other] Crew changed. { $lost } of your { $entered } entries were removed.
}
sa-comp-changed-flight = New flight. The entries of the last one were removed.
sa-comp-changed-undo = Undo change

## A campaign around the table

sa-comp-leg = Campaign: mission { $number } of up to 3
sa-comp-same-crew = The crew stays the same during a campaign; the captain may change.
sa-comp-lay-out = Set up the physical game like this: damage tiles in place, energy as shown.
sa-comp-leave = End campaign
sa-comp-leave-now = End the campaign?
sa-comp-campaign-lost = The ship is lost. The campaign is over.
sa-comp-campaign-over = Campaign score: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
sa-comp-to-repairs = Continue to repairs
sa-comp-stop = Stop and score { $score }
sa-comp-resume = Continue campaign
sa-comp-dock-whose = { $name } repairs one thing.
sa-comp-dock-recovers = recovers
sa-comp-dock-rests = nothing to repair
sa-comp-dock-squad = a battlebot squad
sa-comp-next = Continue to mission { $number }
