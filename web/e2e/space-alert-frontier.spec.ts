import { expect, it } from "vitest";
import { stage } from "./harness";
import { openShip, slot } from "./space-alert-steps";

/** One person, four androids, no clock: an expansion mission from the set-up to the debriefing. */
const ALONE = { mission: { kind: "script", id: "mission-1" }, pace: "untimed", skip_briefing: false, seed: "3" };

stage("The New Frontier", ({ visit }) => {
  // Proves NF-2.6.
  it("warns of white and red cards without yellow ones, and lets the crew fly them", async () => {
    const visitor = await visit({ width: 1280, height: 720 });
    const { page } = visitor;
    await openShip(visitor, { ...ALONE, skip_briefing: true });
    const warning = page.getByText("White and red cards. Not recommended", { exact: false });
    expect(await page.getByRole("radio", { name: "White + red" }).count()).toBe(0);
    await page.getByRole("switch", { name: "Play with The New Frontier" }).press("Space");
    const common = page.getByRole("group", { name: "Common threats" });
    await common.getByRole("radio", { name: "White + red" }).check({ force: true });
    await warning.first().waitFor();
    await common.getByRole("radio", { name: "All three" }).check({ force: true });
    await expect.poll(() => warning.count()).toBe(0);
    await common.getByRole("radio", { name: "White + red" }).check({ force: true });
    await warning.first().waitFor();
    await page.getByRole("button", { name: "Start game" }).click();
    await page
      .getByRole("button", { name: /^(Fly this plan|I’m ready|Ready)/ })
      .first()
      .waitFor();
  });

  it("explains a special card in the exercise where it is met first", async () => {
    const visitor = await visit({ width: 390, height: 844, touch: true });
    const { page } = visitor;
    await visitor.go("/space-alert/learn/specialists/2");
    await page.getByRole("button", { name: "Rocketeer: basic action" }).tap();
    await page.getByRole("note", { name: "What this card does" }).getByText("from any station").waitFor();
    await visitor.fits();
    await visitor.accessible();
    await page.getByRole("button", { name: "red arrow on top, A below" }).tap();
    await expect.poll(() => page.getByRole("note").count()).toBe(0);
  });

  it("is switched on, planned with double and special cards, flown, and written in an explorer's log", async () => {
    const visitor = await visit({ width: 1440, height: 900 });
    const { page } = visitor;
    const code = await openShip(visitor, ALONE);
    // Nothing but the switch speaks of it before.
    expect(await page.getByText("Double actions", { exact: true }).count()).toBe(0);
    await page.getByRole("switch", { name: "Play with The New Frontier" }).press("Space");
    await page.getByText("Double actions", { exact: true }).waitFor();
    await visitor.accessible();
    await visitor.picture("space-alert-frontier-setup-1440");
    await page.getByRole("button", { name: "Start game" }).click();

    // Two specializations for every android; the second one is chosen for the first of them.
    const offers = page.getByRole("group", { name: "Specializations" }).first().getByRole("button");
    await offers.first().waitFor();
    expect(await offers.count()).toBe(2);
    await offers.nth(1).click();
    await expect.poll(() => offers.nth(1).getAttribute("aria-pressed")).toBe("true");
    await visitor.accessible();
    await visitor.picture("space-alert-frontier-briefing-1440");
    await page
      .getByRole("button", { name: /^I’m ready|^Ready/ })
      .first()
      .click();

    // A double half from the palette of an empty slot.
    await slot(page, 0, 1).click();
    await page.getByRole("button", { name: "red arrow, then A", exact: true }).click();
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("red arrow, then A on top");
    // It is turned over and back.
    await slot(page, 0, 1).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).not.toContain("then A on top");
    await slot(page, 0, 1).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("then A on top");
    // A special card explains itself and goes to its owner's board only.
    const special = page
      .locator("li", { has: slot(page, 0, 1) })
      .locator("button.heroic")
      .first();
    await special.click();
    await page.getByRole("note", { name: "What this card does" }).waitFor();
    await visitor.accessible();
    await visitor.picture("space-alert-frontier-plan-1440");
    await slot(page, 0, 2).click();
    await expect.poll(() => slot(page, 0, 2).getAttribute("aria-label")).toContain("basic action");
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.fits();
    await visitor.picture("space-alert-frontier-plan-390");
    await page.setViewportSize({ width: 1280, height: 720 });
    await visitor.picture("space-alert-frontier-plan-1280");
    await page.getByRole("button", { name: "Fly this plan" }).click();
    await page.getByRole("heading", { name: /^(Mission complete|Ship lost in turn)/ }).waitFor();

    // An explorer of the log book takes the flight along.
    await visitor.go("/space-alert/logbook");
    await page.getByLabel("New explorer").fill("Nova");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("0 of 134 earned").waitFor();
    await visitor.accessible();
    await visitor.go(`/t/${code}`);
    await page.getByRole("combobox", { name: "Which explorer flew?" }).selectOption("Nova");
    await page.getByRole("button", { name: "Add to the log" }).click();
    await page.getByText(/^Added to Nova.s log/).waitFor();
    await visitor.picture("space-alert-frontier-debrief-1280");
  });
});
