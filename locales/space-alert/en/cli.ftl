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
sa-recorded-result = result
sa-recorded-last-turn = last turn
sa-recorded-turn-count = number of recorded turns
sa-recorded-loss-threat = what lost the ship
sa-recorded-loss-kind = kind of loss
sa-recorded-score = score, { $part }
sa-recorded-tiles = tiles of the { $zone } zone
sa-recorded-turn = number of the turn
sa-recorded-reactors = reactors
sa-recorded-shields = shields
sa-recorded-fuel = fuel capsules
sa-recorded-rockets = rockets
sa-recorded-damage = damage
sa-recorded-crew-size = crew size
sa-recorded-crew-knocked-out = crew member { $crew }, knocked out
sa-recorded-crew-place = crew member { $crew }, place
sa-recorded-crew-battlebots = crew member { $crew }, battlebots
sa-recorded-threat-count = number of threats on their tracks
sa-recorded-threat-fate = state of { $card }
sa-recorded-threat-position = square of { $card }
sa-recorded-threat-speed = speed of { $card }
sa-recorded-threat-hit-points = hit points of { $card }
sa-recorded-fault-too-many-threats = more than 16 threats
sa-recorded-fault-bad-number = threat { $position } does not appear in turns 1 to 8
sa-recorded-fault-wrong-track = threat { $position } is on the wrong side of the hull
sa-recorded-fault-same-slot = threat { $position } has the time and place of an earlier one
sa-recorded-fault-same-card = threat { $position } is there already
sa-recorded-fault-no-internal = threat { $position } is internal, which this level does not have
sa-recorded-fault-same-trajectory = { $board } is used twice
sa-recorded-fault-bad-pile = the pile of the { $zone } zone does not have each of the six tiles once
sa-recorded-fault-crew-size = a crew has 1 to 5 members, not { $count }
sa-recorded-fault-too-many-actions = crew member { $position } has more than 12 actions
sa-recorded-threat-track = trajectory of { $card }
sa-recorded-threat-shield = shield of { $card }
sa-recorded-fault-too-many-calls = more threats are called than there are Greek tokens
sa-recorded-fault-missing-call = { $card } calls a card, and none is given
sa-recorded-fault-useless-call = a card is given for { $card }, which calls none or is not in the mission
sa-recorded-fault-wrong-call = { $card } cannot be called here: wrong side of the hull, or in the mission already
sa-recorded-fault-same-specialization = two crew members have the specialization { $special }
sa-recorded-fault-no-specialization = crew member { $position } plays a special card without a specialization

## hangar mission

sa-mission-unknown = There is no mission “{ $name }”. Use a track such as S2-4 or a name such as mission-4; `hangar mission` lists them all.
sa-mission-audio-format = “{ $file }”: the file name of a soundtrack must end in .ogg or .wav.
sa-mission-audio-failed = Cannot write the soundtrack to “{ $file }”: { $why }
sa-mission-audio-written = { $name }: soundtrack of { $length } written to { $file }
sa-mission-audio-of-what = Name a mission for the soundtrack, or create one with `hangar mission random`.
sa-mission-random = Seed { $seed }. Threat level { $four }, { $five } for a crew of five.
