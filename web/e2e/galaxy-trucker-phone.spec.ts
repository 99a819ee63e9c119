import { expect, it } from "vitest";
import { stage } from "./harness";
import { RecordedTable, truckerPositions } from "./recorded-table";

/** The least width and height of something that a finger presses, in pixels, less the rounding of a browser. */
const FINGER_PX = 43.5;

stage("Questions of Galaxy Trucker on a phone", (set) => {
  it.each([390, 360])("have squares for fingers and a whole title at %i px", async (width) => {
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
        const title = document.querySelector("h1 > span");
        return {
          // Steps of an intruder have their own buttons; the ship is shown whole then.
          least: document.querySelector(".walk") ? null : Math.min(...squares.map((one) => one.width)),
          cut: (title?.getBoundingClientRect().right ?? Infinity) > innerWidth,
          wide: document.documentElement.scrollWidth - innerWidth,
        };
      });
      if (seen.least !== null && seen.least < FINGER_PX) wrong.push(`${position.name}: squares of ${seen.least} px`);
      if (seen.cut) wrong.push(`${position.name}: the title is cut`);
      if (seen.wide > 0) wrong.push(`${position.name}: ${seen.wide} px too wide`);
    }
    expect(wrong).toEqual([]);
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
