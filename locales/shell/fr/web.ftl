### L’enveloppe du client : page d’accueil, salon, réglages, connexion.

app-title = Hangar : jeux de société spatiaux dans le navigateur
page-title-table = { $page } { $code } · Hangar
page-title = { $page } · Hangar
skip-link = Aller au contenu
home-link = Accueil de Hangar
nav-label = Navigation principale
menu-open = Ouvrir le menu
footer-label = Autres pages
footer-unofficial = Hangar est un projet de fans, sans lien avec les éditeurs. Les noms des jeux leur appartiennent ; dessins, sons et textes sont les nôtres.

title-table = Table
title-replays = Rediffusions
title-replay = Rediffusion
title-film = Revoir un vol
title-learn = Apprendre
title-companion = Compagnon
title-logbook = Carnet de bord
title-settings = Réglages
title-missing = Page introuvable

action-close = Fermer
action-retry = Réessayer

## Rejoindre

join-label = Vous avez un code ?
join-placeholder = CODE
join-action = Rejoindre
join-empty = Saisissez le code d’une table ou collez son lien.
join-no-code = Un code compte 6 lettres ou chiffres. Vous pouvez aussi coller le lien entier.

## Pages en échec

missing-text = Aucune page à l’adresse { $path }.
missing-home = Retour à l’accueil
failed-title = Impossible de charger cette page
failed-text = Le serveur est peut-être indisponible. Réessayez dans un instant.

## Ouvrir une table

play-loading = Chargement…
play-no-games = Ce serveur ne propose aucun jeu que cette version de Hangar puisse afficher.
players-range = { $min ->
    [one] { $max ->
        [one] 1 joueur
       *[other] 1 à { $max } joueurs
    }
   *[other] { $max ->
        [one] { $min } joueurs
       *[other] { $min } à { $max } joueurs
    }
}
name-label = Votre nom
name-hint = Visible par les autres joueurs. Aucun compte requis.
name-empty = Saisissez un nom.
name-change = Changer de nom
name-save = Enregistrer

## La table

back-to-table = Retour à
action-reload = Recharger la page
table-entering = Connexion à la table { $code }…
table-refused = Table { $code }
table-menu = Menu de la table
table-crew = Joueurs
table-home = Accueil (garder ma place)
game-unknown = Cette version de Hangar ne peut pas afficher le jeu « { $game } ».
spectating = Vous regardez la partie.
you-were-kicked = L’hôte vous a retiré de votre place. Vous pouvez continuer à regarder.

lobby-table = Table { $code }
lobby-crew = Joueurs
lobby-setup = Réglages de la partie
lobby-setup-host = L’hôte, { $name }, choisit. Ses changements s’affichent ici.
watchers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}

seat-open = Place { $number } : libre
seat-game = Joué par le jeu
seat-you = vous
seat-host = hôte
seat-away = absent
seat-ready = Prêt
seat-not-ready = Pas prêt
seat-called = invité, pas encore là
seat-sit = Prendre cette place
seat-move = Venir ici
seat-entrust = Confier au jeu
seat-entrust-hint = Personne ne joue ici. Les règles du jeu décident de cette place.
seat-reopen = Libérer la place
seat-leave = Quitter ma place
seat-make-host = Nommer { $name } hôte
seat-kick = Retirer { $name }
sit-title = Prendre une place
sit-do = Prendre la place

kick-title = Retirer { $name } de sa place ?
kick-text = La place est libérée. La personne peut continuer à regarder et se rasseoir si la place est encore libre.
kick-keep = Annuler
kick-do = Retirer

leave-title = Quitter votre place ?
leave-text = Quelqu’un d’autre pourra la prendre. Vous pouvez continuer à regarder.
leave-stay = Annuler

start-label = Démarrage
start-waiting = En attente de { $names }.
start-waiting-away = { $count ->
    [one] En attente de { $names } (absent). Pour commencer sans cette personne, retirez-la de sa place.
   *[other] En attente de { $names } (absents). Pour commencer sans ces personnes, retirez-les de leur place.
}
start-all-ready = Tout le monde est prêt.
start-ready-away = Tout le monde est prêt. { $count ->
    [one] { $names } est absent et peut revenir
   *[other] { $names } sont absents et peuvent revenir
} en cours de partie.
start-alone = Prêt. D’autres peuvent encore rejoindre avec le lien.
lobby-host-now = Vous êtes maintenant l’hôte : réglez la partie et lancez-la.
start-host-next = Tout le monde est prêt. { $name } peut lancer la partie.
host-away = L’hôte, { $name }, est absent. Toute personne assise peut prendre le relais.
host-take = Devenir l’hôte
host-yours = Vous êtes l’hôte, car { $name } était absent.
host-yours-before = { $host } est l’hôte, car vous étiez absent.
host-theirs = { $host } est l’hôte, car { $name } était absent.
host-take-back = Redevenir l’hôte
host-give-back = Rendre le rôle d’hôte à { $name }
start-join = Prenez une place pour jouer, ou regardez.
start-full = Toutes les places sont prises. Vous pouvez regarder.
start-do = Lancer la partie
ready-do = Je suis prêt
ready-undo = Pas prêt

## Inviter

invite-title = Inviter des joueurs
invite-code = Code : { $code }
invite-copy = Copier le lien
invite-copied = Lien copié. Envoyez-le aux autres joueurs.
invite-copy-failed = Le navigateur a bloqué la copie. Sélectionnez le lien et copiez-le.
invite-share = Partager
invite-text = Rejoignez ma table sur Hangar avec le code { $code }.
invite-qr = Code QR du lien vers la table { $code }
invite-local = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter d’autres joueurs, lancez Hangar avec --listen 0.0.0.0:{ $port } et ouvrez l’adresse réseau qu’il affiche.
device-open = Jouer sur un autre appareil
device-text = Ce lien privé ouvre votre place sur un autre appareil. Ne le partagez pas.
device-qr = Code QR du lien privé vers votre place
device-copy = Copier le lien privé
device-copied = Lien privé copié.

## Discussion

chat-title = Discussion
chat-empty = Aucun message.
chat-label = Votre message
chat-send = Envoyer
chat-spectator = Seuls les joueurs assis peuvent écrire. Prenez une place pour participer.
chat-open = Ouvrir la discussion
chat-open-unread = { $count ->
    [one] Ouvrir la discussion (1 nouveau message)
   *[other] Ouvrir la discussion ({ $count } nouveaux messages)
}
chat-silence-left = { $seconds } s
sound-on = Activer le son
sound-off = Couper le son

## Après la partie

after-label = Après la partie
after-title = Partie terminée
after-replay = Revoir
after-again = Revanche pour tous :
after-opened = Une nouvelle table est ouverte pour ce groupe.
after-opened-by = { $same ->
    [yes] { $name } a ouvert une nouvelle table : même partie.
    [anew] { $name } a ouvert une nouvelle table : nouvelle partie.
   *[no] { $name } a ouvert une nouvelle table.
}
after-rematch = Revanche
after-follow = Rejoindre la nouvelle table

replays-loading = Chargement des parties terminées…
replays-empty = Aucune partie terminée sur ce serveur.
replays-more = Afficher les plus anciennes
replays-unseen = Pas encore vu
replay-loading = Chargement de la rediffusion…
replay-eyes = Point de vue
replay-eyes-nobody = Spectateur
replay-controls = Commandes de la rediffusion
replay-play = Lire
replay-pause = Pause
replay-back = Étape précédente
replay-forward = Étape suivante
replay-place = Position dans la partie
replay-step = { $step } / { $steps }
replay-speed = Vitesse
replay-only-watches = C’est une rediffusion : vous ne pouvez pas agir.

## Connexion

connection-lost = Connexion perdue.
connection-retry = Nouvel essai dans { $seconds } s.
connection-trying = Reconnexion…
connection-unanswered = { $count ->
    [one] 1 action en attente d’envoi.
   *[other] { $count } actions en attente d’envoi.
}
connection-now = Réessayer maintenant
connection-back = Connexion rétablie.
clock-waiting = Le serveur a redémarré. L’horloge est arrêtée jusqu’à ce que quelqu’un à la table appuie sur Continuer.
clock-go = Continuer
offline-try-later = Pas de connexion au serveur. Réessayez dans un instant.
client-outdated = Hangar a été mis à jour. Rechargez la page pour continuer.
entry-replaced = La connexion a été remplacée. Réessayez.
table-left = Vous avez quitté la table.
api-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
api-unreadable = Réponse inattendue du serveur ({ $status }).
refusal-unknown = Le serveur a refusé cette action ({ $code }).
rule-read = Pourquoi ? Lire la règle { $rule }
rule-why = Pourquoi ?

## Réglages

settings-reading = Affichage
settings-language = Langue
settings-theme = Thème
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-as-system = Système
settings-palette = Couleurs
settings-palette-hint = La palette adaptée convient à toutes les visions des couleurs.
settings-palette-standard = Standard
settings-palette-safe = Adaptées aux daltoniens
settings-motion = Animations
settings-motion-hint = Avec les animations réduites, tout change d’un coup au lieu de glisser.
settings-motion-full = Complètes
settings-motion-reduced = Réduites
settings-sound = Son
settings-muted = Tout couper
settings-volume = Volume général
settings-voice = Voix
settings-effects = Effets
settings-music = Musique
percent = { $value } %
settings-listen = Tester
settings-kept = Enregistré dans ce navigateur uniquement.
settings-reset = Réinitialiser
