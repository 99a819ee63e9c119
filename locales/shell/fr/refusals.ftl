### Erreurs du serveur (`crates/server/src/error_code.rs`).

refused-already-seated = Vous avez déjà une place à cette table.
refused-bad-token = Votre lien de place n’est plus valide.
refused-chat-control = Le message contient des caractères impossibles à afficher.
refused-chat-empty = Écrivez d’abord un message.
refused-chat-long = Un message compte { $max } caractères au plus.
refused-clock-running = L’horloge tourne déjà.
refused-command = Le jeu ne connaît pas cette commande.
refused-damaged-table = Cette table est endommagée sur le serveur et ne peut pas être ouverte. Ouvrez-en une autre.
refused-file-too-large = Le fichier est trop volumineux (limite : { $kib } Kio).
refused-id = L’identifiant de la commande n’est pas valide.
refused-key = La clé de la demande n’est pas valide.
refused-malformed = Le serveur n’a pas pu lire la demande.
refused-metrics = Ces mesures sont réservées à l’exploitant de ce serveur.
refused-name-control = Le nom contient des caractères impossibles à afficher.
refused-name-empty = Saisissez un nom.
refused-name-long = Un nom compte { $max } caractères au plus.
refused-no-bot = Ce jeu n’a pas de joueur ordinateur de ce niveau.
refused-no-repeat = Ce jeu ne permet pas de rejouer avec la même distribution.
refused-no-seat = Prenez d’abord une place.
refused-no-such-game = Ce serveur ne propose pas ce jeu.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-no-such-table = Aucune table n’a ce code. Vérifiez-le ou demandez un nouveau lien.
refused-no-table = Rejoignez d’abord une table.
refused-no-team = Vous n’êtes dans aucune équipe.
refused-not-away = Cette personne est connectée et décide elle-même.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-over = La partie n’est pas encore finie.
refused-not-ready = { $name } n’est pas encore prêt.
refused-not-started = La partie n’a pas encore commencé.
refused-not-websocket = Cette adresse n’accepte que les connexions WebSocket.
refused-host = Ce serveur ne répond pas sous ce nom. Son hôte peut l’autoriser avec --host-name.
refused-origin = Seules les pages de Hangar peuvent se connecter.
refused-over = La partie est finie.
refused-query = Le jeu ne connaît pas cette requête.
refused-rules-changed = Cette partie a été jouée avec une version antérieure des règles et ne peut plus être affichée.
refused-seat-taken = Cette place est déjà prise.
refused-setup = Ces réglages ne permettent pas de jouer.
refused-slow-down = Trop de demandes. Attendez un instant et réessayez.
refused-started = La partie a déjà commencé.
refused-storage = Le serveur n’a pas pu enregistrer ceci. Rien n’a changé ; réessayez.
refused-table-full = Toutes les places sont prises.
refused-too-few = { $min ->
    [one] Il faut au moins une place occupée.
   *[other] Il faut au moins { $min } places occupées.
}
refused-too-many = Avec ces réglages, { $max ->
    [one] une seule personne peut jouer
   *[other] { $max } personnes au plus peuvent jouer
}. Libérez d’abord les places en trop.
refused-too-many-connections = Trop de connexions depuis votre adresse (limite : { $max }). Fermez des onglets.
refused-too-many-tables = Vous avez ouvert beaucoup de tables. Attendez { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} avant la prochaine.

bye-flood = Connexion fermée : trop de messages.
bye-lagging = Connexion fermée : trop lente pour suivre la table.
bye-malformed = Connexion fermée : le serveur n’a pas pu lire un message.
bye-restart = Le serveur redémarre.
bye-too-large = Connexion fermée : un message dépassait { $max } octets.

api-not-found = Rien à l’adresse { $path }.
