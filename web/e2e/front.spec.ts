import { expect, it } from "vitest";
import { stage } from "./harness";

stage("the house front", ({ visit }) => {
  it("asks for a name once, lists a table, and lets others find, join and continue it", async () => {
    const ada = await visit();
    await ada.go("/toy");
    await ada.accessible();
    await ada.press(ada.page.getByRole("button", { name: "Create a table" }));
    // The cursor is in the field, and Enter creates the table.
    await ada.page.getByLabel("Your name").waitFor();
    await ada.page.keyboard.type("Ada");
    await ada.page.keyboard.press("Enter");
    await ada.page.locator("section.start").waitFor();
    const bo = await visit({ storage: { "hangar.name": "Bo" } });
    await bo.go("/");
    await bo.page.getByText("No open tables right now.").waitFor();
    await ada.page.getByRole("switch", { name: /List publicly/ }).check({ force: true });
    await ada.accessible();
    const found = bo.page.getByRole("link", { name: /Hosted by Ada/ });
    await expect
      .poll(async () => {
        await bo.go("/");
        await bo.page.getByRole("heading", { name: "Open tables" }).waitFor();
        return found.count();
      })
      .toBe(1);
    await bo.accessible();
    await bo.press(found);
    // A remembered name is not asked for again.
    await bo.press(bo.page.getByRole("button", { name: "Sit here" }).first());
    await bo.page.getByText("Listed publicly").waitFor();
    await bo.page.getByRole("button", { name: "I’m ready" }).waitFor();
    await bo.go("/toy");
    const mine = bo.page.getByRole("region", { name: "Continue" }).getByRole("link");
    await expect.poll(() => mine.innerText()).toContain("3 rounds");
    // A table where the player has a seat is not offered again.
    expect(await found.count()).toBe(0);
    await bo.fits();
    await bo.press(mine);
    await bo.page.locator("section.start").waitFor();
  });

  it("plays alone in one click, without a name", async () => {
    const visitor = await visit();
    await visitor.go("/space-alert");
    await visitor.accessible();
    await visitor.press(visitor.page.getByRole("button", { name: "Play alone now" }));
    await visitor.page.waitForURL(/\/t\//);
    await visitor.page.getByRole("timer").first().waitFor();
    // The table is listed with its game and mission.
    await visitor.go("/");
    await visitor.page
      .getByRole("link", { name: /Space Alert · Random mission/ })
      .first()
      .waitFor();
  });

  it("redirects the addresses of earlier versions with their rest, query and hash", async () => {
    const visitor = await visit();
    await visitor.go("/learn/ship/5?x=1#y");
    await expect.poll(() => visitor.page.url()).toContain("/space-alert/learn/ship/5?x=1#y");
    await visitor.go("/logbook");
    await expect.poll(() => new URL(visitor.page.url()).pathname).toBe("/space-alert/logbook");
  });

  it("says plainly that a game does not exist", async () => {
    const visitor = await visit();
    await visitor.go("/no-such-game");
    await expect.poll(() => visitor.page.locator("h1").innerText()).toBe("Page not found");
  });
});
