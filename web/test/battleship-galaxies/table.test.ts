import { beforeEach, describe, expect, it, vi } from "vitest";
import { listFile, readListFile } from "../../src/battleship-galaxies/builder/lists";
import { standard } from "../../src/battleship-galaxies/catalogue";
import { figuresOf, sourceOf, weaponsOf } from "../../src/battleship-galaxies/fleet/sources";
import { holdOf } from "../../src/battleship-galaxies/table/cargo";
import { cardSpots, spotsAt, type Do } from "../../src/battleship-galaxies/table/choices";
import { clockText, timeLeft } from "../../src/battleship-galaxies/table/clocks";
import { joinLogs } from "../../src/battleship-galaxies/table/event-log";
import { TurnSignal } from "../../src/battleship-galaxies/table/notify.svelte";
import { directionsOf, EMPTY, extended } from "../../src/battleship-galaxies/table/route";
import type { Event, Hex, HiddenCardView } from "../../src/protocol/battleship-galaxies";

const sounds: string[] = [];
vi.mock("../../src/lib/sound.svelte", () => ({ chime: (name: string) => sounds.push(name) }));
vi.mock("../../src/lib/i18n.svelte", () => ({ t: (id: string) => id, languageInForce: () => "en" }));

const kindOf = (id: string): number => standard.ships.findIndex((ship) => ship.id === id);

describe("a list as a file", () => {
  const saved = {
    name: "Vétérans, nuit",
    faction: "isn" as const,
    list: {
      fleet: [{ ship: "isn_everest", version: "veteran" as const }],
      deck: [{ card: "erin_cho", count: 3 }],
    },
  };

  it("comes back as it was, under a name that every system takes", () => {
    const { name, text } = listFile(saved);
    expect(name).toBe("vétérans-nuit.json");
    expect(readListFile(text)).toEqual(saved);
    expect(listFile({ ...saved, name: "///" }).name).toBe("fleet.json");
  });

  it("is refused when it is something else, and nothing of it is taken over", () => {
    expect(readListFile("{")).toBeNull();
    expect(readListFile('{"lines": []}')).toBeNull();
    expect(readListFile(JSON.stringify({ ...saved, faction: "pirates" }))).toBeNull();
    expect(readListFile(JSON.stringify({ ...saved, list: { ...saved.list, deck: [{ card: 3 }] } }))).toBeNull();
  });
});

describe("the chess clock", () => {
  const clocks = { left: [60_000, 90_000], running: 0, since: 10_000 };

  it("runs for one seat and stands for the other", () => {
    expect(timeLeft(clocks, 0, 25_000)).toBe(45_000);
    expect(timeLeft(clocks, 1, 25_000)).toBe(90_000);
    expect(timeLeft({ ...clocks, running: null }, 0, 25_000)).toBe(60_000);
  });

  it("never goes below nothing, nor above what is left where clocks differ", () => {
    expect(timeLeft(clocks, 0, 500_000)).toBe(0);
    expect(timeLeft(clocks, 0, 9_000)).toBe(60_000);
    expect(clockText(0)).toBe("0:00");
    expect(clockText(59_001)).toBe("1:00");
    expect(clockText(1_800_000)).toBe("30:00");
  });
});

describe("cargo of a transport", () => {
  const hidden = (id: string, over: Partial<HiddenCardView> = {}): HiddenCardView =>
    ({ id: kindOf(id), kind: kindOf(id), version: "standard", hold: null, ...over }) as HiddenCardView;
  const fleet = ["isn_everest", "isn_barrage", "isn_torrent", "f51_blue_sparrows"].map((id) => hidden(id));
  const everest = kindOf("isn_everest");
  const sparrows = kindOf("f51_blue_sparrows");

  it("is what can be carried and has room", () => {
    const hold = holdOf(standard, fleet, everest, []);
    expect(hold.capacity).toBe(12);
    expect(hold.cards.map(({ card }) => card)).not.toContain(everest);
    expect(hold.cards).toContainEqual({ card: sparrows, spaces: 3, inside: false, fits: true });
  });

  it("fills the hold: what no longer fits cannot be chosen, what is in can be taken out", () => {
    const all = holdOf(standard, fleet, everest, []).cards.map(({ card }) => card);
    const small = { ...standard.ship(everest).versions.standard, capacity: 3 };
    const catalogue = Object.assign(Object.create(standard) as typeof standard, {
      ship: (kind: number) =>
        kind === everest
          ? { ...standard.ship(everest), versions: { ...standard.ship(everest).versions, standard: small } }
          : standard.ship(kind),
    });
    const hold = holdOf(catalogue, fleet, everest, [sparrows]);
    expect(hold.used).toBe(3);
    expect(hold.cards.find(({ card }) => card === sparrows)).toMatchObject({ inside: true, fits: true });
    expect(hold.cards.filter(({ card, fits }) => card !== sparrows && fits)).toEqual([]);
    expect(hold.cards.length).toBeLessThanOrEqual(all.length);
  });

  it("is not offered to ships without a hold, nor twice", () => {
    expect(holdOf(standard, fleet, sparrows, []).cards).toEqual([]);
    const carried = fleet.map((card) => (card.id === sparrows ? { ...card, hold: everest } : card));
    expect(holdOf(standard, carried, everest, []).cards.map(({ card }) => card)).not.toContain(sparrows);
  });
});

describe("a way of one's own", () => {
  const base: Hex[] = [
    [0, 0],
    [1, 0],
  ];

  it("begins beside either end of the base, and goes from space to space", () => {
    let route = extended(EMPTY, [2, 0], base);
    expect(route).toEqual({
      end: 1,
      way: [
        [1, 0],
        [2, 0],
      ],
    });
    expect(extended(EMPTY, [5, 5], base)).toBe(EMPTY);
    route = extended(route, [2, 1], base);
    // Not beside the last space: nothing happens.
    expect(extended(route, [7, 7], base)).toBe(route);
    expect(directionsOf(route)).toEqual(["E", "SE"]);
  });

  it("is shortened by a space that lies on it", () => {
    const long = [[2, 0] as Hex, [3, 0] as Hex, [3, 1] as Hex].reduce((way, hex) => extended(way, hex, base), EMPTY);
    expect(directionsOf(long)).toEqual(["E", "E", "SE"]);
    expect(directionsOf(extended(long, [2, 0], base))).toEqual(["E"]);
  });
});

describe("a card that launches ships", () => {
  const patrol = standard.cards.findIndex(({ id }) => id === "f47_hawk_patrol");
  const way = (ship: number, at: Hex): Do<"play_card"> => ({
    do: "play_card",
    card: patrol,
    targets: [{ ship }],
    positions: [0, 1, 2].map((n) => ({ at: [at[0] + n, at[1]] as Hex, facing: 0 })),
    replace: null,
  });

  it("is placed on the map, each place once", () => {
    const spots = cardSpots(standard, [way(4, [2, 2]), way(8, [2, 2]), way(4, [5, 3])]);
    expect(spots.map(({ anchor }) => anchor)).toEqual([
      [2, 2],
      [5, 3],
    ]);
    expect(spots[0]?.pieces.map(({ kind }) => standard.ship(kind).id)).toEqual(Array(3).fill("f47_blue_hawks"));
    expect(spotsAt(spots, [4, 2])[0]?.command).toEqual(way(4, [2, 2]));
  });

  it("is no card without places", () => {
    expect(cardSpots(standard, [{ ...way(4, [2, 2]), positions: [] }])).toEqual([]);
    expect(standard.launchedBy(standard.cards.findIndex(({ id }) => id === "erin_cho"))).toBeNull();
  });
});

describe("the log", () => {
  const passed = (turn: number): Event => ({ event: "drew", seat: 0, cards: turn }) as unknown as Event;
  const [one, two, three, four] = [1, 2, 3, 4].map(passed) as [Event, Event, Event, Event];

  it("is the server's, with what came while it was on its way", () => {
    expect(joinLogs([one, two], [])).toEqual([one, two]);
    expect(joinLogs([one, two], [three])).toEqual([one, two, three]);
    expect(joinLogs([], [three])).toEqual([three]);
  });

  it("has nothing twice", () => {
    expect(joinLogs([one, two, three], [two, three])).toEqual([one, two, three]);
    expect(joinLogs([one, two, three], [three, four])).toEqual([one, two, three, four]);
    expect(joinLogs([two, three], [one, two, three, four]).slice(-2)).toEqual([three, four]);
  });
});

describe("where numbers come from", () => {
  it("is noted for every number of every ship card", () => {
    for (const kind of standard.ships)
      for (const version of ["standard", "seasoned", "veteran"] as const) {
        const { provenance } = kind.versions[version];
        const fields = [
          ...figuresOf(kind, version).map(({ field }) => field),
          ...weaponsOf(kind, version).flatMap(({ figures }, n) =>
            figures.map(({ field }) => `${n === 0 ? "primary" : "secondary"}.${field}`),
          ),
        ];
        const unknown = fields.filter((field) => !(field in provenance) && !(field.split(".")[0]! in provenance));
        expect(unknown, kind.id).toEqual([]);
      }
  });

  it("is told of a part as of its whole, and of the unknown as designed", () => {
    expect(sourceOf({ secondary: "inferred" }, "secondary.range")).toBe("inferred");
    expect(sourceOf({ "primary.range": "fact", primary: "designed" }, "primary.range")).toBe("fact");
    expect(sourceOf({}, "hull")).toBe("designed");
    const barrage = standard.shipById("isn_barrage");
    const range = barrage && weaponsOf(barrage, "standard")[0]?.figures.find(({ field }) => field === "range");
    expect(range).toMatchObject({ value: 4, source: "fact" });
  });
});

describe("whose turn it is", () => {
  const shown: { title: string; body: string | undefined }[] = [];
  const stored = new Map<string, string>();
  const page = { title: "Table ABC · Hangar", hidden: false };
  class Note {
    static permission = "granted";
    onclick: (() => void) | null = null;
    constructor(title: string, { body }: { body?: string }) {
      shown.push({ title, body });
    }
  }
  beforeEach(() => {
    sounds.length = 0;
    shown.length = 0;
    stored.clear();
    Object.assign(page, { title: "Table ABC · Hangar", hidden: false });
    vi.stubGlobal("document", page);
    vi.stubGlobal("Notification", Note);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  const mine = { mine: true, waiting: "deploy", over: false };
  const theirs = { mine: false, waiting: "deploy", over: false };

  it("is shown in the title and heard once", () => {
    const signal = new TurnSignal();
    signal.update(theirs);
    expect(page.title).toBe("Table ABC · Hangar");
    signal.update(mine);
    signal.update({ ...mine, waiting: "action" });
    expect(page.title).toBe("● Table ABC · Hangar");
    expect(sounds).toEqual(["arrive"]);
    signal.update(theirs);
    expect(page.title).toBe("Table ABC · Hangar");
    signal.update(mine);
    expect(sounds).toEqual(["arrive", "arrive"]);
    signal.end();
    expect(page.title).toBe("Table ABC · Hangar");
  });

  it("calls for a reaction in the other's turn, and is silent after the end", () => {
    const signal = new TurnSignal();
    signal.update({ ...mine, waiting: "window" });
    expect(sounds).toEqual(["test"]);
    new TurnSignal().update({ ...mine, over: true });
    expect(sounds).toEqual(["test"]);
  });

  it("is a notification only in the background, where that is wanted and allowed", () => {
    page.hidden = true;
    new TurnSignal().update(mine);
    expect(shown).toEqual([]);
    stored.set("hangar.bg.notify", "true");
    new TurnSignal().update(mine);
    expect(shown).toEqual([{ title: "game-battleship-galaxies", body: "bg-notify-turn" }]);
    Note.permission = "denied";
    new TurnSignal().update(mine);
    expect(shown).toHaveLength(1);
    Note.permission = "granted";
  });
});
