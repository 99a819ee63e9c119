import { expect, it } from "vitest";
import { stage } from "./harness";
import { answer, buildOne, finish, isEngine, launchTable } from "./galaxy-trucker-steps";

const RECEIPT = ".receipt table";

stage("A flight in Galaxy Trucker", { speed: 4 }, (set) => {
  it("is flown by two, one of them away at the end, and can be seen again", async () => {
    const ada = await set.visit({ width: 1440, height: 900 });
    const bo = await set.visit({ width: 390, height: 844, touch: true });
    const code = await launchTable([ada, bo], ["Ada", "Bo"], { flights: ["first"], pace: "untimed", aids: "errors" });
    for (const visitor of [ada, bo]) {
      // Without an engine the first open space would be the end.
      await buildOne(visitor, isEngine);
      for (let tiles = 0; tiles < 3; tiles++) await buildOne(visitor);
      await finish(visitor);
    }
    let answers = 0;
    let shown = false;
    while ((await ada.page.locator(RECEIPT).count()) === 0) {
      for (const visitor of [ada, bo]) if (await answer(visitor)) answers += 1;
      if (!shown && (await ada.page.locator(".route article").count()) > 0) {
        shown = true;
        await ada.accessible();
        await bo.fits();
        await ada.picture("galaxy-trucker-flight-1440");
        await bo.picture("galaxy-trucker-flight-390");
      }
      // Bo closes the phone after a few decisions; the table decides for him from then on.
      if (answers > 2 && !bo.page.url().startsWith("about:")) await bo.page.goto("about:blank");
      await ada.page.waitForTimeout(150);
    }
    expect(answers).toBeGreaterThan(2);
    await ada.page.getByText(/Richest trucker|Nobody made a profit/).waitFor();
    await ada.accessible();
    await ada.picture("galaxy-trucker-receipt-1440", { full: true });
    await ada.page.getByRole("button", { name: "Rematch" }).waitFor();

    // The film: every line has its rule, and the link leads to the moment.
    await ada.go(`/replay/${code}`);
    const lines = ada.page.getByRole("list", { name: "Log" }).getByRole("listitem");
    expect(await lines.count()).toBeGreaterThan(20);
    const card = lines.filter({ hasText: /^Card 2 of 8/ });
    await card.getByRole("button").click();
    await card.getByText("GT-20.1").waitFor();
    const link = await ada.copies(ada.page.getByRole("button", { name: "Copy link to this moment" }));
    expect(link).toMatch(/\?at=\d+$/);
    await ada.page.keyboard.press("End");
    await ada.accessible();
    await ada.picture("galaxy-trucker-film-1440");
    await ada.page.goto(link);
    await ada.page.locator(".subtitle", { hasText: /^Card 2 of 8/ }).waitFor();
    await ada.page.setViewportSize({ width: 390, height: 844 });
    await ada.fits();
  });
});

stage("A ship that may fly any way", (set) => {
  it("gets its direction on the ship itself, by keyboard or by dragging", async () => {
    const ada = await set.visit({ width: 1440, height: 900 });
    const bo = await set.visit({ width: 1280, height: 720 });
    await launchTable([ada, bo], ["Ada", "Bo"], { flights: ["first_a"], pace: "untimed", limit_percent: 0 });
    for (const visitor of [ada, bo]) await finish(visitor);

    const asked = (visitor: typeof ada) => visitor.page.locator("[data-question='heading']");
    await asked(ada).waitFor();
    await ada.accessible();
    await ada.page.keyboard.press("ArrowRight");
    await ada.page.getByRole("button", { name: "Fly this way: right" }).and(ada.page.locator(":focus")).waitFor();
    await ada.picture("galaxy-trucker-heading-1440");
    await ada.page.keyboard.press("Enter");

    await asked(bo).waitFor();
    const ship = await bo.page.getByRole("group", { name: "Choose the direction" }).boundingBox();
    if (!ship) throw new Error("the ship is not shown");
    const [x, y] = [ship.x + ship.width / 2, ship.y + ship.height / 2];
    await bo.page.mouse.move(x, y);
    await bo.page.mouse.down();
    await bo.page.mouse.move(x, y + 90, { steps: 4 });
    await bo.page.mouse.up();
    await asked(bo).waitFor({ state: "detached" });
    await asked(ada).waitFor({ state: "detached" });
  });
});

stage("Galaxy Trucker alone", { speed: 40 }, (set) => {
  it("takes one click, three opponents and three flights to the last credit", async () => {
    const ada = await set.visit({ language: "fr", storage: { "hangar.name": "Ada" } });
    await ada.go("/galaxy-trucker");
    await ada.accessible();
    await ada.picture("galaxy-trucker-hub-1280");
    await ada.press(ada.page.getByRole("button", { name: "Jouer seul" }).first());
    await ada.page.getByRole("heading", { level: 1, name: /Classe I/ }).waitFor();
    expect(await ada.page.locator(".rivals li").count()).toBe(3);

    const setup = JSON.stringify({
      flights: ["first", "second", "third"],
      hourglass_seconds: 30,
      turn_when_idle: true,
    });
    await ada.page.goto(`${ada.base}/galaxy-trucker/new?setup=${encodeURIComponent(setup)}`);
    for (const seat of [2, 3, 4]) {
      await ada.press(ada.page.getByRole("button", { name: `Ajouter un ordinateur à la place ${seat}` }));
      await ada.press(ada.page.getByRole("dialog").getByRole("button", { name: "Ordinateur (facile)" }));
      await ada.page.getByRole("dialog").waitFor({ state: "hidden" });
    }
    await ada.press(ada.page.getByRole("button", { name: "Lancer la partie" }).and(ada.page.locator(":enabled")));
    const over = ada.page.getByRole("heading", { name: "Bilan final" });
    while ((await over.count()) === 0) {
      await ada.page
        .getByRole("button", { name: "Terminer" })
        .and(ada.page.locator(":enabled"))
        .click({ timeout: 200 })
        .catch(() => undefined);
      await ada.page
        .locator(".finish .button.primary:enabled, [data-question='continue'] .button")
        .first()
        .click({ timeout: 200 })
        .catch(() => undefined);
    }
    await ada.page.getByText(/Le plus riche|Personne n’a fait de bénéfice/).waitFor();
    await ada.picture("galaxy-trucker-over-1280-fr", { full: true });
  });
});
