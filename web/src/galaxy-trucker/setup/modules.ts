import type { FlightKind } from "../../protocol/galaxy-trucker";
import type { Setup } from "../complete-view";
import { GAMES } from "./flights";

/** Fields of the set-up that switch a module of the expansions. */
type Field = {
  [Name in keyof Setup]: Setup[Name] extends boolean | number | string ? Name : never;
}[keyof Setup];

/** Why something cannot be chosen: the refusal of the engine and its rule. */
export interface Conflict {
  message: string;
  rule: string;
}

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
  /** Why it cannot be set to a value with the rest of the set-up and so many players. */
  conflict?: (value: boolean | number | string, setup: Setup, players: number) => Conflict | null;
}

/** Teams share ships, a support team belongs to one player. */
export const TEAMS_SUPPORT: Conflict = { message: "gt-refused-teams-support", rule: "GX-19.3" };
const DRAFT_NEEDS_FLIGHTS: Conflict = { message: "gt-refused-draft-needs-flights", rule: "GX-19.10" };
const FIFTH_NEEDS_TECHNOLOGIES: Conflict = { message: "gt-refused-fifth-needs-technologies", rule: "GX-0.2" };

/**
 * Every module by box, in the order of the page. `Setup::check` in the engine has the rules behind `needs`, `flights` and
 * `conflict`.
 */
export const BOXES: readonly { id: string; modules: readonly Module[] }[] = [
  {
    id: "first-box",
    modules: [
      {
        field: "new_technologies",
        conflict: (value, _, players) => (value === false && players === 5 ? FIFTH_NEEDS_TECHNOLOGIES : null),
      },
      { field: "fifth_wheel" },
      { field: "evil_machinations" },
      { field: "bonus_cards" },
      { field: "rough_roads", choices: [0, 1, 2, 3, 4, 5] },
      { field: "difficulty_dice", choices: [0, 1, 2, 3, 4, 5], replaces: ["evil_machinations", "rough_roads"] },
    ],
  },
  {
    id: "second-box",
    modules: [
      { field: "second_box_components" },
      { field: "intruders", needs: ["second_box_components"] },
      { field: "new_adventures", flights: ["fourth"] },
      {
        field: "support_team",
        choices: ["off", "dealt", "draft"],
        conflict: (value, { teams, flights }) => {
          if (value !== "off" && teams !== "none") return TEAMS_SUPPORT;
          return value === "draft" && flights.length < 2 ? DRAFT_NEEDS_FLIGHTS : null;
        },
      },
    ],
  },
];

export const MODULES: readonly Module[] = BOXES.flatMap(({ modules }) => modules);

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

/** The set-up with every module switched on or off, as far as the rest of the set-up and the players allow it. */
export const withAll = (setup: Setup, on: boolean, players: number): Setup =>
  (on ? TOGETHER : MODULES).reduce((after, module) => {
    const value = valueOf(module, on);
    const kept = isOn(module, after) === on || (!on && needingFlights(module, after).length > 0);
    return kept || module.conflict?.(value, after, players) ? after : withModule(after, module, value);
  }, setup);

/** The chosen flights that cannot be flown without the module. */
export const needingFlights = (module: Module, setup: Setup): FlightKind[] => [
  ...new Set(setup.flights.filter((kind) => module.flights?.includes(kind))),
];

/**
 * The set-up with these flights and the modules that they need. The learning flight has neither modules nor teams (GT-24.4,
 * GT-25.9), and before a single flight nobody can choose by the order of the last one (GX-19.10).
 */
export function withFlights(setup: Setup, flights: FlightKind[], players: number): Setup {
  const whole = flights.join() === GAMES["whole"]?.join();
  const changed = { ...setup, flights, difficulty_dice: whole ? setup.difficulty_dice : 0 };
  if (flights.includes("learning")) return withAll({ ...changed, teams: "none" }, false, players);
  if (changed.support_team === "draft" && flights.length < 2) changed.support_team = "dealt";
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
