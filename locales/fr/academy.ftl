### L’Académie : des leçons dans nos mots, et les exercices qui les terminent.

academy-title = Académie
academy-about = Sept courtes leçons pour ceux qu’on n’a encore jamais pris pour cible dans l’espace. Dans une demi-heure, ce sera fait.
academy-begin = Commencer
academy-continue = Continuer
academy-passed = réussie
academy-next = Suite : { $lesson }
academy-you = Vous
academy-instructor = Instructeur { $number }
academy-fly = Voler
academy-again = Recommencer
academy-flights = Maintenant, pour de vrai
academy-board = Monter à bord

academy-ship = Le vaisseau
academy-ship-about = Six pièces, trois couleurs, deux ponts.
academy-ship-text =
    Votre vaisseau a trois zones, rouge, blanche et bleue, chacune avec une station supérieure et une inférieure. Des portes relient les voisines d’un même pont ; un ascenseur gravitationnel relie les deux ponts d’une zone. Pas de raccourci du rouge au bleu. Il n’y en a jamais.
    En haut, les lasers lourds et les boucliers. En bas, les réacteurs, les lasers légers et, au milieu, le canon à impulsion. Tout le monde commence sur la passerelle, la station blanche supérieure, près du café.
    Vous ne pilotez jamais. Le vaisseau file tout seul, sans défense, pendant dix minutes. À vous d’être dans la bonne pièce au bon moment.
academy-walk-title = Trouver le laser léger
academy-walk-task = Soyez dans la station rouge inférieure après trois tours. Choisissez une carte, touchez un emplacement. Une carte a deux moitiés : celle du haut compte, et ⇅ la retourne.
academy-walk-done = Le voilà. Il a sa propre batterie : personne ne lui volera son énergie.

academy-cards = Les cartes et l’horloge
academy-cards-about = Deux moitiés, douze emplacements, une échéance.
academy-cards-text =
    Une carte a une moitié Mouvement et une moitié Action. Celle du haut a lieu ; l’autre décore. A : tirer avec ce qui se trouve là. B : déplacer l’énergie. C : utiliser ce que la pièce a de particulier. Le petit robot : envoyer les robots de combat.
    Douze emplacements font douze tours, en trois phases. Pendant une phase, déplacez ses cartes comme bon vous semble. Prendre les cartes de la phase suivante verrouille la précédente pour de bon.
    Pendant ce temps, l’ordinateur annonce les mauvaises nouvelles. « Temps T plus quatre » veut dire : au tour quatre. Des tours, pas des minutes ; bien des équipages l’ont appris autrement.
academy-halves-title = Un tir du canon bleu
academy-halves-task = Tirez avec le laser lourd de la station bleue supérieure. Trois cartes en main ; deux suffisent, dans le bon sens.
academy-halves-done = Il n’y avait rien dehors et l’énergie est perdue. Mais quel bruit.

academy-resolution = Et ensuite ?
academy-resolution-about = Tour par tour : vous agissez, les canons parlent, les menaces répondent.
academy-resolution-text =
    Une fois la planification finie, le plan est exécuté, sans pitié. À chaque tour : les menaces apparaissent, l’équipage agit dans l’ordre, les armes tirent, les menaces avancent et agissent.
    Un laser touche la menace la plus proche de sa zone. Additionnez tout ce qui touche une menace dans un tour, retirez une seule fois son blindage : le reste est du dégât. Deux armes au même tour ne paient le blindage qu’une fois ; c’est la moitié de la tactique.
    Les menaces agissent en passant X, Y et Z. Un bouclier avale les points d’attaque tant qu’il a de l’énergie. Ce qui passe casse le vaisseau. Sept dégâts dans une zone, et il n’y a plus de vaisseau.
academy-volley-title = Ensemble
academy-volley-task = Un Chasseur arrive côté rouge : 4 points de vie, blindage 2. L’instructeur tire au laser lourd (puissance 4) au tour 3. Ajoutez le laser léger (puissance 2) de la station rouge inférieure au même tour.
academy-volley-done = Quatre et deux font six, moins deux de blindage : quatre. Pile assez. Quelqu’un l’avait prévu.
academy-shield-title = Parapluie
academy-shield-task = Un Vaisseau de combat approche du côté bleu. Chargez le bouclier bleu : B dans la station bleue supérieure prend l’énergie du réacteur d’en dessous.
academy-shield-done = Deux points de bouclier, c’est deux points de vaisseau qui vous restent.

academy-test-run = Vol d’essai
academy-test-run-about = Sept tours avec de vrais ennemis et une horloge lente.
academy-test-run-text =
    Il est temps de voler. Un vol d’essai dure sept tours et deux phases, cartes visibles, trois ennemis modestes. Aucun retard, rien ne casse ; on compte seulement les dégâts, et le septième point dans une zone met fin à l’exercice.
    Seul ? Vous commanderez quatre androïdes, toutes les cartes devant vous. Entre amis, partagez le lien ; des androïdes occupent les chaises vides.
    L’horloge tourne deux fois moins vite et chacun peut l’arrêter. Profitez-en tant que ça dure.
academy-flight-test-run-1 = Premier vol d’essai
academy-flight-test-run-1-about = Un Pulsar, un Destroyer, un Chasseur furtif. Tirez tôt sur celui du milieu.
academy-flight-test-run-2 = Second vol d’essai
academy-flight-test-run-2-about = Si le premier a fini en explosion, ou si c’était amusant.

academy-simulation = Simulation
academy-simulation-about = Douze tours, des roquettes, un ordinateur exigeant et des retards.
academy-simulation-text =
    Désormais tout dure douze tours, les cartes sont face cachée et les menaces tirées au hasard. Des sérieuses aussi.
    C dans la station bleue inférieure lance une roquette : rien ce tour-ci, puis elle touche au tour suivant la menace la plus proche à portée 2, puissance 3. C sur la passerelle tient l’ordinateur éveillé : il faut le faire dans l’un des deux premiers tours de chaque phase, sinon tout le monde perd son tour suivant devant un économiseur d’écran.
    Deux personnes dans un même ascenseur au même tour : la seconde est retardée, et toutes ses cartes suivantes glissent. Les dégâts sont maintenant des tuiles qui cassent : lasers, boucliers, réacteurs, ascenseurs.
academy-rocket-title = Une roquette et un laser
academy-rocket-task = Un Chasseur apparaît en zone blanche au tour 3. L’instructeur tire au laser central au tour 4 ; seul, il ne suffit pas. Lancez une roquette pour qu’elle arrive aussi au tour 4.
academy-rocket-done = Lancée au tour trois, arrivée au tour quatre. La ponctualité est une arme.
academy-computer-title = Bouger la souris
academy-computer-task = Tenez l’ordinateur éveillé en phase 1 : C sur la passerelle au tour 1 ou 2.
academy-computer-done = L’économiseur d’écran avait de très beaux poissons. Personne ne les regrettera.
academy-flight-simulation = Une simulation
academy-flight-simulation-about = Horloge lente, menaces blanches. Plus de dix points, c’est très bien.

academy-advanced = Simulation avancée
academy-advanced-about = Maintenant, ils montent à bord.
academy-advanced-text =
    Certaines menaces sont à l’intérieur. Un dysfonctionnement couvre un système : jouez la lettre de ce système et vous réparez. Les intrus se promènent : prenez une escouade de robots avec C dans la station bleue supérieure ou rouge inférieure, allez où se trouve l’intrus et jouez le robot.
    Certains intrus ripostent et laissent l’escouade en morceaux ; C dans une station de charge la réveille. Avec une escouade active, C dans la station rouge supérieure vous emmène dehors dans les intercepteurs, puissance 3 contre un ennemi seul et proche.
    Être assommé, c’est regarder la suite. La compagnie est bonne, pas la vue.
academy-battlebots-title = Visiteurs imprévus
academy-battlebots-task = Des Éclaireurs entrent dans la station bleue supérieure au tour 1 et filent sur la passerelle à la fin de ce tour. Prenez l’escouade de la station bleue supérieure, revenez sur la passerelle et chassez-les avant la fin du tour 4.
academy-battlebots-done = L’escouade a besoin de repos et la moquette d’être changée. Bien combattu.
academy-flight-advanced = Une simulation avancée
academy-flight-advanced-about = Avec intrus et dysfonctionnements. Gagnez-en une avant de partir en mission.

academy-mission = Première mission
academy-mission-about = De l’héroïsme, un hublot, une page du carnet de bord.
academy-mission-text =
    Tout est en service. Vous avez une carte héroïque : sa moitié Mouvement vous emmène d’un coup n’importe où à bord, sa moitié Action fait mieux l’action ordinaire.
    C dans la station blanche inférieure, c’est un regard par le hublot. Les points augmentent avec le nombre de curieux au même tour ; voilà pourquoi on a retrouvé des équipages le nez contre la vitre pendant que le vaisseau brûlait.
    Survivez, et le carnet de bord reçoit une ligne avec vos noms. Sinon, il reçoit le nom de ce qui vous a eus.
academy-heroic-title = La vue
academy-heroic-task = Allez de la passerelle au hublot de la station blanche inférieure avec une carte héroïque, et regardez dehors.
academy-heroic-done = Des étoiles. Et quelque chose avec des dents, mais surtout des étoiles.
academy-flight-mission = Votre première mission
academy-flight-mission-about = Temps réel, menaces blanches, tout en service. Bonne chance.

academy-hint-empty = Rien de prévu, rien ne s’est passé. Posez d’abord des cartes dans les emplacements.
academy-hint-again = Pas tout à fait. Regardez le film ci-dessous, pas à pas, pour voir où le plan quitte la route.
academy-hint-edge = Cette flèche visait un mur : il n’y a plus de station au-delà.
academy-hint-deck = Bonne zone, mauvais pont. L’ascenseur est la carte aux deux chevrons.
academy-hint-far = Bon pont. Encore une porte à gauche.
academy-hint-elsewhere = Un tir est parti, mais d’une autre pièce. A tire avec l’arme de la station où vous êtes.
academy-hint-half = Vous y êtes. Mettez maintenant une carte avec A en haut dans l’emplacement suivant.
academy-hint-place = Vous avez tiré, mais pas de la station rouge inférieure. Deux pas y mènent : la flèche rouge et l’ascenseur.
academy-hint-together = Les deux doivent tirer au même tour, sinon le blindage du Chasseur est payé deux fois.
academy-hint-shoot = Vous êtes en route. Le A doit être en haut au tour 3.
academy-hint-zone = De l’énergie a bougé, mais dans une autre zone. B agit là où vous êtes.
academy-hint-energy = Ce B n’avait rien à déplacer.
academy-hint-charge = Vous êtes au bon endroit. Mettez B en haut dans l’emplacement suivant.
academy-hint-late = Trop tard. Comptez à rebours depuis le tour où cela doit arriver.
academy-hint-launch = Vous êtes à côté des roquettes. C en lance une.
academy-hint-bridge = Vous avez quitté la passerelle. L’ordinateur est là-haut.
academy-hint-squad = Il faut une escouade. C dans la station bleue supérieure prend celle qui y est rangée.
academy-hint-gone = Les intrus étaient déjà dans une autre pièce. Le film montre quand ils bougent.
academy-hint-fetch = Vous étiez à côté de l’escouade. C l’emmène.
academy-hint-window = Ce C était sur la passerelle : l’ordinateur vous remercie. Le hublot est en dessous.
academy-hint-jump = La moitié Mouvement de la carte héroïque vous y emmène en un tour.

academy-advice-again = Refaites un vol d’essai : deux ennemis abattus, voilà la mesure.
academy-advice-either = Pas mal. Un autre vol d’essai, ou directement la simulation.
academy-advice-on = À peine une égratignure. Passez à la leçon suivante.
academy-advice-very-good = Plus de dix points : très bien. La simulation avancée vous attend.
academy-advice-ready = Une simulation avancée survécue. Vous êtes prêts pour une mission.
academy-advice-practise = Cela arrive à tout le monde. Regardez le film, puis recommencez.
