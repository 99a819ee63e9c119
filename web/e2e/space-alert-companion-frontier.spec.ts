import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import catalogue from "../src/protocol/space-alert-cards.json";
import type { ExplorerLog } from "../src/protocol/space-alert";
import type { Draft } from "../src/space-alert/companion/draft";
import { stage } from "./harness";

/** Milliseconds between two inputs, to see how long somebody takes; without it the test types as fast as it can. */
const PACE = Number(process.env.HANGAR_PACE ?? 0);
/** Somebody slow, who looks for each key: one input a second. */
const INPUTS_IN_THREE_MINUTES = 180;

const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);
const draftOf = async (page: Page) => ((await kept(page, "space-alert-companion")) as { draft: Draft }).draft;
const explorersOf = async (page: Page) =>
  ((await kept(page, "space-alert-explorers")) as { explorers: ExplorerLog[] }).explorers;

const explorer = (name: string): ExplorerLog => ({
  name,
  consent: true,
  level: 1,
  next_box: 0,
  xp: 8,
  skills: [{ specialization: "rocketeer", level: 1 }],
  achievements: [],
  clones: 0,
  lost: false,
  entries: [],
});

const QUIET = {
  script: { id: "free", slug: "free", kind: "mission", events: [] },
  crew: [
    { colour: "yellow", name: "Ana", android: false },
    { colour: "green", name: "Bo", android: false },
    { colour: "blue", name: "Cleo", android: false },
    { colour: "purple", name: "", android: true },
  ],
  trajectories: { red: "T3", white: "T4", blue: "T2", internal: "T1" },
  threats: [{ number: 8, track: "blue", severity: "common", card: "E1-07" }],
  plan: Array.from({ length: 4 }, () => ["b", ...Array<string>(11).fill("none")]),
  oops: [],
  damage: { red: [], white: [], blue: [] },
  seed: 7,
};

const EXPLORERS = {
  "space-alert-frontier": true,
  "space-alert-explorers": { explorers: [explorer("Ana"), explorer("Bo")] },
};

stage("companion mode with The New Frontier", ({ visit }) => {
  it("enters a mission with double cards and specializations in less than three minutes", async () => {
    const visitor = await visit({ width: 1440, height: 900, storage: { "space-alert-frontier": true } });
    const { page } = visitor;
    await visitor.go("/space-alert/companion");
    const begun = Date.now();
    let inputs = 0;
    const wait = async (): Promise<void> => {
      inputs += 1;
      if (PACE > 0) await page.waitForTimeout(PACE);
    };
    const click = async (button: Locator): Promise<void> => {
      await button.click();
      await wait();
    };
    const press = async (key: string): Promise<void> => {
      await page.keyboard.press(key);
      await wait();
    };
    await click(page.getByRole("radio", { name: /^Double actions, standard mission 1/ }).first());
    const skills = ["Rocketeer", "Medic", "Mechanic", "Pulse Gunner"];
    for (const [index, skill] of skills.entries()) {
      await page
        .getByRole("combobox", { name: `Specialization of crew member ${index + 1}` })
        .selectOption({ label: skill });
      // Opened and chosen.
      await wait();
      await wait();
    }
    await click(page.getByRole("button", { name: "Enter the cards" }));
    await page.getByRole("radiogroup", { name: "Red trajectory" }).waitFor();
    for (const board of ["1", "2", "3", "4"]) await press(board);

    // What was announced is written down; cards of the right kind are found by the letters of their name.
    const { threats } = await draftOf(page);
    const used = new Set<string>();
    for (const threat of threats) {
      const inside = threat.track === "internal";
      const card = catalogue.cards.find(
        ({ code, location, severity, colour }) =>
          !used.has(code) && (location === "internal") === inside && severity === threat.severity && colour === "white",
      );
      if (!card) throw new Error("a white card of this kind");
      used.add(card.code);
      await click(
        page
          .getByRole("combobox", { name: new RegExp(`^T\\+${threat.number}: .*${inside ? "Internal" : ""}`) })
          .first(),
      );
      for (const letter of card.code.slice(0, 5)) await press(letter);
      await press("Enter");
    }
    // Four boards of double cards: in every second slot both symbols, and a special card each.
    await page.getByRole("group", { name: "Action cards" }).waitFor();
    await page
      .getByRole("button", { name: /turn 1:/ })
      .first()
      .click();
    for (let member = 0; member < 4; member += 1) {
      for (let turn = 0; turn < 12; turn += 1) {
        if (turn === 5) await press("1");
        else await press(["a", "b", "c", "ArrowLeft"][turn % 4] ?? "a");
        if (turn % 2 === 0) {
          await press("+");
          await press(turn % 4 === 0 ? "ArrowRight" : "a");
        }
      }
    }
    const { plan } = await draftOf(page);
    expect(plan.flat().filter((slot) => Array.isArray(slot)).length).toBeGreaterThan(20);
    await visitor.picture("companion-frontier-entry-1440", { full: true });
    await click(page.getByRole("button", { name: "Resolve flight" }));
    await page
      .getByText(/^(Mission complete|Lost in turn)/)
      .first()
      .waitFor();
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.info(`a mission of the expansion by keyboard: ${inputs} inputs, ${seconds} s at ${PACE} ms each`);
    expect(inputs).toBeLessThan(INPUTS_IN_THREE_MINUTES);
  });

  // Proves NF-3.9.1.
  it("asks for the card that a threat calls, below that threat", async () => {
    const threats = [{ number: 3, track: "red", severity: "common", card: "E3-107" }];
    const storage = { ...EXPLORERS, "space-alert-companion": { version: 1, draft: { ...QUIET, threats } } };
    for (const width of [1280, 390]) {
      const visitor = await visit({ width, height: 844, storage });
      const { page } = visitor;
      await visitor.go("/space-alert/companion");
      const boxes = await Promise.all(
        [
          page.locator("[data-threat]").first(),
          page.getByRole("combobox", { name: "Card called by Sealed Capsule" }),
        ].map((picker) => picker.boundingBox()),
      );
      expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0));
      await visitor.fits();
    }
  });

  // Proves NF-10.2.2, NF-10.5.1.
  it("tells each player what a mission is worth and writes it into the log once", async () => {
    const storage = { ...EXPLORERS, "space-alert-companion": { version: 1, draft: QUIET } };
    const visitor = await visit({ width: 1440, height: 900, storage });
    const { page } = visitor;
    await visitor.go("/space-alert/companion");
    await page.getByRole("button", { name: "Resolve flight" }).click();
    await page
      .getByText(/^Mission complete/)
      .first()
      .waitFor();
    // Ana's explorer is chosen by the name on the board.
    const write = page.getByRole("button", { name: "Add to the log" });
    await page.getByText("In the log: level 1, 8 XP.").waitFor();
    await visitor.accessible();
    await visitor.picture("companion-experience-1440", { full: true });
    await write.click();
    await page.getByText(/^Added to Ana.s log/).waitFor();
    await expect.poll(async () => (await explorersOf(page)).find(({ name }) => name === "Ana")?.entries.length).toBe(1);
    expect((await explorersOf(page)).find(({ name }) => name === "Ana")?.entries[0]).toMatchObject({
      description: "M",
      teammates: ["Bo", "Cleo"],
    });
    await page.getByLabel("Player", { exact: true }).selectOption({ label: "Bo" });
    await write.click();
    await page.getByText(/^Added to Bo.s log/).waitFor();
    await page.getByLabel("Player", { exact: true }).selectOption({ label: "Ana" });
    await page.getByText(/^This flight is already in Ana.s log/).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.fits();
    await visitor.picture("companion-experience-390", { full: true });
  });

  // Proves NF-10.8.5.
  it("plans a campaign of four missions", async () => {
    const storage = { ...EXPLORERS, "space-alert-companion": { version: 1, draft: QUIET } };
    const visitor = await visit({ width: 1280, height: 720, storage });
    const { page } = visitor;
    const step = (name: string) =>
      page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: new RegExp(`${name}$`) });
    await visitor.go("/space-alert/companion");
    await step("Mission").click();
    await page.getByRole("switch", { name: /^Campaign/ }).check({ force: true });
    await page.getByLabel("Missions planned").selectOption("4");
    await visitor.picture("companion-frontier-campaign-1280");
    await step("Enter").click();
    await page.getByRole("button", { name: "Resolve flight" }).click();
    await page.getByText("Next: mission 2 of up to 4.").waitFor();
    // Experience comes at the end of the campaign.
    expect(await page.getByRole("button", { name: "Add to the log" }).count()).toBe(0);
    await page.getByRole("button", { name: "Stop and score" }).click();
    await page.getByRole("button", { name: "Add to the log" }).click();
    await expect
      .poll(async () => (await explorersOf(page)).find(({ name }) => name === "Ana")?.entries)
      .toMatchObject([{ description: "C1/4", full_campaign: false }]);
  });
});
