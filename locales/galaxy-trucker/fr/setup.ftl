# Les réglages avant la partie.

## Vols

gt-setup-game = Partie
gt-setup-game-learning = Premier vol
gt-setup-game-learning-hint = Pour débuter : petit vaisseau, huit cartes faciles, pas de sablier.
gt-setup-game-short = Un vol court
gt-setup-game-short-hint = Petit vaisseau, huit cartes, deux tours de sablier.
gt-setup-game-whole = La partie entière
gt-setup-game-whole-hint = Trois vols, des vaisseaux toujours plus grands.
gt-setup-game-own = À la carte
gt-setup-game-own-hint = De un à quatre vols avec les vaisseaux de votre choix.
gt-setup-flight = { $index ->
    [1] Premier vol
    [2] Deuxième vol
    [3] Troisième vol
   *[other] Quatrième vol
}
gt-setup-flight-add = Ajouter un vol
gt-setup-flight-remove = Retirer le vol { $index }
gt-setup-class = Classe { $class }
gt-setup-class-i-hint = Petit vaisseau, 18 cases, huit cartes.
gt-setup-class-ia-hint = Petit vaisseau. Vous choisissez le sens du vol après la construction. Sans assurance.
gt-setup-class-ii-hint = Vaisseau moyen, 27 cases, douze cartes.
gt-setup-class-iia-hint = Le vaisseau jumeau : deux moitiés côte à côte, sans cabine de pilotage. Sans assurance.
gt-setup-class-iib-hint = Un vaisseau rond : ses bords gauche et droit se touchent. Sans assurance.
gt-setup-class-iii-hint = Grand vaisseau, 36 cases, seize cartes.
gt-setup-class-iiia-hint = Le vaisseau en hauteur, 36 cases, seize cartes. Sans assurance.
gt-setup-class-iiib-hint = Le plus gros vaisseau du vol 3. Les dés décident où sont ses trous. Sans assurance.

## Construction et temps

gt-setup-pace = Temps de construction
gt-setup-pace-hourglass = Sablier
gt-setup-pace-untimed = Sans limite
gt-setup-hourglass = Un tour de sablier
gt-setup-aids = Aides à la construction
gt-setup-aids-none = Aucune
gt-setup-aids-counts = Totaux
gt-setup-aids-errors = Totaux et erreurs
gt-setup-aids-none-hint = Vous comptez et vérifiez vous-même.
gt-setup-aids-counts-hint = Les puissances et les connecteurs exposés sont comptés pour vous.
gt-setup-aids-errors-hint = Les erreurs et les cases possibles sont marquées aussi.
gt-setup-limits = Temps de décision
gt-setup-limit = { $percent ->
    [0] Sans limite
    [50] Court
    [100] Normal
   *[other] Long
}
gt-setup-more = Autres règles
gt-setup-strict = Refuser les erreurs à la pose
gt-setup-open-hands = Montrer ce que tiennent les autres
gt-setup-open-credits = Crédits publics
gt-setup-shared-looking = On peut être plusieurs à regarder une pile
gt-setup-turn-when-idle = La table retourne le sablier quand personne n’agit
gt-setup-rollback = D’un commun accord, on peut revenir sur la dernière décision
gt-setup-visions = Les piles gardent leur ordre
gt-setup-teams = Équipes
gt-setup-teams-none = Aucune
gt-setup-teams-partners = Partenaires
gt-setup-teams-experts = Experts
gt-setup-teams-hint = À quatre : chacun pilote le vaisseau de son partenaire. Les experts échangent aussi leurs places pendant la construction.

## Extensions

gt-setup-expansions = Extensions
gt-setup-expansions-count = { $count ->
    [0] Aucune activée
    [one] 1 activée
   *[other] { $count } activées
}
gt-setup-expansions-learning = Le vol d’essai se joue sans extension. Choisissez une autre partie pour en activer.
gt-setup-expansion-needs = Active aussi : { $names }.
gt-setup-expansion-needed = Nécessaire pour : { $names }.
gt-setup-first-box = La Grosse Extension
gt-setup-second-box = La seconde Grosse Extension
gt-setup-all-on = Tout activer
gt-setup-all-off = Tout désactiver
gt-setup-new-technologies = Nouvelles technologies
gt-setup-new-technologies-hint = 41 nouveaux composants et les extraterrestres cyan. On peut jouer à cinq.
gt-setup-fifth-wheel = Règles à cinq avec moins de joueurs
gt-setup-fifth-wheel-hint = Un joueur de plus profite des aubaines, et l’avant-dernier souffre aussi. Toujours actif à cinq.
gt-setup-second-box-components = Autres composants
gt-setup-second-box-components-hint = 42 composants : panneaux solaires, propulseurs, routage, crubots, auto-défense, armureries.
gt-setup-intruders = Intrus
gt-setup-intruders-hint = Prédateurs et commandos qui marchent dans votre vaisseau, trois cartes par paquet.

## Pourquoi deux choix du réglage s’excluent

gt-rule-GX-0-2 = Une partie à cinq a besoin des composants des nouvelles technologies.
gt-rule-GX-19-3 = Les membres restent toute la partie avec un joueur, mais les partenaires échangent leurs vaisseaux : nul ne saurait qui ils aident.
gt-rule-GX-19-10 = Les membres se choisissent à la fin de chaque vol sauf le dernier, dans l’ordre d’arrivée.
