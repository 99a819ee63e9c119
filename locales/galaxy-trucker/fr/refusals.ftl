# Pourquoi un réglage ou une commande n’est pas accepté.

## Préparation

gt-refused-flights = Choisissez de un à quatre vols.
gt-refused-learning-later = Le vol d’essai ne peut être que le premier vol.
gt-refused-people = { $people ->
    [one] Un joueur ne suffit pas : on joue de deux à cinq.
   *[other] { $people } joueurs, c’est impossible : on joue de deux à cinq.
}
gt-refused-teams-need-four = Le jeu en équipe demande quatre joueurs.
gt-refused-learning-teams = Le vol d’essai ne se joue pas en équipe.
gt-refused-fifth-needs-technologies = À cinq, il faut les nouvelles technologies.
gt-refused-learning-technologies = Le vol d’essai se joue sans les nouvelles technologies.
gt-refused-learning-second-box = Le vol d’essai se joue sans la seconde Grosse Extension.
gt-refused-intruders-need-components = Les intrus demandent les composants de la seconde Grosse Extension.
gt-refused-panel-not-joined = Ce panneau solaire ne peut pas alimenter cela : il n’y est pas relié.
gt-refused-no-thruster = Aucun propulseur à cet endroit ne peut décaler cette ligne.
gt-refused-no-idle-crubots = Il n’y a pas de crubots à activer à cet endroit.
gt-refused-learning-fifth-wheel = Le vol d’essai ne se joue pas avec les règles à cinq joueurs.
gt-refused-one-block-less = Deuxième à vous servir ici, vous laissez un des nouveaux blocs.
gt-refused-hourglass-seconds = Un tour de sablier dure de 10 à 600 secondes.
gt-refused-limit-percent = Les limites de temps vont de 10 à 1 000 pour cent de la normale, ou sont désactivées.
gt-refused-bank-size = La banque contient au plus 60 marchandises de chaque couleur.

## À tout moment

gt-refused-no-such-seat = Vous ne participez pas à cette partie.
gt-refused-game-over = La partie est terminée.
gt-refused-paused = La partie est en pause.
gt-refused-not-paused = La partie n’est pas en pause.
gt-refused-not-now = Pas à ce moment de la partie.

## Construction

gt-refused-before-go = Attendez le départ.
gt-refused-already-finished = Votre vaisseau est terminé.
gt-refused-hand-full = Vous tenez un composant : posez-le, mettez-le de côté ou rendez-le d’abord.
gt-refused-hand-empty = Votre main est vide.
gt-refused-none-face-down = Il ne reste aucun composant face cachée.
gt-refused-tile-gone = Quelqu’un d’autre l’a pris.
gt-refused-too-fast = Trop vite. Réessayez.
gt-refused-last-is-fixed = Ce composant est soudé.
gt-refused-square-not-free = Seules les cases libres de votre plateau sont utilisables.
gt-refused-not-next-to-ship = Posez-le contre votre vaisseau.
gt-refused-not-joined = Aucun connecteur ne le relie au vaisseau ici.
gt-refused-placement-fault = Ce serait une erreur : { $fault }
gt-refused-was-set-aside = Un composant mis de côté ne retourne pas à l’entrepôt.
gt-refused-set-aside-full = Vous avez déjà mis deux composants de côté.
gt-refused-set-aside-empty = Rien n’est mis de côté ici.
gt-refused-no-setting-aside = On ne met rien de côté pendant le vol d’essai.
gt-refused-look-needs-halves = Posez un composant dans chaque moitié avant de regarder les cartes.
gt-refused-look-too-early = Posez un composant avant de regarder les cartes.
gt-refused-looking-at-pile = Reposez d’abord les cartes.
gt-refused-not-looking = Vous ne tenez pas de cartes.
gt-refused-no-such-pile = On ne peut pas regarder cette pile.
gt-refused-pile-held = Quelqu’un d’autre tient la pile { $pile }.
gt-refused-pile-free = La pile { $pile } est libre.
gt-refused-finished-look = Votre vaisseau est terminé : vous ne regardez plus les cartes.
gt-refused-no-looking = On ne regarde pas les cartes pendant le vol d’essai.
gt-refused-hourglass-runs = Le sablier coule encore.
gt-refused-start-needs-finished = Seul un joueur qui a terminé peut retourner le sablier une dernière fois.
gt-refused-hourglass-on-start = Le sablier a été retourné pour la dernière fois.
gt-refused-no-hourglass = Il n’y a pas de sablier pendant ce vol.
gt-refused-number-gone = Le numéro { $number } est pris.
gt-refused-lowest-number = Pendant le vol d’essai, on prend le plus petit numéro.

## Vérification et équipage

gt-refused-still-illegal = Le vaisseau a encore une erreur : { $fault }
gt-refused-no-tile-there = Pas de composant ici.
gt-refused-no-alien-cabin = Cet extraterrestre ne peut pas vivre ici : la cabine doit être reliée à un support de vie de sa couleur.
gt-refused-alien-twice = Un seul extraterrestre de chaque couleur.
gt-refused-no-specialization = Un extraterrestre cyan a besoin d’une spécialisation, et lui seul en a une.
gt-refused-specialization-taken = Un autre vaisseau a ce spécialiste.
gt-refused-cabin-twice = Une cabine n’accueille qu’un extraterrestre.

## Vol

gt-refused-no-such-half = Cette moitié n’est plus en vol.
gt-refused-other-half = Les batteries n’alimentent que les composants de leur moitié.
gt-refused-sleeps-elsewhere = Les dormeurs sont réveillés par un humain de leur moitié, dans ses cabines.
gt-refused-not-asked = Ce n’est pas à vous d’en décider maintenant.
gt-refused-no-booster = Aucun booster n’est relié à ce composant ici.
gt-refused-boost-unpowered = Ce canon ne peut être boosté que s’il a son propre jeton.
gt-refused-no-furnace = Aucun four n’est relié à cette batterie ici.
gt-refused-no-sleeper-there = Personne ne dort ici.
gt-refused-no-place-there = Pas de place libre ici : les réveillés vont dans une cabine, ni de luxe ni avec un extraterrestre.
gt-refused-not-a-double = Ce composant ne peut pas être alimenté pour cela.
gt-refused-square-twice = Cette case est citée deux fois.
gt-refused-too-few-tokens = Pas assez de jetons d’énergie.
gt-refused-battery-count = Indiquez une batterie par jeton.
gt-refused-no-token-there = Pas de jeton ici.
gt-refused-no-defence = Cela n’aide pas ici.
gt-refused-planet-taken = La planète { $planet } n’est pas libre.
gt-refused-no-hold = Ce n’est pas une soute.
gt-refused-too-many-blocks = La soute a moins de conteneurs.
gt-refused-red-in-hold = Les marchandises rouges demandent un conteneur spécial.
gt-refused-no-such-goods = Vous n’avez pas ces marchandises.
gt-refused-wrong-count = Choisissez-en { $needed }, pas { $named }.
gt-refused-one-from-each-cabin = Choisissez exactement un membre d’équipage dans chaque cabine partagée concernée.
gt-refused-nobody-there = Il n’y a personne ici.
gt-refused-no-block-there = Ce bloc ne se trouve pas ici.
gt-refused-no-such-piece = Choisissez un morceau de votre vaisseau.

## Erreurs d’un vaisseau

gt-fault-connector = des connecteurs qui ne vont pas ensemble.
gt-fault-engine-direction = un moteur qui n’est pas tourné vers l’arrière.
gt-fault-behind-engine = un composant juste derrière un moteur.
gt-fault-front-of-cannon = un composant juste devant un canon.
gt-fault-front-of-thruster = un composant sur une case visée par un propulseur.
gt-fault-outside = un composant hors du plateau.
gt-fault-hole = un composant sur un trou.
gt-fault-separate = un composant qui n’est pas relié au vaisseau.
gt-fault-joins-halves = un composant qui relie les deux moitiés.
