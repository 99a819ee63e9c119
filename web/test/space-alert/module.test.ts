import { describe, expect, it, vi } from "vitest";
import type { MissionResult } from "../../src/protocol/space-alert";
import { seatColourOf } from "../../src/games/registry";
import type { ReplayCard, Seat, SeatState, TableInfo } from "../../src/protocol/protocol";
import { seatColour } from "../../src/space-alert/module";
import { flightId, markSeen } from "../../src/space-alert/film/watched-flights";
import { ending, title, unseen } from "../../src/space-alert/table-names";
import { member } from "./round-view";

const home = (total: number) => ({ result: "survived", total }) as MissionResult;
const lost = (turn: number) => ({ result: "lost", total: 0, turn }) as MissionResult;

describe("the colour of a seat", () => {
  it("is the one its crew member wears on the board, however the host seated them (SA-3.2)", () => {
    const crew = [member({ seat: 1 }), member({ seat: 0 }), member({ seat: null })];
    expect([0, 1, 4].map((seat) => seatColour({ crew }, seat))).toEqual([1, 0, 4]);
  });

  it("is shown before the game too: nobody wears that of a free seat", () => {
    const seat = (held: SeatState["held"]): SeatState => ({
      name: "",
      held,
      bot: null,
      ready: false,
      invited: false,
      online: true,
    });
    const seats = [seat("person"), seat("open"), seat("person"), seat("game"), seat("person")];
    const looks = (game: string, seating: Seat[]) =>
      seats.map((_, index) =>
        seatColourOf({ table: { game, seats, setup: { seating } } as unknown as TableInfo, game: null }, index),
      );
    expect(looks("space-alert", [])).toEqual([0, null, 1, 3, 2]);
    // As the host has seated them; who came later follows. Somebody who has gone is in nobody's place.
    expect(looks("space-alert", [4, 1, 0])).toEqual([1, null, 2, 3, 0]);
    expect(looks("toy", [])).toEqual([0, null, 1, 2, 3]);
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

describe("what a table plays, for lists", () => {
  it("is the mission as far as the set-up says", () => {
    const campaign = false;
    expect(title({ mission: { kind: "script", id: "S2-3" }, campaign })).toEqual({
      id: "game-space-alert-title-script",
      args: { kind: "mission", number: 3 },
    });
    expect(title({ mission: { kind: "script", id: "simulation-1" }, campaign })).toMatchObject({
      args: { kind: "simulation", number: 1 },
    });
    expect(title({ mission: { kind: "script", id: "no-such" }, campaign })).toBeNull();
    expect(title({ mission: { kind: "random", level: "test_run" }, campaign })?.args).toEqual({ kind: "test-run" });
    expect(title({ mission: { kind: "random", level: "mission" }, campaign: true })?.id).toBe(
      "game-space-alert-title-campaign",
    );
  });
});

describe("the list of replays", () => {
  it("does not say how a flight ended that this browser has not shown yet", () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
    const card = { code: "KQXZ22", outcome: { missions: [home(3), lost(4)] } } as unknown as ReplayCard;
    expect(unseen?.(card)).toBe(true);
    // Having seen the first mission of a campaign is not having seen its end.
    markSeen(flightId("KQXZ22", 1));
    expect(unseen?.(card)).toBe(true);
    markSeen(flightId("KQXZ22", 2));
    expect(unseen?.(card)).toBe(false);
    vi.unstubAllGlobals();
  });
});
