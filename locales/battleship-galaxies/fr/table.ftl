### Battleship Galaxies : la bataille à l’écran.

bg-you = (vous)
bg-energy = Énergie
bg-cost = Coût
bg-launch-cost = Coût de lancement
bg-resigned = a abandonné
bg-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
bg-deck-count = { $count } dans la pioche
bg-points = { $points }/{ $of } points de victoire
bg-pegs = { $shields } boucliers, coque { $hull } sur { $max }
bg-fate-destroyed = Détruit
bg-fate-escaped = Échappé
bg-card-active = En cours d’activation
bg-card-activated = Déjà activé
bg-behind-screen = Derrière l’écran
bg-in-hold = Dans la cale de { $ship }
bg-not-launched = pas encore lancé
bg-version = Version
bg-version-standard = Standard
bg-version-seasoned = Expérimenté
bg-version-veteran = Vétéran
bg-size-small = Petit
bg-size-medium = Moyen
bg-size-large = Grand
bg-unit-solo = Solo
bg-unit-squadron = Escadron
bg-type-event = Événement
bg-type-hero = Héros
bg-type-upgrade = Amélioration
bg-type-additional-weapon = Arme additionnelle
bg-type-sabotage = Sabotage
bg-turn-opponent = tour adverse
bg-figure-launch = Lancement
bg-figure-activation = Activation
bg-figure-move = Déplacement
bg-figure-shields = Boucliers
bg-figure-hull = Coque
bg-figure-capacity = Cale
bg-figure-hero = Héros
bg-figure-upgrade = Améliorations
bg-figure-weapon = Armes supplémentaires
bg-weapon = Arme
bg-weapon-charge = Chargement
bg-weapon-range = Portée
bg-weapon-attacks = Attaques
bg-weapon-strength = Puissance
bg-sources = D’où viennent ces nombres
bg-source-fact = Connu par le livret de règles ou une autre source publiée
bg-source-inferred = Déduit de sources publiées ; la valeur imprimée peut différer
bg-source-designed = Conçu pour cette édition ; à corriger d’après la carte imprimée
bg-source-grid = cases de la grille de tir
bg-source-criticals = cases critiques
bg-numbers-now = Valeurs actuelles
bg-printed = { $value } imprimé
bg-stat-move = Déplacement
bg-stat-activation-cost = Coût d’activation
bg-stat-primary-range = Portée principale
bg-stat-primary-strength = Puissance principale
bg-stat-ecm-threshold = CME réussies à partir de
bg-stat-ecm-damage = Dégâts des CME
bg-abilities = Compétences
bg-attached = Cartes rattachées

bg-map-label = Champ de bataille
bg-map-help = Zoomez avec la molette ou + et −, glissez pour déplacer la carte, 0 la montre en entier. Les flèches déplacent le curseur, N va à la prochaine case possible, R tourne le vaisseau, Entrée ou un clic choisit.
bg-map-closer = Zoom avant
bg-map-farther = Zoom arrière
bg-map-fit = Ajuster
bg-map-empty = Rangée { $row }, colonne { $column }
bg-map-choosable = Choix possible
bg-map-ship = { $side ->
    [own] Votre camp : { $ship }
   *[other] Ennemi : { $ship }
}, boucliers { $shields }, coque { $hull }

bg-round = Manche { $round }
bg-own-battle = Bataille libre
bg-phases = Phases du tour
bg-phase-lists = Choix des flottes
bg-phase-placing = Mise en place
bg-phase-choose-first = Premier joueur
bg-phase-energy = Énergie
bg-phase-deploy = Déploiement
bg-phase-action = Action
bg-phase-end-of-turn = Fin du tour
bg-phase-over = Terminé
bg-clocks = Pendules
bg-ends-by-itself = Plus rien à faire : fin dans { $seconds } s

bg-actions = Ce que vous pouvez faire
bg-panels = Panneaux
bg-tab-act = Jouer
bg-tab-mine = Ma flotte
bg-tab-enemy = Ennemi
bg-my-hand = Mes cartes
bg-hand-empty = Aucune carte en main.
bg-no-cards = Cette bataille se joue sans cartes tactiques.
bg-wait = { $name } joue.
bg-wait-window = En attente des réactions.
bg-hint-launch = Choisissez une place pour { $ship } sur la carte ; { $turns } le tourne.
bg-hint-card = { $card } : choisissez sur la carte où placer les vaisseaux ; { $turns } change la formation.
bg-hint-move = Choisissez où va { $ship }. Il peut aussi rester sur place.
bg-hint-attack = Choisissez une cible sur la carte ou ci-dessous.
bg-hint-route = Cliquez une case après l’autre ; cliquez de nouveau sur la dernière pour voler. Le serveur vérifie la route.
bg-hint-no-target = Aucun vaisseau ennemi n’est à portée.
bg-hint-asteroid = Choisissez la nouvelle place d’un astéroïde, à { $roll } cases au plus.
bg-hint-deploy = Lancez des vaisseaux dans votre zone de départ, ou gardez votre énergie.
bg-hint-action = Activez vos fiches de vaisseau l’une après l’autre.
bg-hint-nothing = Plus rien ne peut être activé.
bg-do-activate = Activer
bg-do-launch = Lancer
bg-do-launch-ship = Lancer { $ship }
bg-do-activate-ship = Activer { $ship }
bg-do-place = Placer
bg-do-play = Jouer
bg-do-use = Utiliser
bg-do-discard = Défausser pour 1 énergie
bg-do-give = Donner à { $name }
bg-do-to-deploy = Passer au déploiement
bg-do-to-action = Passer à l’action
bg-do-end-turn = Finir le tour
bg-do-first-me = Je commence
bg-do-first = { $name } commence
bg-do-draw = Piocher une carte
bg-do-main-computer = Utiliser l’ordinateur central
bg-do-engines = Démarrer les moteurs commandés (2 énergies)
bg-do-rotate = Tourner
bg-do-cancel = Annuler
bg-do-confirm = Confirmer
bg-do-jump = Placer { $ship } au lieu de le déplacer
bg-do-route = Tracer le trajet
bg-do-fly-route = Suivre ce trajet ({ $steps })
bg-do-rescue = Secourir des survivants avec { $ship }
bg-do-attack = Attaquer { $ship }
bg-do-end-charge = { $count ->
    [one] Renoncer à la dernière attaque
   *[other] Renoncer à { $count } attaques
}
bg-do-discard-hero = Défausser le héros de { $ship }
bg-do-keep = Garder { $card }
bg-do-undo = Annuler le coup
bg-do-ask-undo = Demander à annuler
bg-do-offer-draw = Proposer la nulle
bg-do-resign = Abandonner
bg-do-resign-sure = Oui, abandonner cette bataille
bg-stop = Si le vaisseau est touché en route
bg-stop-never = Continuer quoi qu’il arrive
bg-stop-after-damage = S’arrêter après un dégât
bg-stop-after-roll = S’arrêter après tout jet
bg-cargo = Cale : { $used } sur { $capacity }
bg-choose-target = Choisissez la cible.
bg-replaces = remplace { $card }
bg-skip = Passer

bg-attack-label = Attaque
bg-grid-label = Grille de localisation de { $ship }
bg-strength = puissance { $strength }
bg-rolling = Les dés roulent…
bg-cover-roll = Jet de couverture
bg-verdict-miss = { $at } : manqué
bg-verdict-hit = { $at } : touché
bg-verdict-critical = { $at } : dommage critique !
bg-verdict-critical-shields = { $at } : critique, mais les boucliers ont tenu
bg-verdict-destroyed = { $at } : détruit
bg-verdict-covered = { $at } : l’astéroïde a pris le coup
bg-verdict-cancelled = { $at } : changé en tir manqué

bg-reaction = Réaction
bg-standing = Réactions
bg-standing-ask = Toujours me demander
bg-standing-until-my-turn = Passer jusqu’à mon tour
bg-standing-only-solo-hits = Seulement si un de mes vaisseaux solo est touché
bg-standing-always = Toujours passer
bg-standing-hint = Les passes automatiques viennent après un court délai aléatoire, le même pour tous. Personne ne peut les distinguer des vôtres.

bg-menu = Réglages de la bataille
bg-keys = Touches de la carte
bg-notify = M’avertir quand c’est à moi
bg-notify-hint = Quand cet onglet est à l’arrière-plan. Votre navigateur demande la permission.
bg-notify-turn = C’est à vous de jouer.
bg-notify-window = Vous pouvez réagir à une attaque.

bg-ending = Résultat
bg-ending-won = Victoire
bg-ending-lost = Défaite
bg-ending-draw = Match nul
bg-ending-watched = Victoire de { $name }
bg-ending-rounds = { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}
bg-ending-ships = Vaisseaux sur le plateau
bg-ending-destroyed = Vaisseaux perdus
bg-ending-score = Points sur le plateau
bg-ending-points = Points de victoire
bg-ending-look = Voir le plateau
bg-why-elimination = L’autre camp n’a plus de vaisseau sur le plateau
bg-why-clock = Tous les decks sont épuisés ; les flottes ont été comptées
bg-why-points = Points de victoire atteints
bg-why-ship-destroyed = Le vaisseau décisif est détruit
bg-why-resigned = L’autre camp a abandonné
bg-why-agreed = D’un commun accord

bg-film-turn-back = Tour précédent
bg-film-turn-on = Tour suivant
bg-film-link = Copier le lien vers ce moment
bg-film-copied = Lien copié
