# Difficulté tirée aux dés.

gt-setup-difficulty-dice = Difficulté aux dés
gt-setup-difficulty-dice-hint = Ce nombre de dés corse toute la partie : classes IA, IIA et IIIA, Machinations diaboliques, Routes rugueuses. Vous voyez le résultat avant de construire.
gt-setup-difficulty-dice-0 = Aucun
gt-setup-difficulty-dice-1 = 1
gt-setup-difficulty-dice-2 = 2
gt-setup-difficulty-dice-3 = 3
gt-setup-difficulty-dice-4 = 4
gt-setup-difficulty-dice-5 = 5
gt-setup-difficulty-dice-replaces = Remplace votre choix de vols, de Machinations diaboliques et de Routes rugueuses.

gt-refused-difficulty-dice = Choisissez de 0 à 5 dés.
gt-refused-dice-need-standard = La difficulté aux dés est réservée à la partie entière : jouez les classes I, II et III, sans Machinations diaboliques ni Routes rugueuses.

gt-ask-roll-difficulty = Lancez les dés de la difficulté
gt-option-roll-difficulty = Lancer les dés

gt-difficulty-title = Quelle sera la difficulté ?
gt-difficulty-before = { $count ->
    [one] Un dé décide
   *[other] { $count } dés décident
} de la difficulté de cette partie. C’est { $name } qui lance.
gt-difficulty-before-you = { $count ->
    [one] Un dé décide
   *[other] { $count } dés décident
} de la difficulté de cette partie. À vous de lancer.
gt-difficulty-rolled = Voici ce que les dés font de la partie :
gt-difficulty-game = Vous volez en classes { $classes }.
gt-difficulty-go-on = Vers le premier vol

gt-log-difficulty-class-ia = Un { $die } : le vol 1 se fait en classe IA.
gt-log-difficulty-class-iia = Un { $die } : le vol 2 se fait en classe IIA, le vaisseau jumeau.
gt-log-difficulty-class-iiia = Un { $die } : le vol 3 se fait en classe IIIA.
gt-log-difficulty-evil-machinations = Un { $die } : les Machinations diaboliques sont en jeu.
gt-log-difficulty-rough-roads = Un { $die } : une carte Routes rugueuses de plus à chaque vol.
