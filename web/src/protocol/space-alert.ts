// Generated from the Rust types by `make protocol`. Do not edit: a test compares.

/**
 * One symbol of a card: what a crew member does when the half that shows it lies on top (SA-4.5, SA-4.17).
 */
export type Action = "none" | "a" | "b" | "c" | "battlebots" | "red" | "blue" | "lift" | "heroic_a" | "heroic_b" | "heroic_battlebots" | "heroic_upper_red" | "heroic_upper_white" | "heroic_upper_blue" | "heroic_lower_red" | "heroic_lower_white" | "heroic_lower_blue";

/**
 * A value inside a message: a number (which may choose a plural form), a word, or another message.
 */
export type Arg = number | string | { 
/**
 * The id of the message.
 */
ref: string, };

/**
 * What no recording tells.
 */
export type Around = { 
/**
 * The day, as days since 1 January 1970; a day begins at 5:00 (NF-11.12.5).
 */
day: number, 
/**
 * A day of work: Monday to Friday.
 */
workday: boolean, 
/**
 * Minute of the day at which the mission started, 0 to 1439.
 */
started: number, 
/**
 * Minute of the day at which it ended.
 */
ended: number, 
/**
 * The other human players.
 */
teammates: Array<string>, 
/**
 * The levels of their explorers, where they are known.
 */
teammate_levels: Array<number>, 
/**
 * The roles the explorer held.
 */
roles: Array<Role>, 
/**
 * Whether the explorer had agreed to be cloned before the first mission; nothing: as the log says (NF-10.4.4).
 */
consented?: boolean, };

/**
 * Something that the program asks and does not check (NF-11.12.8).
 */
export type Attestation = "couple" | "praised" | "luck" | "burden" | "best_of_all" | "ages" | "family" | "languages" | "countries" | "worth_it" | "well_used";

/**
 * What finished a threat, or hurt it.
 */
export type Blow = { "kind": "volley" } | { "kind": "explosion" } | { "kind": "itself" } | { "kind": "repair" } | { "kind": "battlebots" } | { "kind": "interceptors" } | { "kind": "together" } | { "kind": "no_rockets" } | { "kind": "lone_repairer" };

/**
 * The pieces as they stand. Arrays of three are red, white, blue.
 */
export type Board = { 
/**
 * The turn the crew is talking about.
 */
turn: number, 
/**
 * Where each crew member stands; nothing means in space.
 */
figures: Array<Station | null>, 
/**
 * Energy in the reactors.
 */
reactors: [number, number, number], 
/**
 * Energy in the shields.
 */
shields: [number, number, number], 
/**
 * Fuel capsules.
 */
fuel: number, 
/**
 * Rockets in store.
 */
rockets: number, 
/**
 * Damage of each zone.
 */
damage: [number, number, number], 
/**
 * The square of each announced threat, counted from the ship; 0: off its trajectory.
 */
threats: Array<number>, };

/**
 * A trajectory board (SA-2.16).
 */
export type BoardFacts = { 
/**
 * Its name.
 */
board: Trajectory, 
/**
 * What lies on each square, the one at the ship first.
 */
squares: Array<Square | null>, 
/**
 * The distance of each square from the ship (SA-2.17).
 */
distances: Array<number>, };

/**
 * A piece of the planning board and where it goes.
 */
export type BoardMove = { "piece": "turn", 
/**
 * Which turn.
 */
turn: number, } | { "piece": "figure", 
/**
 * Who.
 */
crew: number, 
/**
 * The station; nothing means in space.
 */
to: Station | null, } | { "piece": "reactor", 
/**
 * Whose: 0 red, 1 white, 2 blue.
 */
zone: number, 
/**
 * How much.
 */
energy: number, } | { "piece": "shield", 
/**
 * Whose: 0 red, 1 white, 2 blue.
 */
zone: number, 
/**
 * How much.
 */
energy: number, } | { "piece": "fuel", 
/**
 * How many.
 */
left: number, } | { "piece": "rockets", 
/**
 * How many.
 */
left: number, } | { "piece": "damage", 
/**
 * Where: 0 red, 1 white, 2 blue.
 */
zone: number, 
/**
 * How much.
 */
damage: number, } | { "piece": "threat", 
/**
 * Its place in the view's `threats`.
 */
threat: number, 
/**
 * The square, counted from the ship; 0: off the trajectory.
 */
square: number, } | { "piece": "reset" };

/**
 * The briefing.
 */
export type BriefingView = { 
/**
 * What each human player proposes, common and serious, in the order of `crew`.
 */
proposals: Array<[Difficulty, Difficulty]>, 
/**
 * The roles that were given by the host and cannot be volunteered for.
 */
given: Array<Role>, 
/**
 * The roles that players volunteered for; the rest go to the first players in seating order.
 */
volunteered: Array<Role>, 
/**
 * Who is ready, by crew number (solo: 0).
 */
ready: Array<number>, };

/** The faces of all cards, by number: 90 action cards, the heroic cards H1 to H6, 96 double action cards, then the basic and the advanced card of each specialization. */
export const CARDS: readonly CardFace[] = [{"movement":"red","action":"a"},{"movement":"red","action":"a"},{"movement":"red","action":"a"},{"movement":"red","action":"a"},{"movement":"red","action":"a"},{"movement":"red","action":"a"},{"movement":"red","action":"a"},{"movement":"red","action":"a"},{"movement":"red","action":"a"},{"movement":"red","action":"a"},{"movement":"red","action":"b"},{"movement":"red","action":"b"},{"movement":"red","action":"b"},{"movement":"red","action":"b"},{"movement":"red","action":"b"},{"movement":"red","action":"b"},{"movement":"red","action":"b"},{"movement":"red","action":"b"},{"movement":"red","action":"c"},{"movement":"red","action":"c"},{"movement":"red","action":"c"},{"movement":"red","action":"c"},{"movement":"red","action":"c"},{"movement":"red","action":"c"},{"movement":"red","action":"c"},{"movement":"red","action":"battlebots"},{"movement":"red","action":"battlebots"},{"movement":"red","action":"battlebots"},{"movement":"red","action":"battlebots"},{"movement":"red","action":"battlebots"},{"movement":"blue","action":"a"},{"movement":"blue","action":"a"},{"movement":"blue","action":"a"},{"movement":"blue","action":"a"},{"movement":"blue","action":"a"},{"movement":"blue","action":"a"},{"movement":"blue","action":"a"},{"movement":"blue","action":"a"},{"movement":"blue","action":"a"},{"movement":"blue","action":"a"},{"movement":"blue","action":"b"},{"movement":"blue","action":"b"},{"movement":"blue","action":"b"},{"movement":"blue","action":"b"},{"movement":"blue","action":"b"},{"movement":"blue","action":"b"},{"movement":"blue","action":"b"},{"movement":"blue","action":"b"},{"movement":"blue","action":"c"},{"movement":"blue","action":"c"},{"movement":"blue","action":"c"},{"movement":"blue","action":"c"},{"movement":"blue","action":"c"},{"movement":"blue","action":"c"},{"movement":"blue","action":"c"},{"movement":"blue","action":"battlebots"},{"movement":"blue","action":"battlebots"},{"movement":"blue","action":"battlebots"},{"movement":"blue","action":"battlebots"},{"movement":"blue","action":"battlebots"},{"movement":"lift","action":"a"},{"movement":"lift","action":"a"},{"movement":"lift","action":"a"},{"movement":"lift","action":"a"},{"movement":"lift","action":"a"},{"movement":"lift","action":"a"},{"movement":"lift","action":"a"},{"movement":"lift","action":"a"},{"movement":"lift","action":"a"},{"movement":"lift","action":"a"},{"movement":"lift","action":"b"},{"movement":"lift","action":"b"},{"movement":"lift","action":"b"},{"movement":"lift","action":"b"},{"movement":"lift","action":"b"},{"movement":"lift","action":"b"},{"movement":"lift","action":"b"},{"movement":"lift","action":"b"},{"movement":"lift","action":"c"},{"movement":"lift","action":"c"},{"movement":"lift","action":"c"},{"movement":"lift","action":"c"},{"movement":"lift","action":"c"},{"movement":"lift","action":"c"},{"movement":"lift","action":"c"},{"movement":"lift","action":"battlebots"},{"movement":"lift","action":"battlebots"},{"movement":"lift","action":"battlebots"},{"movement":"lift","action":"battlebots"},{"movement":"lift","action":"battlebots"},{"movement":"heroic_lower_blue","action":"heroic_a"},{"movement":"heroic_lower_red","action":"heroic_a"},{"movement":"heroic_upper_red","action":"heroic_b"},{"movement":"heroic_upper_blue","action":"heroic_b"},{"movement":"heroic_upper_white","action":"heroic_battlebots"},{"movement":"heroic_lower_white","action":"heroic_battlebots"},{"movement":"lift","action":["a","b"]},{"movement":"red","action":["a","b"]},{"movement":"blue","action":["a","b"]},{"movement":"lift","action":["a","c"]},{"movement":"red","action":["a","c"]},{"movement":"blue","action":["a","c"]},{"movement":"red","action":["a","lift"]},{"movement":"blue","action":["a","lift"]},{"movement":"blue","action":["a","lift"]},{"movement":"lift","action":["a","red"]},{"movement":"lift","action":["a","red"]},{"movement":"blue","action":["a","red"]},{"movement":"lift","action":["a","blue"]},{"movement":"lift","action":["a","blue"]},{"movement":"red","action":["a","blue"]},{"movement":"lift","action":["b","a"]},{"movement":"red","action":["b","a"]},{"movement":"blue","action":["b","a"]},{"movement":"lift","action":["b","c"]},{"movement":"red","action":["b","c"]},{"movement":"blue","action":["b","c"]},{"movement":"red","action":["b","lift"]},{"movement":"red","action":["b","lift"]},{"movement":"blue","action":["b","lift"]},{"movement":"lift","action":["b","red"]},{"movement":"blue","action":["b","red"]},{"movement":"blue","action":["b","red"]},{"movement":"lift","action":["b","blue"]},{"movement":"red","action":["b","blue"]},{"movement":"red","action":["b","blue"]},{"movement":"lift","action":["c","a"]},{"movement":"red","action":["c","a"]},{"movement":"blue","action":["c","a"]},{"movement":"red","action":["c","lift"]},{"movement":"blue","action":["c","red"]},{"movement":"lift","action":["c","blue"]},{"movement":"lift","action":["battlebots","a"]},{"movement":"red","action":["battlebots","a"]},{"movement":"blue","action":["battlebots","a"]},{"movement":"lift","action":["battlebots","b"]},{"movement":"red","action":["battlebots","b"]},{"movement":"blue","action":["battlebots","b"]},{"movement":"lift","action":["battlebots","c"]},{"movement":"red","action":["battlebots","c"]},{"movement":"blue","action":["battlebots","c"]},{"movement":"blue","action":["battlebots","lift"]},{"movement":"lift","action":["battlebots","red"]},{"movement":"red","action":["battlebots","blue"]},{"movement":["lift","a"],"action":"b"},{"movement":["lift","a"],"action":"c"},{"movement":["lift","a"],"action":"battlebots"},{"movement":["lift","b"],"action":"a"},{"movement":["lift","b"],"action":"c"},{"movement":["lift","c"],"action":"a"},{"movement":["lift","c"],"action":"b"},{"movement":["lift","battlebots"],"action":"a"},{"movement":["red","a"],"action":"b"},{"movement":["red","a"],"action":"c"},{"movement":["red","a"],"action":"battlebots"},{"movement":["red","b"],"action":"a"},{"movement":["red","b"],"action":"c"},{"movement":["red","c"],"action":"a"},{"movement":["red","c"],"action":"b"},{"movement":["red","battlebots"],"action":"a"},{"movement":["red","lift"],"action":"a"},{"movement":["red","lift"],"action":"a"},{"movement":["red","lift"],"action":"b"},{"movement":["red","lift"],"action":"b"},{"movement":["red","lift"],"action":"c"},{"movement":["red","lift"],"action":"c"},{"movement":["red","lift"],"action":"battlebots"},{"movement":["red","lift"],"action":"battlebots"},{"movement":["red","red"],"action":"a"},{"movement":["red","red"],"action":"b"},{"movement":["red","red"],"action":"c"},{"movement":["red","red"],"action":"battlebots"},{"movement":["blue","a"],"action":"b"},{"movement":["blue","a"],"action":"c"},{"movement":["blue","a"],"action":"battlebots"},{"movement":["blue","b"],"action":"a"},{"movement":["blue","b"],"action":"c"},{"movement":["blue","c"],"action":"a"},{"movement":["blue","c"],"action":"b"},{"movement":["blue","battlebots"],"action":"a"},{"movement":["blue","lift"],"action":"a"},{"movement":["blue","lift"],"action":"a"},{"movement":["blue","lift"],"action":"b"},{"movement":["blue","lift"],"action":"b"},{"movement":["blue","lift"],"action":"c"},{"movement":["blue","lift"],"action":"c"},{"movement":["blue","lift"],"action":"battlebots"},{"movement":["blue","lift"],"action":"battlebots"},{"movement":["blue","blue"],"action":"a"},{"movement":["blue","blue"],"action":"b"},{"movement":["blue","blue"],"action":"c"},{"movement":["blue","blue"],"action":"battlebots"},{"movement":{"special":"basic","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"rocketeer","advanced":false}},{"movement":{"special":"advanced","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"rocketeer","advanced":true}},{"movement":{"special":"basic","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"data_analyst","advanced":false}},{"movement":{"special":"advanced","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"data_analyst","advanced":true}},{"movement":{"special":"basic","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"energy_technician","advanced":false}},{"movement":{"special":"advanced","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"energy_technician","advanced":true}},{"movement":{"special":"basic","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"pulse_gunner","advanced":false}},{"movement":{"special":"advanced","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"pulse_gunner","advanced":true}},{"movement":{"special":"basic","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"medic","advanced":false}},{"movement":{"special":"advanced","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"medic","advanced":true}},{"movement":{"special":"basic","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"teleporter","advanced":false}},{"movement":{"special":"advanced","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"teleporter","advanced":true}},{"movement":{"special":"basic","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"hypernavigator","advanced":false}},{"movement":{"special":"advanced","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"hypernavigator","advanced":true}},{"movement":{"special":"basic","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"special_ops","advanced":false}},{"movement":{"special":"advanced","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"special_ops","advanced":true}},{"movement":{"special":"basic","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"squad_leader","advanced":false}},{"movement":{"special":"advanced","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"squad_leader","advanced":true}},{"movement":{"special":"basic","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"mechanic","advanced":false}},{"movement":{"special":"advanced","with":[]},"action":{"special":"basic","with":[]},"special":{"specialization":"mechanic","advanced":true}}];

/**
 * What comes next in a campaign.
 */
export type CampaignNext = "repair" | "berth" | "fly" | "over";

/**
 * How far a campaign has come. Crew members are numbered in the turn order of the last mission.
 */
export type CampaignProgress = { 
/**
 * The missions flown so far.
 */
results: Array<MissionResult>, 
/**
 * The score if the crew stops here (SA-17.3, SA-17.19); nothing when the ship was lost (SA-17.5).
 */
score: number | null, 
/**
 * What comes next, if the crew flies on.
 */
next: CampaignNext, 
/**
 * What each crew member did, as far as they had their turn.
 */
turns: Array<RepairTurn>, 
/**
 * What the file of the next mission has as `carried`, once the ship is ready.
 */
carried: unknown, 
/**
 * The crew member whose turn it is to repair.
 */
repairing: number | null, 
/**
 * Damage that is still there: red, white, blue.
 */
damage: [Array<Tile>, Array<Tile>, Array<Tile>], 
/**
 * Zones in which another tile may be repaired (SA-17.10).
 */
repairable: Array<Zone>, 
/**
 * Disabled squads that are not repaired yet.
 */
squads: number, 
/**
 * The crew must choose where its only squad starts (SA-17.16).
 */
berth: boolean, 
/**
 * The ship as it starts its mission, or would start the next one (SA-17.13 to SA-17.17).
 */
ship: ShipSnapshot, };

/**
 * The campaign.
 */
export type CampaignView = { 
/**
 * How many missions are planned (SA-17.1, NF-10.8.5).
 */
planned: number, 
/**
 * The missions flown so far.
 */
results: Array<MissionResult>, 
/**
 * Their lines for the log book (SA-17.20).
 */
log: Array<LogEntry>, 
/**
 * Who has voted to fly on.
 */
go: Array<number>, 
/**
 * The crew member whose turn it is to repair.
 */
repairing: number | null, 
/**
 * Damage that is still there: red, white, blue.
 */
damage: [Array<Tile>, Array<Tile>, Array<Tile>], 
/**
 * Zones in which another tile may be repaired (SA-17.10).
 */
repairable: Array<Zone>, 
/**
 * Disabled squads that are not repaired yet.
 */
squads: number, 
/**
 * The crew must choose where its only squad starts (SA-17.16).
 */
berth: boolean, 
/**
 * The ship as it starts its mission, or would start the next one (SA-17.13 to SA-17.17).
 */
ship: ShipSnapshot, };

/**
 * Both halves of a card. The advanced card of a specialization shows its basic action on the action half and its
 * advanced action on the other (NF-8.1.1); the basic card has one usable face.
 */
export type CardFace = { 
/**
 * The movement half.
 */
movement: SlotCard, 
/**
 * The action half.
 */
action: SlotCard, 
/**
 * Which special card it is.
 */
special?: SpecialCard, };

/**
 * What is printed on a threat card (SA-2.32, SA-2.33).
 */
export type CardFacts = { 
/**
 * Printed code; the name is the message `threat-CODE`.
 */
code: ThreatId, 
/**
 * A card of The New Frontier.
 */
frontier?: boolean, 
/**
 * Where the card comes from that it draws (NF-3.9.1, NF-14.10.9).
 */
draws?: Location, 
/**
 * External or internal.
 */
location: Location, 
/**
 * Common or serious.
 */
severity: Severity, 
/**
 * White, yellow or red.
 */
colour: Colour, 
/**
 * Hit points; nothing where they are the rockets in store (SA-21.10).
 */
hit_points: number | null, 
/**
 * Shield points; nothing for internal threats.
 */
shield: number | null, 
/**
 * Squares per move.
 */
speed: number, 
/**
 * Action at X squares.
 */
x: Array<EffectText>, 
/**
 * Action at Y squares.
 */
y: Array<EffectText>, 
/**
 * Action at the ship.
 */
z: Array<EffectText>, 
/**
 * The bracketed actions of a phasing threat: X, Y and Z (NF-3.3.4).
 */
bracketed?: [Array<EffectText>, Array<EffectText>, Array<EffectText>], 
/**
 * Lasting peculiarities.
 */
special: Array<Special>, 
/**
 * What gets rid of it.
 */
remedy: RemedyFacts, 
/**
 * Disables the squad that attacks it (SA-7.65).
 */
fights_back: boolean, 
/**
 * Start station, or the stations whose system it covers.
 */
stations: Array<Station>, 
/**
 * Points if survived; nothing where its Z loses the mission (SA-15.8).
 */
survived: number | null, 
/**
 * Points if destroyed.
 */
destroyed: number, };

/**
 * A card: 0 to 89 are action cards, 90 to 95 heroic cards, 96 to 191 double action cards, 192 to 211 special cards.
 *
 * The number tells the faces (`CARDS` in the browser's types): numbers of equal cards are interchangeable.
 */
export type CardId = number;

/**
 * Everything printed.
 */
export type Catalogue = { 
/**
 * Every threat card.
 */
cards: Array<CardFacts>, 
/**
 * The seven boards.
 */
boards: Array<BoardFacts>, };

/**
 * The categories of achievements (NF-11.3 to NF-11.9). One achievement of each can be earned per mission or campaign, but
 * for Addiction (NF-11.1.2, NF-11.1.3).
 */
export type Category = "missions" | "full_campaigns" | "sociability" | "close_calls" | "feats" | "skill_expert" | "addiction";

/**
 * The parts of a snapshot that a step changed. Entries of lists carry their index.
 */
export type Changes = { 
/**
 * The ship.
 */
ship?: ShipSnapshot, 
/**
 * Crew members.
 */
crew?: Array<[number, MemberSnapshot]>, 
/**
 * Rows of slots.
 */
slots?: Array<[number, Array<SlotCard>]>, 
/**
 * Threats.
 */
threats?: Array<[number, ThreatSnapshot]>, };

/**
 * The mission clock. Mission time is game time since `start`, halved at the slow pace.
 */
export type ClockView = { 
/**
 * Game time of the start announcement; nothing before it.
 */
start: Millis | null, 
/**
 * The phase the computer is in: 1 to 3.
 */
phase: number, 
/**
 * Game time at which that phase began.
 */
began: Millis, 
/**
 * Game time at which it ends. In a mission known only from the one-minute warning on.
 */
ends: Millis | null, 
/**
 * Somebody stopped the clock.
 */
held: boolean, };

/**
 * Difficulty of a card (SA-2.29).
 */
export type Colour = "white" | "yellow" | "red";

/**
 * A sound or a change of the music.
 */
export type ComputerCue = { 
/**
 * When.
 */
at_ms: number, 
/**
 * What.
 */
effect: ComputerEffect, };

/**
 * What a [`Cue`] starts, changes or stops.
 */
export type ComputerEffect = "alarm" | "threat" | "serious-threat" | "data" | "beep" | "tick" | "phase-end" | "jump" | "static-on" | "static-off" | "music-calm" | "music-uneasy" | "music-tense" | "music-off";

/**
 * A moment at which the rules of the Action Round change something.
 */
export type ComputerSignal = { 
/**
 * When.
 */
at_ms: number, } & ({ "change": "start" } | { "change": "threat", 
/**
 * The turn in which it appears.
 */
number: number, 
/**
 * Which deck it comes from.
 */
severity: Severity, 
/**
 * Where it comes from.
 */
track: Track, 
/**
 * Only for a crew of five (SA-4.34).
 */
unconfirmed: boolean, } | { "change": "incoming_data" } | { "change": "transfer_opens" } | { "change": "transfer_closes" } | { "change": "communications_down" } | { "change": "communications_restored" } | { "change": "phase_ends", 
/**
 * The phase that ends.
 */
phase: number, } | { "change": "end_may_be_agreed" } | { "change": "mission_ends" });

/**
 * Everything the ship computer does in a mission.
 */
export type ComputerTimeline = { 
/**
 * What changes for the crew, in order of time.
 */
signals: Array<ComputerSignal>, 
/**
 * What the computer says, in order of time, one at a time.
 */
utterances: Array<Utterance>, 
/**
 * Sounds and music, in order of time.
 */
cues: Array<ComputerCue>, 
/**
 * When the last word and the last sound are over.
 */
length_ms: number, };

/**
 * Something that holds energy (SA-2.7).
 */
export type Container = { "kind": "shield", "zone": Zone } | { "kind": "reactor", "zone": Zone } | { "kind": "bank" };

/**
 * A threat that an officer had wrong, and how it was put right (SA-5.2).
 */
export type Correction = { 
/**
 * As it lay; nothing when it was missing.
 */
was: Scheduled | null, 
/**
 * As it is now; nothing when it was one too many.
 */
is: Scheduled | null, };

/**
 * A crew member as everybody sees it.
 */
export type CrewView = { 
/**
 * The seat of a human player; nothing for an android.
 */
seat: Seat | null, 
/**
 * The name of an android, where it was given one (SA-16.2).
 */
name: string | null, 
/**
 * The phase a human player is in (SA-4.2); for an android the phase of the mission.
 */
phase: number, 
/**
 * The cards themselves where they lie face up for everybody: androids, test runs, and all boards after the flight.
 */
faces: Array<Placed | null> | null, 
/**
 * An android's own heroic card, until it is placed (SA-18.7).
 */
heroic: CardId | null, };

/**
 * What may be decided for a crew member who is not there: only what the rest of the crew waits for. A card that lies is
 * taken as it was meant, for nobody else knows better (SA-7.53).
 */
export type Decision = { "decision": "ready" } | { "decision": "confirm" } | { "decision": "continue" } | { "decision": "repair", 
/**
 * What.
 */
what: Repair, };

/**
 * What delays a crew member (SA-8.9).
 */
export type DelayCause = "lift_busy" | "lift_damaged" | "misplay" | "slime" | "computer" | "threat" | "in_space";

/**
 * Colours of the cards in a deck (SA-3.8, NF-2.5), the most cautious first (SA-17.4). Red needs the new threats.
 */
export type Difficulty = "white" | "white_and_red" | "mixed" | "yellow" | "all_colours" | "yellow_and_red" | "red";

/**
 * Why the ship is lost without a destroyed zone (SA-10.28).
 */
export type Doom = "taken_over" | "broken_apart" | "blown_up";

/**
 * A threat card and the card drawn for it: by a caller when it was revealed (NF-3.9.1), by the Space Time Vortex at
 * its Z (NF-14.10.9).
 */
export type DrawnCard = { 
/**
 * The caller.
 */
caller: ThreatId, 
/**
 * The card drawn for it.
 */
drawn: ThreatId, };

/**
 * One thing a threat does, and on what condition.
 */
export type EffectText = { 
/**
 * Only then.
 */
when?: Text, 
/**
 * What it does.
 */
text: Text, };

/**
 * What a flight or a campaign comes to for one explorer.
 */
export type ExperienceReport = { 
/**
 * Experience of the flight itself.
 */
xp: number, 
/**
 * Achievements whose condition is met, by id, the earned ones included.
 */
met: Array<string>, 
/**
 * Those of them that can be claimed now.
 */
claimable: Array<string>, 
/**
 * Those that can be claimed once the player vouches for them (NF-11.12.8).
 */
on_word: Array<string>, 
/**
 * The log with the claims.
 */
log: ExplorerLog, };

/**
 * What a player's log says of the explorer (NF-10.2). The table takes the player's word for it, as on paper.
 */
export type ExplorerCard = { 
/**
 * The explorer's level, 0 to 30.
 */
level: number, 
/**
 * The specializations with their boxes.
 */
skills: Array<Skill>, 
/**
 * Whether the explorer agreed to be cloned before the mission (NF-10.4.4).
 */
consent: boolean, };

/**
 * One line of the mission table (NF-10.2.2).
 */
export type ExplorerEntry = { 
/**
 * The day, as days since 1 January 1970; a day begins at 5:00 (NF-11.12.5).
 */
day: number, 
/**
 * `M`, or `C2/3` for two missions of a campaign of three (NF-10.2.3).
 */
description: string, 
/**
 * Points; nothing when the ship was lost.
 */
points: number | null, 
/**
 * Experience of the flight.
 */
xp: number, 
/**
 * Experience of achievements.
 */
achievement_xp: number, 
/**
 * All planned missions of a campaign were flown (NF-11.4.1).
 */
full_campaign: boolean, 
/**
 * The other human players.
 */
teammates: Array<string>, 
/**
 * Achievements ticked with this entry, by id.
 */
achievements: Array<string>, };

/**
 * An explorer's log (NF-10.2).
 */
export type ExplorerLog = { 
/**
 * The explorer's name.
 */
name: string, 
/**
 * "I agree to be cloned" (NF-10.4).
 */
consent: boolean, 
/**
 * The level, 0 to 30.
 */
level: number, 
/**
 * The box of the level's row that is ticked next, from 0 (NF-10.5.3).
 */
next_box: number, 
/**
 * Experience points in all.
 */
xp: number, 
/**
 * Specializations with their boxes.
 */
skills: Array<Skill>, 
/**
 * Achievements earned, by id.
 */
achievements: Array<string>, 
/**
 * How often the explorer was cloned.
 */
clones: number, 
/**
 * Lost for good: failed without consent (NF-10.4.3).
 */
lost: boolean, 
/**
 * Missions and campaigns, oldest first.
 */
entries: Array<ExplorerEntry>, };

/**
 * What has become of a threat.
 */
export type Fate = "waiting" | "in_play" | "destroyed" | "survived" | "discarded";

/**
 * A fault in a mission file: place, sentence, and the rule it breaks where there is one.
 */
export type Fault = { 
/**
 * The field, such as `crew[2].slots[5]`; empty for the file as a whole.
 */
path: string, 
/**
 * Line, counted from 1.
 */
line: number, 
/**
 * Column in characters, counted from 1.
 */
column: number, 
/**
 * What is wrong, and what is allowed (messages of `mission-file.ftl`).
 */
text: Text, 
/**
 * The rule that forbids it.
 */
rule?: string, };

/**
 * A whole flight: apply `changes` of each frame to `start`, one after the other, to see any moment of it.
 */
export type FlightReplay = { 
/**
 * Which rules were switched on.
 */
level: Level, 
/**
 * Boards of red, white, blue and the inside.
 */
trajectories: [Trajectory, Trajectory, Trajectory, Trajectory], 
/**
 * The threats in acting order; frames refer to them by index. Called threats follow (NF-3.9).
 */
threats: Array<Scheduled>, 
/**
 * The cards drawn by callers (NF-3.9.1).
 */
drawn?: Array<DrawnCard>, 
/**
 * The specialization of each crew member, where there is one.
 */
specializations?: Array<Specialization | null>, 
/**
 * What the crew members are called, in turn order.
 */
crew: Array<Arg>, 
/**
 * Before the first turn.
 */
start: Snapshot, 
/**
 * Every step.
 */
frames: Array<Frame>, 
/**
 * How it ended.
 */
outcome: Outcome, 
/**
 * The sum of the score; 0 when lost.
 */
total: number, };

/**
 * The flight as far as it has been resolved.
 */
export type FlightView = { 
/**
 * The turn that is on. Ask for the `film` to see what has happened.
 */
turn: number, 
/**
 * The halves on top that were revealed for this turn, in the order of `crew`.
 */
revealed: Array<Action>, 
/**
 * Where they stand when the cards are revealed, in the order of `crew`; nothing in space.
 */
stands: Array<Station | null>, 
/**
 * Who may still put a misplayed card right, by crew number.
 */
waiting: Array<number>, 
/**
 * Until when.
 */
until: Millis | null, 
/**
 * Threats put right before the flight (SA-5.2).
 */
corrections: Array<Correction>, 
/**
 * How the mission ended.
 */
result: MissionResult | null, };

/**
 * One step and what it changed.
 */
export type Frame = { 
/**
 * The turn it belongs to.
 */
turn: number, 
/**
 * What happened.
 */
step: Step, 
/**
 * The rule behind it.
 */
rule: string, 
/**
 * The step in words (`docs/texts.md`).
 */
text: Text, 
/**
 * What is different from the frame before.
 */
changes: Changes, };

/**
 * The modules of The New Frontier (NF-1.1). They change full missions only; training keeps the base rules.
 */
export type Frontier = { 
/**
 * New threats, and the red colour (NF-2).
 */
threats: boolean, 
/**
 * Double action cards, their missions and interceptors with three distances (NF-5 to NF-7).
 */
double_actions: boolean, 
/**
 * Specializations instead of heroic cards (NF-8, NF-9).
 */
specializations: boolean, 
/**
 * Explorers bring their specializations with them (NF-10). Needs `specializations`.
 */
experience: boolean, 
/**
 * A random mission is one of the easier ones, to learn double actions (NF-7.2).
 */
easier: boolean, 
/**
 * Three players fly without an android (NF-11.3.5).
 */
no_android: boolean, 
/**
 * Alone, the double action cards lie in one shuffled pile instead of sorted (NF-5.7.2).
 */
hard_solo: boolean, };

/**
 * Markers of The New Frontier on the ship and its crew.
 */
export type FrontierMarkers = { 
/**
 * How far out the interceptors are; nothing while they are on board.
 */
interceptor_distance: number | null, 
/**
 * Sealed doors: between red and white, between white and blue.
 */
sealed_doors: [boolean, boolean], 
/**
 * Zones whose lasers are blind.
 */
disrupted: Array<Zone>, 
/**
 * Shields absorb nothing.
 */
reversed_shields: boolean, 
/**
 * Temporary shields of this turn.
 */
temporary_shields: [number, number, number], 
/**
 * Cannons with a cube of the Mechanic.
 */
cubes: Array<Station>, 
/**
 * Mines per station.
 */
mines: Array<[Station, number]>, 
/**
 * Stations with a drone of the Ninja.
 */
drones: Array<Station>, 
/**
 * Poisoned crew members.
 */
poisoned: Array<number>, 
/**
 * Infected crew members.
 */
infected: Array<number>, 
/**
 * Crew members who concentrate.
 */
concentrating: Array<number>, 
/**
 * The host of the Parasite.
 */
host: number | null, 
/**
 * Points of special cards so far.
 */
special_points: number, };

/**
 * What The New Frontier adds; all of it is public.
 */
export type FrontierView = { 
/**
 * The modules in use.
 */
modules: Frontier, 
/**
 * Specializations, in the order of `crew`; empty where they are not in use.
 */
skills: Array<SkillView>, 
/**
 * The session goes on: specializations are kept with a level more, or changed (NF-8.5.3).
 */
goes_on: boolean, 
/**
 * The explorers of the human players; empty where they are not in use (NF-10).
 */
explorers: Array<ExplorerCard | null>, 
/**
 * The cards drawn by callers (NF-3.9.1).
 */
drawn: Array<DrawnCard>, 
/**
 * Who holds the traveller and the destination token of the Teleporter, by crew number.
 */
tokens: [number, number] | null, 
/**
 * Briefing: who gets the first card that cannot be split evenly (NF-8.2.3); nothing where all get the same.
 */
extra_first: number | null, };

/**
 * Which half of a card lies on top (SA-4.5).
 */
export type Half = "movement" | "action";

/**
 * What a crew member of the last mission brings into the next one (NF-8.5.3).
 */
export type HeldSkill = { 
/**
 * Whose; nothing for an android. Androids follow each other in acting order.
 */
seat: Seat | null, 
/**
 * What was held.
 */
skill: Skill | null, };

/**
 * How much of the rules is switched on (SA-19.1).
 */
export type Level = "test_run" | "simulation" | "advanced_simulation" | "mission";

/**
 * Outside or inside the ship (SA-2.29).
 */
export type Location = "external" | "internal";

/**
 * One page of the log belongs to one crew, one line to one mission (SA-16.1, SA-16.3). The keeper of the log adds the date.
 */
export type LogEntry = { 
/**
 * The crew, in the order in which it acts.
 */
crew: Array<LoggedMember>, 
/**
 * The script: its id, or the name of a generated one.
 */
script: string, 
/**
 * Difficulty of common threats: `1`, `2` or `1+2` (SA-16.4).
 */
common: string, 
/**
 * Difficulty of serious threats.
 */
serious: string, 
/**
 * Points; nothing when the ship was lost (SA-16.5).
 */
points: LoggedPoints | null, 
/**
 * The threat that finished the ship, by its code.
 */
lost_to: string | null, 
/**
 * Which mission of a campaign, from 1; the lines of a campaign are joined by a bracket (SA-17.20).
 */
campaign: number | null, 
/**
 * The total of the whole campaign, on its last line (SA-17.20).
 */
campaign_total: number | null, };

/**
 * A name in the log.
 */
export type LoggedMember = { 
/**
 * The name; empty for an android without one.
 */
name: string, 
/**
 * Written in square brackets (SA-16.2).
 */
android: boolean, 
/**
 * Star, headphones, exclamation mark (SA-16.1).
 */
roles: Array<Role>, };

/**
 * The points of a line (SA-16.3).
 */
export type LoggedPoints = { 
/**
 * Survived threats.
 */
survived: number, 
/**
 * Destroyed threats.
 */
destroyed: number, 
/**
 * Damage, knock-outs and squads, as a number below zero.
 */
penalties: number, 
/**
 * Visual confirmation.
 */
observation: number, 
/**
 * Special cards (NF-8.4.5).
 */
special?: number, 
/**
 * The sum.
 */
total: number, };

/**
 * What lost the ship.
 */
export type Loss = { "kind": "zone_destroyed", 
/**
 * The zone.
 */
zone: Zone, } | { "kind": "doomed", 
/**
 * How.
 */
doom: Doom, };

/**
 * A crew member at one moment.
 */
export type MemberSnapshot = { 
/**
 * The station; nothing means in space.
 */
at: Station | null, 
/**
 * `none`, `active`, `disabled` or `lost`.
 */
squad: "none" | "active" | "disabled" | "lost", 
/**
 * Out of the mission.
 */
knocked_out: boolean, };

/**
 * Game time in milliseconds since the table's game began.
 */
export type Millis = number;

/**
 * What only the viewer sees.
 */
export type Mine = { 
/**
 * The viewer's crew number; nothing for the human of a solo mission.
 */
crew: number | null, 
/**
 * All cards the viewer holds, on the own board or in hand: those that lie in no slot are in hand. Solo: the whole deck.
 */
cards: Array<CardId>, 
/**
 * The own board.
 */
slots: Array<Placed | null>, 
/**
 * Something can be undone.
 */
undo: boolean, 
/**
 * The mistakes that may be put right in this turn.
 */
oops: Array<Slip>, };

/**
 * Why a weapon does no harm.
 */
export type Miss = "no_target" | "decoy" | "blind";

/**
 * Which script is flown.
 */
export type MissionChoice = { "kind": "script", 
/**
 * Id or name.
 */
id: string, } | { "kind": "random", 
/**
 * The level.
 */
level: Level, } | { "kind": "generated", 
/**
 * What it is to be like.
 */
recipe: Recipe, };

/**
 * How one mission ended.
 */
export type MissionResult = { 
/**
 * The sum; 0 when lost.
 */
total: number, } & ({ "result": "survived", 
/**
 * The score sheet; all zero in a test run (SA-15.10).
 */
score: Score, } | { "result": "lost", 
/**
 * In which turn.
 */
turn: number, 
/**
 * How.
 */
loss: Loss, 
/**
 * The threat that finished the ship.
 */
threat: ThreatId, });

/**
 * What is flown.
 */
export type MissionView = { 
/**
 * Which mission of the campaign, from 1.
 */
number: number, 
/**
 * How much of the rules is switched on.
 */
level: Level, 
/**
 * The script, when it is no secret (any more): its id.
 */
script: string | null, 
/**
 * Common threats.
 */
common: Difficulty, 
/**
 * Serious threats.
 */
serious: Difficulty, 
/**
 * Slots on a board: 12, or 7 in a test run.
 */
slots: number, 
/**
 * Everybody's cards lie face up (SA-4.11).
 */
face_up: boolean, 
/**
 * One human controls four androids (SA-18.17).
 */
solo: boolean, 
/**
 * How fast the clock runs.
 */
pace: Pace, 
/**
 * Officers draw the threats by hand.
 */
manual_officers: boolean, 
/**
 * Misplayed cards may be put right.
 */
misplay: boolean, 
/**
 * Players may ask what their plan would do.
 */
preview: boolean, };

/**
 * The two mistakes that may be put right (SA-7.50).
 */
export type Mistake = "other_half" | "other_arrow";

/**
 * How a flight ended.
 */
export type Outcome = { "result": "survived", 
/**
 * The score sheet; all zero in a test run (SA-15.10).
 */
score: Score, } | { "result": "lost", 
/**
 * In which turn.
 */
turn: number, 
/**
 * How.
 */
loss: Loss, 
/**
 * The threat that finished the ship.
 */
threat: ThreatId, };

/**
 * How fast the clock runs.
 */
export type Pace = "real" | "slow" | "untimed";

/**
 * A part of a turn (SA-5.3).
 */
export type Part = "threat_appears" | "player_actions" | "compute_damage" | "threat_actions" | "maintenance_check" | "resolve_rockets" | "jump";

/**
 * What lies in a slot: a card, and in two cases a special card beside it (NF-8.3.4).
 */
export type Placed = { 
/**
 * The card.
 */
card: CardId, 
/**
 * The half on top.
 */
up: Half, 
/**
 * The special card that shares the slot.
 */
beside?: TurnedCard, };

/**
 * What it takes to deal a mission again.
 */
export type PlayedMission = { 
/**
 * Which script was chosen, or how it was left to chance.
 */
mission: MissionChoice, 
/**
 * Common threats, as agreed on in the briefing.
 */
common: Difficulty, 
/**
 * Serious threats, likewise.
 */
serious: Difficulty, 
/**
 * Where all chance came from.
 */
seed: string, };

/**
 * The options of a random mission. `None`: the usual value of its level.
 */
export type Recipe = { 
/**
 * How much of the rules is switched on (SA-19.1).
 */
level: Level, 
/**
 * The sum of the threats, common = 1 and serious = 2, without unconfirmed reports (SA-22.6).
 */
threat_level: number | null, 
/**
 * How many unconfirmed reports, each of one common threat (SA-4.34).
 */
unconfirmed: number | null, 
/**
 * Length of the Action Round in seconds.
 */
duration: number | null, 
/**
 * How many data transfers (SA-4.36).
 */
data_transfers: number | null, 
/**
 * How many incoming data (SA-4.35).
 */
incoming_data: number | null, 
/**
 * How often communications go down (SA-4.41).
 */
communications_down: number | null, };

/**
 * What gets rid of a threat.
 */
export type RemedyFacts = { "kind": "weapons" } | { "kind": "battlebots" } | { "kind": "repair", "system": System } | { "kind": "interceptors" };

/**
 * What a crew member may repair between missions (SA-17.8).
 */
export type Repair = { "repair": "tile", 
/**
 * Where.
 */
zone: Zone, 
/**
 * Which.
 */
tile: Tile, } | { "repair": "squad" };

/**
 * What a crew member did between missions.
 */
export type RepairTurn = { 
/**
 * Who.
 */
crew: number, 
/**
 * Knocked out in the last mission (SA-17.9).
 */
recovers: boolean, 
/**
 * What was repaired.
 */
what: Repair | null, };

/**
 * A role of a human player (SA-3.1). Androids hold none (SA-3.7).
 */
export type Role = "captain" | "communications" | "security";

/**
 * Roles given by the host, by seat. One person may hold several (SA-3.1).
 */
export type RoleChoice = { 
/**
 * The captain.
 */
captain: Seat | null, 
/**
 * The communications officer.
 */
communications: Seat | null, 
/**
 * The chief of security.
 */
security: Seat | null, };

/**
 * Who holds which role, by crew number. Solo: nobody.
 */
export type RolesView = { 
/**
 * The captain.
 */
captain: number | null, 
/**
 * The communications officer.
 */
communications: number | null, 
/**
 * The chief of security.
 */
security: number | null, };

/**
 * The answer to a query.
 */
export type RoundAnswer = { "answer": "projection", 
/**
 * The flight as it would be: face-down cards of others as empty slots, threats as announced so far.
 */
film: FlightReplay, 
/**
 * The last turn that does not depend on an unseen damage tile.
 */
certain_until: number, } | { "answer": "film", 
/**
 * The flight, as far as it has been resolved.
 */
film: FlightReplay, 
/**
 * The last turn in it.
 */
turn: number, 
/**
 * Whether it is complete.
 */
complete: boolean, 
/**
 * The mission file of a complete flight (`docs/mission-file.md`), for links and what-ifs.
 */
mission: unknown, };

/**
 * What a seat may ask to do. Slots are numbered like turns, from 1; crew members as in the view's `crew`, from 0.
 *
 * `on` names the board of an android; left out, the own board is meant.
 */
export type RoundCommand = { "do": "propose", 
/**
 * Common threats.
 */
common: Difficulty, 
/**
 * Serious threats.
 */
serious: Difficulty, } | { "do": "volunteer", 
/**
 * Which.
 */
role: Role, } | { "do": "step_down", 
/**
 * Which.
 */
role: Role, } | { "do": "specialize", 
/**
 * Which.
 */
specialization: Specialization, 
/**
 * For which android; left out, the own.
 */
on?: number, } | { "do": "explorer", 
/**
 * Level and specializations.
 */
explorer: ExplorerCard, } | { "do": "extra_cards", 
/**
 * Which crew member; the next ones clockwise follow.
 */
first: number, } | { "do": "ready", 
/**
 * Ready.
 */
ready: boolean, } | { "do": "launch" } | { "do": "place", 
/**
 * Which card.
 */
card: CardId, 
/**
 * Where.
 */
slot: number, 
/**
 * The half on top.
 */
up: Half, 
/**
 * Whose board.
 */
on?: number, } | { "do": "move", 
/**
 * From this slot.
 */
from: number, 
/**
 * To this slot.
 */
to: number, 
/**
 * Whose board.
 */
on?: number, } | { "do": "flip", 
/**
 * Where.
 */
slot: number, 
/**
 * Whose board.
 */
on?: number, } | { "do": "take_back", 
/**
 * Where.
 */
slot: number, 
/**
 * Whose board.
 */
on?: number, } | { "do": "undo" } | { "do": "next_phase" } | { "do": "give", 
/**
 * Which.
 */
card: CardId, 
/**
 * To which crew member.
 */
to: number, } | { "do": "token", 
/**
 * Which.
 */
token: TeleporterToken, 
/**
 * To which crew member.
 */
to: number, } | { "do": "draw_threat", 
/**
 * The n of "Time T+n".
 */
number: number, 
/**
 * From which deck.
 */
severity: Severity, 
/**
 * At which trajectory.
 */
track: Track, } | { "do": "move_threat", 
/**
 * Its place in the view's `threats`.
 */
threat: number, 
/**
 * The n of "Time T+n".
 */
number: number, 
/**
 * At which trajectory.
 */
track: Track, } | { "do": "board", 
/**
 * What and where.
 */
move: BoardMove, } | { "do": "point", 
/**
 * At what.
 */
at: Spot, } | { "do": "end_early", 
/**
 * Agree.
 */
agree: boolean, } | { "do": "hold" } | { "do": "go" } | { "do": "confirm" } | { "do": "oops", 
/**
 * How.
 */
mistake: Mistake, } | { "do": "continue", 
/**
 * Fly on.
 */
go: boolean, } | { "do": "repair", 
/**
 * What.
 */
what: Repair, 
/**
 * For whom it is meant: two players who decide for an android at the same moment decide once.
 */
crew?: number, } | { "do": "berth", 
/**
 * Lower Red or Upper Blue.
 */
station: Station, } | { "do": "stand_in", 
/**
 * For whom.
 */
crew: number, 
/**
 * What.
 */
decides: Decision, };

/**
 * Something happened. What the computer says, cards placed and phases are seen in the view and not told again.
 */
export type RoundEvent = { "event": "drew", 
/**
 * Which.
 */
card: CardId, } | { "event": "drew_extra", 
/**
 * Who.
 */
crew: number, } | { "event": "token_given", 
/**
 * Which token.
 */
token: TeleporterToken, 
/**
 * Who.
 */
to: number, } | { "event": "gave", 
/**
 * From whom.
 */
from: number, 
/**
 * To whom.
 */
to: number, } | { "event": "received", 
/**
 * From whom.
 */
from: number, 
/**
 * Which.
 */
card: CardId, } | { "event": "points", 
/**
 * Who; nothing for the human of a solo mission.
 */
crew: number | null, 
/**
 * At what.
 */
at: Spot, } | { "event": "corrected" } & Correction | { "event": "misplayed", 
/**
 * Whose.
 */
crew: number, 
/**
 * In which turn.
 */
turn: number, 
/**
 * How.
 */
mistake: Mistake, } | { "event": "turn", 
/**
 * Which.
 */
turn: number, } | { "event": "landed", 
/**
 * How it ended.
 */
result: MissionResult, } | { "event": "repaired", 
/**
 * By whom.
 */
crew: number, 
/**
 * What; nothing when the crew member had to recover or found nothing to do.
 */
what: Repair | null, } | { "event": "stood_in", 
/**
 * For whom.
 */
crew: number, 
/**
 * Who did.
 */
by: number | null, };

/**
 * How the table ended.
 */
export type RoundOutcome = { 
/**
 * The missions, in order.
 */
missions: Array<MissionResult>, 
/**
 * The score of a campaign that was not lost (SA-17.19).
 */
campaign_score: number | null, 
/**
 * Lines for the log book; none in training (SA-16.6).
 */
log: Array<LogEntry>, 
/**
 * Where all chance came from: with the same setup it deals the same again, to this crew or another (SA-3.24).
 */
seed: string, };

/**
 * What a viewer may ask to know.
 */
export type RoundQuery = { "ask": "projection", 
/**
 * Own slots as they would be instead of as they lie.
 */
instead?: Array<WhatIf>, } | { "ask": "film" };

/**
 * Everything that is chosen before a mission. Every choice has a default.
 */
export type RoundSetup = { 
/**
 * Which script the ship computer follows.
 */
mission: MissionChoice, 
/**
 * Common threats (SA-3.8), unless the crew proposes otherwise in the briefing. Training has white threats.
 */
common: Difficulty, 
/**
 * Serious threats (SA-3.9), unless the crew proposes otherwise in the briefing. Training has white threats.
 */
serious: Difficulty, 
/**
 * Boards of red, white, blue and the inside; nothing: at random (SA-3.14). Test runs have fixed boards.
 */
trajectories: [Trajectory, Trajectory, Trajectory, Trajectory] | null, 
/**
 * Roles given by the host. Those left open are volunteered for in the briefing (SA-3.1).
 */
roles: RoleChoice, 
/**
 * How the crew sits, clockwise (SA-3.2); seats left out follow in their own order.
 */
seating: Array<Seat>, 
/**
 * A crew of five with androids instead of four (SA-18.14).
 */
five: boolean, 
/**
 * Names of the androids in the order in which they act (SA-16.2, SA-18.3).
 */
androids: Array<string>, 
/**
 * How fast the clock runs.
 */
pace: Pace, 
/**
 * Where all chance comes from: the same seed deals the same mission again. Nothing: a fresh one.
 */
seed: string | null, 
/**
 * Officers draw and place the threats by hand (SA-3.4); mistakes are put right before the flight (SA-5.2).
 */
manual_officers: boolean, 
/**
 * Misplayed cards may be put right when they are revealed (SA-7.50, SA-AR-28).
 */
misplay: boolean, 
/**
 * Up to three missions with the same ship (SA-17.1).
 */
campaign: boolean, 
/**
 * Start at once with the host's choices instead of meeting for a briefing.
 */
skip_briefing: boolean, 
/**
 * In a rematch: the mission that was played before, so that the host can choose between it and a new one.
 */
played: PlayedMission | null, 
/**
 * Whether players may ask what their plan would do; nothing: not in full missions with the real clock, as at a table.
 */
preview: boolean | null, 
/**
 * The modules of The New Frontier in use; all of them off for those who own the base game only.
 */
frontier?: Frontier, 
/**
 * How many missions a campaign of explorers is planned for, where that is more than three (NF-10.8.5).
 */
campaign_missions?: number, 
/**
 * In a rematch: the specializations held in the last mission, which was survived (NF-8.5.3).
 */
held_skills?: Array<HeldSkill>, };

/**
 * How far the mission is.
 */
export type RoundStage = "briefing" | "action" | "resolution" | "decision" | "repairs" | "over";

/**
 * The table as one viewer sees it; all but `board` and `mine` is the same for everybody. Crew members are numbered as in `crew`; all times are game times.
 */
export type RoundView = { 
/**
 * How far the mission is.
 */
stage: RoundStage, 
/**
 * What is flown.
 */
mission: MissionView, 
/**
 * The crew: human players clockwise from the first seat, then androids.
 */
crew: Array<CrewView>, 
/**
 * The backs of the cards that each of the crew has placed (SA-4.14), one letter a slot: `.` empty, `m` movement half on
 * top, `a` action half on top; capitals for heroic cards; `g` and `d` for a movement and an action half that is double
 * (NF-5.1.5), `s` for a special card, `t` for one that shares its slot. Empty before the mission.
 */
backs: Array<string>, 
/**
 * The order in which the crew acts, the captain first (SA-7.2).
 */
order: Array<number>, 
/**
 * Who holds which role.
 */
roles: RolesView, 
/**
 * Boards of red, white, blue and, where internal threats exist, the inside.
 */
trajectories: Array<Trajectory>, 
/**
 * The mission clock.
 */
clock: ClockView, 
/**
 * What the computer has said, in order.
 */
said: Array<Said>, 
/**
 * The threats drawn so far, in the order of drawing (SA-4.33).
 */
threats: Array<Scheduled>, 
/**
 * Words and sounds that began last. Play them when `at` is now; they are history when it is long past.
 */
speech: Speech | null, 
/**
 * Communications are down (SA-4.41). The end is not shown.
 */
silent: boolean, 
/**
 * The open data transfer (SA-4.36).
 */
transfer: TransferView | null, 
/**
 * Cards left in the action deck.
 */
deck: number, 
/**
 * The shared planning board, as this viewer sees it.
 */
board: Board, 
/**
 * Who agrees to end the Action Round early; nothing while that is not allowed yet (SA-4.26).
 */
agreed: Array<number> | null, 
/**
 * What is being settled before the mission.
 */
briefing: BriefingView | null, 
/**
 * How far the flight has been resolved.
 */
flight: FlightView | null, 
/**
 * The campaign.
 */
campaign: CampaignView | null, 
/**
 * The New Frontier, where it is in use.
 */
frontier: FrontierView | null, 
/**
 * What only this viewer sees; nothing for spectators.
 */
mine: Mine | null, };

/**
 * Something the computer said.
 */
export type Said = { 
/**
 * When: game time.
 */
at: Millis, } & ({ "say": "start" } | { "say": "threat", 
/**
 * The n.
 */
number: number, 
/**
 * Common or serious.
 */
severity: Severity, 
/**
 * Where.
 */
track: Track, 
/**
 * Begins with "unconfirmed report" (SA-4.34).
 */
unconfirmed: boolean, } | { "say": "incoming_data" } | { "say": "data_transfer" } | { "say": "transfer_complete" } | { "say": "communications_down" } | { "say": "communications_restored" } | { "say": "phase_ends_in", 
/**
 * Which phase.
 */
phase: number, 
/**
 * 60 or 20.
 */
seconds: number, } | { "say": "phase_ended", 
/**
 * Which phase.
 */
phase: number, } | { "say": "operations_end_in", 
/**
 * 60 or 20.
 */
seconds: number, } | { "say": "mission_complete" });

/**
 * A threat with its number and track (SA-4.31, SA-4.32).
 */
export type Scheduled = { 
/**
 * The n of "Time T+n": the turn in which it appears.
 */
number: number, 
/**
 * Its trajectory.
 */
track: Track, 
/**
 * The card.
 */
threat: ThreatId, };

/**
 * The score sheet (SA-15.4).
 */
export type Score = { 
/**
 * Points of destroyed threats.
 */
destroyed: number, 
/**
 * Points of survived threats.
 */
survived: number, 
/**
 * Minus one per damage.
 */
damage: number, 
/**
 * Minus the damage of the most damaged zone.
 */
worst_zone: number, 
/**
 * Minus two per knocked-out player.
 */
knocked_out: number, 
/**
 * Minus one per disabled squad.
 */
disabled_battlebots: number, 
/**
 * Visual confirmation.
 */
observation: number, 
/**
 * Points of special cards (NF-8.4.5).
 */
special: number, };

/**
 * A mission script: announcements in order of time, closed by [`ScriptEvent::MissionEnd`].
 * The start announcement at 0:00 is part of every script and is not listed (SA-22.2).
 */
export type Script = { 
/**
 * Track number on the disc, such as `S2-4`; generated scripts name themselves.
 */
id: string, 
/**
 * Name for the command line and for links, such as `mission-4`.
 */
slug: string, 
/**
 * What is switched on in this mission (SA-19.1).
 */
kind: ScriptKind, 
/**
 * The announcements, earliest first.
 */
events: Array<ScriptLine>, };

/**
 * The level of a mission (SA-19.1; NF-7.2 for missions made for double actions).
 */
export type ScriptKind = "test_run" | "simulation" | "advanced_simulation" | "mission" | "easier_double_mission" | "double_mission";

/**
 * An announcement and the second at which it begins (for the two endings: at which it is over, SA-22.1).
 */
export type ScriptLine = { 
/**
 * Seconds from the start announcement.
 */
at: number, } & ({ "event": "threat", 
/**
 * The n of "Time T+n", 1 to 8 (SA-4.42).
 */
number: number, 
/**
 * Which deck the card comes from.
 */
severity: Severity, 
/**
 * Where it comes from.
 */
track: Track, 
/**
 * Carried out only by a crew of five (SA-4.34).
 */
unconfirmed: boolean, } | { "event": "incoming_data" } | { "event": "data_transfer" } | { "event": "communications_down", 
/**
 * Length in seconds.
 */
seconds: number, } | { "event": "phase_end", 
/**
 * The phase that ends, 1 or 2.
 */
phase: number, } | { "event": "mission_end" });

/**
 * A place at the table, counted from zero in seating order.
 */
export type Seat = number;

/**
 * How grave the announcement was (SA-2.29).
 */
export type Severity = "common" | "serious";

/**
 * The ship at one moment. Arrays of three are red, white, blue.
 */
export type ShipSnapshot = { 
/**
 * Energy in the reactors.
 */
reactors: [number, number, number], 
/**
 * What they can hold.
 */
reactor_capacity: [number, number, number], 
/**
 * Energy in the shields.
 */
shields: [number, number, number], 
/**
 * What they can hold.
 */
shield_capacity: [number, number, number], 
/**
 * Fuel capsules left.
 */
fuel: number, 
/**
 * Rockets in store.
 */
rockets: number, 
/**
 * A rocket on the first and on the second square of its track.
 */
rocket_track: [boolean, boolean], 
/**
 * Damage of each zone.
 */
damage: [number, number, number], 
/**
 * The tiles drawn, in the order of drawing.
 */
tiles: [Array<Tile>, Array<Tile>, Array<Tile>], 
/**
 * Squads stored in Lower Red and Upper Blue: intact, slimed or taken.
 */
stored: [string, string], 
/**
 * Systems that cannot be used because a malfunction covers them.
 */
blocked: Array<[Station, System]>, 
/**
 * Stations with Slime.
 */
slime: Array<Station>, 
/**
 * Stations that knock out every crew member who enters.
 */
lethal: Array<Station>, 
/**
 * Weapons activated in this turn.
 */
activated: Array<Station>, 
/**
 * Phases in which the computer was maintained.
 */
maintained: [boolean, boolean, boolean], 
/**
 * Best visual confirmation of each phase.
 */
looked: [number, number, number], 
/**
 * The interceptors will not fly again.
 */
interceptors_lost: boolean, 
/**
 * Markers of The New Frontier; nothing while there are none.
 */
frontier?: FrontierMarkers, };

/**
 * A specialization and the level in it.
 */
export type Skill = { 
/**
 * Which.
 */
specialization: Specialization, 
/**
 * Its level, which says which cards it gives (NF-8.1.2).
 */
level: SkillLevel, };

/**
 * The level in a specialization, 1 to 3, and the cards it gives (NF-8.1.2).
 */
export type SkillLevel = 1 | 2 | 3;

/**
 * The specialization of a crew member.
 */
export type SkillView = { 
/**
 * What this crew member has, or would have if the mission started now.
 */
skill: Skill | null, 
/**
 * Briefing: what may be chosen now.
 */
offers: Array<Skill>, 
/**
 * Briefing: a choice was made.
 */
chosen: boolean, 
/**
 * The special cards of an android that are not placed yet (NF-8.3.2).
 */
cards: Array<CardId>, };

/**
 * A mistake that may be put right. The half underneath is known to nobody but the one who placed the card.
 */
export type Slip = { 
/**
 * How the card was misplayed.
 */
mistake: Mistake, 
/**
 * What was meant then.
 */
meant: Action, };

/**
 * The content of one slot. A base card shows one symbol, a double half two (NF-5.1.1); a special card lies alone or
 * beside another card (NF-8.3.4).
 */
export type SlotCard = Action | [Action, Action] | { special: SpecialCards, with: Array<Action> };

/**
 * Everything on the table that can be seen at one moment.
 */
export type Snapshot = { 
/**
 * The ship.
 */
ship: ShipSnapshot, 
/**
 * The crew in turn order.
 */
crew: Array<MemberSnapshot>, 
/**
 * The slots of each crew member as they lie.
 */
slots: Array<Array<SlotCard>>, 
/**
 * The threats in acting order.
 */
threats: Array<ThreatSnapshot>, };

/**
 * A peculiarity; the attribute `more` of its message explains it.
 */
export type Special = { 
/**
 * In a few words.
 */
text: Text, 
/**
 * The rule.
 */
rule: string, };

/**
 * One of the 20 special cards (NF-8.1.1).
 */
export type SpecialCard = { 
/**
 * Whose card it is.
 */
specialization: Specialization, 
/**
 * The advanced card, or the basic one.
 */
advanced: boolean, };

/**
 * The special action cards in one slot.
 */
export type SpecialCards = "none" | "basic" | "advanced" | "both";

/**
 * A specialization. Each has a basic and an advanced card (NF-8.1.1).
 */
export type Specialization = "rocketeer" | "data_analyst" | "energy_technician" | "pulse_gunner" | "medic" | "teleporter" | "hypernavigator" | "special_ops" | "squad_leader" | "mechanic";

/**
 * Words and sounds that follow one upon the other: sent together when the first begins, so that a device plays them in time
 * however slow its connection is. What they say follows from what has begun, never from what is still to come.
 */
export type Speech = { 
/**
 * When: game time. The times of the parts are milliseconds from here, at every pace.
 */
at: Millis, 
/**
 * What is said.
 */
utterances: Array<Utterance>, 
/**
 * Sounds and music.
 */
cues: Array<ComputerCue>, };

/**
 * Something one can point at.
 */
export type Spot = { "spot": "station", 
/**
 * Which.
 */
station: Station, } | { "spot": "slot", 
/**
 * Whose.
 */
crew: number, 
/**
 * Which.
 */
slot: number, } | { "spot": "threat", 
/**
 * Its place in the view's `threats`.
 */
threat: number, } | { "spot": "square", 
/**
 * Which trajectory.
 */
track: Track, 
/**
 * Counted from the ship.
 */
square: number, };

/**
 * A square at which a threat acts.
 */
export type Square = "X" | "Y" | "Z";

/**
 * One of the six stations (SA-2.1).
 */
export type Station = "upper_red" | "upper_white" | "upper_blue" | "lower_red" | "lower_white" | "lower_blue";

/**
 * One step of a flight. Crew members are numbered in turn order, the captain being 0.
 */
export type Step = { "step": "turn", turn: number, } | { "step": "part", part: Part, } | { "step": "appears", threat: ThreatId, position: number, } | { "step": "plays", crew: number, action: Action, } | { "step": "idle", crew: number, } | { "step": "misplayed", crew: number, shown: Action, meant: Action, } | { "step": "moves", crew: number, from: Station, to: Station, way: Way, } | { "step": "no_effect", crew: number, action: Action, why: Why, } | { "step": "activated", crew: number, weapon: Weapon, heroic: boolean, } | { "step": "energy_moved", crew: number, from: Container, to: Container, amount: number, } | { "step": "fuel_burnt", crew: number, left: number, } | { "step": "heroic_energy", crew: number, to: Container, } | { "step": "repairs", crew: number, threat: ThreatId, system: System, amount: number, damage: number, hit_points: number, } | { "step": "squad_taken", crew: number, station: Station, active: boolean, } | { "step": "squad_reactivated", crew: number, } | { "step": "squad_disabled", crew: number, threat: ThreatId, } | { "step": "stored_squad_disabled", station: Station, threat: ThreatId, } | { "step": "attacks", crew: number, threat: ThreatId, station: Station, damage: number, hit_points: number, } | { "step": "launches", crew: number, } | { "step": "stays_in_space", crew: number, heroic: boolean, } | { "step": "returns", crew: number, } | { "step": "mends_fissure", crew: number, threat: ThreatId, damage: number, hit_points: number, } | { "step": "rocket_launched", crew: number, rockets: number, left: number, } | { "step": "maintains", crew: number, phase: number, } | { "step": "looks", crew: number, together: number, } | { "step": "delayed", crew: number, turn: number, cause: DelayCause, moved: number, lost: SlotCard, } | { "step": "delay_idle", crew: number, turn: number, cause: DelayCause, } | { "step": "knocked_out", crew: number, threat: ThreatId, } | { "step": "served_together", threat: ThreatId, bonus: number, damage: number, hit_points: number, } | { "step": "fires", weapon: Weapon, threat: ThreatId, strength: number, } | { "step": "misses", weapon: Weapon, why: Miss, } | { "step": "hit", threat: ThreatId, strength: number, shield: number, dealt: number, damage: number, hit_points: number, twist: Twist, } | { "step": "scorched", threat: ThreatId, damage: number, hit_points: number, } | { "step": "destroyed", threat: ThreatId, by: Blow, points: number, } | { "step": "advances", threat: ThreatId, from: number, to: number, } | { "step": "acts", threat: ThreatId, square: Square, } | { "step": "spared", threat: ThreatId, } | { "step": "last_blow", threat: ThreatId, } | { "step": "attack", threat: ThreatId, zone: Zone, strength: number, absorbed: number, ignores_shields: boolean, } | { "step": "harm", threat: ThreatId, zone: Zone, amount: number, } | { "step": "multiplied", zone: Zone, points: number, tiles: number, } | { "step": "tile_drawn", zone: Zone, tile: Tile, total: number, } | { "step": "damage_counted", zone: Zone, total: number, } | { "step": "energy_lost", container: Container, amount: number, } | { "step": "energy_shorted", from: Container, to: Container, amount: number, } | { "step": "fuel_lost", left: number, } | { "step": "rocket_destroyed", left: number, } | { "step": "speed_changed", threat: ThreatId, speed: number, } | { "step": "shield_changed", threat: ThreatId, shield: number, } | { "step": "heals", threat: ThreatId, amount: number, damage: number, } | { "step": "hurts_itself", threat: ThreatId, amount: number, damage: number, } | { "step": "revealed", threat: ThreatId, } | { "step": "grows", threat: ThreatId, } | { "step": "boosts_attacks", threat: ThreatId, } | { "step": "boosts_shields", threat: ThreatId, } | { "step": "doubles_damage", threat: ThreatId, all: boolean, } | { "step": "prowls", threat: ThreatId, from: Station, to: Station, } | { "step": "stays", threat: ThreatId, } | { "step": "spreads", threat: ThreatId, to: Station, } | { "step": "survived", threat: ThreatId, points: number, } | { "step": "rocket_advances" } | { "step": "computer_check", phase: number, passed: boolean, } | { "step": "observation", phase: number, best: number, } | { "step": "lost", loss: Loss, threat: ThreatId | null, } | { "step": "plays_special", crew: number, specialization: Specialization, advanced: boolean, } | { "step": "special_no_effect", crew: number, specialization: Specialization, why: Why, } | { "step": "second_symbol_delayed", crew: number, turn: number, cause: DelayCause, second: Action, moved: number, lost: SlotCard, } | { "step": "symbol_ignored", crew: number, action: Action, } | { "step": "flies_to", crew: number, distance: number, } | { "step": "ultra_fast_return", crew: number, } | { "step": "teleported", crew: number, from: Station, to: Station, } | { "step": "stimulated", crew: number, by: number, } | { "step": "concentrates", crew: number, } | { "step": "inhibitor_given", crew: number, } | { "step": "knock_out_prevented", crew: number, } | { "step": "temporary_shields", crew: number, amounts: [number, number, number], } | { "step": "special_points", crew: number, points: number, } | { "step": "cube_placed", crew: number, weapon: Weapon, } | { "step": "tile_repaired", crew: number, zone: Zone, tile: Tile, total: number, } | { "step": "threats_slowed", crew: number, } | { "step": "jumps_early", crew: number, } | { "step": "phase_changed", threat: ThreatId, in_phase: boolean, } | { "step": "jumps_to", threat: ThreatId, zone: Zone, jumped: boolean, } | { "step": "calls", threat: ThreatId, called: ThreatId, } | { "step": "not_reached", threat: ThreatId, points: number, } | { "step": "doors_sealed", threat: ThreatId, red: boolean, } | { "step": "optics_disrupted", threat: ThreatId, zone: Zone, } | { "step": "shields_reversed", threat: ThreatId, adds: boolean, } | { "step": "shield_added", zone: Zone, amount: number, } | { "step": "mine_laid", threat: ThreatId, station: Station, } | { "step": "poisoned", crew: number, } | { "step": "infected", threat: ThreatId, crew: number, } | { "step": "attaches", threat: ThreatId, crew: number, } | { "step": "sabotaged", threat: ThreatId, station: Station, } | { "step": "sabotage_repaired", crew: number, station: Station, system: System, } | { "step": "draws_card", threat: ThreatId, drawn: ThreatId, } | { "step": "repeats_turn", crew: number, } | { "step": "jumped" } | { "step": "turn_ends", turn: number, };

/**
 * The letter of a station's system.
 */
export type System = "A" | "B" | "C";

/**
 * The two tokens of the Teleporter (NF-9.6).
 */
export type TeleporterToken = "traveller" | "destination";

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
 * A threat card, by its place in the card list. Written as its printed code.
 */
export type ThreatId = string;

/**
 * A threat at one moment.
 */
export type ThreatSnapshot = { 
/**
 * What has become of it.
 */
fate: Fate, 
/**
 * Square, counted from the ship.
 */
position: number, 
/**
 * Damage on the card.
 */
damage: number, 
/**
 * Hit points.
 */
hit_points: number, 
/**
 * Shield points with all bonuses.
 */
shield: number, 
/**
 * Squares per move.
 */
speed: number, 
/**
 * Stations of its tokens.
 */
at: Array<Station>, 
/**
 * Stealth seen, cryoshield gone, alien grown, or the first Slime token destroyed.
 */
changed: boolean, 
/**
 * The zone of its trajectory where it has jumped to another one (NF-3.7).
 */
track?: Track, 
/**
 * Out of phase: nothing reaches it (NF-3.3).
 */
out_of_phase?: boolean, 
/**
 * The card of a threat that was called and follows the numbered ones.
 */
called?: Scheduled, };

/**
 * A damage tile (SA-11.5).
 */
export type Tile = "heavy_laser" | "light_laser" | "shield" | "reactor" | "gravolift" | "structural";

/**
 * Where a threat comes from.
 */
export type Track = "red" | "white" | "blue" | "internal";

/**
 * A trajectory board, T1 to T7.
 */
export type Trajectory = "T1" | "T2" | "T3" | "T4" | "T5" | "T6" | "T7";

/**
 * An open data transfer.
 */
export type TransferView = { 
/**
 * The beep.
 */
until: Millis, 
/**
 * Who has given a card already.
 */
gave: Array<number>, };

/**
 * A card with one half on top.
 */
export type TurnedCard = { 
/**
 * The card.
 */
card: CardId, 
/**
 * The half on top.
 */
up: Half, };

/**
 * What changed the damage that the volley would have done.
 */
export type Twist = "plain" | "cryoshield" | "shields_broken" | "swarm" | "mother_swarm" | "polarized";

/**
 * Words of the ship computer, spoken and written.
 */
export type Utterance = { 
/**
 * When it begins: with a tone if it has one, otherwise with the voice.
 */
at_ms: number, 
/**
 * When the first clip begins.
 */
speak_ms: number, 
/**
 * When the voice is silent again, in the slower language.
 */
until_ms: number, 
/**
 * The clips, played one after the other with [`GAP_MS`] between them.
 */
clips: Array<VoiceClip>, 
/**
 * The words to show.
 */
text: Text, 
/**
 * Whether it only says again what was announced before ("I repeat").
 */
repeated: boolean, };

/**
 * Something the ship computer can say, named after its file.
 */
export type VoiceClip = "alert" | "enemy-activity" | "begin-first-phase" | "repeat" | "unconfirmed-report" | "t-plus-1" | "t-plus-2" | "t-plus-3" | "t-plus-4" | "t-plus-5" | "t-plus-6" | "t-plus-7" | "t-plus-8" | "threat" | "serious-threat" | "internal-threat" | "serious-internal-threat" | "zone-red" | "zone-white" | "zone-blue" | "incoming-data" | "data-transfer" | "data-transfer-complete" | "communications-down" | "communications-restored" | "phase-1-one-minute" | "phase-1-twenty-seconds" | "phase-1-ends-in" | "phase-1-ended" | "phase-2-one-minute" | "phase-2-twenty-seconds" | "phase-2-ends-in" | "phase-2-ended" | "operations-one-minute" | "operations-twenty-seconds" | "operations-end-in" | "mission-complete" | "count-5" | "count-4" | "count-3" | "count-2" | "count-1";

/**
 * How a crew member changed place.
 */
export type Way = "door" | "lift" | "heroic" | "squad_leader";

/**
 * A weapon of the ship.
 */
export type Weapon = "heavy_laser_red" | "heavy_laser_white" | "heavy_laser_blue" | "light_laser_red" | "pulse_cannon" | "light_laser_blue" | "rocket" | "interceptors";

/**
 * An own slot as it would be.
 */
export type WhatIf = { 
/**
 * The slot.
 */
slot: number, 
/**
 * The half on top; `none` for an empty slot.
 */
action: SlotCard, 
/**
 * Whose board; left out, the own.
 */
on?: number, };

/**
 * Why an action had no effect.
 */
export type Why = "edge_of_ship" | "already_there" | "no_energy" | "already_activated" | "full" | "source_empty" | "burnt_for_nothing" | "no_fuel" | "irreparable" | "no_squad" | "squad_disabled" | "space_taken" | "interceptors_lost" | "storage_empty" | "squad_active" | "no_intruder" | "no_rocket" | "rocket_track_busy" | "maintained_already" | "maintenance_too_late" | "needs_three" | "switched_off" | "sealed_door" | "wrong_station" | "wrong_turn" | "bad_pair" | "would_finish" | "nothing_to_repair" | "nothing_to_teleport" | "jam_needs_energy" | "own_parasite";

/**
 * A vertical third of the ship (SA-2.1). The order red, white, blue is left to right.
 */
export type Zone = "red" | "white" | "blue";
