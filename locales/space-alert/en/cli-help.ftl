### Help of `hangar space-alert`, `hangar mission` and `hangar resolve`.

sa-help = Missions, soundtracks and flights of Space Alert
sa-help-mission = List and print missions, generate random ones, write soundtracks
    .after =
        Examples:
          hangar mission                               list every script
          hangar mission S2-4                          print what the computer says, and when
          hangar mission mission-4 --audio out.ogg     write its soundtrack
          hangar mission S1-1 --audio out.wav --lang fr
          hangar mission random --seed 7               a random mission
sa-help-mission-random = Generate a random mission; the same options and seed give the same mission
sa-help-resolve = Resolve a mission file and print the flight
    .after =
        Exit status:
          0  the ship survived
          1  the ship was lost
          2  the file is not a mission that can be flown, or cannot be read

        Examples:
          hangar resolve friday.json
          hangar resolve friday.json --lang fr --rules
          hangar resolve - --quiet < friday.json
          hangar resolve friday.json --json | jq '.frames[].text.id'

        The format of the file is described in docs/mission-file.md.

sa-arg-mission-name = A mission by its track (S2-4) or name (mission-4); without it, all are listed
    .value = NAME
    .expects = a track such as S2-4 or a name such as mission-4
sa-arg-mission-audio = Write the soundtrack to this file, as Ogg Vorbis (.ogg) or WAV (.wav)
    .value = FILE
    .expects = a file name that ends in .ogg or .wav
sa-arg-mission-no_music = Write the soundtrack without music
sa-arg-mission-json = Print the mission as JSON
sa-arg-mission-random-level = Rules level
    .value = LEVEL
sa-arg-mission-random-threat_level = Total threat level (common = 1, serious = 2) [default: 3, 5 or 7 by level, 10 with double actions]
    .value = N
    .expects = a whole number from 0 to 255
sa-arg-mission-random-double_actions = A mission of The New Frontier, for double action cards
sa-arg-mission-random-duration = Length in minutes and seconds, such as 9:30 [default: 7:00 for a test run, 13:00 with double actions, else 10:00]
    .value = M:SS
    .expects = minutes and seconds such as 9:30, or seconds
sa-arg-mission-random-data_transfers = Number of data transfers
    .value = N
    .expects = a whole number from 0 to 255
sa-arg-mission-random-incoming_data = Number of incoming data announcements
    .value = N
    .expects = a whole number from 0 to 255
sa-arg-mission-random-communications_down = Number of communication blackouts
    .value = N
    .expects = a whole number from 0 to 255
sa-arg-mission-random-unconfirmed = Number of unconfirmed reports, for crews of five
    .value = N
    .expects = a whole number from 0 to 255
sa-arg-mission-random-crew = Crew size; fewer than five have no unconfirmed reports
    .value = N
    .expects = a whole number from 1 to 5
sa-arg-mission-random-seed = A whole number or 64 hexadecimal digits [default: a new one each time]
    .value = SEED
    .expects = a whole number or 64 hexadecimal digits
sa-arg-resolve-file = The mission file; - reads standard input
    .value = FILE
    .expects = a file, or - for standard input
sa-arg-resolve-json = Print the steps as JSON: each with its rule, text and changes
sa-arg-resolve-rules = Print the rule of every step
sa-arg-resolve-quiet = Print only the result
