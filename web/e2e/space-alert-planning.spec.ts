import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stage, type Visitor } from "./harness";
import { clockOf, deskOf, embark, goOn, openShip, slot } from "./space-alert-steps";

const AT_ONCE = { mission: { kind: "script", id: "mission-2" }, seed: "7", skip_briefing: true };
const firstCard = (page: Page) => page.locator("[data-hand] button.card").first();

/** Presses Tab until something with these words has the focus. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let presses = 0; presses < 90; presses++) {
    const name = await page.evaluate(() => {
      const on = document.activeElement;
      return on?.getAttribute("aria-label") ?? on?.textContent?.trim() ?? "";
    });
    if (words.test(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key never came to ${words}`);
}

// The first phase does not end before a test has done what it does in it, and nobody is dealt a card meanwhile.
stage("Planning a Space Alert mission", { stops: [120] }, (set) => {
  const { visit } = set;
  it("is the same hand, the same slots and the same clock after a reload in mid-phase, and after a power cut", async () => {
    const ada = await visit();
    const bo = await visit();
    await embark([ada, bo], ["Ada", "Bo"], { ...AT_ONCE, pace: "slow" });
    await firstCard(ada.page).click();
    await slot(ada.page, 0, 2).click();
    await expect.poll(() => slot(ada.page, 0, 2).getAttribute("aria-label")).not.toContain("empty");
    await slot(ada.page, 0, 2).focus();
    await ada.page.keyboard.press("Space");
    await expect.poll(() => slot(bo.page, 0, 2).getAttribute("aria-label")).toContain("an action, face down");
    const before = await deskOf(ada.page);
    expect(before.hand.length).toBeGreaterThan(4);
    const [time, begun] = [await clockOf(ada.page), Date.now()];
    await ada.page.reload();
    await ada.page.getByRole("timer").waitFor();
    await expect.poll(() => deskOf(ada.page)).toEqual(before);
    const later = await clockOf(ada.page);
    // A slow clock takes two seconds for one.
    const passed = (Date.now() - begun) / 2000;
    expect(later - time).toBeGreaterThanOrEqual(0);
    expect(later - time).toBeLessThan(passed + 2);
    // The server goes away in the middle of the phase and comes back: everything lies as it lay.
    for (const visitor of [ada, bo]) visitor.willLoseServer();
    await set.server.kill();
    await set.server.start();
    for (const { page } of [ada, bo]) await page.getByRole("button", { name: "Continue", exact: true }).waitFor();
    await expect.poll(() => deskOf(ada.page)).toEqual(before);
    // The clock stands where it stood until somebody at the table goes on.
    const held = await clockOf(ada.page);
    expect(held).toBeGreaterThanOrEqual(later - 1);
    expect(await clockOf(bo.page)).toBe(held);
    await goOn(bo);
    await expect.poll(() => clockOf(ada.page)).toBeGreaterThan(held);
    await firstCard(ada.page).click();
    await slot(ada.page, 0, 3).click();
    await expect.poll(() => slot(bo.page, 0, 3).getAttribute("aria-label")).toContain("face down");
  });

  it("is done with the keyboard alone, from the lobby to the locked phase", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit();
    const { page } = ada;
    await embark([ada, bo], ["Ada", "Bo"], { ...AT_ONCE, skip_briefing: false });
    await page.getByRole("heading", { name: "Briefing" }).waitFor();
    await tabTo(page, /^Ready$/);
    await page.keyboard.press("Enter");
    await bo.page.getByRole("button", { name: "Ready", exact: true }).click();
    await page.getByRole("timer").waitFor();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    // Arrows pick a card, space turns it, a digit places it.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await page.keyboard.press("Digit1");
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).not.toContain("empty");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Digit2");
    await expect.poll(() => slot(page, 0, 2).getAttribute("aria-label")).not.toContain("empty");
    // Undo, and another one.
    await page.keyboard.press("u");
    await expect.poll(() => slot(page, 0, 2).getAttribute("aria-label")).toContain("empty");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Digit3");
    await expect.poll(() => slot(page, 0, 3).getAttribute("aria-label")).not.toContain("empty");
    // A placed card is taken up, moved, and taken back.
    await page.keyboard.press("Digit3");
    await page.keyboard.press("Digit2");
    await expect.poll(() => slot(page, 0, 2).getAttribute("aria-label")).not.toContain("empty");
    await expect.poll(() => slot(page, 0, 3).getAttribute("aria-label")).toContain("empty");
    // The shared board: a figure, a station, an energy cube.
    await tabTo(page, /^Figure of Bo/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^Upper Blue$/);
    await page.keyboard.press("Enter");
    await bo.page.getByRole("button", { name: "Figure of Bo: Upper Blue" }).waitFor();
    // Desks are reached with one Tab and the arrows, and say what they hit.
    await tabTo(page, /^Upper Red, A$/);
    await page.getByText(/heavy laser, strength 4/).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByText("fills the shield from the reactor below.").waitFor();
    await tabTo(page, /^Lock phase 1/);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Lock with one slot empty" }).waitFor();
    await page.keyboard.press("Enter");
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("locked");
    await ada.accessible();
    await ada.picture("space-alert-keyboard-1440");
  });

  it("shares a sandbox of the ship that never touches a plan", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit();
    await embark([ada, bo], ["Ada", "Bo"], AT_ONCE);
    await ada.page.getByRole("timer").waitFor();
    const before = await deskOf(ada.page);
    await ada.page.getByRole("button", { name: "Pieces" }).click();
    await ada.page.getByRole("button", { name: "Reactor, red: one less" }).click();
    await ada.page.getByRole("button", { name: "Damage, blue: one more" }).click();
    await ada.page.getByRole("button", { name: "Turn under discussion: one more" }).click();
    await bo.page
      .getByRole("listitem")
      .filter({ hasText: /red.*reactor 1 of 3/i })
      .first()
      .waitFor({ state: "attached" });
    await ada.picture("space-alert-shared-1440");
    await ada.accessible();
    // By drag: the first figure walks to Lower Blue.
    const board = ada.page.locator("svg.board");
    const figure = await board.locator("g.member").first().boundingBox();
    const room = await board.getByRole("button", { name: "Lower Blue", exact: true }).boundingBox();
    if (!figure || !room) throw new Error("nothing to drag");
    await ada.page.mouse.move(figure.x + figure.width / 2, figure.y + figure.height / 2);
    await ada.page.mouse.down();
    await ada.page.mouse.move(room.x + room.width / 2, room.y + room.height * 0.7, { steps: 8 });
    await ada.page.mouse.up();
    await bo.page.getByRole("button", { name: "Figure of Ada: Lower Blue" }).waitFor();
    await bo.page.getByRole("button", { name: "Reset board" }).click();
    await ada.page.getByRole("button", { name: "Figure of Ada: Bridge" }).waitFor();
    await expect.poll(() => deskOf(ada.page)).toEqual(before);
  });

  it("speaks French, and another language in the middle of the mission", async () => {
    const ada = await visit({ language: "fr", width: 1440, height: 900 });
    const { page } = ada;
    await openShip(ada, { ...AT_ONCE, mission: { kind: "script", id: "test-run-1" }, pace: "slow" });
    await ada.accessible();
    await ada.picture("space-alert-lobby-fr-1440", { full: true });
    await page.locator("section.start button").first().click();
    await page.getByText("Plateau partagé").first().waitFor();
    await firstCard(page).click();
    await slot(page, 0, 1).click();
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("flèche");
    await ada.accessible();
    await ada.picture("space-alert-plan-fr-1440");
    await page.getByRole("button", { name: "Menu de la table" }).click();
    await page.getByRole("tab", { name: "Réglages" }).click();
    await page.getByRole("radio", { name: "English" }).check();
    await page.keyboard.press("Escape");
    await page.getByText("Shared board").first().waitFor();
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("arrow");
  });

  it("is planned on a phone: slots under the thumb, the ship, the threats and the crew behind tabs", async () => {
    const ada = await visit({ width: 390, height: 844, touch: true });
    const bo = await visit();
    await embark([ada, bo], ["Ada", "Bo"], AT_ONCE);
    const { page } = ada;
    await page.getByRole("timer").waitFor();
    await firstCard(page).tap();
    await slot(page, 0, 1).tap();
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).not.toContain("empty");
    await ada.fits();
    await ada.accessible();
    await ada.picture("space-alert-phone-ship-390");
    for (const tab of ["Threats", "Crew"]) {
      await page.getByRole("tab", { name: tab }).tap();
      await ada.fits();
      await ada.picture(`space-alert-phone-${tab.toLowerCase()}-390`);
    }
    // What the computer said before is behind what it says.
    await page.getByTitle("All announcements").tap();
    await page.getByRole("dialog", { name: "Computer" }).getByText("Begin first phase").waitFor();
    await ada.fits();
    await page.getByRole("dialog", { name: "Computer" }).getByRole("button", { name: "Close" }).tap();
    // Locking is the thing to press once the phase is full, not before; then the strip shows the slots of the next phase.
    const lock = page.getByRole("button", { name: "Lock phase 1 and draw cards" });
    expect(await lock.getAttribute("class")).not.toContain("primary");
    for (const number of [2, 3]) {
      await firstCard(page).tap();
      await slot(page, 0, number).tap();
      await expect.poll(() => slot(page, 0, number).getAttribute("aria-label")).not.toContain("empty");
    }
    await expect.poll(() => lock.getAttribute("class")).toContain("primary");
    await lock.tap();
    await expect
      .poll(async () => {
        const [first, last] = [await slot(page, 0, 4).boundingBox(), await slot(page, 0, 7).boundingBox()];
        return first !== null && last !== null && first.x >= 0 && last.x + last.width <= 390;
      })
      .toBe(true);
  });

  it("keeps the ship readable in a low window, and everything in sight on a small phone in French", async () => {
    const ada = await visit({ width: 1280, height: 720 });
    const bo = await visit({ width: 360, height: 640, touch: true });
    await embark([ada, bo], ["Ada", "Bo"], AT_ONCE);
    await ada.page.getByRole("timer").waitFor();
    await expect.poll(async () => (await ada.page.locator("svg.board").boundingBox())?.height).toBeGreaterThan(330);
    await ada.fits();
    await ada.picture("space-alert-plan-1280x720");
    // Pointing at something explains it and moves nothing.
    const places = () =>
      ada.page.evaluate(() =>
        ["svg.board", ".mine [data-slot='1']", "[data-hand]", "[role=timer]", ".prompt"].map((what) => {
          const { x, y, width, height } = document.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
          return [what, x, y, width, height].join(" ");
        }),
      );
    await ada.page.mouse.move(0, 0);
    const still = await places();
    for (const what of [
      "[data-desk='upper_red-A']",
      "[data-desk='lower_white-B']",
      "[data-hand] button.card",
      ".mine [data-slot='1']",
    ]) {
      const box = await ada.page.locator(what).first().boundingBox();
      await ada.page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await expect.poll(places, { message: what }).toEqual(still);
    }
    await bo.page.evaluate(() =>
      localStorage.setItem("hangar.settings", JSON.stringify({ language: "fr", motion: "reduced" })),
    );
    await bo.page.reload();
    const tab = (name: string) => bo.page.getByRole("tab", { name });
    const preview = bo.page.getByRole("button", { name: "Aperçu du vol" });
    await preview.waitFor();
    await bo.fits();
    // The tabs and the preview share a row, and none lies over another.
    const order = [tab("Vaisseau"), tab("Menaces"), tab("Équipage"), preview];
    const apart = async () => {
      const boxes = await Promise.all(order.map((button) => button.boundingBox()));
      const ends = boxes.flatMap((box) => (box ? [box.x, box.x + box.width] : []));
      return ends.length === 8 && ends.every((end, index) => end >= (ends[index - 1] ?? 0) && end <= 360);
    };
    await expect.poll(apart).toBe(true);
    await bo.picture("space-alert-phone-ship-360-fr");
  });
});

// The first threat is announced at 0:15.
stage("Officers who draw the threats by hand", { speed: 60, stops: [20] }, ({ visit }) => {
  it("draw what was announced, wrongly too, and are put right before the flight", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit({ width: 390, height: 844, touch: true });
    const crew: [Visitor, Visitor] = [ada, bo];
    await embark(crew, ["Ada", "Bo"], {
      mission: { kind: "script", id: "test-run-1" },
      manual_officers: true,
      skip_briefing: true,
      roles: { captain: 0, communications: 0, security: 1 },
      seed: "3",
    });
    const desk = ada.page.getByRole("region", { name: "Officers" });
    await desk.getByText("Draw:").waitFor();
    await bo.page
      .getByText(/Waiting for Ada to draw T\+\d/)
      .first()
      .waitFor();
    await ada.accessible();
    await ada.picture("space-alert-officer-1440");
    // The wrong time, on purpose: T+8, at white.
    await desk.getByRole("button", { name: "common" }).first().click();
    await desk.getByRole("button", { name: "T+8" }).first().click();
    await desk.getByRole("group", { name: "Place" }).getByRole("button", { name: "white" }).click();
    await bo.page.getByRole("tab", { name: "Threats" }).tap();
    await bo.page.getByRole("list", { name: "Announced threats" }).getByText("T+8").waitFor();
    // Moved by hand: now at blue.
    await desk.getByRole("group", { name: "Move" }).getByRole("button", { name: /T\+8/ }).click();
    await desk.getByRole("group", { name: "Place" }).getByRole("button", { name: "blue" }).click();
    await expect.poll(() => desk.getByRole("group", { name: "Move" }).innerText()).toMatch(/blue/);
    await goOn(ada);
    for (const { page } of crew) await page.getByRole("heading", { name: /lost in turn|Mission complete/ }).waitFor();
    await ada.page
      .getByText(/(was|were) not placed as announced and (was|were) corrected before the flight:/)
      .first()
      .waitFor();
    await ada.picture("space-alert-corrected-1440");
  });
});

// Incoming data at 0:10, silence from 2:00 to 2:15, a data transfer from 3:20 to 3:32, and the last minute from 9:00.
const PRESSING = { speed: 60, stops: [12, 125, 140, 205, 545] };

stage("What presses during the Action Round", PRESSING, ({ visit }) => {
  it("is unmistakable: incoming data, silence, a data transfer, the last minute", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit({ width: 390, height: 844, touch: true });
    await embark([ada, bo], ["Ada", "Bo"], {
      mission: { kind: "script", id: "advanced-simulation-2" },
      skip_briefing: true,
      seed: "5",
    });
    const { page } = ada;
    await page.getByText("Incoming data: 1 extra card").waitFor();
    await ada.picture("space-alert-incoming-1440");
    // Silence: what one moves nobody else sees, and nobody can write.
    await goOn(ada);
    for (const visitor of [ada, bo])
      await visitor.page.getByText("Communications down: no talking, no pointing").waitFor();
    await page.getByRole("button", { name: /^Figure of Bo/ }).click();
    await page.getByRole("button", { name: "Lower Red", exact: true }).first().click();
    await ada.picture("space-alert-silent-1440");
    await bo.picture("space-alert-silent-390");
    await page.getByRole("button", { name: "Figure of Bo: Lower Red" }).waitFor();
    expect(await bo.page.getByRole("button", { name: "Figure of Bo: Lower Red" }).count()).toBe(0);
    // Restored: now everybody sees it.
    await goOn(ada);
    await bo.page.getByRole("button", { name: "Figure of Bo: Lower Red" }).waitFor();
    // Both plan. For the picture, the note that the clock stands makes room.
    for (const number of [1, 2, 3]) {
      await firstCard(page).click();
      await slot(page, 0, number).click();
      await expect.poll(() => slot(page, 0, number).getAttribute("aria-label")).not.toContain("empty");
    }
    for (const number of [1, 2]) {
      await firstCard(bo.page).tap();
      await slot(bo.page, 1, number).tap();
      await expect.poll(() => slot(page, 1, number).getAttribute("aria-label")).toContain("face down");
    }
    const note = page.locator('[role="status"]', { hasText: "The server restarted" });
    await note.evaluate((element: HTMLElement) => (element.style.display = "none"));
    await ada.picture("space-alert-under-way-1440");
    await note.evaluate((element: HTMLElement) => (element.style.display = ""));
    // A card goes from hand to hand while the window is open.
    await goOn(ada);
    await page.locator("li.transfer").waitFor();
    const before = (await deskOf(page)).hand.length;
    const others = (await deskOf(bo.page)).hand.length;
    await firstCard(page).click();
    await page.locator("button[data-give]:enabled").first().click();
    await ada.picture("space-alert-transfer-1440");
    await expect.poll(async () => (await deskOf(page)).hand.length).toBe(before - 1);
    await expect.poll(async () => (await deskOf(bo.page)).hand.length).toBe(others + 1);
    await goOn(bo);
    for (const visitor of [ada, bo]) await visitor.page.locator("li.ending", { hasText: "Operations end" }).waitFor();
    await ada.picture("space-alert-last-minute-1440");
    await bo.picture("space-alert-last-minute-390");
  });
});
