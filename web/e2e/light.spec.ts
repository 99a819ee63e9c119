import { expect, it } from "vitest";
import { stage, type Visitor } from "./harness";
import { openShip, recorded, recordedMission } from "./ship";

/*
 * Whoever works by day has the light theme without asking for it. Every screen is measured in it: nothing sticks out, and every
 * word stands out from its ground.
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

stage("by day", { stops: [120] }, ({ visit }) => {
  for (const [width, height] of SIZES) {
    const seen = async (visitor: Visitor, name: string): Promise<void> => {
      await expect.poll(() => visitor.page.locator("html").getAttribute("data-theme")).toBe("light");
      await visitor.fits();
      await visitor.accessible();
      await visitor.picture(`light-${width}-${name}`);
    };
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
        play: "/play?game=space-alert",
        replays: "/replays",
        academy: "/learn",
        companion: "/companion",
        logbook: "/logbook",
        film: "/film",
        settings: "/settings",
        missing: "/nowhere",
      })) {
        await visitor.go(path);
        // Points below zero are read with a minus sign.
        if (name === "logbook") await visitor.page.getByText("−7", { exact: true }).first().waitFor();
        await seen(visitor, name);
      }
    });

    it(`a film, its black box and what was entered by hand are legible at ${width} px`, async () => {
      const visitor = await visit(options);
      const { page } = visitor;
      await visitor.go(`${recorded("solved-0024")}&at=60`);
      await page.getByRole("slider", { name: "Place in the film" }).waitFor();
      await seen(visitor, "flight");
      await visitor.press(page.getByRole("button", { name: "Black box" }));
      await page.getByRole("heading", { name: "What it cost" }).waitFor();
      await seen(visitor, "blackbox");
      await visitor.go("/companion");
      await page.locator("input[type=file]").setInputFiles({
        name: "friday.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(recordedMission("solved-0024"))),
      });
      await page.getByRole("button", { name: "Fly the mission" }).waitFor();
      await seen(visitor, "entered");
    });

    it(`a table is legible at ${width} px, from the lobby to the cards`, async () => {
      const visitor = await visit(options);
      const { page } = visitor;
      await openShip(visitor, { mission: { kind: "script", id: "mission-2" }, seed: "7", pace: "slow" });
      await seen(visitor, "lobby");
      await visitor.press(page.getByRole("button", { name: "Start the game" }));
      await page.getByRole("heading", { name: "Briefing" }).waitFor();
      await seen(visitor, "briefing");
      await visitor.press(page.getByRole("button", { name: /^Ready for the alert/ }));
      await page.getByRole("timer").waitFor();
      await page.locator("[data-hand] button.card").first().waitFor();
      await seen(visitor, "planning");
    });

    it(`a lesson is legible at ${width} px`, async () => {
      const visitor = await visit(options);
      await visitor.go("/learn");
      await visitor.press(visitor.page.getByRole("link", { name: "Begin" }));
      await visitor.page.getByRole("heading", { name: "The ship" }).waitFor();
      await seen(visitor, "lesson");
      await visitor.press(visitor.page.getByRole("link", { name: "Next", exact: true }));
      await visitor.page.getByText("Three zones from left to right").waitFor();
      await seen(visitor, "exercise");
    });
  }
});
