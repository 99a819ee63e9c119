/**
 * The server does not write fields of the expansions that are off, zero, none or empty
 * (`crates/galaxy-trucker/src/game/view.rs`, `setup.rs`). They are added here, where a view or a set-up arrives: everything
 * else reads all fields.
 */
import type * as wire from "../protocol/galaxy-trucker";

/** What the host chose, with all fields. */
export type Setup = Required<wire.Setup>;
/** A ship with all fields. */
export type ShipView = Required<wire.ShipView>;
/** A seat with all fields. */
export type PlayerView = Required<wire.PlayerView>;
/** What everybody sees, with all fields. */
export type View = Required<Omit<wire.View, "setup" | "flight" | "players" | "ships">> & {
  setup: Setup;
  flight: Required<wire.FlightView>;
  players: PlayerView[];
  ships: ShipView[];
};
/** The same with what only one seat sees; spectators have nothing of that. */
export type OwnView = View & Partial<wire.SeatView>;

/** The fields of an object that may be missing, all of them: a new one needs an entry here. */
type LeftOut<T> = Required<Pick<T, { [Name in keyof T]-?: object extends Pick<T, Name> ? Name : never }[keyof T]>>;

const SETUP: LeftOut<wire.Setup> = {
  fifth_wheel: false,
  new_technologies: false,
  evil_machinations: false,
  second_box_components: false,
  intruders: false,
  support_team: "off",
  bonus_cards: false,
  new_adventures: false,
  rough_roads: 0,
  rough_roads_by_seat: [],
  difficulty_dice: 0,
};
const SHIP: LeftOut<wire.ShipView> = {
  heading: null,
  parts: null,
  insured: false,
  hyperspace: false,
  away: [],
  specialization: null,
  spent: 0,
  fittings: null,
  abilities: [],
  marks: null,
  rough_roads: 0,
  dead: [],
  order_pile: [],
  turned_round: false,
};
const PLAYER: LeftOut<wire.PlayerView> = { loans: 0, team: [] };
const FLIGHT: LeftOut<wire.FlightView> = { hole_dice: null, holes: [] };
const VIEW: LeftOut<wire.View> = {
  rough_roads: [],
  dead_column: null,
  difficulty: [],
  again: 0,
  enemy_bonus: 0,
  draft: [],
  fire_drill: null,
};

/** Completes each object once, so that parts of a view that did not change keep their identity. */
function once<From extends object, To>(complete: (from: From) => To): (from: From) => To {
  const done = new WeakMap<From, To>();
  return (from) => {
    const to = done.get(from) ?? complete(from);
    done.set(from, to);
    return to;
  };
}

/** A set-up of the server with all fields. */
export const completeSetup = once((setup: wire.Setup): Setup => ({ ...SETUP, ...setup }));

/** A set-up as the server writes it, so that the answer to a choice equals the choice. */
export function writtenSetup(setup: Setup): wire.Setup {
  const off = new Map<string, unknown>(Object.entries(SETUP));
  const written = Object.entries(setup).filter(
    ([name, value]) => !off.has(name) || JSON.stringify(value) !== JSON.stringify(off.get(name)),
  );
  return Object.fromEntries(written) as unknown as wire.Setup;
}

/** A ship of the server with all fields. */
export const completeShip = once((ship: wire.ShipView): ShipView => ({ ...SHIP, ...ship }));
const completeShips = once((ships: wire.ShipView[]): ShipView[] => ships.map(completeShip));
const completePlayer = once((player: wire.PlayerView): PlayerView => ({ ...PLAYER, ...player }));
const completePlayers = once((players: wire.PlayerView[]): PlayerView[] => players.map(completePlayer));
const completeFlight = once((flight: wire.FlightView): View["flight"] => ({ ...FLIGHT, ...flight }));

/** A view of the server with all fields. */
export const completeView = once((view: wire.View & Partial<wire.SeatView>): OwnView => ({
  ...VIEW,
  ...view,
  setup: completeSetup(view.setup),
  flight: completeFlight(view.flight),
  players: completePlayers(view.players),
  ships: completeShips(view.ships),
}));
