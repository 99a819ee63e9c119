### Space Alert: mission set-up in the lobby.

sa-difficulty-white = White
sa-difficulty-mixed = Mixed
sa-difficulty-yellow = Yellow
sa-pace-real = Real time
sa-pace-slow = Slow
sa-pace-untimed = No clock

## Set-up

sa-setup-mission = Mission
sa-setup-random = { $kind ->
    [test-run] Random test run
    [simulation] Random simulation
    [advanced-simulation] Random advanced simulation
   *[mission] Random mission
}
sa-setup-group-random = Random
sa-setup-group-training = Training
sa-setup-group-missions = Official missions
sa-setup-group-generated = Generated
sa-setup-level-test-run = 7 turns, 3 threats, cards face up, no broken systems.
sa-setup-level-simulation = 12 turns, serious threats, rockets, computer maintenance, damage to systems.
sa-setup-level-advanced-simulation = Adds internal threats, battlebots and interceptors.
sa-setup-level-mission = Full rules: heroic cards, visual confirmation, a score for the log book.
sa-setup-level-special = Full rules: special cards instead of heroic ones, visual confirmation, a score for the log book.
sa-setup-common = Common threats
sa-setup-serious = Serious threats
sa-setup-difficulty-white = White cards. Recommended for a first mission.
sa-setup-difficulty-mixed = White and yellow cards, shuffled together.
sa-setup-difficulty-yellow = Yellow cards only. For experienced crews.
sa-setup-difficulty-briefing = The crew chooses the colours of the threats in the briefing.
sa-setup-pace = Clock
sa-setup-pace-real = { $minutes } minutes, as on the soundtrack. The clock cannot be stopped.
sa-setup-pace-slow = { $minutes } minutes, and anyone can stop the clock. For learning.
sa-setup-pace-untimed = Solo only. All threats are visible and there is no time limit.
sa-setup-more = More options
sa-setup-five = Crew of five
sa-setup-five-about = Androids fill the crew up to five. Unconfirmed reports apply.
sa-setup-misplay = Misplayed cards
sa-setup-misplay-about = A card placed the wrong way round can be corrected when it is revealed, at the cost of a delay.
sa-setup-officers = Officers draw the threats
sa-setup-officers-about = The communications officer and the chief of security place threats by hand. Mistakes are corrected before the flight.
sa-setup-campaign = Campaign
sa-setup-campaign-about = Up to { $missions ->
    [3] three
   *[other] { $missions }
} missions with the same ship. Damage stays unless repaired.
sa-setup-skip = Skip briefing
sa-setup-skip-about = The alert sounds as soon as the game starts.
sa-setup-boards = Choose trajectories
sa-setup-boards-about = Otherwise drawn at random.
sa-setup-seeded = Every crew that uses this seed gets the same threats, cards and damage.
sa-setup-seeded-before = This mission has been played before: same threats, cards and damage.
sa-setup-seeded-new = Use a new mission instead
sa-setup-rematch = Rematch
sa-setup-rematch-same = Same mission
sa-setup-rematch-new = New mission
sa-setup-rematch-new-about = New threats, cards and damage.
sa-setup-seed = Seed
sa-setup-seed-about = A number or words. The same seed gives the same mission. Leave empty for a new one.

## Generated missions

sa-setup-generated = { $kind ->
    [test-run] Generated test run
    [simulation] Generated simulation
    [advanced-simulation] Generated advanced simulation
   *[mission] Generated mission
}
sa-setup-recipe = Mission options
sa-setup-recipe-usual = default
sa-setup-recipe-threat-level = Threat level
sa-setup-recipe-duration = Length
sa-setup-recipe-data-transfers = Data transfers
sa-setup-recipe-incoming-data = Incoming data
sa-setup-recipe-communications-down = Blackouts
sa-setup-recipe-unconfirmed = Unconfirmed reports
sa-setup-recipe-threat-level-about = A serious threat counts as 2. { $double ->
    [yes] A mission with double actions has 10.
   *[no] A full mission has 7.
}
sa-setup-recipe-duration-about = From the alert to the end of operations.
sa-setup-recipe-data-transfers-about = Moments when cards can be passed on.
sa-setup-recipe-incoming-data-about = Extra cards during the mission.
sa-setup-recipe-communications-down-about = Moments when nobody may speak.
sa-setup-recipe-unconfirmed-about = Threats that only count with a crew of five.
sa-setup-kind-script = Official mission. Spoilers if you have played it.
sa-setup-kind-random = An official mission. Which one stays hidden until the end.
sa-setup-kind-generated = A new mission with the options you choose.

## The crew in the lobby

sa-setup-crew = Crew
sa-setup-crew-solo = Alone, you command four androids and can use the whole deck. Friends who join replace them.
sa-setup-role-open = Volunteers
sa-setup-seating = Seating
sa-setup-seating-about = The captain acts first, then clockwise (top to bottom).
sa-setup-seating-up = Move { $name } up
sa-setup-seating-down = Move { $name } down
sa-setup-androids = { $count ->
    [one] One android
   *[other] { $count } androids
}
sa-setup-androids-about = They complete the crew and act last. Names are optional.
sa-setup-android-name = Name of android { $number }
sa-briefing-unless = unless somebody volunteers
sa-setup-preview = Preview
sa-setup-preview-about = Players see what their own plan would do. Off: as at a real table.
