### Ce que `hangar serve` dit à la personne qui l'a lancé.

serve-open = Hangar est ouvert à l'adresse { $link }
serve-alone = Seul cet ordinateur y accède. Pour d’autres sur votre réseau : hangar serve --listen 0.0.0.0:{ $port }
serve-network = Sur votre réseau : { $link }
serve-stop = Ctrl+C l’arrête ; au prochain démarrage, chaque table est comme avant.
serve-data = Les tables sont conservées dans { $folder }
serve-data-unusable = Impossible d'utiliser le dossier de données { $folder } : { $detail }
serve-data-in-use = Un autre Hangar conserve ses tables dans { $folder }. Arrêtez-le d'abord, ou choisissez un autre dossier avec --data-dir.
serve-database-unusable = Impossible d'ouvrir la base de données dans { $folder } : { $detail }
serve-cannot-listen = Impossible d'écouter sur { $address } : { $detail }. Choisissez une autre adresse avec --listen.
serve-failed = Le serveur s'est arrêté : { $detail }
serve-file-unreadable = Impossible de lire { $path } : { $detail }
serve-file-wrong = { $path } : { $detail }
serve-wrong-rate = --messages-per-second doit être supérieur à 0.
serve-wrong-level = « { $given } » n'est pas un niveau de journal : error, warn, info, debug ou trace.
serve-wrong-format = « { $given } » n'est pas un format de journal : text ou json.
