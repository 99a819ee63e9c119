### Galaxy Trucker : les leçons.

gt-learn-title = L’école des routiers
gt-learn-about = Sept courtes leçons sur le vrai plateau. À la fin de chacune, quelque chose à construire ou à décider. Ensuite, vous volez.
gt-learn-begin = Commencer la première leçon
gt-learn-continue = Continuer
gt-learn-check = Vérifier mon vaisseau
gt-learn-sell = Rentrer et vendre
gt-learn-passed = Réussi
gt-learn-skip = Passer cette leçon
gt-learn-tray = Composants
gt-learn-you = Votre vaisseau
gt-learn-first-flight = Faire votre premier vol
gt-learn-first-flight-about = Le vol d’essai : huit cartes faciles, pas de sablier, les erreurs sont marquées. Trois adversaires lents, joués par l’ordinateur, construisent à côté de vous.

gt-lesson-connectors = Composants et connecteurs
gt-lesson-connectors-text = Deux composants s’assemblent là où deux connecteurs se rencontrent. Un plot va avec un plot, deux avec deux, et les trois reliés vont avec tout. Un connecteur ne doit jamais toucher un côté lisse.
gt-lesson-connectors-task = Ajoutez les quatre composants à votre cabine sans erreur.
gt-lesson-engines = Moteurs et canons
gt-lesson-engines-text = Les moteurs poussent par l’arrière : la tuyère vers le bas, et la case derrière reste vide. Les canons veulent la case devant leur tube libre. Vers l’avant ils comptent 1, de côté seulement la moitié.
gt-lesson-engines-task = Construisez un vaisseau de puissance 2 en moteurs et en canons.
gt-lesson-crew = Équipage, extraterrestres et batteries
gt-lesson-crew-text = Une cabine loge deux humains, ou un extraterrestre si un support de vie de sa couleur y est relié. Jamais dans la cabine de pilotage. Doubles canons, doubles moteurs et boucliers ne marchent qu’avec un jeton d’énergie.
gt-lesson-crew-task = Logez un extraterrestre mauve, et branchez une batterie et le double canon.
gt-lesson-flight = Un premier vol
gt-lesson-flight-text = Vous rencontrez une carte après l’autre. Sur les planètes, on charge des marchandises. Les rouges sont dangereuses et ne vont que dans les soutes spéciales, celles à rayures. Votre soute est simple, pour deux blocs.
gt-lesson-flight-task = Choisissez la planète qui rapporte le plus.
gt-lesson-flight-question = Où atterrissez-vous ?
gt-lesson-flight-planet-1 = Planète 1
gt-lesson-flight-planet-2 = Planète 2
gt-lesson-flight-planet-3 = Planète 3
gt-lesson-flight-pass = Passer
gt-lesson-flight-planet-1-verdict = Vendu pour { $sale }. Deux blocs rouges, et aucune soute spéciale pour eux. Cherchez ce qui rentre.
gt-lesson-flight-planet-2-verdict = Vendu pour { $sale }. Les deux blocs bleus rentrent et valent 1 chacun. Il y a mieux.
gt-lesson-flight-planet-3-verdict = Vendu pour { $sale }. Un bloc jaune vaut mieux que deux bleus, et rien n’est rouge.
gt-lesson-flight-pass-verdict = Vendu pour { $sale }. Passer épargne des jours, mais une soute vide ne rapporte rien.
gt-lesson-meteors = Ce qui détruit les vaisseaux
gt-lesson-meteors-text = Une petite météorite rebondit sur un côté lisse. Si elle touche un connecteur exposé, le composant est perdu, avec tout ce qui ne tient qu’à lui. En voici quatre, une de chaque côté, droit sur votre cabine.
gt-lesson-meteors-task = Couvrez les quatre côtés de la cabine pour ne rien perdre.
gt-lesson-shields = Boucliers et doubles canons
gt-lesson-shields-text = Trois météorites arrivent de l’avant : une grosse sur le double canon, une petite sur le connecteur exposé de la colonne 8, puis encore une grosse sur le canon. Le canon abat les grosses, le bouclier arrête les petites : un jeton chaque fois. Vous en avez deux.
gt-lesson-shields-task = Dépensez deux jetons pour que le double canon survive.
gt-lesson-shields-question = Lesquelles arrêtez-vous ?
gt-lesson-shields-large = Les deux grosses
gt-lesson-shields-first = La première grosse et la petite
gt-lesson-shields-last = La petite, puis on verra
gt-lesson-shields-large-verdict = Vous avez perdu une structure modulaire, et le canon est toujours là. Mieux vaut payer avec une pièce bon marché.
gt-lesson-shields-first-verdict = Plus de jeton pour la dernière : le double canon est perdu. Quelle perte fait le moins mal ?
gt-lesson-shields-last-verdict = La première a pris le double canon, et rien ne pouvait plus abattre la dernière. Quelle perte fait le moins mal ?
gt-lesson-selling = Charger et vendre
gt-lesson-selling-text = À l’arrivée on vend : rouge 4, jaune 3, vert 2, bleu 1. Vous avez trouvé plus que vous ne pouvez porter : une soute spéciale pour un bloc, même rouge, et une soute simple pour deux.
gt-lesson-selling-task = Chargez pour vendre au meilleur prix.
gt-lesson-selling-good = Vendu pour { $sale } crédits. Impossible de faire mieux.
gt-lesson-selling-more = Vendu pour { $sale } crédits. { $best } sont possibles. Où va le bloc rouge, et qu’est-ce qui vaut plus que le bleu ?

gt-goal-engines-hint = Il faut 2 en moteurs : deux moteurs, tuyère vers le bas.
gt-goal-cannons-hint = Il faut 2 en canons : deux canons, tube vers le haut.
gt-goal-power-hint = La batterie et le double canon doivent être sur le vaisseau.
gt-hint-all = { $count ->
    [one] Un composant attend
   *[other] { $count } composants attendent
} encore.
gt-hint-cabin = La cabine n’est pas encore sur le vaisseau.
gt-hint-alien = Aucun extraterrestre mauve ne peut vivre dans cette cabine : le support de vie doit y être relié par des connecteurs compatibles.
gt-hint-meteors = { $count ->
    [one] Un composant a été perdu.
   *[other] { $count } composants ont été perdus.
} Tournez les pièces pour qu’un côté lisse soit dehors, de chaque côté de la cabine.
gt-hint-fault-connector = Des connecteurs incompatibles se font face. Un plot va avec un, deux avec deux, trois reliés avec tout ; un connecteur ne touche jamais un côté lisse.
gt-hint-fault-engine-direction = La tuyère d’un moteur doit pointer vers le bas, vers l’arrière.
gt-hint-fault-behind-engine = Quelque chose se trouve juste derrière un moteur. Cette case doit rester vide.
gt-hint-fault-front-of-cannon = Quelque chose se trouve juste devant un canon. Cette case doit rester vide.
gt-hint-fault-outside = Un composant est hors du plateau.
gt-hint-fault-separate = Un composant n’est pas relié au vaisseau : être à côté ne suffit pas, les connecteurs doivent se toucher.

gt-lesson-intruders = Les intrus
gt-lesson-intruders-text = Un prédateur arrive de la gauche sur la ligne 6 et suit la règle de la main gauche : à chaque composant il essaie à gauche, tout droit, à droite, puis en arrière, par les connecteurs reliés seulement. Il est battu quand il entre dans un système d’auto-défense ou dans un composant à l’équipage armé. Votre armurerie arme l’équipage de la cabine de pilotage. Un propulseur relié à l’équipage décale sa ligne d’un cran contre un jeton.
gt-lesson-intruders-task = Gagnez la récompense du prédateur.
gt-lesson-intruders-question = Il arrive sur la ligne 6. Allumez-vous le propulseur ?
gt-lesson-intruders-stay = Le laisser sur la ligne 6
gt-lesson-intruders-fire = Allumer le propulseur : ligne 5
gt-lesson-intruders-stay-verdict = Il a fait quatre pas, n’a rien trouvé à dévorer et il est parti. Pas de récompense : il n’a pas atteint votre équipage armé. Demandez la raison de chaque pas.
gt-lesson-intruders-fire-verdict = Sur la ligne 5, son troisième pas mène à la cabine de pilotage, où l’équipage est armé : 2 crédits pour un jeton. Demandez la raison de chaque pas.

gt-learn-expansions-about = Quatre leçons pour qui active les modules des deux extensions.

gt-lesson-boosters = Les boosters
gt-lesson-boosters-text = Un booster ne sert que s’il est relié à ce qu’il booste. Un booster de canon dépense un jeton pour l’un de ses canons : +3 si ce canon tire vers l’avant, seulement +1½ sinon. Le canon boosté grille et il est perdu, le booster reste. (Un booster de bouclier arrête même les gros coups contre un second jeton. Un booster de moteur grille un moteur pour éviter une carte.)
gt-lesson-boosters-task = Battez les contrebandiers de puissance 4 avec deux canons, et rapportez leurs marchandises.
gt-lesson-boosters-question = Vos canons comptent 1 et ½. Lequel boostez-vous ?
gt-lesson-boosters-none = Aucun
gt-lesson-boosters-sideways = Celui qui tire à gauche
gt-lesson-boosters-forward = Celui qui tire vers l’avant
gt-lesson-boosters-none-verdict = 1½ contre 4. Ils ont pris vos jetons d’énergie, faute de marchandises à bord.
gt-lesson-boosters-sideways-verdict = 3 contre 4, et le canon est perdu quand même. Un canon qui tire vers l’avant gagne deux fois plus.
gt-lesson-boosters-forward-verdict = 4½ contre 4 : des marchandises pour { $sale } crédits, contre un jeton et un canon. À l’arrivée, un composant perdu coûte 1 crédit.
gt-lesson-twin = Le vaisseau jumeau
gt-lesson-twin-text = La classe IIA, ce sont deux moitiés qui volent côte à côte, sans cabine de pilotage. Le premier composant d’une moitié se pose n’importe où, tout le reste s’y relie ; les moitiés ne se touchent jamais. Canons et équipages s’additionnent, mais les moteurs ne comptent que pour la moitié la plus faible, et une batterie n’alimente que sa propre moitié. Une moitié sans humains abandonne.
gt-lesson-twin-task = Donnez un équipage et un moteur à chaque moitié, et alimentez le double canon.
gt-lesson-team = L’équipe de soutien
gt-lesson-team-text = Chaque équipier a deux capacités. A vaut dès le premier vol, B à partir du suivant. Certains aident à la construction, d’autres avant les cartes, d’autres au chargement ou à la vente : la table vous demande quand c’est leur heure. Vous allez vous poser sur une planète avec un bloc jaune, un vert et deux bleus. Votre soute en prend deux.
gt-lesson-team-task = Engagez qui rapporte le plus d’argent dans ce vol.
gt-lesson-team-question = Qui engagez-vous ?
gt-lesson-team-bureaucrat = Engager le Bureaucrate
gt-lesson-team-plumber = Engager le Plombier
gt-lesson-team-smuggler = Engager le Contrebandier
gt-lesson-team-bureaucrat-verdict = Marchandises vendues { $sale }. Vous êtes parti plus loin devant, ce qui compte dans une course. Seul avec une soute pleine, non.
gt-lesson-team-plumber-verdict = Marchandises vendues { $sale }. Cet équipier aide à la construction, et votre vaisseau est construit. Cherchez quelqu’un qui ait de la place pour les blocs bleus.
gt-lesson-team-smuggler-verdict = Marchandises vendues { $sale } : le jaune et le vert en soute, un bloc bleu derrière chaque structure modulaire. Personne d’autre ne les voit.
gt-goal-twin-crew-hint = Il faut une cabine dans chaque moitié : sans humains elle abandonnerait.
gt-goal-twin-engines-hint = Il faut une puissance des moteurs de 1. La moitié la plus faible compte : un moteur dans chaque moitié, tuyère vers le bas.
gt-goal-twin-power-hint = Le double canon a besoin de la batterie dans sa propre moitié. Mettez les deux dans la même.
