# L’équipe de soutien : cartes, capacités, questions, refus et affichage.

gt-setup-support-team = Équipe de soutien
gt-setup-support-team-hint = Chacun engage des équipiers aux capacités spéciales. Distribuée : l’une des cartes reçues. Au choix : dans l’ordre d’arrivée.
gt-setup-support-team-off = Sans
gt-setup-support-team-dealt = Distribuée
gt-setup-support-team-draft = Au choix

## Cartes

gt-member-advertiser = Annonceur
gt-member-advertiser-a = Avant le vol : prédisez la place de chaque joueur. 2 crédits par place exacte, 1 par « n’arrivera pas » exact.
gt-member-advertiser-b = Si vous arrivez : 1 crédit par côté blindé à l’extérieur de votre vaisseau.
gt-member-architect = Architecte
gt-member-architect-a = Pendant la construction : un composant peut se trouver hors des cases dessinées, dans les lignes et colonnes du plateau.
gt-member-architect-b = Une prime du plus beau vaisseau en plus : tout de suite si le vôtre est le plus beau après la construction, sinon à la fin.
gt-member-assembler = Assembleur
gt-member-assembler-a = Après la construction : marquez deux composants. Ils fonctionnent comme s’ils étaient reliés, sans se tenir l’un à l’autre.
gt-member-assembler-b = Après la construction : un blindage remplace tous les connecteurs exposés d’un composant.
gt-member-bureaucrat = Bureaucrate
gt-member-bureaucrat-a = Avant le vol : gagnez autant de jours que le numéro du vol plus le nombre de fusées devant vous.
gt-member-bureaucrat-b = Après le vol, même en cas d’abandon : augmentez ou réduisez les primes d’arrivée de 4–3–2–1 et celle du plus beau vaisseau de 2, pour tous.
gt-member-buyer = Acheteur
gt-member-buyer-a = Pendant la construction : mettez jusqu’à trois composants de côté. Ceux qui restent ne comptent pas comme perdus.
gt-member-buyer-b = Le Saboteur ne peut pas prendre vos composants mis de côté, et vous pouvez les rendre à l’entrepôt.
gt-member-deliveryman = Livreur
gt-member-deliveryman-a = Après la construction : changez un composant en cabine, canon, moteur ou batterie. Ses connecteurs restent.
gt-member-deliveryman-b = Pendant la construction : utilisez jusqu’à deux jetons de pièces détachées de plus. Vous pouvez les déplacer jusqu’à la fin de votre construction.
gt-member-hotel-clerk = Réceptionniste d’hôtel
gt-member-hotel-clerk-a = Une cabine avec un extraterrestre accueille aussi un humain.
gt-member-hotel-clerk-b = Les cabines de luxe accueillent deux humains, et deux des quatre humains de chaque chambre de stase sont éveillés.
gt-member-hypergeometer = Hypergéomètre
gt-member-hypergeometer-a = Un canon et un moteur n’ont pas besoin de case vide.
gt-member-hypergeometer-b = Après la construction : un canon reçoit le jeton de rotation. En vol, il pointe où vous voulez.
gt-member-inspector = Inspecteur
gt-member-inspector-a = Consultez les quatre piles de cartes tant que quelqu’un construit, même si vous avez fini.
gt-member-inspector-b = Consultez les cartes 20 secondes avant la construction, et pendant celle-ci sans avoir posé de composant.
gt-member-plumber = Plombier
gt-member-plumber-a = Pendant ou après la construction : deux tuyaux, chacun reliant deux voisins dont le bord commun n’a pas de connecteur.
gt-member-plumber-b = Pendant la construction : un composant reçoit des connecteurs universels sur ses quatre côtés.
gt-member-planner = Planificateur
gt-member-planner-a = Pendant la construction, votre vaisseau peut être en deux morceaux. À la fin, il doit n’en former qu’un.
gt-member-planner-b = Avant la construction : marquez cinq cases. 2 crédits pour chacune qui porte un composant correspondant.
gt-member-saboteur = Saboteur
gt-member-saboteur-a = Pendant la construction : prenez les composants que les autres ont mis de côté.
gt-member-saboteur-b = Avant le vol : retirez un humain de chaque autre vaisseau et marquez-y un joint. Si l’un des deux composants est détruit, l’autre l’est aussi.
gt-member-security-guard = Gardien de sécurité
gt-member-security-guard-a = Avant le vol : chacun, vous compris, paie 1 crédit par connecteur exposé.
gt-member-security-guard-b = Une fois pendant la construction : un exercice d’incendie arrête tous les autres constructeurs un moment.
gt-member-smuggler = Contrebandier
gt-member-smuggler-a = Chaque structure modulaire cache un bloc bleu ou vert.
gt-member-smuggler-b = Chaque bloc caché ainsi se vend 1 crédit de plus.
gt-member-stock-boy = Garçon de magasin
gt-member-stock-boy-a = Chaque composant à conteneurs peut porter un bloc rouge dans un conteneur normal.
gt-member-stock-boy-b = Quand vous perdez des marchandises, vous choisissez lesquelles. Les blocs des conteneurs spéciaux, sauf les rouges, sont cachés.
gt-member-swindler = Escroc
gt-member-swindler-a = Après avoir pris votre numéro : ajoutez autant de composants que le numéro du vol. Le dernier peut venir quand tous ont fini.
gt-member-swindler-b = En vol, une fois par carte : payez 1 crédit de moins, gagnez 1 crédit de plus. Aussi pour vos primes et les composants perdus.
gt-member-trader = Négociant
gt-member-trader-a = Avant le vol : achetez des blocs jaunes à 1 crédit, au plus autant que le numéro du vol.
gt-member-trader-b = Après le vol, même en cas d’abandon : augmentez ou réduisez de 1 le prix d’une couleur pour tous.
gt-member-welder = Soudeur
gt-member-welder-a = Deux fois pendant la construction : reliez un connecteur simple à un double. Peut aussi réparer des erreurs.
gt-member-welder-b = Après la construction : jusqu’à trois connecteurs exposés ne comptent plus.

## Questions

gt-ask-keep-member = Choisissez un membre pour votre équipe de soutien
gt-ask-draft-member = Choisissez un membre parmi ceux proposés
gt-ask-use-members = Utiliser votre équipe de soutien ?
gt-ask-undermine = Choisissez ce que fait votre saboteur sur ce vaisseau
gt-ask-give-goods = Choisissez { $count ->
    [one] le bloc ou jeton
   *[other] { $count } blocs ou jetons
} à donner
gt-option-keep-member = Engager : { $who }
gt-option-done = Continuer

## Ce qui s’est passé

gt-log-members-hired = Du nouveau dans les équipes de soutien.
gt-log-member-used = Le vaisseau { $ship } utilise : { $who }.
gt-log-member-paid = Le vaisseau { $ship } gagne { $credits ->
    [one] 1 crédit
   *[other] { $credits } crédits
} grâce à : { $who }.
gt-log-undermined = Un saboteur est passé à bord du vaisseau { $ship }.
gt-log-alien-given-up = Le vaisseau { $ship } perd l’extraterrestre d’une cabine partagée ; l’humain reste.

## Refus

gt-refused-learning-support = Le vol d’essai se joue sans équipe de soutien.
gt-refused-draft-needs-flights = Le choix des membres suit un vol : choisissez au moins deux vols.
gt-refused-teams-support = La partie en équipes se joue sans équipe de soutien.
gt-refused-fire-drill-seconds = Un exercice d’incendie dure de 1 à 60 secondes.
gt-refused-no-such-member = Aucun de vos membres ne peut faire cela pendant ce vol.
gt-refused-card-not-offered = Vous ne pouvez pas choisir cette carte.
gt-refused-no-token-left = Cette capacité est épuisée.
gt-refused-no-pipe-there = Un tuyau relie deux côtés lisses de voisins.
gt-refused-no-weld-there = Le soudeur relie un connecteur simple à un double.
gt-refused-nothing-exposed = Pas de connecteur exposé à cet endroit.
gt-refused-no-cannon-there = Pas de canon à cet endroit.
gt-refused-hideout-colour = Seuls des blocs bleus et verts peuvent y être cachés.
gt-refused-marks-touch = Les cases marquées ne touchent ni la cabine de pilotage ni une autre case marquée.
gt-refused-safe-from-saboteur = L’Acheteur protège ces composants.
gt-refused-fire-drill = Exercice d’incendie ! Attendez la fin.
gt-refused-fourth-pile = Seul un Inspecteur peut consulter la quatrième pile.
gt-refused-bad-prediction = Prédisez une place différente pour chaque vaisseau, ou qu’il n’arrivera pas.
gt-refused-price-too-low = Un prix ne descend jamais sous 1.
gt-refused-one-step = Un seul cran, vers le haut ou le bas.
gt-refused-visible-first = Les marchandises visibles partent d’abord, les plus chères en premier.
gt-refused-no-joint-there = Marquez un joint entre deux composants.
gt-refused-luxury-is-safe = Les passagers des cabines de luxe sont laissés tranquilles.

## À l’écran

gt-team-mine = Votre équipe de soutien
gt-team-of = Équipe de soutien de { $who }
gt-team-choose = Choisissez un membre
gt-team-choose-hint = Vous en gardez un. Les choix des autres sont montrés quand tous ont décidé.
gt-team-draft-hint = Ceux qui sont arrivés choisissent dans l’ordre. Les autres reçoivent l’un des restants.
gt-team-hire = Engager
gt-team-always = Toujours actif
gt-team-next-flight = dès le prochain vol
gt-team-use = Utiliser : { $who }
gt-team-cancel = Annuler
gt-team-confirm = Confirmer
gt-team-used = Utilisé
gt-team-pick-tile = Touchez un composant de votre vaisseau.
gt-team-pick-two-tiles = Touchez deux composants de votre vaisseau.
gt-team-pick-edge = Touchez un composant marqué, puis le côté du tuyau.
gt-team-pick-edges = Marquez jusqu’à { $count } côtés : touchez un composant, puis son côté.
gt-team-pick-marks = Marquez cinq cases. Ensuite : { $what }
gt-team-mark-blue = un bloc bleu
gt-team-mark-red = un bloc rouge
gt-team-mark-human = un humain
gt-team-mark-alien = un extraterrestre
gt-team-mark-token = un jeton d’énergie
gt-team-pick-part = Que doit-il devenir ?
gt-team-part-cabin = Cabine
gt-team-part-cannon = Canon
gt-team-part-engine = Moteur
gt-team-part-battery = Batterie
gt-team-turn = Tourner
gt-team-predict = Vaisseau { $ship }
gt-team-predict-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
gt-team-predict-out = N’arrivera pas
gt-team-days = Gagner { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
gt-team-inspect = Chacun paie ses connecteurs exposés. Vous payez { $credits }.
gt-team-buy = Acheter { $count ->
    [one] 1 bloc jaune pour 1 crédit
   *[other] { $count } blocs jaunes pour { $count } crédits
}
gt-team-buy-none = Chaque bloc coûte 1 crédit, et vous n’en avez pas.
gt-team-price = Blocs { $colour ->
    [red] rouges
    [yellow] jaunes
    [green] verts
   *[blue] bleus
} : { $from } devient { $to }
gt-team-bonus-finishing = Primes d’arrivée
gt-team-bonus-looks = Plus beau vaisseau
gt-team-lower = Réduire
gt-team-keep = Inchangé
gt-team-raise = Augmenter
gt-team-fire-drill = Lancer un exercice d’incendie
gt-team-fire-drill-now = Exercice d’incendie ! Encore { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}
gt-team-pipe = Poser avec un tuyau
gt-team-weld = Poser avec une soudure
gt-team-add-tile = Choisissez un composant face visible, puis une case de votre vaisseau.
gt-team-undermine-human = Choisissez une cabine du vaisseau : un humain s’en va.
gt-team-undermine-joint = Choisissez un composant du vaisseau, puis le côté du joint. Si l’un des deux composants est détruit, l’autre l’est aussi.
gt-team-marked-joint = Joint marqué
gt-team-receipt = Équipe de soutien

gt-stage-before-building = Avant la construction
gt-stage-before-check = Dernières corrections avant le contrôle
gt-stage-after-check = Les équipes de soutien à l’œuvre
gt-receipt-members = Équipe de soutien
gt-who-goes = Quitte { $column }·{ $row } :
gt-who-human = Humain
gt-lose-from-cabins-done = { $count ->
    [one] Perdre ce membre d’équipage
   *[other] Perdre { $count } membres d’équipage
}
gt-why-other-cabins = { $count ->
    [one] L’autre cabine marquée perd aussi un membre d’équipage.
   *[other] Les { $count } autres cabines marquées perdent aussi un membre d’équipage chacune.
}
gt-why-no-human-left = Il ne resterait aucun humain : votre vaisseau abandonnerait après cette carte.
gt-say-members-hired = Du nouveau dans les équipes de soutien : { $names }.
gt-say-member-chosen = { $name } a choisi quelqu’un.
gt-say-members-laid-out = Au choix : { $names }.
gt-say-took-from = { $name } prend ce que { $other } avait mis de côté : { $tile }.
gt-say-member-paid = { $name } gagne { $credits ->
    [one] 1 crédit
   *[other] { $credits } crédits
} grâce à : { $who }.
gt-say-undermined = Un saboteur est passé à bord du vaisseau de { $name }.
gt-say-alien-given-up = { $name } perd l’extraterrestre d’une cabine partagée ; l’humain reste.
gt-say-member-mark = { $name } marque cinq cases.
gt-say-member-pipe = { $name } pose un tuyau.
gt-say-member-universal = { $name } rend un composant universel.
gt-say-member-fire-drill = { $name } lance un exercice d’incendie.
gt-say-member-convert = { $name } change un composant en autre chose.
gt-say-member-unconvert = { $name } reprend un jeton de pièce détachée.
gt-say-member-weld = { $name } soude un joint.
gt-say-member-add-tile = { $name } ajoute un composant.
gt-say-member-wireless = { $name } relie deux composants sans fil.
gt-say-member-plate = { $name } blinde un composant.
gt-say-member-turret = { $name } pose le jeton de rotation sur un canon.
gt-say-member-seal = { $name } ferme des connecteurs exposés.
gt-say-member-predict = { $name } prédit l’ordre d’arrivée.
gt-say-member-gain-days = { $name } envoie le Bureaucrate en avant.
gt-say-member-inspect = { $name } fait payer chaque connecteur exposé.
gt-say-member-buy-yellow = { $name } achète des blocs jaunes.
gt-say-member-change-bonuses = { $name } fait changer les primes.
gt-say-member-change-price = { $name } change un prix.
