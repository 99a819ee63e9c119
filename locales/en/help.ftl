### What `hangar --help` and the help of every command say, and what is said when a command line is not understood.

help-usage = Usage:
help-commands = Commands
help-command = COMMAND
help-arguments = Arguments
help-options = Options
help-env = [env: { $name }]
help-default = [default: { $value }]
help-values = [possible: { $values }]

## Commands

help-hangar =
    Plays, resolves and analyses spaceship board games.

    Without a command, Hangar serves: it prints an address; open it in a browser, open a table, and share its link.
    .after =
        Examples:
          hangar                              play on this machine
          hangar serve --listen 0.0.0.0:7878  play with everybody on the network
          hangar serve --open                 and open the browser
          hangar mission S2-4 --audio out.ogg the soundtrack of a mission, for a real table
          hangar mission random --seed 7      a mission nobody knows
          hangar resolve friday.json          fly a mission and tell what happens
          hangar verify recorded.jsonl.gz     compare with missions that others flew
          hangar completions bash             teach your shell

        The options of `hangar serve` may be given without the word, too: `hangar serve --help` lists them.
help-serve = Serve tables to browsers (the default)
    .after =
        Each setting may come from its flag, its variable, or hangar.toml (the name with `_`), in that order. Ctrl-C or SIGTERM ends the server.
help-mission = List and print mission scripts, make random ones, write soundtracks
    .after =
        Examples:
          hangar mission                               list every script
          hangar mission S2-4                          print what the computer says, and when
          hangar mission mission-4 --audio out.ogg     write its soundtrack
          hangar mission S1-1 --audio out.wav --lang fr
          hangar mission random --seed 7               a mission nobody knows
help-mission-random = Make a random mission: the same parameters and seed give the same mission again
help-resolve = Fly a mission file and tell what happens
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
help-verify = Fly recorded missions and compare everything, turn by turn
    .after =
        Exit status:
          0  every mission agrees
          1  at least one differs, cannot be flown or is not a recorded mission
          2  a file cannot be read

        Examples:
          hangar verify crates/space-alert/tests/vectors/*.jsonl.gz
          zcat missions.jsonl.gz | hangar verify -

        The format of the files is described in docs/vectors.md.
help-completions = Print completions for a shell
    .after =
        For bash:
          hangar completions bash > ~/.local/share/bash-completion/completions/hangar
help-help = Explain a command, as its --help does

## Arguments; `value` is what stands for the value, `expects` is what a value must be

arg-lang = Language of words and voice: en or fr [default: that of the system] [env: HANGAR_LANG]
    .value = LANGUAGE
    .expects = en or fr
arg-color = When to use colours; auto: on a terminal, unless NO_COLOR is set
    .value = WHEN
arg-help = Print this help
arg-version = Print the version

arg-serve-listen = Address and port to listen on; port 0 takes a free one [default: 127.0.0.1:7878]
    .value = ADDRESS
    .expects = an address and a port, such as 0.0.0.0:7878
arg-serve-data_dir = Where tables are kept [default: the data directory of this platform]
    .value = FOLDER
    .expects = a folder
arg-serve-open = Open the browser
arg-serve-config = Settings file [default: ./hangar.toml, then hangar.toml in the configuration directory of this platform]
    .value = FILE
    .expects = a file
arg-serve-origin = Another page that may connect, such as http://localhost:5173 (may be repeated)
    .value = ORIGIN
    .expects = the beginning of an address, such as http://localhost:5173
arg-serve-trust_proxy = Believe X-Forwarded-For: only behind a proxy that sets it
arg-serve-public_metrics = Let other machines read /metrics too
arg-serve-log = How much to tell: error, warn, info, debug, trace [default: info]
    .value = LEVEL
    .expects = error, warn, info, debug or trace
arg-serve-log_format = How to tell it: text or json [default: text]
    .value = FORMAT
    .expects = text or json
arg-serve-tables_per_hour = Tables that one client may open in an hour [default: 60]
    .value = N
    .expects = a whole number from 0 to 4294967295
arg-serve-connections_per_client = Connections that one client may hold [default: 100]
    .value = N
    .expects = a whole number from 0 to 4294967295
arg-serve-messages_per_second = Messages a second that one connection may send for long [default: 15]
    .value = N
    .expects = a number greater than 0
arg-serve-idle_seconds = A table nobody looks at sleeps after so many seconds [default: 600]
    .value = N
    .expects = a whole number of seconds
arg-serve-toy = Offer the toy game of the kernel too (for tests)
arg-serve-speed = Let the clocks of all tables run so many times as fast (for tests)
    .value = TIMES
    .expects = a whole number
arg-serve-deaf_seconds = Give up whoever takes nothing after so many seconds (for tests)
    .value = N
    .expects = a whole number of seconds
arg-serve-silent_seconds = Give up whoever gives no sign of life after so many seconds (for tests)
    .value = N
    .expects = a whole number of seconds
arg-serve-stop_at = Let the clocks of all tables stand at these seconds until somebody says go (for tests)
    .value = SECONDS
    .expects = whole numbers with commas between them

arg-mission-name = A script, by its track (S2-4) or its name (mission-4); without it, all are listed
    .value = NAME
    .expects = a track such as S2-4 or a name such as mission-4
arg-mission-audio = Write the soundtrack to this file, as Ogg Vorbis (.ogg) or WAV (.wav)
    .value = FILE
    .expects = a file name that ends in .ogg or .wav
arg-mission-no_music = Leave the music out of the soundtrack
arg-mission-json = Print the script as JSON

arg-mission-random-level = How much of the rules is used
    .value = LEVEL
arg-mission-random-threat_level = The sum of the threats, common = 1 and serious = 2 [default: 3, 5 or 7 by level]
    .value = N
    .expects = a whole number from 0 to 255
arg-mission-random-duration = Length in minutes and seconds, such as 9:30 [default: 7:00 for a test run, else 10:00]
    .value = M:SS
    .expects = minutes and seconds such as 9:30, or seconds
arg-mission-random-data_transfers = Number of data transfers
    .value = N
    .expects = a whole number from 0 to 255
arg-mission-random-incoming_data = Number of incoming data
    .value = N
    .expects = a whole number from 0 to 255
arg-mission-random-communications_down = How often communications go down
    .value = N
    .expects = a whole number from 0 to 255
arg-mission-random-unconfirmed = Number of unconfirmed reports, for crews of five
    .value = N
    .expects = a whole number from 0 to 255
arg-mission-random-crew = Size of the crew: with fewer than five there are no unconfirmed reports
    .value = N
    .expects = a whole number from 1 to 5
arg-mission-random-seed = A whole number or 64 hexadecimal digits [default: a new one each time]
    .value = SEED
    .expects = a whole number or 64 hexadecimal digits

arg-resolve-file = The mission file; - reads standard input
    .value = FILE
    .expects = a file, or - for standard input
arg-resolve-json = Print the step stream as JSON: each step with its rule, its text and what it changes
arg-resolve-rules = Print the rule behind every step
arg-resolve-quiet = Print only the result

arg-verify-files = Files with one recorded mission a line, plain or gzip; - reads standard input
    .value = FILE
    .expects = a file, or - for standard input
arg-verify-json = Print one JSON object with the counts and every difference
arg-verify-quiet = Print only the counts

arg-completions-shell = Which shell
    .value = SHELL

arg-help-command = The command to explain
    .value = COMMAND
    .expects = a command

## When a command line is not understood

misuse-no-command = There is no command “{ $given }”.
misuse-no-option = There is no option { $given } here.
misuse-elsewhere = There is no option { $given } here: it goes with { $commands }.
misuse-one-too-many = “{ $given }” is one word too many.
misuse-missing = Missing: { $what }
misuse-missing-value = { $option } needs a value.
misuse-missing-value-of = { $option } needs a value: { $expected }.
misuse-wrong-value = “{ $given }” is not possible for { $option }: it takes { $expected }.
misuse-takes-no-value = { $option } takes no value: “{ $given }” is one too many.
misuse-twice = { $option } may be given only once.
misuse-together = { $option } does not go together with { $other }.
misuse-needs = { $option } needs { $other }, too.
misuse-not-text = The command line has signs that are no text (UTF-8).
misuse-other = This command line is not understood.
misuse-belongs-to-serve = { $option } is an option of `hangar serve` and cannot stand before `{ $command }`.
misuse-one-of = one of { $values }
misuse-similar = Did you mean { $similar }?
misuse-usage = Usage: { $usage }
misuse-more = `{ $command } --help` tells more.
