### Galaxy Trucker en ligne de commande : textes d’aide.

help-galaxy-trucker = Vérifier des vaisseaux et jouer des vols de Galaxy Trucker depuis des fichiers
help-galaxy-trucker-check = Vérifier un fichier de vaisseau : légal ou ce qui ne va pas, puissances, connecteurs exposés
    .after =
        Code de sortie :
          0  le vaisseau est légal
          1  le vaisseau a des erreurs
          2  le fichier ne peut être lu

        Le format du fichier est décrit dans docs/galaxy-trucker-files.md.
help-galaxy-trucker-fly = Jouer un fichier de vol et raconter ce qui se passe
    .after =
        Le format du fichier est décrit dans docs/galaxy-trucker-files.md.
help-simulate = Faire jouer de nombreuses parties par l'ordinateur et comparer les niveaux
help-simulate-galaxy-trucker = Jouer de nombreux vols avec un vaisseau de chaque niveau
arg-galaxy-trucker-file = Le fichier ; - lit l'entrée standard
    .value = FICHIER
    .expects = un fichier, ou - pour l'entrée standard
arg-galaxy-trucker-json = Écrire du JSON
arg-simulate-galaxy-trucker-flights = Combien de vols
    .value = NOMBRE
    .expects = un nombre entier
arg-simulate-galaxy-trucker-seed = D'où part le hasard
    .value = NOMBRE
    .expects = un nombre entier
arg-simulate-galaxy-trucker-json = Écrire du JSON
