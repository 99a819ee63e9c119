### Space Alert : le nom du jeu, une ligne à son sujet et l’issue d’une partie.

game-space-alert = Space Alert
game-space-alert-about = Dix minutes à bord d’un vaisseau qui explore en se faisant tirer dessus. On gagne ou on perd ensemble, en temps réel.
game-space-alert-home = Mission accomplie
game-space-alert-won = Rentrés avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}
game-space-alert-lost = { $campaign ->
    [yes] Perdus au tour { $turn } de la mission { $mission }
   *[no] Perdus au tour { $turn }
}
game-space-alert-campaign = Campagne de { $missions } missions : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
game-space-alert-learn = Des leçons de quelques minutes, une idée à la fois
game-space-alert-companion = Pour la boîte du jeu : bande-son, vol à revoir, score
game-space-alert-logbook = Toutes les missions que vous avez jouées
game-space-alert-title-script = { $kind ->
    [test-run] Essai { $number }
    [simulation] Simulation { $number }
    [advanced-simulation] Simulation avancée { $number }
    [new-frontier] La Nouvelle Frontière, mission { $number }
    [double-easier] Doubles actions, mission facile { $number }
    [double-standard] Doubles actions, mission normale { $number }
   *[mission] Mission { $number }
}
game-space-alert-title-random = { $kind ->
    [test-run] Essai au hasard
    [simulation] Simulation au hasard
    [advanced-simulation] Simulation avancée au hasard
   *[mission] Mission au hasard
}
game-space-alert-title-generated = { $kind ->
    [test-run] Essai généré
    [simulation] Simulation générée
    [advanced-simulation] Simulation avancée générée
   *[mission] Mission générée
}
game-space-alert-title-campaign = Campagne
game-space-alert-hub-steps = Comment ça se passe
game-space-alert-hub-plan = Planifiez contre la montre
game-space-alert-hub-plan-text = Tout le monde planifie en même temps, chacun avec ses cartes. L’ordinateur de bord parle ; personne n’attend son tour.
game-space-alert-hub-fly = Regardez le vol
game-space-alert-hub-fly-text = La table résout chaque étape selon les règles : ascenseurs, lasers, boucliers, et ce qui est monté à bord.
game-space-alert-hub-understand = Voyez ce qui a mal tourné
game-space-alert-hub-understand-text = Les parties finies restent des liens. Revenez au moment où tout a basculé, et montrez-le à ceux qui y étaient.
