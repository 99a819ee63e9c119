### Ce qui peut clocher dans un fichier de mission. Chaque phrase suit l'endroit, comme « crew[2].slots[5] : ».

## Le fichier lui-même

file-too-large = le fichier dépasse { $kib } Kio ; un fichier de mission fait quelques kilo-octets
file-empty = le fichier est vide ; un fichier de mission est un objet JSON avec crew, trajectories et threats
file-not-utf8 = ce n'est pas du texte en UTF-8
file-syntax-unexpected = « { $found } » n'a pas sa place ici ; il faudrait { $expected }
file-syntax-end = le fichier s'arrête ici ; il faudrait { $expected }
file-syntax-trailing = le fichier devrait s'arrêter ici
file-syntax-string-end = cette chaîne n'a pas de guillemet fermant sur sa ligne
file-syntax-control = un caractère de contrôle s'écrit avec un échappement comme \n
file-syntax-escape = ce n'est pas un échappement JSON ; possibles : \" \\ \/ \b \f \n \r \t \uXXXX
file-syntax-number = un nombre ne commence pas par 0
file-syntax-depth = listes et objets sont imbriqués sur plus de { $limit } niveaux
file-expected-value = une valeur
file-expected-digit = un chiffre
file-expected-name = un nom de champ entre guillemets
file-expected-colon = un deux-points
file-expected-comma-brace = une virgule ou une accolade fermante
file-expected-comma-bracket = une virgule ou un crochet fermant

## Genres de valeurs

file-kind-null = null
file-kind-bool = true ou false
file-kind-number = un nombre
file-kind-string = une chaîne
file-kind-array = une liste
file-kind-object = un objet
file-kind-slot = une action, une carte ou null
file-kind-action = une action
file-kind-colour = une couleur d'équipage
file-kind-level = un niveau
file-kind-track = une piste
file-kind-trajectory = une trajectoire
file-kind-tile = une tuile Dégâts de cette zone
file-kind-storage = une station où sont rangés des robots de combat
file-wrong-kind = il faudrait { $expected }, et non { $found }
file-unknown-word = « { $value } » n'est pas { $kind } ; possibles : { $allowed }
file-unknown-word-near = « { $value } » n'est pas { $kind } ; vouliez-vous dire « { $near } » ? Possibles : { $allowed }
file-unknown-field = il n'y a pas de champ « { $field } » ici ; possibles : { $allowed }
file-unknown-field-near = il n'y a pas de champ « { $field } » ici ; vouliez-vous dire « { $near } » ? Possibles : { $allowed }
file-field-twice = le champ « { $field } » est donné deux fois
file-field-missing = il manque le champ « { $field } »
file-bad-name = un nom compte de 1 à { $max } caractères visibles
file-bad-seed = une graine est un nombre entier, ou une chaîne de 64 chiffres hexadécimaux

## Équipage et cartes

file-crew-size = un équipage compte de 1 à 5 membres, pas { $count }
file-colour-twice = { $colour } est déjà la couleur de { $first } ; chaque couleur existe une fois
file-android-order = les androïdes agissent après les joueurs humains : placez ce membre avant eux
file-too-many-slots = { $count } emplacements, mais l'équipage n'agit qu'aux tours 1 à { $max }
file-turn = { $value } n'est pas un tour où l'équipage agit ; possibles : 1 à { $max }
file-card-halves = une carte a deux moitiés, pas { $count }
file-impossible-card = aucune carte n'a { $first } et { $second } ; une carte a un mouvement (red, blue, lift) et une action (A, B, C, battlebots)
file-impossible-heroic-card = aucune carte héroïque n'a { $first } et { $second } ; possibles : heroic A avec heroic to lower blue ou lower red, heroic B avec heroic to upper red ou upper blue, heroic battlebots avec heroic to upper white ou lower white
file-up-not-on-card = { $up } n'est pas sur cette carte ; possibles : { $first }, { $second }
file-heroic-in-training = il n'y a pas de carte héroïque à ce niveau
file-heroic-twice = ce membre d'équipage a déjà joué une carte héroïque ; chacun en a une
file-deck-runs-out = il ne reste pas de carte pour cet emplacement : il en faudrait { $wanted } avec { $halves }, la pioche en a { $cards }
file-misplay-off = les options de ce fichier excluent les cartes mal placées
file-misplay-twice = ce tour de ce membre d'équipage figure déjà dans la liste
file-misplay-nobody = l'équipage n'a pas de membre { $colour }
file-misplay-android = les androïdes ne se trompent pas de carte
file-misplay-impossible = aucune carte jusqu'au tour { $turn } ne peut être confondue avec { $meant } : seules comptent l'autre moitié d'une carte et l'autre flèche

## Trajectoires et menaces

file-fifth-trajectory = « { $field } » serait une cinquième trajectoire ; il y en a quatre : red, white, blue, internal
file-trajectory-twice = { $board } est déjà la trajectoire { $first } ; chaque plateau existe une fois
file-no-internal-trajectory = il y a une menace interne, la trajectoire interne est donc nécessaire
file-too-many-threats = { $count } menaces ; une mission en a { $max } au plus
file-threat-number = { $value } n'est pas un tour où une menace peut apparaître ; possibles : 1 à { $max }
file-threats-collide = { $first } arrive déjà à T+{ $number } sur la piste { $track } ; une seule menace à la fois au même endroit
file-threat-twice = { $card } est déjà { $first } ; chaque carte existe une fois
file-unknown-threat = il n'y a pas de carte Menace « { $card } » ; les cartes ont des codes comme E1-07, SE2-03, I1-04 ou SI2-05
file-unknown-threat-near = il n'y a pas de carte Menace « { $card } » ; vouliez-vous dire « { $near } » ?
file-external-threat-inside = { $card } est une menace externe ; possibles : red, white, blue
file-internal-threat-outside = { $card } est une menace interne et ne peut venir par la piste { $track } ; possible : internal
file-no-internal-threats = il n'y a pas de menace interne au niveau « { $level } » ; possibles : red, white, blue

## Dégâts

file-damage-missing = donnez l'ordre des tuiles Dégâts, ou une graine
file-damage-incomplete = { $count } tuiles sur { $all } ; donnez-les toutes, ou une graine pour les autres
file-tile-twice = la tuile « { $tile } » de cette zone figure déjà dans la liste ; chacune existe une fois
file-squad-twice = ce rangement figure deux fois dans la liste
file-carried-in-training = seules les missions font partie d'une campagne
