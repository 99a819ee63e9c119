### Galaxy Trucker on the command line: help texts.

help-galaxy-trucker = Check ships and fly flights of Galaxy Trucker from files
help-galaxy-trucker-check = Check a ship file: legal or what is wrong, strengths, exposed connectors
    .after =
        Exit status:
          0  the ship is legal
          1  the ship has mistakes
          2  the file cannot be read

        The format of the file is described in docs/galaxy-trucker-files.md.
help-galaxy-trucker-fly = Fly a flight file and tell what happens
    .after =
        The format of the file is described in docs/galaxy-trucker-files.md.
help-simulate = Let computer players play many games and report how each level does
help-simulate-galaxy-trucker = Fly many flights with one ship of each level
arg-galaxy-trucker-file = The file; - reads standard input
    .value = FILE
    .expects = a file, or - for standard input
arg-galaxy-trucker-json = Print JSON
arg-simulate-galaxy-trucker-flights = How many flights
    .value = NUMBER
    .expects = a whole number
arg-simulate-galaxy-trucker-seed = Where chance begins
    .value = NUMBER
    .expects = a whole number
arg-simulate-galaxy-trucker-json = Print JSON
