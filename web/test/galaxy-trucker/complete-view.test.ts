import { describe, expect, it } from "vitest";
import { completeSetup, completeShip, completeView, writtenSetup } from "../../src/galaxy-trucker/complete-view";
import { applyChanges } from "../../src/net/patch";
import type { Setup, ShipView, View } from "../../src/protocol/galaxy-trucker";

/** As the server writes it at a table without expansions. */
const ship: ShipView = {
  cells: [132],
  contents: [],
  set_aside: [0, 0],
  number: null,
  unfixed: null,
  lost: 0,
  faults: [],
  position: null,
  gave_up: null,
  earned: 0,
  counts: null,
};
const setup = { flights: ["first"], fire_drill_seconds: 10, rough_roads_removed: ["abandoned_debris"] } as Setup;
const view = {
  setup,
  stage: "building",
  flight: { index: 0, of: 1, kind: "first", number: 1, class: "I" },
  players: [{ ship: 0 }, { ship: 1 }],
  ships: [ship, { ...ship, dead: [34], turned_round: true }],
} as unknown as View;

describe("a set-up without modules that are off", () => {
  it("gets them back", () => {
    expect(completeSetup(setup)).toMatchObject({
      ...setup,
      new_technologies: false,
      support_team: "off",
      rough_roads: 0,
    });
  });

  it("is sent as the server writes it", () => {
    const complete = completeSetup(setup);
    expect(writtenSetup(complete)).toEqual(setup);
    expect(writtenSetup({ ...complete, rough_roads: 2, rough_roads_by_seat: [1, 2] })).toEqual({
      ...setup,
      rough_roads: 2,
      rough_roads_by_seat: [1, 2],
    });
    expect(writtenSetup({ ...complete, rough_roads_removed: [] })).toEqual({ ...setup, rough_roads_removed: [] });
  });
});

describe("a view without fields of the expansions", () => {
  it("gets them back", () => {
    expect(completeShip(ship)).toMatchObject({
      ...ship,
      parts: null,
      away: [],
      dead: [],
      rough_roads: 0,
      insured: false,
    });
    const complete = completeView(view);
    expect(complete.flight).toMatchObject({ number: 1, holes: [], hole_dice: null });
    expect(complete.players[1]).toEqual({ ship: 1, loans: 0, team: [] });
    expect(complete).toMatchObject({ rough_roads: [], dead_column: null, enemy_bonus: 0, draft: [], fire_drill: null });
  });

  it("keeps those that are there", () => {
    expect(completeView(view).ships[1]).toMatchObject({ dead: [34], turned_round: true, order_pile: [] });
  });

  it("follows fields that appear and go", () => {
    const changed = applyChanges(view, { set: { "ships/0/dead": [3] }, del: ["ships/1/dead"] });
    expect(completeView(changed).ships.map(({ dead }) => dead)).toEqual([[3], []]);
  });

  it("keeps the identity of parts that did not change", () => {
    const before = completeView(view);
    const after = completeView(applyChanges(view, { set: { "ships/0/lost": 1 } }));
    expect(after.ships[1]).toBe(before.ships[1]);
    expect(after.players).toBe(before.players);
    expect(after.ships[0]).not.toBe(before.ships[0]);
  });
});
