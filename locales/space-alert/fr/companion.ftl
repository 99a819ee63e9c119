### Space Alert : le mode compagnon : jouer avec la boîte du jeu.

## Mode compagnon

sa-comp-lead = Vous jouez avec la boîte ? Hangar joue la bande-son, tient le chrono et résout le vol.
sa-comp-steps = Étapes
sa-comp-step-choose = Mission
sa-comp-step-sound = Son
sa-comp-step-enter = Saisie
sa-comp-step-film = Vol
sa-comp-step-dock = Réparations
sa-comp-mission = Mission
sa-comp-level = Niveau
sa-comp-random = Mission au hasard
sa-comp-random-about = Générée, semblable aux officielles
sa-comp-random-again = { $duration } · resélectionnez pour une autre
sa-comp-crew = Équipage
sa-comp-people = Joueurs
sa-comp-crew-hint = Dans l'ordre du tour, capitaine en premier. Les androïdes complètent l'équipage et agissent en dernier ; les noms sont facultatifs.
sa-comp-solo-hint = En solo, vous commandez quatre androïdes avec tout le paquet visible. Données entrantes, transferts et pannes de communication ne s'appliquent pas.
sa-comp-colour = Couleur du membre d'équipage { $number }
sa-comp-name = Nom du membre d'équipage { $number }
sa-comp-name-placeholder = Nom
sa-comp-android = androïde
sa-comp-captain = capitaine
sa-comp-earlier = Monter le membre d'équipage { $number }
sa-comp-to-sound = Passer à la bande-son
sa-comp-to-entry = Saisir les cartes
sa-comp-choose-first = Choisissez d’abord une mission.
sa-comp-loading = Chargement de la bande-son…
sa-comp-ready = Prêt.
sa-comp-start = Commencer la mission
sa-comp-pause = Pause
sa-comp-go-on = Reprendre
sa-comp-end-now = Terminer la mission maintenant ?
sa-comp-restart = Recommencer
sa-comp-restart-now = Recommencer la mission ?
sa-comp-get-ready = Prenez vos cartes.
sa-comp-left = { $time } restantes
sa-comp-held = En pause.
sa-comp-phase = Phase { $phase }
sa-comp-silent = Communications en panne. Silence.
sa-comp-over = Mission terminée. Ne touchez plus aux cartes.
sa-comp-said = Annonces
sa-comp-volume = Volume
sa-comp-sound-hint = Installez le jeu, montez le son et gardez cette page ouverte. L'écran reste allumé.
sa-comp-boards = Trajectoires
sa-comp-boards-hint = Les touches 1 à 7 choisissent un plateau et passent au suivant.
sa-comp-serious = sérieuse
sa-comp-threat = T+{ $number } : { $kind }, { $track }
sa-comp-threat-placeholder = Nom, en anglais ou en français
sa-comp-threat-none = Aucune menace ne porte ce nom.
sa-comp-threat-taken = { $name } est déjà en jeu ; chaque carte n'existe qu'une fois.
sa-comp-threat-common = { $name } est une menace commune ; une menace sérieuse a été annoncée.
sa-comp-threat-serious = { $name } est une menace sérieuse ; une menace commune a été annoncée.
sa-comp-threat-inside = { $name } est une menace interne ; une menace externe a été annoncée.
sa-comp-threat-outside = { $name } est une menace externe ; une menace interne a été annoncée.
sa-comp-threat-at = { $name } ({ $place })
sa-comp-plan = Cartes
sa-comp-plan-grid = Emplacements
sa-comp-plan-hint = Une touche par carte : A B C, X pour les robots, flèches pour les mouvements, Espace pour un emplacement vide, H puis une autre touche pour les cartes héroïques, O pour une carte mal posée. Retour arrière revient en arrière, Entrée passe au joueur suivant puis, après le dernier, au vol.
sa-comp-slot = { $name }, tour { $turn } : { $card }
sa-comp-slot-oops = { $card }, mal posée (voulue : { $meant })
sa-comp-cursor = { $name }, tour { $turn } : { $card }
sa-comp-back = Carte précédente
sa-comp-oops = Mal posée
sa-comp-oops-title = Tour { $turn } : { $card }, mal posée
sa-comp-oops-text = Que vouliez-vous jouer ? L'autre moitié de la carte, ou l'autre flèche. Le tour suivant est retardé. Choisissez la carte vide si elle était bien posée.
sa-comp-oops-empty = Cet emplacement est vide.
sa-comp-missing = Il manque
sa-comp-missing-trajectory = { $track } : choisissez un plateau
sa-comp-missing-same = { $board } est utilisé deux fois.
sa-comp-missing-threat = T+{ $number } : choisissez une menace
sa-comp-missing-plan = { $name } : aucune carte
sa-comp-fly = Résoudre le vol
sa-comp-kept = enregistrée dans ce navigateur
sa-comp-forget = Effacer
sa-comp-forget-now = Tout effacer ?
sa-comp-undo = Annuler
sa-comp-log = Ajouter au journal de bord
sa-comp-log-written = Ajoutée au journal de bord
sa-comp-not-this = Retirer du journal de bord
sa-comp-log-corrected = Journal de bord mis à jour
sa-comp-office-nobody = non renseigné
sa-comp-new = Nouvelle mission
sa-comp-free = Autre bande-son
sa-comp-free-about = Saisissez vous-même les menaces annoncées
sa-comp-number = Numéro de la menace { $place }
sa-comp-track = Trajectoire de la menace { $place }
sa-comp-track-red = rouge
sa-comp-track-white = blanche
sa-comp-track-blue = bleue
sa-comp-track-internal = interne
sa-comp-add = Ajouter une menace
sa-comp-remove = Retirer la menace { $place }
sa-comp-missing-threats = Aucune menace
sa-comp-tiles = Tuiles Dégâts (si déjà piochées)
sa-comp-tiles-about = Sinon, Hangar les mélange. Sélectionnez les tuiles d'une zone dans l'ordre de la pioche.
sa-comp-tile-drawn = { $name }, piochée en { $place }

## Une autre mission, après une saisie

sa-comp-changed-mission = { $lost ->
    [0] Mission changée. Toutes vos saisies sont conservées.
    [one] Mission changée. 1 de vos { $entered } saisies ne convient pas et a été retirée.
   *[other] Mission changée. { $lost } de vos { $entered } saisies ne conviennent pas et ont été retirées.
}
sa-comp-changed-crew = { $lost ->
    [one] Équipage changé. 1 de vos { $entered } saisies a été retirée.
   *[other] Équipage changé. { $lost } de vos { $entered } saisies ont été retirées.
}
sa-comp-changed-flight = Nouveau vol. Les saisies du précédent ont été retirées.
sa-comp-changed-undo = Annuler le changement

## Une campagne autour de la table

sa-comp-leg = Campagne : mission { $number } sur 3 au plus
sa-comp-same-crew = L'équipage reste le même pendant une campagne ; le capitaine peut changer.
sa-comp-lay-out = Installez le jeu ainsi : tuiles Dégâts en place, énergie comme indiqué.
sa-comp-leave = Abandonner la campagne
sa-comp-leave-now = Abandonner la campagne ?
sa-comp-campaign-lost = Le vaisseau est perdu. La campagne est terminée.
sa-comp-campaign-over = Score de la campagne : { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
sa-comp-to-repairs = Passer aux réparations
sa-comp-stop = Arrêter et marquer { $score }
sa-comp-resume = Continuer la campagne
sa-comp-dock-whose = { $name } répare une chose.
sa-comp-dock-recovers = se remet
sa-comp-dock-rests = rien à réparer
sa-comp-dock-squad = une escouade de robots
sa-comp-next = Passer à la mission { $number }
