### Aide de `hangar` et de ses commandes, erreurs de ligne de commande. Les commandes des jeux sont dans leurs dossiers.

help-usage = Utilisation :
help-commands = Commandes{ " " }
help-command = COMMANDE
help-arguments = Arguments{ " " }
help-options = Options{ " " }
help-env = [variable : { $name }]
help-default = [par défaut : { $value }]
help-values = [au choix : { $values }]

## Commandes

help-hangar =
    Joue, résout et analyse des jeux de vaisseaux spatiaux.

    Sans commande, Hangar lance le serveur : ouvrez l’adresse affichée et créez une table.
    .after =
        Exemples :
          hangar                              jouer sur cette machine
          hangar serve --listen 0.0.0.0:7878  jouer avec tout le réseau
          hangar mission random --seed 7      générer une mission de Space Alert
          hangar help galaxy-trucker          les commandes d’un jeu
          hangar verify recorded.jsonl.gz     comparer des parties enregistrées avec les règles

        Les options de `hangar serve` s’emploient aussi sans ce mot : voir `hangar serve --help`.
help-serve = Lancer le serveur (par défaut)
    .after =
        Chaque réglage vient de son option, de sa variable ou de hangar.toml (le nom avec `_`), dans cet ordre. Ctrl-C ou SIGTERM arrête le serveur.
help-rule = Afficher le texte de règles
    .after =
        Code de sortie :
          0  chaque identifiant existe
          2  un identifiant n’existe pas

        Exemples :
          hangar rule SA-7.21 GT-6.7
          hangar rule BG-EX-5 --json

        Les notes courtes existent dans les deux langues ; les autres textes sont ceux de docs/rules, en anglais.
help-verify = Comparer des parties enregistrées avec les règles
    .after =
        Code de sortie :
          0  tous les enregistrements concordent
          1  au moins un diffère, enfreint les règles ou n’est pas un enregistrement
          2  un fichier ne peut être lu

        Exemples :
          hangar verify crates/space-alert/tests/vectors/*.jsonl.gz
          zcat missions.jsonl.gz | hangar verify -

        Le format des fichiers est décrit dans docs/space-alert-recorded-missions.md.
help-simulate = Faire jouer de nombreuses parties par l’ordinateur et comparer les niveaux
help-completions = Afficher les complétions pour un shell
    .after =
        Pour bash :
          hangar completions bash > ~/.local/share/bash-completion/completions/hangar
help-help = Afficher l’aide d’une commande

## Arguments ; `value` tient lieu de valeur, `expects` dit ce qu’une valeur doit être

arg-lang = Langue des textes et de la voix : en ou fr [par défaut : celle du système] [variable : HANGAR_LANG]
    .value = LANGUE
    .expects = en ou fr
arg-color = Quand utiliser des couleurs (auto : sur un terminal, sauf si NO_COLOR est définie)
    .value = QUAND
arg-help = Afficher cette aide
arg-version = Afficher la version

arg-serve-listen = Adresse et port d’écoute ; le port 0 en prend un qui est libre [par défaut : 127.0.0.1:7878]
    .value = ADRESSE
    .expects = une adresse et un port, comme 0.0.0.0:7878
arg-serve-data_dir = Dossier des tables [par défaut : le dossier de données de ce système]
    .value = DOSSIER
    .expects = un dossier
arg-serve-open = Ouvrir le navigateur
arg-serve-config = Fichier de réglages [par défaut : ./hangar.toml, puis hangar.toml dans le dossier de configuration de ce système]
    .value = FICHIER
    .expects = un fichier
arg-serve-host_name = Un nom sous lequel on joint le serveur, par exemple hangar.example.org (répétable) ; les adresses IP et localhost fonctionnent toujours
    .value = NOM
    .expects = un nom d’hôte sans port
arg-serve-origin = Autre origine autorisée à se connecter, comme http://localhost:5173 (répétable)
    .value = ORIGINE
    .expects = le début d’une adresse, comme http://localhost:5173
arg-serve-trust_proxy = Faire confiance à X-Forwarded-For ; seulement derrière un proxy qui le définit
arg-serve-public_metrics = Autoriser d’autres machines à lire /metrics
arg-serve-log = Niveau de journal : error, warn, info, debug, trace [par défaut : info]
    .value = NIVEAU
    .expects = error, warn, info, debug ou trace
arg-serve-log_format = Format du journal : text ou json [par défaut : text]
    .value = FORMAT
    .expects = text ou json
arg-serve-tables_per_hour = Tables qu’un client peut ouvrir en une heure [par défaut : 60]
    .value = N
    .expects = un nombre entier de 0 à 4294967295
arg-serve-connections_per_client = Connexions ouvertes par client [par défaut : 100]
    .value = N
    .expects = un nombre entier de 0 à 4294967295
arg-serve-messages_per_second = Messages par seconde et par connexion, en continu [par défaut : 15]
    .value = N
    .expects = un nombre supérieur à 0
arg-serve-idle_seconds = Décharger une table sans spectateurs après ce nombre de secondes [par défaut : 600]
    .value = N
    .expects = un nombre entier de secondes
arg-serve-on-request = Proposer aussi ce jeu (pour les tests)
arg-serve-speed = Accélérer les horloges de toutes les tables ce nombre de fois (pour les tests)
    .value = FOIS
    .expects = un nombre entier
arg-serve-deaf_seconds = Déconnecter les clients qui ne lisent rien pendant ce nombre de secondes (pour les tests)
    .value = N
    .expects = un nombre entier de secondes
arg-serve-silent_seconds = Déconnecter les clients qui n’envoient rien pendant ce nombre de secondes (pour les tests)
    .value = N
    .expects = un nombre entier de secondes
arg-serve-stop_at = Arrêter les horloges de toutes les tables à ces secondes jusqu’à ce que quelqu’un continue (pour les tests)
    .value = SECONDES
    .expects = des nombres entiers séparés par des virgules

arg-rule-ids = Identifiants de règles, par exemple SA-7.21 ou GT-EX-4
    .value = ID
    .expects = un identifiant de règle, par exemple SA-7.21
arg-rule-json = Afficher un objet JSON d’identifiants et de textes

arg-verify-files = Fichiers contenant un enregistrement par ligne, bruts ou gzip ; - lit l’entrée standard
    .value = FICHIER
    .expects = un fichier, ou - pour l’entrée standard
arg-verify-json = Afficher un objet JSON avec les nombres et chaque différence
arg-verify-quiet = N’afficher que les nombres

arg-completions-shell = Shell à compléter
    .value = SHELL

arg-help-command = La commande à expliquer
    .value = COMMANDE
    .expects = une commande

## Quand une ligne de commande n’est pas comprise

misuse-no-command = Commande inconnue « { $given } ».
misuse-no-option = Option inconnue { $given }.
misuse-elsewhere = Option inconnue { $given }. Elle appartient à { $commands }.
misuse-one-too-many = Argument inattendu « { $given } ».
misuse-missing = Il manque : { $what }
misuse-missing-value = { $option } demande une valeur.
misuse-missing-value-of = { $option } demande une valeur : { $expected }.
misuse-wrong-value = Valeur « { $given } » non valide pour { $option } : attendu { $expected }.
misuse-takes-no-value = { $option } ne prend pas de valeur (trouvé « { $given } »).
misuse-twice = { $option } ne se donne qu’une fois.
misuse-together = { $option } ne se combine pas avec { $other }.
misuse-needs = { $option } demande aussi { $other }.
misuse-not-text = La ligne de commande n’est pas de l’UTF-8 valide.
misuse-other = Ligne de commande non valide.
misuse-belongs-to-serve = { $option } est une option de `hangar serve` et ne peut pas précéder `{ $command }`.
misuse-one-of = l’une de ces valeurs : { $values }
misuse-similar = Vouliez-vous dire { $similar } ?
misuse-usage = Utilisation : { $usage }
misuse-more = Voir `{ $command } --help`.
