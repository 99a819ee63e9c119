### What the server says when it does not do what it was asked.

refused-already-seated = You already have a seat at this table.
refused-bad-token = Your key does not open a seat at this table any more.
refused-chat-control = The message contains characters that cannot be shown.
refused-chat-empty = There is nothing to say yet.
refused-chat-long = A message has at most { $max } characters.
refused-clock-running = The clock is running already.
refused-command = The game does not understand this command.
refused-damaged-table = This table is damaged on the server and cannot be opened.
refused-file-too-large = A mission file has at most { $kib } KiB.
refused-id = The command carries an id that cannot be used.
refused-key = The request carries a key that cannot be used.
refused-malformed = The server did not understand the request.
refused-metrics = These numbers are for the operator of this server.
refused-mission-file = { $count ->
    [one] There is a fault in this mission file.
   *[other] There are { $count } faults in this mission file.
}
refused-name-control = The name contains characters that cannot be shown.
refused-name-empty = A name is needed.
refused-name-long = A name has at most { $max } characters.
refused-no-repeat = This game cannot be dealt the same way again.
refused-no-seat = Take a seat first.
refused-no-such-game = This server does not offer that game.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-table = No table has this code. Check it, or ask for a new link.
refused-no-table = Join a table first.
refused-not-away = They are here and decide for themselves.
refused-not-host = Only the host may do that.
refused-not-over = The game is not over yet.
refused-not-ready = { $name } is not ready yet.
refused-not-started = The game has not started yet.
refused-not-websocket = This address is for live connections only.
refused-origin = Live connections are accepted from Hangar's own pages only.
refused-over = The game is over.
refused-query = The game does not understand this question.
refused-rules-changed = This game was played under older rules and cannot be shown any more.
refused-seat-taken = Somebody else has this seat already.
refused-setup = These choices cannot be played.
refused-slow-down = That was too fast. Wait a moment and try again.
refused-started = The game has started already.
refused-storage = The server could not store this. Nothing was changed; try again.
refused-table-full = Every seat is taken.
refused-too-few = { $min ->
    [one] At least one seat must be taken.
   *[other] At least { $min } seats must be taken.
}
refused-too-many = With these choices only { $max ->
    [one] one person
   *[other] { $max } people
} can play. Free the seats beyond first.
refused-too-many-connections = Too many connections from your address (at most { $max }). Close some pages.
refused-too-many-tables = You have opened many tables. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} before the next one.

bye-flood = The connection was closed: it sent too much at once.
bye-lagging = The connection was too slow to follow the table.
bye-malformed = The connection was closed: the server could not understand it.
bye-restart = The server is restarting.
bye-too-large = The connection was closed: a message was larger than { $max } bytes.

api-not-found = There is nothing at { $path }.
