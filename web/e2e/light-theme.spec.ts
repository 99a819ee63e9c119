import { expect, it } from "vitest";
import { stage, type Visitor } from "./harness";
import {
  SLEEPY_CAMPAIGN,
  embark,
  flyPlan,
  goOn,
  openShip,
  placeFirst,
  recorded,
  recordedMission,
} from "./space-alert-steps";

/*
 * The light theme, which follows the system: every screen fits its width and has enough contrast.
 */

const SIZES = [
  [1440, 900],
  [1280, 800],
  [390, 844],
] as const;

const LINES = [12, -7, 0, 21, -3].map((total, index) => ({
  id: `light-${index}`,
  date: Date.UTC(2026, 0, 1 + 7 * index),
  film: null,
  crew: [
    { name: "Ada", android: false, roles: ["captain"] },
    { name: "Bo", android: false, roles: [] },
  ],
  script: "S2-1",
  common: "1",
  serious: "1",
  points: { survived: 2, destroyed: 12, penalties: total - 17, observation: 3, total },
  lost_to: null,
  campaign: null,
  campaign_total: null,
}));

/** Checks the current screen. */
async function seen(visitor: Visitor, name: string): Promise<void> {
  await expect.poll(() => visitor.page.locator("html").getAttribute("data-theme")).toBe("light");
  await visitor.fits();
  await visitor.accessible();
  await visitor.picture(`light-${visitor.page.viewportSize()?.width}-${name}`);
}

stage("by day", { stops: [120] }, ({ visit }) => {
  for (const [width, height] of SIZES) {
    const options = {
      width,
      height,
      theme: "light",
      touch: width < 500,
      storage: { "space-alert-log": { hangar: "space-alert-log", version: 1, lines: LINES } },
    } as const;

    it(`every page is legible at ${width} px`, async () => {
      const visitor = await visit(options);
      for (const [name, path] of Object.entries({
        new: "/space-alert/new",
        hub: "/space-alert",
        toy: "/toy",
        landing: "/",
        replays: "/replays",
        academy: "/space-alert/learn",
        companion: "/space-alert/companion",
        logbook: "/space-alert/logbook",
        film: "/space-alert/film",
        settings: "/settings",
        missing: "/nowhere",
      })) {
        await visitor.go(path);
        // Negative points have a minus sign.
        if (name === "logbook") await visitor.page.getByText("−7", { exact: true }).first().waitFor();
        await seen(visitor, name);
      }
    });

    it(`a film, its black box and what was entered by hand are legible at ${width} px`, async () => {
      const visitor = await visit(options);
      const { page } = visitor;
      await visitor.go(`${recorded("solved-0024")}&at=60`);
      await page.getByRole("slider", { name: "Position" }).waitFor();
      await seen(visitor, "flight");
      await visitor.press(page.getByRole("button", { name: "Black box" }));
      await page.getByRole("heading", { name: "Losses" }).waitFor();
      await seen(visitor, "blackbox");
      await visitor.go("/space-alert/companion");
      await page.locator("input[type=file]").setInputFiles({
        name: "friday.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(recordedMission("solved-0024"))),
      });
      await page.getByRole("button", { name: "Resolve flight" }).waitFor();
      await seen(visitor, "entered");
    });

    it(`a table is legible at ${width} px, from the lobby to the cards`, async () => {
      const visitor = await visit(options);
      const { page } = visitor;
      await openShip(visitor, { mission: { kind: "script", id: "mission-2" }, seed: "7", pace: "slow" });
      await seen(visitor, "lobby");
      await visitor.press(page.getByRole("button", { name: "Start game" }));
      await page.getByRole("heading", { name: "Briefing" }).waitFor();
      await seen(visitor, "briefing");
      await visitor.press(page.getByRole("button", { name: "Ready", exact: true }));
      await page.getByRole("timer").waitFor();
      await page.locator("[data-hand] button.card").first().waitFor();
      await seen(visitor, "planning");
    });

    it(`a mission is legible at ${width} px to its end: the preview, the film at the table, what if, the replay`, async () => {
      const visitor = await visit(options);
      const { page } = visitor;
      const code = await openShip(visitor, {
        mission: { kind: "script", id: "mission-2" },
        seed: "7",
        pace: "untimed",
        skip_briefing: true,
      });
      await visitor.press(page.getByRole("button", { name: "Start game" }));
      await visitor.press(page.getByRole("button", { name: "Preview flight" }));
      await page.getByText(/^after turn \d/).waitFor();
      await seen(visitor, "preview");
      await flyPlan(visitor);
      await page.getByRole("heading", { name: /^(Mission complete|Ship lost in turn)/ }).waitFor();
      await page.getByRole("slider", { name: "Position" }).waitFor();
      await seen(visitor, "flown");
      await visitor.press(page.getByRole("button", { name: "Black box" }).first());
      const plan = page.getByRole("table", { name: "Plan and outcome" });
      await visitor.press(plan.getByRole("button", { name: /^Turn 1/ }).first());
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "A", exact: true }).waitFor();
      await seen(visitor, "what-if-dialog");
      await visitor.press(dialog.getByRole("button", { name: "A", exact: true }));
      const bar = page.getByRole("region", { name: "What if" });
      await bar.waitFor();
      // The answer is visible without scrolling.
      const answered = () =>
        bar.evaluate((answer) => {
          const { top, bottom } = answer.getBoundingClientRect();
          return top >= -1 && bottom <= innerHeight + 1;
        });
      await expect.poll(answered).toBe(true);
      await seen(visitor, "what-if");
      await visitor.go(`/replay/${code}`);
      await page.getByRole("slider", { name: "Position" }).waitFor();
      await seen(visitor, "replay");
    });

    it(`a lesson is legible at ${width} px`, async () => {
      const visitor = await visit(options);
      await visitor.go("/space-alert/learn");
      await visitor.press(visitor.page.getByRole("link", { name: "Begin" }));
      await visitor.page.getByRole("heading", { name: "The ship" }).waitFor();
      await seen(visitor, "lesson");
      await visitor.press(visitor.page.getByRole("link", { name: "Next", exact: true }));
      await visitor.page.getByText("Three zones from left to right").waitFor();
      await seen(visitor, "exercise");
    });
  }
});

stage("a crew by day", { speed: 60, stops: [100, 550] }, ({ visit }) => {
  /** One desktop and one phone. */
  const crewOf = async (): Promise<[Visitor, Visitor]> => [
    await visit({ width: 1440, height: 900, theme: "light" }),
    await visit({ width: 390, height: 844, theme: "light", touch: true }),
  ];

  it("reads what a misplayed card is", async () => {
    const crew = await crewOf();
    await embark(crew, ["Ada", "Bo"], {
      mission: { kind: "script", id: "mission-1" },
      misplay: true,
      skip_briefing: true,
      seed: "4",
    });
    for (const [index, { page }] of crew.entries()) {
      await page.getByRole("button", { name: "Continue", exact: true }).waitFor();
      await placeFirst(page, index, 1);
    }
    await goOn(crew[0]);
    for (const visitor of crew) await visitor.press(visitor.page.getByRole("button", { name: /^End planning/ }));
    for (const visitor of crew) {
      const asked = visitor.page.getByRole("region", { name: "Misplayed card" });
      await asked.getByRole("button", { name: "Keep it" }).waitFor();
      await visitor.page.getByRole("slider", { name: "Position" }).waitFor();
      await seen(visitor, "misplay");
    }
  });

  it("reads what there is to repair", async () => {
    const crew = await crewOf();
    await embark(crew, ["Ada", "Bo"], { ...SLEEPY_CAMPAIGN, skip_briefing: true });
    const [ada] = crew;
    await goOn(ada);
    const vote = ({ page }: Visitor) => page.getByRole("region", { name: "Continue with this ship?" });
    for (const visitor of crew) {
      await vote(visitor).getByRole("button", { name: "Continue" }).waitFor();
      await seen(visitor, "vote");
    }
    for (const visitor of crew) await visitor.press(vote(visitor).getByRole("button", { name: "Continue" }));
    for (const visitor of crew) {
      await visitor.page.locator('[aria-current="step"]').waitFor();
      await seen(visitor, "repairs");
    }
  });
});
