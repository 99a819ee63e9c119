### Space Alert: the log book.

## Log book

sa-log-empty = No missions yet. Missions you play at a table or in companion mode are saved here, in this browser only. Training flights are not recorded.
sa-log-first = Play a mission
sa-log-export = Export
sa-log-import = Import
sa-log-crew = Crew
sa-log-all-crews = All crews
sa-log-statistics = Statistics
sa-log-missions = Missions
sa-log-survived = Survived
sa-log-best = Best score
sa-log-mean = Average score
sa-log-killers = Lost to
sa-log-campaigns = Campaigns
sa-log-campaign-lost = lost
sa-log-campaign-open = open
sa-log-shares = Average score
sa-log-by-script = By mission
sa-log-flown = Played
sa-log-own-script = Other soundtrack
sa-log-short-destroyed = destroyed
sa-log-short-survived = survived
sa-log-short-penalties = penalties
sa-log-short-observation = observed
sa-log-short-special = special
sa-log-lines = Missions
sa-log-date = Date
sa-log-script = Mission
sa-log-difficulty = Common / serious
sa-log-penalties = Penalties
sa-log-actions = Actions
sa-log-film = Replay
sa-log-strike = Delete entry
sa-log-strike-sure = This entry will be deleted permanently. Export the log first to keep a copy.
sa-log-keep = Cancel
sa-log-lost-to = Lost to { $threat }
sa-log-plot = { $count ->
    [one] Score of the first mission (✕ = ship lost)
   *[other] Scores of the last { $count } missions (✕ = ship lost)
}
sa-log-not-kept = This browser could not save the log. Export it before you leave.
sa-log-all-lines = Show all { $count } missions
sa-log-legend = ★ captain, ◉ communications officer, ! chief of security, ⚙ or [ ] android. Threats: { $frontier ->
    [yes] 1 white, 2 yellow, 3 red
   *[no] 1 white, 2 yellow
}; 1+2 is a mix.
sa-log-damaged = { $count ->
    [one] 1 entry of that file is damaged and was skipped.
   *[other] { $count } entries of that file are damaged and were skipped.
}
sa-log-not-a-log = That file is not a Hangar log book.
sa-log-imported = { $count ->
    [0] No new entries in that file.
    [one] 1 entry added.
   *[other] { $count } entries added.
}
sa-log-explorers-imported = { $count ->
    [one] 1 explorer added or updated.
   *[other] { $count } explorers added or updated.
}
