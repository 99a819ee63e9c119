// Generated from the Rust types by `make protocol`. Do not edit: a test compares.

/**
 * The activation under way.
 */
export type ActivationView = { 
/**
 * The ship card.
 */
card: CardId, 
/**
 * Movement is over.
 */
attacking: boolean, 
/**
 * Ships that have moved, been placed or rescued.
 */
moved: Array<ShipId>, 
/**
 * Ships that have finished attacking.
 */
finished: Array<ShipId>, 
/**
 * The ship that attacks.
 */
attacker: ShipId | null, 
/**
 * Weapons that it has charged.
 */
charged: Array<number>, 
/**
 * The charged weapon.
 */
weapon: number | null, 
/**
 * Attacks left with it.
 */
attacks_left: number, };

/**
 * An answer.
 */
export type Answer = { "answer": "reachable", 
/**
 * The positions.
 */
reach: Array<Reach>, } | { "answer": "targets", 
/**
 * By weapon.
 */
targets: Array<Array<ShipId>>, } | { "answer": "placements", 
/**
 * One list of places for each way.
 */
placements: Array<Array<Placement>>, } | { "answer": "explain", 
/**
 * What is printed.
 */
printed: number, 
/**
 * What changes it.
 */
modifiers: Array<Modifier>, 
/**
 * What it is.
 */
value: number, } | { "answer": "legal", 
/**
 * The commands.
 */
commands: Array<Command>, } | { "answer": "data", 
/**
 * Content hash.
 */
hash: string, 
/**
 * The four files: ships, tactic cards, tiles, missions.
 */
files: unknown[], };

/**
 * Remote engines at work (BG-M4.13).
 */
export type AsteroidsView = { 
/**
 * Asteroids that may still move.
 */
left: number, 
/**
 * Those that have.
 */
moved: Array<number>, 
/**
 * How far the next one may go.
 */
roll: number, };

/**
 * The attack under way.
 */
export type AttackView = { 
/**
 * The attacker.
 */
ship: ShipId, 
/**
 * The weapon.
 */
weapon: number, 
/**
 * The target.
 */
target: ShipId, 
/**
 * What the grid said.
 */
cell: Cell, 
/**
 * The target's shields were up.
 */
shields_up: boolean, };

/**
 * What is played.
 */
export type BattleChoice = { "kind": "mission", 
/**
 * Its number.
 */
number: number, 
/**
 * A variant, by its id.
 */
variant: string | null, } | { "kind": "own", 
/**
 * Its rules.
 */
battle: OwnBattle, };

/**
 * A ship card: `seat * 16 + ship name`.
 */
export type CardId = number;

/**
 * A cell of a hit grid (BG-5.3).
 */
export type Cell = "miss" | "hit" | "critical";

/**
 * A limit for thinking (BG-30.3).
 */
export type ClockChoice = { "kind": "none" } | { "kind": "turn", 
/**
 * Seconds; 180 is usual.
 */
seconds: number, } | { "kind": "chess", 
/**
 * Seconds for the game; 1,800 is usual.
 */
seconds: number, 
/**
 * Seconds added for each turn; 10 is usual.
 */
increment: number, };

/**
 * Clocks (BG-30.3).
 */
export type ClockView = { 
/**
 * Time left of each seat when its clock was last started or stopped.
 */
left: Array<Millis>, 
/**
 * Whose clock runs.
 */
running: Seat | null, 
/**
 * Since when.
 */
since: Millis, };

/**
 * What a seat asks to do.
 */
export type Command = { "do": "submit_list", 
/**
 * The list.
 */
list: List, } | { "do": "place_setup_ship", 
/**
 * The ship card.
 */
card: CardId, 
/**
 * One place for each of its ships.
 */
positions: Array<Placement>, 
/**
 * What it carries.
 */
cargo: Array<CardId>, } | { "do": "choose_first", 
/**
 * The starting seat.
 */
seat: Seat, } | { "do": "discard_for_energy", 
/**
 * The cards.
 */
cards: Array<TacticId>, } | { "do": "give_card", 
/**
 * The card.
 */
card: TacticId, 
/**
 * To whom.
 */
to: Seat, } | { "do": "draw" } | { "do": "look_main_computer" } | { "do": "main_computer", 
/**
 * The card kept.
 */
keep: TacticId, 
/**
 * The others, in the order in which they go under the deck.
 */
under: Array<TacticId>, } | { "do": "play_card", 
/**
 * The card.
 */
card: TacticId, 
/**
 * The ship card it is attached to, then what its text lets the player choose.
 */
targets: Array<Pick>, 
/**
 * Places of ships that it launches.
 */
positions: Array<Placement>, 
/**
 * The attached card that it replaces (BG-6.13).
 */
replace: TacticId | null, } | { "do": "use_ability", 
/**
 * Which.
 */
source: Source, 
/**
 * What its text lets the player choose.
 */
targets: Array<Pick>, } | { "do": "pass" } | { "do": "launch_to_zone", 
/**
 * The ship card.
 */
card: CardId, 
/**
 * One place for each of its ships.
 */
positions: Array<Placement>, 
/**
 * What it carries (BG-10.1).
 */
cargo: Array<CardId>, 
/**
 * Leave a card that is set aside for the ship where it is (BG-M4.10).
 */
decline_prepped: boolean, } | { "do": "launch_from_hold", 
/**
 * The ship card.
 */
card: CardId, 
/**
 * One place for each of its ships.
 */
positions: Array<Placement>, } | { "do": "activate", 
/**
 * The ship card.
 */
card: CardId, } | { "do": "move", 
/**
 * The ship.
 */
ship: ShipId, 
/**
 * Which end of a medium ship leads (BG-12.3): 0 is its anchor.
 */
lead_end: number, 
/**
 * The steps.
 */
path: Array<Direction>, 
/**
 * The enemy ship to ram, if not the first one (ability Ramming Prow).
 */
ram: ShipId | null, 
/**
 * When it stops before the end of its path (BG-12.14).
 */
stop: StopRule, } | { "do": "place_instead_of_move", 
/**
 * The ship.
 */
ship: ShipId, 
/**
 * Where.
 */
position: Placement, } | { "do": "rescue", 
/**
 * The ship.
 */
ship: ShipId, } | { "do": "end_movement" } | { "do": "charge", 
/**
 * The ship.
 */
ship: ShipId, 
/**
 * 0 the primary weapon, then the secondary ones, then attached ones in order.
 */
weapon: number, } | { "do": "attack", 
/**
 * The target.
 */
target: ShipId, } | { "do": "end_charge" } | { "do": "end_activation" } | { "do": "end_phase" } | { "do": "remote_engines" } | { "do": "move_asteroid", 
/**
 * Its place in the list of tiles.
 */
asteroid: number, 
/**
 * The steps.
 */
path: Array<Direction>, 
/**
 * The end of a two-space tile that leads, where tiles move like ships (BG-18.2).
 */
lead_end?: number, } | { "do": "choose_damaged", 
/**
 * The ship.
 */
ship: ShipId, } | { "do": "choose_hero", 
/**
 * The ship card that loses its hero.
 */
card: CardId, } | { "do": "hold_end" } | { "do": "undo" } | { "do": "ask_undo" } | { "do": "answer_undo", 
/**
 * Whether it is allowed.
 */
agree: boolean, } | { "do": "resign" } | { "do": "offer_draw" } | { "do": "answer_draw", 
/**
 * Whether it is accepted.
 */
agree: boolean, } | { "do": "set_standing_pass", 
/**
 * The setting.
 */
pass: StandingPass, };

/**
 * One value that differs from the embedded files.
 */
export type Correction = { 
/**
 * File and JSON pointer (`ships.json/ships/0/versions/standard/hull`).
 */
at: string, 
/**
 * The value; nothing removes the field.
 */
value?: unknown, };

/** The content hash of battleship-galaxies-data.json, which a table with the default data names in its view. */
export const DATA_HASH: string = "5d9ea2c151d13f8861c6da3961bd54cc";

/**
 * The kinds of direct damage (BG-15.2 to BG-15.4), and that of attacks (BG-15.1).
 */
export type DamageKind = "normal" | "shield" | "hull";

/**
 * The data a table plays with.
 */
export type DataChoice = { 
/**
 * The content hash of the data; empty: not checked.
 */
hash: string, 
/**
 * What differs from the embedded files.
 */
corrections: Array<Correction>, };

/**
 * What everybody sees of a deck.
 */
export type DeckView = { 
/**
 * Cards in the draw pile.
 */
draw: number, 
/**
 * The discard pile, the top last.
 */
discard: Array<TacticId>, 
/**
 * How often the draw pile ran out; at 2 nothing more is drawn.
 */
exhausted: number, };

/**
 * A direction on the board (BG-3.2).
 */
export type Direction = "E" | "SE" | "SW" | "W" | "NW" | "NE";

/**
 * Why a battle ended.
 */
export type EndReason = "elimination" | "clock" | "points" | "ship_destroyed" | "resigned" | "agreed";

/**
 * Why energy changed.
 */
export type EnergyReason = "income" | "discard" | "launch" | "activation" | "charge" | "card" | "effect" | "remote_engines";

/**
 * What happened and the rule behind it: the form in which events travel.
 */
export type Event = { 
/**
 * The id of the rule.
 */
rule: string, } & ({ "event": "list_submitted", 
/**
 * Who.
 */
seat: Seat, } | { "event": "battle_began" } | { "event": "placing_began", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
place: SetupWhere, } | { "event": "first_rolled", 
/**
 * One number a seat and round; nothing for those not in the tie.
 */
rolls: Array<Array<number | null>>, 
/**
 * Who chooses.
 */
chooser: Seat, } | { "event": "first_chosen", 
/**
 * The starting seat.
 */
seat: Seat, } | { "event": "turn_began", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The round, from 1.
 */
round: number, } | { "event": "phase_began", 
/**
 * Which.
 */
phase: TurnPhase, } | { "event": "energy", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * By how much.
 */
change: number, 
/**
 * What it is now.
 */
now: number, 
/**
 * Why.
 */
why: EnergyReason, 
/**
 * The ability, card or tile behind it.
 */
source: Source | null, } | { "event": "drew", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * How many.
 */
cards: number, } | { "event": "drew_cards", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Array<TacticId>, } | { "event": "discarded", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
cards: Array<TacticId>, } | { "event": "card_given", 
/**
 * From.
 */
from: Seat, 
/**
 * To.
 */
to: Seat, } | { "event": "card_given_face", 
/**
 * The card.
 */
card: TacticId, } | { "event": "exhausted", 
/**
 * Which deck.
 */
deck: number, 
/**
 * How often by now.
 */
times: number, } | { "event": "main_computer_used", 
/**
 * Who.
 */
seat: Seat, } | { "event": "main_computer_cards", 
/**
 * The cards.
 */
cards: Array<TacticId>, } | { "event": "launched", 
/**
 * The ship card.
 */
card: CardId, 
/**
 * Its version.
 */
version: Version, 
/**
 * Its ships.
 */
positions: Array<Placement>, 
/**
 * Out of which ship's hold.
 */
from: CardId | null, 
/**
 * Energy paid.
 */
cost: number, } | { "event": "activated", 
/**
 * Which.
 */
card: CardId, 
/**
 * Energy paid.
 */
cost: number, } | { "event": "stepped", 
/**
 * Which.
 */
ship: ShipId, 
/**
 * Where it is now.
 */
to: Placement, } | { "event": "stopped", 
/**
 * Which.
 */
ship: ShipId, } | { "event": "placed", 
/**
 * Which.
 */
ship: ShipId, 
/**
 * Where.
 */
to: Placement, 
/**
 * By what.
 */
source: Source, } | { "event": "ecm_rolled", 
/**
 * The enemy ship that rolls.
 */
by: ShipId, 
/**
 * The moving ship.
 */
against: ShipId, 
/**
 * The number.
 */
roll: number, 
/**
 * What was needed.
 */
needed: number, 
/**
 * Damage, if it succeeded.
 */
damage: number, } | { "event": "ecm_ignored", 
/**
 * The enemy ship that would have rolled.
 */
by: ShipId, 
/**
 * The moving ship.
 */
against: ShipId, } | { "event": "debris_rolled", 
/**
 * The ship.
 */
ship: ShipId, 
/**
 * The tile.
 */
tile: number, 
/**
 * The number.
 */
roll: number, 
/**
 * Damage.
 */
damage: number, } | { "event": "tile_revealed", 
/**
 * Its place in the list of tiles.
 */
tile: number, 
/**
 * What it is: the place in the data.
 */
kind: number, 
/**
 * The ship that found it.
 */
by: ShipId, } | { "event": "charged", 
/**
 * The ship.
 */
ship: ShipId, 
/**
 * The weapon.
 */
weapon: number, 
/**
 * Attacks it has.
 */
attacks: number, } | { "event": "attack_declared", 
/**
 * The attacker.
 */
ship: ShipId, 
/**
 * The weapon.
 */
weapon: number, 
/**
 * The target.
 */
target: ShipId, } | { "event": "attack_rolled", 
/**
 * The target.
 */
target: ShipId, 
/**
 * The letter, from 0.
 */
letter: number, 
/**
 * The number, from 1.
 */
number: number, 
/**
 * What the grid says.
 */
cell: Cell, 
/**
 * Whether the target's shields were up.
 */
shields_up: boolean, 
/**
 * Whether it is the second roll.
 */
again: boolean, } | { "event": "cover_rolled", 
/**
 * The ship.
 */
ship: ShipId, 
/**
 * The number.
 */
roll: number, 
/**
 * Whether the attack misses.
 */
misses: boolean, } | { "event": "effect_rolled", 
/**
 * By what.
 */
source: Source | null, 
/**
 * Or by which card.
 */
card: TacticId | null, 
/**
 * The number.
 */
roll: number, 
/**
 * What was needed.
 */
needed: number, } | { "event": "hit_cancelled", 
/**
 * The ship that was hit.
 */
ship: ShipId, } | { "event": "hit_redirected", 
/**
 * From.
 */
from: ShipId, 
/**
 * To.
 */
to: ShipId, } | { "event": "attack_ended", 
/**
 * The target.
 */
target: ShipId, 
/**
 * Whether it hit.
 */
hit: boolean, } | { "event": "ability_used", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
source: Source, 
/**
 * What was chosen.
 */
targets: Array<Pick>, } | { "event": "card_played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: TacticId, 
/**
 * What was chosen.
 */
targets: Array<Pick>, 
/**
 * Energy paid.
 */
cost: number, } | { "event": "attached", 
/**
 * To which ship card.
 */
to: CardId, 
/**
 * Which card.
 */
card: TacticId, } | { "event": "detached", 
/**
 * From which ship card.
 */
from: CardId, 
/**
 * Which card.
 */
card: TacticId, } | { "event": "damaged", 
/**
 * The ship.
 */
ship: ShipId, 
/**
 * How it is applied.
 */
kind: DamageKind, 
/**
 * `attack`, `ecm`, `debris`, `asteroid` or what a card names.
 */
typ: string, 
/**
 * Shield pegs it has now.
 */
shields: number, 
/**
 * Hull pegs it has now.
 */
hull: number, } | { "event": "restored", 
/**
 * The ship.
 */
ship: ShipId, 
/**
 * Shield pegs it has now.
 */
shields: number, 
/**
 * Hull pegs it has now.
 */
hull: number, } | { "event": "destroyed", 
/**
 * Which.
 */
ship: ShipId, 
/**
 * Why.
 */
why: LossReason, 
/**
 * By the attack of which ship.
 */
by: ShipId | null, } | { "event": "escaped", 
/**
 * Which.
 */
ship: ShipId, } | { "event": "card_lost", 
/**
 * Which.
 */
card: CardId, 
/**
 * Its version.
 */
version: Version, } | { "event": "control_taken", 
/**
 * Which.
 */
card: CardId, 
/**
 * Who controls it now.
 */
by: Seat, } | { "event": "scored", 
/**
 * The side.
 */
side: number, 
/**
 * How many more.
 */
points: number, 
/**
 * How many now.
 */
now: number, } | { "event": "rescued", 
/**
 * The ship.
 */
ship: ShipId, 
/**
 * The number.
 */
roll: number, 
/**
 * Survivors.
 */
survivors: number, } | { "event": "engines_rolled", 
/**
 * The number.
 */
roll: number, 
/**
 * Whether they work.
 */
works: boolean, } | { "event": "asteroid_rolled", 
/**
 * The number.
 */
roll: number, } | { "event": "asteroid_stepped", 
/**
 * Its place in the list of tiles.
 */
tile: number, 
/**
 * Its spaces.
 */
spaces: Array<Hex>, } | { "event": "window_opened", 
/**
 * Which.
 */
window: WindowKind, } | { "event": "window_closed", 
/**
 * Which.
 */
window: WindowKind, } | { "event": "activation_ended", 
/**
 * Of which ship card.
 */
card: CardId, } | { "event": "time_ran_out", 
/**
 * Whose.
 */
seat: Seat, } | { "event": "undone", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "undo_asked", 
/**
 * Who.
 */
seat: Seat, } | { "event": "undo_answered", 
/**
 * Whether it is allowed.
 */
agree: boolean, } | { "event": "draw_offered", 
/**
 * Who.
 */
seat: Seat, } | { "event": "draw_answered", 
/**
 * Whether it is accepted.
 */
agree: boolean, } | { "event": "resigned", 
/**
 * Who.
 */
seat: Seat, } | { "event": "over", 
/**
 * How.
 */
outcome: Outcome, });

/**
 * The two factions (BG-1.1).
 */
export type Faction = "isn" | "wretch";

/**
 * What does not change during the battle.
 */
export type FrameView = { 
/**
 * Number of the mission; 0 for an own battle.
 */
mission: number, 
/**
 * Id of the board in the data.
 */
board: string, 
/**
 * No cards, no abilities.
 */
simplified: boolean, 
/**
 * Whether the clock can end the battle.
 */
clock: boolean, 
/**
 * Content hash of the data: ask for the data (`Query::Data`) if yours has another hash.
 */
data: string, 
/**
 * The seats in order.
 */
seats: Array<SeatRoleView>, 
/**
 * Victory points with which side 0 or side 1 wins.
 */
points_to_win: [number | null, number | null], };

/**
 * A space of the board in axial coordinates, written `[q, r]`.
 */
export type Hex = [number, number];

/**
 * A ship card that only its side may know of.
 */
export type HiddenCardView = { 
/**
 * Its id.
 */
id: CardId, 
/**
 * The place of its ship name in the data.
 */
kind: number, 
/**
 * Its version.
 */
version: Version, 
/**
 * The ship card in whose hold it is; otherwise it is behind the screen.
 */
hold: CardId | null, 
/**
 * What launching it costs now.
 */
launch_cost: number, 
/**
 * It has to be placed before the first turn.
 */
to_place: boolean, };

/**
 * The base of large ships (BG-25.2).
 */
export type LargeBase = "seven" | "triangle";

/**
 * A fleet and a deck.
 */
export type List = { 
/**
 * The ship cards; empty where the mission gives the fleet.
 */
fleet: Array<ListShip>, 
/**
 * The deck; empty where the mission gives it.
 */
deck: Array<ListCard>, };

/**
 * A card of a deck list, by the ids of the data files.
 */
export type ListCard = { 
/**
 * Id of the card.
 */
card: string, 
/**
 * Copies.
 */
count: number, };

/**
 * A ship card of a fleet list, by the ids of the data files.
 */
export type ListShip = { 
/**
 * Id of the ship.
 */
ship: string, 
/**
 * Its version.
 */
version: Version, };

/**
 * A seat's list (BG-30.12).
 */
export type ListView = { 
/**
 * The fleet is chosen, within this limit.
 */
fleet_limit: number | null, 
/**
 * The deck is chosen, with at most this many cards.
 */
deck_limit: number | null, 
/**
 * It has been handed in, or there is nothing to choose.
 */
ready: boolean, 
/**
 * The list, once all are in and lists are shown.
 */
list: List | null, };

/**
 * Why a ship left the board.
 */
export type LossReason = "hull" | "critical" | "carried" | "same_name";

/**
 * Game time in milliseconds since the table's game began.
 */
export type Millis = number;

/**
 * Something that changes a number.
 */
export type Modifier = { 
/**
 * Where it comes from.
 */
source: Source, 
/**
 * It replaces the value; otherwise it is added.
 */
replaces: boolean, 
/**
 * The value.
 */
value: number, };

/**
 * What the active player may use outside the windows for cards.
 */
export type OfferKind = "repair" | "draw" | "movement_finished";

/**
 * Switches of the rules (BG-25.2).
 */
export type Options = { 
/**
 * An enemy ship may roll ECM again when contact is made anew.
 */
ecm_reentry: boolean, 
/**
 * Spaces beside debris count as debris.
 */
debris_on_adjacent: boolean, 
/**
 * The base of large ships.
 */
large_base: LargeBase, 
/**
 * Faces of the number die.
 */
number_die: number, 
/**
 * Each ship of a squadron may rescue.
 */
rescue_per_ship: boolean, 
/**
 * No tactic cards, no abilities (BG-M1.11).
 */
simplified: boolean, };

/**
 * How a battle ended.
 */
export type Outcome = { 
/**
 * The winning side; nothing: a draw.
 */
winner: number | null, 
/**
 * Why.
 */
why: EndReason, 
/**
 * The clock's score of each side, in thirds of a point (BG-22.9).
 */
score_thirds: [number, number], 
/**
 * Ships of each side on the board.
 */
ships: [number, number], 
/**
 * Victory points of each side.
 */
points: [number, number], 
/**
 * Rounds played.
 */
rounds: number, };

/**
 * A custom battle (BG-25.1).
 */
export type OwnBattle = { 
/**
 * Launch points for each player; decks have half as many cards.
 */
fleet_limit: number, 
/**
 * Id of the board.
 */
board: string, 
/**
 * Players of the side at the top and of the one at the bottom.
 */
players: [number, number], 
/**
 * Their factions; the same twice needs two boxes (BG-2.7).
 */
factions: [Faction, Faction], 
/**
 * Tiles.
 */
tiles: Array<OwnTile>, 
/**
 * Tiles laid at random beside them.
 */
terrain: Terrain, 
/**
 * Whether the clock ends the battle (BG-22.6).
 */
clock: boolean, 
/**
 * Points for escaping ships.
 */
escape: OwnEscape | null, 
/**
 * A prepared position instead of fleets and decks chosen by the players.
 */
scenario: Scenario | null, };

/**
 * Ships of a side leave through the zone of the other for points, as in Mission 2.
 */
export type OwnEscape = { 
/**
 * The side, 0 or 1.
 */
side: number, 
/**
 * Points with which it wins.
 */
points: number, };

/**
 * A tile of an own battle.
 */
export type OwnTile = { 
/**
 * Id of the tile, or `random` for a random discovery tile.
 */
tile: string, 
/**
 * Its anchor.
 */
anchor: Hex, 
/**
 * Turned by sixths of a full turn clockwise.
 */
rotation: number, 
/**
 * Face up from the start.
 */
face_up: boolean, };

/**
 * How fast a table is played (BG-30.4).
 */
export type Pace = "live" | "correspondence";

/**
 * Where a turn is.
 */
export type PhaseView = "lists" | "placing" | "choose_first" | "energy" | "deploy" | "action" | "end_of_turn" | "over";

/**
 * Something chosen for a card or an ability.
 */
export type Pick = { "ship": ShipId } | { "card": CardId };

/**
 * Where a base lies: its anchor, turned by sixths of a full turn clockwise.
 */
export type Placement = { 
/**
 * The anchor; the centre of a large base, one end of a medium one.
 */
at: Hex, 
/**
 * 0 to 5; means something only for bases that are not the same from every side.
 */
facing: number, };

/**
 * What everybody sees of a player.
 */
export type PlayerView = { 
/**
 * Energy of the player's pool.
 */
energy: number, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * Gave up.
 */
resigned: boolean, };

/**
 * A question.
 */
export type Query = { "ask": "reachable", 
/**
 * The ship.
 */
ship: ShipId, } | { "ask": "targets", 
/**
 * The ship.
 */
ship: ShipId, } | { "ask": "placements", 
/**
 * The ship card.
 */
card: CardId, 
/**
 * In the zone or beside asteroids.
 */
place: SetupWhere, } | { "ask": "explain", 
/**
 * The ship.
 */
ship: ShipId, 
/**
 * The number.
 */
stat: Stat, } | { "ask": "legal" } | { "ask": "data" };

/**
 * A position a ship can reach.
 */
export type Reach = { 
/**
 * Where it ends.
 */
to: Placement, 
/**
 * Which end leads.
 */
lead_end: number, 
/**
 * The shortest way.
 */
path: Array<Direction>, };

/**
 * A prepared position for two players: what lessons begin with.
 */
export type Scenario = { 
/**
 * The fleets.
 */
ships: Array<ScenarioShip>, 
/**
 * The decks of both sides; an empty one is no deck.
 */
decks: [Array<ListCard>, Array<ListCard>], 
/**
 * Who goes first, without a roll.
 */
first: number | null, };

/**
 * A ship card of a prepared position.
 */
export type ScenarioShip = { 
/**
 * Whose: side 0 or 1.
 */
side: number, 
/**
 * Id of the ship.
 */
ship: string, 
/**
 * Its version.
 */
version: Version, 
/**
 * One place for each of its ships; none: it waits behind the screen.
 */
positions: Array<Placement>, 
/**
 * Shield pegs of each of its ships, if not those of the card.
 */
shields: number | null, 
/**
 * Hull pegs of each of its ships.
 */
hull: number, };

/**
 * A place at the table, counted from zero in seating order.
 */
export type Seat = number;

/**
 * A seat of the battle.
 */
export type SeatRoleView = { 
/**
 * Side 0 or 1.
 */
side: number, 
/**
 * Faction.
 */
faction: Faction, 
/**
 * Starting zone.
 */
zone: Zone, 
/**
 * Energy pool: seats with the same number share their energy.
 */
pool: number, 
/**
 * Deck: seats with the same number share it.
 */
deck: number, };

/**
 * What stands in place of members of the view for one seat.
 */
export type SeatView = { 
/**
 * Secrets that the viewer may see.
 */
secrets: Array<SecretsView>, 
/**
 * The cards looked at with the main computer.
 */
looked_at: Array<TacticId>, 
/**
 * The viewer has answered in the open window.
 */
answered: boolean, 
/**
 * What the table answers for the viewer in windows.
 */
standing_pass: StandingPass, 
/**
 * The list the viewer handed in.
 */
my_list: List | null, };

/**
 * A player's secrets, for those who may see them: the player, an open team, everybody after the end.
 */
export type SecretsView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The hand.
 */
hand: Array<TacticId>, 
/**
 * Ship cards behind the screen and in holds.
 */
fleet: Array<HiddenCardView>, };

/**
 * What the host chooses.
 */
export type Setup = { 
/**
 * What is played.
 */
battle: BattleChoice, 
/**
 * Switches of the rules.
 */
options: Options, 
/**
 * Limit for thinking.
 */
clock: ClockChoice, 
/**
 * Live or over days.
 */
pace: Pace, 
/**
 * Team mates see each other's hands and fleets (BG-30.10).
 */
open_team: boolean, 
/**
 * Lists stay hidden when all are in; ships are seen when launched (BG-2.14).
 */
secret_lists: boolean, 
/**
 * The printed facts.
 */
data: DataChoice, };

/**
 * Where a ship starts.
 */
export type SetupWhere = "own_zone" | "adjacent_to_any_asteroid";

/**
 * A ship card that has been launched.
 */
export type ShipCardView = { 
/**
 * Its id.
 */
id: CardId, 
/**
 * The place of its ship name in the data.
 */
kind: number, 
/**
 * Its version.
 */
version: Version, 
/**
 * Who controls it.
 */
controller: Seat, 
/**
 * On the board; otherwise out of the game.
 */
in_play: boolean, 
/**
 * Its ships.
 */
ships: Array<ShipView>, 
/**
 * Attached cards.
 */
attached: Array<TacticId>, 
/**
 * It was activated in this turn.
 */
activated: boolean, 
/**
 * It was launched in this turn.
 */
new: boolean, 
/**
 * What activating it costs now.
 */
activation_cost: number, };

/**
 * What became of a ship.
 */
export type ShipFate = "waiting" | "in_play" | "destroyed" | "escaped";

/**
 * A ship (miniature): `ship card * 4 + place on the card`.
 */
export type ShipId = number;

/**
 * A ship.
 */
export type ShipView = { 
/**
 * Its id.
 */
id: ShipId, 
/**
 * What became of it.
 */
fate: ShipFate, 
/**
 * Anchor of its base.
 */
at: Hex, 
/**
 * How its base is turned.
 */
facing: number, 
/**
 * The spaces it covers; none if it is not on the board.
 */
spaces: Array<Hex>, 
/**
 * Shield pegs.
 */
shields: number, 
/**
 * Hull pegs.
 */
hull: number, 
/**
 * How far it may move now.
 */
moves: number, 
/**
 * Range of each weapon now: printed ones, then attached ones.
 */
ranges: Array<number>, };

/**
 * Where an ability or an attached effect comes from.
 */
export type Source = { "from": "ability", 
/**
 * The ship card.
 */
card: CardId, 
/**
 * The place of the ability in the data.
 */
ability: number, } | { "from": "attached", 
/**
 * The ship card.
 */
card: CardId, 
/**
 * The tactic card.
 */
tactic: TacticId, } | { "from": "tile", 
/**
 * Its place in the list of tiles.
 */
tile: number, };

/**
 * What a player lets the table answer in reaction windows (BG-30.2).
 */
export type StandingPass = "ask" | "until_my_turn" | "only_solo_hits" | "always";

/**
 * A value that effects change.
 */
export type Stat = "move" | "activation_cost" | "launch_cost" | "primary_range" | "primary_strength" | "strength" | "ecm_threshold" | "ecm_damage" | "ecm_threshold_against";

/**
 * When a moving ship stops early, on the next position where it may rest (BG-12.14).
 */
export type StopRule = "never" | "after_damage" | "after_roll";

/**
 * A kind of tactic card: its place in the data.
 */
export type TacticId = number;

/**
 * How many tiles are laid at random in an own battle.
 */
export type Terrain = "none" | "light" | "dense";

/**
 * What a tile is.
 */
export type TileSort = "asteroid" | "debris" | "discovery";

/**
 * A tile.
 */
export type TileView = { 
/**
 * The place of its kind in the data; nothing while it lies face down.
 */
kind: number | null, 
/**
 * What it is.
 */
sort: TileSort, 
/**
 * Its spaces.
 */
spaces: Array<Hex>, };

/**
 * The phases of a turn (BG-7.1).
 */
export type TurnPhase = "energy" | "deploy" | "action";

/**
 * Whose turn it is and where it stands.
 */
export type TurnView = { 
/**
 * The turn, from 1; 0 before the first.
 */
turn: number, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * Whose turn.
 */
active: Seat, 
/**
 * Where it stands.
 */
phase: PhaseView, 
/**
 * What the battle waits for.
 */
waiting: Waiting, 
/**
 * Whose decision that is. In a reaction window: all who are asked, whether they have answered or not.
 */
seats: Array<Seat>, };

/**
 * Taking back (BG-30.6).
 */
export type UndoView = { 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * No opponent has to agree.
 */
free: boolean, 
/**
 * The opponents have been asked.
 */
asked: boolean, };

/**
 * The versions of a ship card (BG-1.5).
 */
export type Version = "standard" | "seasoned" | "veteran";

/**
 * What everybody sees; the last members are a seat's own and empty for spectators.
 */
export type View = { 
/**
 * What does not change.
 */
frame: FrameView, 
/**
 * Lists by seat.
 */
lists: Array<ListView>, 
/**
 * When lists must be in (BG-30.12).
 */
lists_until: Millis | null, 
/**
 * Whose turn it is and where it stands.
 */
turn: TurnView, 
/**
 * Players by seat.
 */
players: Array<PlayerView>, 
/**
 * Decks.
 */
decks: Array<DeckView>, 
/**
 * Victory points by side.
 */
points: [number, number], 
/**
 * Ship cards that have been launched.
 */
cards: Array<ShipCardView>, 
/**
 * Tiles.
 */
tiles: Array<TileView>, 
/**
 * The activation under way.
 */
activation: ActivationView | null, 
/**
 * The attack under way.
 */
attack: AttackView | null, 
/**
 * The open reaction window.
 */
window: WindowView | null, 
/**
 * How far the next asteroid may go, and which have moved.
 */
asteroids: AsteroidsView | null, 
/**
 * Clocks.
 */
clocks: ClockView | null, 
/**
 * What may be taken back.
 */
undo: UndoView | null, 
/**
 * Who offers a draw.
 */
draw_offer: Seat | null, 
/**
 * When the phase or activation ends by itself because nothing is left to do (BG-30.7).
 */
ends_at: Millis | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * Secrets that the viewer may see.
 */
secrets: Array<SecretsView>, 
/**
 * The cards looked at with the main computer.
 */
looked_at: Array<TacticId>, 
/**
 * The viewer has answered in the open window.
 */
answered: boolean, 
/**
 * What the table answers for the viewer in windows.
 */
standing_pass: StandingPass, 
/**
 * The list the viewer handed in.
 */
my_list: List | null, };

/**
 * What the battle waits for. Says nothing hidden except who is asked in a window.
 */
export type Waiting = { "for": "placing" } | { "for": "choose_first" } | { "for": "discard" } | { "for": "draw_choice" } | { "for": "keep_card" } | { "for": "energy" } | { "for": "deploy" } | { "for": "action" } | { "for": "movement" } | { "for": "attacks" } | { "for": "window", 
/**
 * Which window.
 */
window: WindowKind, } | { "for": "offer", 
/**
 * Which.
 */
offer: OfferKind, } | { "for": "choose_hero" } | { "for": "choose_damaged" } | { "for": "end_of_turn" } | { "for": "asteroids" } | { "for": "over" };

/**
 * The windows in which cards are played (BG-19.7).
 */
export type WindowKind = "energy_open" | "deploy" | "action_open" | "attack_rolled_miss" | "attack_rolled_hit" | "would_be_destroyed";

/**
 * The open reaction window.
 */
export type WindowView = { 
/**
 * Which.
 */
window: WindowKind, 
/**
 * When it closes.
 */
until: Millis, 
/**
 * The ship that was hit or would be destroyed.
 */
ship: ShipId | null, };

/**
 * Which edge a side starts from (BG-2.3).
 */
export type Zone = "top" | "bottom";
