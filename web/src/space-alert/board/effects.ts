import { written } from "../../lib/numbers";
import type {
  Action,
  Container,
  Loss,
  Scheduled,
  Snapshot,
  Specialization,
  Step,
  ThreatId,
  Way,
  Weapon,
} from "../../protocol/space-alert";
import { type Layout, type Point, stationAt, stationOfWeapon, zoneOf } from "./geometry";
import { frontierEffects } from "./frontier-effects";
import { coversAll, presenceOf, trackOf, trackTokens } from "./tokens";

/** Something that is seen for the length of one step: a shot and its number, a card held up, a ring around what matters. */
export type Effect =
  | {
      kind: "beam";
      from: Point;
      to: Point;
      tone: "laser" | "fighters" | "foe";
      /** The gun that fires it; nothing for what shoots at us. */
      weapon?: Weapon;
      label: string;
      faint?: boolean;
      miss?: boolean;
    }
  /** The pulse cannon sends a widening wave. */
  | { kind: "wave"; from: Point; to: Point; label: string; faint?: boolean }
  /** A rocket flies around the hull: `by` bends its way. */
  | { kind: "missile"; from: Point; by: readonly [Point, Point]; to: Point; label: string; faint?: boolean }
  | { kind: "number"; at: Point; text: string; tone: Tone }
  | { kind: "ring"; at: Point; radius: number; tone: Tone }
  | { kind: "burst"; at: Point; radius: number }
  | { kind: "shield"; at: Point; width: number }
  | { kind: "card"; at: Point; action: Action; void?: boolean }
  /** A special card held up: the sign of the profession. */
  | { kind: "special"; at: Point; card: { specialization: Specialization; advanced: boolean }; void?: boolean }
  /** The way that somebody came. */
  | { kind: "trail"; points: readonly Point[]; tone: "crew" | "foe" };

export type Tone = "danger" | "good" | "energy" | "plain" | "muted";

/** One moment of a flight: what was, what happened, what is. */
export interface Moment {
  before: Snapshot;
  after: Snapshot;
  step: Step;
  /** The shots of the same volley that were fired before this step. */
  volley: readonly Step[];
}

/** The index of the threat with that card, of which there is one in a mission (SA-2.30). */
export function threatIndex(threats: readonly Scheduled[], id: ThreatId): number {
  return threats.findIndex((scheduled) => scheduled.threat === id);
}

/** The two points that bend the way of a rocket, so that it passes beside the ship and not through it. */
export function rocketBend(layout: Layout, to: Point): readonly [Point, Point] {
  const { x, y, w } = layout.hull;
  const small = layout.scale;
  return [
    { x: x + w + 110 * small, y: y - 70 * small },
    { x: x + w, y: Math.min(to.y, y) - 80 * small },
  ];
}

/** The end of a flight: the ship breaks apart, starting in the destroyed zone, or jumps into hyperspace. */
export type Ending = { kind: "lost"; zone: "red" | "white" | "blue" | null } | { kind: "jumped" };

/** What each gun of the ship points at: what it shoots at in this step, otherwise the nearest threat above its own zone. */
export function aimsOf(
  layout: Layout,
  threats: readonly Scheduled[],
  snapshot: Snapshot,
  effects: readonly Effect[],
): Partial<Record<Weapon, Point>> {
  const aims: Partial<Record<Weapon, Point>> = {};
  const tokens = trackTokens(layout, threats, snapshot);
  for (const zone of ["red", "white", "blue"] as const) {
    const nearest = tokens
      .filter(({ threat }) => {
        const [scheduled, state] = [threats[threat], snapshot.threats[threat]];
        return scheduled && trackOf(scheduled, state) === zone && !state?.out_of_phase;
      })
      .toSorted((a, b) => b.y - a.y)
      .at(0);
    if (!nearest) continue;
    aims[`heavy_laser_${zone}`] = nearest;
    if (zone !== "white") aims[`light_laser_${zone}`] = nearest;
  }
  for (const effect of effects) if (effect.kind === "beam" && effect.weapon) aims[effect.weapon] = effect.to;
  return aims;
}

/** What is seen of a step. A pure function of the moment, so that scrubbing shows the same as playing. */
export function effectsOf(moment: Moment, threats: readonly Scheduled[], layout: Layout): Effect[] {
  const { before, after, step } = moment;
  const head = layout.measures.figure.height;
  const small = layout.scale;

  const distance = after.ship.frontier?.interceptor_distance ?? 1;
  const member = (crew: number, snapshot = after): Point =>
    layout.stand(snapshot.crew[crew]?.at ?? null, crew, snapshot.ship.frontier?.interceptor_distance ?? 1);
  const above = (crew: number): Point => {
    const feet = member(crew);
    return { x: feet.x, y: feet.y - head - 14 * small };
  };
  const middle = (point: { x: number; y: number; w: number; h: number }): Point => ({
    x: point.x + point.w / 2,
    y: point.y + point.h / 2,
  });

  /** Above what is counted there, so that the count stays in sight. */
  const over = (box: { x: number; y: number; w: number }): Point => ({ x: box.x + box.w / 2, y: box.y - 6 * small });

  const tokenIn = (id: ThreatId, snapshot: Snapshot): Point | null => {
    const index = threatIndex(threats, id);
    return trackTokens(layout, threats, snapshot).find((token) => token.threat === index) ?? null;
  };
  /** The token of a threat, now or just before it left. */
  const foe = (id: ThreatId): Point => {
    const index = threatIndex(threats, id);
    const [scheduled, state] = [threats[index], after.threats[index]];
    const last = (): Point =>
      layout.square(scheduled ? trackOf(scheduled, state) : "internal", Math.max(1, state?.position ?? 1));
    return tokenIn(id, after) ?? tokenIn(id, before) ?? last();
  };
  /** What a shot of that weapon strikes: a laser meets a threat that covers all trajectories above its own zone (NF-3.8.4). */
  const target = (id: ThreatId, weapon: Weapon): Point => {
    const index = threatIndex(threats, id);
    const state = [after.threats[index], before.threats[index]].find((one) => one?.fate === "in_play");
    const station = weapon === "pulse_cannon" ? null : stationOfWeapon(weapon);
    return station && state && coversAll(threats[index]) ? presenceOf(layout, zoneOf(station), state) : foe(id);
  };
  const inside = (id: ThreatId): Point | null => {
    const index = threatIndex(threats, id);
    const station = (after.threats[index]?.at ?? []).at(0) ?? (before.threats[index]?.at ?? []).at(0);
    return station ? layout.lair(station, 0) : null;
  };
  const holder = (container: Container): Point =>
    container.kind === "bank"
      ? layout.cell(container, 0, 1)
      : over(layout.console(stationAt(container.zone, container.kind === "shield" ? "upper" : "lower"), "B"));
  /** Where the ship breaks: in the zone that could not take more, otherwise in the middle. */
  const brokenAt = (loss: Loss): Point =>
    loss.kind === "zone_destroyed" ? middle(layout.lift(loss.zone)) : middle(layout.hull);
  const number = (at: Point, text: string, tone: Tone): Effect => ({ kind: "number", at, text, tone });
  /** Above the threat's token: what stands on it stays in sight. */
  const mark = (id: ThreatId, text: string, tone: Tone): Effect => {
    const { x, y } = foe(id);
    const away = layout.measures.token.size / 2 + 18 * small;
    // At the far end of its trajectory there is no room above it.
    return number({ x, y: y - away < 16 * small ? y + away : y - away }, text, tone);
  };
  const ring = (at: Point, tone: Tone, radius = 22 * small): Effect => ({ kind: "ring", at, tone, radius });

  const beam = (shot: Step, faint: boolean): Effect[] => {
    if (shot.step === "fires") {
      // A shot strikes the near side of its target.
      const middle = target(shot.threat, shot.weapon);
      const mount = layout.mount(shot.weapon, distance);
      const away = Math.hypot(middle.x - mount.x, middle.y - mount.y) || 1;
      const short = Math.min(0.4, (layout.measures.token.size * 0.36) / away);
      const to = { x: middle.x + (mount.x - middle.x) * short, y: middle.y + (mount.y - middle.y) * short };
      const label = String(shot.strength);
      const from = layout.muzzle(shot.weapon, to, distance);
      if (shot.weapon === "pulse_cannon") return [{ kind: "wave", from, to, label, faint }];
      if (shot.weapon === "rocket") return [{ kind: "missile", from, by: rocketBend(layout, to), to, label, faint }];
      return [
        {
          kind: "beam",
          from,
          to,
          tone: shot.weapon === "interceptors" ? "fighters" : "laser",
          weapon: shot.weapon,
          label,
          faint,
        },
      ];
    }
    if (shot.step === "misses") {
      const mount = layout.mount(shot.weapon, distance);
      const up = { x: mount.x, y: Math.max(12, mount.y - 74 * small) };
      const from = layout.muzzle(shot.weapon, up, distance);
      if (shot.weapon === "rocket") return [];
      return [{ kind: "beam", from, to: up, tone: "laser", weapon: shot.weapon, label: "0", faint, miss: true }];
    }
    return [];
  };
  const volley = moment.volley.flatMap((shot) => beam(shot, true));

  switch (step.step) {
    case "appears":
      return [
        ring(foe(step.threat), "danger"),
        ...[inside(step.threat)].flatMap((at) => (at ? [ring(at, "danger")] : [])),
      ];
    case "advances": {
      const [from, to] = [tokenIn(step.threat, before), tokenIn(step.threat, after)];
      return from && to ? [{ kind: "trail", points: [from, to], tone: "foe" }] : [];
    }
    case "moves": {
      const [from, to] = [layout.stand(step.from, step.crew), layout.stand(step.to, step.crew)];
      const shaft = layout.middle(zoneOf(step.to));
      const between = step.way === "lift" ? [from, to].map(({ y }) => ({ x: shaft, y })) : [];
      return [{ kind: "trail", points: [from, ...between, to], tone: "crew" }];
    }
    case "plays":
      return [{ kind: "card", at: above(step.crew), action: step.action }];
    case "misplayed":
      return [{ kind: "card", at: above(step.crew), action: step.meant }];
    case "no_effect":
      return [{ kind: "card", at: above(step.crew), action: step.action, void: true }];
    case "activated": {
      const station = stationOfWeapon(step.weapon);
      return station ? [ring(middle(layout.console(station, "A")), step.heroic ? "good" : "energy", 30 * small)] : [];
    }
    case "energy_moved":
    case "energy_shorted":
      return [number(holder(step.to), `+${step.amount}`, "energy")];
    case "heroic_energy":
      return [number(holder(step.to), "+1", "good")];
    case "fuel_burnt":
      return [number(over(layout.console("lower_white", "B")), "−1", "energy")];
    case "fuel_lost":
      return [number(over(layout.console("lower_white", "B")), "−1", "danger")];
    case "rocket_destroyed":
      return [number(over(layout.console("lower_blue", "C")), "−1", "danger")];
    case "energy_lost":
      return [number(holder(step.container), `−${step.amount}`, "danger")];
    case "repairs": {
      const at = before.crew[step.crew]?.at;
      return at
        ? [
            number(middle(layout.console(at, step.system)), `−${step.amount}`, "good"),
            ring(middle(layout.console(at, step.system)), "good", 30 * small),
          ]
        : [];
    }
    case "attacks":
      return [number(inside(step.threat) ?? member(step.crew), "−1", "good")];
    case "mends_fissure":
    case "served_together":
      return [mark(step.threat, `−${step.step === "served_together" ? step.bonus : 1}`, "good")];
    case "squad_taken":
    case "squad_reactivated":
      return [ring(member(step.crew), "good", 26 * small)];
    case "squad_disabled":
      return [ring(member(step.crew), "danger", 26 * small)];
    case "stored_squad_disabled":
      return [ring(middle(layout.console(step.station, "C")), "danger", 28 * small)];
    case "launches":
    case "returns":
    case "stays_in_space":
      return [ring(member(step.crew), "good", 26 * small)];
    case "rocket_launched":
    case "rocket_advances":
      return [ring(layout.rocketTrack(step.step === "rocket_launched" ? 0 : 1), "energy", 14 * small)];
    case "maintains":
      return [ring(middle(layout.console("upper_white", "C")), "good", 30 * small)];
    case "looks":
      return [number(middle(layout.console("lower_white", "C")), String(step.together), "good")];
    case "computer_check": {
      const at = middle(layout.console("upper_white", "C"));
      return [
        ring(at, step.passed ? "good" : "danger", 32 * small),
        number(at, step.passed ? "✓" : "✗", step.passed ? "good" : "danger"),
      ];
    }
    case "delayed":
      return [number(above(step.crew), "»", "danger")];
    case "knocked_out":
      return [{ kind: "burst", at: { x: member(step.crew).x, y: member(step.crew).y - head / 2 }, radius: 20 * small }];
    case "fires":
    case "misses":
      return [...volley, ...beam(step, false)];
    case "hit":
      return [...volley, mark(step.threat, step.dealt > 0 ? `−${step.dealt}` : "0", step.dealt > 0 ? "good" : "muted")];
    case "scorched":
      return [{ kind: "burst", at: foe(step.threat), radius: 18 * small }, mark(step.threat, "−1", "good")];
    case "destroyed":
      return [
        ...volley,
        { kind: "burst", at: inside(step.threat) ?? foe(step.threat), radius: 34 * small },
        mark(step.threat, `+${step.points}`, "good"),
      ];
    case "survived":
      return [mark(step.threat, `+${step.points}`, "muted")];
    case "acts":
      return [mark(step.threat, step.square, "danger")];
    case "spared":
    case "stays":
      return [mark(step.threat, "–", "muted")];
    case "last_blow":
      return [ring(foe(step.threat), "danger", 24 * small)];
    case "attack": {
      const at = layout.flank(step.zone);
      const hits: Effect[] = [
        { kind: "beam", from: foe(step.threat), to: at, tone: "foe", label: String(step.strength) },
      ];
      if (step.absorbed > 0) {
        hits.push({ kind: "shield", at, width: layout.measures.room.w });
        hits.push(number(holder({ kind: "shield", zone: step.zone }), `−${step.absorbed}`, "energy"));
      }
      const through = step.strength - step.absorbed;
      if (through > 0) hits.push(number(middle(layout.lift(step.zone)), `−${through}`, "danger"));
      return hits;
    }
    case "harm": {
      const from = inside(step.threat) ?? foe(step.threat);
      return [
        { kind: "burst", at: from, radius: 24 * small },
        number(middle(layout.lift(step.zone)), `−${step.amount}`, "danger"),
      ];
    }
    case "multiplied":
      return [number(layout.flank(step.zone), `×${step.points > 0 ? step.tiles / step.points : 2}`, "danger")];
    case "tile_drawn":
      return [
        ring(layout.tile(step.zone, step.total - 1), "danger", 15 * small),
        ring(layout.broken(step.zone, step.tile), "danger", 30 * small),
      ];
    case "damage_counted":
      return [ring(layout.tile(step.zone, step.total - 1), "danger", 15 * small)];
    case "speed_changed":
      return [mark(step.threat, `» ${step.speed}`, "danger")];
    case "shield_changed":
      return [mark(step.threat, `⛨ ${written(step.shield)}`, "danger")];
    case "heals":
      return [mark(step.threat, `+${step.amount}`, "danger")];
    case "hurts_itself":
      return [mark(step.threat, `−${step.amount}`, "good")];
    case "revealed":
    case "grows":
    case "boosts_attacks":
    case "boosts_shields":
    case "doubles_damage":
      return [ring(foe(step.threat), "danger", 26 * small)];
    case "prowls":
      return [
        { kind: "trail", points: [layout.lair(step.from, 0), layout.lair(step.to, 0)], tone: "foe" },
        ring(inside(step.threat) ?? foe(step.threat), "danger"),
      ];
    case "spreads":
      return [ring(layout.lair(step.to, 0), "danger")];
    case "lost":
      return [{ kind: "burst", at: brokenAt(step.loss), radius: layout.hull.h * 0.28 }];
    default:
      return frontierEffects(step, {
        layout,
        before,
        after,
        threats,
        member,
        above,
        foe,
        tokenIn,
        middle,
        number,
        mark,
        ring,
      });
  }
}

/** Who or what a step is about, to light it. */
export interface Focus {
  crew: number | null;
  threat: number | null;
  zone: "red" | "white" | "blue" | null;
  /** How the crew member gets from one station to another, if that is the step. */
  way: Way | null;
}

export function focusOf(step: Step, threats: readonly Scheduled[], snapshot: Snapshot): Focus {
  const crew = "crew" in step ? step.crew : null;
  const threat = "threat" in step && step.threat !== null ? threatIndex(threats, step.threat) : null;
  const zone = "zone" in step ? step.zone : null;
  const at = crew === null ? null : snapshot.crew[crew]?.at;
  return {
    crew,
    threat: threat === -1 ? null : threat,
    zone: zone ?? (at ? zoneOf(at) : null),
    way: step.step === "moves" ? step.way : null,
  };
}
