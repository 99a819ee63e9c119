### Galaxy Trucker : le nom du jeu, une ligne à son sujet, et comment une partie s’est terminée.

game-galaxy-trucker = Galaxy Trucker
game-galaxy-trucker-about = Construisez un vaisseau de bric et de broc contre le sablier, puis voyez ce que l’espace en laisse.
game-galaxy-trucker-title = { $flights ->
    [one] 1 vol
   *[other] { $flights } vols
} ({ $classes }){ $expansions ->
    [0] {""}
   *[other] {" "}avec extensions
}
game-galaxy-trucker-won = { $count ->
    [0] Personne n’a fait de bénéfice
    [one] Gagné par { $names }
   *[other] Partagé par { $names }
}
game-galaxy-trucker-learn = Sept courtes leçons sur le vrai plateau, puis votre premier vol.
game-galaxy-trucker-flight-file = Voir un fichier de vol
game-galaxy-trucker-flight-file-about = Vaisseaux, cartes et dés d’un fichier JSON, joués et rejoués à l’écran.
