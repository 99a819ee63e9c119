# La mission telle qu’elle se joue : rôles, refus, et le silence quand les communications sont en panne.

sa-round-role-captain = capitaine
sa-round-role-communications = officier des communications
sa-round-role-security = chef de la sécurité

sa-round-silence = Les communications sont en panne. Silence jusqu’à leur rétablissement.

## Mise en place

sa-round-unknown-script = Il n’y a pas de mission « { $id } ».
sa-round-needs-expansion = « { $id } » est fait pour les doubles actions. Activez d’abord La Nouvelle Frontière.
sa-round-same-trajectory = Le plateau { $board } est utilisé deux fois. Choisissez-en un autre pour cette trajectoire.
sa-round-people = { $people ->
    [0] Il faut au moins un joueur.
    [one] Un joueur seul ne peut pas jouer cette mission.
   *[other] { $people } joueurs, c’est trop. Un équipage compte cinq membres au plus.
}
sa-round-five-needs-two = Un équipage de cinq avec androïdes demande au moins deux joueurs.
sa-round-untimed-is-solo = La planification sans horloge n’est possible qu’en solo.
sa-round-campaign-is-random = Les missions d’une campagne sont tirées au hasard.
sa-round-seated-twice = La place { $seat } figure deux fois dans l’ordre autour de la table.
sa-round-android-names = Les androïdes portent au plus quatre noms de 40 caractères chacun.

## À tout moment

sa-round-no-such-seat = Seul l’équipage peut faire cela.
sa-round-not-started = La mission n’a pas commencé. Vous ne pouvez pas encore regarder les cartes.
sa-round-action-over = La manche Action est terminée. Les cartes ne peuvent plus être déplacées.
sa-round-wrong-stage = Ce n’est pas possible à ce moment de la mission.

## Briefing

sa-round-role-given = L’hôte a déjà attribué ce rôle : { $role }.
sa-round-role-taken = Quelqu’un d’autre a déjà pris ce rôle : { $role }.
sa-round-role-not-held = Ce rôle n’est pas le vôtre : { $role }.
sa-round-not-captain = Seul le capitaine peut commencer sans attendre tout le monde.

## Planification

sa-round-no-such-slot = Il n’y a pas d’emplacement { $slot }.
sa-round-slot-locked = L’emplacement { $slot } est verrouillé : sa phase est finie pour vous.
sa-round-slot-later = L’emplacement { $slot } appartient à une phase suivante. Piochez d’abord les cartes suivantes.
sa-round-solo-locked = L’emplacement { $slot } est verrouillé : sa phase est terminée.
sa-round-solo-later = L’emplacement { $slot } appartient à une phase qui n’a pas commencé.
sa-round-slot-empty = L’emplacement { $slot } est vide.
sa-round-not-your-board = Ce n’est pas votre plateau.
sa-round-no-such-crew = Ce membre d’équipage n’existe pas.
sa-round-not-your-card = Vous n’avez pas cette carte.
sa-round-card-locked = Cette carte est dans un emplacement verrouillé.
sa-round-android-final = Les cartes posées sur le plateau d’un androïde ne se déplacent plus.
sa-round-android-slot-taken = L’emplacement { $slot } de l’androïde est occupé.
sa-round-own-heroic = Votre carte héroïque ne peut pas être posée sur le plateau d’un androïde.
sa-round-android-heroic = La carte héroïque d’un androïde ne va que sur son propre plateau.
sa-round-solo-heroic = Chaque androïde n’utilise que sa propre carte héroïque.
sa-round-nothing-to-undo = Il n’y a rien à annuler dans cette phase.
sa-round-last-phase = C’est la dernière phase.
sa-round-solo-phase = En solo, l’ordinateur de bord ouvre et ferme les phases.

## Transfert de données

sa-round-no-transfer = Il n’y a pas de transfert de données en ce moment.
sa-round-already-gave = Vous avez déjà donné une carte pendant ce transfert de données.
sa-round-give-heroic = Les cartes héroïques ne se transfèrent pas.
sa-round-give-locked = Une carte verrouillée ne se transfère pas.
sa-round-give-to-android = Les androïdes ne prennent pas part aux transferts de données.
sa-round-give-to-self = Choisissez un autre joueur.

## Officiers

sa-round-automatic-officers = Dans cette mission, l’ordinateur de bord place lui-même les menaces.
sa-round-not-officer = Ces menaces reviennent à un autre rôle : { $role }.
sa-round-nothing-announced = Toutes les menaces annoncées ont été tirées.
sa-round-bad-number = Les menaces sont numérotées de 1 à 8, pas { $number }.
sa-round-wrong-track = Les menaces externes vont sur la trajectoire d’une zone, les menaces internes sur la trajectoire interne.
sa-round-no-internal = Il n’y a pas de menaces internes dans cette mission.
sa-round-deck-empty = Cette pioche est vide.
sa-round-no-such-threat = Cette menace n’est pas en jeu.

## Paroles, pions, horloge

sa-round-communications-down = Les communications sont en panne. Attendez leur rétablissement.
sa-round-bad-piece = Ce pion ou cet endroit n’existe pas sur le plateau de préparation.
sa-round-too-early = La manche ne peut finir plus tôt qu’après « Les opérations se terminent dans une minute ».
sa-round-not-pausable = L’horloge de cette mission ne peut pas être arrêtée.
sa-round-already-held = L’horloge est déjà arrêtée.
sa-round-not-held = L’horloge tourne.

## Résolution et campagne

sa-round-nothing-to-confirm = Vous n’avez pas de carte à confirmer à ce tour.
sa-round-not-a-mistake = Cette carte n’a pas pu être mal posée de cette façon.
sa-round-not-your-repair = C’est à quelqu’un d’autre de réparer.
sa-round-already-repaired = Quelqu’un a déjà choisi cette réparation.
sa-round-zone-repaired = Deux tuiles Dégâts ont déjà été réparées dans cette zone.
sa-round-not-broken = Cet élément n’est pas endommagé.
sa-round-no-berth = Il n’y a rien à choisir. Les escouades commencent à leur place habituelle.
sa-round-bad-berth = Une escouade commence dans la station rouge inférieure ou dans la station bleue supérieure.

## Questions

sa-round-no-film = Il n’y a pas encore de vol à montrer.
sa-round-no-projection = Il n’y a rien à prévisualiser pour le moment.

## Une campagne jouée avec la boîte

sa-round-campaign-files-missions = Cette campagne compte de 1 à { $planned } missions, pas { $count }.
sa-round-campaign-files-training = La mission { $mission } est un vol d’entraînement. Une campagne se compose de missions complètes.
sa-round-campaign-files-crew = La mission { $mission } a été jouée par un autre équipage. L’équipage reste le même pendant une campagne.
sa-round-campaign-files-ship = La mission { $mission } ne commence pas avec le vaisseau laissé par la mission précédente.
sa-round-campaign-files-lost = Le vaisseau a été perdu avant la mission { $mission } : la campagne est finie.
sa-round-campaign-files-not-ready = La mission { $mission } a été jouée avant la fin des réparations.
sa-round-campaign-files-unreadable = La mission { $mission } ne peut pas être jouée.
sa-round-campaign-files-repairs = Il y a plus de réparations après la mission { $mission } que de membres d’équipage capables de réparer.
sa-round-campaign-files-after-the-last = Il n’y a pas de réparations après la mission { $mission }. C’était la dernière.
