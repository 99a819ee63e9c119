### Ce qui peut clocher dans un fichier de mission. Chaque phrase suit l’endroit, comme « crew[2].slots[5] : ».

## Le fichier lui-même

sa-file-too-large = le fichier dépasse { $kib } Kio ; un fichier de mission fait quelques kilo-octets
sa-file-empty = le fichier est vide ; un fichier de mission est un objet JSON avec crew, trajectories et threats
sa-file-not-utf8 = ce n’est pas du texte en UTF-8
sa-file-syntax-unexpected = « { $found } » n’a pas sa place ici ; il faudrait { $expected }
sa-file-syntax-end = le fichier s’arrête ici ; il faudrait { $expected }
sa-file-syntax-trailing = le fichier devrait s’arrêter ici
sa-file-syntax-string-end = cette chaîne n’a pas de guillemet fermant sur sa ligne
sa-file-syntax-control = un caractère de contrôle s’écrit avec un échappement comme \n
sa-file-syntax-escape = ce n’est pas un échappement JSON ; possibles : \" \\ \/ \b \f \n \r \t \uXXXX
sa-file-syntax-number = un nombre ne commence pas par 0
sa-file-syntax-depth = listes et objets sont imbriqués sur plus de { $limit } niveaux
sa-file-expected-value = une valeur
sa-file-expected-digit = un chiffre
sa-file-expected-name = un nom de champ entre guillemets
sa-file-expected-colon = un deux-points
sa-file-expected-comma-brace = une virgule ou une accolade fermante
sa-file-expected-comma-bracket = une virgule ou un crochet fermant

## Genres de valeurs

sa-file-kind-null = null
sa-file-kind-bool = true ou false
sa-file-kind-number = un nombre
sa-file-kind-string = une chaîne
sa-file-kind-array = une liste
sa-file-kind-object = un objet
sa-file-kind-slot = une action, une carte ou null
sa-file-kind-action = une action
sa-file-kind-colour = une couleur d’équipage
sa-file-kind-level = un niveau
sa-file-kind-track = une piste
sa-file-kind-trajectory = une trajectoire
sa-file-kind-tile = une tuile Dégâts de cette zone
sa-file-kind-storage = une station où sont rangés des robots de combat
sa-file-wrong-kind = il faudrait { $expected }, et non { $found }
sa-file-unknown-word = « { $value } » n’est pas { $kind } ; possibles : { $allowed }
sa-file-unknown-word-near = « { $value } » n’est pas { $kind } ; vouliez-vous dire « { $near } » ? Possibles : { $allowed }
sa-file-unknown-field = il n’y a pas de champ « { $field } » ici ; possibles : { $allowed }
sa-file-unknown-field-near = il n’y a pas de champ « { $field } » ici ; vouliez-vous dire « { $near } » ? Possibles : { $allowed }
sa-file-field-twice = le champ « { $field } » est donné deux fois
sa-file-field-missing = il manque le champ « { $field } »
sa-file-bad-name = un nom compte de 1 à { $max } caractères visibles
sa-file-bad-seed = une graine est un nombre entier, ou une chaîne de 64 chiffres hexadécimaux

## Équipage et cartes

sa-file-crew-size = un équipage compte de 1 à 5 membres, pas { $count }
sa-file-colour-twice = { $colour } est déjà la couleur de { $first } ; chaque couleur existe une fois
sa-file-android-order = les androïdes agissent après les joueurs humains : placez ce membre avant eux
sa-file-too-many-slots = { $count } emplacements, mais l’équipage n’agit qu’aux tours 1 à { $max }
sa-file-turn = { $value } n’est pas un tour où l’équipage agit ; possibles : 1 à { $max }
sa-file-card-halves = une carte a deux moitiés, pas { $count }
sa-file-impossible-card = aucune carte n’a { $first } et { $second } ; une carte a un mouvement (red, blue, lift) et une action (A, B, C, battlebots)
sa-file-impossible-heroic-card = aucune carte héroïque n’a { $first } et { $second } ; possibles : heroic A avec heroic to lower blue ou lower red, heroic B avec heroic to upper red ou upper blue, heroic battlebots avec heroic to upper white ou lower white
sa-file-up-not-on-card = { $up } n’est pas sur cette carte ; possibles : { $first }, { $second }
sa-file-heroic-in-training = il n’y a pas de carte héroïque à ce niveau
sa-file-heroic-twice = ce membre d’équipage a déjà joué une carte héroïque ; chacun en a une
sa-file-deck-runs-out = il ne reste pas de carte pour cet emplacement : il en faudrait { $wanted } avec { $halves }, la pioche en a { $cards }
sa-file-misplay-off = les options de ce fichier excluent les cartes mal placées
sa-file-misplay-double = les cartes de double action se jouent comme elles sont posées : ce plan en contient, aucune carte ne se corrige donc
sa-file-misplay-twice = ce tour de ce membre d’équipage figure déjà dans la liste
sa-file-misplay-nobody = l’équipage n’a pas de membre { $colour }
sa-file-misplay-android = les androïdes ne se trompent pas de carte
sa-file-misplay-impossible = aucune carte jusqu’au tour { $turn } ne peut être confondue avec { $meant } : seules comptent l’autre moitié d’une carte et l’autre flèche

## Trajectoires et menaces

sa-file-fifth-trajectory = « { $field } » serait une cinquième trajectoire ; il y en a quatre : red, white, blue, internal
sa-file-trajectory-twice = { $board } est déjà la trajectoire { $first } ; chaque plateau existe une fois
sa-file-no-internal-trajectory = il y a une menace interne, la trajectoire interne est donc nécessaire
sa-file-too-many-threats = { $count } menaces ; une mission en a { $max } au plus
sa-file-threat-number = { $value } n’est pas un tour où une menace peut apparaître ; possibles : 1 à { $max }
sa-file-threats-collide = { $first } arrive déjà à T+{ $number } sur la piste { $track } ; une seule menace à la fois au même endroit
sa-file-threat-twice = { $card } est déjà { $first } ; chaque carte existe une fois
sa-file-unknown-threat = il n’y a pas de carte Menace « { $card } » ; les cartes ont des codes comme E1-07, SE2-03, I1-04 ou SI2-05
sa-file-unknown-threat-near = il n’y a pas de carte Menace « { $card } » ; vouliez-vous dire « { $near } » ?
sa-file-external-threat-inside = { $card } est une menace externe ; possibles : red, white, blue
sa-file-internal-threat-outside = { $card } est une menace interne et ne peut venir par la piste { $track } ; possible : internal
sa-file-no-internal-threats = il n’y a pas de menace interne au niveau « { $level } » ; possibles : red, white, blue

## Dégâts

sa-file-damage-missing = donnez l’ordre des tuiles Dégâts, ou une graine
sa-file-damage-incomplete = { $count } tuiles sur { $all } ; donnez-les toutes, ou une graine pour les autres
sa-file-tile-twice = la tuile « { $tile } » de cette zone figure déjà dans la liste ; chacune existe une fois
sa-file-squad-twice = ce rangement figure deux fois dans la liste
sa-file-carried-in-training = seules les missions font partie d’une campagne

## The New Frontier

sa-file-kind-specialization = une spécialisation
sa-file-kind-special = une carte spéciale
sa-file-needs-expansion =
    { $what ->
        [double] les moitiés doubles n’existent
        [special] les cartes spéciales n’existent
        [specialization] les spécialisations n’existent
       *[other] { $what } n’existe
    } qu’avec La Nouvelle Frontière ; ajoutez "expansion" : { "{}" }
sa-file-specialization-twice = quelqu’un d’autre a cette spécialisation ; chacune existe une fois
sa-file-skill = { $value } n’est pas un niveau de spécialisation ; permis : 1 à { $max }
sa-file-special-without = une carte spéciale demande une spécialisation
sa-file-advanced-level = une carte avancée demande le niveau 2 ou 3 (« skill »)
sa-file-special-again = chaque carte spéciale se joue une fois par mission ; celle-ci est prévue trop souvent
sa-file-double-halves = une moitié double a 2 symboles, pas { $count }
sa-file-double-heroic = une moitié double n’a pas d’action héroïque
sa-file-heroic-and-special = cet équipage a des spécialisations, qui remplacent les cartes héroïques
sa-file-wrong-call = { $caller } ne peut pas appeler { $card } : mauvais côté de la coque, ou déjà dans la mission
sa-file-missing-call = { $card } appelle une autre carte ; nommez-la dans « calls »

sa-mission-file-refused = { $count ->
    [one] Ce fichier de mission contient une erreur.
   *[other] Ce fichier de mission contient { $count } erreurs.
}
