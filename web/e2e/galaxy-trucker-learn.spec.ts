import { expect, it } from "vitest";
import { stage } from "./harness";

/** The number of a square of the small ship from its printed column and row. */
const at = (column: number, row: number): string => `[data-square="${(row - 4) * 10 + column - 3}"]`;

stage("Learning Galaxy Trucker", (set) => {
  it("lets the engine check what was built, decided and loaded, and says what went wrong", async () => {
    const ada = await set.visit({ width: 1280, height: 800 });
    const { page } = ada;
    const put = async (tile: string, turns: number, column: number, row: number): Promise<void> => {
      await page
        .getByRole("button", { name: `Take: ${tile}`, exact: true })
        .first()
        .click();
      for (let turn = 0; turn < turns; turn++) await page.keyboard.press("r");
      await page.locator(at(column, row)).click();
    };
    const check = () => page.getByRole("button", { name: "Check my ship" }).click();
    const passed = page.getByText("Passed", { exact: true });

    await ada.go("/galaxy-trucker/learn");
    expect(await page.getByRole("main").getByRole("listitem").count()).toBe(11);
    await ada.accessible();
    await ada.picture("galaxy-trucker-learn-1280", { full: true });

    // A cannon in front of the other, sideways engines: the hints name the mistakes, and moving the parts mends them.
    await ada.go("/galaxy-trucker/learn/engines");
    await put("engine", 1, 7, 8);
    await check();
    await page.getByText("The exhaust of an engine must point down").waitFor();
    await page.getByText("two cannons, both pointing up").waitFor();
    await ada.accessible();
    await page.locator(at(7, 8)).click();
    for (let turn = 0; turn < 3; turn++) await page.getByRole("button", { name: "Turn R" }).click();
    await page.locator(at(7, 8)).click();
    await put("structural module", 2, 6, 7);
    await put("engine", 0, 6, 8);
    await put("cannon", 0, 7, 6);
    await put("cannon", 0, 8, 7);
    await check();
    await passed.waitFor();
    await ada.picture("galaxy-trucker-lesson-1280");

    // A wrong decision is shown, explained and can be changed.
    await ada.go("/galaxy-trucker/learn/shields");
    await page.getByRole("button", { name: "The first large one and the small one" }).click();
    await page.getByText("the double cannon is gone").waitFor();
    expect(await passed.count()).toBe(0);
    await page.getByRole("button", { name: "Both large ones" }).click();
    await passed.waitFor();

    await ada.go("/galaxy-trucker/learn/selling");
    await page.getByRole("button", { name: "Fly home and sell" }).click();
    await page.getByText("Sold for 0 credits. 7 are possible.").waitFor();
    await page.locator(at(8, 7)).click();
    await page.locator(at(6, 7)).click();
    await page.locator(at(6, 7)).click();
    await page.getByRole("button", { name: "Fly home and sell" }).click();
    await passed.waitFor();

    // The first flight: no hourglass, three opponents.
    await page.getByRole("button", { name: "Fly your first flight" }).click();
    await page.getByRole("heading", { level: 1, name: /Class I/ }).waitFor();
    expect(await page.locator(".rivals li").count()).toBe(3);
    expect(await page.getByRole("timer", { name: "Time left in the hourglass" }).count()).toBe(0);
  });

  it("teaches boosters, the support team and the twin ship, by keyboard too", async () => {
    const ada = await set.visit({ width: 1280, height: 800 });
    const { page } = ada;
    const passed = page.getByText("Passed", { exact: true });
    await ada.go("/galaxy-trucker/learn/boosters");
    await page.getByRole("button", { name: "The one pointing left" }).click();
    await page.getByText("3 against 4, and the cannon is gone anyway").waitFor();
    expect(await passed.count()).toBe(0);
    await page.getByRole("button", { name: "The one pointing forward" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("goods for 5 credits").waitFor();
    await passed.waitFor();
    await ada.picture("galaxy-trucker-lesson-boosters-1280");

    await ada.go("/galaxy-trucker/learn/team");
    await ada.accessible();
    await page.getByRole("button", { name: "Hire the Plumber" }).click();
    await page.getByText("Goods sold for 5.").waitFor();
    await page.getByRole("button", { name: "Hire the Smuggler" }).click();
    await page.getByText("Goods sold for 7").waitFor();
    await passed.waitFor();
    await ada.picture("galaxy-trucker-lesson-team-1280");

    // The two halves have a board of their own, with columns 3 to 6 and 8 to 11.
    const square = (column: number, row: number) => page.locator(`[data-square="${(row - 5) * 10 + column - 3}"]`);
    const turn = async (): Promise<void> => {
      for (let quarter = 0; quarter < 2; quarter++) await page.keyboard.press("r");
    };
    const put = async (tile: string, column: number, row: number, turns = false): Promise<void> => {
      const taken = page.getByRole("button", { name: `Take: ${tile}`, exact: true }).first();
      await taken.focus();
      await page.keyboard.press("Enter");
      if (turns) await turn();
      await square(column, row).focus();
      await page.keyboard.press("Enter");
    };
    const check = () => page.getByRole("button", { name: "Check my ship" }).click();
    await ada.go("/galaxy-trucker/learn/twin");
    await put("cabin", 4, 6);
    await put("engine", 4, 7);
    await put("battery", 3, 6, true);
    await put("cabin", 9, 6);
    await put("double cannon", 9, 5);
    await check();
    await page.getByText("put one engine into each half").waitFor();
    await page.getByText("needs the battery in its own half").waitFor();
    await ada.accessible();
    await put("engine", 9, 7);
    await square(3, 6).click();
    await turn();
    await square(10, 6).click();
    await check();
    await passed.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await ada.fits();
    await ada.picture("galaxy-trucker-lesson-twin-390");
  });
});
