import { expect, test } from "vitest";
import { stage } from "./harness";
import { flyPlan, openShip, recorded } from "./space-alert-steps";

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
    // One that comes home has jumped, and shows what it took: twelve damage.
    await ada.go(recorded("heroic-0016"));
    await page.locator("svg.board").waitFor();
    expect(await page.locator("svg.board .scar").count()).toBe(0);
    await page.keyboard.press("End");
    await page.locator("svg.board.jumped").waitFor();
    expect(await page.locator("svg.board .scar").count()).toBe(12);
    await ada.picture("board-home-1440");
  });

  test.each([
    [1440, 900],
    [1280, 720],
  ] as const)(
    "leaves every control of a flown mission in sight, also under a what-if: %i x %i",
    async (width, height) => {
      const ada = await visit({ width, height });
      const { page } = ada;
      await openShip(ada, { mission: { kind: "script", id: "test-run-1" }, pace: "untimed", skip_briefing: true });
      await page.getByRole("button", { name: "Start game" }).click();
      await flyPlan(ada);
      await page.getByRole("region", { name: "Debriefing" }).waitFor();
      await ada.accessible();
      await ada.picture(`board-debrief-${width}`);
      const film = page.getByRole("button", { name: "Flight replay" });
      await film.click();
      const boxes = () =>
        page.evaluate(() =>
          [".whatif-answer", "svg.board", ".subtitle", ".timeline", ".controls", "section.after"].flatMap((what) => {
            const box = document.querySelector(what)?.getBoundingClientRect();
            return box ? [{ what, top: Math.round(box.top), bottom: Math.round(box.bottom) }] : [];
          }),
        );
      const covered = async (): Promise<string[]> => {
        const all = await boxes();
        return all.flatMap(({ what, top, bottom }, index) => {
          const next = all[index + 1];
          if (top < 0 || bottom > height) return [`${what} is out of sight: ${top} to ${bottom}`];
          return next && next.top < bottom - 1 ? [`${next.what} covers ${what}`] : [];
        });
      };
      await expect.poll(covered).toEqual([]);
      await ada.picture(`board-flown-${width}`);
      // Asked in the black box, the answer switches to the other flight, marks the card, and leaves the controls where they were.
      await page.getByRole("button", { name: "Black box" }).click();
      await page
        .getByRole("table", { name: "Plan and outcome" })
        .getByRole("button", { name: /^Turn 1/ })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "A", exact: true }).click();
      const answer = page.getByRole("region", { name: "What if" });
      await answer.getByRole("button", { name: "What if", pressed: true }).waitFor();
      await film.click();
      await expect.poll(covered).toEqual([]);
      await ada.accessible();
      await ada.picture(`board-what-if-${width}`);
    },
  );
});
