import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { FlightReplay, Scheduled, Snapshot, Track, Weapon } from "../../src/protocol/space-alert";
import { effectsOf, focusOf, rocketBend } from "../../src/space-alert/board/effects";
import {
  LAYOUTS,
  layoutFor,
  STATIONS,
  TRACKS,
  ZONES,
  type Layout,
  type Point,
} from "../../src/space-alert/board/geometry";
import { DRAWN, threatDrawing } from "../../src/space-alert/board/threat-art";
import { movePieces } from "../../src/space-alert/board/pieces";
import { insideTokens, lineUp, trackTokens } from "../../src/space-alert/board/tokens";
import { analyse, compare, differences, summarise, tally } from "../../src/space-alert/blackbox/analysis";
import { becauseOf } from "../../src/space-alert/blackbox/reasons";
import { CARDS, walksInside } from "../../src/space-alert/catalogue";
import { endingAt, momentAt, turnAt, unrollReel, type FilmModel } from "../../src/space-alert/film/model";
import { soundOf } from "../../src/space-alert/film/sounds";
import { columns, indexAt, lastTurn, positionOf } from "../../src/space-alert/film/timeline";
import { holdOf } from "../../src/space-alert/film/timing";
import { LOOK, type MissionFile } from "../../src/space-alert/mission";

function flight(name: string): { mission: MissionFile; reel: FlightReplay } {
  return JSON.parse(readFileSync(fileURLToPath(new URL(`flights/${name}.json`, import.meta.url)), "utf8"));
}

const FLIGHTS = ["solved-0024", "heroic-0016", "heroic-0014", "frontier-interceptors", "frontier-markers"] as const;
const models = Object.fromEntries(FLIGHTS.map((name) => [name, unrollReel(flight(name).reel)])) as Record<
  (typeof FLIGHTS)[number],
  FilmModel
>;

describe.each(FLIGHTS)("the film of %s", (name) => {
  const model = models[name];

  it("has every moment, and leaves the start as it was", () => {
    expect(model.shots.length).toBe(model.reel.frames.length + 1);
    expect(model.shots[0]?.snapshot).toEqual(flight(name).reel.start);
    expect(model.turns[0]).toMatchObject({ turn: 1, first: 1 });
    expect(model.turns.at(-1)?.last).toBe(model.shots.length - 1);
  });

  it("gives every cell, rocket, squad and card exactly one identity at every moment", () => {
    for (const { snapshot, pieces } of model.shots) {
      const { ship } = snapshot;
      const count = (holder: string) => pieces.cells.filter((cell) => cell.holder === holder).length;
      ZONES.forEach((zone, index) => {
        expect(count(`shield-${zone}`)).toBe(ship.shields[index]);
        expect(count(`reactor-${zone}`)).toBe(ship.reactors[index]);
      });
      expect(new Set(pieces.cells.map((cell) => cell.id)).size).toBe(pieces.cells.length);
      expect(pieces.rockets.filter((rocket) => rocket.at === "store").length).toBe(ship.rockets);
      expect(pieces.rockets.some((rocket) => rocket.at === "first")).toBe(ship.rocket_track[0]);
      expect(pieces.rockets.some((rocket) => rocket.at === "second")).toBe(ship.rocket_track[1]);
      expect(pieces.squads.filter((squad) => squad.leader !== null).length).toBe(
        snapshot.crew.filter((member) => member.squad !== "none").length,
      );
      pieces.cards.forEach((row, member) => {
        const slots = snapshot.slots[member] ?? [];
        expect(row.map((card) => [card.slot, card.action]).sort()).toEqual(
          slots.flatMap((action, slot) => (action === "none" ? [] : [[slot, action]])).sort(),
        );
        expect(new Set(row.map((card) => card.id)).size).toBe(row.length);
      });
    }
  });

  it("moves energy instead of inventing it, and slides delayed cards", () => {
    model.shots.forEach((shot, index) => {
      const step = shot.frame?.step;
      const before = model.shots[index - 1];
      if (!step || !before) return;
      const known = new Set(before.pieces.cells.map((cell) => cell.id));
      const fresh = shot.pieces.cells.filter((cell) => !known.has(cell.id));
      if (step.step === "energy_moved" && step.from.kind !== "bank") expect(fresh).toEqual([]);
      if (step.step === "activated") expect(fresh).toEqual([]);
      if (step.step === "delayed") {
        const [earlier, later] = [before.pieces.cards[step.crew] ?? [], shot.pieces.cards[step.crew] ?? []];
        const moved = later.filter((card) => earlier.find((other) => other.id === card.id)?.slot === card.slot - 1);
        expect(moved.length).toBe(step.moved);
        const ids = new Set(earlier.map((card) => card.id));
        expect(later.every((card) => ids.has(card.id))).toBe(true);
      }
    });
  });

  it("draws everything inside the picture, in every layout", () => {
    for (const layout of Object.values(LAYOUTS)) {
      const within = ({ x, y }: { x: number; y: number }) =>
        x >= 0 && x <= layout.width && y >= 0 && y <= layout.height;
      model.shots.forEach((shot, index) => {
        const tokens = trackTokens(layout, model.reel.threats, shot.snapshot);
        const inside = insideTokens(layout, model.reel.threats, shot.snapshot, (threat) =>
          walksInside(model.reel.threats[threat]?.threat ?? ""),
        );
        expect([...tokens, ...inside].every(within)).toBe(true);
        const moment = momentAt(model, index);
        if (!moment) return;
        expect(holdOf(moment.step)).toBeGreaterThan(0);
        for (const effect of effectsOf(moment, model.reel.threats, layout)) {
          const points =
            "from" in effect ? [effect.from, effect.to] : effect.kind === "trail" ? effect.points : [effect.at];
          for (const point of points) {
            expect(Number.isFinite(point.x) && Number.isFinite(point.y)).toBe(true);
            expect(within(point), `${moment.step.step} at ${point.x} ${point.y}`).toBe(true);
          }
        }
        focusOf(moment.step, model.reel.threats, shot.snapshot);
      });
    }
  });

  it("says what a threat does beside its token, not on it", () => {
    for (const layout of Object.values(LAYOUTS)) {
      model.shots.forEach((shot, index) => {
        const moment = momentAt(model, index);
        if (moment?.step.step !== "acts") return;
        const acting = focusOf(moment.step, model.reel.threats, shot.snapshot).threat;
        const token = trackTokens(layout, model.reel.threats, shot.snapshot).find(({ threat }) => threat === acting);
        const badge = effectsOf(moment, model.reel.threats, layout).find((effect) => effect.kind === "number");
        expect(badge).toBeDefined();
        if (!token || badge?.kind !== "number") return;
        const halves = layout.measures.token.size / 2 + (layout.kind === "wide" ? 15 : 10.5);
        expect(Math.abs(badge.at.y - token.y)).toBeGreaterThanOrEqual(halves);
      });
    }
  });

  it("shows the way that somebody came, and what became of every attack", () => {
    const layout = LAYOUTS.wide;
    model.shots.forEach((shot, index) => {
      const moment = momentAt(model, index);
      if (!moment) return;
      const { step } = moment;
      const effects = effectsOf(moment, model.reel.threats, layout);
      const trail = effects.find((effect) => effect.kind === "trail");
      if (step.step === "moves") {
        expect(trail?.points[0]).toEqual(layout.stand(step.from, step.crew));
        expect(trail?.points.at(-1)).toEqual(layout.stand(step.to, step.crew));
        // Between the decks there is only the shaft (SA-2.3).
        expect(trail?.points.length).toBe(step.way === "lift" ? 4 : 2);
        expect(focusOf(step, model.reel.threats, shot.snapshot)).toMatchObject({ crew: step.crew, way: step.way });
      } else expect(focusOf(step, model.reel.threats, shot.snapshot).way).toBeNull();
      if (step.step === "advances") expect(trail?.points).toHaveLength(2);
      if (step.step === "attack") {
        const told = effects.flatMap((effect) => (effect.kind === "number" ? [-Number(effect.text.slice(1))] : []));
        expect(told.reduce((sum, amount) => sum - amount, 0)).toBe(step.strength);
        expect(effects.some((effect) => effect.kind === "shield")).toBe(step.absorbed > 0);
      }
      if (step.step === "lost") {
        const burst = effects.find((effect) => effect.kind === "burst");
        expect(burst?.at.x).toBe(
          step.loss.kind === "zone_destroyed" ? layout.middle(step.loss.zone) : layout.hull.x + layout.hull.w / 2,
        );
        expect(endingAt(model, index)).toMatchObject({ kind: "lost" });
      }
      if (step.step === "jumped") expect(endingAt(model, index)).toEqual({ kind: "jumped" });
      // Whatever prowls keeps its token, so that it can be seen to walk.
      if (step.step === "prowls") {
        const parts = (snapshot: Snapshot) =>
          insideTokens(layout, model.reel.threats, snapshot, () => true).map(({ threat, part }) => `${threat}-${part}`);
        expect(parts(moment.after)).toEqual(parts(moment.before));
        expect(trail?.points[0]).not.toEqual(trail?.points[1]);
      }
    });
  });

  it("finds every shot again from its place on the timeline", () => {
    model.shots.forEach((_, index) => {
      expect(indexAt(model, positionOf(model, index))).toBe(index);
    });
    expect(columns(model)).toBe(13);
    expect(lastTurn(model)).toBe(model.turns.at(-1)?.turn);
    expect(indexAt(model, 13)).toBe(model.shots.length - 1);
    expect(indexAt(model, -1)).toBe(0);
    expect(turnAt(model, 0)?.turn).toBe(1);
  });

  it("is explained turn by turn", () => {
    const report = analyse(model);
    const crew = model.reel.crew.length;
    const flown = model.turns.filter((mark) => mark.turn <= 12).length;
    expect(report.deeds.length).toBe(crew * flown);
    for (const deed of report.deeds) {
      expect(deed.planned).toBe(model.reel.start.slots[deed.crew]?.[deed.turn - 1]);
      expect(model.shots[deed.at]?.frame?.turn).toBe(deed.turn);
      if (deed.fate === "void") expect(deed.why).not.toBeNull();
    }
    expect(report.gauges.length).toBe(model.turns.length + 1);
    const last = model.shots.at(-1)?.snapshot as Snapshot;
    expect(report.gauges.at(-1)?.damage).toEqual(last.ship.damage);
    expect(report.lives.map((life) => life.end)).toEqual(last.threats.map((threat) => threat.fate));
    // Whatever got through is damage of somebody's making.
    expect(report.moments.filter((moment) => moment.kind === "survived").length).toBe(
      last.threats.filter((threat) => threat.fate === "survived").length,
    );
    expect(report.moments.filter((moment) => moment.kind === "knocked_out").length).toBe(
      last.crew.filter((member) => member.knocked_out).length,
    );
    expect(report.moments.some((moment) => moment.kind === "lost")).toBe(model.reel.outcome.result === "lost");
  });
});

describe("the sound of a film", () => {
  it("is made of files that exist", () => {
    const effects = readdirSync(fileURLToPath(new URL("../../../assets/space-alert/effects/", import.meta.url)));
    const keys = new Set(
      FLIGHTS.flatMap((name) => models[name].reel.frames.flatMap((frame) => soundOf(frame.step) ?? [])),
    );
    expect(keys.size).toBeGreaterThan(8);
    expect([...keys].filter((key) => !effects.includes(`${key}.ogg`))).toEqual([]);
  });
});

describe("what the black box finds", () => {
  it("knows the score of a recorded mission", () => {
    expect(models["solved-0024"].reel.total).toBe(15);
    expect(models["heroic-0016"].reel.total).toBe(-7);
  });

  it("sums a flight up in four figures", () => {
    const model = models["solved-0024"];
    const report = analyse(model);
    const summary = summarise(model, report);
    // Turn 9: 5 damage to the red zone, 1 to the blue one, and the Major Asteroid is through.
    expect(summary.worst).toMatchObject({ turn: 9, damage: 6, knockedOut: 0, through: 1 });
    expect(model.shots[summary.worst?.at ?? -1]?.frame?.turn).toBe(9);
    expect(summary.cards.played).toBe(report.deeds.filter((deed) => deed.played !== "none").length);
    expect(summary.cards.done).toBe(
      summary.cards.played - report.deeds.filter((deed) => deed.fate === "void" && deed.played !== "none").length,
    );
    expect(summary.delayed.count).toBe(report.deeds.filter((deed) => deed.shifted).length);
    expect(summary.shots.fired).toBeGreaterThan(summary.shots.told);
    expect(summary.shots.told).toBeGreaterThan(0);
  });

  it("says what it came of", () => {
    const model = models["solved-0024"];
    const { moments } = analyse(model);
    const of = (kind: string, turn: number) => {
      const moment = moments.find((moment) => moment.kind === kind && moment.turn === turn);
      expect(moment, `${kind} in turn ${turn}`).toBeDefined();
      return moment ? becauseOf(model, moment) : null;
    };
    // The Major Asteroid (11) was hit for 4 in turn 3 and for 1 in turn 8.
    expect(of("damage", 9)).toEqual({ why: "hurt", damage: 5, of: 11, turn: 8 });
    expect(of("survived", 9)).toEqual({ why: "hurt", damage: 5, of: 11, turn: 8 });
    // The Gunship appeared in turn 8; one pulse against its shield of 2 is nothing.
    expect(of("damage", 11)).toEqual({ why: "untouched", turn: 8 });
    expect(of("bounced", 11)).toEqual({ why: "shield", shield: 2 });
    expect(of("asleep", 5)).toEqual({ why: "due", first: 4, last: 5 });
    // The pulse cannon reaches distance 2, and in turn 4 everything was farther away.
    expect(of("miss", 4)).toMatchObject({ why: "far", distance: 3 });
    // In turn 9 the Major Asteroid was on square 2, but rockets do not see it (SA-20.18).
    expect(of("miss", 9)).toMatchObject({ why: "hidden", trait: "sa-trait-no-rockets" });
    const lost = models["heroic-0014"];
    const end = analyse(lost).moments.find((moment) => moment.kind === "lost");
    expect(end && becauseOf(lost, end)).toEqual({ why: "untouched", turn: 1 });
    for (const { kind, ...rest } of moments)
      if (kind === "void") expect(becauseOf(model, { kind, ...rest })).toBeNull();
  });

  it("says when two flights part, and what it was worth", () => {
    const first = models["solved-0024"];
    expect(compare(first, first)).toEqual({ divergence: null, at: 0, gain: 0 });
    const apart = compare(first, models["heroic-0016"]);
    expect(apart.divergence).toBe(1);
    expect(apart.gain).toBe(-22);
    expect(compare(first, models["heroic-0014"]).gain).toBeNull();
  });
});

describe("figures", () => {
  it("wear the colour of their name", () => {
    const tokens = readFileSync(fileURLToPath(new URL("../../src/ui/tokens.css", import.meta.url)), "utf8");
    const hue = (look: number): number => {
      const hex = new RegExp(`--crew-${look + 1}: #(\\w{6})`).exec(tokens)?.[1] ?? "";
      const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16));
      return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360;
    };
    for (const [colour, wanted] of Object.entries({ red: 0, yellow: 55, green: 135, blue: 205, purple: 260 })) {
      const off = Math.abs(hue(LOOK[colour as keyof typeof LOOK]) - wanted);
      expect(Math.min(off, 360 - off), colour).toBeLessThan(25);
    }
  });
});

describe("shots", () => {
  const shapes = [2.6, 2.1, 16 / 9, 1.4].map((aspect) => layoutFor("wide", aspect));
  const layouts = [...shapes, layoutFor("tall"), layoutFor("tall", 0.8)];
  /** Whether a point is inside a polygon. */
  const inside = (polygon: readonly Point[], { x, y }: Point): boolean =>
    polygon.reduce((within, a, i) => {
      const b = polygon[(i + 1) % polygon.length] as Point;
      return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !within : within;
    }, false);
  const along = (from: Point, to: Point, by?: readonly [Point, Point]): Point[] =>
    Array.from({ length: 101 }, (_, i) => {
      const t = i / 100;
      if (!by) return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
      const at = (a: number, b: number, c: number, d: number) =>
        (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t ** 2 * (1 - t) * c + t ** 3 * d;
      return { x: at(from.x, by[0].x, by[1].x, to.x), y: at(from.y, by[0].y, by[1].y, to.y) };
    });
  const crosses = (layout: Layout, points: readonly Point[]): boolean =>
    ZONES.some((zone) => points.some((point) => inside(layout.section(zone), point)));
  const SQUARES = Array.from({ length: 16 }, (_, index) => index + 1);

  it("never cross our own hull, whichever gun fires at whatever square", () => {
    for (const layout of layouts) {
      for (const zone of ZONES) {
        const guns: Weapon[] = [`heavy_laser_${zone}`, "pulse_cannon", "interceptors"];
        if (zone !== "white") guns.push(`light_laser_${zone}`);
        for (const p of SQUARES) {
          const target = layout.square(zone, p);
          for (const gun of guns) {
            const where = `${layout.width}x${layout.height} ${gun} ${zone} ${p}`;
            expect(crosses(layout, along(layout.muzzle(gun, target), target)), where).toBe(false);
          }
          const from = layout.muzzle("rocket", target);
          const way = along(from, target, rocketBend(layout, target));
          expect(crosses(layout, way.slice(4)), `${layout.width}x${layout.height} rocket ${zone} ${p}`).toBe(false);
          for (const attacked of ZONES) {
            const where = `${layout.width}x${layout.height} attack from ${zone} ${p} on ${attacked}`;
            expect(crosses(layout, along(target, layout.flank(attacked))), where).toBe(false);
          }
        }
      }
    }
  });

  it("rise above the ship: every square of the three trajectories is above the roof of its own zone", () => {
    for (const layout of layouts) {
      for (const zone of ZONES) {
        for (const p of SQUARES) {
          const { x, y } = layout.square(zone, p);
          const room = layout.room(`upper_${zone}`);
          expect(y).toBeLessThan(layout.roof(zone));
          expect(y).toBeGreaterThan(0);
          expect(x > room.x && x < room.x + room.w).toBe(true);
          expect(layout.square("internal", p).y).toBeGreaterThan(layout.hull.y + layout.hull.h);
        }
      }
      // In a low window the squares stand closer together, and still apart.
      expect(layout.squareStep).toBeGreaterThan(7);
    }
  });
});

describe("drawings", () => {
  it("are there for every card, and no two are the same", () => {
    expect(CARDS.filter((card) => !DRAWN.includes(card.code)).map((card) => card.code)).toEqual([]);
    const drawings = DRAWN.map((code) => JSON.stringify(threatDrawing(code)));
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings.length).toBeGreaterThanOrEqual(100);
  });
});

describe("places", () => {
  it("are apart from each other", () => {
    for (const layout of Object.values(LAYOUTS)) {
      const spots = STATIONS.flatMap((station) => [0, 1, 2, 3, 4].map((member) => layout.stand(station, member)));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
      const squares = TRACKS.flatMap((track) => Array.from({ length: 16 }, (_, p) => layout.square(track, p + 1)));
      expect(new Set(squares.map(({ x, y }) => `${x} ${y}`)).size).toBe(64);
      for (const station of STATIONS) {
        const room = layout.room(station);
        for (const member of [0, 4]) {
          const { x, y } = layout.stand(station, member);
          expect(x > room.x && x < room.x + room.w && y > room.y && y < room.y + room.h).toBe(true);
        }
      }
    }
  });

  it("show every threat on its square, beside the others and clear of the name of its trajectory", () => {
    /** What the tokens cover of threats on these squares of one trajectory. */
    const covered = (layout: Layout, track: Track, places: readonly number[]) => {
      const threats = places.map((_, index) => ({ threat: "E1-01", number: index + 1, track }) as Scheduled);
      const states = places.map((position, index) => ({
        fate: "in_play",
        position,
        hit_points: index === 1 ? 11 : 4,
        damage: 0,
      }));
      return trackTokens(layout, threats, { threats: states } as unknown as Snapshot).map((token) => ({
        ...token,
        left: token.x + token.left,
        right: token.x + token.right,
        top: token.y + token.top,
        bottom: token.y + token.bottom,
        square: layout.square(track, places[token.threat] ?? 0),
      }));
    };
    for (const layout of Object.values(LAYOUTS)) {
      for (const track of TRACKS) {
        const head = layout.trackHead(track);
        const across = layout.runsAcross(track);
        const lines = Array.from({ length: 16 }, (_, index) => index + 1).flatMap((p) => [
          [p],
          [p, p],
          [p, p, p],
          ...(p > 1 ? [[p, p - 1, p, p - 1]] : []),
          ...[1, 2, 3, 4, 5, 6, 7].filter((gap) => p > gap).map((gap) => [p, p - gap]),
        ]);
        for (const places of lines) {
          const where = `${layout.kind} ${track} ${places.join()}`;
          const tokens = covered(layout, track, places);
          for (const [index, token] of tokens.entries()) {
            expect(token.left, where).toBeGreaterThanOrEqual(0);
            expect(token.right, where).toBeLessThanOrEqual(layout.width);
            expect(token.bottom, where).toBeLessThanOrEqual(layout.height);
            expect(token.top, where).toBeGreaterThanOrEqual(0);
            // Clear of the sign and the name of the trajectory.
            if (across) expect(token.left, where).toBeGreaterThanOrEqual(head.x + 17);
            else expect(token.top > head.y + 5 || token.left > head.x + 30 * layout.scale, where).toBe(true);
            // Whoever had to step aside is pinned to the square; the others are on it.
            const step = across ? Math.abs(layout.measures.inside.step) : Math.max(8, layout.squareStep);
            const [x, y] = [token.x + (token.pin?.x ?? 0), token.y + (token.pin?.y ?? 0)];
            expect(Math.hypot(x - token.square.x, y - token.square.y), where).toBeLessThanOrEqual(
              token.pin ? 0.01 : step * 0.4,
            );
            for (const other of tokens.slice(index + 1)) {
              const apart = Math.max(
                other.left - token.right,
                token.left - other.right,
                other.top - token.bottom,
                token.top - other.bottom,
              );
              expect(apart, where).toBeGreaterThanOrEqual(0.9);
            }
          }
        }
      }
    }
  });

  it("leave room for what is left of every threat, in two figures too", () => {
    const threats = [{ threat: "SE1-06", number: 1, track: "red" } as Scheduled];
    for (const layout of Object.values(LAYOUTS)) {
      for (const [hit_points, figures] of [
        [4, 1],
        [13, 2],
      ] as const) {
        const states = [{ fate: "in_play", position: 9, hit_points, damage: 0 }];
        const [token] = trackTokens(layout, threats, { threats: states } as unknown as Snapshot);
        expect(token).toBeDefined();
        if (!token) return;
        // Letters of 14 units are a little over 8 wide.
        expect(token.right - token.size / 2, layout.kind).toBeGreaterThanOrEqual(figures * 8.2);
        expect(token.size, layout.kind).toBeGreaterThanOrEqual(24);
      }
    }
  });

  it("stand in a line as near as they can to where they want to be", () => {
    const things = (...at: number[]) => at.map((place) => ({ at: place, before: 5, after: 5 }));
    expect(lineUp([], [0, 100])).toEqual([]);
    expect(lineUp(things(20, 40, 60), [0, 100])).toEqual([20, 40, 60]);
    expect(lineUp(things(50, 50, 50), [0, 100])).toEqual([40, 50, 60]);
    expect(lineUp(things(0, 0), [0, 100])).toEqual([5, 15]);
    expect(lineUp(things(90, 99, 100), [0, 100])).toEqual([75, 85, 95]);
    expect(lineUp(things(20, 48, 52), [0, 100])).toEqual([20, 45, 55]);
  });

  it("give pieces to a table that has no past", () => {
    const { snapshot } = models["heroic-0016"].shots.at(-1) ?? { snapshot: models["heroic-0016"].reel.start };
    const pieces = movePieces(null, snapshot);
    expect(pieces.cells.length).toBe(
      [...snapshot.ship.reactors, ...snapshot.ship.shields].reduce((sum, energy) => sum + energy, 0),
    );
  });
});

describe("another plan", () => {
  it("is told apart turn by turn, in damage and in threats", () => {
    const model = models["solved-0024"];
    expect(differences(model, model)).toEqual([]);
    // The same flight without its last threat destroyed and with two more damage in turn 3.
    const turn = model.turns.find((mark) => mark.turn === 3);
    const kill = model.reel.threats.findIndex((_, index) =>
      model.shots.some(({ snapshot }) => snapshot.threats[index]?.fate === "destroyed"),
    );
    const other: FilmModel = {
      ...model,
      shots: model.shots.map((shot, index) => ({
        ...shot,
        snapshot: {
          ...shot.snapshot,
          ship: {
            ...shot.snapshot.ship,
            damage: shot.snapshot.ship.damage.map((damage, zone) =>
              zone === 0 && index >= (turn?.first ?? 0) ? damage + 2 : damage,
            ) as typeof shot.snapshot.ship.damage,
          },
          threats: shot.snapshot.threats.map((state, threat) =>
            threat === kill && state.fate === "destroyed" ? { ...state, fate: "in_play" as const } : state,
          ),
        },
      })),
    };
    const found = differences(model, other);
    expect(found).toContainEqual({ turn: 3, kind: "damage", zone: "red", by: 2 });
    if (kill >= 0)
      expect(found).toContainEqual(
        expect.objectContaining({ kind: "escape", threat: model.reel.threats[kill]?.threat }),
      );
    expect(tally(other).damage).toBe(tally(model).damage + 2);
  });
});
