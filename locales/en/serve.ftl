### What `hangar serve` says to the person who started it.

serve-open = Hangar is open at { $link }
serve-data = Tables are kept in { $folder }
serve-data-unusable = Cannot use the data directory { $folder }: { $detail }
serve-data-in-use = Another Hangar keeps its tables in { $folder }. Stop it first, or choose another folder with --data-dir.
serve-database-unusable = Cannot open the database in { $folder }: { $detail }
serve-cannot-listen = Cannot listen on { $address }: { $detail }. Choose another address with --listen.
serve-failed = The server ended: { $detail }
serve-file-unreadable = Cannot read { $path }: { $detail }
serve-file-wrong = { $path }: { $detail }
serve-wrong-rate = --messages-per-second must be greater than 0.
serve-wrong-level = “{ $given }” is no log level: error, warn, info, debug or trace.
serve-wrong-format = “{ $given }” is no log format: text or json.
