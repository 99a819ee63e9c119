### Errors of the server (`crates/server/src/error_code.rs`).

refused-already-seated = You already have a seat at this table.
refused-bad-token = Your seat link is no longer valid.
refused-chat-control = The message contains characters that cannot be displayed.
refused-chat-empty = Write a message first.
refused-chat-long = Messages can have up to { $max } characters.
refused-clock-running = The clock is already running.
refused-command = The game does not know this command.
refused-damaged-table = This table is damaged on the server and cannot be opened. Open a new one.
refused-file-too-large = The file is too large (limit: { $kib } KiB).
refused-id = The command has an invalid id.
refused-key = The request has an invalid key.
refused-malformed = The server could not read the request.
refused-metrics = Metrics are only available to the operator of this server.
refused-name-control = The name contains characters that cannot be displayed.
refused-name-empty = Enter a name.
refused-name-long = Names can have up to { $max } characters.
refused-no-bot = This game has no computer player of that level.
refused-no-repeat = This game cannot be replayed with the same cards.
refused-no-seat = Take a seat first.
refused-no-such-game = This server does not offer that game.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-table = No table has this code. Check the code or ask for a new link.
refused-no-table = Join a table first.
refused-no-team = You are not in a team.
refused-not-away = They are online and decide for themselves.
refused-not-host = Only the host can do that.
refused-not-over = The game is not over yet.
refused-not-ready = { $name } is not ready yet.
refused-not-started = The game has not started yet.
refused-not-websocket = This address only accepts WebSocket connections.
refused-host = This server does not answer to this name. Its host can allow the name with --host-name.
refused-origin = Connections are only accepted from Hangar's own pages.
refused-over = The game is over.
refused-query = The game does not know this query.
refused-rules-changed = This game was played with an older version of the rules and can no longer be shown.
refused-seat-taken = This seat is already taken.
refused-setup = This setup cannot be played.
refused-slow-down = Too many requests. Wait a moment and try again.
refused-started = The game has already started.
refused-storage = The server could not save this. Nothing changed; try again.
refused-table-full = All seats are taken.
refused-too-few = { $min ->
    [one] At least one seat must be taken.
   *[other] At least { $min } seats must be taken.
}
refused-too-many = With this setup, { $max ->
    [one] only one person can play
   *[other] up to { $max } people can play
}. Free the extra seats first.
refused-too-many-connections = Too many connections from your address (limit: { $max }). Close some tabs.
refused-too-many-tables = You have opened many tables. Wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} before the next one.

bye-flood = Connection closed: too many messages.
bye-lagging = Connection closed: it was too slow to keep up with the table.
bye-malformed = Connection closed: the server could not read a message.
bye-restart = The server is restarting.
bye-too-large = Connection closed: a message was larger than { $max } bytes.

api-not-found = Nothing found at { $path }.
