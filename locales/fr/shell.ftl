### L'enveloppe du client : page d'accueil, salon, réglages, connexion.

app-title = Hangar : jeux de société spatiaux dans le navigateur
page-title-table = { $page } { $code } · Hangar
page-title = { $page } · Hangar
skip-link = Aller au contenu
home-link = Hangar, page d'accueil
nav-label = Pages
menu-open = Ouvrir le menu
footer-unofficial = Hangar est un projet d'amateurs, sans lien avec les éditeurs. Les noms des jeux leur appartiennent ; dessins, sons et textes sont les nôtres.

title-play = Jouer
title-table = Table
title-replays = Rediffusions
title-replay = Rediffusion
title-film = Film
title-learn = Apprendre
title-companion = Compagnon
title-logbook = Journal de bord
title-settings = Réglages
title-missing = Page introuvable

action-close = Fermer
action-retry = Réessayer

zone-red = Zone rouge
zone-white = Zone blanche
zone-blue = Zone bleue
zone-red-letter = R
zone-white-letter = Bc
zone-blue-letter = Bu

## Accueil

landing-title-1 = Dix minutes.
landing-title-2 = Un vaisseau.
landing-title-3 = Votre équipage.
landing-lead = Space Alert, le jeu de société coopératif, dans votre navigateur. Hangar distribue les cartes, tient le chrono, résout sans une erreur et montre ce qui a mal tourné.
landing-promise = Un lien. Ni compte, ni installation, sur ordinateur et téléphone.
landing-learn = Apprendre en 20 minutes
landing-ways = Le reste de la maison
landing-way-replays = Les vols terminés, pas à pas
landing-way-companion = Votre boîte sur votre table : la voix, le film, le score
landing-way-learn = Jamais vu le jeu ? Sept leçons, une idée à la fois
landing-way-logbook = Toutes les missions de votre équipage
landing-steps = Comment ça se passe
landing-plan = Planifiez contre la montre
landing-plan-text = Tout le monde planifie en même temps, chacun avec ses cartes. L'ordinateur de bord parle ; personne n'attend son tour.
landing-fly = Regardez le vol
landing-fly-text = La table résout chaque étape selon les règles : ascenseurs, lasers, boucliers, et ce qui est monté à bord.
landing-understand = Voyez ce qui a mal tourné
landing-understand-text = Les parties finies restent des liens. Revenez au moment où tout a basculé, et montrez-le à ceux qui y étaient.
scene-phase = Phase 2
scene-call = Menace sérieuse. Zone rouge.
scene-label = Un vaisseau en coupe, cinq membres d'équipage dans ses six postes. Un destroyer approche de la zone rouge, touché par un laser ; un astéroïde et trois intercepteurs sont plus loin.

## Rejoindre

join-label = Vous avez un code ?
join-placeholder = CODE
join-action = Rejoindre
join-empty = Tapez le code d'une table, ou collez son lien.
join-no-code = Ce n’est pas un code : il a six lettres ou chiffres. Le lien entier convient aussi.

## Pages en échec

missing-text = Il n'y a rien à l'adresse { $path }.
missing-home = Aller à l'accueil
failed-title = Cette page ne s'est pas chargée
failed-text = Le serveur est peut-être absent un instant. Rien n'est perdu.

## Ouvrir une table

play-title = Ouvrir une table
play-new = C’est la première fois ?
play-new-link = Apprenez le jeu en 20 minutes
play-loading = Chargement…
play-choose = À quoi jouez-vous ?
play-setup = Comment y jouez-vous ?
play-you = Qui êtes-vous ?
play-open = Ouvrir la table
play-box = La boîte est sur la table ?
play-join = Rejoindre une table
play-held = Vos tables
play-no-games = Ce serveur ne propose aucun jeu que ce client sache afficher.
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
name-hint = Les autres le voient à la table. Pas de compte, rien d'autre n'est gardé.
name-empty = Dites qui vous êtes : n'importe quel nom convient.
name-change = Changer de nom
name-save = Enregistrer

## La table

back-to-table = Retour à
action-reload = Recharger la page
table-entering = Recherche de la table { $code }…
table-refused = Table { $code }
table-menu = Menu de la table
table-crew = Équipage
table-home = Aller à l'accueil en gardant ma place
game-unknown = Ce client ne sait pas afficher le jeu « { $game } ».
spectating = Vous regardez la partie.
you-were-kicked = L'hôte vous a retiré votre place. Vous pouvez continuer à regarder.

lobby-table = Table { $code }
lobby-crew = Qui est là
lobby-setup = Ce que nous allons jouer
lobby-setup-host = L'hôte, { $name }, décide ; vous voyez chaque changement aussitôt.
watchers = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}

seat-open = Place { $number } libre
seat-game = Jouée par le jeu
seat-you = vous
seat-host = hôte
seat-away = absent
seat-ready = Prêt
seat-not-ready = Pas prêt
seat-called = prévenu, pas encore là
seat-sit = S'asseoir ici
seat-move = Venir ici
seat-entrust = Laisser au jeu
seat-entrust-hint = Personne ne s'assoit ici : les règles du jeu décident du sort de cette place.
seat-reopen = Libérer la place
seat-leave = Céder ma place
seat-make-host = Nommer { $name } hôte
seat-kick = Retirer sa place à { $name }
sit-title = Prendre une place
sit-do = Prendre une place

kick-title = Retirer sa place à { $name } ?
kick-text = La place se libère aussitôt. La personne peut continuer à regarder, et se rasseoir si la place reste libre.
kick-keep = La laisser jouer
kick-do = Retirer la place

leave-title = Céder votre place ?
leave-text = Quelqu'un d'autre pourra la reprendre. Vous pouvez continuer à regarder.
leave-stay = Rester

start-label = Début de la partie
start-waiting = On attend { $names }.
start-waiting-away = { $count ->
    [one] On attend { $names }, qui n'est pas là. Pour commencer quand même, retirez-lui sa place.
   *[other] On attend { $names }, qui ne sont pas là. Pour commencer quand même, retirez-leur leur place.
}
start-all-ready = Tout le monde est prêt.
start-ready-away = Tout le monde est prêt. { $count ->
    [one] { $names } n'est pas là, mais peut revenir
   *[other] { $names } ne sont pas là, mais peuvent revenir
} en cours de partie.
start-alone = Tout est prêt. D’autres peuvent encore venir par le lien.
lobby-host-now = Vous êtes l’hôte à présent : choisissez la mission et lancez la partie.
start-host-next = Tout le monde est prêt. { $name } lance la partie.
host-away = L'hôte, { $name }, n'est pas là. Quiconque a une place peut prendre la relève.
host-take = Devenir l'hôte
host-yours = Vous êtes l'hôte, car { $name } n'était pas là.
host-yours-before = { $host } est l'hôte, car vous n'étiez pas là.
host-theirs = { $host } est l'hôte, car { $name } n'était pas là.
host-take-back = Redevenir l'hôte
host-give-back = Rendre son rôle d'hôte à { $name }
start-join = Prenez une place pour jouer, ou regardez simplement.
start-full = Toutes les places sont prises. Vous pouvez regarder.
start-do = Lancer la partie
ready-do = Je suis prêt
ready-undo = Finalement pas prêt

## Inviter

invite-title = Faites venir les autres
invite-code = Code : { $code }
invite-copy = Copier le lien
invite-copied = Le lien est copié. Envoyez-le à votre équipage.
invite-copy-failed = Le navigateur n'a pas permis la copie. Sélectionnez le lien et copiez-le.
invite-share = Partager
invite-text = Rejoignez ma table dans Hangar avec le code { $code }.
invite-qr = Code QR du lien vers la table { $code }
invite-local = Cette adresse ne marche que sur cet ordinateur. Pour inviter les autres, lancez Hangar avec --listen 0.0.0.0:{ $port } et ouvrez l’adresse réseau qu’il affiche.
device-open = Jouer sur un autre appareil
device-text = Ce lien est la clé de votre propre place. Ouvrez-le sur votre téléphone ou un autre ordinateur, et ne le donnez à personne.
device-qr = Code QR de la clé de votre place
device-copy = Copier la clé
device-copied = La clé de votre place est copiée.

## Discussion

chat-title = Discussion
chat-empty = Personne n'a encore rien dit.
chat-label = Dire quelque chose
chat-send = Envoyer
chat-spectator = Seul l'équipage peut parler. Prenez une place pour participer.
chat-open = Ouvrir la discussion
chat-open-unread = { $count ->
    [one] Ouvrir la discussion (1 nouvelle ligne)
   *[other] Ouvrir la discussion ({ $count } nouvelles lignes)
}
chat-silence-left = { $seconds } s
sound-on = Remettre le son
sound-off = Couper le son

## Après la partie

after-label = Après la partie
after-title = La partie est finie.
after-replay = La revoir
after-again = Rappeler tout l’équipage pour :
after-opened = Une nouvelle table attend cet équipage.
after-opened-by = { $same ->
    [yes] { $name } a ouvert une nouvelle table pour cet équipage : encore la même mission.
    [anew] { $name } a ouvert une nouvelle table pour cet équipage : une nouvelle mission.
   *[no] { $name } a ouvert une nouvelle table pour cet équipage.
}
after-rematch = Rejouer avec cet équipage
after-follow = Aller à la nouvelle table

replays-loading = Recherche des parties finies…
replays-empty = Aucune partie n'est encore finie sur ce serveur. La vôtre pourrait être la première.
replays-more = Montrer les plus anciennes
replay-loading = Chargement de la rediffusion…
replay-eyes = Par les yeux de
replay-eyes-nobody = Un spectateur
replay-controls = Commandes de la rediffusion
replay-play = Lire
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-place = Moment de la partie
replay-step = { $step } / { $steps }
replay-speed = Vitesse
replay-only-watches = C'est une rediffusion : rien ne peut y être changé.

## Connexion

connection-lost = Connexion perdue.
connection-retry = Prochain essai dans { $seconds } s.
connection-trying = Nouvel essai…
connection-unanswered = { $count ->
    [one] 1 commande attend ici et sera envoyée.
   *[other] { $count } commandes attendent ici et seront envoyées.
}
connection-now = Essayer maintenant
connection-back = Connexion rétablie.
clock-waiting = Le serveur a redémarré. L'horloge est arrêtée jusqu'à ce que quelqu'un à la table continue.
clock-go = Continuer
offline-try-later = Pas de connexion au serveur. Réessayez dans un instant.
client-outdated = Le serveur a été mis à jour. Rechargez la page pour continuer.
entry-replaced = La connexion a changé entre-temps. Réessayez.
table-left = Vous avez quitté la table.
api-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
api-unreadable = Le serveur a donné une réponse que cette page ne sait pas lire ({ $status }).
refusal-unknown = Le serveur a refusé ({ $code }).
refusal-with-rule = { $text } ({ $rule })

## Réglages

settings-reading = Lire et voir
settings-language = Langue
settings-theme = Thème
settings-theme-dark = Nuit
settings-theme-light = Jour
settings-as-system = Comme le système
settings-palette = Couleurs
settings-palette-hint = La palette sûre distingue rouge, bleu, bon et mauvais pour toutes les visions des couleurs.
settings-palette-standard = Standard
settings-palette-safe = Sûres pour daltoniens
settings-signs = Signes des zones
settings-signs-shapes = Formes
settings-signs-letters = Lettres
settings-motion = Mouvement
settings-motion-hint = Avec moins de mouvement, les choses changent d'un coup au lieu de glisser.
settings-motion-full = Complet
settings-motion-reduced = Moins
settings-sound = Son
settings-muted = Aucun son
settings-volume = Tout
settings-voice = Voix
settings-effects = Effets
settings-listen = Écouter
settings-kept = Gardé dans ce navigateur seulement.
settings-reset = Réinitialiser
