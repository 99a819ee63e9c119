import { describe, expect, it } from "vitest";
import type { Event } from "../../src/protocol/galaxy-trucker";
import { completeShip, type ShipView } from "../../src/galaxy-trucker/complete-view";
import { launchScene, step, type Scene } from "../../src/galaxy-trucker/flight/scene";
import { codeOf, goodsCode } from "../../src/galaxy-trucker/tiles";

const at = (values: Record<number, number>): number[] => Array.from({ length: 60 }, (_, square) => values[square] ?? 0);
const ship = completeShip({
  // A cabin, a battery, a hold and a cannon.
  cells: at({ 34: codeOf(33, 0), 33: codeOf(1, 0), 35: codeOf(16, 0), 24: codeOf(88, 0) }),
  contents: at({ 34: 2, 33: 2, 35: goodsCode({ red: 0, yellow: 1, green: 0, blue: 1 }) }),
  set_aside: [0, 0],
  number: 1,
  unfixed: null,
  lost: 0,
  faults: [],
  position: 0,
  gave_up: null,
  earned: 0,
  counts: null,
});
const fly = (...events: Event[]): Scene => events.reduce(step, launchScene([ship, { ...ship, position: -2 }], 8));

describe("the picture of a flight", () => {
  it("shows a hazard on its way at the ships it comes at, and what became of it", () => {
    const hazard = { kind: "meteor", size: "large", from: "front" } as const;
    const rolled = { event: "hazard_rolled", index: 1, hazard, dice: [3, 4], roller: 0, follows: false } as const;
    const at = (targets: number[]) => fly({ ...rolled, dice: [3, 4], targets });
    expect(at([1]).ships.map((one) => one.strike?.ended)).toEqual([undefined, "coming"]);
    // A film from before targets were told.
    expect(at([]).ships.map((one) => one.strike?.ended)).toEqual(["coming", "coming"]);
    const coming = at([0, 1]);
    expect(coming.ships.map((one) => one.strike?.ended)).toEqual(["coming", "coming"]);
    expect(coming.hazard).toBe(1);
    const hit = step(coming, { event: "hazard_resolved", ship: 0, result: "destroyed", struck: 24 });
    expect(hit.ships[0]?.strike).toMatchObject({ ended: "hit", at: 24, roll: [3, 4] });
    const gone = step(hit, { event: "tile_lost", ship: 0, square: 24, tile: 88, by: "destroyed" });
    expect(gone.ships[0]?.cells[24]).toBe(0);
    expect(gone.ships[0]?.drifting).toMatchObject([{ square: 24, code: codeOf(88, 0) }]);
    expect(gone.ships[0]?.lost).toBe(1);
    expect(gone.ships[1]?.lost).toBe(0);
  });

  it("takes tokens, crew and goods off where they were", () => {
    const scene = fly(
      { event: "strength", ship: 0, of: "engines", value: 2, powered: [], batteries: [33], boosts: [] },
      { event: "crew_lost", ship: 0, from: [34] },
      { event: "goods_lost", ship: 0, from: [[35, "yellow"]] },
    );
    expect(scene.ships[0]?.contents[33]).toBe(1);
    expect(scene.ships[0]?.contents[34]).toBe(1);
    expect(scene.ships[0]?.contents[35]).toBe(goodsCode({ red: 0, yellow: 0, green: 0, blue: 1 }));
  });

  // Proves GX-20.7A.1, GX-20.7B.3 and GX-20.12B.4.
  it("shows who is left where humans share cabins with aliens or are awake in stasis", () => {
    // Two cabins with a brown and a purple alien and a human each, and a stasis chamber with two humans awake.
    const hotel: ShipView = {
      ...ship,
      cells: at({ 34: codeOf(33, 0), 35: codeOf(34, 0), 33: codeOf(150, 0) }),
      contents: at({ 34: 6, 35: 7, 33: 18 }),
    };
    const play = (...events: Event[]): (number | undefined)[] => {
      const scene = events.reduce(step, launchScene([hotel], 8));
      return [33, 34, 35].map((square) => scene.ships[0]?.contents[square]);
    };
    expect(play({ event: "crew_lost", ship: 0, from: [33, 34] })).toEqual([10, 3, 7]);
    expect(play({ event: "crew_lost", ship: 0, from: [35, 35] })).toEqual([18, 6, 0]);
    expect(play({ event: "alien_given_up", ship: 0, square: 35, alien: "purple" })).toEqual([18, 6, 1]);
    expect(play({ event: "alien_left", ship: 0, square: 34, alien: "brown" })).toEqual([18, 1, 7]);
    expect(play({ event: "undermined", ship: 0, human: 34, joint: null })).toEqual([18, 3, 7]);
    // A sleeper moves in with the alien that was left alone.
    const woken: Event = { event: "woken", ship: 0, from: [33], into: [34] };
    expect(play({ event: "crew_lost", ship: 0, from: [34] }, woken)).toEqual([17, 6, 7]);
  });

  it("shows ships in hyperspace, woken sleepers and burnt goods", () => {
    // A stasis chamber, and a battery that also has containers.
    const modern: ShipView = {
      ...ship,
      cells: at({ 34: codeOf(33, 0), 33: codeOf(150, 0), 35: codeOf(157, 0) }),
      contents: at({ 34: 1, 33: 4, 35: 1 }),
    };
    const away = step(launchScene([modern], 8), { event: "jumped", ship: 0, engine: 44, batteries: [35], half: null });
    expect(away.ships[0]).toMatchObject({ hyperspace: true });
    expect(away.ships[0]?.contents[35]).toBe(0);
    const hazard = { kind: "meteor", size: "large", from: "front" } as const;
    const struck = step(away, {
      event: "hazard_rolled",
      index: 0,
      hazard,
      dice: [3, 4],
      roller: 0,
      follows: false,
      targets: [],
    });
    expect(struck.ships[0]?.strike).toBeNull();
    const back = step(struck, { event: "back_from_hyperspace", ship: 0, half: null });
    const woken = step(back, { event: "woken", ship: 0, from: [33], into: [34] });
    expect(woken.ships[0]).toMatchObject({ hyperspace: false });
    expect([woken.ships[0]?.contents[33], woken.ships[0]?.contents[34]]).toEqual([3, 2]);
    const goods = { red: 0, yellow: 1, green: 0, blue: 0 };
    const loaded = step(woken, {
      event: "loaded",
      ship: 0,
      offered: goods,
      holds: [{ square: 35, goods }],
      discarded: { ...goods, yellow: 0 },
      burnt: [{ furnace: 45, battery: 35, colour: "blue" }],
    });
    expect(loaded.ships[0]?.contents[35]).toBe(goodsCode(goods) + 2);
  });

  it("moves rockets and takes them off", () => {
    const scene = fly(
      { event: "moved", ship: 1, days: 4, from: -2, to: 3 },
      { event: "gave_up", ship: 0, because: "choice" },
    );
    expect(scene.ships.map((one) => one.position)).toEqual([null, 3]);
  });
});
