### L’Académie : des leçons dans nos mots, et les exercices qui les terminent.

sa-academy-title = Académie
sa-academy-about = { $frontier ->
    [yes] Sept courtes leçons pour ceux qu’on n’a encore jamais pris pour cible dans l’espace, et deux pour l’extension. Dans vingt minutes, ce sera fait.
   *[no] Sept courtes leçons pour ceux qu’on n’a encore jamais pris pour cible dans l’espace. Dans vingt minutes, ce sera fait.
}
sa-academy-promise = Ni compte, ni manuel. Chaque étape, une idée ; chaque leçon, quelque chose à faire. Arrêtez quand vous voulez : ce navigateur s’en souvient.
sa-academy-begin = Commencer
sa-academy-continue = Continuer : { $lesson }
sa-academy-progress = Leçons réussies
sa-academy-passed-of = { $passed ->
    [one] { $passed } leçon réussie sur { $of }
   *[other] { $passed } leçons réussies sur { $of }
}
sa-academy-passed = réussie
sa-academy-minutes = environ { $minutes } min
sa-academy-a-flight = un vol
sa-academy-steps = Étapes de cette leçon
sa-academy-step = Étape { $step } sur { $of }
sa-academy-back = Retour
sa-academy-on = Suivant
sa-academy-skip = Passer
sa-academy-next = Leçon suivante : { $lesson }
sa-academy-next-short = Leçon suivante
sa-academy-end = Retour à l’Académie
sa-academy-cadet = Cadet
sa-academy-instructor = Instructeur
sa-academy-fly = Essayer en vol
sa-academy-replan = Revoir le plan
sa-academy-show = Montrer un plan qui marche
sa-academy-how = Touchez une carte, puis un emplacement ; ou faites-la glisser. ⇅ retourne une carte.
sa-academy-how-keys = Au clavier : les flèches choisissent une carte, les chiffres la posent, Espace la retourne, Entrée lance le vol.
sa-academy-turn = Tour { $turn }
sa-academy-phases = Douze tours en trois phases
sa-academy-phase = Phase { $phase }
sa-academy-wrong-room = Ici, c’est : { $room }. Regardez les signes sur les pupitres et essayez une autre pièce.
sa-academy-board = Décoller
sa-academy-friends = Entre amis
sa-academy-flown = effectué
sa-academy-pace-untimed = Seul, sans horloge : toutes les menaces sont visibles dès le début. Le meilleur départ.
sa-academy-pace-slow = Deux fois plus de temps, et vous pouvez arrêter l’horloge pour réfléchir.
sa-academy-pace-real = Comme sur la bande-son. Personne ne l’arrête, personne n’attend.

## Leçon 1

sa-academy-ship = Le vaisseau
sa-academy-ship-about = Six pièces, trois couleurs, deux ponts.
sa-academy-say-welcome = Voici votre vaisseau, en coupe. Il vient de sauter dans un coin déplaisant et a besoin d’une dizaine de minutes avant de pouvoir repartir. Personne ne pilote. L’équipage le garde entier en étant dans la bonne pièce au bon moment.
sa-academy-say-zones = Trois zones de gauche à droite : rouge, blanche, bleue. Deux ponts. Cela fait six stations. Les portes mènent à la zone voisine, un ascenseur à l’autre pont. Pas de raccourci du rouge au bleu. Il n’y en a jamais.
sa-academy-say-bridge = Tout le monde commence sur la passerelle, au milieu du pont supérieur, près du café. Touchez la passerelle.
sa-academy-say-bridge-done = Voilà la passerelle : la station blanche supérieure.
sa-academy-say-desks = Chaque station a trois pupitres. A tire avec l’arme de la station ; le chiffre est sa puissance. B déplace l’énergie. C fait ce que seule cette pièce sait faire.
sa-academy-say-rockets = Regardez les pupitres C. L’une de ces pièces abrite trois roquettes. Touchez-la.
sa-academy-say-rockets-done = La station bleue inférieure. Retenez-la : un jour, il faudra y courir.
sa-academy-walk-title = Trouver le laser léger
sa-academy-walk-task = À vous de marcher. Soyez dans la station rouge inférieure (en bas à gauche) après trois tours. Les flèches passent les portes, le double chevron prend l’ascenseur.
sa-academy-walk-done = Le voilà. Le laser léger a son propre bloc d’alimentation : personne ne lui volera son énergie.

## Leçon 2

sa-academy-cards = Les cartes et l’horloge
sa-academy-cards-about = Deux moitiés, douze emplacements, une échéance.
sa-academy-say-two-halves = Une carte a deux moitiés : l’une marche, l’autre agit. Seule celle du haut compte. Cette carte signifie donc soit « aller vers le rouge », soit « A : tirer », jamais les deux.
sa-academy-say-which-half = Cette carte est jouée sur la passerelle. Que se passe-t-il ?
sa-academy-say-which-half-lift = On descend en ascenseur
sa-academy-say-which-half-lift-why = Les chevrons sont en bas. Seule la moitié du haut compte.
sa-academy-say-which-half-energy = De l’énergie se déplace
sa-academy-say-which-half-energy-why = B est en haut, donc c’est B qui compte. Les chevrons du bas font de la décoration.
sa-academy-say-which-half-both = L’ascenseur, puis l’énergie
sa-academy-say-which-half-both-why = Une carte, une moitié. Deux choses prennent deux tours.
sa-academy-say-phases = Douze emplacements font douze tours, prévus en trois phases. Dans une phase, déplacez vos cartes à volonté. Son temps écoulé, elle est verrouillée, géniale ou non. Pendant ce temps, l’ordinateur lit les mauvaises nouvelles.
sa-academy-say-t-plus = « Temps T plus quatre. Menace. Zone bleue. » Quand apparaît-elle ?
sa-academy-say-t-plus-minutes = Dans quatre minutes
sa-academy-say-t-plus-minutes-why = Bien des équipages l’ont cru. Brièvement.
sa-academy-say-t-plus-turn = Au tour 4
sa-academy-say-t-plus-turn-why = T plus quatre, c’est le tour quatre. Elle arrive du côté bleu.
sa-academy-say-t-plus-people = Quand nous serons quatre
sa-academy-say-t-plus-people-why = Attendre serait poli. Elle n’attend pas.
sa-academy-halves-title = Un tir du canon bleu
sa-academy-halves-task = Tirez avec le gros laser de la station bleue supérieure (en haut à droite). Deux de vos trois cartes suffisent, si chacune a la bonne moitié en haut.
sa-academy-halves-done = Il n’y avait rien dehors et l’énergie est perdue. Mais quel bruit.

## Leçon 3

sa-academy-resolution = Et ensuite ?
sa-academy-resolution-about = Vous agissez, les canons parlent, les menaces répondent.
sa-academy-say-order = Le temps écoulé, le plan est exécuté, sans pitié. À chaque tour : les menaces apparaissent, l’équipage agit dans l’ordre, les armes tirent, puis les menaces avancent et agissent.
sa-academy-say-track = Un Chasseur descend la trajectoire rouge. Il agit en passant X, Y et Z, et Z, c’est votre porte. Il a 4 points de vie, un blindage de 2 et avance de 3 cases par tour. Les bandes 1, 2, 3 disent à quelle distance il est. Un laser touche toujours la menace la plus proche de sa zone.
sa-academy-volley-title = Ensemble
sa-academy-volley-task = Les tirs d’un tour s’additionnent ; le blindage (2) compte une fois. L’instructeur tire au laser lourd rouge (4) au tour 3 : tirez au laser léger (2), station rouge inférieure, au même tour.
sa-academy-volley-done = Quatre et deux font six, moins deux de blindage : quatre. Pile assez. Quelqu’un l’avait prévu.
sa-academy-say-energy = Armes et boucliers mangent de l’énergie. En bas, les cubes verts sont les réacteurs ; en haut, les bleus sont les boucliers. Un laser lourd prend un cube vert par tir. B en haut remplit le bouclier ; B en bas, sur les côtés, puise au milieu ; B au milieu brûle une des trois capsules de carburant.
sa-academy-shield-title = Parapluie
sa-academy-shield-task = Un Vaisseau de combat approche côté bleu. Chargez le bouclier bleu : B dans la station bleue supérieure prend l’énergie du réacteur d’en dessous. Puis regardez ce que fait le bouclier.
sa-academy-shield-done = Deux points de bouclier, c’est deux points de vaisseau qui vous restent. Sept dégâts dans une zone, et il n’y a plus de vaisseau.

## Leçon 4

sa-academy-test-run = Vol d’essai
sa-academy-test-run-about = Sept tours avec de vrais ennemis.
sa-academy-say-test-rules = Vous en savez assez pour voler. Un vol d’essai : sept tours, deux phases, trois ennemis modestes. On compte les dégâts, rien ne casse ; C et les robots ne font encore rien. Une arme de plus : A dans la station blanche inférieure touche tout ennemi des bandes 1 et 2, toutes zones, puissance 1, pour un cube vert.
sa-academy-say-destroyer = L’un d’eux est ce Destroyer : 5 points de vie, blindage 2. Le laser central a une puissance de 5. Combien de tirs lui faut-il, tout seul ?
sa-academy-say-destroyer-one = Un
sa-academy-say-destroyer-one-why = 5 − 2 font 3. Il a 5 points de vie, et aucun sens du spectacle.
sa-academy-say-destroyer-two = Deux
sa-academy-say-destroyer-two-why = 3 et 3 : deux tirs, deux tours, deux cubes verts. Commencez donc tôt.
sa-academy-say-destroyer-three = Trois
sa-academy-say-destroyer-three-why = Deux : chaque tir fait 5 − 2 = 3, et les dégâts restent.
sa-academy-say-androids = Seul, vous commandez quatre androïdes : toute carte va dans n’importe quelle rangée. Deux aux armes, un aux boucliers, un là où ça brûle. Puis « Lancer le vol », et regardez.
sa-academy-say-test-run-go = Votre vaisseau attend. Un premier vol prend cinq minutes environ, passées surtout à dire « attends ».
sa-academy-flight-test-run-1 = Un Pulsar en zone bleue, un Destroyer en blanche, un Chasseur furtif en rouge.
sa-academy-flight-test-run-2 = Un Nuage d’énergie, un Vaisseau de combat, un Chasseur à cryoprotection. Si le premier vol a fini en explosion, ou si c’était amusant.

## Leçon 5

sa-academy-simulation = Simulation
sa-academy-simulation-about = Douze tours, des roquettes, un ordinateur exigeant et des retards.
sa-academy-say-sim-new = Nouveau à partir d’ici : douze tours, des cartes face cachée (personne ne voit les vôtres, alors parlez), des menaces tirées au hasard, dont des sérieuses, des roquettes, un ordinateur qui réclame de l’attention, des retards, et des dégâts qui cassent. Une chose à la fois.
sa-academy-say-rocket-how = C dans la station bleue inférieure lance une roquette. Elle part ce tour-ci et touche au suivant : puissance 3, la menace la plus proche, quelle que soit la zone, à deux bandes de distance au plus. Vous en avez trois.
sa-academy-rocket-title = Une roquette et un laser
sa-academy-rocket-task = Un Chasseur apparaît en zone blanche au tour 3. L’instructeur tire au laser central au tour 4 ; seul, il ne suffit pas. Faites arriver une roquette au tour 4 aussi.
sa-academy-rocket-done = Lancée au tour trois, arrivée au tour quatre. La ponctualité est une arme.
sa-academy-say-computer-how = C sur la passerelle fait bouger la souris. Il faut le faire dans les deux premiers tours de chaque phase, sinon l’économiseur d’écran s’allume et les cartes de tous glissent d’un tour.
sa-academy-say-mouse = Au tour 1, quelqu’un a bougé la souris. Quand faudra-t-il recommencer ?
sa-academy-say-mouse-once = Plus jamais
sa-academy-say-mouse-once-why = L’ordinateur est plus exigeant : une fois par phase.
sa-academy-say-mouse-early = Au tour 4 ou 5
sa-academy-say-mouse-early-why = La phase 2 commence au tour 4. Puis encore au tour 8 ou 9.
sa-academy-say-mouse-late = Au tour 6 ou 7
sa-academy-say-mouse-late-why = Trop tard : après le tour 5, il y a des poissons à l’écran. De très beaux poissons.
sa-academy-say-delay = Un ascenseur prend une personne par tour. Vous et un ami prenez l’ascenseur rouge au tour 2 ; l’ami passe avant vous. Que se passe-t-il ?
sa-academy-say-delay-nobody = On se serre
sa-academy-say-delay-nobody-why = Une personne par tour. L’ascenseur a compté.
sa-academy-say-delay-second = J’arrive, mais je perds un tour
sa-academy-say-delay-second-why = Vous arrivez, mais avec du retard : toutes vos cartes suivantes glissent d’un tour. Des plans sont morts pour moins.
sa-academy-say-delay-both = Nous sommes en retard tous les deux
sa-academy-say-delay-both-why = Seulement le second. Le premier ne remarque rien.
sa-academy-say-tiles = Les dégâts sont désormais des tuiles qui cassent quelque chose dans leur zone : un laser faiblit, un bouclier ou un réacteur contient moins, un ascenseur retarde tout le monde. Sept dans une zone, et c’est toujours la fin.
sa-academy-say-simulation-go = Votre première simulation. Horloge lente : vous pouvez l’arrêter et réfléchir. Une menace abattue rapporte des points, un dégât en coûte. Plus de dix, c’est très bien ; rentrer, c’est bien.
sa-academy-flight-simulation-1 = De quatre à six menaces blanches au hasard, dont des sérieuses.
sa-academy-flight-simulation-2 = Les mêmes règles, une autre bande-son.
sa-academy-flight-simulation-3 = Encore une fois, avec plus de sentiment.

## Leçon 6

sa-academy-advanced = Simulation avancée
sa-academy-advanced-about = Maintenant, ils montent à bord.
sa-academy-say-inside = Certaines menaces sont à l’intérieur. Un dysfonctionnement occupe un pupitre : jouez sa lettre dans cette pièce, et vous réparez au lieu de l’utiliser. Ses points de vie sont le nombre de réparations.
sa-academy-repair-title = Éteindre et rallumer
sa-academy-repair-task = On a piraté les boucliers bleus : 3 points de vie, pupitre B de la station bleue supérieure. L’instructeur répare une fois, au tour 3. Faites les deux autres d’ici là.
sa-academy-repair-done = Trois fois B, et ça ronronne. Personne ne demande ce qui n’allait pas.
sa-academy-say-squads = Les intrus se promènent. Prenez une escouade de robots avec C, dans la station rouge inférieure ou bleue supérieure, allez où se trouve l’intrus et jouez la moitié au robot.
sa-academy-battlebots-title = Visiteurs imprévus
sa-academy-battlebots-task = Au tour 1, des Éclaireurs entrent dans la station bleue supérieure, puis filent sur la passerelle. Prenez l’escouade du côté bleu, revenez et chassez-les au tour 4 au plus tard.
sa-academy-battlebots-done = L’escouade a besoin de repos et la moquette d’être changée. Bien combattu.
sa-academy-say-interceptors = Avec une escouade, le C d’une pièce vous emmène dehors dans les intercepteurs : puissance 3 contre un ennemi proche. Touchez cette pièce : son pupitre C montre un petit chasseur.
sa-academy-say-interceptors-done = La station rouge supérieure. Dehors, continuez le combat avec la moitié au robot, ou rentrez en ne faisant rien.
sa-academy-say-advanced-go = Des intrus, des dysfonctionnements, et des gens assommés qui regardent la suite. Rentrez d’un de ces vols avant de partir en mission.
sa-academy-flight-advanced-simulation-1 = Des menaces blanches, dehors et dedans.
sa-academy-flight-advanced-simulation-2 = Les mêmes règles, une autre bande-son.
sa-academy-flight-advanced-simulation-3 = Pour ceux qui aiment recevoir.

## Leçon 7

sa-academy-mission = Première mission
sa-academy-mission-about = De l’héroïsme, un hublot et une ligne dans le carnet de bord.
sa-academy-say-heroics = Tout est en service. Vous avez une carte héroïque. Sa moitié Mouvement vous emmène d’un coup dans une pièce précise, d’où que vous soyez ; sa moitié Action fait mieux l’action ordinaire.
sa-academy-say-looking = C dans la station blanche inférieure, c’est un regard par le hublot. Plus vous êtes nombreux à regarder au même tour d’une phase, plus il y a de points. On a retrouvé des équipages le nez contre la vitre pendant que le vaisseau brûlait.
sa-academy-heroic-title = La vue
sa-academy-heroic-task = Allez de la passerelle au hublot de la station blanche inférieure avec la carte héroïque, et regardez dehors au tour 2.
sa-academy-heroic-done = Des étoiles. Et quelque chose avec des dents, mais surtout des étoiles.
sa-academy-say-log = Survivez, et le carnet de bord reçoit une ligne avec vos noms et le score. Sinon, il reçoit le nom de ce qui vous a eus. Les deux font de bonnes histoires.
sa-academy-say-mission-go = Dix minutes, en temps réel. Amenez des amis si vous en avez : un lien suffit. Bonne chance.
sa-academy-flight-mission-1 = Menaces blanches, règles complètes.
sa-academy-flight-mission-2 = La suivante, pour ceux qui sont revenus.

## Conseils

sa-academy-hint-empty = Rien de prévu, rien ne s’est passé. Posez d’abord des cartes dans les emplacements.
sa-academy-hint-stayed = Personne n’a marché. Une lettre agit là où vous êtes ; pour marcher, retournez une carte afin d’avoir la flèche ou les chevrons en haut.
sa-academy-hint-passed = Vous y étiez, et vous avez continué. Un emplacement vide vous laisse sur place.
sa-academy-hint-back = Vous avez marché, et vous revoilà au point de départ. Deux pas y mènent : la flèche rouge et l’ascenseur.
sa-academy-hint-left = Vous étiez dans la bonne pièce et l’avez quittée trop tôt. Faites-y d’abord ce qu’il y a à faire.
sa-academy-hint-apart = Il est détruit, mais en deux bouchées, et son blindage a pris 2 à chacune. Ensemble, maintenant, au tour 3 : vous au laser léger de la station rouge inférieure.
sa-academy-hint-same-gun = C’était le laser lourd, celui de votre instructeur, et une arme ne tire qu’une fois par tour. La vôtre est un pont plus bas.
sa-academy-hint-red-below = La station rouge inférieure est à deux pas : la flèche rouge et l’ascenseur. Puis A en haut au tour 3.
sa-academy-hint-downstairs = Ce B était en bas : il a rempli le réacteur. Le bouclier se charge en haut, avec l’énergie de ce réacteur.
sa-academy-hint-no-rocket = Il est détruit, même sans roquette. Bien tiré. Avec une, maintenant : le prochain viendra peut-être là où aucun laser ne pointe.
sa-academy-hint-blue-below = Les roquettes sont dans la station bleue inférieure : la flèche bleue, l’ascenseur, puis C au tour 3.
sa-academy-hint-fight = Vous avez l’escouade. Ramenez-la à la passerelle par la flèche rouge et jouez-y la moitié au robot, au tour 4 au plus tard.
sa-academy-hint-squad-first = L’escouade attend dans la station bleue supérieure : la flèche bleue, puis C. Ensuite, retour à la passerelle.
sa-academy-hint-sooner = Vous êtes au hublot, un tour trop tard. Sautez au tour 1, regardez au tour 2.
sa-academy-hint-deck = Bonne zone, mauvais pont. L’ascenseur est la carte aux deux chevrons.
sa-academy-hint-far = Bon pont. Encore une porte à gauche : la flèche rouge.
sa-academy-hint-wrong-way = C’est l’autre bout du vaisseau. Le rouge est à gauche.
sa-academy-hint-elsewhere = Un tir est parti, mais d’une autre pièce. A tire avec l’arme de la station où vous êtes : allez d’abord dans la station bleue supérieure.
sa-academy-hint-half = Vous y êtes. Mettez maintenant une carte avec A en haut dans l’emplacement suivant.
sa-academy-hint-blue-first = D’abord la flèche bleue, vers la station bleue supérieure. Ensuite la lettre.
sa-academy-hint-place = Vous avez tiré, mais pas de la station rouge inférieure. Deux pas y mènent : la flèche rouge et l’ascenseur.
sa-academy-hint-shoot = Vous étiez dans la station rouge inférieure. Maintenant, A en haut au tour 3.
sa-academy-hint-zone = De l’énergie a bougé, mais dans une autre zone. B agit là où vous êtes.
sa-academy-hint-charge = Vous êtes au bon endroit. Mettez B en haut dans l’emplacement suivant.
sa-academy-hint-late = Trop tard : une roquette touche au tour qui suit son lancement. Comptez à rebours depuis le tour 4.
sa-academy-hint-rockets = Ce C était sur la passerelle : l’ordinateur vous remercie. Les roquettes sont dans la station bleue inférieure, à deux pas.
sa-academy-hint-launch = Vous êtes à côté des roquettes. C en lance une.
sa-academy-hint-elsewhere-b = Ce B a déplacé de l’énergie ailleurs. Le pupitre piraté est dans la station bleue supérieure.
sa-academy-hint-twice = Vous êtes dans la bonne pièce. Il faut deux réparations de votre part : B au tour 2 et B au tour 3.
sa-academy-hint-squad = Pour combattre, il faut une escouade. C dans la station bleue supérieure prend celle qui y est rangée.
sa-academy-hint-gone = Les intrus étaient déjà dans une autre pièce. Revoyez le vol pour savoir quand ils bougent.
sa-academy-hint-fetch = Vous étiez à côté de l’escouade. C l’emmène.
sa-academy-hint-window = Ce C était sur la passerelle : l’ordinateur vous remercie. Le hublot est en dessous.
sa-academy-hint-jump = La moitié Mouvement de la carte héroïque vous y emmène en un tour.
sa-academy-hint-look = Vous êtes au hublot. Maintenant, C.

## Après un vol d’entraînement

sa-academy-debrief = Débriefing
sa-academy-debrief-cost = Ce qui a coûté le plus
sa-academy-debrief-clean = Rien n’a mal tourné, ou presque.
sa-academy-watch = Revoir le tour { $turn }
sa-academy-onward = Suite : { $what }
sa-academy-advice-again = Refaites un vol d’essai et tâchez d’abattre deux ennemis.
sa-academy-advice-either = Pas mal. Un autre vol d’essai, ou directement la simulation.
sa-academy-advice-on = À peine une égratignure. Passez à la leçon suivante.
sa-academy-advice-home = Vous êtes rentrés. Plus de dix points, ce serait très bien ; continuez quand vous voulez.
sa-academy-advice-very-good = Plus de dix points : très bien. La simulation avancée vous attend.
sa-academy-advice-ready = Vous avez survécu à une simulation avancée. Vous êtes prêts pour une mission.
sa-academy-advice-practise = Cela arrive à tout le monde. Lisez la suite, puis recommencez.
sa-academy-tip-void = Une carte sans effet. Vérifiez la pièce et l’énergie avant de la poser.
sa-academy-tip-void-no-energy = Le réacteur était vide. B en bas amène l’énergie du milieu : un tour avant le tir.
sa-academy-tip-void-already-activated = Quelqu’un avait déjà tiré avec au même tour. Une arme tire une fois par tour : envoyez l’un de vous ailleurs.
sa-academy-tip-void-full = C’était déjà plein. B sert une fois que de l’énergie a été dépensée, pas avant.
sa-academy-tip-void-source-empty = Il n’y avait rien à puiser. Remplissez d’abord en bas ; au milieu, une capsule de carburant le fait.
sa-academy-tip-void-edge-of-ship = Il n’y a plus de pièce au-delà. Voyez où vous êtes avant de choisir la flèche.
sa-academy-tip-void-no-fuel = Il n’y a que trois capsules de carburant. Évitez les tirs dans le vide.
sa-academy-tip-void-switched-off = À ce stade, cela ne fait encore rien. Gardez le tour pour une arme ou un bouclier.
sa-academy-tip-void-no-squad = Pour combattre, il faut une escouade : d’abord C, dans la station rouge inférieure ou bleue supérieure.
sa-academy-tip-void-squad-disabled = L’escouade était désactivée. C dans la station rouge inférieure ou bleue supérieure la réactive.
sa-academy-tip-void-no-intruder = Il n’y avait personne à combattre. La carte dit où va l’intrus en X et en Y.
sa-academy-tip-void-no-rocket = Il n’y a que trois roquettes. Gardez-les pour ce qu’aucun laser n’atteint.
sa-academy-tip-void-rocket-track-busy = Une roquette par tour : la deuxième a dû attendre.
sa-academy-tip-void-maintained-already = La souris avait déjà bougé dans cette phase. Une fois suffit.
sa-academy-tip-void-maintenance-too-late = Trop tard pour cette phase : la souris ne compte que dans ses deux premiers tours.
sa-academy-tip-miss-early = Il n’y avait encore rien. T plus quatre arrive au tour quatre : tirez à partir de là.
sa-academy-tip-miss-late = Il n’y avait plus rien à viser. Comptez ce qu’encaisse une menace, puis envoyez le tireur ailleurs.
sa-academy-tip-miss-far = Il y avait bien quelque chose, mais trop loin. Regardez les bandes, et la portée qu’indique le pupitre.
sa-academy-tip-miss-hidden = La menace était là, mais intouchable : certaines se cachent d’abord. La carte dit à partir de quelle lettre on les voit.
sa-academy-tip-damage-inside = Les boucliers n’arrêtent pas ce qui est à bord. La carte dit ce qui l’élimine : une lettre ou les robots, avant sa prochaine lettre.
sa-academy-tip-damage-through = Les boucliers n’arrêtent pas celle-ci. Abattez-la avant sa prochaine lettre.
sa-academy-tip-survived-inside = Elle a fait à bord tout ce qu’elle pouvait. La carte dit où elle est et ce qui l’élimine : une lettre ou les robots.
sa-academy-tip-fuel = Une capsule de carburant brûlée pour rien. B dans la station blanche inférieure remplit le réacteur central : attendez qu’il ait de la place.
sa-academy-tip-bounced = Son blindage a tout avalé. Faites tirer deux armes au même tour.
sa-academy-tip-delay = Un retard pousse toutes les cartes suivantes. Un ascenseur à la fois, et un emplacement vide pour amortir.
sa-academy-tip-asleep = Personne n’a bougé la souris. C sur la passerelle dans les deux premiers tours de chaque phase.
sa-academy-tip-damage = Les boucliers avant les canons : B en haut avale une telle attaque. Ou abattez la menace avant sa prochaine lettre.
sa-academy-tip-knocked-out = Ne restez pas là où un intrus va frapper ; sa carte dit où et quand.
sa-academy-tip-survived = La menace s’est échappée. Deux armes au même tour, tôt, quand elle est encore loin.
sa-academy-tip-squad = L’escouade est désactivée. C dans la station rouge inférieure ou bleue supérieure la réactive.
sa-academy-tip-lost = Sept dégâts dans une zone. Répartissez la garde : la zone de l’attaquant le plus fort doit avoir son bouclier plein.

## Le guide du premier vol

sa-coach-title = Guide
sa-coach-dismiss = Masquer les conseils
sa-coach-pick = Choisissez une carte. La moitié du haut est celle qui compte ; ⇅ la retourne.
sa-coach-slot = Touchez l’emplacement 1 d’un androïde : il agira ainsi au tour 1.
sa-coach-stand = { $screen ->
    [narrow] Où cela mène-t-il ? Ouvrez « Vaisseau » et touchez « Aperçu du vol ».
   *[wide] Où cela mène-t-il ? « Aperçu du vol » le montre ; ou pointez un emplacement et regardez le vaisseau.
}
sa-coach-threat = { $screen ->
    [narrow] Au tour { $turn } arrive : { $threat }. Qui tire ? Ouvrez « Menaces » et touchez sa carte.
   *[wide] Au tour { $turn } arrive : { $threat }. Qui tire ? Ouvrez sa carte pour voir ce qu’il faut.
}
sa-coach-quiet = Rien en vue. Quand l’ordinateur annoncera la première menace, ouvrez sa carte : qui tire ?
sa-coach-fly = { $pace ->
    [untimed] Remplissez les emplacements utiles, sur chaque plateau. Puis « Lancer le vol » : ici, une épave ne coûte rien.
    [slow] Remplissez les emplacements de cette phase avant la fin du temps. « Arrêter l’horloge » laisse réfléchir.
   *[real] Remplissez les emplacements de cette phase avant la fin du temps ; les suivants viendront après.
}
