### The command line.

cli-cannot-read = { $file }: cannot be read: { $why }
cli-cannot-write = the output cannot be written: { $why }

## hangar resolve

resolve-stdin = standard input
resolve-fault = { $place }: { $text }
resolve-faults = { $file }: { $count ->
    [one] one fault; nothing was flown
   *[other] { $count } faults; nothing was flown
}
resolve-idle-misplay = note: the misplay of { $crew } in turn { $turn } comes to nothing: the card revealed then is another one
resolve-untitled = Flight
resolve-heading = { $name } · { $level }
resolve-crew = Crew: { $names }
resolve-boards = Trajectories: red { $red }, white { $white }, blue { $blue }, internal { $internal }
resolve-boards-outside = Trajectories: red { $red }, white { $white }, blue { $blue }
resolve-damage = Damage: red { $red }, white { $white }, blue { $blue }
resolve-threats = Threats
resolve-survived = Survived.
resolve-survived-points = Survived with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
resolve-lost = Turn { $turn }: { $why }
resolve-idle = No card: { $names }.
resolve-no-score = A test run has no score.

## hangar verify

verify-cannot-read = { $file }: cannot be read: { $why }
verify-broken-off = { $file }: cannot be read beyond line { $line }: { $why }
verify-differs = { $place }: { $id }: { $difference }
verify-not-a-mission = { $place }: not a recorded mission: { $why }
verify-line-too-long = { $place }: the line is longer than { $kib } KiB
verify-illegal = { $place }: { $id }: cannot be flown: { $why }
verify-difference = { $what }: ours { $ours }, recorded { $recorded }
verify-difference-turn = turn { $turn }: { $what }: ours { $ours }, recorded { $recorded }
vector-result = result
vector-last-turn = last turn
vector-turn-count = number of recorded turns
vector-loss-threat = what lost the ship
vector-loss-kind = kind of loss
vector-score = score, { $part }
vector-tiles = tiles of the { $zone } zone
vector-turn = number of the turn
vector-reactors = reactors
vector-shields = shields
vector-fuel = fuel capsules
vector-rockets = rockets
vector-damage = damage
vector-crew-size = crew size
vector-crew-knocked-out = crew member { $crew }, knocked out
vector-crew-place = crew member { $crew }, place
vector-crew-battlebots = crew member { $crew }, battlebots
vector-threat-count = number of threats on their tracks
vector-threat-fate = state of { $card }
vector-threat-position = square of { $card }
vector-threat-speed = speed of { $card }
vector-threat-hit-points = hit points of { $card }
vector-fault-too-many-threats = more than 16 threats
vector-fault-bad-number = threat { $position } does not appear in turns 1 to 8
vector-fault-wrong-track = threat { $position } is on the wrong side of the hull
vector-fault-same-slot = threat { $position } has the time and place of an earlier one
vector-fault-same-card = threat { $position } is there already
vector-fault-no-internal = threat { $position } is internal, which this level does not have
vector-fault-same-trajectory = { $board } is used twice
vector-fault-bad-pile = the pile of the { $zone } zone does not have each of the six tiles once
vector-fault-crew-size = a crew has 1 to 5 members, not { $count }
vector-fault-too-many-actions = crew member { $position } has more than 12 actions
vector-fault-interceptors = variable-range interceptors are not part of the base rules
