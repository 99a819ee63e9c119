import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stage } from "./harness";
import { seatOf } from "./lobby-steps";
import { embark, flyPlan, openShip } from "./space-alert-steps";

/** Everything lies open at once, and is left to chance. */
const OPEN = { mission: { kind: "random", level: "simulation" }, pace: "untimed", skip_briefing: true };
const threatsOf = (page: Page) =>
  page.getByRole("list", { name: "Announced threats" }).getByRole("button").allInnerTexts();

stage("A mission flown before", ({ visit }) => {
  it("is dealt to another crew by a link, and again to the same one in one click", async () => {
    const ada = await visit();
    const code = await openShip(ada, OPEN);
    const start = ada.page.getByRole("button", { name: "Start game" });
    const planning = ada.page.getByText("Pick a card, then a slot of any android.");
    await start.click();
    await planning.waitFor();
    const threats = await threatsOf(ada.page);
    expect(threats.length).toBeGreaterThan(2);
    await flyPlan(ada);
    await ada.page.getByRole("button", { name: "Challenge another crew" }).click();
    await ada.accessible();
    const dialog = ada.page.getByRole("dialog");
    const link = new URL(await ada.copies(dialog.getByRole("button", { name: "Copy link" })));
    // The others open a table, see what they are in for, and meet the same.
    const bo = await visit({ width: 390, height: 844, touch: true });
    await bo.go(link.pathname + link.search);
    await bo.accessible();
    await bo.page.getByLabel("Your name").fill("Bo");
    await bo.page.getByRole("button", { name: "Create table" }).tap();
    await bo.page.getByText("This mission has been played before").waitFor();
    await bo.accessible();
    await bo.page.getByRole("button", { name: "Start game" }).tap();
    await bo.page.getByRole("tab", { name: /Threats/ }).tap();
    await expect.poll(() => threatsOf(bo.page)).toEqual(threats);
    // And so does the one who flew it first: alone, one click takes them to the same mission, without a lobby.
    await ada.page.getByRole("button", { name: "Rematch: same mission", exact: true }).click();
    await ada.page.waitForURL((url) => /\/t\//.test(url.pathname) && !url.pathname.endsWith(code));
    await planning.waitFor();
    await expect.poll(() => threatsOf(ada.page)).toEqual(threats);
  });

  it("is followed by another, dealt anew", async () => {
    const ada = await visit();
    const code = await openShip(ada, { ...OPEN, mission: { kind: "script", id: "test-run-1" }, seed: "7" });
    await ada.page.getByText("Every crew that uses this seed gets the same").waitFor();
    expect(await ada.page.getByText("played before").count()).toBe(0);
    await ada.page.getByRole("button", { name: "Start game" }).click();
    await flyPlan(ada);
    await ada.page.getByRole("heading", { name: "Lost in turn 6" }).waitFor();
    await ada.page.getByRole("button", { name: "Challenge another crew" }).click();
    const seed = await ada.copies(ada.page.getByRole("button", { name: "Copy seed" }));
    expect(seed).toBe("7");
    await ada.page.getByRole("button", { name: "Rematch: new mission", exact: true }).click();
    await ada.page.waitForURL((url) => /\/t\//.test(url.pathname) && !url.pathname.endsWith(code));
    await ada.page.getByText("Pick a card, then a slot of any android.").waitFor();
  });
});

stage("A crew that has flown", { speed: 60 }, ({ visit }) => {
  it("is called to the same mission by one of its own, and everybody has their seat there", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit({ width: 390, height: 844, touch: true });
    const mission = { kind: "random", level: "test_run" };
    const roles = { captain: 1, communications: 0, security: 0 };
    const code = await embark([ada, bo], ["Ada", "Bo"], { mission, roles, skip_briefing: true });
    // Nobody does anything, and both are asked what comes next.
    for (const { page } of [ada, bo])
      await page.getByRole("button", { name: "Rematch: new mission", exact: true }).waitFor();
    await ada.page.getByText("Rematch for everyone:").waitFor();
    await ada.accessible();
    await ada.picture("space-alert-again-1440");
    await bo.fits();
    await bo.picture("space-alert-again-390");
    await ada.press(ada.page.getByRole("button", { name: "Rematch: same mission", exact: true }));
    await bo.page.getByText("Ada opened a new table: same setup.").waitFor();
    await bo.accessible();
    await bo.fits();
    await bo.picture("space-alert-again-called-390");
    await ada.page.waitForURL((url) => /\/t\//.test(url.pathname) && !url.pathname.endsWith(code));
    await seatOf(ada, "Bo").getByText("invited, not here yet").waitFor();
    await bo.press(bo.page.getByRole("link", { name: "Go to new table" }));
    for (const visitor of [ada, bo]) {
      await visitor.page.getByText("This mission has been played before").waitFor();
      await visitor.page.locator("option:checked", { hasText: "Bo" }).waitFor({ state: "attached" });
    }
    await seatOf(bo, "Bo").getByText("you").waitFor();
    await ada.picture("space-alert-again-lobby-1440");
    // Who follows the call is ready for it, and may say otherwise.
    await bo.page.getByRole("button", { name: "Not ready" }).waitFor();
    // Same or new stays the host's choice until somebody starts.
    await ada.page.getByRole("radio", { name: "New mission" }).check();
    await bo.page.getByText("New threats, cards and damage.").waitFor();
    await ada.page.getByRole("radio", { name: "Same mission" }).check();
    await bo.page.getByText("This mission has been played before").waitFor();
    // Another mission is another question: who was ready says so again.
    await bo.press(bo.page.getByRole("button", { name: "I’m ready" }));
    await ada.page.getByText("Everyone is ready.").waitFor();
    await ada.press(ada.page.getByRole("button", { name: "Start game" }));
    for (const { page } of [ada, bo])
      await page.getByRole("heading", { name: "Players", exact: true }).waitFor({ state: "detached" });
  });
});
