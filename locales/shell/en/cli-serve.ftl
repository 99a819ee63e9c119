### Messages of `hangar serve`.

serve-open = Hangar is running at { $link }
serve-alone = Only this computer can reach it. To let others on your network join: hangar serve --listen 0.0.0.0:{ $port }
serve-network = On your network: { $link }
serve-stop = Press Ctrl+C to stop. All tables are kept.
serve-data = Tables are stored in { $folder }
serve-data-unusable = Cannot use the data directory { $folder }: { $detail }
serve-data-in-use = Another Hangar is using { $folder }. Stop it first, or choose another folder with --data-dir.
serve-database-unusable = Cannot open the database in { $folder }: { $detail }
serve-cannot-listen = Cannot listen on { $address }: { $detail }. Choose another address with --listen.
serve-failed = The server stopped: { $detail }
serve-file-unreadable = Cannot read { $path }: { $detail }
serve-file-wrong = { $path }: { $detail }
serve-wrong-rate = --messages-per-second must be greater than 0.
serve-wrong-level = “{ $given }” is not a log level. Use error, warn, info, debug or trace.
serve-wrong-format = “{ $given }” is not a log format. Use text or json.
serve-no-game-data = { $game } is not a game with data files (settings file, game_data)
serve-wrong-game-data = The data files of a game cannot be used: { $why }
