### The shell of the client: landing page, lobby, settings, connection.

app-title = Hangar: spaceship board games in the browser
page-title-table = { $page } { $code } · Hangar
page-title = { $page } · Hangar
skip-link = Skip to the content
home-link = Hangar, home page
nav-label = Pages
menu-open = Open the menu
footer-unofficial = Hangar is an unofficial fan project. The names of the games belong to their publishers; every drawing, sound and sentence here is our own.

title-play = Play
title-table = Table
title-replays = Replays
title-replay = Replay
title-film = Film
title-learn = Learn
title-companion = Companion
title-logbook = Log book
title-settings = Settings
title-missing = Page not found

action-close = Close
action-retry = Try again

zone-red = Red zone
zone-white = White zone
zone-blue = Blue zone
zone-red-letter = R
zone-white-letter = W
zone-blue-letter = B

## Landing

landing-title-1 = Ten minutes.
landing-title-2 = One ship.
landing-title-3 = Your crew.
landing-lead = Space Alert, the cooperative board game, in your browser. Hangar deals the cards, keeps the clock, flies without a mistake and shows what went wrong.
landing-promise = One link. No account, nothing to install, on laptops and phones.
landing-learn = Learn in 20 minutes
landing-ways = What else there is
landing-way-replays = Flights that are over, step by step
landing-way-companion = Your own box on your own table: the voice, the film, the score
landing-way-learn = Never seen the game? Seven lessons, one idea at a time
landing-way-logbook = Every mission your crew has flown
landing-steps = How it goes
landing-plan = Plan against the clock
landing-plan-text = Everyone plans at the same time, each with their own cards. The ship's computer talks; nobody waits for a turn.
landing-fly = Watch the flight
landing-fly-text = The table resolves every step by the rules: lifts, lasers, shields, and the thing that came aboard.
landing-understand = See what went wrong
landing-understand-text = Finished games stay as links. Step back to the moment it tipped, and show it to those who were there.
scene-phase = Phase 2
scene-call = Serious threat. Zone red.
scene-label = A ship cut open, with five crew members in its six stations. A destroyer approaches the red zone and is hit by a laser; an asteroid and three interceptors are further away.

## Joining

join-label = Have a code?
join-placeholder = CODE
join-action = Join
join-empty = Type the code of a table, or paste its link.
join-no-code = That is no code: it has six letters and digits. The whole link works too.

## Pages that fail

missing-text = There is nothing at { $path }.
missing-home = Go to the home page
failed-title = This page did not load
failed-text = The server may be away for a moment. Nothing is lost.

## Opening a table

play-title = Open a table
play-new = First time here?
play-new-link = Learn the game in 20 minutes
play-loading = Loading…
play-choose = What will you play?
play-setup = How will you play it?
play-you = Who are you?
play-open = Open the table
play-box = The box is on your table?
play-join = Join a table
play-held = Your tables
play-no-games = This server offers no game that this client can show.
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
name-hint = The others see it at the table. No account, nothing else is kept.
name-empty = Say who you are: any name will do.
name-change = Change name
name-save = Save

## The table

back-to-table = Back to
action-reload = Load the page again
table-entering = Looking for table { $code }…
table-refused = Table { $code }
table-menu = Table menu
table-crew = Crew
table-home = Go to the home page, keep my seat
game-unknown = This client cannot show the game "{ $game }".
spectating = You are watching.
you-were-kicked = The host has taken your seat away. You can keep watching.

lobby-table = Table { $code }
lobby-crew = Who is here
lobby-setup = What we will play
lobby-setup-host = { $name } is the host and decides; you see each change at once.
watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}

seat-open = Seat { $number } is free
seat-game = Played by the game
seat-you = you
seat-host = host
seat-away = away
seat-ready = Ready
seat-not-ready = Not ready
seat-called = called, not here yet
seat-sit = Sit here
seat-move = Move here
seat-entrust = Leave to the game
seat-entrust-hint = Nobody sits here: the rules of the game decide what becomes of the seat.
seat-reopen = Free the seat
seat-leave = Give up my seat
seat-make-host = Make { $name } the host
seat-kick = Take { $name }'s seat away
sit-title = Take a seat
sit-do = Take a seat

kick-title = Take { $name }'s seat away?
kick-text = The seat becomes free at once. They can keep watching, and sit down again if nobody else does.
kick-keep = Let them stay
kick-do = Take the seat away

leave-title = Give up your seat?
leave-text = Somebody else can take it over. You can keep watching.
leave-stay = Stay

start-label = Start of the game
start-waiting = Waiting for { $names }.
start-waiting-away = { $count ->
    [one] Waiting for { $names }, who is away. To start without them, take the seat away.
   *[other] Waiting for { $names }, who are away. To start without them, take their seats away.
}
start-all-ready = Everyone is ready.
start-ready-away = Everyone is ready. { $count ->
    [one] { $names } is away and can come back
   *[other] { $names } are away and can come back
} during the game.
start-alone = Ready when you are. Others can still join by the link.
lobby-host-now = You are the host now: you choose the mission and start the game.
start-host-next = Everyone is ready. { $name } starts the game.
host-away = { $name }, the host, is away. Anyone with a seat can take over.
host-take = Take over as host
host-yours = You are the host because { $name } was away.
host-yours-before = { $host } is the host because you were away.
host-theirs = { $host } is the host because { $name } was away.
host-take-back = Be the host again
host-give-back = Make { $name } the host again
start-join = Take a seat to play, or just watch.
start-full = Every seat is taken. You can watch.
start-do = Start the game
ready-do = I am ready
ready-undo = Not ready after all

## Inviting

invite-title = Bring the others
invite-code = Code: { $code }
invite-copy = Copy the link
invite-copied = The link is copied. Send it to your crew.
invite-copy-failed = The browser did not allow copying. Select the link and copy it.
invite-share = Share
invite-text = Join my table in Hangar with the code { $code }.
invite-qr = QR code with the link to table { $code }
invite-local = This address only works on this computer. To invite others, start Hangar with --listen 0.0.0.0:{ $port } and open the network address that it prints.
device-open = Play on another device
device-text = This link is the key to your own seat. Open it on your phone or another computer, and give it to nobody else.
device-qr = QR code with the key to your seat
device-copy = Copy the key
device-copied = The key to your seat is copied.

## Chat

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-spectator = Only the crew can talk. Take a seat to join in.
chat-open = Open the chat
chat-open-unread = { $count ->
    [one] Open the chat (1 new line)
   *[other] Open the chat ({ $count } new lines)
}
chat-silence-left = { $seconds } s
sound-on = Turn the sound on
sound-off = Turn the sound off

## After the game

after-label = After the game
after-title = The game is over.
after-replay = Watch it again
after-again = Call everybody to fly again:
after-opened = A new table is open for this crew.
after-opened-by = { $same ->
    [yes] { $name } has opened a new table for this crew: the same mission again.
    [anew] { $name } has opened a new table for this crew: a new mission.
   *[no] { $name } has opened a new table for this crew.
}
after-rematch = Play again with this crew
after-follow = Go to the new table

replays-loading = Looking for finished games…
replays-empty = No game has been finished on this server yet. Yours could be the first.
replays-more = Show older games
replay-loading = Loading the replay…
replay-eyes = Through whose eyes
replay-eyes-nobody = A spectator's
replay-controls = Replay controls
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-place = Place in the game
replay-step = { $step } / { $steps }
replay-speed = Speed
replay-only-watches = This is a replay: nothing can be changed.

## Connection

connection-lost = Connection lost.
connection-retry = Next attempt in { $seconds } s.
connection-trying = Trying again…
connection-unanswered = { $count ->
    [one] 1 command waits here and will be sent.
   *[other] { $count } commands wait here and will be sent.
}
connection-now = Try now
connection-back = Connected again.
clock-waiting = The server was restarted. The clock stands until someone at the table continues.
clock-go = Continue
offline-try-later = There is no connection to the server. Try again in a moment.
client-outdated = The server has been updated. Load the page again to continue.
entry-replaced = The connection changed in between. Try again.
table-left = You left the table.
api-unreachable = The server cannot be reached. Check your connection and try again.
api-unreadable = The server gave an answer that this page cannot read ({ $status }).
refusal-unknown = The server refused ({ $code }).
refusal-with-rule = { $text } ({ $rule })

## Settings

settings-reading = Reading and seeing
settings-language = Language
settings-theme = Theme
settings-theme-dark = Night
settings-theme-light = Day
settings-as-system = As the system
settings-palette = Colours
settings-palette-hint = The safe palette keeps red, blue, good and bad apart for every kind of colour vision.
settings-palette-standard = Standard
settings-palette-safe = Colour-blind safe
settings-signs = Zone signs
settings-signs-shapes = Shapes
settings-signs-letters = Letters
settings-motion = Motion
settings-motion-hint = With less motion, things change at once instead of sliding.
settings-motion-full = Full
settings-motion-reduced = Less
settings-sound = Sound
settings-muted = No sound at all
settings-volume = Everything
settings-voice = Voice
settings-effects = Effects
settings-listen = Listen
settings-kept = Kept in this browser only.
settings-reset = Reset
