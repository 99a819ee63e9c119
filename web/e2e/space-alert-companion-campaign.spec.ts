import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { LogEntry } from "../src/protocol/space-alert";
import type { Draft } from "../src/space-alert/companion/draft";
import { stage, type Visitor } from "./harness";

const row = (...cards: string[]) => [...cards, ...Array<string>(12).fill("none")].slice(0, 12);

/**
 * Commandos knock Bo out and do 4 damage to red, a Fighter does 3 to blue, and Ana loses a squad to the Skirmishers: work for
 * everybody, and no hand left for the squad.
 */
const ROUGH = {
  script: { id: "free", slug: "free", kind: "mission", events: [] },
  crew: [
    { colour: "yellow", name: "Ana", android: false },
    { colour: "green", name: "Bo", android: false },
    { colour: "blue", name: "Cleo", android: false },
    { colour: "purple", name: "", android: true },
  ],
  trajectories: { red: "T3", white: "T4", blue: "T2", internal: "T1" },
  threats: [
    { number: 1, track: "internal", severity: "serious", card: "SI1-01" },
    { number: 2, track: "blue", severity: "common", card: "E1-07" },
    { number: 3, track: "internal", severity: "common", card: "I1-02" },
  ],
  plan: [row("blue", "c", "battlebots"), row("red"), row(), row()],
  oops: [],
  damage: {
    red: ["shield", "reactor", "structural", "gravolift"],
    white: [],
    blue: ["reactor", "heavy_laser", "structural"],
  },
  seed: 7,
};

/** A browser in which that mission was entered and not flown yet. */
const entered = (draft: unknown) => ({ "space-alert-companion": { version: 1, draft } });
const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);
const draftOf = async (page: Page) => ((await kept(page, "space-alert-companion")) as { draft: Draft }).draft;
const logOf = async (page: Page) =>
  ((await kept(page, "space-alert-log")) as { lines: LogEntry[] } | null)?.lines ?? [];
const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: new RegExp(`${name}$`) });

/** What is entered is flown as the first mission of a campaign. */
async function flyAsCampaign(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.go("/space-alert/companion");
  await step(page, "Mission").click();
  await page.getByRole("switch", { name: /^Campaign/ }).check({ force: true });
  await step(page, "Enter").click();
  await page.getByRole("button", { name: "Resolve flight" }).click();
}

stage("companion mode, from mission to mission", ({ visit }) => {
  it("flies a campaign: repairs in turn on one device, the ship as it was left, one score", async () => {
    const visitor = await visit({ width: 1440, height: 900, storage: entered(ROUGH) });
    const { page } = visitor;
    await flyAsCampaign(visitor);
    const campaign = page.getByRole("region", { name: "Campaign" });
    await campaign.getByText("Continue with this ship?").waitFor();
    await visitor.accessible();
    await visitor.picture("companion-campaign-1440");
    await campaign.getByRole("button", { name: "Continue to repairs" }).click();

    // Each in turn, on one device; Bo was knocked out, and no zone is repaired three times (SA-17.8 to SA-17.10).
    const red = page.getByRole("region", { name: "red" });
    await page.getByText("Ana repairs one thing.").waitFor();
    await visitor.accessible();
    await visitor.picture("companion-dock-1440");
    await red.getByRole("button", { name: /^Red hull/i }).click();
    await page.getByText("Cleo repairs one thing.").waitFor();
    await page.getByText("recovers").waitFor();
    // A closed tab loses nothing; a slip is taken back.
    await page.reload();
    await page.getByText("Cleo repairs one thing.").waitFor();
    await red.getByRole("button", { name: /^Red gravolift/i }).click();
    await page.getByText("Purple android repairs one thing.").waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.getByText("Cleo repairs one thing.").waitFor();
    await red.getByRole("button", { name: /^Red shield/i }).click();
    await page.getByText("Limit of two repairs per zone reached.").waitFor();
    await expect.poll(() => red.getByRole("button", { name: /^Red reactor/i }).isDisabled()).toBe(true);
    await page
      .getByRole("region", { name: "blue" })
      .getByRole("button", { name: /^Blue reactor/i })
      .click();

    // The squad that nobody had time for stays out; the other one starts where the crew says (SA-17.16).
    await page.getByText("Only one squad is left. Where does it start?").waitFor();
    await visitor.accessible();
    await visitor.picture("companion-berth-1440");
    await page.setViewportSize({ width: 390, height: 844 });
    await visitor.fits();
    await visitor.picture("companion-berth-390", { full: true });
    await page.getByRole("button", { name: "Upper Blue" }).click();
    const ship = page.getByRole("region", { name: "Ship condition" });
    const broken = async () =>
      (await ship.getByRole("listitem").allInnerTexts()).map((text) => text.split("\n").at(-1));
    await ship.waitFor();
    const left = await broken();
    expect(left.join("; ")).toMatch(
      /red reactor.*red gravolift.*blue heavy laser.*blue hull.*No battlebots in Lower Red/is,
    );
    await visitor.fits();
    await visitor.accessible();
    await visitor.picture("companion-ship-390", { full: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("button", { name: "Continue to mission 2" }).click();

    // The second mission: the same crew, and the ship to be laid out.
    await page.getByText("Campaign: mission 2 of up to 3").waitFor();
    await expect.poll(broken).toEqual(left);
    await expect.poll(() => page.getByLabel("Name of crew member 3").inputValue()).toBe("Cleo");
    await visitor.accessible();
    await visitor.picture("companion-second-1280");
    await page.getByRole("radio", { name: /Other soundtrack/ }).click();
    await page.getByRole("button", { name: "Enter the cards" }).click();
    // Keys are for the boards, not for the page before them.
    await page.getByRole("radiogroup", { name: "Red trajectory" }).locator(":focus").waitFor();
    for (const board of ["1", "2", "3", "4"]) await page.keyboard.press(board);
    // After the boards comes the first threat by itself.
    await page.getByRole("combobox", { name: /^T\+1: / }).fill("fighter");
    await page.locator('[role=option][id$="-E1-07"]').click();
    // What is broken already lies on the ship, not in the pile (SA-17.13).
    await page.getByText("Damage tiles (if already drawn)").click();
    expect(await page.getByRole("button", { name: "red reactor" }).count()).toBe(0);
    await page.getByRole("button", { name: "red shield" }).click();
    await page.getByRole("button", { name: "Resolve flight" }).click();
    await campaign.getByText("Points of mission 2").waitFor();

    // They have had enough: the total stands on the last line of the log, and both lines are one campaign (SA-17.20).
    const stop = campaign.getByRole("button", { name: /^Stop and score/ });
    // With a minus sign, as people write it.
    const shown = /−?\d+$/.exec(await stop.innerText())?.[0] ?? "";
    const score = Number(shown.replace("−", "-"));
    const over = new RegExp(`^Campaign score: ${shown} points?.$`);
    await stop.click();
    await campaign.getByText(over).waitFor();
    await visitor.accessible();
    await visitor.picture("companion-campaign-over-1280");
    const sorted = async () => (await logOf(page)).sort((a, b) => (a.campaign ?? 0) - (b.campaign ?? 0));
    await expect.poll(sorted).toMatchObject([
      { campaign: 1, campaign_total: null },
      { campaign: 2, campaign_total: score },
    ]);
    const lines = await sorted();
    // Threats of both missions, penalties of the last (SA-17.19).
    const [first, second] = lines.map((line) => line.points);
    expect(score).toBe((first?.survived ?? 0) + (first?.destroyed ?? 0) + (second?.total ?? 0));
    await page.reload();
    await campaign.getByText(over).waitFor();
    await page
      .getByRole("navigation", { name: "Main navigation" })
      .getByRole("link", { name: "Space Alert", exact: true })
      .click();
    await page
      .getByRole("navigation", { name: "Space Alert", exact: true })
      .getByRole("link", { name: /^Log book/ })
      .click();
    await page.getByRole("heading", { name: "Campaigns" }).waitFor();
    await page.getByText(shown, { exact: true }).first().waitFor();
    await visitor.picture("companion-campaign-log-1280");
    await visitor.go("/space-alert/companion");
    await campaign.getByRole("button", { name: "New mission" }).click();
    await page.getByText(/^Playing with the physical game/).waitFor();
    await expect.poll(() => page.getByRole("switch", { name: /^Campaign/ }).isChecked()).toBe(false);
  });

  it("shows the film before it tells the score", async () => {
    const moving = { "hangar.settings": { theme: "dark", language: "en", motion: "full" } };
    const visitor = await visit({ storage: { ...entered(ROUGH), ...moving } });
    const { page } = visitor;
    await flyAsCampaign(visitor);
    // It runs, until somebody stops it to look at it.
    await page.getByRole("button", { name: "Pause" }).click();
    expect(await page.getByText(/^Mission complete:/).count()).toBe(0);
    expect(await page.getByRole("region", { name: "Campaign" }).count()).toBe(0);
    await page.getByRole("button", { name: "Skip to end" }).click();
    const end = page.getByRole("region", { name: "Result" });
    await end.getByText("Mission complete").waitFor();
    await visitor.accessible();
    await visitor.picture("companion-end-1280");
    await end.getByRole("button", { name: "Continue to repairs" }).click();
    await page.getByText("Ana repairs one thing.").waitFor();
    // Flown again, corrected or not, it is told at once.
    await step(page, "Enter").click();
    await page.getByRole("button", { name: "Resolve flight" }).click();
    await page.getByText(/^Mission complete:/).waitFor();
  });

  it("keeps what fits when another mission or crew is chosen, says what does not, and takes it back", async () => {
    const visitor = await visit({ width: 390, height: 844, touch: true, storage: entered(ROUGH) });
    const { page } = visitor;
    await visitor.go("/space-alert/companion");
    await step(page, "Mission").tap();
    const before = await draftOf(page);

    // All threats that were written down stay only where they are announced alike.
    await page.getByRole("radio", { name: /^Mission 1\b/ }).tap();
    await page.getByText(/^Mission changed\. .+ of your 18 entries do(es)? not fit and w(as|ere) removed\.$/).waitFor();
    await visitor.fits();
    await visitor.accessible();
    await visitor.picture("companion-changed-390");
    await expect
      .poll(() => draftOf(page))
      .toMatchObject({ plan: before.plan, trajectories: before.trajectories, seed: 7 });
    await page.getByRole("button", { name: "Undo change" }).tap();
    await expect.poll(() => draftOf(page)).toEqual({ ...before, unlogged: false });

    // One who plays alone commands four androids; nobody's cards are lost.
    await page.getByRole("radio", { name: "1", exact: true }).check({ force: true });
    await page.getByText(/^Alone, you command four androids/).waitFor();
    await expect
      .poll(async () => (await draftOf(page)).crew.map((member) => member.android))
      .toEqual([true, true, true, true]);
    await page.getByLabel("Communications officer").waitFor({ state: "detached" });
    await visitor.fits();
    await visitor.accessible();
    await visitor.picture("companion-solo-390", { full: true });
    await step(page, "Enter").tap();
    await page.getByRole("button", { name: "Resolve flight" }).tap();
    await page.getByRole("link", { name: "Added to log book" }).waitFor();
    await expect
      .poll(async () => (await logOf(page)).map((line) => line.crew.map((member) => [member.android, member.roles])))
      .toEqual([Array(4).fill([true, []])]);

    // A mission that was flown is not turned into another one: that is a new flight.
    await step(page, "Mission").tap();
    await page.getByRole("radio", { name: /^Mission 2\b/ }).tap();
    await page.getByText("New flight. The entries of the last one were removed.").waitFor();
    await expect.poll(async () => (await draftOf(page)).seed).not.toBe(7);
    await page.getByRole("button", { name: "Undo change" }).tap();
    await expect.poll(async () => (await draftOf(page)).seed).toBe(7);
  });
});
