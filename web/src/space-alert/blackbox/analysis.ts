import type {
  Action,
  DelayCause,
  Fate,
  FlightReplay,
  Outcome,
  Score,
  SlotCard,
  Square,
  Step,
  ThreatId,
  Why,
  Zone,
} from "../../protocol/space-alert";
import { firstSymbol, slotWith, specialOf, symbolsOf } from "../slot-card";
import type { FilmModel } from "../film/model";

/*
 * Analysis of a flight from its steps. No rules here: every result comes from a step that the engine reported.
 */

/** The result of one crew member's turn. */
export interface Deed {
  crew: number;
  turn: number;
  /** The card that lay there when the plan was locked. */
  planned: SlotCard;
  /** The card that was played. */
  played: SlotCard;
  /** `done`, or why not: nothing planned, no effect, another card because of a delay, knocked out. */
  fate: "done" | "idle" | "void" | "out";
  /** A delay put another card, or none, into this turn. */
  shifted: boolean;
  why: Why | null;
  /** The shot at which it happened. */
  at: number;
}

export type MomentKind =
  "void" | "fuel" | "miss" | "bounced" | "delay" | "asleep" | "damage" | "knocked_out" | "survived" | "squad" | "lost";

/** Something that cost the crew. */
export interface Moment {
  kind: MomentKind;
  turn: number;
  /** The shot at which it is seen. */
  at: number;
  /** How much, roughly in points: for sorting only. */
  cost: number;
  crew?: number;
  threat?: ThreatId;
  zone?: Zone;
  why?: Why;
  cause?: DelayCause;
  action?: Action;
  weapon?: string;
  /** Damage, cards that moved, or points. */
  amount?: number;
}

/** The ship at the end of a turn; turn 0 is the start. */
export interface Gauge {
  turn: number;
  damage: [number, number, number];
  reactors: [number, number, number];
  shields: [number, number, number];
  fuel: number;
}

/** What happened to a threat, and when. */
export interface LifeEvent {
  turn: number;
  at: number;
  kind: "appears" | "acts" | "hit" | "destroyed" | "survived";
  square?: Square;
  dealt?: number;
}

export interface LifeLine {
  threat: number;
  events: LifeEvent[];
  /** Damage it did to the ship. */
  harm: number;
  end: Fate;
}

export interface Report {
  deeds: Deed[];
  moments: Moment[];
  gauges: Gauge[];
  lives: LifeLine[];
}

/** The whole analysis. */
export function analyse(model: FilmModel): Report {
  return { deeds: deeds(model), moments: moments(model), gauges: gauges(model), lives: lives(model) };
}

/** Whether that symbol was planned. A stimulant or concentration makes a planned symbol heroic (NF-9.5.6, NF-9.8.1). */
const isPlanned = (played: Action, planned: SlotCard): boolean =>
  played === firstSymbol(planned) || played === `heroic_${firstSymbol(planned)}`;

function deeds(model: FilmModel): Deed[] {
  const { reel } = model;
  const plan = reel.start.slots;
  const turns = reel.level === "test_run" ? 7 : 12;
  const deeds = new Map<string, Deed>();
  /** Symbols without effect: a double half has failed when both its symbols have. */
  const failed = new Map<string, number>();
  const misplayed = new Set<string>();
  model.shots.forEach(({ frame }, at) => {
    if (!frame || !("crew" in frame.step)) return;
    const { turn, step } = frame;
    const { crew } = step as { crew: number };
    const key = `${crew}-${turn}`;
    const planned = plan[crew]?.[turn - 1] ?? "none";
    if (step.step === "plays_special") {
      const special = step.advanced ? "advanced" : "basic";
      const before = deeds.get(key);
      const played = slotWith(before ? symbolsOf(before.played) : [], special);
      const shifted = specialOf(planned) === "none";
      deeds.set(key, { crew, turn, planned, played, fate: "done", shifted, why: null, at });
      return;
    }
    if (step.step === "special_no_effect") {
      const deed = deeds.get(key);
      if (deed && symbolsOf(deed.played).length === 0) deeds.set(key, { ...deed, fate: "void", why: step.why });
      return;
    }
    if (step.step === "symbol_ignored") {
      // The other symbol of the card that lies there, before or after the one that was performed (NF-6.3.3).
      const deed = deeds.get(key);
      if (!deed) return;
      const symbols = symbolsOf(deed.played);
      const whole = firstSymbol(planned) === step.action ? [step.action, ...symbols] : [...symbols, step.action];
      const shifted = !isPlanned(whole[0] ?? "none", planned);
      deeds.set(key, { ...deed, played: slotWith(whole, specialOf(deed.played)), shifted });
      return;
    }
    if (step.step === "plays" || step.step === "idle" || step.step === "misplayed") {
      const played = step.step === "plays" ? step.action : step.step === "misplayed" ? step.meant : "none";
      const known = deeds.get(key);
      if (step.step === "misplayed") misplayed.add(key);
      // The second symbol of a double half, or the card beside a special one.
      if (step.step === "plays" && known && !misplayed.has(key)) {
        const symbols = [...symbolsOf(known.played), step.action];
        deeds.set(key, { ...known, played: slotWith(symbols, specialOf(known.played)), fate: "done", why: null });
        return;
      }
      // A misplay is reported before the card is played: the card on the board is the plan.
      const shown = step.step === "misplayed" ? step.shown : known ? firstSymbol(known.played) : played;
      deeds.set(key, {
        crew,
        turn,
        planned,
        played,
        fate: played === "none" ? "idle" : "done",
        shifted: !isPlanned(shown, planned) && step.step !== "misplayed" && !known,
        why: null,
        at,
      });
    } else if (step.step === "no_effect") {
      const deed = deeds.get(key);
      const count = (failed.get(key) ?? 0) + 1;
      failed.set(key, count);
      // Something else of the same card had an effect.
      if (deed && (count < symbolsOf(deed.played).length || specialOf(deed.played) !== "none")) return;
      deeds.set(key, {
        crew,
        turn,
        planned,
        played: deed?.played ?? step.action,
        fate: "void",
        shifted: deed?.shifted ?? !isPlanned(step.action, planned),
        why: step.why,
        at,
      });
    }
  });
  const out: Deed[] = [];
  for (let turn = 1; turn <= turns; turn++) {
    const mark = model.turns.find((mark) => mark.turn === turn);
    for (let crew = 0; crew < plan.length; crew++) {
      const planned = plan[crew]?.[turn - 1] ?? "none";
      const known = deeds.get(`${crew}-${turn}`);
      if (known) {
        out.push(known);
        continue;
      }
      if (!mark) continue;
      // No step of theirs in this turn: knocked out, or in space with a card that had to wait.
      const member = model.shots[mark.last]?.snapshot.crew[crew];
      out.push({
        crew,
        turn,
        planned,
        played: "none",
        fate: member?.knocked_out ? "out" : "idle",
        shifted: planned !== "none" && !member?.knocked_out,
        why: null,
        at: mark.first,
      });
    }
  }
  return out;
}

/** A delay, and the symbol that it moved or lost. */
function delayMoment(
  here: { turn: number; at: number },
  { crew, cause, moved, lost }: Extract<Step, { step: "delayed" | "second_symbol_delayed" }>,
  action: Action,
): Moment {
  const cost = 0.6 + moved * 0.25 + (lost === "none" ? 0 : 1);
  return { ...here, kind: "delay", cost, crew, cause, amount: moved, action };
}

function moments(model: FilmModel): Moment[] {
  const found: Moment[] = [];
  const add = (moment: Moment): void => void found.push(moment);
  /** The check that failed: its delays belong to it. */
  let asleep: Moment | null = null;
  model.shots.forEach(({ frame }, at) => {
    if (!frame) return;
    const { turn, step } = frame;
    const here = { turn, at };
    if (step.step !== "delayed" && step.step !== "delay_idle") asleep = null;
    switch (step.step) {
      case "no_effect":
        if (step.why === "burnt_for_nothing")
          add({ ...here, kind: "fuel", cost: 2, crew: step.crew, why: step.why, action: step.action });
        // A repair that needs several players is not a mistake of the first ones.
        else if (step.why !== "needs_three")
          add({ ...here, kind: "void", cost: 1, crew: step.crew, why: step.why, action: step.action });
        break;
      case "special_no_effect":
        add({ ...here, kind: "void", cost: 1.5, crew: step.crew, why: step.why });
        break;
      case "second_symbol_delayed":
        add(delayMoment(here, step, step.second));
        break;
      case "ultra_fast_return":
        // It is seen in the next shot; Special Ops may be protected from it (NF-9.8.11).
        if (model.shots[at + 1]?.snapshot.crew[step.crew]?.knocked_out)
          add({ ...here, kind: "knocked_out", cost: 2.5, crew: step.crew });
        break;
      case "misses":
        add({ ...here, kind: "miss", cost: step.weapon === "rocket" ? 1.6 : 1.2, weapon: step.weapon });
        break;
      case "hit":
        if (step.dealt === 0 && step.twist === "plain")
          add({ ...here, kind: "bounced", cost: 1.4, threat: step.threat, amount: step.strength });
        break;
      case "computer_check":
        if (!step.passed) {
          asleep = { ...here, kind: "asleep", cost: 0.5, amount: 0 };
          add(asleep);
        }
        break;
      case "delayed":
        if (asleep && step.cause === "computer") {
          asleep.cost += 0.5 + step.moved * 0.25 + (step.lost === "none" ? 0 : 1);
          asleep.amount = (asleep.amount ?? 0) + 1;
        } else add(delayMoment(here, step, firstSymbol(step.lost)));
        break;
      case "attack": {
        const through = step.strength - step.absorbed;
        if (through > 0)
          add({ ...here, kind: "damage", cost: through * 1.25, threat: step.threat, zone: step.zone, amount: through });
        break;
      }
      case "harm":
        if (step.amount > 0)
          add({
            ...here,
            kind: "damage",
            cost: step.amount * 1.25,
            threat: step.threat,
            zone: step.zone,
            amount: step.amount,
          });
        break;
      case "knocked_out":
        add({ ...here, kind: "knocked_out", cost: 2.5, crew: step.crew, threat: step.threat });
        break;
      case "squad_disabled":
        add({ ...here, kind: "squad", cost: 0.8, crew: step.crew, threat: step.threat });
        break;
      case "survived":
        add({ ...here, kind: "survived", cost: Math.max(1, step.points), threat: step.threat, amount: step.points });
        break;
      case "lost":
        add({ ...here, kind: "lost", cost: 100, ...(step.threat ? { threat: step.threat } : {}) });
        break;
      default:
        break;
    }
  });
  return found;
}

function gauges(model: FilmModel): Gauge[] {
  const at = (turn: number, index: number): Gauge => {
    const ship = (model.shots[index] ?? model.shots[0])?.snapshot.ship;
    return {
      turn,
      damage: ship?.damage ?? [0, 0, 0],
      reactors: ship?.reactors ?? [0, 0, 0],
      shields: ship?.shields ?? [0, 0, 0],
      fuel: ship?.fuel ?? 0,
    };
  };
  return [at(0, 0), ...model.turns.map((mark) => at(mark.turn, mark.last))];
}

function lives(model: FilmModel): LifeLine[] {
  const { threats } = model.reel;
  const lines: LifeLine[] = threats.map((_, threat) => ({
    threat,
    events: [],
    harm: 0,
    end: model.shots.at(-1)?.snapshot.threats[threat]?.fate ?? "waiting",
  }));
  model.shots.forEach(({ frame }, at) => {
    const step = frame?.step;
    if (!step || !("threat" in step) || step.threat === null) return;
    const line = lines[threats.findIndex((scheduled) => scheduled.threat === step.threat)];
    if (!line) return;
    const event = { turn: frame.turn, at };
    if (step.step === "appears" || step.step === "destroyed" || step.step === "survived")
      line.events.push({ ...event, kind: step.step });
    else if (step.step === "acts") line.events.push({ ...event, kind: "acts", square: step.square });
    else if (step.step === "attack") line.harm += step.strength - step.absorbed;
    else if (step.step === "harm") line.harm += step.amount;
    else {
      const dealt = damageDealt(step);
      if (dealt !== null) line.events.push({ ...event, kind: "hit", dealt });
    }
  });
  return lines;
}

/** Moments that do harm, in contrast to actions without effect. */
export const HARM: readonly MomentKind[] = ["damage", "knocked_out", "survived", "squad", "lost"];

/** A flight in four figures. */
export interface Summary {
  /** The turn that cost most, with its damage to the ship, those who were knocked out in it, and what got through; nothing if none did. */
  worst: { turn: number; at: number; damage: number; knockedOut: number; through: number } | null;
  /** Cards that were played, and those of them that had an effect. */
  cards: { played: number; done: number };
  /** Turns that got another card than planned, and the first of them. */
  delayed: { count: number; at: number | null };
  /** Shots, and those of them that hurt. */
  shots: { fired: number; told: number; at: number | null };
}

export function summarise(model: FilmModel, report: Report): Summary {
  const byTurn = new Map<number, Moment[]>();
  for (const moment of report.moments) {
    if (HARM.includes(moment.kind) && moment.kind !== "lost")
      byTurn.set(moment.turn, [...(byTurn.get(moment.turn) ?? []), moment]);
  }
  const cost = (moments: readonly Moment[]): number => moments.reduce((sum, moment) => sum + moment.cost, 0);
  const [turn, harm] = [...byTurn].sort((a, b) => cost(b[1]) - cost(a[1]) || a[0] - b[0])[0] ?? [];
  const played = report.deeds.filter((deed) => deed.played !== "none");
  const shifted = report.deeds.filter((deed) => deed.shifted);
  const shots = model.shots.flatMap(({ frame }, at) =>
    frame && (frame.step.step === "hit" || frame.step.step === "misses")
      ? [{ at, told: frame.step.step === "hit" && frame.step.dealt > 0 }]
      : [],
  );
  return {
    worst:
      turn !== undefined && harm
        ? {
            turn,
            at: Math.min(...harm.map((moment) => moment.at)),
            damage: harm.reduce((sum, moment) => sum + (moment.kind === "damage" ? (moment.amount ?? 0) : 0), 0),
            knockedOut: harm.filter((moment) => moment.kind === "knocked_out").length,
            through: harm.filter((moment) => moment.kind === "survived").length,
          }
        : null,
    cards: { played: played.length, done: played.filter((deed) => deed.fate === "done").length },
    delayed: { count: shifted.length, at: shifted.length > 0 ? Math.min(...shifted.map((deed) => deed.at)) : null },
    shots: {
      fired: shots.length,
      told: shots.filter((shot) => shot.told).length,
      at: shots.find((shot) => !shot.told)?.at ?? null,
    },
  };
}

/** Damage a step does to a threat, if it is a blow at all. */
export function damageDealt(step: Step): number | null {
  switch (step.step) {
    case "hit":
      return step.dealt;
    case "repairs":
      return step.amount;
    case "served_together":
      return step.bonus;
    case "attacks":
    case "mends_fissure":
    case "scorched":
      return 1;
    default:
      return null;
  }
}

/** The items of a score sheet in the order in which it is read. */
export const SCORE_ITEMS = [
  "destroyed",
  "survived",
  "damage",
  "worst_zone",
  "knocked_out",
  "disabled_battlebots",
  "observation",
] as const satisfies readonly (keyof Score)[];

/** The score sheet of a flight, if it has one. */
export function scoreOf(outcome: Outcome): Score | null {
  return outcome.result === "survived" ? outcome.score : null;
}

/** Two flights side by side. */
export interface Comparison {
  /** The first turn after which the tables differ; nothing if they never do. */
  divergence: number | null;
  /** The first shot of the second film that differs. */
  at: number;
  /** The difference of the totals, where both have one. */
  gain: number | null;
}

/** Where and by how much a second flight differs from the first. */
export function compare(first: FilmModel, second: FilmModel): Comparison {
  const state = (model: FilmModel, index: number): string => {
    const { ship, crew, threats } = model.shots[index]?.snapshot ?? {};
    return JSON.stringify([ship, crew, threats]);
  };
  let divergence: number | null = null;
  const turns = Math.max(first.turns.length, second.turns.length);
  for (let i = 0; i < turns && divergence === null; i++) {
    const [a, b] = [first.turns[i], second.turns[i]];
    if (!a || !b || state(first, a.last) !== state(second, b.last)) divergence = (a ?? b)?.turn ?? null;
  }
  const mark = second.turns.find((turn) => turn.turn === divergence);
  const scored = first.reel.outcome.result === "survived" && second.reel.outcome.result === "survived";
  return { divergence, at: mark?.first ?? 0, gain: scored ? second.reel.total - first.reel.total : null };
}

/** Whether the ship survived. */
export function survived(reel: FlightReplay): boolean {
  return reel.outcome.result === "survived";
}

/** One thing that another plan made different: damage to a zone in a turn, or the fate of a threat. */
export type Difference =
  | { turn: number; kind: "damage"; zone: Zone; by: number }
  | { turn: number; kind: "kill" | "escape"; threat: ThreatId };

/** What is different in the second flight, turn by turn. */
export function differences(first: FilmModel, second: FilmModel): Difference[] {
  const turns = Math.max(first.turns.at(-1)?.turn ?? 0, second.turns.at(-1)?.turn ?? 0);
  const at = (model: FilmModel, turn: number) => {
    const mark = model.turns.findLast((one) => one.turn <= turn);
    return model.shots[mark?.last ?? 0]?.snapshot;
  };
  const found: Difference[] = [];
  const before = [0, 0, 0];
  for (let turn = 1; turn <= turns; turn++) {
    const [one, other] = [at(first, turn), at(second, turn)];
    (["red", "white", "blue"] as const).forEach((zone, index) => {
      const apart = (other?.ship.damage[index] ?? 0) - (one?.ship.damage[index] ?? 0);
      const by = apart - (before[index] ?? 0);
      if (by !== 0) found.push({ turn, kind: "damage", zone, by });
      before[index] = apart;
    });
  }
  first.reel.threats.forEach(({ threat }, index) => {
    const killed = (model: FilmModel): number | null => {
      const shot = model.shots.findIndex(({ snapshot }) => snapshot.threats[index]?.fate === "destroyed");
      return shot < 0 ? null : (model.shots[shot]?.frame?.turn ?? null);
    };
    const [one, other] = [killed(first), killed(second)];
    if (one === null && other !== null) found.push({ turn: other, kind: "kill", threat });
    if (one !== null && other === null) found.push({ turn: one, kind: "escape", threat });
  });
  return found.sort((a, b) => a.turn - b.turn);
}

/** The result of a flight without a score: damage and destroyed threats. */
export function tally(model: FilmModel): { damage: number; kills: number } {
  const end = model.shots.at(-1)?.snapshot;
  return {
    damage: (end?.ship.damage ?? []).reduce((sum, one) => sum + one, 0),
    kills: (end?.threats ?? []).filter(({ fate }) => fate === "destroyed").length,
  };
}
