### The ship computer: what it announces, word for word as it is spoken, and the names of its scripts.

sa-computer-start = Alert! Enemy activity detected. Begin first phase.

sa-computer-zone-red = Zone red
sa-computer-zone-white = Zone white
sa-computer-zone-blue = Zone blue

sa-computer-threat = Time T+{ $number }. Threat. { $zone }.
sa-computer-serious-threat = Time T+{ $number }. Serious threat. { $zone }.
sa-computer-internal-threat = Time T+{ $number }. Internal threat.
sa-computer-serious-internal-threat = Time T+{ $number }. Serious internal threat.
sa-computer-unconfirmed-threat = Unconfirmed report. Time T+{ $number }. Threat. { $zone }.
sa-computer-unconfirmed-serious-threat = Unconfirmed report. Time T+{ $number }. Serious threat. { $zone }.
sa-computer-unconfirmed-internal-threat = Unconfirmed report. Time T+{ $number }. Internal threat.
sa-computer-unconfirmed-serious-internal-threat = Unconfirmed report. Time T+{ $number }. Serious internal threat.

sa-computer-incoming-data = Incoming data.
sa-computer-data-transfer = Data transfer.
sa-computer-data-transfer-complete = Data transfer complete.
sa-computer-communications-down = Communications system down.
sa-computer-communications-restored = Communications restored.

sa-computer-phase-1-one-minute = First phase ends in one minute.
sa-computer-phase-1-twenty-seconds = First phase ends in twenty seconds.
sa-computer-phase-1-ends-in = First phase ends in:
sa-computer-phase-1-ended = First phase ended. Second phase begins.
sa-computer-phase-2-one-minute = Second phase ends in one minute.
sa-computer-phase-2-twenty-seconds = Second phase ends in twenty seconds.
sa-computer-phase-2-ends-in = Second phase ends in:
sa-computer-phase-2-ended = Second phase ended. Third phase begins.
sa-computer-operations-one-minute = Operations end in one minute.
sa-computer-operations-twenty-seconds = Operations end in twenty seconds.
sa-computer-operations-ends-in = Operations end in:
sa-computer-operations-ended = Mission complete. Jump to hyperspace.
sa-computer-count = { $count }

## Scripts

sa-script-test-run-1 = First test run
sa-script-test-run-2 = Second test run
sa-script-simulation-1 = Simulation 1
sa-script-simulation-2 = Simulation 2
sa-script-simulation-3 = Simulation 3
sa-script-advanced-simulation-1 = Advanced simulation 1
sa-script-advanced-simulation-2 = Advanced simulation 2
sa-script-advanced-simulation-3 = Advanced simulation 3
sa-script-mission-1 = Mission 1
sa-script-mission-2 = Mission 2
sa-script-mission-3 = Mission 3
sa-script-mission-4 = Mission 4
sa-script-mission-5 = Mission 5
sa-script-mission-6 = Mission 6
sa-script-mission-7 = Mission 7
sa-script-mission-8 = Mission 8
sa-script-new-frontier-1 = The New Frontier, mission 1
sa-script-new-frontier-2 = The New Frontier, mission 2
sa-script-new-frontier-3 = The New Frontier, mission 3
sa-script-new-frontier-4 = The New Frontier, mission 4
sa-script-new-frontier-5 = The New Frontier, mission 5
sa-script-new-frontier-6 = The New Frontier, mission 6
sa-script-double-easier-3 = Double actions, easier mission 3
sa-script-double-easier-4 = Double actions, easier mission 4
sa-script-double-easier-5 = Double actions, easier mission 5
sa-script-double-easier-6 = Double actions, easier mission 6
sa-script-double-standard-5 = Double actions, standard mission 5
sa-script-double-standard-6 = Double actions, standard mission 6
sa-script-double-standard-7 = Double actions, standard mission 7
sa-script-double-standard-8 = Double actions, standard mission 8
sa-script-double-standard-9 = Double actions, standard mission 9
sa-script-double-standard-10 = Double actions, standard mission 10
sa-script-double-standard-11 = Double actions, standard mission 11
sa-script-double-standard-12 = Double actions, standard mission 12
sa-script-generated = Generated mission
