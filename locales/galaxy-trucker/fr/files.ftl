### Galaxy Trucker : ce qui ne va pas dans un fichier de vaisseau, de vol ou de cas enregistrés.

gt-file-at = { $place } : { $why }
gt-file-place-ship = vaisseau { $number }
gt-file-place-decision = décision { $number }
gt-file-json = ligne { $line } : { $why }
gt-file-too-many-tiles = { $count } composants ; un plateau a au plus { $most } cases
gt-file-unknown-tile = composant { $place } : « { $name } » n’existe pas
gt-file-bad-rotation = composant { $place } : une rotation compte 0, 1, 2 ou 3 quarts de tour, pas { $quarters }
gt-file-bad-parts = un vaisseau de classe IV indique les deux parties de son plateau, [haut, bas], de 1 à 5 ; les autres n’en indiquent pas
gt-file-no-such-square = le plateau n’a pas de case [{ $column }, { $row }]
gt-file-square-twice = deux composants sur la case [{ $column }, { $row }]
gt-file-tile-twice = « { $name } » est utilisé plus souvent qu’il n’existe
gt-file-no-alien-cabin = cet extraterrestre ne peut pas vivre en [{ $column }, { $row }]
gt-file-no-specialization = l’extraterrestre en [{ $column }, { $row }] : seul un extraterrestre cyan a une spécialisation, et il en a toujours une
gt-file-wrong-class = ce vol se fait avec des vaisseaux de classe { $class }
gt-file-illegal-ship = [{ $column }, { $row }] : { $fault }
gt-file-ship-count = { $count ->
    [one] { $count } vaisseau ; un vol en compte un à cinq
   *[other] { $count } vaisseaux ; un vol en compte un à cinq
}
gt-file-unknown-card = la carte « { $name } » n’existe pas
gt-file-bad-dice = dés [{ $one }, { $other }] : un dé va de 1 à 6
gt-file-member-twice = « { $member } » figure deux fois dans l’équipe de soutien
gt-file-no-loans = un vaisseau a des emprunts, mais pas le vol : ajoutez "loans": true

gt-case-difference = { $what } : enregistré { $recorded }, ici { $ours }
gt-case-no-board = le cas ne nomme pas de plateau
gt-case-unknown-tile = le composant « { $name } » n’existe pas
gt-case-bad-move = « { $name } » ne peut pas se déplacer ainsi
gt-case-bad-crew = cet équipage ne tient pas en [{ $column }, { $row }]
gt-case-bad-answer = la réponse enregistrée est illisible : { $why }
gt-case-shots = une carte a au plus huit tirs
gt-case-ring = la route a 40 cases
gt-case-players = une carte se joue de un à cinq
gt-case-position = une position est trop éloignée
gt-case-endless = la carte ne se termine pas
gt-case-decision = une décision enregistrée n’est pas permise
gt-case-planets = une carte a au plus quatre planètes
gt-case-lines = une zone de combat a trois lignes
gt-case-days = une carte coûte trop de jours
gt-case-no-tile = ce composant n’existe pas
gt-case-ship-size = un vaisseau est trop grand
gt-case-no-default = une question n’a pas de réponse
gt-case-not-asked = un joueur n’a rien à décider
gt-case-steps = la réponse doit compter une étape par tir
gt-case-positions = la réponse doit donner les positions après chaque déplacement

## Fichiers de données

gt-data-json = { $why }
gt-data-no-list = Le fichier doit contenir une liste « { $name } ».
gt-data-unknown = Cette entrée n’existe pas.
gt-data-twice = L’entrée figure deux fois.
gt-data-unknown-field = Ce champ n’existe pas.
gt-data-fixed = Ce champ ne peut pas être modifié.
gt-data-sides = Les côtés valent 0 (lisse), 1 (simple), 2 (double) ou 3 (universel).
gt-data-contents = Un composant contient au plus trois jetons et trois blocs.
gt-data-values = { $count ->
    [one] Il faut un nombre entier
   *[other] Il faut { $count } nombres entiers
} de { $least } à { $most } ici.
gt-data-tile = composant { $number }
gt-data-card = carte { $name }
gt-data-number = nombre { $name }
gt-data-hole = numéro { $number } de la classe IIIB
gt-data-field = { $entry }, champ « { $field } »
gt-data-printed = imprimée
gt-data-inferred = déduite
gt-data-designed = de notre conception
gt-data-holes = Chaque numéro demande cinq cases de la classe IIIB, toutes différentes, sans la case de départ.

# The page that shows a flight file as a film.
gt-file-how = Ouvrez un fichier de vol : vaisseaux, cartes, dés et décisions. Le serveur le joue et n’en garde rien.
gt-file-open = Ouvrir un fichier de vol
gt-file-close = Fermer le fichier
gt-file-ship = Vaisseau { $number }
gt-file-not-json = { $name } n’est pas un fichier JSON.
