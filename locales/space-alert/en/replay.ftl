### Space Alert: the replay of a flight, links to it, and what-if flights.

## The film

sa-film-ready = Ready.
sa-film-play = Play
sa-film-pause = Pause
sa-film-again = Replay
sa-film-skip = Skip to end
sa-film-face-down = face down
sa-film-step = Step forward
sa-film-step-back = Step back
sa-film-turn-on = Next turn
sa-film-turn-back = Start of turn
sa-film-speed = Speed
sa-film-speed-now = Speed: { $speed }×
sa-film-times = { $speed }×
sa-film-controls = Replay controls
sa-film-side = Details
sa-film-place = Position
sa-film-place-now = Turn { $turn }, step { $step } of { $steps }: { $text }
sa-film-place-first = Turn { $turn }, step { $step }: { $text }
sa-film-to-turn = Go to turn { $turn }
sa-film-card = Turn { $turn }: { $card }
sa-film-keys = Keyboard shortcuts
sa-film-key-play = Space
sa-film-key-play-does = Play or pause
sa-film-key-step = ← →
sa-film-key-step-does = Previous or next step
sa-film-key-turn = Shift + ← →
sa-film-key-turn-does = Previous or next turn
sa-film-key-jump = 1 … 9 0 - =
sa-film-key-jump-does = Go to turn 1 … 12
sa-film-key-ends = Home, End
sa-film-key-ends-does = Start or end
sa-film-key-speed = < >
sa-film-key-speed-does = Slower or faster
sa-film-key-mute = M
sa-film-key-mute-does = Sound on or off
sa-film-still = Reduced motion is on: steps change without animation.
sa-log = Log
sa-log-rule = Rule { $rule }

## A flight, as a link or a file

sa-flight = Flight
sa-flight-views = Views of the flight
sa-flight-points = Mission complete: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
sa-flight-home = Mission complete
sa-flight-lost = Lost in turn { $turn } to the { $threat }
sa-flight-copy = Copy link
sa-flight-copied = Link copied. It works without the table.
sa-flight-download = Save mission file
sa-rematch-same = Rematch: same mission
sa-rematch-new = Rematch: new mission
sa-challenge = Challenge another crew
sa-challenge-title = The same mission for another crew
sa-challenge-about = Same threats, cards and damage. Send the link and compare results.
sa-challenge-copy = Copy link
sa-challenge-again = Open a table with this mission
sa-challenge-crew = At an existing table, the host chooses the same mission and enters this seed under “More options”.
sa-challenge-seed = Copy seed
sa-challenge-seed-copied = Seed copied.
sa-challenge-copied = Link copied. It opens the mission you played.
sa-end = Result
sa-end-lost = Ship lost
sa-end-lost-how = Turn { $turn }: { $threat }.
sa-end-home = Mission complete
sa-end-points = { $total ->
    [one] point
   *[other] points
}
sa-end-again = Replay
sa-film-flying = Resolving the flight…
sa-film-broken-link = This link is incomplete or damaged. Copy the whole link and try again.
sa-film-lead = Open a flight link, or a mission file, to watch the flight.
sa-film-open-file = Open mission file
sa-film-drop = Drop a mission file here or choose one.
sa-film-choose = Choose file
sa-film-not-a-file = { $name } is not a mission file.
sa-faults = Errors
sa-palette-plain = Action cards
sa-palette-heroic = Heroic cards

## What if

sa-what-if = What if
sa-what-if-title = { $name }, turn { $turn }: what if?
sa-what-if-text = Choose the card to play instead. The flight is resolved again.
sa-what-if-original = Original
sa-what-if-variant = What if
sa-what-if-undo = Undo this change
sa-what-if-same = No change.
sa-what-if-parts = Changes from turn { $turn }.
sa-what-if-watch = Watch from turn { $turn }
