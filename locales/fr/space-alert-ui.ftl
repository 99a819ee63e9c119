### Space Alert dans le navigateur : le plateau, le film, la boîte noire, le mode compagnon.

## Le plateau

sa-board = Le vaisseau et ce qui l'attend
sa-track-red = Trajectoire rouge
sa-track-white = Trajectoire blanche
sa-track-blue = Trajectoire bleue
sa-track-internal = Intérieur
sa-square = { $track }, case { $square }
sa-token = { $name }, T+{ $number }, case { $square }, { $left ->
    [one] { $left } point de vie restant
   *[other] { $left } points de vie restants
}
sa-system = { $station }, { $system }
sa-zone-state = { $zone } : réacteur { $reactor } sur { $reactorCapacity }, bouclier { $shield } sur { $shieldCapacity }, dégâts { $damage }
sa-crew-member = Membre d'équipage { $number }
sa-member-out = { $name } : hors de combat
sa-member-at = { $name } : { $place }
sa-in-space = dans l'espace

## Cartes Menace

sa-card-common-external = Menace
sa-card-serious-external = Menace sérieuse
sa-card-common-internal = Menace interne
sa-card-serious-internal = Menace interne sérieuse
sa-card-white = blanche
sa-card-yellow = jaune
sa-card-announced = T+{ $number }, { $track }
sa-card-hit-points = Points de vie
sa-card-rockets = roquettes
sa-card-shield = Blindage
sa-card-speed = Vitesse
sa-card-points = Points
sa-card-when = { $when } : { $text }
sa-card-nothing = rien
sa-card-note = Précision
sa-card-remedy-battlebots = Robots de combat : { $stations }{ $system }
sa-card-remedy-repair = Se répare avec { $system } : { $stations }
sa-card-remedy-interceptors = Colmatée par les intercepteurs, devant { $stations }{ $system }
sa-threat-in-play = { $left } points de vie sur { $of }, case { $square }
sa-plan = Plan
sa-threats = Menaces

## Le film

sa-film-ready = Prêts au départ.
sa-film-play = Lecture
sa-film-pause = Pause
sa-film-again = Revoir
sa-film-skip = Aller à la fin
sa-film-face-down = face cachée
sa-film-step = Un pas en avant
sa-film-step-back = Un pas en arrière
sa-film-turn-on = Tour suivant
sa-film-turn-back = Retour au début du tour
sa-film-speed = Vitesse
sa-film-speed-now = Vitesse : { $speed }×
sa-film-times = { $speed }×
sa-film-controls = Commandes du film
sa-film-side = À côté du film
sa-film-place = Position dans le film
sa-film-place-now = Tour { $turn }, pas { $step } sur { $steps } : { $text }
sa-film-place-first = Tour { $turn }, pas { $step } : { $text }
sa-film-to-turn = Aller au tour { $turn }
sa-film-card = Tour { $turn } : { $card }
sa-film-keys = Touches
sa-film-key-play = Espace
sa-film-key-play-does = Lecture, pause
sa-film-key-step = ← →
sa-film-key-step-does = Un pas en arrière, un pas en avant
sa-film-key-turn = Maj + ← →
sa-film-key-turn-does = Un tour en arrière, un tour en avant
sa-film-key-jump = 1 … 9 0 - =
sa-film-key-jump-does = Au tour 1 … 12
sa-film-key-ends = Début, Fin
sa-film-key-ends-does = Au début, à la fin
sa-film-key-speed = < >
sa-film-key-speed-does = Plus lent, plus vite
sa-film-key-mute = M
sa-film-key-mute-does = Son allumé, son coupé
sa-film-still = Les animations sont coupées dans les réglages : le film passe d'un pas à l'autre sans glisser.
sa-log = Journal
sa-log-rule = Règle { $rule }

## Un vol, par lien ou par fichier

sa-flight = Vol
sa-flight-views = Vues du vol
sa-flight-survived = De retour avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}
sa-flight-home = De retour
sa-flight-lost = Perdu au tour { $turn } : { $threat }
sa-flight-copy = Copier le lien
sa-flight-copied = Le lien est copié. Il marche pour tout le monde, sans la table.
sa-flight-download = Enregistrer le fichier de mission
sa-again-same = Même mission
sa-again-new = Nouvelle mission
sa-challenge = Défier un autre équipage
sa-challenge-title = La même mission pour un autre équipage
sa-challenge-about = Les mêmes menaces, les mêmes cartes, les mêmes dégâts. Envoyez le lien, puis comparez.
sa-challenge-copy = Copier le lien
sa-challenge-again = Ouvrir une table avec elle
sa-challenge-crew = À une table déjà ouverte, l’hôte choisit la même mission et saisit cette graine dans « Autres choix ».
sa-challenge-seed = Copier la graine
sa-challenge-seed-copied = La graine est copiée.
sa-challenge-copied = Le lien est copié. Qui l’ouvre vole votre mission.
sa-end = La fin
sa-end-lost = Le vaisseau est perdu
sa-end-lost-how = Tour { $turn }. Coupable : { $threat }.
sa-end-home = Mission accomplie
sa-end-points = { $total ->
    [one] point
   *[other] points
}
sa-end-again = Depuis le début
sa-film-flying = La mission vole…
sa-film-broken-link = Ce lien est abîmé : il ne contient pas de mission. Redemandez-le, et copiez-le en entier.
sa-film-lead = Un film est un lien qui contient toute la mission. Ouvrez-en un, ou faites-en un d'un fichier de mission.
sa-film-open-file = Ouvrir un fichier de mission
sa-film-drop = Déposez un fichier de mission ici, ou choisissez-en un.
sa-film-choose = Choisir un fichier
sa-film-not-a-file = { $name } n'est pas un fichier de mission.
sa-faults = Erreurs
sa-palette-plain = Cartes Action
sa-palette-heroic = Cartes héroïques

## La boîte noire

sa-box = Boîte noire
sa-box-harm = Ce que cela a coûté
sa-box-harm-none = Rien. Pas une égratignure.
sa-box-waste = Ce qui a été gaspillé
sa-box-waste-none = Rien. Chaque carte a fait son travail.
sa-box-plan = Le plan, et ce qu'il en est advenu
sa-box-gauges = Le vaisseau, tour par tour
sa-box-damage = Dégâts
sa-box-limit = le vaisseau cède
sa-box-reactors = Énergie des réacteurs
sa-box-shields = Énergie des boucliers
sa-box-behind = En filigrane : l'autre vol.
sa-figure-worst = Le pire tour
sa-figure-turn = Tour { $turn }
sa-figure-damage = { $count ->
    [one] un dégât
   *[other] { $count } dégâts
}
sa-figure-out = { $count } hors de combat
sa-figure-through = { $count ->
    [one] une menace est passée
   *[other] { $count } menaces sont passées
}
sa-figure-squad = robots perdus
sa-figure-cards = Cartes utiles
sa-figure-cards-about = parmi celles qui ont été jouées
sa-figure-shots = Tirs qui ont porté
sa-figure-shots-about = les autres : dans le vide ou sur le bouclier
sa-figure-delayed = Décalés par un retard
sa-figure-delayed-about = tours avec une autre carte que prévu
sa-deed-tally = { $done } cartes utiles sur { $played }
sa-box-lives = La vie de chaque menace
sa-plot-turn = Tour
sa-score-zone = { $zone } : le septième dégât.
sa-score-taken-over = Le vaisseau a été pris.
sa-score-broken-apart = Le vaisseau s'est disloqué.
sa-score-blown-up = Le vaisseau a explosé.
sa-score-none = Un vol d'essai n'a pas de score. Le vaisseau est rentré ; c'est ce qui compte.
sa-moment-watch = Voir ce moment
sa-moment-all = Les { $count }, dans l'ordre
sa-moment-worst = Seulement les pires
sa-moment-void = Sans effet
sa-moment-fuel = Carburant gaspillé
sa-moment-miss = Tir dans le vide
sa-moment-bounced = Arrêté par le blindage
sa-moment-delay = Retard
sa-moment-asleep = Ordinateur en veille
sa-moment-asleep-text = Personne n'avait entretenu l'ordinateur à temps : { $count ->
    [one] un joueur est retardé
   *[other] { $count } joueurs sont retardés
}.
sa-moment-damage = Dégâts
sa-moment-knocked-out = Assommé
sa-moment-survived = Elle est passée
sa-moment-squad = Robots désactivés
sa-moment-lost = La fin
sa-because-untouched = Rien ne l'avait touchée depuis son apparition au tour { $turn }.
sa-because-hurt = Dégâts déjà subis : { $damage } sur { $of }, pour la dernière fois au tour { $turn }.
sa-because-clear = Il n'y avait rien sur cette trajectoire.
sa-because-clear-all = Il n'y avait aucune menace à l'extérieur.
sa-because-far = La menace la plus proche : { $threat }, case { $square }, distance { $distance }.
sa-because-hidden = La menace la plus proche : { $threat }. { $trait }.
sa-because-due = Un C sur la passerelle au tour { $first } ou { $last } l'aurait tenu éveillé.
sa-because-shield = Les tirs d'un même tour s'additionnent : il en fallait plus de { $shield } pour l'entamer.
sa-deed-label = Tour { $turn } : { $what }
sa-deed-done = { $played }
sa-deed-void = { $played }, sans effet : { $why }
sa-deed-idle = rien
sa-deed-out = assommé ; prévu : { $planned }
sa-deed-shifted = { $what } (prévu : { $planned }, retardé)
sa-deed-never = jamais atteint
sa-legend-void = sans effet
sa-legend-shifted = déplacé par un retard
sa-legend-out = assommé
sa-legend-change = Choisissez une carte pour la changer et revoler.
sa-life = { $name } : { $hits } dégâts subis, { $harm } dégâts infligés, { $fate }
sa-life-event = { $turn } { $what }
sa-life-appears = arrive
sa-life-destroyed = abattue
sa-life-survived = passe
sa-life-legend = Au-dessus de la ligne, ce qu'elle a fait ; au-dessous, ce qu'on lui a fait. Une croix : détruite. Une flèche : elle est passée.

## Et si

sa-what-if = Et si
sa-what-if-title = { $name }, tour { $turn } : et si ?
sa-what-if-text = Choisissez la carte qu'il aurait fallu. La mission revole aussitôt.
sa-what-if-original = Comme c'était
sa-what-if-variant = Et si
sa-what-if-undo = Reprendre ce changement
sa-what-if-same = Rien ne change.
sa-what-if-parts = Les vols se séparent au tour { $turn }.
sa-what-if-watch = Voir depuis le tour { $turn }

## Mode compagnon

sa-comp-lead = Jouez avec votre boîte. Hangar est la bande-son, le chronomètre, et celui qui ne se trompe jamais dans la résolution.
sa-comp-steps = Étapes
sa-comp-step-choose = Mission
sa-comp-step-sound = Son
sa-comp-step-enter = Saisie
sa-comp-step-film = Film
sa-comp-step-dock = Cale
sa-comp-mission = Quelle mission ?
sa-comp-level = Niveau
sa-comp-random = Une que personne ne connaît
sa-comp-random-about = Tirée au hasard, à l'image des officielles
sa-comp-random-again = { $duration } · choisir encore pour une autre
sa-comp-crew = Qui vole ?
sa-comp-people = Joueurs
sa-comp-crew-hint = Dans l'ordre du tour, le capitaine d'abord. Les androïdes complètent l'équipage et agissent en dernier ; nommez-les si vous voulez.
sa-comp-solo-hint = En solo, vous commandez quatre androïdes, toute la pioche étalée. Données entrantes, transferts et pannes de communication ne vous concernent pas.
sa-comp-colour = Couleur du membre d'équipage { $number }
sa-comp-name = Nom du membre d'équipage { $number }
sa-comp-name-placeholder = Nom
sa-comp-android = androïde
sa-comp-captain = capitaine
sa-comp-earlier = Le membre d'équipage { $number } agit plus tôt
sa-comp-to-sound = Vers la bande-son
sa-comp-to-entry = Saisir ce qui a été joué
sa-comp-choose-first = Choisissez d’abord une mission ; l’ordinateur pourra alors parler.
sa-comp-loading = La bande-son arrive…
sa-comp-ready = Quand vous voulez.
sa-comp-start = Commencer la mission
sa-comp-pause = Pause
sa-comp-go-on = Reprendre
sa-comp-end-now = Vraiment finir la mission maintenant ?
sa-comp-restart = Depuis le début
sa-comp-restart-now = Vraiment tout recommencer ?
sa-comp-get-ready = Prenez vos cartes.
sa-comp-left = encore { $time }
sa-comp-held = En attente. Rien n'est perdu.
sa-comp-phase = Phase { $phase }
sa-comp-silent = Communications en panne. Plus un mot.
sa-comp-over = La mission est finie. On ne touche plus aux cartes.
sa-comp-said = Ce que l'ordinateur a dit
sa-comp-volume = Volume
sa-comp-sound-hint = Installez la boîte, montez le son et gardez cette page ouverte : l'écran reste allumé.
sa-comp-boards = Trajectoires
sa-comp-boards-hint = Les touches 1 à 7 choisissent un plateau et passent au suivant.
sa-comp-serious = sérieuse
sa-comp-threat = T+{ $number } : { $kind }, { $track }
sa-comp-threat-placeholder = Nom, en anglais ou en français
sa-comp-threat-none = Il n'y a pas de menace de ce nom.
sa-comp-threat-taken = { $name } est déjà sur la table ; chaque carte n'existe qu'une fois.
sa-comp-threat-common = { $name } est une menace commune, mais une menace sérieuse a été annoncée ici.
sa-comp-threat-serious = { $name } est une menace sérieuse, mais une menace commune a été annoncée ici.
sa-comp-threat-inside = { $name } est une menace interne, mais celle-ci vient de l'extérieur.
sa-comp-threat-outside = { $name } est une menace externe, mais celle-ci vient de l'intérieur.
sa-comp-threat-at = { $name } ({ $place })
sa-comp-plan = Les cartes
sa-comp-plan-grid = Rangées d'emplacements
sa-comp-plan-hint = Une touche par carte : A B C, X pour les robots, les flèches pour les mouvements, espace pour rien, H puis une autre touche pour les cartes héroïques, O pour une carte mal posée. Retour arrière recule, Entrée passe au joueur suivant et, après le dernier, au vol.
sa-comp-slot = { $name }, tour { $turn } : { $card }
sa-comp-slot-oops = { $card }, mal posée, voulue : { $meant }
sa-comp-cursor = { $name }, tour { $turn } : { $card }
sa-comp-back = une carte en arrière
sa-comp-oops = Oups
sa-comp-oops-title = Tour { $turn } : { $card }, mal posée
sa-comp-oops-text = Que fallait-il ? L'autre moitié de la carte, ou l'autre flèche. Le tour suivant est retardé. Choisissez la carte vide si elle était bien posée.
sa-comp-oops-empty = Il n'y a pas de carte dans cet emplacement.
sa-comp-missing = Il manque encore
sa-comp-missing-trajectory = { $track } : quel plateau ?
sa-comp-missing-same = { $board } n'existe qu'une fois.
sa-comp-missing-threat = T+{ $number } : quelle menace ?
sa-comp-missing-plan = { $name } : aucune carte ?
sa-comp-fly = Faire voler la mission
sa-comp-kept = gardée dans ce navigateur
sa-comp-forget = Jeter
sa-comp-forget-now = Vraiment tout jeter ?
sa-comp-undo = Annuler
sa-comp-log = Écrire au journal de bord
sa-comp-log-written = Au journal de bord
sa-comp-not-this = Pas celui-ci
sa-comp-log-corrected = Journal corrigé
sa-comp-office-nobody = non noté
sa-comp-new = Une autre mission
sa-comp-free = Sans notre scénario
sa-comp-free-about = Une autre bande-son vous l'a dit : notez les menaces vous-mêmes
sa-comp-number = Numéro de la menace { $place }
sa-comp-track = Trajectoire de la menace { $place }
sa-comp-track-red = rouge
sa-comp-track-white = blanche
sa-comp-track-blue = bleue
sa-comp-track-internal = intérieure
sa-comp-add = Une menace de plus
sa-comp-remove = Retirer la menace { $place }
sa-comp-missing-threats = Aucune menace ?
sa-comp-tiles = Tuiles Dégâts, si vous les avez déjà piochées
sa-comp-tiles-about = Sinon Hangar les mélange. Choisissez les tuiles d'une zone dans l'ordre de la pioche.
sa-comp-tile-drawn = { $name }, piochée en { $place }

## Une autre mission, après une saisie

sa-comp-changed-mission = { $lost ->
    [0] Mission changée. Tout ce que vous aviez saisi convient et reste.
    [one] Mission changée. Une de vos { $entered } saisies ne convient pas et a été mise de côté.
   *[other] Mission changée. { $lost } de vos { $entered } saisies ne conviennent pas et ont été mises de côté.
}
sa-comp-changed-crew = { $lost ->
    [one] Équipage changé. Une de vos { $entered } saisies est partie avec lui.
   *[other] Équipage changé. { $lost } de vos { $entered } saisies sont parties avec lui.
}
sa-comp-changed-flight = Un nouveau vol : la saisie du précédent a été mise de côté.
sa-comp-changed-undo = Revenir en arrière

## Une campagne autour de la table

sa-comp-leg = Campagne : mission { $number } sur 3 au plus
sa-comp-same-crew = L'équipage d'une campagne reste le même ; le capitaine peut changer.
sa-comp-lay-out = Préparez la boîte ainsi : tuiles Dégâts en place, énergie comme sur l'image.
sa-comp-leave = Abandonner la campagne
sa-comp-leave-now = Vraiment l'abandonner ?
sa-comp-campaign-lost = Le vaisseau est perdu, et la campagne avec lui.
sa-comp-campaign-over = La campagne rapporte { $score ->
    [one] { $score } point
   *[other] { $score } points
} en tout.
sa-comp-to-repairs = Repartir : en cale
sa-comp-stop = S'arrêter et marquer { $score }
sa-comp-resume = Repartir quand même
sa-comp-dock-whose = { $name } répare une chose.
sa-comp-dock-recovers = se remet
sa-comp-dock-rests = rien à faire
sa-comp-dock-squad = une escouade de robots
sa-comp-next = Vers la mission { $number }
