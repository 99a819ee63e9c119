import { expect, it } from "vitest";
import { stage } from "./harness";
import { embark, openShip, slot } from "./space-alert-steps";

/** One person, four androids, no clock: an expansion mission from the set-up to the debriefing. */
const ALONE = { mission: { kind: "script", id: "mission-1" }, pace: "untimed", skip_briefing: false, seed: "3" };

stage("The New Frontier", ({ visit }) => {
  // Proves NF-2.6.
  it("warns of white and red cards without yellow ones, and lets the crew fly them", async () => {
    const visitor = await visit({ width: 1280, height: 720 });
    const { page } = visitor;
    await openShip(visitor, { ...ALONE, skip_briefing: true });
    const warning = page.getByText("White and red cards. Not recommended", { exact: false });
    expect(await page.getByRole("radio", { name: "White + red" }).count()).toBe(0);
    await page.getByRole("switch", { name: "Play with The New Frontier" }).press("Space");
    const common = page.getByRole("group", { name: "Common threats" });
    await common.getByRole("radio", { name: "White + red" }).check({ force: true });
    await warning.first().waitFor();
    await common.getByRole("radio", { name: "All three" }).check({ force: true });
    await expect.poll(() => warning.count()).toBe(0);
    await common.getByRole("radio", { name: "White + red" }).check({ force: true });
    await warning.first().waitFor();
    await page.getByRole("button", { name: "Start game" }).click();
    await page
      .getByRole("button", { name: /^(Fly this plan|I’m ready|Ready)/ })
      .first()
      .waitFor();
  });

  it("explains a special card in the exercise where it is met first", async () => {
    const visitor = await visit({ width: 390, height: 844, touch: true });
    const { page } = visitor;
    await visitor.go("/space-alert/learn/specialists/2");
    await page.getByRole("button", { name: "Rocketeer: basic action" }).tap();
    await page.getByRole("note", { name: "What this card does" }).getByText("from any station").waitFor();
    await visitor.fits();
    await visitor.accessible();
    await page.getByRole("button", { name: "red arrow on top, A below" }).tap();
    await expect.poll(() => page.getByRole("note").count()).toBe(0);
  });

  it("is switched on, planned with double and special cards, flown, and written in an explorer's log", async () => {
    const visitor = await visit({ width: 1440, height: 900 });
    const { page } = visitor;
    const code = await openShip(visitor, ALONE);
    // Nothing but the switch speaks of it before.
    expect(await page.getByText("Double actions", { exact: true }).count()).toBe(0);
    await page.getByRole("switch", { name: "Play with The New Frontier" }).press("Space");
    await page.getByText("Double actions", { exact: true }).waitFor();
    await visitor.accessible();
    await visitor.picture("space-alert-frontier-setup-1440");
    await page.getByRole("button", { name: "Start game" }).click();

    // Two specializations for every android; the second one is chosen for the first of them.
    const offers = page.getByRole("group", { name: "Specializations" }).first().getByRole("button");
    await offers.first().waitFor();
    expect(await offers.count()).toBe(2);
    await offers.nth(1).click();
    await expect.poll(() => offers.nth(1).getAttribute("aria-pressed")).toBe("true");
    await visitor.accessible();
    await visitor.picture("space-alert-frontier-briefing-1440");
    // What starts the mission is in sight, beside the choices or below them in a low window.
    const ready = page.getByRole("button", { name: "Ready", exact: true });
    const bottom = () => ready.evaluate((button) => button.getBoundingClientRect().bottom);
    expect(await bottom()).toBeLessThanOrEqual(900);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await bottom()).toBeLessThanOrEqual(720);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page
      .getByRole("button", { name: /^I’m ready|^Ready/ })
      .first()
      .click();

    // A double half from the palette of an empty slot.
    await slot(page, 0, 1).click();
    await page.getByRole("button", { name: "red arrow, then A", exact: true }).click();
    // The only card with this half: its button stays where the keyboard is, and Escape still closes the palette.
    await page.getByRole("button", { name: "red arrow, then battlebots", exact: true }).click();
    await page.locator('dialog [aria-disabled="true"]').first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await slot(page, 0, 2).press("Delete");
    await expect.poll(() => slot(page, 0, 2).getAttribute("aria-label")).toContain("empty");
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("red arrow, then A on top");
    // It is turned over and back.
    await slot(page, 0, 1).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).not.toContain("then A on top");
    await slot(page, 0, 1).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("then A on top");
    // A special card explains itself and goes to its owner's board only.
    const special = page
      .locator("li", { has: slot(page, 0, 1) })
      .locator("button.heroic")
      .first();
    await special.click();
    await page.getByRole("note", { name: "What this card does" }).waitFor();
    await visitor.accessible();
    await visitor.picture("space-alert-frontier-plan-1440");
    await slot(page, 0, 2).click();
    await expect.poll(() => slot(page, 0, 2).getAttribute("aria-label")).toContain("basic action");
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.fits();
    await visitor.picture("space-alert-frontier-plan-390");
    await page.setViewportSize({ width: 1280, height: 720 });
    await visitor.picture("space-alert-frontier-plan-1280");
    await page.getByRole("button", { name: "Fly this plan" }).click();
    await page.getByRole("heading", { name: /^(Mission complete|Ship lost in turn)/ }).waitFor();

    // An explorer of the log book takes the flight along.
    await visitor.go("/space-alert/logbook");
    await page.getByLabel("New explorer").fill("Nova");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("0 of 134 earned").waitFor();
    await visitor.accessible();
    await visitor.go(`/t/${code}`);
    await page.getByRole("button", { name: "Experience" }).click();
    await page.getByRole("combobox", { name: "Which explorer flew?" }).selectOption("Nova");
    await page.getByRole("button", { name: "Add to the log" }).click();
    await page.getByText(/^Added to Nova.s log/).waitFor();
    await visitor.picture("space-alert-frontier-debrief-1280");
  });
});

/** Experience in a mission so small that a crew without a plan comes home. */
const EXPLORERS = {
  mission: { kind: "generated", recipe: { level: "mission", threat_level: 2, unconfirmed: 0, duration: 420 } },
  seed: "3",
  frontier: { threats: true, double_actions: true, specializations: true, experience: true },
};
const explorer = (name: string, specialization: string) => ({
  name,
  consent: true,
  level: 3,
  next_box: 18,
  xp: 54,
  skills: [
    { specialization, level: 2 },
    { specialization: "medic", level: 1 },
  ],
  achievements: [],
  clones: 0,
  lost: false,
  entries: [],
});
const known = (name: string, specialization: string) => ({
  "space-alert-frontier": true,
  "space-alert-explorers": { explorers: [explorer(name, specialization)] },
});

stage("Explorers at a table", { speed: 60 }, ({ visit }) => {
  it("come along unasked, grow, tick their box where they are, and go on in a rematch", async () => {
    const ada = await visit({ width: 1440, height: 900, storage: known("Nova", "data_analyst") });
    const bo = await visit({ width: 390, height: 844, touch: true, storage: known("Bip", "special_ops") });
    const code = await embark([ada, bo], ["Ada", "Bo"], EXPLORERS);
    for (const { page } of [ada, bo]) await page.getByText("Explorer of level 3").nth(1).waitFor();
    await ada.accessible();
    // What starts the mission is in sight beside the choice of specializations.
    const ready = ada.page.getByRole("button", { name: "Ready", exact: true });
    expect(await ready.evaluate((button) => button.getBoundingClientRect().bottom)).toBeLessThanOrEqual(900);
    for (const visitor of [ada, bo])
      await visitor.press(visitor.page.getByRole("button", { name: "Ready", exact: true }).first());

    // What the explorer learned comes before the film is looked at.
    await ada.page.getByRole("heading", { name: "Experience" }).waitFor();
    expect(await ada.page.getByRole("button", { name: "Experience" }).getAttribute("aria-pressed")).toBe("true");
    // What was met is ticked, one achievement of each category (NF-11.1.2).
    expect(await ada.page.getByRole("checkbox", { name: "Double Trouble" }).isChecked()).toBe(true);
    await ada.press(ada.page.getByRole("button", { name: "Add to the log" }));
    // Some achievements depend on the time of day.
    await ada.page.getByText(/^Added to Nova’s log: 2 \+ [1-9]\d* XP\.$/).waitFor();
    await ada.page.getByText("1 specialization box to tick").first().waitFor();
    await ada.accessible();
    await ada.press(ada.page.getByRole("button", { name: "Rematch: new mission", exact: true }));
    await ada.page.waitForURL((url) => /\/t\//.test(url.pathname) && !url.pathname.endsWith(code));
    await bo.press(bo.page.getByRole("link", { name: "Go to new table" }));
    await ada.page.getByText("Everyone is ready.").waitFor();
    await ada.press(ada.page.getByRole("button", { name: "Start game" }));

    // A box that is still open is ticked in the briefing, and then the explorer comes (NF-10.5.14).
    const boxes = ada.page.getByRole("group", { name: "1 specialization box to tick" });
    await ada.press(boxes.getByRole("button", { name: "Rocketeer" }));
    await ada.page.getByText("Explorer of level 4").waitFor();
    await bo.page.getByText("Explorer of level 3").waitFor();
    expect(await ada.page.getByRole("button", { name: "Nova · level 4" }).getAttribute("aria-pressed")).toBe("true");
  });

  it("are carried to another browser with the log book, and damaged ones are left behind", async () => {
    const visitor = await visit({ width: 390, height: 844, touch: true });
    const { page } = visitor;
    await visitor.go("/space-alert/logbook");
    const file = (content: unknown) =>
      page.locator("input[type=file]").setInputFiles({
        name: "log.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(content)),
      });
    await file({ explorers: [explorer("Nova", "medic")] });
    await page.getByText("That file is not a Hangar log book.").first().waitFor();
    const nova = explorer("Nova", "data_analyst");
    await file({ lines: [], explorers: [nova, { ...nova, name: "Zed", level: 99 }] });
    await page.getByText("1 explorer added or updated.").first().waitFor();
    await page.getByText("1 entry of that file is damaged and was skipped.").first().waitFor();
    await page.getByText("Data Analyst 2 · Medic 1").waitFor();
    expect(await page.getByText("Zed").count()).toBe(0);
    await file({ lines: [], explorers: [nova] });
    await page.getByText("No new entries in that file.").first().waitFor();
  });
});
