import { describe, expect, it } from "vitest";
import type { MissionResult } from "../../src/protocol/space-alert";
import { ending, look } from "../../src/space-alert/module";
import { member } from "./round-view";

const home = (total: number) => ({ result: "survived", total }) as MissionResult;
const lost = (turn: number) => ({ result: "lost", total: 0, turn }) as MissionResult;

describe("the helmet of a seat", () => {
  it("is the one its crew member wears on the board, however the host seated them (SA-3.2)", () => {
    const crew = [member({ seat: 1 }), member({ seat: 0 }), member({ seat: null })];
    expect([0, 1, 4].map((seat) => look({ crew }, seat))).toEqual([1, 0, 4]);
  });
});

describe("how a table ended, for the list of replays", () => {
  const said = (missions: MissionResult[], campaign_score: number | null = null) =>
    ending({ missions, campaign_score, log: [], seed: "1" });

  it("is told in one line", () => {
    expect(said([])).toBeNull();
    expect(said([home(0)])).toEqual({ id: "game-space-alert-home" });
    expect(said([home(14)])).toEqual({ id: "game-space-alert-won", args: { total: 14 } });
    expect(said([lost(6)])?.args).toEqual({ turn: 6, mission: 1, campaign: "no" });
    expect(said([home(14), lost(3)])?.args).toEqual({ turn: 3, mission: 2, campaign: "yes" });
    expect(said([home(14), home(9), home(7)], 30)?.args).toEqual({ missions: 3, total: 30 });
  });
});
