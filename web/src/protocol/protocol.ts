// Generated from the Rust types by `make protocol`. Do not edit: a test compares.

/**
 * Every failure under `/api`: a status code and this.
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
 * How well a computer player plays. The words are the same in every game; which levels exist is the
 * [game's](Game::bot_levels) to say.
 */
export type BotLevel = "easy" | "normal" | "hard";

/**
 * The rules forbid talking.
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
 * Game time of its end, where that may be known.
 */
until: Millis | null, };

/**
 * Something said at the table.
 */
export type ChatLine = { 
/**
 * The author's present seat; nothing when the author left before the game began.
 */
seat: Seat | null, 
/**
 * Their name then.
 */
name: string, 
/**
 * The words.
 */
text: string, 
/**
 * Server time in milliseconds since 1970.
 */
time: number, 
/**
 * Said to these seats only: a team.
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
 * Chosen by the client and known to nobody else: 22 to 64 letters, digits, `-` and `_` (a random UUID will do).
 * Sent again with the same key, when the answer was lost, the same table is given again.
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
 * Chosen by the client and known to nobody else: 22 to 64 letters, digits, `-` and `_` (a random UUID will do).
 * Sent again with the same key, when the answer was lost, the same seat is given again.
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
 * Who plays it from now on: `game`, `{"bot": {"level": "easy"}}`, or `person` for an open seat.
 */
to: Occupant, } | { "type": "set_listed", 
/**
 * Others find it.
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
 * Chosen by the client, different for every command of this seat (up to 40 characters). Sent again with the same
 * id, the command is acknowledged again and not done twice.
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
 * The words.
 */
text: string, 
/**
 * Only for one's own team, where the game has teams.
 */
team?: boolean, } | { "type": "resume_clock" } | { "type": "rematch", 
/**
 * What chance decided falls the same way again, where the game can do that. Otherwise it is dealt anew.
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
 * Milliseconds of game time in one of real time, where a clock runs: 1, but for rehearsals.
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
 * Your key. Sent when the seat is taken, not when you come back to it.
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
 * Your seat, or nothing for a spectator.
 */
you: Seat | null, 
/**
 * The document.
 */
doc: Doc, 
/**
 * What was said last.
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
 * What happened in the game, as far as you may know.
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
 * The id you gave.
 */
id: string, } | { "type": "refused", 
/**
 * The id you gave, where you gave one.
 */
id?: string, 
/**
 * Fluent message id.
 */
code: string, 
/**
 * The rule that was broken; none where the form of the request was at fault, or the server.
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
 * The id you gave.
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
 * Why; `restart` means: come back in a moment.
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
 * What the button says.
 */
label: Text, 
/**
 * The command that chooses it.
 */
command: C, };

/**
 * What one viewer knows of a table.
 */
export type Doc = { 
/**
 * The table: who is here, what is played.
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
 * The default setup, complete.
 */
setup: unknown, 
/**
 * How well its computer players can play; none where it has none.
 */
bots: Array<BotLevel>, };

/**
 * The game as one viewer sees it.
 */
export type GameInfo = { 
/**
 * The game's own view. For somebody on a seat it has one member more, `own_decisions`: a list of `PrivateDecision`.
 */
view: unknown, 
/**
 * What the game waits for.
 */
decisions: Array<PublicDecision>, 
/**
 * The functions each seat holds, as message ids.
 */
roles: Array<Array<string>>, 
/**
 * Why nobody may talk at the moment.
 */
chat_block: ChatBlockInfo | null, 
/**
 * Whether time passes.
 */
clock: ClockState, 
/**
 * How it ended: the game's own outcome.
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
 * What only a decision's own seats may know of it.
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
 * What is done without an answer.
 */
default: C | null, };

/**
 * What everybody may know of a decision.
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
 * A refusal as it is told: message id, rule id and variables.
 */
export type Refused = { 
/**
 * Fluent message id.
 */
code: string, 
/**
 * The rule that was broken; none where the form of the request was at fault, or the server.
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
 * Who; nothing when only time passed.
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
 * Who acted; nothing when only time passed.
 */
seat?: Seat, 
/**
 * What happened, as far as this viewer may know.
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
 * The list's view of it.
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
 * All chance, as hexadecimal digits.
 */
seed: string, 
/**
 * What was done when.
 */
entries: Array<ReplayEntry>, };

/**
 * `GET /api/replays`: finished games, newest first. `?before=CURSOR` continues, `?game=ID` chooses.
 */
export type ReplayPage = { 
/**
 * The games.
 */
replays: Array<ReplayCard>, 
/**
 * Cursor for the next page; nothing when this is the last.
 */
before: number | null, };

/**
 * A place at the table, counted from zero in seating order.
 */
export type Seat = number;

/**
 * Who holds a seat.
 */
export type SeatHolder = "open" | "person" | "game" | "bot";

/**
 * What a game is told of a seat when it is set up.
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
 * How many people a game seats, given its setup.
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
 * Who sits here; nothing for an open seat that nobody has played.
 */
name: string | null, 
/**
 * `open`: anybody may sit here.
 */
held: SeatHolder, 
/**
 * How well the computer player here plays.
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
 * How far a table is.
 */
export type Stage = "lobby" | "playing" | "over";

/**
 * `GET /api/tables`: a table in a list. Without `codes` these are the lobbies that their hosts have listed publicly, newest
 * first (`?game=ID` chooses); `?codes=A,B` gives those tables, as far as there are such.
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
 * How far it is.
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
 * Seats that somebody can take.
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
 * How far it is.
 */
stage: Stage, 
/**
 * Others find it in the list of open tables while it is in the lobby.
 */
listed: boolean, 
/**
 * The seat that may configure, start and kick.
 */
host: Seat | null, 
/**
 * The seat whose place the host has taken while its person was away; they may take it back.
 */
previous_host: Seat | null, 
/**
 * How many people may play.
 */
range: SeatRange, 
/**
 * The groups in which the seats play; none where there are no teams.
 */
teams: Array<TeamInfo>, 
/**
 * The seats in seating order.
 */
seats: Array<SeatState>, 
/**
 * How many spectators look on.
 */
watchers: number, 
/**
 * Why the game cannot start yet. Nothing: it can.
 */
missing: Refused | null, 
/**
 * The code of the table where this crew plays again.
 */
rematch: string | null, 
/**
 * Who opened it.
 */
rematch_by: Seat | null, 
/**
 * What chance decided here falls the same way there.
 */
rematch_same: boolean, };

/**
 * `GET /api/replays/CODE/film`: a finished game as one viewer saw it, frame by frame. `?seat=N` chooses a seat's eyes.
 */
export type TableReplay = { 
/**
 * The list's view of it.
 */
card: ReplayCard, 
/**
 * Whose eyes.
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
