import { expect, it } from "vitest";
import {
  actions,
  button,
  Captain,
  CLOSE_COMBAT,
  fillWithBots,
  giveUp,
  map,
  newTable,
  takeFirstPlace,
  untilPhase,
} from "./battleship-galaxies-steps";
import { stage } from "./harness";
import { PATIENCE } from "./patience";
import { createTable, joinTable } from "./lobby-steps";

stage("Battleship Galaxies at the table", (scene) => {
  const { visit } = scene;
  it("two people fight mission 1 to its end under a chess clock, and watch it again", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit();
    const eve = await visit();
    const code = await createTable(
      ada,
      newTable({
        battle: { kind: "mission", number: 1, variant: "m1_simple" },
        clock: { kind: "chess", seconds: 1800, increment: 10 },
      }),
      "Ada",
    );
    await joinTable(bo, code, "Bo");
    await bo.page.getByRole("button", { name: "I’m ready" }).click();
    await ada.page.getByRole("button", { name: "Start game" }).click();
    await map(ada).waitFor();
    const clocks = ada.page.getByRole("list", { name: "Clocks" }).getByRole("listitem");
    await expect.poll(async () => (await clocks.allInnerTexts()).join()).toMatch(/\d+:\d\d.*,.*\d+:\d\d/s);

    // A transport takes fighters along; the first move follows a way of one's own.
    const load = async (): Promise<void> => {
      await actions(ada).getByRole("checkbox", { name: "F-51 Blue Sparrows" }).check();
      await actions(ada).getByText("Hold: 3 of 3").waitFor();
    };
    const ownWay = async (): Promise<void> => {
      await button(ada, "Draw the route").click();
      // It was launched onto the first two spaces of the first row.
      for (const space of [2, 3]) {
        const box = await map(ada).locator(".spaces polygon").nth(space).boundingBox();
        await ada.page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      }
      await button(ada, /^Fly this route/).click();
      await expect.poll(() => actions(ada).innerText(), { timeout: PATIENCE }).not.toMatch(/Fly this route/);
    };
    const captains = [
      new Captain(ada, 0, "ISN Torrent", { launch: load, move: ownWay }),
      new Captain(bo, 1, "So Bwa Tet"),
    ];
    const both = (): boolean => captains.every(({ launched }) => launched);
    const over = (): Promise<boolean> => ada.page.getByRole("region", { name: "Result" }).isVisible();
    let looked = false;
    const begun = Date.now();
    // Bad dice can make a battle long: then Bo gives up.
    const fought = (): boolean => captains.every(({ attacks }) => attacks > 0);
    const tired = (): boolean => Date.now() - begun > (fought() ? PATIENCE / 3 : 2 * PATIENCE);
    while (!(await over()) && !tired()) {
      for (const captain of captains) {
        await captain.step();
        if (captain.attacks === 1 && !(await ada.page.getByRole("region", { name: "Attack" }).isVisible())) continue;
        if (captain.attacks === 1) await ada.picture("battleship-battle-1440");
      }
      if (looked || !both()) continue;
      looked = true;
      await ada.accessible();
      await ada.page.getByText("In the hold of ISN Torrent").waitFor();
      // One of the two is called, by the title of the window; a spectator never is.
      await eve.go(`/t/${code}`);
      await map(eve).waitFor();
      const titles = async () =>
        (await Promise.all([ada, bo, eve].map(({ page }) => page.title()))).map((title) => title[0] === "●");
      await expect.poll(async () => (await titles()).filter(Boolean).length).toBe(1);
      expect((await titles())[2]).toBe(false);
      // After a reload, and in a window that was never there, the log is whole.
      await bo.page.reload();
      await map(bo).waitFor();
      for (const { page } of [bo, eve]) {
        const open = page.getByRole("button", { name: "Log", exact: true });
        if (await open.isVisible()) await open.click();
        await page.getByRole("list", { name: "Log" }).getByText("ISN Torrent launched").waitFor();
      }
    }
    expect(fought()).toBe(true);
    if (!(await over())) await giveUp(bo);
    await ada.page.getByRole("heading", { name: /^You (won|lost)$/ }).waitFor();
    await bo.page.getByRole("heading", { name: /^You (won|lost)$/ }).waitFor();
    await eve.page.getByRole("heading", { name: /^(Ada|Bo) won$/ }).waitFor();
    await ada.page.getByRole("button", { name: "Rematch" }).waitFor();
    await ada.picture("battleship-over");

    await ada.go(`/replay/${code}`);
    await map(ada).waitFor();
    await ada.page.keyboard.press("End");
    const log = ada.page.getByRole("list", { name: "Log" });
    await expect.poll(() => log.innerText(), { timeout: PATIENCE }).toContain("ISN Torrent launched");
    expect(await log.innerText()).toMatch(/So Bwa Tet launched[^]*fires at[^]*(is destroyed|gives up)/);
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
    // Played over days, the table sleeps and comes back as it was.
    for (const visitor of [ada, bo, eve]) visitor.willLoseServer();
    await scene.server.kill();
    await ada.page.getByText("Connection lost.").waitFor();
    await scene.server.start();
    await ada.page.getByText("Connection lost.").waitFor({ state: "hidden" });
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
    await ada.page.getByText("This list is valid.").waitFor();
    await ada.page.getByRole("button", { name: "Submit list" }).click();
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
