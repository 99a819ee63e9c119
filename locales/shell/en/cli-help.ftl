### Help of `hangar` and of its commands, and errors for wrong command lines. The games' commands are in their own folders.

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

    Without a command, Hangar runs the server: open the printed address and create a table.
    .after =
        Examples:
          hangar                              play on this machine
          hangar serve --listen 0.0.0.0:7878  play with everybody on the network
          hangar mission random --seed 7      generate a Space Alert mission
          hangar help galaxy-trucker          the commands of a game
          hangar verify recorded.jsonl.gz     compare recorded games with the rules

        Options of `hangar serve` also work without the word `serve`; `hangar serve --help` lists them.
help-serve = Run the server (the default)
    .after =
        Each setting may come from its flag, its variable, or hangar.toml (the name with `_`), in that order. Ctrl-C or SIGTERM ends the server.
help-rule = Print the text of rules
    .after =
        Exit status:
          0  every id exists
          2  an id does not exist

        Examples:
          hangar rule SA-7.21 GT-6.7
          hangar rule BG-EX-5 --json

        Short notes exist in both languages; other texts are those of docs/rules, in English.
help-verify = Compare recorded games with the rules
    .after =
        Exit status:
          0  every recording agrees
          1  at least one differs, breaks the rules or is not a recording
          2  a file cannot be read

        Examples:
          hangar verify crates/space-alert/tests/vectors/*.jsonl.gz
          zcat missions.jsonl.gz | hangar verify -

        The format of the files is described in docs/space-alert-recorded-missions.md.
help-simulate = Let computer players play many games and compare their levels
help-completions = Print shell completions
    .after =
        For bash:
          hangar completions bash > ~/.local/share/bash-completion/completions/hangar
help-help = Show the help of a command

## Arguments; `value` is what stands for the value, `expects` is what a value must be

arg-lang = Language of texts and voice: en or fr [default: that of the system] [env: HANGAR_LANG]
    .value = LANGUAGE
    .expects = en or fr
arg-color = When to use colours (auto: on a terminal, unless NO_COLOR is set)
    .value = WHEN
arg-help = Print this help
arg-version = Print the version

arg-serve-listen = Address and port to listen on; port 0 takes a free one [default: 127.0.0.1:7878]
    .value = ADDRESS
    .expects = an address and a port, such as 0.0.0.0:7878
arg-serve-data_dir = Folder for tables [default: the data directory of this platform]
    .value = FOLDER
    .expects = a folder
arg-serve-open = Open the browser
arg-serve-config = Settings file [default: ./hangar.toml, then hangar.toml in the configuration directory of this platform]
    .value = FILE
    .expects = a file
arg-serve-host_name = A name under which people reach the server, such as hangar.example.org (repeatable); IP addresses and localhost always work
    .value = NAME
    .expects = a host name without port
arg-serve-origin = Additional page origin that may connect, such as http://localhost:5173 (repeatable)
    .value = ORIGIN
    .expects = the beginning of an address, such as http://localhost:5173
arg-serve-trust_proxy = Trust X-Forwarded-For; only behind a proxy that sets it
arg-serve-public_metrics = Allow other machines to read /metrics
arg-serve-log = Log level: error, warn, info, debug, trace [default: info]
    .value = LEVEL
    .expects = error, warn, info, debug or trace
arg-serve-log_format = Log format: text or json [default: text]
    .value = FORMAT
    .expects = text or json
arg-serve-tables_per_hour = Tables one client may open per hour [default: 60]
    .value = N
    .expects = a whole number from 0 to 4294967295
arg-serve-connections_per_client = Open connections per client [default: 100]
    .value = N
    .expects = a whole number from 0 to 4294967295
arg-serve-messages_per_second = Sustained messages per second per connection [default: 15]
    .value = N
    .expects = a number greater than 0
arg-serve-idle_seconds = Unload a table without viewers after this many seconds [default: 600]
    .value = N
    .expects = a whole number of seconds
arg-serve-on-request = Offer this game too (for tests)
arg-serve-speed = Run all table clocks this many times faster (for tests)
    .value = TIMES
    .expects = a whole number
arg-serve-deaf_seconds = Disconnect clients that read nothing for this many seconds (for tests)
    .value = N
    .expects = a whole number of seconds
arg-serve-silent_seconds = Disconnect clients that send nothing for this many seconds (for tests)
    .value = N
    .expects = a whole number of seconds
arg-serve-stop_at = Stop all table clocks at these seconds until somebody continues (for tests)
    .value = SECONDS
    .expects = whole numbers with commas between them

arg-rule-ids = Rule ids such as SA-7.21 or GT-EX-4
    .value = ID
    .expects = a rule id such as SA-7.21
arg-rule-json = Print one JSON object of ids and texts

arg-verify-files = Files with one recording per line, plain or gzip; - reads standard input
    .value = FILE
    .expects = a file, or - for standard input
arg-verify-json = Print one JSON object with the counts and every difference
arg-verify-quiet = Print only the counts

arg-completions-shell = Shell to complete for
    .value = SHELL

arg-help-command = The command to explain
    .value = COMMAND
    .expects = a command

## When a command line is not understood

misuse-no-command = Unknown command “{ $given }”.
misuse-no-option = Unknown option { $given }.
misuse-elsewhere = Unknown option { $given }. It belongs to { $commands }.
misuse-one-too-many = Unexpected argument “{ $given }”.
misuse-missing = Missing: { $what }
misuse-missing-value = { $option } needs a value.
misuse-missing-value-of = { $option } needs a value: { $expected }.
misuse-wrong-value = Invalid value “{ $given }” for { $option }: expected { $expected }.
misuse-takes-no-value = { $option } takes no value (found “{ $given }”).
misuse-twice = { $option } can be given only once.
misuse-together = { $option } cannot be combined with { $other }.
misuse-needs = { $option } requires { $other }.
misuse-not-text = The command line is not valid UTF-8.
misuse-other = Invalid command line.
misuse-belongs-to-serve = { $option } is an option of `hangar serve` and cannot be given before `{ $command }`.
misuse-one-of = one of { $values }
misuse-similar = Did you mean { $similar }?
misuse-usage = Usage: { $usage }
misuse-more = See `{ $command } --help`.
