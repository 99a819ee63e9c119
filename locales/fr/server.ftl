### Ce que dit le serveur quand il ne fait pas ce qu'on lui demande.

refused-already-seated = Vous avez déjà une place à cette table.
refused-bad-token = Votre clé n'ouvre plus de place à cette table.
refused-chat-control = Le message contient des caractères impossibles à afficher.
refused-chat-empty = Il n'y a encore rien à dire.
refused-chat-long = Un message compte au plus { $max } caractères.
refused-clock-running = L'horloge tourne déjà.
refused-command = Le jeu ne comprend pas cette commande.
refused-damaged-table = Cette table est endommagée sur le serveur et ne peut pas être ouverte.
refused-file-too-large = Un fichier de mission fait au plus { $kib } Kio.
refused-id = La commande porte un identifiant inutilisable.
refused-key = La demande porte une clé inutilisable.
refused-malformed = Le serveur n'a pas compris la demande.
refused-metrics = Ces chiffres sont réservés à l'exploitant de ce serveur.
refused-mission-file = { $count ->
    [one] Ce fichier de mission contient une erreur.
   *[other] Ce fichier de mission contient { $count } erreurs.
}
refused-name-control = Le nom contient des caractères impossibles à afficher.
refused-name-empty = Il faut un nom.
refused-name-long = Un nom compte au plus { $max } caractères.
refused-no-repeat = Ce jeu ne peut pas être redistribué à l'identique.
refused-no-seat = Prenez d'abord une place.
refused-no-such-game = Ce serveur ne propose pas ce jeu.
refused-no-such-seat = Cette place n'existe pas à cette table.
refused-no-such-table = Aucune table n'a ce code. Vérifiez-le, ou demandez un nouveau lien.
refused-no-table = Rejoignez d'abord une table.
refused-not-away = Cette personne est là : elle décide elle-même.
refused-not-host = Seul l'hôte peut faire cela.
refused-not-over = La partie n'est pas encore finie.
refused-not-ready = { $name } n'est pas encore prêt.
refused-not-started = La partie n'a pas encore commencé.
refused-not-websocket = Cette adresse ne sert qu'aux connexions en direct.
refused-origin = Les connexions en direct ne sont acceptées que depuis les pages de Hangar.
refused-over = La partie est finie.
refused-query = Le jeu ne comprend pas cette question.
refused-rules-changed = Cette partie a été jouée sous d'anciennes règles et ne peut plus être montrée.
refused-seat-taken = Quelqu'un d'autre a déjà cette place.
refused-setup = Ces choix ne peuvent pas être joués.
refused-slow-down = C'était trop rapide. Attendez un instant et réessayez.
refused-started = La partie a déjà commencé.
refused-storage = Le serveur n'a pas pu enregistrer ceci. Rien n'a changé ; réessayez.
refused-table-full = Toutes les places sont prises.
refused-too-few = { $min ->
    [one] Il faut au moins une place occupée.
   *[other] Il faut au moins { $min } places occupées.
}
refused-too-many = Avec ces choix, { $max ->
    [one] une seule personne peut
   *[other] { $max } personnes au plus peuvent
} jouer. Libérez d'abord les places en trop.
refused-too-many-connections = Trop de connexions depuis votre adresse ({ $max } au plus). Fermez quelques pages.
refused-too-many-tables = Vous avez ouvert beaucoup de tables. Attendez { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} avant la prochaine.

bye-flood = Connexion fermée : trop de messages d'un coup.
bye-lagging = La connexion était trop lente pour suivre la table.
bye-malformed = Connexion fermée : le serveur n'a pas pu la comprendre.
bye-restart = Le serveur redémarre.
bye-too-large = Connexion fermée : un message dépassait { $max } octets.

api-not-found = Il n'y a rien à l'adresse { $path }.
