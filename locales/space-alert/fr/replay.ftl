### Space Alert : la relecture d’un vol, ses liens et les vols « et si ».

## Le film

sa-film-ready = Prêt.
sa-film-play = Lecture
sa-film-pause = Pause
sa-film-again = Revoir
sa-film-skip = Aller à la fin
sa-film-face-down = face cachée
sa-film-step = Étape suivante
sa-film-step-back = Étape précédente
sa-film-turn-on = Tour suivant
sa-film-turn-back = Début du tour
sa-film-speed = Vitesse
sa-film-speed-now = Vitesse : { $speed }×
sa-film-times = { $speed }×
sa-film-controls = Commandes de lecture
sa-film-side = Détails
sa-film-place = Position
sa-film-place-now = Tour { $turn }, étape { $step } sur { $steps } : { $text }
sa-film-place-first = Tour { $turn }, étape { $step } : { $text }
sa-film-to-turn = Aller au tour { $turn }
sa-film-card = Tour { $turn } : { $card }
sa-film-keys = Raccourcis clavier
sa-film-key-play = Espace
sa-film-key-play-does = Lecture ou pause
sa-film-key-step = ← →
sa-film-key-step-does = Étape précédente ou suivante
sa-film-key-turn = Maj + ← →
sa-film-key-turn-does = Tour précédent ou suivant
sa-film-key-jump = 1 … 9 0 - =
sa-film-key-jump-does = Aller au tour 1 … 12
sa-film-key-ends = Début, Fin
sa-film-key-ends-does = Début ou fin
sa-film-key-speed = < >
sa-film-key-speed-does = Moins vite ou plus vite
sa-film-key-mute = M
sa-film-key-mute-does = Activer ou couper le son
sa-film-still = Animations réduites : les étapes changent sans animation.
sa-log = Journal
sa-log-rule = Règle { $rule }

## Un vol, par lien ou par fichier

sa-flight = Vol
sa-flight-views = Vues du vol
sa-flight-points = Mission accomplie : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
sa-flight-home = Mission accomplie
sa-flight-lost = Perdu au tour { $turn } : { $threat }
sa-flight-copy = Copier le lien
sa-flight-copied = Lien copié. Il fonctionne sans la table.
sa-flight-download = Enregistrer le fichier de mission
sa-rematch-same = Revanche : même mission
sa-rematch-new = Revanche : nouvelle mission
sa-challenge = Défier un autre équipage
sa-challenge-title = La même mission pour un autre équipage
sa-challenge-about = Mêmes menaces, cartes et dégâts. Envoyez le lien et comparez.
sa-challenge-copy = Copier le lien
sa-challenge-again = Ouvrir une table avec cette mission
sa-challenge-crew = À une table existante, l’hôte choisit la même mission et saisit cette graine dans « Autres options ».
sa-challenge-seed = Copier la graine
sa-challenge-seed-copied = Graine copiée.
sa-challenge-copied = Lien copié. Il ouvre la mission que vous avez jouée.
sa-end = Résultat
sa-end-lost = Vaisseau perdu
sa-end-lost-how = Tour { $turn } : { $threat }.
sa-end-home = Mission accomplie
sa-end-points = { $total ->
    [one] point
   *[other] points
}
sa-end-again = Revoir
sa-film-flying = Résolution du vol…
sa-film-broken-link = Ce lien est incomplet ou endommagé. Copiez le lien entier et réessayez.
sa-film-lead = Ouvrez un lien de vol ou un fichier de mission pour revoir le vol.
sa-film-open-file = Ouvrir un fichier de mission
sa-film-drop = Déposez un fichier de mission ici, ou choisissez-en un.
sa-film-choose = Choisir un fichier
sa-film-not-a-file = { $name } n’est pas un fichier de mission.
sa-faults = Erreurs
sa-palette-plain = Cartes Action
sa-palette-heroic = Cartes héroïques

## Et si

sa-what-if = Et si…
sa-what-if-title = { $name }, tour { $turn } : et si ?
sa-what-if-text = Choisissez la carte à jouer à la place. Le vol est résolu à nouveau.
sa-what-if-original = Original
sa-what-if-variant = Et si…
sa-what-if-undo = Annuler ce changement
sa-what-if-same = Aucun changement.
sa-what-if-parts = Différences à partir du tour { $turn }.
sa-what-if-watch = Voir depuis le tour { $turn }
