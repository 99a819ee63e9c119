// Generated from the Rust types by `make protocol`. Do not edit: a test compares.

/**
 * A whole flight: apply `changes` of each frame to `start`, one after the other, to see any moment of it.
 */
export type FilmReel = { 
/**
 * Which rules were switched on.
 */
level: Level, 
/**
 * Boards of red, white, blue and the inside.
 */
trajectories: [Trajectory, Trajectory, Trajectory, Trajectory], 
/**
 * The threats in acting order; frames refer to them by index.
 */
threats: Array<Scheduled>, 
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
 * A trajectory board, T1 to T7.
 */
export type Trajectory = "T1" | "T2" | "T3" | "T4" | "T5" | "T6" | "T7";

/**
 * How much of the rules is switched on (SA-19.1).
 */
export type Level = "test_run" | "simulation" | "advanced_simulation" | "mission";

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
slots: Array<Array<Action>>, 
/**
 * The threats in acting order.
 */
threats: Array<ThreatSnapshot>, };

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
 * Stations that knock out whoever enters.
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
interceptors_lost: boolean, };

/**
 * One of the six stations (SA-2.1).
 */
export type Station = "upper_red" | "upper_white" | "upper_blue" | "lower_red" | "lower_white" | "lower_blue";

/**
 * The letter of a station's system.
 */
export type System = "A" | "B" | "C";

/**
 * A damage tile (SA-11.5).
 */
export type Tile = "heavy_laser" | "light_laser" | "shield" | "reactor" | "gravolift" | "structural";

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
 * What has become of a threat.
 */
export type Fate = "waiting" | "in_play" | "destroyed" | "survived";

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
changed: boolean, };

/**
 * The half of a card that lies on top in a slot: all that counts in the Resolution Round (SA-4.5, SA-4.17).
 */
export type Action = "none" | "a" | "b" | "c" | "battlebots" | "red" | "blue" | "lift" | "heroic_a" | "heroic_b" | "heroic_battlebots" | "heroic_upper_red" | "heroic_upper_white" | "heroic_upper_blue" | "heroic_lower_red" | "heroic_lower_white" | "heroic_lower_blue";

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
 * A vertical third of the ship (SA-2.1). The order red, white, blue is left to right.
 */
export type Zone = "red" | "white" | "blue";

/**
 * Why the ship is lost without a destroyed zone (SA-10.28).
 */
export type Doom = "taken_over" | "broken_apart" | "blown_up";

/**
 * A threat card, by its place in the card list. Written as its printed code.
 */
export type ThreatId = string;

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
observation: number, };

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
 * Where a threat comes from.
 */
export type Track = "red" | "white" | "blue" | "internal";

/**
 * One step of a flight. Crew members are numbered in turn order, the captain being 0.
 */
export type Step = { "step": "turn", turn: number, } | { "step": "part", part: Part, } | { "step": "appears", threat: ThreatId, position: number, } | { "step": "plays", crew: number, action: Action, } | { "step": "idle", crew: number, } | { "step": "misplayed", crew: number, shown: Action, meant: Action, } | { "step": "moves", crew: number, from: Station, to: Station, way: Way, } | { "step": "no_effect", crew: number, action: Action, why: Why, } | { "step": "activated", crew: number, weapon: Weapon, heroic: boolean, } | { "step": "energy_moved", crew: number, from: Container, to: Container, amount: number, } | { "step": "fuel_burnt", crew: number, left: number, } | { "step": "heroic_energy", crew: number, to: Container, } | { "step": "repairs", crew: number, threat: ThreatId, system: System, amount: number, damage: number, hit_points: number, } | { "step": "squad_taken", crew: number, station: Station, active: boolean, } | { "step": "squad_reactivated", crew: number, } | { "step": "squad_disabled", crew: number, threat: ThreatId, } | { "step": "stored_squad_disabled", station: Station, threat: ThreatId, } | { "step": "attacks", crew: number, threat: ThreatId, station: Station, damage: number, hit_points: number, } | { "step": "launches", crew: number, } | { "step": "stays_in_space", crew: number, heroic: boolean, } | { "step": "returns", crew: number, } | { "step": "mends_fissure", crew: number, threat: ThreatId, damage: number, hit_points: number, } | { "step": "rocket_launched", crew: number, left: number, } | { "step": "maintains", crew: number, phase: number, } | { "step": "looks", crew: number, together: number, } | { "step": "delayed", crew: number, turn: number, cause: DelayCause, moved: number, lost: Action, } | { "step": "delay_idle", crew: number, turn: number, cause: DelayCause, } | { "step": "knocked_out", crew: number, threat: ThreatId, } | { "step": "served_together", threat: ThreatId, bonus: number, damage: number, hit_points: number, } | { "step": "fires", weapon: Weapon, threat: ThreatId, strength: number, } | { "step": "misses", weapon: Weapon, why: Miss, } | { "step": "hit", threat: ThreatId, strength: number, shield: number, dealt: number, damage: number, hit_points: number, twist: Twist, } | { "step": "scorched", threat: ThreatId, damage: number, hit_points: number, } | { "step": "destroyed", threat: ThreatId, by: Blow, points: number, } | { "step": "advances", threat: ThreatId, from: number, to: number, } | { "step": "acts", threat: ThreatId, square: Square, } | { "step": "spared", threat: ThreatId, } | { "step": "last_blow", threat: ThreatId, } | { "step": "attack", threat: ThreatId, zone: Zone, strength: number, absorbed: number, ignores_shields: boolean, } | { "step": "harm", threat: ThreatId, zone: Zone, amount: number, } | { "step": "multiplied", zone: Zone, points: number, tiles: number, } | { "step": "tile_drawn", zone: Zone, tile: Tile, total: number, } | { "step": "damage_counted", zone: Zone, total: number, } | { "step": "energy_lost", container: Container, amount: number, } | { "step": "energy_shorted", from: Container, to: Container, amount: number, } | { "step": "fuel_lost", left: number, } | { "step": "rocket_destroyed", left: number, } | { "step": "speed_changed", threat: ThreatId, speed: number, } | { "step": "shield_changed", threat: ThreatId, shield: number, } | { "step": "heals", threat: ThreatId, amount: number, damage: number, } | { "step": "hurts_itself", threat: ThreatId, amount: number, damage: number, } | { "step": "revealed", threat: ThreatId, } | { "step": "grows", threat: ThreatId, } | { "step": "boosts_attacks", threat: ThreatId, } | { "step": "boosts_shields", threat: ThreatId, } | { "step": "doubles_damage", threat: ThreatId, all: boolean, } | { "step": "prowls", threat: ThreatId, from: Station, to: Station, } | { "step": "stays", threat: ThreatId, } | { "step": "spreads", threat: ThreatId, to: Station, } | { "step": "survived", threat: ThreatId, points: number, } | { "step": "rocket_advances" } | { "step": "computer_check", phase: number, passed: boolean, } | { "step": "observation", phase: number, best: number, } | { "step": "lost", loss: Loss, threat: ThreatId | null, } | { "step": "jumped" } | { "step": "turn_ends", turn: number, };

/**
 * A part of a turn (SA-5.3).
 */
export type Part = "threat_appears" | "player_actions" | "compute_damage" | "threat_actions" | "maintenance_check" | "resolve_rockets" | "jump";

/**
 * Why a weapon does no harm.
 */
export type Miss = "no_target" | "decoy";

/**
 * What changed the damage that the volley would have done.
 */
export type Twist = "plain" | "cryoshield" | "shields_broken" | "swarm";

/**
 * A weapon of the ship.
 */
export type Weapon = "heavy_laser_red" | "heavy_laser_white" | "heavy_laser_blue" | "light_laser_red" | "pulse_cannon" | "light_laser_blue" | "rocket" | "interceptors";

/**
 * A square at which a threat acts.
 */
export type Square = "X" | "Y" | "Z";

/**
 * What delays a crew member (SA-8.9).
 */
export type DelayCause = "lift_busy" | "lift_damaged" | "misplay" | "slime" | "computer" | "threat" | "in_space";

/**
 * Why an action had no effect.
 */
export type Why = "edge_of_ship" | "already_there" | "no_energy" | "already_activated" | "full" | "source_empty" | "burnt_for_nothing" | "no_fuel" | "irreparable" | "no_squad" | "squad_disabled" | "space_taken" | "interceptors_lost" | "storage_empty" | "squad_active" | "no_intruder" | "no_rocket" | "rocket_track_busy" | "maintained_already" | "maintenance_too_late" | "needs_three" | "switched_off";

/**
 * Something that holds energy (SA-2.7).
 */
export type Container = { "kind": "shield", "zone": Zone } | { "kind": "reactor", "zone": Zone } | { "kind": "bank" };

/**
 * How a crew member changed place.
 */
export type Way = "door" | "lift" | "heroic";

/**
 * What finished a threat, or hurt it.
 */
export type Blow = { "kind": "volley" } | { "kind": "explosion" } | { "kind": "itself" } | { "kind": "repair" } | { "kind": "battlebots" } | { "kind": "interceptors" } | { "kind": "together" } | { "kind": "no_rockets" };

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
slots?: Array<[number, Array<Action>]>, 
/**
 * Threats.
 */
threats?: Array<[number, ThreatSnapshot]>, };

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
 * What is different from the frame before.
 */
changes: Changes, };
