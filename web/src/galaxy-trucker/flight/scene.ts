import { ADVENTURE_CARDS } from "../../protocol/galaxy-trucker";
import type { Event, Goods, Half, Hit, Receipt, Square, WalkStep } from "../../protocol/galaxy-trucker";
import type { ShipView, View } from "../complete-view";
import { codeOf, goodsCode, goodsOf, goodsTotal, halfOf, placedOf, withoutFigure, type GoodsColour } from "../tiles";
import type { Drift, Strike } from "../art/ship-parts";

/** One ship on the screen of a flight. */
export interface ShipScene {
  cells: readonly number[];
  contents: readonly number[];
  position: number | null;
  gaveUp: boolean;
  hyperspace: boolean;
  /** Class IIA: halves in hyperspace. */
  away: readonly Half[];
  /** Flies the other way round after a somersault. */
  turnedRound: boolean;
  /** Squares on which nothing works. */
  dead: readonly Square[];
  earned: number;
  lost: number;
  /** The hazard that comes at this ship, and what became of it. */
  strike: Strike | null;
  /** Tiles that have just left. */
  drifting: readonly Drift[];
  powered: readonly Square[];
  /** Steps that intruders of the card have made in this ship, and those that are known to follow. */
  walk: readonly WalkStep[];
  ahead: readonly WalkStep[];
}

/** The picture of a flight at one moment: what the events so far have made of the ships at launch. */
export interface Scene {
  ships: readonly ShipScene[];
  card: number | null;
  /** Which card it is, from one. */
  number: number;
  of: number;
  /** The hazard of the card in play, from zero, and the line of a Combat Zone. */
  hazard: number | null;
  line: number | null;
  dice: readonly number[] | null;
  /** Who landed where, by planet. */
  landed: readonly (number | null)[];
  receipts: readonly Receipt[] | null;
}

const shipScene = (ship: ShipView): ShipScene => ({
  cells: ship.cells,
  contents: ship.contents,
  position: ship.position,
  gaveUp: ship.gave_up !== null,
  hyperspace: ship.hyperspace,
  away: ship.away,
  turnedRound: ship.turned_round,
  dead: ship.dead,
  earned: ship.earned,
  lost: ship.lost,
  strike: null,
  drifting: [],
  powered: [],
  walk: [],
  ahead: [],
});

/** What a cabin with an alien holds, coded as in views. */
const ALIEN_CODES = { brown: 3, purple: 4, cyan: 5 } as const;

/** The part of a stasis chamber's code that counts humans who are awake (GX-20.7B.3). */
const awakeInStasis = (ship: ShipScene, square: Square): number =>
  placedOf(ship.cells[square] ?? 0)?.tile.kind === "stasis_chamber" ? ~7 : 0;

/** The ships at the beginning of a flight. */
export function launchScene(ships: readonly ShipView[], of = 0): Scene {
  return {
    ships: ships.map(shipScene),
    card: null,
    number: 0,
    of,
    hazard: null,
    line: null,
    dice: null,
    landed: [],
    receipts: null,
  };
}

/** What the server says is the case now, with what the picture alone knows (a hazard on its way). */
export function settledScene(scene: Scene | null, view: View): Scene {
  const fresh = launchScene(view.ships, view.deck);
  const ships = fresh.ships.map((ship, index) => {
    const before = scene?.ships[index];
    const question = view.players.find((player) => player.ship === index)?.question;
    const strike: Strike | null =
      question?.question === "defend"
        ? { hazard: question.hazard, roll: question.roll, at: question.struck, ended: "coming" }
        : question?.question === "thrust"
          ? { hazard: question.hazard, roll: question.roll, at: struckBy(question.hit), ended: "coming" }
          : (before?.strike ?? null);
    return {
      ...ship,
      strike: view.stage === "flight" ? strike : null,
      drifting: before?.drifting ?? [],
      // The way of an intruder can be looked at until the next card.
      walk: view.stage === "flight" ? (before?.walk ?? []) : [],
    };
  });
  const same = scene !== null && scene.card === view.card;
  return {
    ...fresh,
    ships,
    card: view.card ?? view.revealed.at(-1) ?? null,
    number: view.revealed.length,
    hazard: same ? scene.hazard : null,
    line: same ? scene.line : null,
    dice: same ? scene.dice : null,
    landed: same ? scene.landed : [],
    receipts: view.receipts[view.flight.index] ?? null,
  };
}

/** The square that a hit meets. */
export const struckBy = (hit: Hit): Square | null => ("struck" in hit ? hit.struck : null);

/** Empties a component that a predator has visited; sleepers, crubots and solar panels stay as they are. */
function devoured(ship: ShipScene, square: Square): number[] {
  const contents = [...ship.contents];
  const kind = placedOf(ship.cells[square] ?? 0)?.tile.kind;
  if (kind !== "stasis_chamber" && kind !== "crubot_station" && kind !== "solar_panel") contents[square] = 0;
  return contents;
}

/** After a card crubots are idle and solar panels have power. */
function rested(ship: ShipScene): number[] {
  return ship.contents.map((content, square) => {
    const kind = content === 0 ? undefined : placedOf(ship.cells[square] ?? 0)?.tile.kind;
    return kind === "crubot_station" || kind === "solar_panel" ? 0 : content;
  });
}

function change(scene: Scene, ship: number, with_: (ship: ShipScene) => Partial<ShipScene>): Scene {
  return { ...scene, ships: scene.ships.map((one, index) => (index === ship ? { ...one, ...with_(one) } : one)) };
}

const every = (scene: Scene, with_: (ship: ShipScene, number: number) => Partial<ShipScene>): Scene => ({
  ...scene,
  ships: scene.ships.map((one, number) => ({ ...one, ...with_(one, number) })),
});

/** Takes one token, figure or the like off each of these squares. */
function less(contents: readonly number[], squares: readonly Square[]): number[] {
  const left = [...contents];
  for (const square of squares) {
    const code = left[square] ?? 0;
    // An alien is gone as a whole; a human or a token is one less. Cabins hold at most 2 humans, and 3 and 4 are aliens.
    left[square] = Math.max(0, code - 1);
  }
  return left;
}

/** One figure of each of these squares goes; where a human and an alien share a cabin, the human. */
function withoutCrew({ cells, contents }: ShipScene, squares: readonly Square[]): number[] {
  const left = [...contents];
  for (const square of squares) {
    const tile = placedOf(cells[square] ?? 0)?.tile;
    if (tile) left[square] = withoutFigure(tile, left[square] ?? 0);
  }
  return left;
}

/** The alien of a cabin goes; a human who shared it stays. */
const withoutAlien = (contents: readonly number[], square: Square): number[] =>
  contents.map((code, at) => (at === square ? (code > 5 ? 1 : 0) : code));

/** A human moves in: alone, with another human, or with an alien (GX-20.7A.1). */
const withHuman = (code: number): number => (code > 2 ? code + 3 : code + 1);

function withoutGoods(contents: readonly number[], from: readonly [Square, GoodsColour][]): number[] {
  const left = [...contents];
  for (const [square, colour] of from) {
    const goods: Goods = goodsOf(left[square] ?? 0);
    left[square] = goodsCode({ ...goods, [colour]: Math.max(0, goods[colour] - 1) });
  }
  return left;
}

const OPPOSITE = { front: "rear", rear: "front", left: "right", right: "left" } as const;

/** What comes from the front of a ship that was turned round comes from the rear of its board. */
const seenBy = (ship: ShipScene, strike: Strike): Strike =>
  ship.turnedRound ? { ...strike, hazard: { ...strike.hazard, from: OPPOSITE[strike.hazard.from] } } : strike;

/** The scene after one more event. */
export function step(scene: Scene, event: Event): Scene {
  switch (event.event) {
    case "card_revealed":
      return {
        ...every(scene, () => ({
          strike: null,
          drifting: [],
          powered: [],
          walk: [],
          ahead: [],
        })),
        card: event.card,
        number: event.index + 1,
        of: event.of,
        hazard: null,
        line: null,
        dice: null,
        landed: [],
      };
    case "launched":
      return change(scene, event.ship, () => ({ position: event.position }));
    case "gave_up":
      return change(scene, event.ship, () => ({ position: null, gaveUp: true, strike: null }));
    case "strength":
      return change(scene, event.ship, (ship) => ({
        contents: less(ship.contents, event.batteries),
        powered: event.powered,
      }));
    case "jumped":
      return change(scene, event.ship, (ship) => ({
        contents: less(ship.contents, event.batteries),
        hyperspace: event.half === null,
        away: event.half === null ? ship.away : [...ship.away, event.half],
      }));
    case "back_from_hyperspace":
      return change(scene, event.ship, (ship) => ({
        hyperspace: false,
        away: ship.away.filter((half) => half !== event.half),
      }));
    case "half_gave_up":
      return change(scene, event.ship, (ship) => {
        const left = (square: Square): boolean => halfOf(square, ship.cells) === event.half;
        return {
          cells: ship.cells.map((code, square) => (left(square) ? 0 : code)),
          contents: ship.contents.map((code, square) => (left(square) ? 0 : code)),
          away: ship.away.filter((half) => half !== event.half),
          drifting: ship.cells.flatMap((code, square) =>
            code > 0 && left(square) ? [{ key: `half ${square}`, square, code }] : [],
          ),
        };
      });
    case "turned_round":
      return change(scene, event.ship, () => ({ turnedRound: event.turned }));
    case "extra_tokens":
      return change(scene, event.ship, (ship) => ({ contents: less(ship.contents, event.from) }));
    case "road_rolled":
      return { ...scene, dice: event.row };
    case "woken":
      return change(scene, event.ship, (ship) => {
        const contents = less(ship.contents, event.from);
        for (const cabin of event.into) contents[cabin] = withHuman(contents[cabin] ?? 0);
        return { contents };
      });
    case "defeat_averted":
    case "alien_left":
    case "alien_given_up":
      return change(scene, event.ship, (ship) => ({ contents: withoutAlien(ship.contents, event.square) }));
    case "undermined":
      return change(scene, event.ship, (ship) => ({
        contents: event.human === null ? ship.contents : withoutCrew(ship, [event.human]),
      }));
    case "moved":
      return change(scene, event.ship, () => ({ position: event.to, powered: [] }));
    case "landed": {
      if (event.planet === null) return scene;
      const landed = [...scene.landed];
      landed[event.planet] = event.ship;
      return { ...scene, landed };
    }
    case "loaded":
      return change(scene, event.ship, (ship) => {
        const contents = [...ship.contents];
        for (const { square, goods } of event.holds) {
          const both = placedOf(ship.cells[square] ?? 0)?.tile.kind === "battery_hold";
          contents[square] = goodsCode(goods) + (both ? (contents[square] ?? 0) & 3 : 0);
        }
        for (const { battery } of event.burnt) {
          const tile = placedOf(ship.cells[battery] ?? 0)?.tile;
          if (tile && "cells" in tile) contents[battery] = ((contents[battery] ?? 0) & ~3) + tile.cells;
        }
        return { contents };
      });
    case "earned":
      return change(scene, event.ship, (ship) => ({ earned: ship.earned + event.credits }));
    case "column_rolled":
      return { ...scene, dice: event.dice };
    case "hazard_aimed": {
      const strike: Strike = { hazard: event.hazard, roll: event.column, at: null, ended: "coming" };
      return change(scene, event.ship, () => ({ strike, drifting: [] }));
    }
    case "weakest":
      return { ...every(scene, () => ({ powered: [] })), line: event.line, hazard: null };
    case "hazard_rolled": {
      const { hazard, dice } = event;
      const strike: Strike = { hazard, roll: dice, at: null, ended: "coming" };
      const comesAt = (ship: ShipScene, number: number): boolean =>
        ship.position !== null && !ship.hyperspace && (event.targets.length === 0 || event.targets.includes(number));
      return {
        ...every(scene, (ship, number) => ({
          strike: comesAt(ship, number) ? seenBy(ship, strike) : null,
          drifting: [],
        })),
        hazard: event.index,
        dice,
      };
    }
    case "hazard_resolved":
      return change(scene, event.ship, (ship) => {
        const at = event.result === "miss" ? null : event.struck;
        const ended = event.result === "miss" ? "miss" : event.result === "destroyed" ? "hit" : "stopped";
        const spent = [
          event.result === "shot" || event.result === "shielded" ? event.battery : null,
          event.result === "shielded" ? event.booster_battery : null,
        ].filter((battery) => battery !== null);
        return {
          strike: ship.strike ? { ...ship.strike, at, ended } : null,
          contents: less(ship.contents, spent),
          powered: event.result === "shot" ? [event.cannon] : event.result === "shielded" ? [event.shield] : [],
        };
      });
    case "tile_lost":
      return change(scene, event.ship, (ship) => {
        const cells = [...ship.cells];
        const contents = [...ship.contents];
        const code = cells[event.square] ?? 0;
        if (code >> 2 !== event.tile) return { lost: ship.lost + 1 };
        cells[event.square] = 0;
        contents[event.square] = 0;
        const drift = { key: `${event.square} ${ship.lost}`, square: event.square, code };
        return { cells, contents, lost: ship.lost + 1, drifting: [...ship.drifting, drift] };
      });
    case "crew_lost":
      return change(scene, event.ship, (ship) => ({ contents: withoutCrew(ship, event.from) }));
    case "goods_lost":
      return change(scene, event.ship, (ship) => ({ contents: withoutGoods(ship.contents, event.from) }));
    case "tokens_lost":
      return change(scene, event.ship, (ship) => ({ contents: less(ship.contents, event.from) }));
    case "sabotage_rolled":
      return { ...scene, dice: event.row };
    case "stopped": {
      if (event.at === null) return scene;
      const landed = [...scene.landed];
      landed[event.at] = event.ship;
      return { ...scene, landed };
    }
    case "volley_chosen": {
      const landed = [...scene.landed];
      landed[event.row] = event.target;
      return { ...scene, landed };
    }
    case "fitted": {
      const { part } = event;
      if (part === null) return scene;
      return change(scene, event.ship, (ship) => {
        const cells = [...ship.cells];
        const contents = [...ship.contents];
        cells[part.square] = codeOf(part.tile, part.rotation);
        contents[part.square] = event.contents;
        return { cells, contents };
      });
    }
    case "came_aboard":
      return change(scene, event.ship, (ship) => {
        const contents = [...ship.contents];
        for (const { square, humans, alien } of event.cabins)
          contents[square] =
            alien === undefined
              ? humans + ((contents[square] ?? 0) & awakeInStasis(ship, square))
              : ALIEN_CODES[alien] + (humans > 0 ? 3 : 0);
        return { contents };
      });
    case "recharged":
      return change(scene, event.ship, (ship) => {
        const contents = [...ship.contents];
        for (const { square, tokens } of event.batteries) {
          const both = placedOf(ship.cells[square] ?? 0)?.tile.kind === "battery_hold";
          contents[square] = tokens + (both ? (contents[square] ?? 0) & ~3 : 0);
        }
        return { contents };
      });
    case "solar_power":
      return change(scene, event.ship, (ship) => {
        const contents = [...ship.contents];
        contents[event.panel] = 1;
        return { contents };
      });
    case "crubots_activated":
      return change(scene, event.ship, (ship) => {
        const contents = less(ship.contents, event.batteries);
        for (const station of event.stations) contents[station] = 4;
        return { contents, powered: event.stations };
      });
    case "thruster_fired":
      return change(scene, event.ship, (ship) => ({
        contents: event.battery === null ? ship.contents : less(ship.contents, [event.battery]),
        powered: [event.thruster],
        strike: ship.strike ? { ...ship.strike, roll: event.line, at: null, ended: "coming" } : null,
      }));
    case "intruder_rolled":
      return { ...scene, dice: event.dice };
    case "intruder_step":
      return change(scene, event.ship, (ship) => {
        const { crew, tokens, goods } = event.step.devoured;
        const eats = crew + tokens + goodsTotal(goods) > 0;
        return {
          walk: [...ship.walk, event.step],
          contents: eats ? devoured(ship, event.step.square) : ship.contents,
        };
      });
    case "card_resolved":
      return {
        ...every(scene, (ship) => ({ strike: null, powered: [], contents: rested(ship) })),
        hazard: null,
        dice: null,
      };
    case "settled":
      return { ...scene, receipts: event.receipts };
    default:
      return scene;
  }
}

/**
 * A hazard that has been rolled points at the square it will strike: what is still to come says which. The tile there shakes
 * before it is hit.
 */
export function aimed(scene: Scene, upcoming: readonly Event[]): Scene {
  const next = upcoming.findIndex(
    (event) => event.event === "hazard_rolled" || event.event === "hazard_aimed" || event.event === "card_resolved",
  );
  const struck = new Map<number, Square>();
  for (const event of next < 0 ? upcoming : upcoming.slice(0, next))
    if (event.event === "hazard_resolved" && event.result !== "miss") struck.set(event.ship, event.struck);
  const intruders = scene.card !== null && ADVENTURE_CARDS[scene.card]?.adventure === "intruder";
  return {
    ...scene,
    ships: scene.ships.map((ship, index) => {
      const aiming =
        ship.strike?.ended === "coming" && struck.has(index)
          ? { ...ship, strike: { ...ship.strike, at: struck.get(index) ?? null } }
          : ship;
      return intruders ? { ...aiming, ahead: stepsAhead(upcoming, index) } : aiming;
    }),
  };
}

/** The steps of intruders in one ship that are still to be shown of this card. */
function stepsAhead(upcoming: readonly Event[], ship: number): WalkStep[] {
  const next = upcoming.findIndex((event) => event.event === "card_revealed");
  return (next < 0 ? upcoming : upcoming.slice(0, next)).flatMap((event) =>
    event.event === "intruder_step" && event.ship === ship ? [event.step] : [],
  );
}

/** How long an event is looked at before the next one, in milliseconds. Nothing: it happens together with the next. */
export function pauseAfter(event: Event, scene: Scene): number {
  switch (event.event) {
    case "card_revealed":
      return 1600;
    case "hazard_rolled":
      return 1100;
    case "hazard_resolved":
      return event.result === "miss" ? 450 : 750;
    case "tile_lost":
      return event.by === "destroyed" ? 350 : 60;
    case "piece_kept":
      return 1200;
    case "strength":
    case "fought":
    case "weakest":
    case "landed":
    case "accepted":
    case "earned":
    case "loaded":
    case "crew_lost":
    case "alien_given_up":
    case "goods_lost":
    case "tokens_lost":
    case "gave_up":
    case "half_gave_up":
    case "sabotage_rolled":
    case "jumped":
    case "back_from_hyperspace":
    case "woken":
    case "defeat_averted":
    case "paid":
    case "loan_taken":
    case "bid":
    case "auction_won":
    case "singled_out":
    case "demanded":
    case "payment_refused":
    case "side_chosen":
    case "stakes_shown":
      return 650;
    case "column_rolled":
    case "hazard_aimed":
      return 1100;
    case "solar_power":
    case "crubots_activated":
    case "thruster_fired":
    case "intruder_missed":
    case "guessed":
    case "volley_chosen":
    case "stopped":
    case "fitted":
    case "came_aboard":
    case "recharged":
    case "fastest":
    case "block_exploded":
    case "road_rolled":
    case "turned_round":
    case "exploded":
    case "cards_again":
    case "enemy_stronger":
    case "union_paid":
    case "voted":
      return 650;
    case "die_shown":
    case "offers_shown":
    case "coordinates_named":
    case "depot_opened":
    case "sector_entered":
      return 1400;
    case "intruder_rolled":
      return 1300;
    case "intruder_step":
      return event.step.end === null ? 600 : 1000;
    case "charges_exploded":
      return 700;
    case "moved":
      return event.days === 0 ? 0 : 450;
    case "card_resolved":
      return scene.card === null ? 0 : 500;
    default:
      return 0;
  }
}
