// Generated from the Rust types by `make protocol`. Do not edit: a test compares.

/**
 * The body of every error answer under `/api`.
 */
export type ApiError = { 
/**
 * What is wrong.
 */
error: Refused, };

/**
 * A value inside a message: a number (which may choose a plural form), a word, or another message.
 */
export type Arg = number | string | { 
/**
 * The id of the message.
 */
ref: string, };

/**
 * How well a computer player plays. Each game has some of these levels
 * ([`Game::bot_levels`]).
 */
export type BotLevel = "easy" | "normal" | "hard";

/**
 * The rules forbid chat.
 */
export type ChatBlockInfo = { 
/**
 * Message id.
 */
code: string, 
/**
 * The rule.
 */
rule: string, 
/**
 * Game time of its end, if players may know it.
 */
until: Millis | null, };

/**
 * A chat line.
 */
export type ChatLine = { 
/**
 * The author's current seat; `null` if the author left before the game began.
 */
seat: Seat | null, 
/**
 * The author's name at that time.
 */
name: string, 
/**
 * The text.
 */
text: string, 
/**
 * Server time in milliseconds since 1970.
 */
time: number, 
/**
 * Sent to these seats only: a team.
 */
team?: Array<Seat>, };

/**
 * Messages of the client.
 */
export type ClientIn = { "type": "create", 
/**
 * Which game, by its id (`GET /api/games`).
 */
game: string, 
/**
 * The host's choices; missing ones take the game's defaults.
 */
setup?: unknown, 
/**
 * The host's name.
 */
name: string, 
/**
 * A secret chosen by the client: 22 to 64 letters, digits, `-` and `_` (such as a random UUID).
 * If the answer was lost, the same request with the same key returns the same table.
 */
key?: string, } | { "type": "watch", 
/**
 * The table's code.
 */
table: string, } | { "type": "resume", 
/**
 * The table's code.
 */
table: string, 
/**
 * The seat's token.
 */
token: string, } | { "type": "sit", 
/**
 * The name shown to the others.
 */
name: string, 
/**
 * Which seat.
 */
seat?: Seat, 
/**
 * A secret chosen by the client: 22 to 64 letters, digits, `-` and `_` (such as a random UUID).
 * If the answer was lost, the same request with the same key returns the same seat.
 */
key?: string, } | { "type": "move", 
/**
 * Which seat.
 */
seat: Seat, } | { "type": "rename", 
/**
 * The new name.
 */
name: string, } | { "type": "ready", 
/**
 * Ready.
 */
ready: boolean, } | { "type": "configure", 
/**
 * The whole new setup; missing choices take the game's defaults.
 */
setup: unknown, } | { "type": "set_occupant", 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * The new occupant: `game`, `{"bot": {"level": "easy"}}`, or `person` for an open seat.
 */
to: Occupant, } | { "type": "set_listed", 
/**
 * Whether it is listed.
 */
listed: boolean, } | { "type": "kick", 
/**
 * Which seat.
 */
seat: Seat, } | { "type": "transfer_host", 
/**
 * The new host's seat.
 */
seat: Seat, } | { "type": "start" } | { "type": "act", 
/**
 * Chosen by the client, different for every command of this seat (up to 40 characters). A repeated
 * id is acknowledged again, and the command is not executed twice.
 */
id: string, 
/**
 * The game's own command.
 */
command: unknown, } | { "type": "legal" } | { "type": "ask", 
/**
 * Returned with the answer (up to 40 characters).
 */
id: string, 
/**
 * The game's own query.
 */
query: unknown, } | { "type": "say", 
/**
 * As for `act`.
 */
id: string, 
/**
 * The text.
 */
text: string, 
/**
 * Only for the own team, if the game has teams.
 */
team?: boolean, } | { "type": "resume_clock" } | { "type": "rematch", 
/**
 * Repeat the same random events, if the game supports that. Otherwise they are new.
 */
same?: boolean, } | { "type": "leave" } | { "type": "resync" } | { "type": "ping", 
/**
 * Returned as it is.
 */
echo: number, };

/**
 * Messages of the server.
 */
export type ClientOut = { "type": "hello", 
/**
 * The server's version.
 */
server: string, 
/**
 * [`PROTOCOL_VERSION`].
 */
protocol: number, 
/**
 * Server time in milliseconds since 1970.
 */
time: number, 
/**
 * How many times faster than real time running clocks are: 1 except in tests.
 */
speed: number, 
/**
 * What the server accepts.
 */
limits: LimitsInfo, } | { "type": "seated", 
/**
 * The table's code.
 */
table: string, 
/**
 * Your seat.
 */
seat: Seat, 
/**
 * The token of the seat. Sent when the seat is taken, not when you return to it.
 */
token?: string, } | { "type": "state", 
/**
 * Number of this version.
 */
seq: number, 
/**
 * Game time at the moment of sending.
 */
now: Millis, 
/**
 * Server time in milliseconds since 1970.
 */
time: number, 
/**
 * Your seat; `null` for a spectator.
 */
you: Seat | null, 
/**
 * The document.
 */
doc: Doc, 
/**
 * The last chat lines.
 */
chat: Array<ChatLine>, } | { "type": "update", 
/**
 * Number of the new version.
 */
seq: number, 
/**
 * Game time at the moment of sending.
 */
now: Millis, 
/**
 * Events of the game that you may see.
 */
events?: unknown[], 
/**
 * New values by path. The last step may be a new key of an object.
 */
set: Record<string, unknown>, 
/**
 * Paths of keys that are removed from their objects.
 */
del?: string[], 
/**
 * By path of a list: the index where it changes, how many elements are removed there, and the elements that are inserted
 * instead.
 */
splice?: Record<string, [number, number, ...unknown[]]>, } | { "type": "ack", 
/**
 * The id of the request.
 */
id: string, } | { "type": "refused", 
/**
 * The id of the request, if it had one.
 */
id?: string, 
/**
 * Fluent message id.
 */
code: string, 
/**
 * The rule that was broken; `None` if the request was malformed or the server failed.
 */
rule?: string, 
/**
 * Variables of the message.
 */
args?: { [key in string]: Arg }, } | { "type": "chat" } & ChatLine | { "type": "legal", 
/**
 * The game's own commands.
 */
commands: unknown[] | null, } | { "type": "answer", 
/**
 * The id of the request.
 */
id: string, 
/**
 * The game's own answer.
 */
answer: unknown, } | { "type": "pong", 
/**
 * What you sent.
 */
echo: number, 
/**
 * Server time in milliseconds since 1970.
 */
time: number, 
/**
 * Game time at the table you look at.
 */
now: Millis | null, } | { "type": "unseated", 
/**
 * Why.
 */
why: Unseated, } | { "type": "bye", 
/**
 * Why. After `bye-restart`, connect again.
 */
why: Refused, };

/**
 * Whether game time passes.
 */
export type ClockState = "running" | "held" | "waiting" | "stopped";

/**
 * One answer that can be chosen.
 */
export type DecisionOption<C> = { 
/**
 * The label of the button.
 */
label: Text, 
/**
 * The command that it sends.
 */
command: C, };

/**
 * A table as one viewer sees it.
 */
export type Doc = { 
/**
 * The table: players and setup.
 */
table: TableInfo, 
/**
 * The game, once it has begun.
 */
game: GameInfo | null, };

/**
 * What can be wrong with a message or request, and why a connection is closed (`bye-`).
 */
export type ErrorCode = "refused-already-seated" | "refused-bad-token" | "refused-chat-control" | "refused-chat-empty" | "refused-chat-long" | "refused-clock-running" | "refused-command" | "refused-damaged-table" | "refused-file-too-large" | "refused-host" | "refused-id" | "refused-key" | "refused-malformed" | "refused-metrics" | "refused-name-control" | "refused-name-empty" | "refused-name-long" | "refused-no-bot" | "refused-no-repeat" | "refused-no-seat" | "refused-no-such-game" | "refused-no-such-seat" | "refused-no-such-table" | "refused-no-table" | "refused-no-team" | "refused-not-away" | "refused-not-host" | "refused-not-over" | "refused-not-ready" | "refused-not-started" | "refused-not-websocket" | "refused-origin" | "refused-over" | "refused-query" | "refused-rules-changed" | "refused-seat-taken" | "refused-setup" | "refused-slow-down" | "refused-started" | "refused-storage" | "refused-table-full" | "refused-too-few" | "refused-too-many" | "refused-too-many-connections" | "refused-too-many-tables" | "bye-flood" | "bye-lagging" | "bye-malformed" | "bye-restart" | "bye-too-large" | "api-not-found";

/**
 * `GET /api/games`: one game that can be played here.
 */
export type GameCard = { 
/**
 * The id, for `create`, links and message ids.
 */
id: string, 
/**
 * Version of the implemented rules.
 */
rules_version: number, 
/**
 * How many people may play with the default setup.
 */
range: SeatRange, 
/**
 * The default setup, as the game writes it.
 */
setup: unknown, 
/**
 * Levels of its computer players; empty if it has none.
 */
bots: Array<BotLevel>, };

/**
 * The game as one viewer sees it.
 */
export type GameInfo = { 
/**
 * The game's own view. For a player it has one more member, `own_decisions`: a list of `PrivateDecision`.
 */
view: unknown, 
/**
 * What the game waits for.
 */
decisions: Array<PublicDecision>, 
/**
 * The roles of each seat, as message ids.
 */
roles: Array<Array<string>>, 
/**
 * Why chat is blocked now.
 */
chat_block: ChatBlockInfo | null, 
/**
 * Whether time passes.
 */
clock: ClockState, 
/**
 * The game's own outcome, once it has ended.
 */
outcome: unknown, };

/**
 * What the server accepts.
 */
export type LimitsInfo = { 
/**
 * Longest frame in bytes.
 */
frame_bytes: number, 
/**
 * Longest name in characters.
 */
name_chars: number, 
/**
 * Longest chat line in characters.
 */
chat_chars: number, };

/**
 * Game time in milliseconds since the table's game began.
 */
export type Millis = number;

/**
 * Who plays a seat.
 */
export type Occupant = "person" | "game" | { "bot": { 
/**
 * How well it plays.
 */
level: BotLevel, } };

/**
 * The part of a decision that only its own seats may see.
 */
export type PrivateDecision<C> = { 
/**
 * Which of the public decisions this belongs to, from zero.
 */
decision: number, 
/**
 * The answers to choose from. Empty: the answer is given on the game's own board.
 */
options: Array<DecisionOption<C>>, 
/**
 * The command that is executed without an answer.
 */
default: C | null, };

/**
 * The public part of a decision.
 */
export type PublicDecision = { 
/**
 * Who may answer; one of them is enough.
 */
seats: Array<Seat>, 
/**
 * The question.
 */
prompt: Text, 
/**
 * Game time at which it is too late to answer.
 */
until: Millis | null, };

/**
 * A refusal as it is sent: message id, rule id and variables.
 */
export type Refused = { 
/**
 * Fluent message id.
 */
code: string, 
/**
 * The rule that was broken; `None` if the request was malformed or the server failed.
 */
rule?: string, 
/**
 * Variables of the message.
 */
args?: { [key in string]: Arg }, };

/**
 * A finished game in the list.
 */
export type ReplayCard = { 
/**
 * The table's code: `/replay/CODE` shows it.
 */
code: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * When it ended, in milliseconds since 1970.
 */
finished: number, 
/**
 * Who played, in seating order.
 */
names: Array<string>, 
/**
 * The host's choices.
 */
setup: unknown, 
/**
 * The game's own outcome.
 */
outcome: unknown, };

/**
 * One entry of a replay.
 */
export type ReplayEntry = { 
/**
 * Game time.
 */
at: Millis, 
/**
 * The seat that acted; `None` for a deadline.
 */
seat?: Seat, 
/**
 * The game's own command.
 */
command?: unknown, };

/**
 * One frame of a film.
 */
export type ReplayFrame = { 
/**
 * Game time.
 */
at: Millis, 
/**
 * The seat that acted; `None` for a deadline.
 */
seat?: Seat, 
/**
 * Events that this viewer may see.
 */
events?: unknown[], 
/**
 * New values by path. The last step may be a new key of an object.
 */
set: Record<string, unknown>, 
/**
 * Paths of keys that are removed from their objects.
 */
del?: string[], 
/**
 * By path of a list: the index where it changes, how many elements are removed there, and the elements that are inserted
 * instead.
 */
splice?: Record<string, [number, number, ...unknown[]]>, };

/**
 * `GET /api/replays/CODE`: everything needed to play a finished game again.
 */
export type ReplayLog = { 
/**
 * Its entry in the list.
 */
card: ReplayCard, 
/**
 * Version of the rules it was played under.
 */
rules_version: number, 
/**
 * Who sat where.
 */
seats: Array<SeatInfo>, 
/**
 * The seed of all random events, in hexadecimal digits.
 */
seed: string, 
/**
 * Commands and passed deadlines, in order.
 */
entries: Array<ReplayEntry>, };

/**
 * `GET /api/replays`: finished games, newest first. `?before=CURSOR` is the next page, `?game=ID` filters.
 */
export type ReplayPage = { 
/**
 * The games.
 */
replays: Array<ReplayCard>, 
/**
 * Cursor for the next page; `None` on the last page.
 */
before: number | null, };

/**
 * A place at the table, counted from zero in seating order.
 */
export type Seat = number;

/**
 * What kind of player has a seat.
 */
export type SeatHolder = "open" | "person" | "game" | "bot";

/**
 * A seat at the setup of a game.
 */
export type SeatInfo = { 
/**
 * The name shown to the others. Free text: never a key.
 */
name: string, 
/**
 * A person, a computer player, or left to the game.
 */
occupant: Occupant, };

/**
 * How many people can play, given the setup.
 */
export type SeatRange = { 
/**
 * The game does not start with fewer people.
 */
min: number, 
/**
 * The table has this many places.
 */
max: number, };

/**
 * One seat as everybody sees it.
 */
export type SeatState = { 
/**
 * Name of the player; `null` for an open seat that nobody has played.
 */
name: string | null, 
/**
 * `open`: anybody can take the seat.
 */
held: SeatHolder, 
/**
 * Level of the computer player.
 */
bot: BotLevel | null, 
/**
 * Ready to start.
 */
ready: boolean, 
/**
 * Invited to a rematch and not here yet. Following the invitation makes the player ready.
 */
invited: boolean, 
/**
 * At least one device is connected.
 */
online: boolean, };

/**
 * The stage of a table.
 */
export type Stage = "lobby" | "playing" | "over";

/**
 * `GET /api/tables`: a table in a list. Without `codes` these are the lobbies that their hosts have listed publicly, newest
 * first (`?game=ID` filters); `?codes=A,B` returns the tables with these codes that exist.
 */
export type TableCard = { 
/**
 * The table's code: `/t/CODE` leads there.
 */
code: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The host's choices.
 */
setup: unknown, 
/**
 * Lobby, playing or over.
 */
stage: Stage, 
/**
 * The host's name.
 */
host: string | null, 
/**
 * The people at the table, in seating order.
 */
names: Array<string>, 
/**
 * Free seats.
 */
free: number, };

/**
 * The table as everybody sees it.
 */
export type TableInfo = { 
/**
 * The short code: `/t/CODE` is the link to share.
 */
code: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The host's choices, complete.
 */
setup: unknown, 
/**
 * Lobby, playing or over.
 */
stage: Stage, 
/**
 * Listed as an open table while it is in the lobby.
 */
listed: boolean, 
/**
 * The seat that may configure, start and kick.
 */
host: Seat | null, 
/**
 * The seat of a host who was replaced while away and may take the role back.
 */
previous_host: Seat | null, 
/**
 * How many people may play.
 */
range: SeatRange, 
/**
 * The teams; empty if there are none.
 */
teams: Array<TeamInfo>, 
/**
 * The seats in seating order.
 */
seats: Array<SeatState>, 
/**
 * Number of spectators.
 */
watchers: number, 
/**
 * Why the game cannot start yet; `null` if it can.
 */
missing: Refused | null, 
/**
 * The code of the rematch table.
 */
rematch: string | null, 
/**
 * The seat that created the rematch.
 */
rematch_by: Seat | null, 
/**
 * Whether the rematch repeats the random events of this game.
 */
rematch_same: boolean, };

/**
 * `GET /api/replays/CODE/film`: a finished game as one viewer saw it, frame by frame. `?seat=N` shows the view of a seat.
 */
export type TableReplay = { 
/**
 * Its entry in the list.
 */
card: ReplayCard, 
/**
 * The seat whose view this is; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * The game as it began (`GameInfo`).
 */
start: GameInfo, 
/**
 * What changed, in order.
 */
frames: Array<ReplayFrame>, };

/**
 * Seats that play together.
 */
export type TeamInfo = { 
/**
 * Message id of its name.
 */
name: string, 
/**
 * Who belongs to it.
 */
seats: Array<Seat>, };

/**
 * A Fluent message and its variables, shown in the reader's language (`docs/texts.md`).
 */
export type Text = { 
/**
 * Fluent message id.
 */
id: string, 
/**
 * Variables of the message.
 */
args?: { [key in string]: Arg }, };

/**
 * Why a seat was lost.
 */
export type Unseated = "left" | "kicked";
