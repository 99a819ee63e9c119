import { expect, it } from "vitest";
import { stage } from "./harness";
import { buildOne, draw, finish, fits, inHand, launchTable, square } from "./galaxy-trucker-steps";

const SETUP = { flights: ["first"], pace: "untimed", aids: "errors" };
/** The square right of the starting cabin. */
const RIGHT = 35;

stage("Building a ship in Galaxy Trucker", (set) => {
  it("is shared by two: one tile goes to one of them, and a reload keeps everything", async () => {
    const ada = await set.visit({ width: 1440, height: 900 });
    const bo = await set.visit({ width: 1280, height: 720 });
    const code = await launchTable([ada, bo], ["Ada", "Bo"], SETUP);
    await ada.page.getByText("Draw a component, then place it").waitFor();

    // What Ada gives back, both want. Exactly one gets it, and the other is told why not.
    await draw(ada.page);
    const tile = await inHand(ada.page);
    await ada.page.keyboard.press("Backspace");
    const offers = [ada, bo].map(({ page }) => page.locator(`[data-tile="${tile}"]`));
    await Promise.all(offers.map((offer) => offer.waitFor()));
    // Both press at the same moment of the clock. On a busy machine the tile may be gone before the second press.
    const at = Date.now() + 300;
    const pressed = await Promise.all(
      offers.map((offer) =>
        offer.evaluate(async (element: HTMLElement, at) => {
          await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
          const wasThere = element.isConnected;
          element.click();
          return wasThere;
        }, at),
      ),
    );
    for (const [n, { page }] of [ada, bo].entries()) {
      if (!pressed[n]) continue;
      const gone = page.getByText("Somebody else took it.");
      await gone
        .or(page.locator(`[data-hand="${tile}"]`))
        .first()
        .waitFor();
    }
    await expect
      .poll(async () => [await inHand(ada.page), await inHand(bo.page)].sort((a, b) => a - b))
      .toEqual([0, tile]);
    const winner = (await inHand(ada.page)) === tile ? ada : bo;
    await winner.page.keyboard.press("Backspace");
    await winner.page.locator("[data-hand='0']").waitFor();

    // Bo builds, holds a tile, and reloads in the middle of it.
    const placed = await buildOne(bo);
    await draw(bo.page);
    const held = await inHand(bo.page);
    await bo.page.reload();
    await bo.page.locator(`[data-hand="${held}"]`).waitFor();
    expect(await square(bo.page, placed).count()).toBe(0);
    await bo.page.keyboard.press("Backspace");

    // A look at the cards, and a spectator who sees no hand.
    await bo.page.keyboard.press("1");
    const pile = bo.page.getByRole("dialog", { name: "Pile 1" });
    await pile.getByRole("article").first().waitFor();
    await ada.page.getByText("Looks at pile 1").waitFor();
    await pile.getByRole("button", { name: "Put back" }).click();
    const cy = await set.visit({ language: "fr" });
    await cy.go(`/t/${code}`);
    await cy.page.getByText("Vous voyez le vaisseau de Ada.").waitFor();
    expect(await inHand(cy.page)).toBe(0);
    await cy.press(cy.page.locator(".rivals li").filter({ hasText: "Bo" }).getByRole("button"));
    await cy.page.getByText("Vous voyez le vaisseau de Bo.").waitFor();

    for (const visitor of [ada, bo, cy]) {
      await visitor.accessible();
      await visitor.fits();
    }
    await ada.picture("galaxy-trucker-building-1440");
    await bo.picture("galaxy-trucker-building-1280");
  });

  it("shows a move at once, 300 ms away from the server, and takes it back with the reason", async () => {
    const ada = await set.visit({ width: 1440, height: 900 });
    await ada.page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => void setTimeout(() => server.send(message), 150));
      server.onMessage((message) => void setTimeout(() => socket.send(message), 150));
    });
    const bo = await set.visit();
    await launchTable([ada, bo], ["Ada", "Bo"], SETUP);
    await ada.page.getByText("Draw a component, then place it").waitFor();
    const { page } = ada;

    // The hand is full before the tile is known, and the tile lies on the board before the server has heard of it.
    await page.keyboard.press(" ");
    expect(await inHand(page)).not.toBe(0);
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>("[data-hand]")?.dataset.hand) > 0);
    // A tile that joins the cabin, turned so that it does.
    for (let turn = 1; !(await fits(page, RIGHT)); turn++) {
      await page.keyboard.press("r");
      if (turn % 4 !== 0) continue;
      await page.keyboard.press("Backspace");
      await draw(page);
    }
    const drawn = await inHand(page);
    await square(page, RIGHT).focus();
    const before = await page.evaluate(() => {
      const began = performance.now();
      document.querySelector<HTMLElement>('.mine [data-square="35"]')?.click();
      return new Promise<number>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began))),
      );
    });
    expect(await inHand(page)).toBe(0);
    expect(before).toBeLessThan(250);
    // Lifted and put where no ship is: shown, then refused, and back in the hand.
    await page.keyboard.press("u");
    expect(await inHand(page)).toBe(drawn);
    await square(page, 52).click();
    expect(await inHand(page)).toBe(0);
    await page.getByText("Place it next to your ship.").waitFor();
    await page.locator(`[data-hand="${drawn}"]`).waitFor();
  });

  it("needs only a keyboard, or only a thumb, in French too", async () => {
    const ada = await set.visit({ width: 1280, height: 720, theme: "light" });
    const bo = await set.visit({ width: 390, height: 844, touch: true });
    await launchTable([ada, bo], ["Ada", "Bo"], SETUP);
    await ada.page.getByText("Draw a component, then place it").waitFor();

    // Arrow keys move over the board, Enter places.
    await draw(ada.page);
    const tile = await inHand(ada.page);
    for (let tabs = 0; tabs < 40 && (await ada.page.locator("[data-square]:focus").count()) === 0; tabs++)
      await ada.page.keyboard.press("Tab");
    const marked = await ada.page.evaluate(() => document.querySelectorAll("rect.mark.legal").length);
    const at = () => ada.page.locator("[data-square]:focus").getAttribute("data-square");
    const first = await at();
    await ada.page.keyboard.press("ArrowRight");
    await ada.page.keyboard.press("ArrowUp");
    expect(await at()).not.toBe(first);
    expect(marked).toBeGreaterThanOrEqual(0);
    // To the left of the cabin, whatever way: turned until something joins.
    await square(ada.page, 33).focus();
    await ada.page.keyboard.press("Enter");
    await ada.page
      .locator("[data-hand='0']")
      .or(ada.page.getByText("No connector joins your ship here."))
      .first()
      .waitFor();
    if ((await inHand(ada.page)) === tile) await ada.page.keyboard.press("Backspace");
    await ada.accessible();
    await ada.picture("galaxy-trucker-building-light-1280");

    // On the phone: draw, turn, place and give back with buttons; the face-up tiles are a drawer.
    const { page } = bo;
    await bo.press(page.getByRole("button", { name: /^Draw/ }));
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>("[data-hand]")?.dataset.hand) > 0);
    await bo.press(page.getByRole("button", { name: "Turn", exact: true }));
    await bo.press(page.getByRole("button", { name: "Give back" }));
    await bo.press(page.getByRole("button", { name: /^Face-up/ }));
    await bo.press(page.locator(".stock [data-tile]").first());
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>("[data-hand]")?.dataset.hand) > 0);
    await bo.press(page.getByRole("button", { name: "Set aside" }));
    await page.getByRole("button", { name: /^Take from the set-aside places/ }).waitFor();
    await bo.fits();
    await bo.accessible();
    await bo.picture("galaxy-trucker-building-390");
    await page.setViewportSize({ width: 360, height: 740 });
    await bo.fits();

    // What is asked cannot be undone, so it takes two presses.
    await finish(bo);
    await page.getByText("Finished. You fly as soon as everybody is.").waitFor();
  });
});
