import { describe, expect, it } from "vitest";
import { packMission, unpackMission } from "../../src/space-alert/film/link";
import { actionWord, looksOf, slotAction, withSlot, type MissionFile } from "../../src/space-alert/mission";

const MISSION: MissionFile = {
  name: "Mission à l'épreuve",
  level: "mission",
  crew: [
    { colour: "red", name: "Zoé", slots: ["A", null, "heroic to upper blue", { card: ["B", "lift"], up: "lift" }] },
    { colour: "purple", android: true, slots: [] },
  ],
  oops: [{ crew: "red", turn: 1, meant: "blue" }],
  trajectories: { red: "T1", white: "T2", blue: "T3" },
  threats: [{ number: 1, track: "red", card: "E1-07" }],
  seed: 7,
};

describe("a film as a link", () => {
  it("comes back as it was, with its place", async () => {
    const link = await packMission(MISSION, 42);
    expect(link).toMatch(/^[A-Za-z0-9_-]+&at=42$/);
    expect(link.length).toBeLessThan(500);
    expect(await unpackMission(link)).toEqual({ mission: MISSION, at: 42 });
    expect(await unpackMission(await packMission(MISSION))).toEqual({ mission: MISSION, at: 0 });
  });

  it.each(["", "?", "a", "AAAA", "%00", "é", "x".repeat(40_000), "at=3", "S0tNTVWyMlSK5QIA"])(
    "%# is refused, not thrown",
    async (fragment) => {
      expect(await unpackMission(fragment)).toBeNull();
    },
  );

  it("is refused when it unpacks to a bomb or to something else", async () => {
    const bomb = await packMission({ ...MISSION, name: "0".repeat(200_000) });
    expect(bomb.length).toBeLessThan(2_000);
    expect(await unpackMission(bomb)).toBeNull();
    expect(await unpackMission(await packMission([] as unknown as MissionFile))).toBeNull();
  });
});

describe("the plan of a mission file", () => {
  it("reads halves and whole cards", () => {
    expect(MISSION.crew[0]?.slots.map((slot) => slotAction(slot))).toEqual(["a", "none", "heroic_upper_blue", "lift"]);
    expect(slotAction(undefined)).toBe("none");
    expect(slotAction("nonsense")).toBe("none");
    expect(actionWord("none")).toBeNull();
    expect(actionWord("heroic_lower_red")).toBe("heroic to lower red");
  });

  it("changes one slot and nothing else; a changed card is no longer misplayed", () => {
    const changed = withSlot(MISSION, 0, 1, "battlebots");
    expect(changed.crew[0]?.slots[0]).toBe("battlebots");
    expect(changed.oops).toEqual([]);
    expect(MISSION.crew[0]?.slots[0]).toBe("A");
    expect(withSlot(MISSION, 1, 3, "c").crew[1]?.slots).toEqual([null, null, "C"]);
    expect(withSlot(MISSION, 1, 3, "c").oops).toEqual(MISSION.oops);
    expect(withSlot(MISSION, 0, 3, "none").crew[0]?.slots[2]).toBeNull();
  });

  it("puts a helmet on everybody", () => {
    expect(looksOf(MISSION)).toEqual([0, 4]);
  });
});
