### Space Alert: companion mode: playing with the physical game.

## Companion mode

sa-companion-lead = Playing with the physical game? Hangar plays the soundtrack, keeps time and resolves the flight.
sa-companion-steps = Steps
sa-companion-step-choose = Mission
sa-companion-step-sound = Sound
sa-companion-step-enter = Enter
sa-companion-step-film = Replay
sa-companion-step-dock = Repairs
sa-companion-mission = Mission
sa-companion-level = Level
sa-companion-random = Random mission
sa-companion-random-about = Generated, similar to the official ones
sa-companion-random-again = { $duration } · select again for another
sa-companion-crew = Crew
sa-companion-people = People
sa-companion-crew-hint = In turn order, captain first. Androids complete the crew and act last; names are optional.
sa-companion-solo-hint = Alone, you command four androids with the whole deck open. Incoming data, data transfers and communications down do not apply.
sa-companion-colour = Colour of crew member { $number }
sa-companion-name = Name of crew member { $number }
sa-companion-name-placeholder = Name
sa-companion-android = android
sa-companion-captain = captain
sa-companion-earlier = Move crew member { $number } up
sa-companion-to-sound = Continue to soundtrack
sa-companion-to-entry = Enter the cards
sa-companion-choose-first = Choose a mission first.
sa-companion-loading = Loading the soundtrack…
sa-companion-ready = Ready.
sa-companion-start = Start mission
sa-companion-pause = Pause
sa-companion-go-on = Resume
sa-companion-end-now = End the mission now?
sa-companion-restart = Restart
sa-companion-restart-now = Restart the mission?
sa-companion-get-ready = Take your cards.
sa-companion-left = { $time } left
sa-companion-held = Paused.
sa-companion-phase = Phase { $phase }
sa-companion-silent = Communications down. No talking.
sa-companion-over = Mission over. Do not touch the cards.
sa-companion-said = Announcements
sa-companion-volume = Volume
sa-companion-sound-hint = Set up the game, turn up the volume and keep this page open. The screen stays on.
sa-companion-boards = Trajectories
sa-companion-boards-hint = Press 1 to 7 to choose a board and move on.
sa-companion-serious = serious
sa-companion-threat = T+{ $number }: { $kind }, { $track }
sa-companion-threat-placeholder = Name in English or French
sa-companion-threat-none = No threat has this name.
sa-companion-threat-taken = { $name } is already in play; each card exists once.
sa-companion-threat-common = { $name } is a common threat; a serious one was announced.
sa-companion-threat-serious = { $name } is a serious threat; a common one was announced.
sa-companion-threat-inside = { $name } is an internal threat; an external one was announced.
sa-companion-threat-outside = { $name } is an external threat; an internal one was announced.
sa-companion-threat-at = { $name } ({ $place })
sa-companion-plan = Cards
sa-companion-plan-grid = Action slots
sa-companion-plan-hint = One key per card: A B C, X for battlebots, arrows for movement, Space for an empty slot{ $heroic ->
    [yes] , H plus another key for heroic cards
   *[no] { "" }
}{ $misplays ->
    [yes] , O for a misplayed card
   *[no] { "" }
}. Backspace goes back, Enter goes to the next player and, after the last, to the flight.
sa-companion-plan-hint-frontier = Plus adds a second symbol to the last card; 1 and 2 are the special cards.
sa-companion-slot = { $name }, turn { $turn }: { $card }
sa-companion-slot-oops = { $card }, misplayed (meant: { $meant })
sa-companion-cursor = { $name }, turn { $turn }: { $card }
sa-companion-back = Previous card
sa-companion-oops = Misplayed
sa-companion-oops-title = Turn { $turn }: { $card } was misplayed
sa-companion-oops-text = What was meant? The other half of the card, or the other arrow. Later cards are delayed. Choose the empty card if it was right.
sa-companion-oops-empty = This slot is empty.
sa-companion-missing = Missing
sa-companion-missing-trajectory = { $track }: choose a board
sa-companion-missing-same = { $board } is used twice.
sa-companion-missing-threat = T+{ $number }: choose a threat
sa-companion-missing-plan = { $name }: no cards
sa-companion-fly = Resolve flight
sa-companion-kept = saved in this browser
sa-companion-forget = Discard
sa-companion-forget-now = Discard everything?
sa-companion-undo = Undo
sa-companion-log = Add to log book
sa-companion-log-written = Added to log book
sa-companion-not-this = Remove from log book
sa-companion-log-corrected = Log book updated
sa-companion-office-nobody = not recorded
sa-companion-new = New mission
sa-companion-free = Other soundtrack
sa-companion-free-about = Enter the announced threats yourself
sa-companion-number = Number of threat { $place }
sa-companion-track = Trajectory of threat { $place }
sa-companion-track-red = red
sa-companion-track-white = white
sa-companion-track-blue = blue
sa-companion-track-internal = internal
sa-companion-add = Add threat
sa-companion-remove = Remove threat { $place }
sa-companion-missing-threats = No threats
sa-companion-tiles = Damage tiles (if already drawn)
sa-companion-tiles-about = Otherwise Hangar shuffles them. Select the tiles of a zone in the order they were drawn.
sa-companion-tile-drawn = { $name }, drawn number { $place }

## Another mission, after something was entered

sa-companion-changed-mission = { $lost ->
    [0] Mission changed. All your entries were kept.
    [one] Mission changed. 1 of your { $entered } entries does not fit and was removed.
   *[other] Mission changed. { $lost } of your { $entered } entries do not fit and were removed.
}
sa-companion-changed-crew = { $lost ->
    [one] Crew changed. 1 of your { $entered } entries was removed.
   *[other] Crew changed. { $lost } of your { $entered } entries were removed.
}
sa-companion-changed-flight = New flight. The entries of the last one were removed.
sa-companion-changed-undo = Undo change

## A campaign around the table

sa-companion-leg = Campaign: mission { $number } of up to { $planned }
sa-companion-same-crew = The crew stays the same during a campaign; the captain may change.
sa-companion-lay-out = Set up the physical game like this: damage tiles in place, energy as shown.
sa-companion-leave = End campaign
sa-companion-leave-now = End the campaign?
sa-companion-campaign-lost = The ship is lost. The campaign is over.
sa-companion-campaign-over = Campaign score: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
sa-companion-to-repairs = Continue to repairs
sa-companion-stop = Stop and score { $score }
sa-companion-resume = Continue campaign
sa-companion-dock-whose = { $name } repairs one thing.
sa-companion-dock-recovers = recovers
sa-companion-dock-rests = nothing to repair
sa-companion-dock-squad = a battlebot squad
sa-companion-next = Continue to mission { $number }
