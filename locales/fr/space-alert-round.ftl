### Space Alert à la table : briefing, planification, vol, campagne.

difficulty-white = Blanches
difficulty-mixed = Mélangées
difficulty-yellow = Jaunes
pace-real = Temps réel
pace-slow = Lent
pace-untimed = Sans horloge

## Préparation

setup-mission = Mission
setup-random = { $kind ->
    [test-run] Un vol d’essai au hasard
    [simulation] Une simulation au hasard
    [advanced-simulation] Une simulation avancée au hasard
   *[mission] Une mission au hasard
}
setup-group-random = Au hasard
setup-group-training = Entraînement
setup-group-missions = Missions de la boîte
setup-group-generated = Inventées par l’ordinateur
setup-level-test-run = Sept tours, trois ennemis, cartes visibles. Rien ne casse, sauf le vaisseau.
setup-level-simulation = Douze tours, menaces sérieuses, roquettes, ordinateur, et des dégâts qui cassent.
setup-level-advanced-simulation = Intrus et dysfonctionnements à bord ; robots de combat et intercepteurs à la rescousse.
setup-level-mission = Tout : cartes héroïques, confirmation visuelle et un score pour le journal de bord.
setup-common = Menaces communes
setup-serious = Menaces sérieuses
setup-difficulty-white = Cartes blanches : bien assez pour une première mission.
setup-difficulty-mixed = Cartes blanches et jaunes, mélangées.
setup-difficulty-yellow = Cartes jaunes seulement, pour qui a survécu aux blanches.
setup-pace = Horloge
setup-pace-real = Dix minutes, comme sur la bande-son. Personne ne peut l’arrêter.
setup-pace-slow = Deux fois plus de temps, et chacun peut arrêter l’horloge. Pour apprendre.
setup-pace-untimed = Pour un joueur seul : toutes les menaces sont visibles et rien ne presse.
setup-more = Autres choix
setup-five = Équipage de cinq
setup-five-about = Des androïdes complètent jusqu’à cinq ; les rapports non confirmés comptent alors.
setup-misplay = « Oups, à l’envers ! »
setup-misplay-about = Une carte mal posée peut être corrigée quand elle est révélée, au prix d’un retard.
setup-officers = Les officiers tirent les menaces
setup-officers-about = L’officier de communication et le chef de la sécurité les posent à la main. Les erreurs sont corrigées avant le vol.
setup-campaign = Campagne
setup-campaign-about = Jusqu’à trois missions avec le même vaisseau. Les dégâts restent s’ils ne sont pas réparés.
setup-skip = Sans briefing
setup-skip-about = L’alerte retentit dès le début de la partie.
setup-boards = Choisir les trajectoires
setup-boards-about = Sinon, elles sont tirées au hasard.
setup-seeded = Chaque équipage avec cette graine affronte les mêmes menaces, cartes et dégâts.
setup-seeded-before = Une mission déjà jouée : chaque équipage avec cette graine affronte les mêmes menaces, cartes et dégâts.
setup-seeded-anew = Plutôt une nouvelle mission
setup-seed = Graine
setup-seed-about = Un nombre ou des mots : la même graine redonne la même mission, à vous ou à un autre équipage. Vide : une nouvelle.

## Briefing

briefing-title = Briefing
briefing-mission = La mission
briefing-level = Règles
briefing-pace = Horloge
briefing-boards = Trajectoires
briefing-secret = inconnues
briefing-cautious = Chacun propose ; la proposition la plus prudente l’emporte.
briefing-roles = Rôles
briefing-step-down = Rendre le rôle
briefing-volunteer = Je m’en charge
briefing-crew = L’équipage
briefing-is-ready = prêt
briefing-androids = Vous programmez les quatre. Chacun a son plateau, et vous avez tout le paquet en main.
briefing-not-ready = pas encore prêt
briefing-ready = Prêt pour l’alerte
briefing-unready = Attendez-moi
briefing-launch = Commencer sans attendre

plan-role-captain = Capitaine
plan-role-captain-about = Agit en premier à chaque tour.
plan-role-communications = Officier de communication
plan-role-communications-about = Surveille ce qui vient du dehors.
plan-role-security = Chef de la sécurité
plan-role-security-about = Surveille ce qui monte à bord.

## Planification

plan-seat = Place { $seat }
plan-title = Préparation, phase { $phase }
plan-time = Temps de mission
plan-held = horloge arrêtée
plan-phases = Phases
plan-phase = Phase { $phase }
plan-phase-short = phase { $phase }
plan-android = androïde
plan-silence = Communications en panne
plan-said-nothing = L’ordinateur écoute.
plan-log-open = Tout ce que l’ordinateur a dit
plan-board = Le vaisseau
plan-figures = Figurines du plateau commun
plan-figures-where = Où se tient-elle ?
plan-board-reset = Tout remettre en place
plan-tabs = Vues
plan-tab-ship = Vaisseau
plan-tab-threats = Menaces
plan-tab-crew = Équipage
plan-tab-log = Ordinateur
plan-threats = Menaces annoncées
plan-no-threats = Aucune menace annoncée.
plan-none-drawn = Aucune menace piochée.
plan-threat-title = Temps T+{ $number }
plan-mine = Mon plateau et ma main
plan-row = Plateau : { $name }
plan-slot = { $locked ->
    [yes] Emplacement { $slot }, verrouillé : { $content }
   *[no] Emplacement { $slot } : { $content }
}
plan-slot-empty = vide
plan-back = { $half ->
    [movement] un mouvement, face cachée
   *[action] une action, face cachée
}
plan-back-heroic = { $half ->
    [movement] un mouvement héroïque, face cachée
   *[action] une action héroïque, face cachée
}
plan-hand = Cartes en main
plan-hand-empty = Aucune carte en main.
plan-card = { $up } en haut, { $under } en bas
plan-flip = Retourner
plan-take-back = Reprendre
plan-undo = Annuler
plan-new = reçue
plan-received = { $name } vous a donné une carte : { $card }.
plan-heroic-of = Carte héroïque, { $name } : { $card }
plan-ignored = Sans effet à quatre.
plan-ignored-alone = Sans effet en solitaire.
plan-give = Donner
plan-hold = Arrêter l’horloge
plan-go = Relancer l’horloge
plan-lock = Verrouiller la phase { $phase }, prendre la phase { $next }
plan-lock-short = Verrouiller la phase { $phase }
plan-lock-empty = { $free ->
    [one] Verrouiller, un emplacement vide
   *[other] Verrouiller, { $free } emplacements vides
}
plan-end-early = Finir maintenant ({ $agreed } sur { $people } d’accord)
plan-end-later = Pas encore ({ $agreed } sur { $people } d’accord)
plan-end-solo = Décoller avec ce plan
plan-do-silent = Communications en panne. Planifiez, mais ne dites rien.
plan-do-transfer = Transfert, encore { $left } : une carte, puis « Donner » à un équipier.
plan-do-place = { $keys ->
    [boards] Touchez l’emplacement voulu ou tapez son numéro ; ↑ ↓ choisissent le plateau, Espace retourne la carte.
    [yes] Touchez l’emplacement voulu ou tapez son numéro. Espace retourne la carte.
   *[no] Touchez maintenant l’emplacement voulu.
}
plan-do-move = Touchez un autre emplacement pour la déplacer, ou reprenez-la.
plan-do-solo = { $keys ->
    [boards] Choisissez une carte, puis un emplacement d’un androïde. Seule la bande-son ferme une phase. Touches : ← → carte, ↑ ↓ androïde, numéro emplacement.
   *[no] Choisissez une carte, puis un emplacement d’un androïde.
}
plan-do-untimed = { $keys ->
    [boards] Choisissez une carte, puis un emplacement d’un androïde. Rien ne presse : volez quand le plan tient. Touches : ← → carte, ↑ ↓ androïde, numéro emplacement.
   *[no] Choisissez une carte, puis un emplacement d’un androïde.
}
plan-keys = chiffres
plan-do-pick = { $free ->
    [one] Un emplacement vide : choisissez une carte, puis touchez-le.
   *[other] { $free } emplacements vides : choisissez une carte, puis sa place.
}
plan-do-doubt = Un emplacement vide le reste. Pressez encore pour verrouiller.
plan-do-next = Terminé ? Verrouillez et prenez la phase { $phase }, ou attendez.
plan-do-wait = Votre plan tient. Changez-le jusqu’à la fin de la mission.

## Le vol

resolve-title = Tour { $turn }
resolve-title-survived = Mission terminée : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
resolve-title-home = De retour
resolve-title-lost = Perdus au tour { $turn }
resolve-loading = Lecture de l’enregistreur de vol.
resolve-misplayed = Une carte mal posée
resolve-revealed = Vous révélez : { $card }.
resolve-revealed-desk = Vous révélez : { $card } ({ $desk }).
resolve-confirm = C’est ce que je voulais
resolve-cost = La corriger retarde vos cartes suivantes.
resolve-left = { $left } s
resolve-cards = Cartes du tour { $turn }
resolve-oops = Oups : je voulais { $card_the }
resolve-oops-desk = Oups : je voulais { $card_the } ({ $desk })
resolve-deed = { $card }
resolve-deed-desk = { $card } ({ $desk })
resolve-waiting = On attend { $names }.
corrected-title = { $count ->
    [one] Une menace n’était pas placée comme annoncé. Elle a été corrigée avant le vol :
   *[other] { $count } menaces n’étaient pas placées comme annoncé. Elles ont été corrigées avant le vol :
}
corrected-moved = { $threat } : la carte était en T+{ $before }, { $from } ; l’annonce disait T+{ $number }, { $track }.
corrected-missing = { $threat }, T+{ $number }, { $track } : la carte n’avait pas été piochée.
corrected-surplus = { $threat }, T+{ $number }, { $track } : rien de tel dans les annonces, la carte retourne au paquet.
score-lost = Le vaisseau a été perdu au tour { $turn }. Le coup de grâce : { $threat }.

## Campagne

campaign-decision = Repartir avec ce vaisseau ?
campaign-decision-about = Ensuite, mission { $number } sur 3 au plus. Chacun répare d’abord une chose ; le reste demeure endommagé. Il faut l’accord de tous, et perdre la prochaine mission, c’est tout perdre.
campaign-go = Repartir
campaign-agrees = est pour
campaign-undecided = réfléchit encore
campaign-stop = S’arrêter et compter
campaign-stop-sure = Arrêter pour tout le monde
campaign-lost = La campagne est perdue avec le vaisseau : aucun score.
campaign-score = { $total ->
    [one] La campagne est finie : { $total } point en tout.
   *[other] La campagne est finie : { $total } points en tout.
}
campaign-leg = { $total ->
    [one] Mission { $number } : { $total } point
   *[other] Mission { $number } : { $total } points
}
campaign-leg-lost = Mission { $number } : perdus au tour { $turn }
repairs-about = Le capitaine d’abord, chacun répare une chose, les androïdes aussi ; deux au plus par zone. Le reste demeure endommagé à la prochaine mission.
repairs-title = Réparations
repairs-yours = À vous : réparez une chose.
repairs-turn = On attend { $name }, qui répare une chose.
repairs-android = { $name } : n’importe qui choisit une réparation pour cet androïde.
repairs-absent = { $name } n’est pas là : n’importe qui choisit une réparation à sa place.
stand-in-ready = Ne plus attendre { $name }
stand-in-confirm = { $name } : laisser la carte telle quelle
stand-in-continue = Dire oui pour { $name }
stood-in = { $by } a décidé pour { $name } en son absence.
repairs-order = Qui répare, dans l’ordre
repairs-full = Deux réparations par zone : c’est tout ici.
repairs-intact = intacte
repairs-squad = { $count ->
    [one] Réparer l’escouade de robots
   *[other] Réparer une escouade de robots ({ $count } désactivées)
}
repairs-berth = Il ne reste qu’une escouade. Où commence-t-elle ?

carried-title = L’état du vaisseau
carried-nothing = Rien n’est endommagé : le vaisseau est comme neuf.
carried-structural = tout dégât dans cette zone compte double
carried-starts = { $effect }, { $energy ->
    [0] vide au départ
   *[other] { $energy } d’énergie au départ
}
carried-less = { $effect }, une énergie de moins au départ
carried-squad = Pas de robots de combat { $station_in }
briefing-leg = mission { $number } sur 3 au plus
briefing-flown = Points de la mission { $number }

## Journal de bord

log-empty = Le journal est vierge. Les missions jouées à une table ou en mode compagnon s’y inscrivent, dans ce navigateur seulement. Les vols d’essai et les simulations sont de l’entraînement et n’y laissent pas de trace.
log-first = Partir en mission
log-export = Exporter
log-import = Importer
log-crew = Équipage
log-all-crews = Tous les équipages
log-statistics = Jusqu’ici
log-missions = Missions
log-survived = Survécues
log-best = Meilleur score
log-mean = Score moyen
log-killers = Ce qui nous a achevés
log-campaigns = Campagnes
log-campaign-lost = perdue
log-campaign-open = en cours
log-shares = Ce que rapporte une mission, en moyenne
log-by-script = Mission par mission
log-flown = Vols
log-own-script = Une autre bande-son
log-short-destroyed = détruites
log-short-survived = survécues
log-short-penalties = pénalités
log-short-observation = vues
log-lines = Missions
log-date = Date
log-script = Mission
log-difficulty = Communes / sérieuses
log-penalties = Pénalités
log-actions = Ce qu’on peut faire
log-film = Voir le film
log-strike = Rayer la ligne
log-strike-sure = La ligne disparaît pour de bon, sauf si vous avez exporté le journal.
log-keep = La garder
log-lost-to = Perdus : { $threat }
log-plot = { $count ->
    [one] Points de la première mission ; ✕ : vaisseau perdu
   *[other] Points des { $count } dernières missions ; ✕ : vaisseau perdu
}
log-not-kept = Le navigateur n’a pas gardé le journal. Exportez-le avant de partir.
log-all-lines = Montrer les { $count } missions
log-legend = ★ capitaine, ◉ officier de communication, ! chef de la sécurité, [ ] androïde. Menaces : 1 blanches, 2 jaunes, 1+2 mélangées.
log-damaged = { $count ->
    [one] Une ligne de ce fichier est abîmée et a été laissée de côté.
   *[other] { $count } lignes de ce fichier sont abîmées et ont été laissées de côté.
}
log-not-a-log = Ce fichier n’est pas un journal de Hangar.
log-imported = { $count ->
    [0] Rien de nouveau dans ce journal.
    [one] Une ligne ajoutée.
   *[other] { $count } lignes ajoutées.
}

## Missions inventées

setup-generated = { $kind ->
    [test-run] Un vol d’essai inventé
    [simulation] Une simulation inventée
    [advanced-simulation] Une simulation avancée inventée
   *[mission] Une mission inventée
}
setup-recipe = À quoi ressemblera la mission
setup-recipe-usual = comme d’habitude
setup-recipe-threat-level = Niveau de menace
setup-recipe-duration = Durée
setup-recipe-data-transfers = Transferts de données
setup-recipe-incoming-data = Données entrantes
setup-recipe-communications-down = Pannes de communication
setup-recipe-unconfirmed = Rapports non confirmés
setup-recipe-threat-level-about = Une menace sérieuse compte double. Huit, c’est une mission entière.
setup-recipe-duration-about = De l’alerte à la fin des opérations.
setup-recipe-data-transfers-about = Occasions de se passer des cartes.
setup-recipe-incoming-data-about = Cartes reçues en cours de mission.
setup-recipe-communications-down-about = Moments où personne ne doit parler.
setup-recipe-unconfirmed-about = Menaces qui ne comptent qu’à cinq.
setup-kind-script = Un scénario de la boîte : qui l’a déjà joué sait ce qui vient.
setup-kind-random = Un des scénarios de la boîte ; lequel, on ne l’apprend qu’à la fin.
setup-kind-generated = Un scénario inédit, fait sur mesure.

## L’équipage, avant la partie

setup-crew = Équipage
setup-crew-solo = Seul, vous commandez quatre androïdes et tout le paquet est à vous. Les amis qui arrivent prennent leur place.
setup-role-open = Volontaires
setup-seating = Placement
setup-seating-about = Le capitaine agit en premier, puis dans le sens horaire : de haut en bas.
setup-seating-up = { $name } plus haut
setup-seating-down = { $name } plus bas
setup-androids = { $count ->
    [one] Un androïde
   *[other] { $count } androïdes
}
setup-androids-about = Ils complètent l’équipage et agissent en dernier. Donnez-leur un nom si le cœur vous en dit.
setup-android-name = Nom de l’androïde { $number }
briefing-unless = sauf volontaire

## Les officiers

officer-desk = Le poste des officiers
officer-draw = À piocher :
officer-wait = { $name } doit piocher T+{ $number }.
officer-deck = Paquet
officer-common = commune
officer-serious = sérieuse
officer-time = Temps
officer-place = Lieu
officer-lying = Déplacer
officer-leave = La laisser là
officer-go = Piocher T+{ $number }
plan-do-draw = À vous, { $role } : piochez la menace de T+{ $number } et placez-la.

## Le plateau partagé

board-title = Plateau partagé
board-about = Un bac à sable pour tous : faites glisser figurines, énergie et menaces sur le vaisseau, ou utilisez ces boutons. Aucun plan ne change.
board-sandbox = Un bac à sable : aucun plan ne change.
board-muted = Communications coupées : personne ne voit ce que vous déplacez.
board-pieces = Pièces
board-pieces-title = Pièces du plateau partagé
board-figure = Figurine, { $name } : { $place }
board-shield = Bouclier
board-reactor = Réacteur
board-damage = Dégâts
board-turn = On parle du tour
board-fuel = Capsules de carburant
board-rockets = Roquettes
board-threat = T+{ $number } { $name }, case
board-less = { $what } : un de moins
board-more = { $what } : un de plus

## Ce qui va se passer

outlook-views = Ce que montre le vaisseau
outlook-shared = Plateau partagé
outlook-if = Aperçu du vol
outlook-if-brief = Aperçu
outlook-about = Ce qui arriverait avec les cartes que vous voyez et les menaces annoncées.
outlook-known = D’après ce que vous voyez : les cartes cachées ne comptent pas.
outlook-after = { $turn ->
    [0] avant le tour 1
   *[other] après le tour { $turn }
}
outlook-earlier = Un tour plus tôt
outlook-later = Un tour plus tard
outlook-unsure = incertain : une tuile de dégâts encore cachée
outlook-unsure-brief = incertain
outlook-nothing = Aucune carte n’agit à ce tour.
outlook-short = { $mark ->
    [hit] Après le tour { $turn } : { $place }. Touché.
    [miss] Après le tour { $turn } : { $place }. Le tir manque.
    [wasted] Après le tour { $turn } : { $place }. L’action ne fait rien.
    [delayed] Après le tour { $turn } : { $place }. Retard.
    [hurt] Après le tour { $turn } : { $place }. Assommé.
   *[none] Après le tour { $turn } : { $place }.
}
caption-hint = Pointez un poste pour voir ce qu’il fait et touche, une menace pour voir ce qu’elle fera, une case pour voir ce tour.
caption-threat = T+{ $number } { $name }, vitesse { $speed }. X : { $x }. Y : { $y }. Z : { $z }.
threat-facts = , { $track ->
    [internal] à l’intérieur du vaisseau
    [red] trajectoire rouge
    [white] trajectoire blanche
   *[blue] trajectoire bleue
}{ $hit ->
    [0] {""}
    [one] , { $hit } point de vie
   *[other] , { $hit } points de vie
}{ $shield ->
    [none] {""}
   *[other] , blindage { $shield }
}, vitesse { $speed }
desk-name-interceptors = intercepteurs
desk-name-computer = ordinateur
desk-name-battlebots = réserve de robots
desk-name-windows = hublot
desk-name-rockets = roquettes
desk-target = À portée maintenant : { $threats }.
desk-no-target = Rien à portée pour l’instant.
desk-heavy-laser = canon laser lourd, force { $strength }, toute distance. Une énergie ; touche la menace la plus proche de sa zone.
desk-light-laser = canon laser léger, force { $strength }, toute distance, sur batterie. Touche la menace la plus proche de sa zone.
desk-pulse-cannon = canon à impulsion, force { $strength }, jusqu’à la distance { $distance }. Une énergie ; touche toutes les menaces de toutes les zones.
desk-shield = remplit le bouclier depuis le réacteur du dessous.
desk-reactor = remplit le réacteur depuis le réacteur central.
desk-reactor-white = brûle une capsule et remplit le réacteur central.
desk-interceptors = sortie avec une escouade active. Force 3 contre une menace à distance 1, force 1 contre plusieurs.
desk-computer = garde l’ordinateur éveillé, une fois par phase, dans ses deux premiers tours.
desk-battlebots = prend une escouade de robots, ou réveille la vôtre.
desk-windows = un coup d’œil dehors : des points, davantage à plusieurs.
desk-rockets = lance une roquette, force 3. Elle frappe au tour suivant, la menace la plus proche jusqu’à la distance 2.

## Ce qui presse

alarm-silent = Communications coupées : ne parlez pas, ne montrez rien
alarm-transfer = Transfert de données
alarm-incoming = Données entrantes : une carte de plus
alarm-phase-ends = Fin de la phase { $phase }
alarm-mission-ends = Fin des opérations

## Waiting for the alert

briefing-agreed = Le plus prudent pour l’instant : { $difficulty }
briefing-cautious-who = Le plus prudent pour l’instant : { $difficulty } (proposé par { $names })
briefing-next = Regardez autour de vous, prenez un rôle si vous voulez, puis signalez que vous êtes prêt. La mission commence quand tout le monde l’est.
briefing-next-alone = Regardez autour de vous, puis signalez que vous êtes prêt : la mission commence aussitôt.
briefing-waiting = On attend { $names }.
outlook-lost = Le vaisseau est perdu au tour { $turn }
outlook-lost-brief = Vaisseau perdu au tour { $turn }
