### Ce qui ne va pas hors de Hangar : le système, le disque, le texte d'un fichier. Chacun termine une phrase comme « x.json : lecture impossible : … ».

## Le système

trouble-not-found = ce fichier ou ce dossier n'existe pas
trouble-permission = ce n'est pas autorisé
trouble-exists = il existe déjà
trouble-address-in-use = l'adresse est déjà utilisée
trouble-address-not-here = cette machine n'a pas cette adresse
trouble-disk-full = il n'y a plus de place sur le disque
trouble-file-too-large = le fichier serait trop grand
trouble-read-only = on peut seulement y lire, pas y écrire
trouble-is-a-folder = c'est un dossier
trouble-not-a-folder = une partie du chemin n'est pas un dossier
trouble-name = aucun fichier ne peut porter ce nom
trouble-ends-early = le contenu s'arrête trop tôt
trouble-content = le contenu n'est pas celui attendu (« { $detail } »)

## La base de données

trouble-database-damaged = le fichier est endommagé
trouble-database-foreign = le fichier n'est pas une base de données
trouble-database-closed = le fichier ne peut pas être ouvert
trouble-journal-foreign = le journal à côté appartient à une autre base, ou à un état plus récent de celle-ci. Remettez cette base en place, ou supprimez hangar.journal-0 et hangar.journal-1, et leur contenu est perdu
trouble-database-newer = elle a été écrite par un Hangar plus récent (version { $version } ; celui-ci connaît la version { $known })

## Le texte d'un fichier

trouble-line = ligne { $line } : { $why }
trouble-column = { $why } (colonne { $column })
trouble-json-value = une valeur est attendue
trouble-json-colon = un deux-points est attendu
trouble-json-list = une virgule ou la fin de la liste est attendue
trouble-json-object = une virgule ou la fin de l'objet est attendue
trouble-json-comma = il y a une virgule de trop
trouble-json-more = quelque chose suit après la fin
trouble-json-key = un nom entre guillemets est attendu
trouble-json-number = ce nombre est illisible
trouble-json-deep = listes et objets sont imbriqués trop profondément
trouble-json-string = ce n'est pas un texte tel que JSON l'écrit
trouble-missing-field = « { $name } » manque
trouble-duplicate-field = « { $name } » s'y trouve deux fois
trouble-unknown-field = « { $name } » n'existe pas ; on connaît : { $known }

## Tout le reste, tel quel

trouble-other = « { $detail } »
