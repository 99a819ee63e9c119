### Galaxy Trucker: what is wrong with a ship file, a flight file or a recorded case.

gt-file-at = { $place }: { $why }
gt-file-place-ship = ship { $number }
gt-file-place-decision = decision { $number }
gt-file-json = line { $line }: { $why }
gt-file-too-many-tiles = { $count } components; a board has at most { $most } squares
gt-file-unknown-tile = component { $place }: there is no “{ $name }”
gt-file-bad-rotation = component { $place }: a rotation is 0, 1, 2 or 3 quarter turns, not { $quarters }
gt-file-bad-parts = a class IV ship names two parts of its board, [upper, lower], each from 1 to 5; other ships name none
gt-file-no-such-square = the board has no square [{ $column }, { $row }]
gt-file-square-twice = two components on square [{ $column }, { $row }]
gt-file-tile-twice = “{ $name }” is used more often than it exists
gt-file-no-alien-cabin = no such alien can live on [{ $column }, { $row }]
gt-file-no-specialization = the alien on [{ $column }, { $row }]: a cyan alien has a specialization, and no other has
gt-file-wrong-class = this flight is flown with ships of class { $class }
gt-file-illegal-ship = [{ $column }, { $row }]: { $fault }
gt-file-ship-count = { $count ->
    [one] 1 ship; a flight has one to five
   *[other] { $count } ships; a flight has one to five
}
gt-file-unknown-card = there is no card “{ $name }”
gt-file-bad-dice = dice [{ $one }, { $other }]: a die shows 1 to 6
gt-file-member-twice = “{ $member }” is in the support team twice
gt-file-no-loans = a ship has loans, but the flight has none: add "loans": true

gt-case-difference = { $what }: recorded { $recorded }, here { $ours }
gt-case-no-board = the case names no board
gt-case-unknown-tile = there is no component “{ $name }”
gt-case-bad-move = “{ $name }” cannot make that move
gt-case-bad-crew = that crew does not fit on [{ $column }, { $row }]
gt-case-bad-answer = the recorded answer cannot be read: { $why }
gt-case-shots = a card has at most eight shots
gt-case-ring = the route has 40 spaces
gt-case-players = a card is played by one to five players
gt-case-position = a position is too far away
gt-case-endless = the card does not end
gt-case-decision = a recorded decision is not allowed
gt-case-planets = a card has at most four planets
gt-case-lines = a Combat Zone has three lines
gt-case-days = a card costs too many days
gt-case-no-tile = there is no such component
gt-case-ship-size = a ship is too large
gt-case-no-default = a question has no answer
gt-case-not-asked = a player is not asked
gt-case-steps = the answer must have as many steps as there are hits
gt-case-positions = the answer must have positions after each move

## Data files

gt-data-json = { $why }
gt-data-no-list = The file must have a list called “{ $name }”.
gt-data-unknown = There is no such entry.
gt-data-twice = The entry is there twice.
gt-data-unknown-field = There is no such field.
gt-data-fixed = This field cannot be changed.
gt-data-sides = Sides are 0 (smooth), 1 (single), 2 (double) or 3 (universal).
gt-data-contents = A component holds at most three tokens and three blocks.
gt-data-values = { $count ->
    [one] One whole number
   *[other] { $count } whole numbers
} from { $least } to { $most } must stand here.
gt-data-tile = component { $number }
gt-data-card = card { $name }
gt-data-number = number { $name }
gt-data-hole = number { $number } of class IIIB
gt-data-field = { $entry }, field “{ $field }”
gt-data-printed = printed
gt-data-inferred = inferred
gt-data-designed = our own design
gt-data-holes = Each number needs five squares of class IIIB, all different, without the starting square.

# The page that shows a flight file as a film.
gt-file-how = Open a flight file: ships, cards, dice and decisions. The server flies it and keeps nothing.
gt-file-open = Open a flight file
gt-file-close = Close the file
gt-file-ship = Ship { $number }
gt-file-not-json = { $name } is not a JSON file.
