import type { FlightKind, Setup } from "../../protocol/galaxy-trucker";
import { GAMES } from "./flights";

/** Fields of the set-up that switch a module of the expansions. */
type Field = {
  [Name in keyof Setup]: Setup[Name] extends boolean | number | string ? Name : never;
}[keyof Setup];

/**
 * A module of the expansions. Its texts are `gt-setup-FIELD` and `gt-setup-FIELD-hint`; with choices, each is called
 * `gt-setup-FIELD-CHOICE`.
 */
export interface Module {
  field: Field;
  /** Instead of a switch: the values to choose from. The first switches the module off. */
  choices?: readonly (number | string)[];
  /** Modules that it cannot be played without; they are switched on with it. */
  needs?: readonly Field[];
  /** Flights that cannot be flown without it. */
  flights?: readonly FlightKind[];
  /** Modules whose part it plays: they are off while it is on, and the flights are those of the whole game. */
  replaces?: readonly Field[];
}

/** Every module in the order of the page. `Setup::check` in the engine has the rules behind `needs` and `flights`. */
export const MODULES: readonly Module[] = [
  { field: "new_technologies" },
  { field: "fifth_wheel" },
  { field: "evil_machinations" },
  { field: "rough_roads", choices: [0, 1, 2, 3, 4, 5] },
  { field: "support_team", choices: ["off", "dealt", "draft"] },
  { field: "bonus_cards" },
  { field: "new_adventures", flights: ["fourth"] },
  { field: "second_box_components" },
  { field: "intruders", needs: ["second_box_components"] },
  { field: "difficulty_dice", choices: [0, 1, 2, 3, 4, 5], replaces: ["evil_machinations", "rough_roads"] },
];

/** Those that are switched on and off together. */
export const TOGETHER: readonly Module[] = MODULES.filter(({ replaces }) => replaces === undefined);

/** Whether a module is played. */
export const isOn = (module: Module, setup: Setup): boolean =>
  module.choices === undefined ? setup[module.field] === true : setup[module.field] !== module.choices[0];

const valueOf = (module: Module, on: boolean): boolean | number | string =>
  module.choices === undefined ? on : (module.choices[on ? 1 : 0] ?? false);

/** Whether two modules cannot be on together. */
const excludes = (one: Module, other: Module): boolean =>
  one.replaces?.includes(other.field) === true || other.replaces?.includes(one.field) === true;

/**
 * The set-up with a module set to a value, with all that it needs, without what it cannot be played with, and without all
 * that needs it when it is switched off.
 */
export function withModule(setup: Setup, module: Module, value: boolean | number | string): Setup {
  const changed = { ...setup, [module.field]: value };
  const on = isOn(module, changed);
  if (on && module.replaces) Object.assign(changed, { flights: [...(GAMES["whole"] ?? [])], rough_roads_by_seat: [] });
  return MODULES.reduce((after, other) => {
    if (on && excludes(module, other) && isOn(other, after)) return withModule(after, other, valueOf(other, false));
    const follows = on ? module.needs?.includes(other.field) : other.needs?.includes(module.field);
    return follows && isOn(other, after) !== on ? withModule(after, other, valueOf(other, on)) : after;
  }, changed);
}

/** The set-up with every module switched on or off. A module that a flight needs stays on. */
export const withAll = (setup: Setup, on: boolean): Setup =>
  (on ? TOGETHER : MODULES).reduce(
    (after, module) =>
      isOn(module, after) === on || (!on && needingFlights(module, after).length > 0)
        ? after
        : withModule(after, module, valueOf(module, on)),
    setup,
  );

/** The chosen flights that cannot be flown without the module. */
export const needingFlights = (module: Module, setup: Setup): FlightKind[] => [
  ...new Set(setup.flights.filter((kind) => module.flights?.includes(kind))),
];

/** The set-up with these flights and the modules that they need; the learning flight has none (GT-24.4). */
export function withFlights(setup: Setup, flights: FlightKind[]): Setup {
  const whole = flights.join() === GAMES["whole"]?.join();
  const changed = { ...setup, flights, difficulty_dice: whole ? setup.difficulty_dice : 0 };
  if (flights.includes("learning")) return withAll(changed, false);
  return MODULES.reduce(
    (after, module) =>
      needingFlights(module, after).length > 0 && !isOn(module, after)
        ? withModule(after, module, valueOf(module, true))
        : after,
    changed,
  );
}

/** The part of a message id that names a field or a value. */
export const idPart = (name: string | number): string => String(name).replaceAll("_", "-");
