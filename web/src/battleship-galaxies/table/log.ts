import { t } from "../../lib/i18n.svelte";
import type { Event } from "../../protocol/battleship-galaxies";
import { coordinate, kindOfCard, shipName, type Catalogue } from "../catalogue";
import { sourceName, tileName } from "../words";

/*
 * Events as sentences with the rule behind each. Single steps of a move, charges and other small print stay out of the log.
 */

export interface LogLine {
  text: string;
  rule: string;
  /** How much it matters: a headline begins a turn, a blow is a hit or a loss. */
  weight: "headline" | "blow" | "plain";
}

interface Names {
  catalogue: Catalogue;
  player: (seat: number) => string;
  tiles: readonly { kind: number | null; spaces: [number, number][]; sort: "asteroid" | "debris" | "discovery" }[];
}

/** The sentence for an event, or nothing where it is not worth a line. */
export function lineOf(event: Event, { catalogue, player, tiles }: Names): LogLine | null {
  const ship = (id: number): string => shipName(catalogue, id);
  const card = (id: number): string => catalogue.ship(kindOfCard(id)).name;
  const tactic = (id: number): string => catalogue.card(id).name;
  const line = (
    id: string,
    args: Record<string, string | number> = {},
    weight: LogLine["weight"] = "plain",
  ): LogLine => ({
    text: t(id, args),
    rule: event.rule,
    weight,
  });
  switch (event.event) {
    case "list_submitted":
      return line("bg-log-list", { name: player(event.seat) });
    case "first_rolled":
      return line("bg-log-first-rolled", { name: player(event.chooser) });
    case "first_chosen":
      return line("bg-log-first", { name: player(event.seat) });
    case "turn_began":
      return line("bg-log-turn", { name: player(event.seat), round: event.round }, "headline");
    case "energy":
      if (event.why !== "income" && event.why !== "effect" && event.why !== "discard") return null;
      return line("bg-log-energy", { name: player(event.seat), change: event.change, now: event.now });
    case "drew":
      return line("bg-log-drew", { name: player(event.seat), count: event.cards });
    case "discarded":
      return line("bg-log-discarded", { name: player(event.seat), cards: event.cards.map(tactic).join(", ") });
    case "card_given":
      return line("bg-log-given", { name: player(event.from), to: player(event.to) });
    case "exhausted":
      return line("bg-log-exhausted", { times: event.times });
    case "main_computer_used":
      return line("bg-log-main-computer", { name: player(event.seat) });
    case "launched":
      return line("bg-log-launched", { ship: card(event.card), cost: event.cost });
    case "activated":
      return line("bg-log-activated", { ship: card(event.card), cost: event.cost });
    case "placed":
      return line("bg-log-placed", { ship: ship(event.ship), source: sourceName(catalogue, event.source, tiles) });
    case "ecm_rolled":
      return line(
        "bg-log-ecm",
        { by: ship(event.by), ship: ship(event.against), roll: event.roll, needed: event.needed, damage: event.damage },
        event.damage > 0 ? "blow" : "plain",
      );
    case "ecm_ignored":
      return line("bg-log-ecm-ignored", { by: ship(event.by), ship: ship(event.against) });
    case "debris_rolled":
      return line("bg-log-debris", { ship: ship(event.ship), roll: event.roll, damage: event.damage });
    case "tile_revealed": {
      const kind = catalogue.tiles[event.kind];
      return line("bg-log-tile", { ship: ship(event.by), tile: kind ? tileName(kind) : "" });
    }
    case "attack_declared":
      return line("bg-log-attack", { ship: ship(event.ship), target: ship(event.target) });
    case "attack_rolled": {
      const at = coordinate(event.letter, event.number);
      const weight = event.cell === "miss" ? "plain" : "blow";
      return line(
        "bg-log-rolled",
        { at, cell: event.cell, target: ship(event.target), again: event.again ? "yes" : "no" },
        weight,
      );
    }
    case "cover_rolled":
      return line("bg-log-cover", { ship: ship(event.ship), roll: event.roll, misses: event.misses ? "yes" : "no" });
    case "effect_rolled":
      return line("bg-log-effect-roll", {
        source: event.source
          ? sourceName(catalogue, event.source, tiles)
          : event.card === null
            ? ""
            : tactic(event.card),
        roll: event.roll,
        needed: event.needed,
      });
    case "hit_cancelled":
      return line("bg-log-cancelled", { ship: ship(event.ship) });
    case "hit_redirected":
      return line("bg-log-redirected", { from: ship(event.from), to: ship(event.to) });
    case "ability_used":
      return line("bg-log-ability", { name: player(event.seat), source: sourceName(catalogue, event.source, tiles) });
    case "card_played":
      return line("bg-log-card", { name: player(event.seat), card: tactic(event.card), cost: event.cost });
    case "attached":
      return line("bg-log-attached", { card: tactic(event.card), ship: card(event.to) });
    case "detached":
      return line("bg-log-detached", { card: tactic(event.card), ship: card(event.from) });
    case "damaged":
      return line("bg-log-damaged", { ship: ship(event.ship), shields: event.shields, hull: event.hull });
    case "restored":
      return line("bg-log-restored", { ship: ship(event.ship), shields: event.shields, hull: event.hull });
    case "destroyed":
      return line("bg-log-destroyed", { ship: ship(event.ship), why: event.why }, "blow");
    case "escaped":
      return line("bg-log-escaped", { ship: ship(event.ship) }, "blow");
    case "control_taken":
      return line("bg-log-control", { ship: card(event.card), name: player(event.by) }, "blow");
    case "scored":
      return line("bg-log-scored", { side: event.side, points: event.points, now: event.now }, "blow");
    case "rescued":
      return line("bg-log-rescued", { ship: ship(event.ship), roll: event.roll, survivors: event.survivors });
    case "engines_rolled":
      return line("bg-log-engines", { roll: event.roll, works: event.works ? "yes" : "no" });
    case "asteroid_rolled":
      return line("bg-log-asteroid", { roll: event.roll });
    case "time_ran_out":
      return line("bg-log-time", { name: player(event.seat) });
    case "undone":
      return line("bg-log-undone", { name: player(event.seat) });
    case "undo_asked":
      return line("bg-log-undo-asked", { name: player(event.seat) });
    case "draw_offered":
      return line("bg-log-draw", { name: player(event.seat) });
    case "resigned":
      return line("bg-log-resigned", { name: player(event.seat) }, "blow");
    case "over":
      return line("bg-log-over", { why: event.outcome.why }, "headline");
    default:
      return null;
  }
}
