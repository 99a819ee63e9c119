import { expect, it } from "vitest";
import { stage } from "./harness";
import { flyPlan, openShip, recorded } from "./space-alert-steps";

const MOVING = { "hangar.settings": { theme: "dark", language: "en", motion: "full" } };
const HOUR = 3_600_000;
const ALONE = { mission: { kind: "script", id: "test-run-1" }, pace: "untimed", skip_briefing: true };

stage("The first showing of a flight", ({ visit }) => {
  it("runs by itself, tells nothing before it is seen, and ends in the verdict", async () => {
    const ada = await visit({ width: 1440, height: 900, storage: MOVING });
    const { page } = ada;
    await page.clock.install();
    await openShip(ada, ALONE);
    await page.getByRole("button", { name: "Start game" }).click();
    // From here on time passes when this test says so.
    await page.clock.pauseAt(Date.now() + HOUR);
    await flyPlan(ada);
    await page.getByRole("button", { name: "Pause" }).waitFor();
    const appears = page.getByRole("list", { name: "Log" }).getByText("The Pulse Ball appears");
    for (let beats = 0; beats < 40 && !(await appears.isVisible()); beats++) await page.clock.runFor(250);
    await appears.waitFor();
    await page.getByRole("heading", { name: "Turn 1", exact: true }).waitFor();
    // It goes on until somebody stops it.
    await page.getByRole("button", { name: "Pause" }).click();
    await page.clock.resume();
    // The end of the flight is known to the page, and to nobody who looks at it.
    expect(await page.locator("body").innerText()).not.toMatch(
      /lost|Black box|What cost most|Play again with|New mission/i,
    );
    // Whether there is a seventh turn is nothing to be read off a button, nor how many steps there are.
    expect(await page.getByRole("button", { name: "Go to turn 7" }).isEnabled()).toBe(true);
    const place = page.getByRole("slider", { name: "Position" });
    expect(await place.getAttribute("aria-valuetext")).toMatch(/^Turn 1, step \d+: /);
    await ada.accessible();
    await ada.picture("space-alert-premiere-1440");
    await page.getByRole("button", { name: "Skip to end" }).click();
    const end = page.getByRole("region", { name: "Result" });
    await end.getByText("Ship lost").waitFor();
    await page.getByRole("heading", { name: "Lost in turn 6" }).waitFor();
    await ada.accessible();
    await ada.picture("space-alert-end-1440");
    await page.getByRole("region", { name: "Debriefing" }).waitFor({ state: "detached" });
    await end.getByRole("button", { name: "Debriefing" }).click();
    await page.getByRole("region", { name: "Debriefing" }).getByText("What cost most").waitFor();
    await end.waitFor({ state: "detached" });
    // Who has seen it is told at once.
    await page.reload();
    await page.getByRole("heading", { name: "Lost in turn 6" }).waitFor();
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  });

  it("is the same for who comes later, on a phone, and starts again for who missed something", async () => {
    const ada = await visit();
    const code = await openShip(ada, ALONE);
    await ada.page.getByRole("button", { name: "Start game" }).click();
    await flyPlan(ada);
    // Who wants no motion is told at once.
    await ada.page.getByRole("heading", { name: "Lost in turn 6" }).waitFor();
    const bo = await visit({ width: 390, height: 844, touch: true, storage: MOVING });
    await bo.go(`/t/${code}`);
    await bo.page.getByRole("button", { name: "Pause" }).tap();
    await bo.page.getByRole("heading", { name: /^Turn [1-5]$/ }).waitFor();
    await bo.fits();
    await bo.picture("space-alert-premiere-390");
    await bo.page.getByRole("button", { name: "Skip to end" }).tap();
    const end = bo.page.getByRole("region", { name: "Result" });
    await end.getByText("Destroyer").waitFor();
    await bo.fits();
    await bo.accessible();
    await bo.picture("space-alert-end-390");
    await end.getByRole("button", { name: "Replay", exact: true }).tap();
    await bo.page.getByRole("button", { name: "Pause" }).waitFor();
    await expect.poll(() => bo.page.locator(".subtitle").innerText()).not.toContain("lost");
    // Played to its end, the film says how it ended; from there the black box is one tap away.
    await bo.page.keyboard.press("End");
    await bo.page.keyboard.press("ArrowLeft");
    await bo.page.keyboard.press("k");
    await end.getByRole("button", { name: "Black box" }).tap();
    await bo.page.getByRole("heading", { name: "Losses" }).waitFor();
  });

  it("is what a link shows to those who were not there, once; a link to a moment shows the moment", async () => {
    const ada = await visit();
    await openShip(ada, ALONE);
    await ada.page.getByRole("button", { name: "Start game" }).click();
    await flyPlan(ada);
    const link = new URL(await ada.copies(ada.page.getByRole("button", { name: "Copy link" })));
    const bo = await visit({ storage: MOVING });
    await bo.go(`/space-alert/film${link.hash}`);
    // It runs, until somebody stops it to look at it.
    await bo.page.getByRole("button", { name: "Pause" }).click();
    expect(await bo.page.locator("body").innerText()).not.toMatch(/lost|Black box/i);
    await bo.page.getByRole("button", { name: "Skip to end" }).click();
    await bo.page.getByRole("region", { name: "Result" }).getByText("Destroyer").waitFor();
    await bo.page.getByText("Lost in turn 6 to the Destroyer").waitFor();
    await bo.page.reload();
    await bo.page.getByText("Lost in turn 6 to the Destroyer").waitFor();
    await bo.page.getByRole("button", { name: "Play", exact: true }).waitFor();
    const cy = await visit({ storage: MOVING });
    await cy.go(`/space-alert/film${link.hash}&at=20`);
    await cy.page.getByText("Lost in turn 6 to the Destroyer").waitFor();
    await cy.page.getByRole("button", { name: "Play", exact: true }).waitFor();
  });

  it("lets people look around in it, and tells the end to who goes there", async () => {
    const bo = await visit({ width: 1440, height: 900, storage: MOVING });
    const { page } = bo;
    await page.clock.install();
    await bo.go(recorded("heroic-0014"));
    await page.getByRole("button", { name: "Pause" }).waitFor();
    // From here on time passes when this test says so.
    await page.clock.pauseAt(Date.now() + HOUR);
    const place = page.getByRole("slider", { name: "Position" });
    const standsAt = (words: RegExp) => expect.poll(() => place.getAttribute("aria-valuetext")).toMatch(words);
    const lines = page.getByRole("list", { name: "Log" }).getByRole("listitem");
    const upTurned = page.locator(".timeline .card:not(.down)");
    const hidden = async (): Promise<void> => {
      expect(await page.locator("body").innerText()).not.toMatch(/Black box|Lost in|is lost/);
      expect(await page.getByRole("region", { name: "Result" }).count()).toBe(0);
    };

    await page.keyboard.press("3");
    await standsAt(/^Turn 3,/);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await hidden();
    const [seen, shown] = [await lines.count(), await upTurned.count()];
    await page.keyboard.press("Shift+ArrowLeft");
    await standsAt(/^Turn 2,/);
    await page.keyboard.press("ArrowLeft");
    await standsAt(/^Turn 1,/);
    await page.getByRole("list", { name: "Log" }).getByText("Turn 2", { exact: true }).click();
    await standsAt(/^Turn 2,/);
    // What was seen stays on the record and open on the table.
    expect(await lines.count()).toBe(seen);
    expect(await upTurned.count()).toBe(shown);

    // The ship does not live to see turn 4. Who only sweeps over the end is not shown its card.
    const box = await place.boundingBox();
    expect(box).not.toBeNull();
    if (!box) return;
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.05, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.99, y, { steps: 4 });
    await expect.poll(() => page.locator(".subtitle").innerText()).toContain("The ship is lost");
    await page.mouse.move(box.x + box.width * 0.11, y, { steps: 4 });
    await page.mouse.up();
    await standsAt(/^Turn 2,/);
    await page.clock.runFor(10_000);
    await standsAt(/^Turn 2,/);
    expect(await page.getByRole("button", { name: "Black box" }).count()).toBe(0);
    expect(await page.getByRole("region", { name: "Result" }).count()).toBe(0);

    await page.keyboard.press("End");
    await expect.poll(() => page.locator(".subtitle").innerText()).toContain("The ship is lost");
    await page.clock.runFor(5000);
    await page.getByRole("region", { name: "Result" }).getByText("Ship lost").waitFor();
    await page.getByText(/^Lost in turn/).waitFor();
    await page.getByRole("button", { name: "Black box" }).first().waitFor();
  });

  it("holds still for who asked the system for less motion, and moves for who asks Hangar for it", async () => {
    const system = { "hangar.settings": { theme: "dark", language: "en", motion: "system" } };
    const ada = await visit({ storage: system });
    const { page } = ada;
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openShip(ada, ALONE);
    await page.getByRole("button", { name: "Start game" }).click();
    await flyPlan(ada);
    await page.getByRole("heading", { name: "Lost in turn 6" }).waitFor();
    // The film plays in cuts: nothing takes time to get to its place.
    const moves = () =>
      page.locator(".timeline").evaluate((timeline) => getComputedStyle(timeline).getPropertyValue("--board-move"));
    await page.getByRole("button", { name: "Flight replay" }).click();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => page.locator(".subtitle").innerText()).toContain("appears");
    expect(await moves()).toBe("0ms");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(moves).not.toBe("0ms");
  });
});
