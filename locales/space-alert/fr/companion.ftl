### Space Alert : le mode compagnon : jouer avec la boîte du jeu.

## Mode compagnon

sa-companion-lead = Vous jouez avec la boîte ? Hangar diffuse la bande-son, tient le chrono et résout le vol.
sa-companion-steps = Étapes
sa-companion-step-choose = Mission
sa-companion-step-sound = Son
sa-companion-step-enter = Saisie
sa-companion-step-film = Revoir
sa-companion-step-dock = Réparations
sa-companion-mission = Mission
sa-companion-level = Niveau
sa-companion-random = Mission au hasard
sa-companion-random-about = Générée, semblable aux officielles
sa-companion-random-again = { $duration } · choisissez-la encore pour en changer
sa-companion-crew = Équipage
sa-companion-people = Joueurs
sa-companion-crew-hint = Dans l’ordre du tour, capitaine en premier. Les androïdes complètent l’équipage et agissent en dernier ; les noms sont facultatifs.
sa-companion-solo-hint = En solo, vous commandez quatre androïdes avec toute la pioche visible. Données entrantes, transferts de données et pannes de communication ne s’appliquent pas.
sa-companion-colour = Couleur du membre d’équipage { $number }
sa-companion-name = Nom du membre d’équipage { $number }
sa-companion-name-placeholder = Nom
sa-companion-android = androïde
sa-companion-captain = capitaine
sa-companion-earlier = Monter le membre d’équipage { $number }
sa-companion-to-sound = Passer à la bande-son
sa-companion-to-entry = Saisir les cartes
sa-companion-choose-first = Choisissez d’abord une mission.
sa-companion-loading = Chargement de la bande-son…
sa-companion-ready = Prêt.
sa-companion-start = Commencer la mission
sa-companion-pause = Pause
sa-companion-go-on = Reprendre
sa-companion-end-now = Terminer la mission maintenant ?
sa-companion-restart = Recommencer
sa-companion-restart-now = Recommencer la mission ?
sa-companion-get-ready = Prenez vos cartes.
sa-companion-left = reste { $time }
sa-companion-held = En pause.
sa-companion-phase = Phase { $phase }
sa-companion-silent = Communications en panne. Silence.
sa-companion-over = Mission terminée. Ne touchez plus aux cartes.
sa-companion-said = Annonces
sa-companion-volume = Volume
sa-companion-sound-hint = Installez le jeu, montez le son et gardez cette page ouverte. L’écran reste allumé.
sa-companion-boards = Trajectoires
sa-companion-boards-hint = Les touches 1 à 7 choisissent un plateau et passent au suivant.
sa-companion-serious = sérieuse
sa-companion-threat = T+{ $number } : { $kind }, { $track }
sa-companion-threat-placeholder = Nom, en anglais ou en français
sa-companion-threat-none = Aucune menace ne porte ce nom.
sa-companion-threat-taken = { $name } est déjà en jeu ; chaque carte n’existe qu’une fois.
sa-companion-threat-common = { $name } est une menace commune ; une menace sérieuse a été annoncée.
sa-companion-threat-serious = { $name } est une menace sérieuse ; une menace commune a été annoncée.
sa-companion-threat-inside = { $name } est une menace interne ; une menace externe a été annoncée.
sa-companion-threat-outside = { $name } est une menace externe ; une menace interne a été annoncée.
sa-companion-threat-at = { $name } ({ $place })
sa-companion-plan = Cartes
sa-companion-plan-grid = Emplacements
sa-companion-plan-hint = Une touche par carte : A B C, X pour les robots de combat, flèches pour les mouvements, Espace pour un emplacement vide{ $heroic ->
    [yes] , H puis une autre touche pour les cartes héroïques
   *[no] { "" }
}{ $misplays ->
    [yes] , O pour une carte mal posée
   *[no] { "" }
}. Retour arrière recule, Entrée passe au joueur suivant puis, après le dernier, au vol.
sa-companion-plan-hint-frontier = Plus ajoute un second symbole à la dernière carte ; 1 et 2 sont les cartes spéciales.
sa-companion-slot = { $name }, tour { $turn } : { $card }
sa-companion-slot-oops = { $card }, mal posée (voulue : { $meant })
sa-companion-cursor = { $name }, tour { $turn } : { $card }
sa-companion-back = Carte précédente
sa-companion-oops = Mal posée
sa-companion-oops-title = Tour { $turn } : { $card }, mal posée
sa-companion-oops-text = Que vouliez-vous jouer ? L’autre moitié de la carte, ou l’autre flèche. Vos cartes suivantes sont retardées. Choisissez la carte vide si elle était bien posée.
sa-companion-oops-empty = Cet emplacement est vide.
sa-companion-missing = Il manque
sa-companion-missing-trajectory = { $track } : choisissez un plateau
sa-companion-missing-same = { $board } est utilisé deux fois.
sa-companion-missing-threat = T+{ $number } : choisissez une menace
sa-companion-missing-plan = { $name } : aucune carte
sa-companion-fly = Résoudre le vol
sa-companion-kept = enregistré dans ce navigateur
sa-companion-forget = Tout effacer
sa-companion-forget-now = Tout effacer ?
sa-companion-undo = Annuler
sa-companion-log = Ajouter au carnet de bord
sa-companion-log-written = Ajoutée au carnet de bord
sa-companion-not-this = Retirer du carnet de bord
sa-companion-log-corrected = Carnet de bord mis à jour
sa-companion-office-nobody = non renseigné
sa-companion-new = Nouvelle mission
sa-companion-free = Autre bande-son
sa-companion-free-about = Saisissez vous-même les menaces annoncées
sa-companion-number = Numéro de la menace { $place }
sa-companion-track = Trajectoire de la menace { $place }
sa-companion-track-red = rouge
sa-companion-track-white = blanche
sa-companion-track-blue = bleue
sa-companion-track-internal = interne
sa-companion-add = Ajouter une menace
sa-companion-remove = Retirer la menace { $place }
sa-companion-missing-threats = Aucune menace
sa-companion-tiles = Tuiles Dégâts (si déjà piochées)
sa-companion-tiles-about = Sinon, Hangar les mélange. Sélectionnez les tuiles d’une zone dans l’ordre où elles ont été piochées.
sa-companion-tile-drawn = { $name }, piochée en position { $place }

## Une autre mission, après une saisie

sa-companion-changed-mission = { $lost ->
    [0] Mission modifiée. Toutes vos saisies sont conservées.
    [one] Mission modifiée. 1 de vos { $entered } saisies ne convient pas et a été retirée.
   *[other] Mission modifiée. { $lost } de vos { $entered } saisies ne conviennent pas et ont été retirées.
}
sa-companion-changed-crew = { $lost ->
    [one] Équipage modifié. 1 de vos { $entered } saisies a été retirée.
   *[other] Équipage modifié. { $lost } de vos { $entered } saisies ont été retirées.
}
sa-companion-changed-flight = Nouveau vol. Les saisies du précédent ont été retirées.
sa-companion-changed-undo = Annuler le changement

## Une campagne autour de la table

sa-companion-leg = Campagne : mission { $number } sur { $planned } au plus
sa-companion-same-crew = L’équipage reste le même pendant une campagne ; le capitaine peut changer.
sa-companion-lay-out = Installez le jeu ainsi : tuiles Dégâts en place, énergie comme indiqué.
sa-companion-leave = Terminer la campagne
sa-companion-leave-now = Terminer la campagne ?
sa-companion-campaign-lost = Le vaisseau est perdu. La campagne est terminée.
sa-companion-campaign-over = Score de la campagne : { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
sa-companion-to-repairs = Passer aux réparations
sa-companion-stop = S’arrêter là (score : { $score })
sa-companion-resume = Continuer la campagne
sa-companion-dock-whose = { $name } répare un élément.
sa-companion-dock-recovers = se remet
sa-companion-dock-rests = rien à réparer
sa-companion-dock-squad = une escouade de robots de combat
sa-companion-next = Passer à la mission { $number }
