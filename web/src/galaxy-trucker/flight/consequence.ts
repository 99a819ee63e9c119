import { t } from "../../lib/i18n.svelte";
import { ADVENTURE_CARDS } from "../../protocol/galaxy-trucker";
import type { Question } from "../../protocol/galaxy-trucker";
import type { OwnView, ShipView } from "../complete-view";
import { boardOf, humansOn, lineNumber, placedOf, withoutFigure } from "../tiles";
import { faultText, hazardText, kindText } from "../words";
import type { Answering } from "./answer.svelte";
import { walkSummary } from "./walk";

/** What is left after a payment, or the loans that it takes (GX-7.15). */
export function paymentText(price: number, credits: number): string {
  const missing = Math.max(0, price - credits);
  return t("gt-why-pay", { left: credits - price, loans: Math.ceil(missing / 10) });
}

/** Humans who are awake. */
function humansAboard({ cells, contents }: Pick<ShipView, "cells" | "contents">): number {
  return cells.reduce((sum, code, square) => {
    const tile = placedOf(code)?.tile;
    return sum + (tile ? humansOn(tile, contents[square] ?? 0) : 0);
  }, 0);
}

/** What happens otherwise, or what an answer costs, in a sentence below the question. */
export function consequence(
  question: Question,
  {
    view,
    ship,
    names,
    answering,
    enemyBonus,
  }: {
    view: OwnView;
    ship: ShipView;
    names: readonly string[];
    answering: Answering;
    /** What Rough Roads add to the strength of the enemy. */
    enemyBonus: number;
  },
): string | null {
  const printed = view.card === null ? null : (ADVENTURE_CARDS[view.card] ?? null);
  const pay = (price: number): string => paymentText(price, view.credits ?? 0);
  switch (question.question) {
    case "defend": {
      const struck = placedOf(ship.cells[question.struck] ?? 0);
      return t("gt-why-defend", { hazard: hazardText(question.hazard), tile: struck ? kindText(struck.tile) : "" });
    }
    case "seal":
      if (typeof question.what === "object") return t("gt-why-stake");
      return t(question.what === "offer" ? "gt-why-offer" : "gt-why-hidden-die");
    case "guess":
      return printed?.adventure === "missing_form" ? t("gt-why-guess", { credits: printed.credits }) : null;
    case "stop":
      return printed?.adventure === "space_junkyard" ? t("gt-why-stop", { days: printed.days }) : null;
    case "fit":
      return printed?.adventure === "star_depot" ? t("gt-why-fit", { days: printed.days }) : t("gt-why-junker");
    case "take_aboard":
      return t(question.rearrange ? "gt-why-rearrange" : "gt-why-take-aboard");
    case "recharge":
      return t("gt-why-recharge");
    case "insurance":
      return `${t("gt-why-insurance")} ${pay(question.price)}`;
    case "use_card":
      if (printed?.adventure === "abandoned_ship" || printed?.adventure === "abandoned_station") {
        const { days } = printed;
        const why =
          printed.adventure === "abandoned_ship"
            ? t("gt-why-abandoned-ship", { crew: printed.crew, credits: printed.credits, days })
            : t("gt-why-abandoned-station", { days });
        return printed.fire.length > 0 ? `${t("gt-why-fights-back")} ${why}` : why;
      }
      if (printed?.adventure === "machination" && printed.machination === "stranded_ship")
        return t("gt-why-stranded", { tokens: printed.tokens, credits: printed.credits, days: printed.days });
      return null;
    case "jump":
      return t("gt-why-jump");
    case "diplomat":
      return t("gt-why-diplomat");
    case "take_reward":
      return printed && "days" in printed ? t("gt-why-reward", { days: printed.days }) : null;
    case "land":
      return printed?.adventure === "planets" ? t("gt-why-land", { days: printed.days }) : null;
    case "power_engines":
      return t(
        printed?.adventure === "open_space" || printed?.adventure === "hazardous_open_space"
          ? "gt-why-engines-open-space"
          : "gt-why-engines",
      );
    case "power_cannons":
      return printed && "strength" in printed
        ? t("gt-why-cannons-enemy", { strength: printed.strength + enemyBonus })
        : t("gt-why-cannons");
    case "give_up":
      return t("gt-why-give-up");
    case "repair":
      if (answering.keeping) return t("gt-why-keep-piece");
      if (answering.picked.length > 0 && answering.pieces.length > 1)
        return t("gt-why-repair-splits", { pieces: answering.pieces.length });
      return [...new Set(ship.faults.map(faultText))].join(" ");
    case "heading":
      return t("gt-why-heading");
    case "load":
      return question.leave > 0
        ? `${t("gt-why-load-leave", { count: question.leave })} ${t("gt-load-how")}`
        : t("gt-load-how");
    case "lose_from_cabins": {
      const others = question.cabins.length - question.shared.length;
      const lost = question.cabins.filter((square) => !answering.aliensGo.includes(square));
      const contents = ship.contents.map((code, square) => {
        const tile = placedOf(ship.cells[square] ?? 0)?.tile;
        return tile && lost.includes(square) ? withoutFigure(tile, code) : code;
      });
      const why = others > 0 ? [t("gt-why-other-cabins", { count: others })] : [];
      if (humansAboard({ cells: ship.cells, contents }) === 0) why.push(t("gt-why-no-human-left"));
      return why.length > 0 ? why.join(" ") : null;
    }
    case "lose_goods":
      return t("gt-why-lose-goods", { colour: question.colour });
    case "thrust":
      return t("gt-why-thrust", {
        hazard: hazardText(question.hazard),
        line: lineNumber(boardOf(view.flight.class), question.roll),
      });
    case "evade":
      return t("gt-why-evade");
    case "crubots":
      if (question.needed !== null) return t("gt-why-crubots-needed", { crew: question.needed });
      return question.ahead.length + question.with_crubots.length > 0
        ? t("gt-why-crubots-intruder", {
            without: walkSummary(question.ahead),
            with: walkSummary(question.with_crubots),
          })
        : t("gt-why-crubots");
    case "place_crew":
      return t("gt-why-place-crew");
    case "keep_piece":
      return t("gt-why-keep-piece");
    case "pay": {
      const who = question.to === null ? "" : `${t("gt-why-demanded", { name: names[question.to] ?? "" })} `;
      return who + pay(question.credits);
    }
    case "customs":
    case "eco_patrol": {
      const kept = question.question === "customs" ? "blocks" : "batteries";
      return `${t("gt-why-keep-for", { kept, price: question.price })} ${pay(answering.cost)}`;
    }
    case "system_test":
      return t("gt-why-system-test", { each: question.each });
    case "demand":
      return t("gt-why-demand");
    case "aim":
      return t("gt-why-aim", { name: names[question.ship] ?? "" });
    case "choose_side":
      return t("gt-why-side");
    case "sell":
      return t("gt-why-sell");
    case "bid":
      return question.highest === null
        ? t("gt-why-bid-first")
        : t("gt-why-bid", { name: names[question.highest] ?? "", credits: question.least - 1 });
    default:
      return null;
  }
}
