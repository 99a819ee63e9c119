import type { Scheduled, Snapshot, Step, System, ThreatId, Zone } from "../../protocol/space-alert";
import type { Effect, Tone } from "./effects";
import { type Box, type Layout, type Point, stationAt, stationOfWeapon, ZONES } from "./geometry";

/** What the picture of a step is made with. */
export interface Scene {
  layout: Layout;
  before: Snapshot;
  after: Snapshot;
  threats: readonly Scheduled[];
  /** Where a crew member stands, afterwards where nothing else is said. */
  member: (crew: number, snapshot?: Snapshot) => Point;
  above: (crew: number) => Point;
  /** The token of a threat in a snapshot, or where it is afterwards. */
  foe: (threat: ThreatId) => Point;
  tokenIn: (threat: ThreatId, snapshot: Snapshot) => Point | null;
  middle: (box: Box) => Point;
  number: (at: Point, text: string, tone: Tone) => Effect;
  mark: (threat: ThreatId, text: string, tone: Tone) => Effect;
  ring: (at: Point, tone: Tone, radius?: number) => Effect;
}

/** What is seen of the steps that only The New Frontier has. */
export function frontierEffects(step: Step, scene: Scene): Effect[] {
  const { layout, before, member, above, foe, number, mark, ring, middle } = scene;
  const small = layout.scale;
  const way = (from: Point, to: Point, tone: "crew" | "foe"): Effect => ({ kind: "trail", points: [from, to], tone });
  const desk = (station: Parameters<Layout["console"]>[0], system: System): Point =>
    middle(layout.console(station, system));
  const doors = (left: "red" | "white"): Effect[] =>
    (["upper", "lower"] as const).flatMap((deck) => {
      const door = layout.door(stationAt(left, deck));
      return door ? [ring(middle(door), "danger", 22 * small)] : [];
    });
  const lasers = (zone: Zone): Point[] =>
    zone === "white"
      ? [desk("upper_white", "A")]
      : [desk(stationAt(zone, "upper"), "A"), desk(stationAt(zone, "lower"), "A")];

  switch (step.step) {
    case "plays_special":
      return [{ kind: "special", at: above(step.crew), card: step }];
    case "special_no_effect":
      return [{ kind: "special", at: above(step.crew), card: { ...step, advanced: false }, void: true }];
    case "symbol_ignored":
      return [{ kind: "card", at: above(step.crew), action: step.action, void: true }];
    case "second_symbol_delayed":
      return [number(above(step.crew), "»", "danger")];
    case "flies_to":
      return [way(member(step.crew, before), member(step.crew), "crew"), ring(member(step.crew), "good", 26 * small)];
    case "ultra_fast_return":
      return [
        way(member(step.crew, before), member(step.crew), "crew"),
        { kind: "burst", at: member(step.crew), radius: 22 * small },
      ];
    case "teleported":
      return [
        ring(layout.stand(step.from, step.crew), "muted", 24 * small),
        ring(member(step.crew), "good", 24 * small),
      ];
    case "stimulated":
    case "concentrates":
      return [number(above(step.crew), "★", "good")];
    case "inhibitor_given":
      return [ring(member(step.crew), "good", 40 * small)];
    case "knock_out_prevented":
      return [number(above(step.crew), "✓", "good")];
    case "temporary_shields":
      return ZONES.flatMap((zone, index) => {
        const amount = step.amounts[index] ?? 0;
        if (amount === 0) return [];
        const at = layout.flank(zone);
        return [{ kind: "shield", at, width: layout.measures.room.w }, number(at, `+${amount}`, "energy")] as const;
      });
    case "special_points":
      return [number(above(step.crew), signed(step.points), step.points < 0 ? "danger" : "good")];
    case "cube_placed": {
      const station = stationOfWeapon(step.weapon);
      return station ? [ring(desk(station, "A"), "good", 30 * small), number(desk(station, "A"), "+1", "good")] : [];
    }
    case "tile_repaired":
      return [
        ring(layout.tile(step.zone, step.total), "good", 15 * small),
        ring(layout.broken(step.zone, step.tile), "good", 30 * small),
      ];
    case "threats_slowed":
      return scene.threats.flatMap(({ threat }, index) =>
        scene.after.threats[index]?.fate === "in_play" ? [mark(threat, "»−1", "good")] : [],
      );
    case "jumps_early":
      return [ring(desk("lower_white", "C"), "good", 32 * small)];
    case "phase_changed":
      return [ring(foe(step.threat), step.in_phase ? "danger" : "muted", 28 * small)];
    case "jumps_to": {
      const [from, to] = [scene.tokenIn(step.threat, before), scene.tokenIn(step.threat, scene.after)];
      return step.jumped && from && to ? [way(from, to, "foe"), ring(to, "danger")] : [mark(step.threat, "–", "muted")];
    }
    case "calls":
    case "draws_card":
      return [mark(step.threat, "!", "danger"), ring(foe(step.threat), "danger", 26 * small)];
    case "not_reached":
      return [mark(step.threat, signed(step.points), "muted")];
    case "doors_sealed":
      return doors(step.red ? "red" : "white");
    case "optics_disrupted":
      return lasers(step.zone).map((at) => ring(at, "danger", 30 * small));
    case "shields_reversed":
      return ZONES.map((zone) => ring(desk(stationAt(zone, "upper"), "B"), "danger", 32 * small));
    case "shield_added":
      return [number(middle(layout.lift(step.zone)), `−${step.amount}`, "danger")];
    case "mine_laid":
    case "sabotaged":
      return [ring(layout.lair(step.station, 0), "danger")];
    case "poisoned":
    case "infected":
    case "attaches":
      return [ring(member(step.crew), "danger", 26 * small), number(above(step.crew), "!", "danger")];
    case "sabotage_repaired":
      return [number(desk(step.station, step.system), "−1", "good"), ring(desk(step.station, step.system), "good")];
    case "repeats_turn":
      return [number(above(step.crew), "↻", "danger")];
    default:
      return [];
  }
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
