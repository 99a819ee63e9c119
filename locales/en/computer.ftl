### The ship computer: what it announces, word for word as it is spoken, and the names of its scripts.

computer-start = Alert! Enemy activity detected. Begin first phase.

computer-zone-red = Zone red
computer-zone-white = Zone white
computer-zone-blue = Zone blue

computer-threat = Time T+{ $number }. Threat. { $zone }.
computer-serious-threat = Time T+{ $number }. Serious threat. { $zone }.
computer-internal-threat = Time T+{ $number }. Internal threat.
computer-serious-internal-threat = Time T+{ $number }. Serious internal threat.
computer-unconfirmed-threat = Unconfirmed report. Time T+{ $number }. Threat. { $zone }.
computer-unconfirmed-serious-threat = Unconfirmed report. Time T+{ $number }. Serious threat. { $zone }.
computer-unconfirmed-internal-threat = Unconfirmed report. Time T+{ $number }. Internal threat.
computer-unconfirmed-serious-internal-threat = Unconfirmed report. Time T+{ $number }. Serious internal threat.

computer-incoming-data = Incoming data.
computer-data-transfer = Data transfer.
computer-data-transfer-complete = Data transfer complete.
computer-communications-down = Communications system down.
computer-communications-restored = Communications restored.

computer-phase-1-one-minute = First phase ends in one minute.
computer-phase-1-twenty-seconds = First phase ends in twenty seconds.
computer-phase-1-ends-in = First phase ends in:
computer-phase-1-ended = First phase ended. Second phase begins.
computer-phase-2-one-minute = Second phase ends in one minute.
computer-phase-2-twenty-seconds = Second phase ends in twenty seconds.
computer-phase-2-ends-in = Second phase ends in:
computer-phase-2-ended = Second phase ended. Third phase begins.
computer-operations-one-minute = Operations end in one minute.
computer-operations-twenty-seconds = Operations end in twenty seconds.
computer-operations-ends-in = Operations end in:
computer-operations-ended = Mission complete. Jump to hyperspace.
computer-count = { $count }

## Scripts

script-test-run-1 = First test run
script-test-run-2 = Second test run
script-simulation-1 = Simulation 1
script-simulation-2 = Simulation 2
script-simulation-3 = Simulation 3
script-advanced-simulation-1 = Advanced simulation 1
script-advanced-simulation-2 = Advanced simulation 2
script-advanced-simulation-3 = Advanced simulation 3
script-mission-1 = Mission 1
script-mission-2 = Mission 2
script-mission-3 = Mission 3
script-mission-4 = Mission 4
script-mission-5 = Mission 5
script-mission-6 = Mission 6
script-mission-7 = Mission 7
script-mission-8 = Mission 8
script-new-frontier-1 = The New Frontier, mission 1
script-new-frontier-2 = The New Frontier, mission 2
script-new-frontier-3 = The New Frontier, mission 3
script-new-frontier-4 = The New Frontier, mission 4
script-new-frontier-5 = The New Frontier, mission 5
script-new-frontier-6 = The New Frontier, mission 6
script-double-easier-3 = Double actions, easier mission 3
script-double-easier-4 = Double actions, easier mission 4
script-double-easier-5 = Double actions, easier mission 5
script-double-easier-6 = Double actions, easier mission 6
script-double-standard-5 = Double actions, standard mission 5
script-double-standard-6 = Double actions, standard mission 6
script-double-standard-7 = Double actions, standard mission 7
script-double-standard-8 = Double actions, standard mission 8
script-double-standard-9 = Double actions, standard mission 9
script-double-standard-10 = Double actions, standard mission 10
script-double-standard-11 = Double actions, standard mission 11
script-double-standard-12 = Double actions, standard mission 12
script-generated = Generated mission
