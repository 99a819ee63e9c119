import { ADVENTURE_CARDS } from "../../protocol/galaxy-trucker";
import type { Event } from "../../protocol/galaxy-trucker";
import { t } from "../../lib/i18n.svelte";
import { roadName } from "../roads/roads";
import { abilityRule, useRule } from "../team/targets";
import { halves, tileOf } from "../tiles";
import { cardTitle, hazardName, kindText } from "../words";
import { stepEffect, stepRule } from "./walk";

/** A line of the log, with the rule behind it. */
export interface LogLine {
  text: string;
  rule: string;
  /** Begins a new card or phase. */
  heading?: boolean;
}

/** The sentence for an event; nothing where there is nothing to say. `name` gives a ship's player. */
export function narrate(event: Event, name: (ship: number) => string): LogLine | null {
  const line = (id: string, rule: string, args: Record<string, string | number> = {}): LogLine => ({
    text: t(id, args),
    rule,
  });
  const about = (ship: number, id: string, rule: string, args: Record<string, string | number> = {}): LogLine =>
    line(id, rule, { ...args, name: name(ship) });
  switch (event.event) {
    case "difficulty_rolled":
      return line(`gt-log-difficulty-${event.die.change.replaceAll("_", "-")}`, "GX-10.2", { die: event.die.shows });
    case "holes_rolled":
      return line("gt-say-holes", "GX-15.2", { one: event.dice[0], other: event.dice[1] });
    case "turned":
      return about(event.ship, "gt-say-turned-heading", "GX-5.8");
    case "building_started":
      return { ...line("gt-say-building", "GT-5.1"), heading: true };
    case "placed":
      return about(event.seat, "gt-say-placed", "GT-6.3", { tile: kindText(tileOf(event.tile)) });
    case "returned":
      return about(event.seat, "gt-say-returned", "GT-5.8", { tile: kindText(tileOf(event.tile)) });
    case "set_aside":
      return about(event.seat, "gt-say-set-aside", "GT-11.1", { tile: kindText(tileOf(event.tile)) });
    case "looked":
      return about(event.seat, "gt-say-looked", "GT-9.1", { pile: event.pile + 1 });
    case "hourglass_turned":
      return event.seat === null
        ? line("gt-say-turned-table", "GT-31.47")
        : about(event.seat, "gt-say-turned", "GT-10.2");
    case "finished":
      return about(event.seat, "gt-say-finished", "GT-12.2", { number: event.number });
    case "building_ended":
      return { ...line("gt-say-building-ended", "GT-10.7"), heading: true };
    case "checked":
      return event.faults.length === 0
        ? about(event.ship, "gt-say-legal", "GT-13.1")
        : about(event.ship, "gt-say-faults", "GT-13.1", {
            count: event.faults.length,
            first: t(`gt-fault-${event.faults[0]!.fault.replaceAll("_", "-")}`),
          });
    case "repaired":
      return about(event.ship, "gt-say-repaired", "GT-13.3", { count: event.removed.length + event.fell_off.length });
    case "crew_placed":
      return event.specialization === null
        ? null
        : about(event.ship, "gt-say-specialist", "GX-2.58", { who: t(`gt-specialization-${event.specialization}`) });
    case "jumped":
      return event.half === null
        ? about(event.ship, "gt-say-jumped", "GX-2.33")
        : about(event.ship, "gt-say-half-jumped", "GX-6.24", { half: t(`gt-half-${event.half}`) });
    case "back_from_hyperspace":
      return event.half === null
        ? about(event.ship, "gt-say-back-from-hyperspace", "GX-2.35")
        : about(event.ship, "gt-say-half-back", "GX-6.24", { half: t(`gt-half-${event.half}`) });
    case "half_gave_up":
      return about(
        event.ship,
        event.sale === null ? "gt-say-half-gave-up-unsold" : "gt-say-half-gave-up",
        event.sale === null ? "GX-6.38" : "GX-6.31",
        {
          half: t(`gt-half-${event.half}`),
          why: t(`gt-gave-up-${event.because.replaceAll("_", "-")}`),
          sale: event.sale ?? 0,
        },
      );
    case "woken":
      return about(event.ship, "gt-say-woken", "GX-2.9", { count: event.into.length });
    case "token_saved":
      return about(event.ship, "gt-say-token-saved", "GX-2.68");
    case "defeat_averted":
      return about(event.ship, "gt-say-defeat-averted", "GX-2.71");
    case "solar_power":
      return about(event.ship, "gt-say-solar-power", "GX-13.1");
    case "crubots_activated":
      return about(event.ship, "gt-say-crubots", "GX-13.25", { count: 4 * event.stations.length });
    case "thruster_fired":
      return about(event.ship, "gt-say-thruster", "GX-13.8", { line: event.line });
    case "intruder_rolled":
      return line("gt-log-intruder-rolled", "GX-18.2", { one: event.dice[0], other: event.dice[1] });
    case "intruder_missed":
      return about(event.ship, "gt-say-intruder-missed", "GX-18.3");
    case "intruder_step":
      return about(event.ship, "gt-say-intruder-step", stepRule(event.step), {
        number: event.step.number,
        what: stepEffect(event.step),
      });
    case "charges_exploded":
      return about(event.ship, "gt-say-charges", "GX-18.29", { count: event.squares.length });
    case "launched":
      return about(event.ship, "gt-say-launched", "GT-14.1");
    case "card_revealed":
      return {
        ...line("gt-say-card", "GT-20.1", {
          number: event.index + 1,
          of: event.of,
          card: cardTitle(ADVENTURE_CARDS[event.card]!),
        }),
        heading: true,
      };
    case "no_effect":
      return line("gt-log-no-effect", "GT-20.71");
    case "gave_up": {
      const rules = {
        choice: "GT-21.13",
        no_humans: "GT-21.6",
        no_engines: "GT-21.8",
        lapped: "GT-21.11",
        hyperspace: "GX-2.39",
        unpaid_crew: "GX-8.38",
      };
      return about(event.ship, "gt-say-gave-up", rules[event.because], {
        why: t(`gt-gave-up-${event.because.replaceAll("_", "-")}`),
      });
    }
    case "strength": {
      const strength = event.of === "cannons" ? halves(event.value) : String(event.value);
      return about(event.ship, `gt-say-${event.of}`, "GT-16.6", {
        strength,
        tokens: event.powered.length + event.boosts.length,
      });
    }
    case "moved":
      if (event.days === 0) return null;
      return event.days > 0
        ? about(event.ship, "gt-say-forward", "GT-15.5", { days: event.days })
        : about(event.ship, "gt-say-back", "GT-15.6", { days: -event.days });
    case "landed":
      return event.planet === null
        ? about(event.ship, "gt-say-passed", "GT-20.21")
        : about(event.ship, "gt-say-landed", "GT-20.16", { planet: event.planet + 1 });
    case "accepted":
      return about(event.ship, event.yes ? "gt-say-accepted" : "gt-say-declined", "GT-20.51");
    case "loaded":
      return about(event.ship, "gt-say-loaded", "GT-17.5");
    case "earned":
      return about(event.ship, "gt-say-earned", "GT-20.27", { credits: event.credits });
    case "paid":
      return about(event.ship, "gt-say-paid", "GX-7.15", { credits: event.credits });
    case "loan_taken":
      return about(event.ship, "gt-say-loan-taken", "GX-7.12");
    case "loan_repaid":
      return about(event.ship, "gt-say-loan-repaid", "GX-7.13");
    case "bid":
      return event.credits === null
        ? about(event.ship, "gt-say-passed", "GX-0.23")
        : about(event.ship, "gt-say-bid", "GX-0.23", { credits: event.credits });
    case "auction_won":
      return about(event.ship, "gt-say-auction-won", "GX-0.23", { credits: event.credits });
    case "machination_chosen":
      return about(event.seat, "gt-say-machination-chosen", "GX-7.2");
    case "singled_out":
      return event.by === "most"
        ? about(event.ship, `gt-say-most-${event.of}`, "GX-7.31")
        : about(
            event.ship,
            `gt-say-${event.by === "fastest" ? "caught-speeding" : event.by.replaceAll("_", "-")}`,
            "GX-7.10",
          );
    case "column_rolled":
      return line("gt-log-column", "GX-7.26", { roll: event.dice[0] + event.dice[1] });
    case "hazard_aimed":
      return about(event.ship, "gt-say-aimed", "GX-7.10", { hazard: hazardName(event.hazard), column: event.column });
    case "demanded":
      return about(event.ship, "gt-say-demanded", "GX-7.29", { of: name(event.of), credits: event.credits });
    case "payment_refused":
      return about(event.ship, "gt-say-not-paid", "GX-7.10");
    case "side_chosen":
      return about(event.ship, "gt-say-side", "GX-7.10", { side: t(`gt-side-${event.side}`) });
    case "stakes_shown":
      return line("gt-say-stakes", "GX-7.10", {
        stakes: event.stakes.map(([ship, days]) => `${name(ship)} ${days}`).join(", "),
      });
    case "fought": {
      const rules = { won: "GT-20.48", tied: "GT-20.49", lost: "GT-20.50" };
      return about(event.ship, `gt-say-${event.outcome}`, rules[event.outcome]);
    }
    case "weakest":
      return about(event.ship, "gt-say-weakest", "GT-20.64");
    case "hazard_rolled":
      if (event.follows) return line("gt-say-hazard-follows", "GX-17.7", { hazard: hazardName(event.hazard) });
      return line("gt-say-hazard", "GT-19.2", {
        hazard: hazardName(event.hazard),
        side: t(`gt-side-${event.hazard.from}`),
        roll: event.dice[0] + event.dice[1],
      });
    case "hazard_resolved": {
      const rules = {
        miss: "GT-19.4",
        bounced: "GT-19.14",
        plated: "GX-2.50",
        shot: "GT-19.24",
        shielded: "GT-19.16",
        destroyed: "GT-19.6",
      };
      return about(event.ship, `gt-say-${event.result}`, rules[event.result]);
    }
    case "tile_lost":
      return event.by === "fell_off"
        ? about(event.ship, "gt-say-fell-off", "GT-19.9", { tile: kindText(tileOf(event.tile)) })
        : event.by === "destroyed"
          ? about(event.ship, "gt-say-lost-tile", "GT-19.6", { tile: kindText(tileOf(event.tile)) })
          : event.by === "given_up"
            ? about(event.ship, "gt-say-given-up", "GX-0.28", { tile: kindText(tileOf(event.tile)) })
            : null;
    // Rough Roads.
    case "roads_drawn":
      return event.cards.length === 0
        ? null
        : { ...line("gt-say-roads", "GX-8.2", { cards: event.cards.map(roadName).join(", ") }), heading: true };
    case "order_taken":
      return about(event.seat, "gt-say-order-taken", "GX-8.46", { tile: kindText(tileOf(event.tile)) });
    case "surprise_replaced":
      return line("gt-say-surprise", "GX-8.51", { card: roadName(event.card) });
    case "road_rolled":
      return line("gt-say-road-rolled", "GX-0.25", {
        card: roadName(event.road),
        column: event.column[0] + event.column[1],
        row: event.row[0] + event.row[1],
      });
    case "pierced":
      return about(event.ship, "gt-say-pierced", "GX-8.35");
    case "exploded":
      return about(event.ship, "gt-say-exploded", "GX-8.39");
    case "cards_again":
      return line("gt-log-cards-again", "GX-8.21", { count: event.count });
    case "turned_round":
      return about(event.ship, "gt-say-turned-round", "GX-8.43b");
    case "enemy_stronger":
      return line("gt-log-enemy-stronger", "GX-8.2", { bonus: event.bonus });
    case "extra_tokens":
      return about(event.ship, "gt-say-extra-tokens", "GX-8.27", { count: event.from.length });
    case "voted":
      return about(event.ship, "gt-say-voted", "GX-8.2", { side: t(`gt-side-${event.side}`) });
    case "union_paid":
      return about(event.ship, "gt-say-union-paid", "GX-8.38", { credits: event.credits, blocks: event.blocks });
    case "piece_kept":
      return about(event.ship, "gt-say-piece", "GT-19.10", { count: event.piece.length });
    case "alien_left":
      return about(event.ship, "gt-say-alien-left", "GT-19.12");
    case "crew_lost":
      return about(event.ship, "gt-say-crew-lost", "GT-18.5", { count: event.from.length });
    case "goods_lost":
      return about(event.ship, "gt-say-goods-lost", "GT-18.1", { count: event.from.length });
    case "tokens_lost":
      return about(event.ship, "gt-say-tokens-lost", "GT-18.3", { count: event.from.length });
    case "sabotage_rolled":
      return event.struck === null
        ? about(event.ship, "gt-say-sabotage-missed", "GT-20.88")
        : about(event.ship, "gt-say-sabotaged", "GT-20.87");
    case "die_hidden":
      return about(event.ship, "gt-say-die-hidden", "GX-9.5");
    case "guessed":
      return about(event.ship, "gt-say-guessed", "GX-9.6", { number: event.number });
    case "die_shown":
      return about(event.ship, "gt-say-die-shown", "GX-9.7", { number: event.number });
    case "offers_shown": {
      const highest = event.offers.find(([ship]) => ship === event.winner)?.[1] ?? 0;
      const others = event.offers
        .filter(([ship]) => ship !== event.winner)
        .map(([ship, credits]) => t("gt-say-offer", { name: name(ship), credits }));
      const won = t("gt-say-offers-shown", { name: name(event.winner), credits: highest });
      return { text: [won, ...others].join(" "), rule: "GX-9.10" };
    }
    case "coordinates_named":
      return about(event.ship, "gt-say-coordinates", "GX-9.11", { column: event.column, row: event.row });
    case "volley_chosen":
      return about(event.ship, "gt-say-volley", "GX-9.20", { row: event.row + 1, target: name(event.target) });
    case "stopped":
      return event.at === null
        ? about(event.ship, "gt-say-flew-past", "GX-9.31")
        : about(event.ship, "gt-say-stopped", "GX-9.31", { box: event.at + 1 });
    case "depot_opened":
      return line("gt-say-depot", "GX-9.40", { count: event.tiles.length });
    case "fitted": {
      if (event.part === null) return about(event.ship, "gt-say-flew-past", "GX-9.40");
      const tile = kindText(tileOf(event.part.tile));
      return event.replaced === null
        ? about(event.ship, "gt-say-fitted", "GX-9.40", { tile })
        : about(event.ship, "gt-say-replaced", "GX-9.41", { tile, old: kindText(tileOf(event.replaced)) });
    }
    case "came_aboard":
      return about(event.ship, "gt-say-came-aboard", "GX-9.32", { count: event.count });
    case "recharged":
      return about(event.ship, "gt-say-recharged", "GX-9.33", { count: event.count });
    case "sector_entered":
      return line("gt-say-sector", "GX-17.2", { cards: event.cards, deck: event.deck });
    case "fastest":
      return event.ships[1] === undefined
        ? about(event.ships[0] ?? 0, "gt-say-fastest", "GX-17.15")
        : about(event.ships[0] ?? 0, "gt-say-fastest-two", "GX-17.16", { second: name(event.ships[1]) });
    case "block_exploded":
      return about(event.ship, "gt-say-block-exploded", "GX-17.18", { charge: event.charge });
    case "insured":
      return about(event.ship, event.yes ? "gt-say-insured" : "gt-say-uninsured", "GX-16.5", { price: event.price });
    case "members_hired":
      return line("gt-say-members-hired", "GX-19.4", {
        names: event.members
          .map(([seat, member]) => `${name(seat)}: ${t(`gt-member-${member.replaceAll("_", "-")}`)}`)
          .join(", "),
      });
    case "member_used":
      return about(event.ship, `gt-say-member-${event.with.use.replaceAll("_", "-")}`, useRule(event.with.use));
    case "member_paid":
      return about(event.ship, "gt-say-member-paid", abilityRule(event.member, "B"), {
        credits: event.credits,
        who: t(`gt-member-${event.member.replaceAll("_", "-")}`),
      });
    case "member_chosen":
      return about(event.seat, "gt-say-member-chosen", "GX-19.4");
    case "members_laid_out":
      return line("gt-say-members-laid-out", "GX-19.10", {
        names: event.members.map((member) => t(`gt-member-${member.replaceAll("_", "-")}`)).join(", "),
      });
    case "took_from":
      return about(event.seat, "gt-say-took-from", "GX-20.12A.1", {
        other: name(event.ship),
        tile: kindText(tileOf(event.tile)),
      });
    case "undermined":
      return about(event.ship, "gt-say-undermined", "GX-20.12B.1");
    case "alien_given_up":
      return about(event.ship, "gt-say-alien-given-up", "GX-20.7A.1");
    case "settled":
      return { ...line("gt-say-settled", "GT-22.1"), heading: true };
    case "rolled_back":
      return line("gt-say-rolled-back", "GT-31.37");
    case "left_game":
      return about(event.seat, "gt-say-left-game", "GT-31.8");
    default:
      return null;
  }
}
