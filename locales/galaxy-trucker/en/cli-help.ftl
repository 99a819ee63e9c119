### Galaxy Trucker on the command line: help texts.

gt-help = Check ships and fly flights of Galaxy Trucker from files
gt-help-check = Check a ship file: errors, strengths, exposed connectors
    .after =
        Exit status:
          0  the ship is legal
          1  the ship has mistakes
          2  the file cannot be read

        The format of the file is described in docs/galaxy-trucker-files.md.
gt-help-fly = Fly a flight file and print what happens
    .after =
        The format of the file is described in docs/galaxy-trucker-files.md.
gt-help-simulate = Fly many flights with one ship of each level
gt-arg-file = The file; - reads standard input
    .value = FILE
    .expects = a file, or - for standard input
gt-arg-json = Print JSON
gt-arg-simulate-flights = How many flights
    .value = NUMBER
    .expects = a whole number
gt-arg-simulate-seed = Seed of the first flight
    .value = NUMBER
    .expects = a whole number
gt-arg-simulate-json = Print JSON
gt-help-data = Write the data files to correct them, or check corrected ones
    .after =
        Values that are lost were designed for this project; the files say which.
        The format of the files is described in docs/galaxy-trucker-files.md.
gt-arg-data-export = Write the data files to this folder
    .value = FOLDER
    .expects = a folder
gt-arg-data-check = Check the data files of this folder
    .value = FOLDER
    .expects = a folder
gt-arg-serve-data = Folder with Galaxy Trucker data files (see `hangar galaxy-trucker data`)
    .value = FOLDER
    .expects = a folder
