### What `hangar serve` says to the person who started it.

serve-open = Hangar is open at { $link }
serve-alone = Only this computer reaches it. For others on your network: hangar serve --listen 0.0.0.0:{ $port }
serve-network = On your network: { $link }
serve-stop = Ctrl+C ends it; whoever starts it again finds every table as it was.
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
