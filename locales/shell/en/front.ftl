### The front of the house: landing page, hubs of the games, lists of tables and replays, creating a table.

page-title-game = { $page } · { $game } · Hangar
title-new = New table

## Landing page

front-title = Spaceship board games, wherever your table is.
front-lead = Open a game, share the link, play. No account, nothing to install.
front-games = Games
front-play = Play
front-play-game = Play { $game }
front-learn-game = Learn { $game }

## Tables

open-tables = Open tables
open-tables-none = No open tables right now. To list yours, turn on “List publicly” in its lobby.
open-table-detail = { $free ->
    [0] Hosted by { $name } · no free seat
    [one] Hosted by { $name } · 1 free seat
   *[other] Hosted by { $name } · { $free } free seats
}
open-table-join = Join
listed-switch = List publicly
listed-hint = Anyone who visits this Hangar can find and join this table.
listed-note = Listed publicly: others can find and join this table.
continue-title = Continue
continue-go = Continue
continue-detail = { $stage ->
    [lobby] In the lobby · { $names }
   *[playing] Playing · { $names }
}

## Hubs

hub-alone = Play alone now
hub-create = Create a table
hub-replays = Finished games, step by step
hub-absent = This server does not offer this game.

## Creating a table

create-title = New { $game } table
create-do = Create table
create-busy = Creating the table…
name-default = Player

## Replays

replays-game = Game
replays-all = All games

## Computer players, teams and decisions

seat-bot = { $level ->
    [easy] Computer (easy)
    [hard] Computer (hard)
   *[normal] Computer (normal)
}
seat-bot-name = { $level ->
    [easy] { $name } (easy)
    [hard] { $name } (hard)
   *[normal] { $name } (normal)
}
bot-add = Add a computer player on seat { $number }
bot-title = Add a computer player
chat-team = Team only
chat-to-team = to the team
decision-label = Decision
decision-others = Waiting for { $names }:
decision-time = Time left to decide
