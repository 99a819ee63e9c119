### The shell of the client: landing page, lobby, settings, connection.

app-title = Hangar: spaceship board games in the browser
page-title-table = { $page } { $code } · Hangar
page-title = { $page } · Hangar
skip-link = Skip to content
home-link = Hangar home
nav-label = Main navigation
menu-open = Open menu
footer-label = More pages
footer-unofficial = Hangar is an unofficial fan project. Game names belong to their publishers. All art, sounds and texts are our own.

title-table = Table
title-replays = Replays
title-replay = Replay
title-film = Flight replay
title-learn = Learn
title-companion = Companion
title-logbook = Log book
title-settings = Settings
title-missing = Page not found

action-close = Close
action-retry = Try again

## Joining

join-label = Have a code?
join-placeholder = CODE
join-action = Join
join-empty = Enter a table code or paste its link.
join-no-code = Codes have 6 letters and digits. You can also paste the whole link.

## Pages that fail

missing-text = There is no page at { $path }.
missing-home = Go to home page
failed-title = This page could not be loaded
failed-text = The server may be unavailable. Try again in a moment.

## Opening a table

play-loading = Loading…
play-no-games = This server has no games that this version of Hangar can show.
players-range = { $min ->
    [one] { $max ->
        [one] 1 player
       *[other] 1 to { $max } players
    }
   *[other] { $max ->
        [one] { $min } players
       *[other] { $min } to { $max } players
    }
}
name-label = Your name
name-hint = Shown to the other players. No account needed.
name-empty = Enter a name.
name-change = Change name
name-save = Save

## The table

back-to-table = Back to
action-reload = Reload page
table-entering = Joining table { $code }…
table-refused = Table { $code }
table-menu = Table menu
table-crew = Players
table-home = Home page (keep my seat)
game-unknown = This version of Hangar cannot show the game “{ $game }”.
spectating = You are watching.
you-were-kicked = The host removed you from your seat. You can keep watching.

lobby-table = Table { $code }
lobby-crew = Players
lobby-setup = Setup
lobby-setup-host = { $name } (host) chooses. Changes appear here.
watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}

seat-open = Seat { $number }: free
seat-game = Played by the game
seat-you = you
seat-host = host
seat-away = away
seat-ready = Ready
seat-not-ready = Not ready
seat-called = invited, not here yet
seat-sit = Sit here
seat-move = Move here
seat-entrust = Let the game play
seat-entrust-hint = Nobody sits here. The game's rules decide what happens to this seat.
seat-reopen = Reopen seat
seat-leave = Leave seat
seat-make-host = Make { $name } host
seat-kick = Remove { $name }
sit-title = Take a seat
sit-do = Take seat

kick-title = Remove { $name } from the table?
kick-text = The seat becomes free. They can keep watching and sit down again if it is still free.
kick-keep = Cancel
kick-do = Remove

leave-title = Leave your seat?
leave-text = Someone else can take it. You can keep watching.
leave-stay = Cancel

start-label = Start
start-waiting = Waiting for { $names }.
start-waiting-away = { $count ->
    [one] Waiting for { $names } (away). To start without them, remove them.
   *[other] Waiting for { $names } (away). To start without them, remove them.
}
start-all-ready = Everyone is ready.
start-ready-away = Everyone is ready. { $count ->
    [one] { $names } is away and can rejoin
   *[other] { $names } are away and can rejoin
} during the game.
start-alone = Ready. Others can still join with the link.
lobby-host-now = You are now the host. Choose the setup and start the game.
start-host-next = Everyone is ready. Waiting for { $name } to start.
host-away = The host, { $name }, is away. Any seated player can take over.
host-take = Become host
host-yours = You are the host because { $name } was away.
host-yours-before = { $host } is the host because you were away.
host-theirs = { $host } is the host because { $name } was away.
host-take-back = Become host again
host-give-back = Make { $name } host again
start-join = Take a seat to play, or watch.
start-full = Every seat is taken. You can watch.
start-do = Start game
ready-do = I'm ready
ready-undo = Not ready

## Inviting

invite-title = Invite players
invite-code = Code: { $code }
invite-copy = Copy link
invite-copied = Link copied. Send it to the other players.
invite-copy-failed = Your browser blocked copying. Select the link and copy it.
invite-share = Share
invite-text = Join my table on Hangar with the code { $code }.
invite-qr = QR code with the link to table { $code }
invite-local = This link only works on this computer. To invite others, start Hangar with --listen 0.0.0.0:{ $port } and open the network address it prints.
device-open = Play on another device
device-text = This private link opens your seat on another device. Do not share it.
device-qr = QR code with the private link to your seat
device-copy = Copy private link
device-copied = Private link copied.

## Chat

chat-title = Chat
chat-empty = No messages yet.
chat-label = Your message
chat-send = Send
chat-spectator = Only seated players can chat. Take a seat to join in.
chat-open = Open chat
chat-open-unread = { $count ->
    [one] Open chat (1 new message)
   *[other] Open chat ({ $count } new messages)
}
chat-silence-left = { $seconds } s
sound-on = Turn sound on
sound-off = Turn sound off

## After the game

after-label = After the game
after-title = Game over
after-replay = Replay
after-again = Rematch for everyone:
after-opened = A new table is open for this group.
after-opened-by = { $same ->
    [yes] { $name } opened a new table: same setup.
    [anew] { $name } opened a new table: new setup.
   *[no] { $name } opened a new table.
}
after-rematch = Rematch
after-follow = Go to new table

replays-loading = Loading finished games…
replays-empty = No finished games on this server yet.
replays-more = Show older games
replays-unseen = Not watched yet
replay-loading = Loading the replay…
replay-eyes = View as
replay-eyes-nobody = Spectator
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause
replay-back = Step back
replay-forward = Step forward
replay-place = Position in the game
replay-step = { $step } / { $steps }
replay-speed = Speed
replay-only-watches = This is a replay. You cannot act here.

## Connection

connection-lost = Connection lost.
connection-retry = Retrying in { $seconds } s.
connection-trying = Reconnecting…
connection-unanswered = { $count ->
    [one] 1 action is waiting to be sent.
   *[other] { $count } actions are waiting to be sent.
}
connection-now = Retry now
connection-back = Reconnected.
clock-waiting = The server restarted. The clock is stopped until someone at the table presses Continue.
clock-go = Continue
offline-try-later = Not connected to the server. Try again in a moment.
client-outdated = Hangar was updated. Reload the page to continue.
entry-replaced = The connection was replaced. Try again.
table-left = You left the table.
api-unreachable = Cannot reach the server. Check your connection and try again.
api-unreadable = Unexpected answer from the server ({ $status }).
refusal-unknown = The server refused this ({ $code }).
rule-read = Why? Read rule { $rule }
rule-why = Why?

## Settings

settings-reading = Display
settings-language = Language
settings-theme = Theme
settings-theme-dark = Dark
settings-theme-light = Light
settings-as-system = System
settings-palette = Colours
settings-palette-hint = The safe palette works for every kind of colour vision.
settings-palette-standard = Standard
settings-palette-safe = Colour-blind safe
settings-motion = Motion
settings-motion-hint = With reduced motion, things change at once instead of sliding.
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-sound = Sound
settings-muted = Mute all
settings-volume = Master volume
settings-voice = Voice
settings-effects = Effects
settings-music = Music
percent = { $value }%
settings-listen = Test
settings-kept = Saved in this browser only.
settings-reset = Reset
