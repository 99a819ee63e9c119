### Space Alert: the commands `resolve`, `verify` and `mission`.

## hangar resolve

sa-resolve-stdin = standard input
sa-resolve-fault = { $place }: { $text }
sa-resolve-faults = { $file }: { $count ->
    [one] 1 error; the flight was not resolved
   *[other] { $count } errors; the flight was not resolved
}
sa-resolve-idle-misplay = note: the misplay of { $crew } in turn { $turn } has no effect: another card is revealed in that turn
sa-resolve-rules = Rules
sa-resolve-untitled = Flight
sa-resolve-heading = { $name } · { $level }
sa-resolve-crew = Crew: { $names }
sa-resolve-boards = Trajectories: red { $red }, white { $white }, blue { $blue }, internal { $internal }
sa-resolve-boards-outside = Trajectories: red { $red }, white { $white }, blue { $blue }
sa-resolve-damage = Damage: red { $red }, white { $white }, blue { $blue }
sa-resolve-threats = Threats
sa-resolve-survived = Survived.
sa-resolve-survived-points = Survived with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
sa-resolve-lost = Turn { $turn }: { $why }
sa-resolve-idle = No card: { $names }.
sa-resolve-no-score = A test run has no score.

## hangar verify

sa-verify-difference = { $what }: ours { $ours }, recorded { $recorded }
sa-verify-difference-turn = turn { $turn }: { $what }: ours { $ours }, recorded { $recorded }
sa-vector-result = result
sa-vector-last-turn = last turn
sa-vector-turn-count = number of recorded turns
sa-vector-loss-threat = what lost the ship
sa-vector-loss-kind = kind of loss
sa-vector-score = score, { $part }
sa-vector-tiles = tiles of the { $zone } zone
sa-vector-turn = number of the turn
sa-vector-reactors = reactors
sa-vector-shields = shields
sa-vector-fuel = fuel capsules
sa-vector-rockets = rockets
sa-vector-damage = damage
sa-vector-crew-size = crew size
sa-vector-crew-knocked-out = crew member { $crew }, knocked out
sa-vector-crew-place = crew member { $crew }, place
sa-vector-crew-battlebots = crew member { $crew }, battlebots
sa-vector-threat-count = number of threats on their tracks
sa-vector-threat-fate = state of { $card }
sa-vector-threat-position = square of { $card }
sa-vector-threat-speed = speed of { $card }
sa-vector-threat-hit-points = hit points of { $card }
sa-vector-fault-too-many-threats = more than 16 threats
sa-vector-fault-bad-number = threat { $position } does not appear in turns 1 to 8
sa-vector-fault-wrong-track = threat { $position } is on the wrong side of the hull
sa-vector-fault-same-slot = threat { $position } has the time and place of an earlier one
sa-vector-fault-same-card = threat { $position } is there already
sa-vector-fault-no-internal = threat { $position } is internal, which this level does not have
sa-vector-fault-same-trajectory = { $board } is used twice
sa-vector-fault-bad-pile = the pile of the { $zone } zone does not have each of the six tiles once
sa-vector-fault-crew-size = a crew has 1 to 5 members, not { $count }
sa-vector-fault-too-many-actions = crew member { $position } has more than 12 actions
sa-vector-threat-track = trajectory of { $card }
sa-vector-threat-shield = shield of { $card }
sa-vector-fault-too-many-calls = more threats are called than there are Greek tokens
sa-vector-fault-missing-call = { $card } calls a card, and none is given
sa-vector-fault-useless-call = a card is given for { $card }, which calls none or is not in the mission
sa-vector-fault-wrong-call = { $card } cannot be called here: wrong side of the hull, or in the mission already
sa-vector-fault-same-specialization = two crew members have the specialization { $special }
sa-vector-fault-no-specialization = crew member { $position } plays a special card without a specialization

## hangar mission

sa-mission-unknown = There is no mission “{ $name }”. Use a track such as S2-4 or a name such as mission-4; `hangar mission` lists them all.
sa-mission-audio-format = “{ $file }”: the file name of a soundtrack must end in .ogg or .wav.
sa-mission-audio-failed = Cannot write the soundtrack to “{ $file }”: { $why }
sa-mission-audio-written = { $name }: soundtrack of { $length } written to { $file }
sa-mission-audio-of-what = Name a mission for the soundtrack, or create one with `hangar mission random`.
sa-mission-random = Seed { $seed }. Threat level { $four }, { $five } for a crew of five.
