import { expect, it } from "vitest";
import { stage, type Visitor } from "./harness";
import { joinTable } from "./lobby-steps";
import { embark, goOn, openShip, placeFirst, SLEEPY_CAMPAIGN } from "./space-alert-steps";

const CAMPAIGN = {
  ...SLEEPY_CAMPAIGN,
  misplay: true,
  roles: { captain: 1, communications: 0, security: 0 },
};

/** Closes the laptop. */
const vanish = ({ page }: Visitor) => page.goto("about:blank");

stage("Somebody who is away", { stops: [120] }, (set) => {
  it("holds nobody up: the others decide in their place, from the briefing to the repairs", async () => {
    const ada = await set.visit({ width: 1440, height: 900 });
    const bo = await set.visit({ width: 390, height: 844, touch: true });
    const code = await embark([ada, bo], ["Ada", "Bo"], CAMPAIGN);

    // The captain is gone before the alert, and the mission starts all the same.
    await ada.page.getByRole("heading", { name: "Briefing" }).waitFor();
    await bo.page.getByRole("heading", { name: "Briefing" }).waitFor();
    const unwait = ada.page.getByRole("button", { name: "Start without Bo" });
    expect(await unwait.count()).toBe(0);
    const looker = await set.visit({ language: "fr", width: 1280, height: 800 });
    await looker.go(`/t/${code}`);
    await looker.page.getByRole("heading", { name: "Briefing" }).waitFor();
    await vanish(bo);
    await unwait.waitFor();
    await ada.page.getByRole("listitem").filter({ hasText: "Bo" }).getByText("away").waitFor();
    await ada.accessible();
    await ada.picture("space-alert-away-briefing-1440");
    await ada.page.setViewportSize({ width: 390, height: 844 });
    await ada.fits();
    await ada.picture("space-alert-away-briefing-390", { full: true });
    await ada.page.setViewportSize({ width: 1440, height: 900 });
    await ada.press(ada.page.getByRole("button", { name: "Ready" }));
    await ada.page.getByText("Waiting for Bo.").waitFor();
    await unwait.click();
    // Everybody else is told.
    await looker.page.getByText("Ada a décidé pour Bo (absent).").waitFor();

    // Bo comes back, plays a card, and is gone again when it is revealed. It lies as he meant it.
    await bo.go(`/t/${code}`);
    await placeFirst(bo.page, 1, 1);
    await vanish(bo);
    // Those who plan on see that he is not there.
    const beside = ada.page.getByRole("listitem").filter({ hasText: "Bo" });
    await beside.getByText("away").waitFor();
    await ada.picture("space-alert-away-action-1440");
    for (const visitor of [ada, bo, looker]) visitor.willLoseServer();
    await set.server.kill();
    await set.server.start({ speed: 60, stops: [450] });
    await goOn(ada);
    // The clock stands while the cards lie open: nobody is hurried.
    const card = ada.page.getByRole("region", { name: "Misplayed card" });
    await card.getByRole("listitem").filter({ hasText: "Bo" }).getByText("away").waitFor();
    await ada.accessible();
    await ada.picture("space-alert-away-card-1440");
    await card.getByRole("button", { name: "Keep the card of Bo" }).click();

    // The vote: one is there, and it takes two.
    const vote = ada.page.getByRole("region", { name: "Continue with this ship?" });
    await vote.getByRole("button", { name: "Continue" }).click();
    await vote.getByText("wants to continue").waitFor();
    await vote.getByRole("listitem").filter({ hasText: "Bo" }).getByText("away").waitFor();
    await ada.accessible();
    await ada.picture("space-alert-away-vote-1440");
    await vote.getByRole("button", { name: "Agree for Bo" }).click();

    // Bo is captain and repairs first (SA-17.8); somebody who looks on sees that, and decides nothing.
    const turn = ada.page.locator('[aria-current="step"]');
    await turn.filter({ hasText: "Bo" }).waitFor();
    const words = "Bo is away: anyone can choose their repair.";
    await ada.page.getByText(words).waitFor();
    await looker.page.getByText("Bo est absent : n’importe qui peut choisir sa réparation.").waitFor();
    expect(await looker.page.locator("section button:enabled", { hasText: /rouge|central|bleu/ }).count()).toBe(0);
    await ada.accessible();
    await ada.picture("space-alert-away-repairs-1440");
    const repair = ada.page.locator("section button:enabled", { hasText: /red|central|pulse|blue/ }).first();
    await repair.click();
    await turn.filter({ hasText: "Ada" }).waitFor();

    // Bo is back for the next mission, and decides for himself again.
    await bo.go(`/t/${code}`);
    await bo.page.getByText("Waiting for Ada to choose a repair.").waitFor();
  });
});

stage("Two people with one name", (set) => {
  it("are told apart, and a role leaves with its person", async () => {
    const host = await set.visit({ width: 1440, height: 900 });
    const code = await openShip(host, {}, "Ana");
    const guest = await set.visit({ language: "fr", width: 390, height: 844, touch: true });
    await joinTable(guest, code, "ana", "fr");
    const row = host.page.getByRole("listitem").filter({ hasText: "ana 2" });
    await row.first().waitFor();
    await host.picture("space-alert-names-1440");

    // Where the page came from, not where Hangar usually is.
    const port = new URL(host.base).port;
    await host.page.getByText(`--listen 0.0.0.0:${port} `).waitFor();
    expect(await guest.page.getByText("--listen").count()).toBe(0);

    const captain = host.page.getByLabel("Captain");
    await captain.selectOption({ label: "ana 2" });
    await guest.page.locator("option:checked", { hasText: "ana 2" }).waitFor({ state: "attached" });
    await guest.page.getByRole("button", { name: "Quitter ma place" }).tap();
    await expect.poll(() => row.count()).toBe(0);
    await joinTable(guest, code, "Bo", "fr");
    await host.page.getByRole("listitem").filter({ hasText: "Bo" }).first().waitFor();
    await expect.poll(() => captain.inputValue()).toBe("");
  });
});
