# La mission telle qu'elle se joue : rôles, refus, et le silence quand les communications sont en panne.

round-role-captain = capitaine
round-role-communications = officier des communications
round-role-security = chef de la sécurité

round-silence = Les communications sont en panne. Personne ne parle avant leur rétablissement.

## Mise en place

round-unknown-script = Il n'y a pas de scénario « { $id } ».
round-needs-expansion = « { $id } » est fait pour La Nouvelle Frontière, qui ne se joue pas encore.
round-same-trajectory = Le plateau { $board } n'existe qu'une fois : choisissez-en un autre pour cette trajectoire.
round-people = { $people ->
    [0] Il faut quelqu'un pour piloter le vaisseau.
    [one] Une seule personne ne peut pas jouer cette mission.
   *[other] { $people } personnes, c'est trop : un équipage compte cinq membres au plus.
}
round-five-needs-two = Un équipage de cinq avec androïdes demande au moins deux personnes.
round-untimed-is-solo = La planification sans horloge est réservée à l'entraînement en solitaire.
round-campaign-is-random = Les missions d'une campagne sont tirées au hasard.
round-seated-twice = La place { $seat } figure deux fois dans l'ordre autour de la table.
round-android-names = Les androïdes portent au plus quatre noms de 40 caractères chacun.

## À tout moment

round-no-such-seat = Seul l'équipage a son mot à dire dans la mission.
round-not-started = La mission n'a pas commencé. Personne ne regarde encore ses cartes.
round-action-over = La manche Action est terminée. Personne ne touche plus aux cartes.
round-wrong-stage = Ce n'est pas possible à ce moment de la mission.

## Briefing

round-role-given = L'hôte a déjà attribué ce rôle : { $role }.
round-role-taken = Quelqu'un d'autre a déjà pris ce rôle : { $role }.
round-role-not-held = Ce rôle n'est pas le vôtre : { $role }.
round-not-captain = Seul le capitaine peut commencer sans attendre tout le monde.

## Planification

round-no-such-slot = Il n'y a pas d'emplacement { $slot }.
round-slot-locked = L'emplacement { $slot } est verrouillé : sa phase est finie pour vous.
round-slot-later = L'emplacement { $slot } appartient à une phase suivante. Prenez d'abord le paquet suivant.
round-solo-locked = L'emplacement { $slot } est verrouillé : sa phase est terminée.
round-solo-later = L'emplacement { $slot } appartient à une phase qui n'a pas commencé.
round-slot-empty = Il n'y a pas de carte à l'emplacement { $slot }.
round-not-your-board = Ce n'est pas votre plateau.
round-no-such-crew = Ce membre d'équipage n'existe pas.
round-not-your-card = Vous n'avez pas cette carte.
round-card-locked = Cette carte se trouve à un emplacement verrouillé.
round-android-final = Une carte posée sur le plateau d'un androïde reste comme elle est.
round-android-slot-taken = L'emplacement { $slot } de l'androïde est occupé.
round-own-heroic = Votre carte héroïque ne peut pas aller à un androïde.
round-android-heroic = La carte héroïque d'un androïde ne va que sur son propre plateau.
round-solo-heroic = Chaque androïde n'utilise que sa propre carte héroïque.
round-nothing-to-undo = Il n'y a rien à annuler dans cette phase.
round-last-phase = C'est la dernière phase.
round-solo-phase = En solitaire, c'est l'ordinateur de bord qui ouvre et ferme les phases.

## Transfert de données

round-no-transfer = Aucun transfert de données n'est ouvert.
round-already-gave = Vous avez déjà donné une carte pendant ce transfert de données.
round-give-heroic = Les cartes héroïques ne se transfèrent pas.
round-give-locked = Une carte verrouillée ne se transfère pas.
round-give-to-android = Les androïdes ne prennent pas part aux transferts de données.
round-give-to-self = Choisissez quelqu'un d'autre à qui donner la carte.

## Officiers

round-automatic-officers = Dans cette mission, l'ordinateur de bord place lui-même les menaces.
round-not-officer = Ces menaces reviennent à un autre rôle : { $role }.
round-nothing-announced = Toutes les menaces annoncées ont été tirées.
round-bad-number = Les menaces sont numérotées de 1 à 8, pas { $number }.
round-wrong-track = Les menaces externes restent dehors, les menaces internes dedans.
round-no-internal = Il n'y a pas de menaces internes dans cette mission.
round-deck-empty = Cette pioche est vide.
round-no-such-threat = Cette menace n'est pas sur la table.

## Paroles, pions, horloge

round-communications-down = Les communications sont en panne. Attendez leur rétablissement.
round-bad-piece = Ce pion ou cet endroit n'existe pas sur le plateau de préparation.
round-too-early = L'équipage ne peut finir avant l'heure qu'après « les opérations se terminent dans une minute ».
round-not-pausable = L'horloge de cette mission ne s'arrête pas.
round-already-held = L'horloge est déjà arrêtée.
round-not-held = L'horloge tourne.

## Résolution et campagne

round-nothing-to-confirm = Vous n'avez pas de carte à confirmer à ce tour.
round-not-a-mistake = Cette carte n'a pas pu être posée de travers de cette façon.
round-not-your-repair = C'est à quelqu'un d'autre de réparer.
round-zone-repaired = Deux tuiles Dégâts ont déjà été réparées dans cette zone.
round-not-broken = Rien de tel n'est endommagé.
round-no-berth = Il n'y a rien à choisir : les escouades commencent à leur place habituelle.
round-bad-berth = Une escouade commence au pont inférieur rouge ou au pont supérieur bleu.

## Questions

round-no-film = Il n'y a rien à montrer avant le vol.
round-no-projection = Il n'y a rien à prévoir pour le moment.

## Une campagne jouée avec la boîte

round-course-missions = Une campagne compte une à trois missions, pas { $count }.
round-course-training = La mission { $mission } est un entraînement. Une campagne se joue en vraies missions.
round-course-crew = La mission { $mission } a été jouée par un autre équipage. Une campagne n'en connaît qu'un.
round-course-ship = La mission { $mission } a été jouée avec un autre vaisseau que celui qui était revenu.
round-course-lost = Le vaisseau a été perdu avant la mission { $mission } : la campagne est finie.
round-course-not-ready = La mission { $mission } a été jouée avant la fin des réparations.
round-course-unreadable = La mission { $mission } ne peut pas être jouée.
round-course-repairs = Il y a plus de réparations après la mission { $mission } que de membres d'équipage capables de réparer.
round-course-after-the-last = On ne répare rien après la mission { $mission } : c'était la dernière.
