### Galaxy Trucker en ligne de commande : textes d’aide.

gt-help = Vérifier des vaisseaux et jouer des vols de Galaxy Trucker depuis des fichiers
gt-help-check = Vérifier un fichier de vaisseau : erreurs, puissances, connecteurs exposés
    .after =
        Code de sortie :
          0  le vaisseau est légal
          1  le vaisseau a des erreurs
          2  le fichier ne peut être lu

        Le format du fichier est décrit dans docs/galaxy-trucker-files.md.
gt-help-fly = Jouer un fichier de vol et afficher ce qui se passe
    .after =
        Le format du fichier est décrit dans docs/galaxy-trucker-files.md.
gt-help-simulate = Jouer de nombreux vols avec un vaisseau de chaque niveau
gt-arg-file = Le fichier ; - lit l’entrée standard
    .value = FICHIER
    .expects = un fichier, ou - pour l’entrée standard
gt-arg-json = Afficher du JSON
gt-arg-simulate-flights = Combien de vols
    .value = NOMBRE
    .expects = un nombre entier
gt-arg-simulate-seed = Graine du premier vol
    .value = NOMBRE
    .expects = un nombre entier
gt-arg-simulate-json = Afficher du JSON
gt-help-data = Écrire les fichiers de données pour les corriger, ou vérifier des fichiers corrigés
    .after =
        Les valeurs perdues ont été conçues pour ce projet ; les fichiers disent lesquelles.
        Le format des fichiers est décrit dans docs/galaxy-trucker-files.md.
gt-arg-data-export = Écrire les fichiers de données dans ce dossier
    .value = DOSSIER
    .expects = un dossier
gt-arg-data-check = Vérifier les fichiers de données de ce dossier
    .value = DOSSIER
    .expects = un dossier
gt-arg-serve-data = Dossier avec des fichiers de données de Galaxy Trucker (voir `hangar galaxy-trucker data`)
    .value = DOSSIER
    .expects = un dossier
