### Enchères cachées à la table.

toy-setup-rounds = Manches
toy-setup-seconds = Temps pour enchérir
toy-round = Manche { $round } sur { $rounds }
toy-time = Temps restant pour enchérir
toy-say-open = Vous menez. Ouvrez les enchères quand tout le monde est là.
toy-say-wait = { $name } mène et ouvre les enchères.
toy-say-bid = Choisissez une carte. Elle reste cachée jusqu’à ce que tous aient choisi.
toy-say-held = L’horloge est arrêtée.
toy-over-won = { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
toy-open = Ouvrir les enchères
toy-hold = Arrêter l’horloge
toy-go = Relancer l’horloge
toy-hand = Vos cartes
toy-card = Carte { $card }
toy-placed = Une carte est posée face cachée
toy-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

toy-role-lead = Meneur
toy-silence = Silence pendant la dernière manche.

## Refus

toy-rounds = Une partie compte une à neuf manches.
toy-seconds = Une manche dure d’une seconde à une heure.
toy-people = On joue de deux à cinq, pas à { $people }.
toy-no-such-seat = Cette place n’est pas à la table.
toy-not-your-lead = Seul le meneur ouvre les enchères.
toy-already-open = Les enchères sont déjà ouvertes.
toy-not-open = Les enchères ne sont pas ouvertes.
toy-nothing-to-take-back = Il n’y a pas d’enchère à reprendre.
toy-no-such-card = Il n’y a pas de carte à la place { $slot }.
toy-held = L’horloge est arrêtée. Relancez-la d’abord.
toy-not-held = L’horloge tourne déjà.
toy-over = La partie est finie.

## Questions et équipes

toy-prompt-open = Ouvrez les enchères
toy-prompt-bid = Choisissez la carte à miser
toy-team-red = Équipe rouge
toy-team-blue = Équipe bleue
