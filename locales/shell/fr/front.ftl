### L’accueil : page d’accueil, pages des jeux, listes de tables et de rediffusions, création d’une table.

page-title-game = { $page } · { $game } · Hangar
title-new = Nouvelle table

## Landing page

front-title = Des jeux de plateau spatiaux, où que soit votre table.
front-lead = Ouvrez un jeu, partagez le lien, jouez. Sans compte ni installation.
front-games = Jeux
front-play = Jouer
front-play-game = Jouer à { $game }
front-learn-game = Apprendre { $game }

## Tables

open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte pour le moment. Pour annoncer la vôtre, activez « Annoncer publiquement » dans son salon.
open-table-detail = { $free ->
    [0] Hôte : { $name } · aucune place libre
    [one] Hôte : { $name } · 1 place libre
   *[other] Hôte : { $name } · { $free } places libres
}
open-table-join = Rejoindre
listed-switch = Annoncer publiquement
listed-hint = Tous les visiteurs de ce Hangar peuvent trouver cette table et la rejoindre.
listed-note = Annoncée publiquement : d’autres peuvent trouver cette table et la rejoindre.
continue-title = Reprendre
continue-go = Reprendre
continue-detail = { $stage ->
    [lobby] Au salon · { $names }
   *[playing] En cours · { $names }
}

## Hubs

hub-alone = Jouer seul maintenant
hub-create = Créer une table
hub-replays = Les parties terminées, pas à pas
hub-absent = Ce serveur ne propose pas ce jeu.

## Creating a table

create-title = Nouvelle table de { $game }
create-do = Créer la table
create-busy = Création de la table…
name-default = Joueur

## Replays

replays-game = Jeu
replays-all = Tous les jeux

## Computer players, teams and decisions

seat-bot = { $level ->
    [easy] Ordinateur (facile)
    [hard] Ordinateur (difficile)
   *[normal] Ordinateur (normal)
}
seat-bot-name = { $level ->
    [easy] { $name } (facile)
    [hard] { $name } (difficile)
   *[normal] { $name } (normal)
}
bot-add = Ajouter un ordinateur à la place { $number }
bot-title = Ajouter un joueur ordinateur
chat-team = À mon équipe seulement
chat-to-team = à l’équipe
decision-label = Décision
decision-others = En attente de { $names } :
decision-time = Temps restant pour décider
