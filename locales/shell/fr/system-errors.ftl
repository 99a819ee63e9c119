### Erreurs du système, du disque et du contenu des fichiers. Chacune termine une phrase comme « x.json : lecture impossible : … ».

## Le système

error-not-found = fichier ou dossier introuvable
error-permission = permission refusée
error-exists = ce nom existe déjà
error-address-in-use = l’adresse est déjà utilisée
error-address-not-here = cette machine n’a pas cette adresse
error-disk-full = le disque est plein
error-file-too-large = le fichier serait trop grand
error-read-only = accès en lecture seule
error-is-a-folder = c’est un dossier
error-not-a-folder = une partie du chemin n’est pas un dossier
error-name = le nom de fichier n’est pas valide
error-ends-early = le contenu s’arrête trop tôt
error-content = contenu inattendu (« { $detail } »)

## La base de données

error-database-damaged = le fichier est endommagé
error-database-foreign = le fichier n’est pas une base de données
error-database-empty = le fichier est vide. Remettez une sauvegarde à sa place, ou supprimez-le pour repartir sans aucune table
error-database-truncated = le fichier est tronqué : il a { $length } octets sur { $expected }. Remettez une sauvegarde à sa place
error-database-closed = le fichier ne peut pas être ouvert
error-journal-foreign = le journal à côté appartient à une autre base, ou à un état plus récent de celle-ci. Remettez cette base en place, ou supprimez hangar.journal-0 et hangar.journal-1 (leur contenu sera perdu)
error-database-newer = elle a été écrite par un Hangar plus récent (version { $version } ; celui-ci lit jusqu’à la version { $known })

## Le texte d’un fichier

error-line = ligne { $line } : { $why }
error-column = { $why } (colonne { $column })
error-json-value = valeur attendue
error-json-colon = deux-points attendu
error-json-list = virgule ou fin de liste attendue
error-json-object = virgule ou fin d’objet attendue
error-json-comma = virgule en trop
error-json-more = texte en trop après la fin
error-json-key = nom entre guillemets attendu
error-json-number = nombre non valide
error-json-deep = listes et objets sont imbriqués trop profondément
error-json-string = chaîne JSON non valide
error-missing-field = « { $name } » manque
error-duplicate-field = « { $name } » apparaît deux fois
error-unknown-field = champ inconnu « { $name } » ; champs connus : { $known }
error-unknown-variant = « { $name } » n’est pas permis ici ; permis : { $known }
error-wrong-type = ce n’est pas le bon type de valeur
error-wrong-value = cette valeur n’est pas permise ici

## Tout le reste, tel quel

error-other = « { $detail } »
