### What can be wrong with a mission file. Each sentence follows the place, such as "crew[2].slots[5]: ".

## The file itself

sa-file-too-large = the file is larger than { $kib } KiB; a mission file has a few kilobytes
sa-file-empty = the file is empty; a mission file is a JSON object with crew, trajectories and threats
sa-file-not-utf8 = this is not text in UTF-8
sa-file-syntax-unexpected = "{ $found }" does not belong here; expected { $expected }
sa-file-syntax-end = the file ends here; expected { $expected }
sa-file-syntax-trailing = the file should end here
sa-file-syntax-string-end = this string has no closing quotation mark on its line
sa-file-syntax-control = a control character must be written as an escape such as \n
sa-file-syntax-escape = this is not an escape of JSON; allowed: \" \\ \/ \b \f \n \r \t \uXXXX
sa-file-syntax-number = a number does not begin with 0
sa-file-syntax-depth = lists and objects are nested deeper than { $limit } levels
sa-file-expected-value = a value
sa-file-expected-digit = a digit
sa-file-expected-name = a field name in quotation marks
sa-file-expected-colon = a colon
sa-file-expected-comma-brace = a comma or a closing brace
sa-file-expected-comma-bracket = a comma or a closing bracket

## Kinds of values

sa-file-kind-null = null
sa-file-kind-bool = true or false
sa-file-kind-number = a number
sa-file-kind-string = a string
sa-file-kind-array = a list
sa-file-kind-object = an object
sa-file-kind-slot = an action, a card or null
sa-file-kind-action = an action
sa-file-kind-colour = a crew colour
sa-file-kind-level = a level
sa-file-kind-track = a track
sa-file-kind-trajectory = a trajectory
sa-file-kind-tile = a damage tile of this zone
sa-file-kind-storage = a station where battlebots are stored
sa-file-wrong-kind = expected { $expected }, found { $found }
sa-file-unknown-word = "{ $value }" is not { $kind }; allowed: { $allowed }
sa-file-unknown-word-near = "{ $value }" is not { $kind }; did you mean "{ $near }"? Allowed: { $allowed }
sa-file-unknown-field = there is no field "{ $field }" here; allowed: { $allowed }
sa-file-unknown-field-near = there is no field "{ $field }" here; did you mean "{ $near }"? Allowed: { $allowed }
sa-file-field-twice = the field "{ $field }" is given twice
sa-file-field-missing = the field "{ $field }" is missing
sa-file-bad-name = a name has 1 to { $max } visible characters
sa-file-bad-seed = a seed is a whole number, or a string of 64 hexadecimal digits

## Crew and cards

sa-file-crew-size = a crew has 1 to 5 members, not { $count }
sa-file-colour-twice = { $colour } is already the colour of { $first }; each colour exists once
sa-file-android-order = androids act after the human players: put this crew member before them
sa-file-too-many-slots = { $count } slots, but the crew acts in turns 1 to { $max } only
sa-file-turn = { $value } is not a turn in which the crew acts; allowed: 1 to { $max }
sa-file-card-halves = a card has two halves, not { $count }
sa-file-impossible-card = there is no card with { $first } and { $second }; a card has one movement (red, blue, lift) and one action (A, B, C, battlebots)
sa-file-impossible-heroic-card = there is no heroic card with { $first } and { $second }; allowed: heroic A with heroic to lower blue or lower red, heroic B with heroic to upper red or upper blue, heroic battlebots with heroic to upper white or lower white
sa-file-up-not-on-card = { $up } is not on this card; allowed: { $first }, { $second }
sa-file-heroic-in-training = there are no heroic cards at this level
sa-file-heroic-twice = this crew member has played a heroic card already; everybody has one
sa-file-deck-runs-out = no card is left for this slot: the plan needs { $wanted } cards with { $halves }, the deck has { $cards }
sa-file-misplay-off = the options of this file switch misplayed cards off
sa-file-misplay-double = double action cards are played as they lie: this plan has some, so no card is put right
sa-file-misplay-twice = this turn of this crew member is listed already
sa-file-misplay-nobody = there is no { $colour } crew member
sa-file-misplay-android = androids do not misplay cards
sa-file-misplay-impossible = no card up to turn { $turn } can be mistaken for { $meant }: only the other half of a card, or the other arrow, counts as a mistake

## Trajectories and threats

sa-file-fifth-trajectory = "{ $field }" would be a fifth trajectory; there are four: red, white, blue, internal
sa-file-trajectory-twice = { $board } already is the { $first } trajectory; each board exists once
sa-file-no-internal-trajectory = there is an internal threat, so the internal trajectory must be given
sa-file-too-many-threats = { $count } threats; a mission has { $max } at most
sa-file-threat-number = { $value } is not a turn in which a threat can appear; allowed: 1 to { $max }
sa-file-threats-collide = { $first } already comes at T+{ $number } on the { $track } track; one threat at a time in each place
sa-file-threat-twice = { $card } is already { $first }; each card exists once
sa-file-unknown-threat = there is no threat card "{ $card }"; cards have codes such as E1-07, SE2-03, I1-04 or SI2-05
sa-file-unknown-threat-near = there is no threat card "{ $card }"; did you mean "{ $near }"?
sa-file-external-threat-inside = { $card } is an external threat; allowed: red, white, blue
sa-file-internal-threat-outside = { $card } is an internal threat and cannot come on the { $track } track; allowed: internal
sa-file-no-internal-threats = there are no internal threats at the level "{ $level }"; allowed: red, white, blue

## Damage

sa-file-damage-missing = give the order of the damage tiles, or a seed
sa-file-damage-incomplete = { $count } of { $all } tiles; list them all, or give a seed for the others
sa-file-tile-twice = the tile "{ $tile }" of this zone is already listed; each exists once
sa-file-squad-twice = this storage is listed twice
sa-file-carried-in-training = only missions belong to a campaign

## The New Frontier

sa-file-kind-specialization = a specialization
sa-file-kind-special = a special card
sa-file-needs-expansion =
    { $what ->
        [double] double halves exist only
        [special] special cards exist only
        [specialization] specializations exist only
       *[other] { $what } exists only
    } with The New Frontier; add "expansion": { "{}" }
sa-file-specialization-twice = somebody else has this specialization; each exists once
sa-file-skill = { $value } is not a level of a specialization; allowed: 1 to { $max }
sa-file-special-without = a special card needs a specialization
sa-file-advanced-level = an advanced card needs level 2 or 3 ("skill")
sa-file-special-again = each special card is played once per mission; this one is planned too often
sa-file-double-halves = a double half has 2 symbols, not { $count }
sa-file-double-heroic = a double half has no heroic action
sa-file-heroic-and-special = this crew has specializations, which replace the heroic cards
sa-file-wrong-call = { $caller } cannot call { $card }: wrong side of the hull, or in the mission already
sa-file-missing-call = { $card } calls another card; name it in "calls"

sa-mission-file-refused = { $count ->
    [one] This mission file has 1 error.
   *[other] This mission file has { $count } errors.
}
