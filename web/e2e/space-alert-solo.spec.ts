import { expect, it } from "vitest";
import { stage } from "./harness";
import { embark, flyPlan, openShip, slot } from "./space-alert-steps";

/** One person, four androids, all threats open and no clock (SA-18.17, SA-18.25). */
const ALONE = { mission: { kind: "script", id: "mission-1" }, pace: "untimed", skip_briefing: true, seed: "3" };

stage("A mission alone", ({ visit }) => {
  it("is planned with the keyboard: arrows choose the card and the android, digits the slot", async () => {
    const visitor = await visit({ width: 1440, height: 900 });
    const { page } = visitor;
    await openShip(visitor, ALONE);
    await page.getByRole("button", { name: "Start game" }).click();
    const filled = (crew: number, number: number) =>
      page.locator(`[data-crew="${crew}"][data-slot="${number}"]:not(.empty)`);
    const keys = page.getByText("number keys");
    const aimed = page.getByRole("listitem").filter({ has: keys });
    await slot(page, 0, 1).waitFor();
    await aimed.filter({ has: slot(page, 0, 1) }).waitFor();
    await visitor.accessible();
    await visitor.picture("space-alert-solo-keys-1440");

    // A card, a digit: on the board that says so.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("1");
    await filled(0, 1).waitFor();
    // The next android, the other half, the twelfth slot.
    await page.keyboard.press("ArrowDown");
    await aimed.filter({ has: slot(page, 1, 1) }).waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Space");
    await page.keyboard.press("Equal");
    await filled(1, 12).waitFor();
    await expect.poll(() => slot(page, 1, 12).getAttribute("aria-label")).toContain("battlebots on top");
    // From the first up to the last; whoever tabs into a board means it, too.
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await aimed.filter({ has: slot(page, 3, 1) }).waitFor();
    await page.keyboard.press("ArrowRight");
    await slot(page, 2, 5).focus();
    await page.keyboard.press("Tab");
    await aimed.filter({ has: slot(page, 2, 6) }).waitFor();
    await page.keyboard.press("0");
    await filled(2, 10).waitFor();
    await expect.poll(() => page.locator("[data-crew][data-slot]:not(.empty)").count()).toBe(3);
    // An android's heroic card lies beside its board and goes nowhere else (SA-18.18, SA-18.21).
    const heroic = page.getByRole("button", { name: "Heroic card of Yellow android" });
    await heroic.click();
    await slot(page, 3, 2).click();
    await page.getByText("Each android can only use its own heroic card.").waitFor();
    // The rule is behind a question, not in the sentence.
    expect(await page.locator(".toast").first().innerText()).not.toMatch(/SA-\d/);
    await page.getByRole("button", { name: /^Why\? Read rule SA-18/ }).click();
    await page
      .locator(".toast")
      .getByText(/SA-18\.\d/)
      .first()
      .waitFor();
    await page.locator(".toast").getByRole("button", { name: "Close" }).click();
    await slot(page, 1, 2).click();
    await filled(1, 2).waitFor();
    await heroic.waitFor({ state: "detached" });
    // Without a card in hand a slot asks for the action, as in the companion.
    await slot(page, 3, 3).click();
    await page.getByRole("dialog").getByRole("button", { name: "A", exact: true }).click();
    await filled(3, 3).waitFor();
    // It goes on with the next turn of that android.
    await page.getByRole("dialog", { name: /turn 4$/ }).waitFor();
    await visitor.accessible();
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 800 });
    await visitor.picture("space-alert-solo-keys-1280");
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.fits();
    await visitor.picture("space-alert-solo-keys-390");
    await flyPlan(visitor);
    await page.getByRole("heading", { name: /^(Mission complete|Ship lost in turn)/ }).waitFor();
  });

  it.each(["en", "fr"] as const)("is briefed without a word for a crew that is not there, %s", async (language) => {
    const visitor = await visit({ width: 390, height: 844, touch: true, language });
    const { page } = visitor;
    await openShip(visitor, { ...ALONE, skip_briefing: false });
    await visitor.press(page.locator("section.start button").last());
    await page.getByRole("heading", { name: "Briefing" }).waitFor();
    await page
      .getByText({ en: /^You plan for all four androids,/, fr: /^Vous programmez les quatre androïdes,/ }[language])
      .waitFor();
    expect(await page.getByText(/cautious|prudent/i).count()).toBe(0);
    expect(await page.getByText(/^(android|androïde)$/).count()).toBe(0);
    await visitor.fits();
    await visitor.accessible();
    await visitor.picture(`space-alert-briefing-alone-390-${language}`);
  });
});

stage("A full hand", ({ visit }) => {
  it("stands beside the board, every card of it in sight and large enough to be hit", async () => {
    const ada = await visit({ width: 1280, height: 720 });
    const bo = await visit();
    const { page } = ada;
    await embark([ada, bo], ["Ada", "Bo"], {
      ...ALONE,
      mission: { kind: "script", id: "mission-2" },
      pace: "slow",
      seed: "7",
    });
    const cards = page.locator("[data-hand] button.card");
    await cards.first().waitFor();
    for (const phase of [1, 2]) {
      await page.getByRole("button", { name: `Lock phase ${phase} and draw cards` }).click();
      await page.getByRole("button", { name: /^Lock with/ }).click();
      await page.getByRole("button", { name: `Lock phase ${phase} and draw cards` }).waitFor({ state: "detached" });
    }
    await expect.poll(() => cards.count()).toBeGreaterThan(10);
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wrong = () =>
        cards.evaluateAll((all) =>
          all
            .map((card) => card.getBoundingClientRect())
            .filter((box) => box.width < 40 || box.right > innerWidth || box.bottom > innerHeight)
            .map((box) => `${box.width} wide, to ${box.right} and ${box.bottom}`),
        );
      await expect.poll(wrong).toEqual([]);
      await ada.fits();
      await ada.picture(`space-alert-full-hand-${width}`);
    }
  });
});
