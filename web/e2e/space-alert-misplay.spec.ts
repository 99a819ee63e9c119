import { expect, it } from "vitest";
import { stage, type Visitor } from "./harness";
import { embark, goOn, placeFirst, slot } from "./space-alert-steps";

const FIVE = {
  mission: { kind: "script", id: "mission-1" },
  misplay: true,
  five: true,
  skip_briefing: true,
  roles: { captain: 0, communications: 1, security: 1 },
  seed: "4",
};

/** The turn whose cards lie open. */
const turnOf = async ({ page }: Visitor) =>
  Number(/^Turn (\d+)$/.exec(await page.locator("h1").innerText())?.[1] ?? Number.NaN);

// The first phase does not end before they have planned.
stage("Cards revealed turn by turn", { stops: [120] }, (set) => {
  it("are put right by the one who misplaced them, in a crew of five with androids", async () => {
    const ada = await set.visit({ width: 1440, height: 900 });
    const bo = await set.visit({ width: 390, height: 844, touch: true });
    const crew = [ada, bo] as const;
    await embark(crew, ["Ada", "Bo"], FIVE);

    // Two people and three androids; the two of them plan something for the same turn.
    for (const number of [1, 2, 3]) await placeFirst(ada.page, 0, number);
    await placeFirst(bo.page, 1, 3);
    const under = /(\S+) below/.exec((await slot(ada.page, 0, 3).getAttribute("aria-label")) ?? "")?.[1] ?? "?";
    for (const android of [2, 3, 4]) await slot(ada.page, android, 12).waitFor();
    // A number of two figures stands on one line, however narrow its slot is.
    const heights = await ada.page
      .locator("[data-number]")
      .evaluateAll((numbers) => numbers.map((number) => number.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(24);
    await ada.picture("space-alert-five-1440");

    // On to the last minute, in which a crew may end the mission. There the clock stands: nobody is hurried over their cards.
    const cards = ({ page }: Visitor) => page.getByRole("region", { name: "Misplayed card" });
    for (const visitor of crew) visitor.willLoseServer();
    await set.server.kill();
    await set.server.start({ speed: 60, stops: [550] });
    await goOn(ada);
    for (const visitor of crew) await visitor.press(visitor.page.getByRole("button", { name: /^End planning/ }));
    await cards(ada).waitFor();

    // Before that turn all is as Ada meant it; a turn in which nobody has a card is passed over.
    for (let turn = await turnOf(ada); turn < 3; turn = await turnOf(ada)) {
      await cards(bo).getByText("Waiting for Ada.").waitFor();
      await cards(ada).getByRole("button", { name: "Keep it" }).click();
      await ada.page.getByRole("heading", { name: `Turn ${turn}`, exact: true }).waitFor({ state: "hidden" });
    }
    // Both have a card: Bo meant it, Ada had it the wrong way round. Their films stand where the crew is.
    await cards(bo).getByRole("button", { name: "Keep it" }).waitFor();
    for (const { page } of crew) {
      const place = page.getByRole("slider", { name: "Position" });
      await expect.poll(() => place.getAttribute("aria-valuetext")).toMatch(/step (\d+) of \1\b/);
    }
    await ada.accessible();
    await ada.picture("space-alert-oops-1440");
    // On a low screen too the whole film stands under the question: its controls need no scrolling.
    await ada.page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(() => ada.page.evaluate(() => document.documentElement.scrollHeight)).toBe(720);
    const controls = await ada.page.getByRole("group", { name: "Replay controls" }).boundingBox();
    expect((controls?.y ?? 720) + (controls?.height ?? 0)).toBeLessThanOrEqual(720);
    const ship = await ada.page.locator("svg.board").boundingBox();
    expect(ship?.height).toBeGreaterThan(300);
    await ada.picture("space-alert-oops-1280");
    await ada.page.setViewportSize({ width: 1440, height: 900 });
    await bo.fits();
    await bo.accessible();
    await bo.picture("space-alert-oops-390");
    // On a phone the question is short: the ship with its trajectories stands between it and the film's controls.
    const heightOf = async () => (await cards(bo).boundingBox())?.height;
    const choices = cards(bo).getByRole("button");
    const misses = () =>
      choices.evaluateAll((all) =>
        all
          .map((button) => button.getBoundingClientRect())
          .filter(
            ({ width, height, right, bottom }) =>
              Math.min(width, height) < 43.5 || right > innerWidth || bottom > innerHeight,
          )
          .map(({ width, height }) => `${width} x ${height}`),
      );
    await expect.poll(heightOf).toBeLessThanOrEqual(200);
    await expect.poll(misses).toEqual([]);
    const hidden = () =>
      bo.page.evaluate(() => {
        const [ship, deck] = ["svg.board", ".deck"].map((what) =>
          document.querySelector(what)?.getBoundingClientRect(),
        );
        // The clock of this test stands, which is said above everything.
        const note = document.querySelector(".banner")?.getBoundingClientRect().height ?? 0;
        return ship && deck ? Math.max(0, ship.bottom - note - deck.top) : Infinity;
      });
    await expect.poll(hidden).toBeLessThanOrEqual(1);
    await bo.page.setViewportSize({ width: 740, height: 360 });
    await expect.poll(heightOf).toBeLessThanOrEqual(110);
    await expect.poll(misses).toEqual([]);
    await bo.fits();
    await bo.picture("space-alert-oops-740");
    await bo.page.setViewportSize({ width: 390, height: 844 });
    await cards(bo).getByRole("button", { name: "Keep it" }).tap();
    await cards(bo).getByText("Waiting for Ada.").waitFor();
    await bo.picture("space-alert-oops-waiting-390");
    // The button says what the half underneath is; nobody else reads it.
    expect(await cards(bo).getByText(/Oops/).count()).toBe(0);
    await cards(ada)
      .getByRole("button", { name: new RegExp(`^I meant (.* )?${under}( \\(.+\\))?$`) })
      .click();

    for (const { page } of crew)
      await page.getByRole("heading", { name: /^(Mission complete|Ship lost in turn)/ }).waitFor();
    await ada.page
      .getByText(/Ada misplayed/)
      .first()
      .waitFor({ state: "attached" });
    await ada.picture("space-alert-put-right-1440");
  });
});
