### What can be wrong with a mission file. Each sentence follows the place, such as "crew[2].slots[5]: ".

## The file itself

file-too-large = the file is larger than { $kib } KiB; a mission file has a few kilobytes
file-empty = the file is empty; a mission file is a JSON object with crew, trajectories and threats
file-not-utf8 = this is not text in UTF-8
file-syntax-unexpected = "{ $found }" does not belong here; expected { $expected }
file-syntax-end = the file ends here; expected { $expected }
file-syntax-trailing = the file should end here
file-syntax-string-end = this string has no closing quotation mark on its line
file-syntax-control = a control character must be written as an escape such as \n
file-syntax-escape = this is not an escape of JSON; allowed: \" \\ \/ \b \f \n \r \t \uXXXX
file-syntax-number = a number does not begin with 0
file-syntax-depth = lists and objects are nested deeper than { $limit } levels
file-expected-value = a value
file-expected-digit = a digit
file-expected-name = a field name in quotation marks
file-expected-colon = a colon
file-expected-comma-brace = a comma or a closing brace
file-expected-comma-bracket = a comma or a closing bracket

## Kinds of values

file-kind-null = null
file-kind-bool = true or false
file-kind-number = a number
file-kind-string = a string
file-kind-array = a list
file-kind-object = an object
file-kind-slot = an action, a card or null
file-kind-action = an action
file-kind-colour = a crew colour
file-kind-level = a level
file-kind-track = a track
file-kind-trajectory = a trajectory
file-kind-tile = a damage tile of this zone
file-kind-storage = a station where battlebots are stored
file-wrong-kind = expected { $expected }, found { $found }
file-unknown-word = "{ $value }" is not { $kind }; allowed: { $allowed }
file-unknown-word-near = "{ $value }" is not { $kind }; did you mean "{ $near }"? Allowed: { $allowed }
file-unknown-field = there is no field "{ $field }" here; allowed: { $allowed }
file-unknown-field-near = there is no field "{ $field }" here; did you mean "{ $near }"? Allowed: { $allowed }
file-field-twice = the field "{ $field }" is given twice
file-field-missing = the field "{ $field }" is missing
file-bad-name = a name has 1 to { $max } visible characters
file-bad-seed = a seed is a whole number, or a string of 64 hexadecimal digits

## Crew and cards

file-crew-size = a crew has 1 to 5 members, not { $count }
file-colour-twice = { $colour } is already the colour of { $first }; each colour exists once
file-android-order = androids act after the human players: put this crew member before them
file-too-many-slots = { $count } slots, but the crew acts in turns 1 to { $max } only
file-turn = { $value } is not a turn in which the crew acts; allowed: 1 to { $max }
file-card-halves = a card has two halves, not { $count }
file-impossible-card = there is no card with { $first } and { $second }; a card has one movement (red, blue, lift) and one action (A, B, C, battlebots)
file-impossible-heroic-card = there is no heroic card with { $first } and { $second }; allowed: heroic A with heroic to lower blue or lower red, heroic B with heroic to upper red or upper blue, heroic battlebots with heroic to upper white or lower white
file-up-not-on-card = { $up } is not on this card; allowed: { $first }, { $second }
file-heroic-in-training = there are no heroic cards at this level
file-heroic-twice = this crew member has played a heroic card already; everybody has one
file-deck-runs-out = no card is left for this slot: the plan needs { $wanted } cards with { $halves }, the deck has { $cards }
file-misplay-off = the options of this file switch misplayed cards off
file-misplay-twice = this turn of this crew member is listed already
file-misplay-nobody = there is no { $colour } crew member
file-misplay-android = androids do not misplay cards
file-misplay-impossible = no card up to turn { $turn } can be mistaken for { $meant }: only the other half of a card, or the other arrow, counts as a mistake

## Trajectories and threats

file-fifth-trajectory = "{ $field }" would be a fifth trajectory; there are four: red, white, blue, internal
file-trajectory-twice = { $board } already is the { $first } trajectory; each board exists once
file-no-internal-trajectory = there is an internal threat, so the internal trajectory must be given
file-too-many-threats = { $count } threats; a mission has { $max } at most
file-threat-number = { $value } is not a turn in which a threat can appear; allowed: 1 to { $max }
file-threats-collide = { $first } already comes at T+{ $number } on the { $track } track; one threat at a time in each place
file-threat-twice = { $card } is already { $first }; each card exists once
file-unknown-threat = there is no threat card "{ $card }"; cards have codes such as E1-07, SE2-03, I1-04 or SI2-05
file-unknown-threat-near = there is no threat card "{ $card }"; did you mean "{ $near }"?
file-external-threat-inside = { $card } is an external threat; allowed: red, white, blue
file-internal-threat-outside = { $card } is an internal threat and cannot come on the { $track } track; allowed: internal
file-no-internal-threats = there are no internal threats at the level "{ $level }"; allowed: red, white, blue

## Damage

file-damage-missing = give the order of the damage tiles, or a seed
file-damage-incomplete = { $count } of { $all } tiles; list them all, or give a seed for the others
file-tile-twice = the tile "{ $tile }" of this zone is already listed; each exists once
file-squad-twice = this storage is listed twice
file-carried-in-training = only missions belong to a campaign
