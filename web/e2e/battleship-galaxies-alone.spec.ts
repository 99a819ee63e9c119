import { expect, it } from "vitest";
import {
  actions,
  button,
  fillWithBots,
  map,
  newTable,
  PATROL,
  takeFirstPlace,
  untilPhase,
} from "./battleship-galaxies-steps";
import { stage } from "./harness";
import { PATIENCE } from "./patience";
import { createTable } from "./lobby-steps";

stage("Battleship Galaxies alone", ({ visit }) => {
  it("one click from the hub to a battle against the computer, by keys", async () => {
    const ada = await visit({ width: 1440, height: 900, storage: { "hangar.name": "Ada" } });
    await ada.go("/battleship-galaxies");
    await ada.accessible();
    await ada.page.getByRole("button", { name: "Play alone now" }).click();
    await map(ada).waitFor();
    await untilPhase(ada, /Deploy phase/);
    await button(ada, /^Launch ISN Torrent/).focus();
    await ada.page.keyboard.press("Enter");
    await takeFirstPlace(ada);
    const own = ada.page.getByRole("region", { name: "Intergalactic Space Navy" });
    await own.getByRole("article").filter({ hasText: "ISN Torrent" }).getByRole("img").waitFor();
    // Nothing was rolled or seen: it can be taken back (BG-30.6).
    await button(ada, "Undo").click();
    await button(ada, /^Launch ISN Torrent/).click();
    await takeFirstPlace(ada);
    await untilPhase(ada, /Action phase/);
    await button(ada, /^Activate ISN Torrent/).click();
    await takeFirstPlace(ada);
    await expect.poll(() => actions(ada).innerText(), { timeout: PATIENCE }).not.toContain("Choose where");
    // Everything on the card, with what makes up its numbers now.
    await own
      .getByRole("button", { name: /^ISN Torrent/ })
      .first()
      .click();
    await ada.page.getByRole("heading", { name: "Current values" }).waitFor();
    // Every number says where it comes from.
    const numbers = ada.page.getByRole("dialog").locator("[data-source]");
    expect(await numbers.count()).toBeGreaterThan(10);
    expect(await numbers.first().getAttribute("title")).toContain("Designed for this edition");
    await ada.accessible();
    await ada.page.keyboard.press("Escape");
    const end = button(ada, /^(End movement|End activation|End turn)/).first();
    await expect
      .poll(
        async () => {
          if (await end.isVisible()) await end.click({ timeout: 1000 }).catch(() => undefined);
          return actions(ada).innerText();
        },
        { timeout: PATIENCE },
      )
      .toMatch(/is playing|Energy phase|Deploy phase/);
    // The computer plays its turn and it is ours again.
    await expect.poll(() => ada.page.getByText("Round 2").isVisible(), { timeout: PATIENCE }).toBe(true);
  });

  it("a lesson is done when the table says so", async () => {
    const ada = await visit({ width: 1280, height: 720 });
    await ada.go("/battleship-galaxies/learn");
    await ada.accessible();
    await ada.page
      .getByRole("listitem")
      .filter({ hasText: "Range, letter and number" })
      .getByRole("button", { name: "Start" })
      .click();
    const coach = ada.page.getByRole("complementary", { name: "Lesson" });
    await coach.getByText("Enemy fighters").waitFor();
    await untilPhase(ada, /Action phase/);
    await coach.getByText("Activate the Barrage").waitFor();
    await button(ada, /^Activate ISN Barrage/).click();
    await button(ada, "End movement").click();
    await coach.getByText("Choose a target").waitFor();
    const again = button(ada, /^(Attack Red Tougu|End activation|Give up)/).first();
    await expect
      .poll(
        async () => {
          if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => undefined);
          return coach.innerText();
        },
        { timeout: PATIENCE, interval: 200 },
      )
      .toContain("Shields go first");
    await ada.picture("battleship-lesson");
    await ada.go("/battleship-galaxies/learn");
    await ada.page.getByRole("img", { name: "Done" }).waitFor();
  });

  it("fleets and decks are checked by the server, saved and kept", async () => {
    const ada = await visit({ width: 1280, height: 800 });
    await ada.go("/battleship-galaxies/fleets");
    const everest = ada.page.getByRole("group", { name: "ISN Everest" });
    for (const ship of ["ISN Everest", "ISN Barrage", "ISN Torrent", "Rook's F-54", "F-47 Blue Hawks"])
      await ada.page
        .getByRole("group", { name: ship })
        .getByRole("button", { name: /Veteran/ })
        .click();
    await ada.page.getByText(/Your fleet costs 49 points; the limit is 48/).waitFor();
    await everest.getByRole("button", { name: /Standard/ }).click();
    await ada.page.getByText(/it needs at least 5/).waitFor();
    for (const card of ["Erin Cho", "Bronson Skiles"])
      for (let copy = 0; copy < 3; copy += 1) await ada.page.getByRole("button", { name: `One ${card} more` }).click();
    await ada.page.getByText("This list is valid.").waitFor();
    await ada.page.getByLabel("Name of the list").fill("Veterans");
    await ada.page.getByRole("button", { name: "Save" }).click();
    await ada.accessible();
    await ada.fits();
    await ada.page.evaluate(() => scrollTo(0, 0));
    await ada.picture("battleship-fleets");
    await ada.page.reload();
    await ada.page.getByRole("button", { name: "Veterans", exact: true }).click();
    await ada.page.getByText("46/48").waitFor();
    // As a file it goes to another browser; a file of the other side is refused in a sentence.
    const [file] = await Promise.all([
      ada.page.waitForEvent("download"),
      ada.page.getByRole("button", { name: "Export" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("veterans.json");
    const path = await file.path();
    const zoe = await visit({ width: 1280, height: 800 });
    await zoe.go("/battleship-galaxies/fleets");
    await zoe.page.locator("input[type=file]").setInputFiles(path);
    await zoe.page.getByText("46/48").waitFor();
    await zoe.page.getByText("This list is valid.").waitFor();
    await zoe.page.getByRole("radio", { name: "Wretch" }).check();
    await zoe.page.locator("input[type=file]").setInputFiles(path);
    await zoe.page.getByText("This list belongs to the other side.").waitFor();
  });

  it("a card that launches fighters is placed on the map", async () => {
    const ada = await visit({ width: 1280, height: 720 });
    await createTable(ada, newTable(PATROL), "Ada");
    await fillWithBots(ada);
    await ada.page.getByRole("button", { name: "Start game" }).click();
    await untilPhase(ada, /Deploy phase/);
    const hand = ada.page.getByRole("region", { name: "My cards" });
    const play = hand.locator(".held", { hasText: "F-47 Hawk Patrol" }).getByRole("button", { name: "Play" });
    await play.click();
    await actions(ada).getByText("F-47 Hawk Patrol: choose where").waitFor();
    // Escape leaves the card in hand.
    await ada.page.keyboard.press("Escape");
    await expect.poll(() => map(ada).locator(".spots polygon").count()).toBe(0);
    await play.click();
    await takeFirstPlace(ada);
    const hawks = ada.page.getByRole("article").filter({ hasText: "F-47 Blue Hawks" });
    await expect.poll(() => hawks.getByRole("img").count(), { timeout: PATIENCE }).toBeGreaterThanOrEqual(3);
    await expect.poll(() => map(ada).locator(".piece.side-0").count(), { timeout: PATIENCE }).toBe(4);
    await ada.accessible();
  });

  it("reads French on a phone", async () => {
    const zoe = await visit({ width: 390, height: 844, language: "fr", touch: true });
    await zoe.go("/battleship-galaxies");
    await zoe.press(zoe.page.getByRole("button", { name: /Jouer seul/ }));
    await map(zoe).waitFor();
    await expect
      .poll(
        async () => {
          const next = button(zoe, /^(Passer au|Je commence)/).first();
          const text = await actions(zoe).innerText();
          if (!/déploiement\s:\slancez/.test(text) && (await next.isVisible()))
            await next.tap({ timeout: 1000 }).catch(() => undefined);
          return text;
        },
        { timeout: PATIENCE, interval: 250 },
      )
      .toMatch(/déploiement\s:\slancez/);
    await zoe.press(button(zoe, /^Lancer ISN Torrent/));
    const spot = map(zoe).locator(".spots polygon").first();
    await spot.waitFor({ state: "attached" });
    const box = await spot.boundingBox();
    await zoe.page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await zoe.press(button(zoe, "Confirmer"));
    await zoe.press(zoe.page.getByRole("tab", { name: "Ma flotte" }));
    await zoe.page.getByRole("article").filter({ hasText: "ISN Torrent" }).getByRole("img").waitFor();
    await zoe.fits();
    await zoe.accessible();
    await zoe.picture("battleship-phone");
  });
});
