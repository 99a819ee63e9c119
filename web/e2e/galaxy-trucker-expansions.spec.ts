import { expect, it } from "vitest";
import { stage } from "./harness";
import {
  answer,
  buildOne,
  drawOne,
  finish,
  inHand,
  isCabin,
  isEngine,
  launchTable,
  square,
} from "./galaxy-trucker-steps";

const RECEIPT = ".receipt table";

/** Everything of both boxes that can be played together. */
const BOTH_BOXES = {
  new_technologies: true,
  second_box_components: true,
  intruders: true,
  evil_machinations: true,
  bonus_cards: true,
  new_adventures: true,
  rough_roads: 2,
  // With Dead Zone a ship of two components may have no cabin that works, and no question is asked.
  rough_roads_removed: ["abandoned_debris", "dead_zone"],
  support_team: "dealt",
};

stage("A five-seat flight with both boxes", { speed: 40 }, (set) => {
  // Proves GX-0.1, GX-0.2: all modules together, five seats.
  it("is flown to the receipt and can be seen again", async () => {
    const ada = await set.visit({ width: 1440, height: 900 });
    const { page } = ada;
    // The clock runs fast, so decisions have long limits and building has none.
    const pace = { pace: "untimed", limit_percent: 1000 };
    const setup = { flights: ["second"], aids: "errors", ...pace, ...BOTH_BOXES };
    const code = await launchTable([ada], ["Ada"], setup, [2, 3, 4, 5]);

    // Before building: a secret card and a support team member.
    const offers = page.locator(".offer");
    await offers.first().getByRole("radio").click();
    await page.getByRole("button", { name: "Put in this card" }).click();
    await page.locator("[data-member]").first().waitFor();
    await offers.first().getByRole("radio").click();
    await offers.first().getByRole("button", { name: "Hire" }).click();
    await page.locator(".bench .button.primary:enabled").waitFor();
    expect(await page.locator(".rivals li").count()).toBe(4);
    expect(await page.getByRole("list", { name: "Rough Roads" }).getByRole("listitem").count()).toBe(2);
    await buildOne(ada, isEngine);
    await ada.accessible();
    await ada.picture("galaxy-trucker-five-building-1440");
    await finish(ada);

    let answers = 0;
    let pictured = false;
    while ((await page.locator(RECEIPT).count()) === 0) {
      if (await answer(ada)) answers += 1;
      if (!pictured && (await page.locator(".route article").count()) > 0) {
        pictured = true;
        expect(await page.locator(".others li").count()).toBe(4);
        await ada.accessible();
        await ada.fits();
        await ada.picture("galaxy-trucker-five-flight-1440");
      }
      await page.waitForTimeout(80);
    }
    expect(answers).toBeGreaterThan(0);
    await page.locator(".receipt thead th").nth(5).waitFor();
    await ada.picture("galaxy-trucker-five-receipt-1440", { full: true });

    await ada.go(`/replay/${code}`);
    expect(await page.locator(".ships li").count()).toBe(5);
    // One ship can be looked at closely.
    await page.locator(".ships button").nth(1).click();
    await expect.poll(() => page.locator(".ships li:visible").count()).toBe(1);
    await page.locator(".ships button").nth(1).click();
    const log = page.getByRole("list", { name: "Log" }).getByRole("listitem");
    await log
      .filter({ hasText: /^Card 1 of/ })
      .getByRole("button")
      .click();
    // Drawn after the machinations were chosen (GX-7.4), so not in the first frame.
    await page.getByRole("list", { name: "Rough Roads" }).waitFor({ timeout: 10_000 });
    await ada.accessible();
    await ada.picture("galaxy-trucker-five-film-1440");
    await log.last().getByRole("button").click();
    await page.locator(".receipt table").waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await ada.fits();
  });
});

stage("A twin ship", { speed: 10 }, (set) => {
  // Proves GX-6.3, GX-6.26: each half begins anywhere and is joined after that, and one half can be withdrawn.
  it("is built in two halves, flown together and goes on with one", async () => {
    const ada = await set.visit({ width: 1280, height: 800 });
    const { page } = ada;
    await launchTable(
      [ada],
      ["Ada"],
      { flights: ["second_a"], pace: "untimed", aids: "errors", limit_percent: 0 },
      [2],
    );
    await page.locator(".bench .button.primary:enabled").waitFor();
    expect(await page.locator(".mine rect.hull").count()).toBe(2);

    // The first component of a half goes anywhere in it; the next one only beside it, while the other half is still free.
    const isLeft = (square: number): boolean => square % 10 < 4;
    const isRight = (square: number): boolean => square % 10 > 4;
    const isBeside = (one: number, other: number): boolean => [1, 10].includes(Math.abs(one - other));
    const sorted = (squares: readonly number[]): number[] => [...squares].sort((a, b) => a - b);
    const anywhere = sorted(await drawOne(page, isEngine));
    expect(anywhere).toHaveLength(28);
    expect(anywhere.filter(isLeft)).toHaveLength(14);
    await ada.press(square(page, 32));
    await page.locator("[data-hand='0']").waitFor();

    const next = sorted(await drawOne(page, isEngine));
    expect(next.filter(isRight)).toEqual(anywhere.filter(isRight));
    expect(next.filter((at) => isLeft(at) && !isBeside(at, 32))).toEqual([]);
    const far = anywhere.find((at) => isLeft(at) && at !== 32 && !isBeside(at, 32))!;
    const held = await inHand(page);
    await ada.press(square(page, far));
    // Refused: it comes back into the hand.
    await page.getByText("Place it next to your ship.").first().waitFor();
    await expect.poll(() => inHand(page)).toBe(held);
    await ada.press(square(page, 36));
    await page.locator("[data-hand='0']").waitFor();

    const joined = await drawOne(page, isCabin);
    expect(joined.filter((at) => !isBeside(at, 32) && !isBeside(at, 36))).toEqual([]);
    await page.keyboard.press("Backspace");
    await page.locator("[data-hand='0']").waitFor();
    // A cabin in each half: the weaker half's engines count, and all crew.
    for (const half of [isLeft, isRight]) await buildOne(ada, isCabin, half);
    const counted = (what: string) => page.locator(`.counts [data-count='${what}']`).textContent();
    await expect.poll(() => counted("crew")).toBe("4");
    expect(await counted("engines")).toBe("1");
    await ada.accessible();
    await ada.picture("galaxy-trucker-twin-building-1280");
    await finish(ada);

    const withdraw = page.getByRole("button", { name: "Withdraw the left half" });
    let withdrawn = false;
    while ((await page.locator(RECEIPT).count()) === 0) {
      if (!withdrawn && (await withdraw.isVisible())) {
        await ada.accessible();
        await ada.picture("galaxy-trucker-twin-flight-1280");
        withdrawn = await withdraw
          .click({ timeout: 2000 })
          .then(() => true)
          .catch(() => false);
        await page.getByText(/the left half leaves the flight/).waitFor();
      } else await answer(ada);
      await page.waitForTimeout(80);
    }
    expect(withdrawn).toBe(true);
    // What is left of the ship stands in one half.
    await page.getByText(/Richest trucker|Nobody made a profit/).waitFor();
    await ada.picture("galaxy-trucker-twin-receipt-1280", { full: true });
  });
});
