import { expect, it } from "vitest";
import { stage } from "./harness";
import { RecordedTable, truckerPositions } from "./recorded-table";

/** The least width and height of something that a finger presses, in pixels, less the rounding of a browser. */
const FINGER_PX = 43.5;

stage("Questions of Galaxy Trucker on a phone", (set) => {
  it.each([390, 360])("have squares for fingers, a whole title and their buttons in sight at %i px", async (width) => {
    const visitor = await set.visit({ width, height: 780, language: "fr", touch: true });
    const { page } = visitor;
    const table = new RecordedTable(page, "galaxy-trucker", visitor.base);
    await table.open();
    const wrong: string[] = [];
    for (const position of truckerPositions()) {
      await table.show(position);
      await page.locator("[data-question]").waitFor();
      const seen = await page.evaluate(() => {
        const squares = [...document.querySelectorAll(".mine [data-square]")].map((one) => one.getBoundingClientRect());
        const right = (selector: string): number =>
          Math.max(0, ...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().right));
        const buttons = [...document.querySelectorAll("[data-question] .button")];
        const lowest = Math.max(0, ...buttons.map((one) => one.getBoundingClientRect().bottom));
        return {
          // Steps of an intruder have their own buttons; the ship is shown whole then.
          least: document.querySelector(".walk") ? null : Math.min(...squares.map((one) => one.width)),
          cut: Math.max(right("h1 > span"), right(".roads button")) > innerWidth,
          // Cards to choose from may be scrolled; a flight fits.
          low: document.querySelector(".offer") || lowest <= innerHeight ? 0 : lowest - innerHeight,
          wide: document.documentElement.scrollWidth - innerWidth,
        };
      });
      if (seen.least !== null && seen.least < FINGER_PX) wrong.push(`${position.name}: squares of ${seen.least} px`);
      if (seen.cut) wrong.push(`${position.name}: the title or Rough Roads are cut`);
      if (seen.low > 0) wrong.push(`${position.name}: a button is ${seen.low} px below the window`);
      if (seen.wide > 0) wrong.push(`${position.name}: ${seen.wide} px too wide`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([390, 360])("show the receipts of five at %i px", async (width) => {
    const visitor = await set.visit({ width, height: 780, language: "fr", theme: "light", touch: true });
    const { page } = visitor;
    const table = new RecordedTable(page, "galaxy-trucker", visitor.base);
    await table.open();
    const two = truckerPositions().find(({ name }) => name === "continue")!;
    const view = two.view as unknown as { players: object[]; ships: object[]; receipts: object[][] };
    const five = <Item>(list: readonly Item[], of: (item: Item, at: number) => Item): Item[] =>
      [0, 1, 2, 3, 4].map((at) => of(list[at % list.length]!, at));
    await table.show({
      ...two,
      view: {
        ...two.view,
        players: five(view.players, (player, ship) => ({ ...player, ship })),
        ships: five(view.ships, (ship) => ship),
        receipts: view.receipts.map((flight) => five(flight, (receipt, ship) => ({ ...receipt, ship }))),
      } as (typeof two)["view"],
    });
    await page.locator(".receipt thead th").nth(5).waitFor();
    const widest = await page.locator(".receipt tr > *").evaluateAll((cells) => ({
      right: Math.max(...cells.map((cell) => cell.getBoundingClientRect().right)),
      over: cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    }));
    expect(widest.right).toBeLessThanOrEqual(width);
    expect(widest.over).toEqual([]);
    await visitor.fits();
    await visitor.accessible();
    await visitor.picture(`galaxy-trucker-five-receipt-${width}`, { full: true });
  });

  it("show an enlarged ship where it matters, and whole on demand", async () => {
    const visitor = await set.visit({ width: 390, height: 844, touch: true });
    const { page } = visitor;
    const table = new RecordedTable(page, "galaxy-trucker", visitor.base);
    await table.open();
    const repair = truckerPositions().find(({ name }) => name === "repair")!;
    await table.show(repair);
    const room = page.locator(".flight > .mine div.room");
    const ends = await room.evaluate((element) => [element.scrollLeft, element.scrollWidth - element.clientWidth]);
    expect(ends[1]).toBeGreaterThan(50);
    // The ship spans the board: its middle is in sight, not its left edge.
    await expect.poll(() => room.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    // A square beyond the edge comes into sight and can be pressed.
    const last = page.locator(".mine [data-square]").last();
    await last.tap();
    await expect.poll(() => last.getAttribute("aria-pressed")).toBe("true");
    await visitor.accessible();
    await visitor.picture("galaxy-trucker-phone-enlarged-390");
    await page.getByRole("button", { name: "Show the whole ship" }).tap();
    await expect.poll(() => room.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.getByRole("button", { name: "Enlarge the ship" }).waitFor();
    await visitor.picture("galaxy-trucker-phone-whole-390");
  });
});
