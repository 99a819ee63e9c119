import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stage } from "./harness";
import { openShip, slot } from "./ship";

/** Everything lies open at once, and is left to chance. */
const OPEN = { mission: { kind: "random", level: "simulation" }, pace: "untimed", skip_briefing: true };
const threatsOf = (page: Page) =>
  page.getByRole("list", { name: "Announced threats" }).getByRole("button").allInnerTexts();

stage("A mission flown before", ({ visit }) => {
  it("is dealt again to another crew by a link, and to the same one", async () => {
    const ada = await visit();
    await openShip(ada, OPEN);
    await ada.page.getByRole("button", { name: "Start the game" }).click();
    await ada.page.getByText("Pick a card, then a slot of any android.").waitFor();
    const threats = await threatsOf(ada.page);
    expect(threats.length).toBeGreaterThan(2);
    await ada.page.getByRole("button", { name: "Fly this plan" }).click();
    await ada.page.getByRole("button", { name: "Same mission again" }).click();
    await ada.accessible();
    const link = new URL(await ada.copies(ada.page.getByRole("button", { name: "Copy the link for another crew" })));
    // The others see what they are in for, open a table, and meet the same.
    const bo = await visit({ width: 390, height: 844, touch: true });
    await bo.go(link.pathname + link.search);
    await bo.page.getByText("every crew with this seed meets the same threats").waitFor();
    await bo.accessible();
    await bo.page.getByLabel("Your name").fill("Bo");
    await bo.page.getByRole("button", { name: "Open the table" }).tap();
    await bo.page.getByRole("button", { name: "Start the game" }).tap();
    await bo.page.getByRole("tab", { name: /Threats/ }).tap();
    await expect.poll(() => threatsOf(bo.page)).toEqual(threats);
    // And so does the first crew, which now knows better.
    await ada.page.getByRole("button", { name: "Same mission again" }).click();
    await ada.page.getByRole("link", { name: "Fly it again" }).click();
    await ada.page.getByText("every crew with this seed meets the same threats").waitFor();
  });

  it("is followed by another with the same crew, in one click", async () => {
    const ada = await visit();
    const code = await openShip(ada, { ...OPEN, mission: { kind: "script", id: "test-run-1" }, seed: "7" });
    await ada.page.getByRole("button", { name: "Start the game" }).click();
    await ada.page.getByRole("button", { name: "Fly this plan" }).click();
    await ada.page.getByRole("heading", { name: "Lost in turn 6" }).waitFor();
    await ada.page.getByRole("button", { name: "Same mission again" }).click();
    const seed = await ada.copies(ada.page.getByRole("button", { name: "Copy the seed" }));
    expect(seed).toBe("7");
    await ada.page.getByRole("button", { name: "Play again with this crew" }).click();
    // To a new table, with the same choices and the same seat.
    await ada.page.waitForURL((url) => /\/t\//.test(url.pathname) && !url.pathname.endsWith(code));
    await ada.page.getByRole("button", { name: "Start the game" }).click();
    await slot(ada.page, 0, 1).waitFor();
  });
});
