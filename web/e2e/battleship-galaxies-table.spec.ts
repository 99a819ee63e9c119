import { expect, it } from "vitest";
import { actions, button, CLOSE_COMBAT, fillWithBots, map, newTable, takeFirstPlace, untilPhase } from "./battleship";
import { stage } from "./harness";
import { PATIENCE } from "./patience";
import { createTable, joinTable } from "./people";

stage("Battleship Galaxies at the table", ({ visit }) => {
  it("two people play mission 1 to its end, one of them after a reload, and watch it again", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit();
    const code = await createTable(
      ada,
      newTable({ battle: { kind: "mission", number: 1, variant: "m1_simple" } }),
      "Ada",
    );
    await joinTable(bo, code, "Bo");
    await bo.page.getByRole("button", { name: "I’m ready" }).click();
    await ada.page.getByRole("button", { name: "Start game" }).click();
    await map(ada).waitFor();

    // Ada launches a ship and moves it; Bo launches nothing and has lost at the end of round 2 (BG-22.1, BG-22.4).
    let launched = false;
    const over = (): Promise<boolean> => ada.page.getByRole("region", { name: "Result" }).isVisible();
    const begun = Date.now();
    while (!(await over()) && Date.now() - begun < PATIENCE) {
      for (const visitor of [ada, bo]) {
        const text = await actions(visitor).innerText();
        if (
          visitor === ada &&
          !launched &&
          /^Deploy phase/.test(text) &&
          (await button(ada, /^Launch ISN Torrent/).isVisible())
        ) {
          await button(ada, /^Launch ISN Torrent/).click();
          await takeFirstPlace(ada);
          await ada.page.getByRole("article").filter({ hasText: "ISN Torrent" }).first().waitFor();
          launched = true;
          await ada.picture("battleship-launched");
          await ada.accessible();
          await bo.page.reload();
          await map(bo).waitFor();
          expect(await bo.page.getByRole("region", { name: "Intergalactic Space Navy" }).innerText()).toContain(
            "ISN Torrent",
          );
        }
        const on = button(visitor, /^(Continue to|End turn|I go first)/).first();
        if (await on.isVisible()) await on.click({ timeout: 1000 }).catch(() => undefined);
      }
    }
    await ada.page.getByRole("heading", { name: "You won" }).waitFor();
    await bo.page.getByRole("heading", { name: "You lost" }).waitFor();
    await ada.page.getByRole("button", { name: "Rematch" }).waitFor();

    await ada.go(`/replay/${code}`);
    await map(ada).waitFor();
    await ada.page.keyboard.press("End");
    const log = ada.page.getByRole("list", { name: "Log" });
    await expect.poll(() => log.innerText(), { timeout: PATIENCE }).toContain("ISN Torrent launched");
    await log.getByRole("button", { name: "BG-9.1" }).first().click();
    await log.getByText("launch any number of his ship cards").waitFor();
    await ada.picture("battleship-replay");
    await ada.accessible();
  });

  it("an attack opens a reaction window that only those who are asked see, and can be passed", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit();
    const eve = await visit();
    const code = await createTable(ada, newTable(CLOSE_COMBAT), "Ada");
    await joinTable(bo, code, "Bo");
    await bo.page.getByRole("button", { name: "I’m ready" }).click();
    await ada.page.getByRole("button", { name: "Start game" }).click();
    await eve.go(`/t/${code}`);
    await untilPhase(ada, /Action phase/);
    const reaction = bo.page.getByRole("region", { name: "Reaction" });
    // Only a hit asks the other side. Five attacks on so large a ship do not all miss.
    const on = button(ada, /^(Activate |End movement|Attack ISN Everest|End activation|Give up)/).first();
    await expect
      .poll(
        async () => {
          if (await reaction.isVisible()) return true;
          if (await on.isVisible()) await on.click({ timeout: 1000 }).catch(() => undefined);
          return false;
        },
        { timeout: PATIENCE, interval: 200 },
      )
      .toBe(true);
    // The target's grid is open for everybody, with the cell that was rolled.
    await ada.page.getByRole("img", { name: "Target grid of ISN Everest" }).waitFor();
    await bo.picture("battleship-reaction");
    await bo.accessible();
    expect(await eve.page.getByRole("region", { name: "Reaction" }).count()).toBe(0);
    expect(await eve.page.getByRole("region", { name: "My cards" }).count()).toBe(0);
    await reaction.getByRole("button", { name: "Pass" }).click();
    await reaction.waitFor({ state: "detached" });
    // The attack is over, or the next one can be made.
    await expect.poll(() => actions(ada).innerText(), { timeout: PATIENCE }).toMatch(/Attack|Action phase/);
    await ada.page.getByRole("button", { name: "Log" }).click();
    await expect
      .poll(() => ada.page.getByRole("list", { name: "Log" }).innerText(), { timeout: PATIENCE })
      .toMatch(/fires at ISN Everest/);
  });

  it("mission 4 seats four players in two teams", async () => {
    const ada = await visit({ width: 1280, height: 720 });
    await createTable(ada, newTable({ battle: { kind: "mission", number: 4, variant: null } }), "Ada");
    expect(await ada.page.getByText("Intergalactic Space Navy").count()).toBeGreaterThan(1);
    await fillWithBots(ada);
    await ada.page.getByRole("button", { name: "Start game" }).click();
    // The first of a team hands in the deck that the team shares.
    await ada.page.getByText("This list can be handed in.").waitFor();
    await ada.page.getByRole("button", { name: "Hand in" }).click();
    await map(ada).waitFor();
    await expect.poll(() => actions(ada).innerText(), { timeout: PATIENCE }).toContain("Place the ships");
    await takeFirstPlace(ada);
    const own = ada.page.getByRole("region", { name: "Intergalactic Space Navy" });
    await own.getByRole("article").filter({ hasText: "ISN Torrent" }).waitFor();
    expect(await own.getByRole("heading", { level: 2 }).count()).toBe(2);
    await ada.picture("battleship-mission-4");
    await ada.fits();
  });
});
