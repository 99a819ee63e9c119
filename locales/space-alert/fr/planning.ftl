### Space Alert : le briefing et la planification.

## Briefing

sa-briefing-title = Briefing
sa-briefing-mission = La mission
sa-briefing-level = Règles
sa-briefing-pace = Horloge
sa-briefing-boards = Trajectoires
sa-briefing-secret = inconnues
sa-briefing-cautious = Chacun propose ; la proposition la plus prudente l’emporte.
sa-briefing-roles = Rôles
sa-briefing-step-down = Rendre le rôle
sa-briefing-volunteer = Je m’en charge
sa-briefing-crew = L’équipage
sa-briefing-is-ready = prêt
sa-briefing-androids = Vous programmez les quatre androïdes, avec toute la pioche en main.
sa-briefing-not-ready = pas encore prêt
sa-briefing-ready = Prêt
sa-briefing-unready = Pas prêt
sa-briefing-launch = Commencer maintenant

sa-plan-role-captain = Capitaine
sa-plan-role-captain-about = Agit en premier à chaque tour.
sa-plan-role-communications = Officier des communications
sa-plan-role-communications-about = Gère les menaces externes.
sa-plan-role-security = Chef de la sécurité
sa-plan-role-security-about = Gère les menaces internes.

## Waiting for the alert

sa-briefing-agreed = Choix le plus prudent jusqu’ici : { $difficulty }
sa-briefing-cautious-who = Choix le plus prudent jusqu’ici : { $difficulty } ({ $names })
sa-briefing-next = Prenez un rôle si vous voulez, puis appuyez sur « Prêt ». La mission commence quand tout le monde est prêt.
sa-briefing-next-alone = Appuyez sur « Prêt » pour commencer la mission.
sa-briefing-waiting = En attente de { $names }.
sa-preview-lost = Le vaisseau est perdu au tour { $turn }
sa-preview-lost-brief = Vaisseau perdu au tour { $turn }

## Planification

sa-plan-seat = Place { $seat }
sa-plan-title = Planification, phase { $phase }
sa-plan-time = Temps de mission
sa-plan-held = horloge arrêtée
sa-plan-phases = Phases
sa-plan-phase = Phase { $phase }
sa-plan-phase-short = phase { $phase }
sa-plan-android = androïde
sa-plan-silence = Communications en panne
sa-plan-said-nothing = Aucune annonce.
sa-plan-log-open = Toutes les annonces
sa-plan-board = Le vaisseau
sa-plan-figures = Figurines du plateau partagé
sa-plan-figures-where = Déplacer vers
sa-plan-board-reset = Réinitialiser le plateau
sa-plan-tabs = Vues
sa-plan-tab-ship = Vaisseau
sa-plan-tab-threats = Menaces
sa-plan-tab-crew = Équipage
sa-plan-tab-log = Ordinateur
sa-plan-threats = Menaces annoncées
sa-plan-no-threats = Aucune menace annoncée.
sa-plan-none-drawn = Aucune menace piochée.
sa-plan-threat-title = Temps T+{ $number }
sa-plan-mine = Mon plateau et ma main
sa-plan-row = Plateau : { $name }
sa-plan-slot = { $locked ->
    [yes] Emplacement { $slot }, verrouillé : { $content }
   *[no] Emplacement { $slot } : { $content }
}
sa-plan-slot-empty = vide
sa-plan-back = { $half ->
    [movement] un mouvement, face cachée
   *[action] une action, face cachée
}
sa-plan-back-heroic = { $half ->
    [movement] un mouvement héroïque, face cachée
   *[action] une action héroïque, face cachée
}
sa-plan-hand = Cartes en main
sa-plan-choose-title = { $name }, tour { $turn }
sa-plan-choose-row = Emplacements, { $name }
sa-plan-choose-turn = Tour { $turn } : vide
sa-plan-hand-empty = Aucune carte en main.
sa-plan-card = { $up } en haut, { $under } en bas
sa-plan-flip = Retourner
sa-plan-take-back = Reprendre
sa-plan-undo = Annuler
sa-plan-new = nouvelle
sa-plan-received = { $name } vous a donné une carte : { $card }.
sa-plan-heroic-of = Carte héroïque, { $name } : { $card }
sa-plan-ignored = Sans effet à quatre.
sa-plan-ignored-alone = Sans effet en solo.
sa-plan-give = Donner
sa-plan-hold = Arrêter l’horloge
sa-plan-go = Relancer l’horloge
sa-plan-lock = Verrouiller la phase { $phase } et piocher
sa-plan-lock-short = Verrouiller la phase { $phase }
sa-plan-lock-empty = { $free ->
    [one] Verrouiller avec un emplacement vide
   *[other] Verrouiller avec { $free } emplacements vides
}
sa-plan-end-early = Terminer ({ $agreed } sur { $people })
sa-plan-end-later = Continuer ({ $agreed } sur { $people })
sa-plan-end-solo = Lancer le vol
sa-plan-end-empty = Voler sans plan
sa-plan-clear = Effacer le plan
sa-plan-do-silent = Communications en panne. Continuez à planifier, sans parler.
sa-plan-do-transfer = Choisissez une carte à donner à un équipier : il reste { $left }.
sa-plan-do-place = { $keys ->
    [boards] Touchez l’emplacement voulu ou tapez son numéro ; ↑ ↓ choisissent le plateau, Espace retourne la carte.
    [yes] Touchez l’emplacement voulu ou tapez son numéro. Espace retourne la carte.
   *[no] Touchez maintenant l’emplacement voulu.
}
sa-plan-do-move = Touchez un autre emplacement pour la déplacer, ou reprenez-la.
sa-plan-do-solo = { $keys ->
    [boards] Choisissez une carte, puis un emplacement de n’importe quel androïde. Les phases suivent la bande-son. Touches : ← → pour la carte, ↑ ↓ pour l’androïde, un chiffre pour l’emplacement.
   *[no] Choisissez une carte, puis un emplacement de n’importe quel androïde.
}
sa-plan-do-untimed = { $keys ->
    [boards] Choisissez une carte, puis un emplacement de n’importe quel androïde. Pas de limite de temps : lancez le vol quand vous voulez. Touches : ← → pour la carte, ↑ ↓ pour l’androïde, un chiffre pour l’emplacement.
   *[no] Choisissez une carte, puis un emplacement de n’importe quel androïde.
}
sa-plan-keys = chiffres
sa-plan-do-pick = { $free ->
    [one] Un emplacement vide : choisissez une carte, puis touchez-le.
   *[other] { $free } emplacements vides : choisissez une carte, puis touchez-en un.
}
sa-plan-do-doubt = Les emplacements vides le resteront. Appuyez encore pour verrouiller.
sa-plan-do-doubt-empty = Aucune carte posée. Appuyez encore pour voler quand même.
sa-plan-do-retry = Voici le plan de votre dernière tentative. Modifiez-le ou effacez-le.
sa-plan-do-next = Terminé ? Verrouillez et piochez les cartes de la phase { $phase }, ou attendez.
sa-plan-do-wait = Plan complet. Vous pouvez le changer jusqu’à la fin de la mission.

## Les officiers

sa-officer-desk = Officiers
sa-officer-draw = À piocher :
sa-officer-wait = { $name } doit piocher T+{ $number }.
sa-officer-deck = Pioche
sa-officer-common = commune
sa-officer-serious = sérieuse
sa-officer-time = Temps
sa-officer-place = Lieu
sa-officer-lying = Déplacer
sa-officer-leave = Annuler
sa-officer-go = Piocher T+{ $number }
sa-plan-do-draw = À vous, { $role } : piochez la menace de T+{ $number } et placez-la.

## Le plateau partagé

sa-board-title = Plateau partagé
sa-board-about = Pour discuter seulement : déplacez figurines, énergie et menaces par glisser-déposer ou avec ces boutons. Les plans ne changent pas.
sa-board-sandbox = Pour discuter seulement. Les plans ne changent pas.
sa-board-muted = Communications en panne : les autres ne voient pas ce que vous déplacez.
sa-board-pieces = Pièces
sa-board-pieces-title = Pièces du plateau partagé
sa-board-figure = Figurine, { $name } : { $place }
sa-board-shield = Bouclier
sa-board-reactor = Réacteur
sa-board-damage = Dégâts
sa-board-turn = Tour en discussion
sa-board-fuel = Capsules de carburant
sa-board-rockets = Roquettes
sa-board-threat = T+{ $number } { $name }, case
sa-board-less = { $what } : diminuer
sa-board-more = { $what } : augmenter

## Ce qui va se passer

sa-preview-views = Vue du vaisseau
sa-preview-shared = Plateau partagé
sa-preview-if = Aperçu du vol
sa-preview-if-brief = Aperçu
sa-preview-about = Résultat avec les cartes que vous voyez et les menaces annoncées.
sa-preview-known = D’après ce que vous voyez. Les cartes cachées comptent comme vides.
sa-preview-after = { $turn ->
    [0] avant le tour 1
   *[other] après le tour { $turn }
}
sa-preview-earlier = Tour précédent
sa-preview-later = Tour suivant
sa-preview-unsure = incertain : dépend d’une tuile Dégâts cachée
sa-preview-unsure-brief = incertain
sa-preview-nothing = Aucune carte n’agit à ce tour.
sa-preview-short = { $mark ->
    [hit] Après le tour { $turn } : { $place }. Tir réussi.
    [miss] Après le tour { $turn } : { $place }. Tir manqué.
    [wasted] Après le tour { $turn } : { $place }. L’action ne fait rien.
    [delayed] Après le tour { $turn } : { $place }. Retard.
    [hurt] Après le tour { $turn } : { $place }. Assommé.
   *[none] Après le tour { $turn } : { $place }.
}
sa-caption-hint = Survolez une console, une menace ou un emplacement pour voir son effet.
sa-caption-threat = T+{ $number } { $name }, vitesse { $speed }. X : { $x }. Y : { $y }. Z : { $z }.
sa-threat-facts = , { $track ->
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
sa-console-name-interceptors = intercepteurs
sa-console-name-computer = ordinateur
sa-console-name-battlebots = réserve de robots
sa-console-name-windows = hublot
sa-console-name-rockets = roquettes
sa-console-target = À portée : { $threats }.
sa-console-no-target = Rien à portée.
sa-console-heavy-laser = canon laser lourd, puissance { $strength }, toute distance. Consomme 1 énergie ; touche la menace la plus proche de sa zone.
sa-console-light-laser = canon laser léger, puissance { $strength }, toute distance, avec son propre bloc d’alimentation. Touche la menace la plus proche de sa zone.
sa-console-pulse-cannon = canon à impulsion, puissance { $strength }, jusqu’à la distance { $distance }. Consomme 1 énergie ; touche toutes les menaces de toutes les zones.
sa-console-shield = remplit le bouclier depuis le réacteur situé dessous.
sa-console-reactor = remplit le réacteur depuis le réacteur central.
sa-console-reactor-white = brûle une capsule de carburant et remplit le réacteur central.
sa-console-interceptors = fait décoller les intercepteurs, avec une escouade active. Puissance 3 contre une menace à distance 1, ou 1 contre plusieurs.
sa-console-computer = maintenance de l’ordinateur, une fois par phase, dans les deux premiers tours.
sa-console-battlebots = prend une escouade de robots, ou réactive la vôtre.
sa-console-windows = confirmation visuelle : rapporte des points, davantage si vous êtes plusieurs à regarder au même tour.
sa-console-rockets = lance une roquette, puissance 3. Elle frappe au tour suivant : menace la plus proche jusqu’à la distance 2.

## Ce qui presse

sa-alarm-silent = Communications en panne : ne parlez pas, ne montrez rien
sa-alarm-transfer = Transfert de données
sa-alarm-incoming = Données entrantes : 1 carte de plus
sa-alarm-phase-ends = Fin de la phase { $phase }
sa-alarm-mission-ends = Fin des opérations
