### Messages de `hangar serve`.

serve-open = Hangar fonctionne à l’adresse { $link }
serve-alone = Seul cet ordinateur y a accès. Pour ouvrir aux autres appareils du réseau : hangar serve --listen 0.0.0.0:{ $port }
serve-network = Sur votre réseau : { $link }
serve-stop = Ctrl+C pour arrêter. Toutes les tables sont conservées.
serve-data = Les tables sont enregistrées dans { $folder }
serve-data-unusable = Impossible d’utiliser le dossier de données { $folder } : { $detail }
serve-data-in-use = Un autre Hangar utilise { $folder }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data-dir.
serve-database-unusable = Impossible d’ouvrir la base de données dans { $folder } : { $detail }
serve-cannot-listen = Impossible d’écouter sur { $address } : { $detail }. Choisissez une autre adresse avec --listen.
serve-failed = Le serveur s’est arrêté : { $detail }
serve-file-unreadable = Impossible de lire { $path } : { $detail }
serve-file-wrong = { $path } : { $detail }
serve-wrong-rate = --messages-per-second doit être supérieur à 0.
serve-wrong-level = « { $given } » n’est pas un niveau de journal. Utilisez error, warn, info, debug ou trace.
serve-wrong-format = « { $given } » n’est pas un format de journal. Utilisez text ou json.
serve-no-game-data = { $game } n’est pas un jeu avec des fichiers de données (fichier de réglages, game_data)
serve-wrong-game-data = Les fichiers de données d’un jeu sont inutilisables : { $why }
