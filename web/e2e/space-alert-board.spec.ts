import { expect, test } from "vitest";
import { stage } from "./harness";
import { recorded } from "./ship";

const SIZES = [
  [1440, 900],
  [1280, 720],
  [390, 844],
] as const;

stage("the board", ({ visit }) => {
  test.each(SIZES)("shows every threat above its own zone at %i x %i", async (width, height) => {
    const ada = await visit({ width, height, touch: width < 500 });
    await ada.go(recorded("solved-0024"));
    const { page } = ada;
    await page.locator("svg.board").waitFor();
    for (let turn = 0; turn < 6; turn++) await page.keyboard.press("Shift+ArrowRight");
    await page.locator("svg.board .token").first().waitFor();
    const { roof, tokens, squares } = await page.evaluate(() => {
      const box = (element: Element) => element.getBoundingClientRect();
      const rooms = [...document.querySelectorAll("svg.board path.room")].map(box);
      return {
        roof: Math.min(...rooms.map((room) => room.top)),
        tokens: [...document.querySelectorAll("svg.board .token .plate")].map(box).map(({ bottom }) => bottom),
        squares: [...document.querySelectorAll("svg.board .lane:not(.internal) .stop")].map(box).map((at) => at.bottom),
      };
    });
    expect(squares.length).toBeGreaterThan(5);
    for (const bottom of squares) expect(bottom).toBeLessThan(roof);
    expect(tokens.filter((bottom) => bottom < roof).length).toBeGreaterThan(0);
    await ada.fits();
    await ada.accessible();
    await ada.picture(`board-${width}`);
  });

  test("breaks apart before it is told that the ship is lost", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    await ada.go(recorded("heroic-0014"));
    const { page } = ada;
    await page.locator("svg.board").waitFor();
    expect(await page.locator("svg.board.wrecked").count()).toBe(0);
    await page.keyboard.press("End");
    await page.locator("svg.board.wrecked").waitFor();
    // Two verbs after a flight, and the controls of the film in sight.
    const replay = page.getByRole("button", { name: "Replay", exact: true }).first();
    await replay.waitFor();
    const controls = await page.getByRole("group", { name: "Replay controls" }).boundingBox();
    expect(controls && controls.y + controls.height).toBeLessThanOrEqual(900);
    await ada.picture("board-wrecked-1440");
  });
});
