import { expect, it } from "vitest";
import { stage, type Visitor } from "./harness";
import { answer, buildOne, finish, isEngine, launchTable } from "./galaxy-trucker-steps";

/** Members whose ability A can be used in any flight by one decision, the simplest first. */
const USEFUL = ["bureaucrat", "security_guard", "advertiser", "assembler", "deliveryman"];

/** Hires a useful member where one is offered, otherwise the first. Which one. */
async function hire({ page }: Visitor): Promise<string> {
  const offers = page.locator(".offer");
  await offers.first().waitFor();
  const members = await offers
    .locator("[data-member]")
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.member ?? ""));
  expect(members).toHaveLength(3);
  const wanted = USEFUL.find((member) => members.includes(member)) ?? members[0]!;
  const offer = offers.filter({ has: page.locator(`[data-member="${wanted}"]`) });
  await offer.getByRole("radio").click();
  await offer.getByRole("button", { name: "Hire" }).click();
  return wanted;
}

stage("A support team in Galaxy Trucker", (set) => {
  it("is hired in secret, shown together and used in its time", async () => {
    const ada = await set.visit({ width: 1440, height: 900 });
    const bo = await set.visit({ width: 390, height: 844, touch: true });
    const setup = { flights: ["first"], pace: "untimed", aids: "errors", support_team: "dealt" };
    await launchTable([ada, bo], ["Ada", "Bo"], setup);
    await bo.page.locator(".offer").first().waitFor();
    for (const visitor of [ada, bo]) {
      await visitor.accessible();
      await visitor.fits();
    }
    await ada.picture("galaxy-trucker-support-choose-1440");
    await bo.picture("galaxy-trucker-support-choose-390");

    const team = [await hire(ada)];
    // Until everybody has chosen nobody knows anything.
    await ada.page.getByText(/Waiting for/).waitFor();
    expect(await bo.page.getByRole("button", { name: "Support team" }).count()).toBe(0);
    team.push(await hire(bo));
    await bo.press(bo.page.getByRole("button", { name: "Support team" }));
    const teams = bo.page.getByRole("dialog");
    for (const member of team) await teams.locator(`[data-member="${member}"]`).waitFor();
    await bo.picture("galaxy-trucker-support-teams-390");
    await bo.page.keyboard.press("Escape");
    await teams.waitFor({ state: "hidden" });
    // The button has the focus again, and the space bar would press it instead of drawing a tile.
    await bo.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

    for (const visitor of [ada, bo]) {
      await buildOne(visitor, isEngine);
      await buildOne(visitor);
      await finish(visitor);
    }
    // Members are asked in their time; the flight begins after that.
    let used = 0;
    const useful = team.filter((member) => USEFUL.includes(member)).length;
    while ((await ada.page.locator(".route article").count()) === 0) {
      for (const visitor of [ada, bo]) {
        const { page } = visitor;
        const asked = page.locator('[data-question="use_members"]');
        if (!(await asked.isVisible())) {
          await answer(visitor, "use_members");
          continue;
        }
        // A Trader without a credit is asked, but cannot be used.
        const ability = asked.locator(".abilities .button:enabled").first();
        if (!(await ability.isVisible())) {
          await answer(visitor);
          continue;
        }
        if (used === 0) {
          await visitor.accessible();
          await visitor.picture(`galaxy-trucker-support-use-${visitor === ada ? 1440 : 390}`);
        }
        await ability.click();
        const aim = page.getByRole("dialog");
        await page.waitForTimeout(200);
        if (await aim.isVisible()) {
          const squares = aim.locator("[data-square]");
          for (let n = 0; n < Math.min(2, await squares.count()); n++) await squares.nth(n).click();
          await visitor.picture(`galaxy-trucker-support-aim-${visitor === ada ? 1440 : 390}`);
          // Some members find no target on these small ships.
          const confirm = aim.getByRole("button", { name: "Confirm" });
          const found = (await confirm.count()) > 0 && (await confirm.isEnabled());
          if (found) await confirm.click();
          else await page.keyboard.press("Escape");
          await aim.waitFor({ state: "hidden" });
          if (!found) {
            await answer(visitor);
            continue;
          }
        }
        used += 1;
      }
      await ada.page.waitForTimeout(150);
    }
    expect(used).toBeGreaterThanOrEqual(useful);
    await ada.fits();
  });
});
