import { expect, it } from "vitest";
import { stage, type Visitor } from "./harness";
import { embark, SLEEPY_CAMPAIGN } from "./space-alert-steps";

const CAMPAIGN = {
  ...SLEEPY_CAMPAIGN,
  skip_briefing: true,
  roles: { captain: 0, communications: 1, security: 1 },
};

stage("A campaign", { speed: 60 }, ({ visit }) => {
  it("goes on when all agree, after each has repaired something", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit({ width: 390, height: 844, touch: true });
    const crew: [Visitor, ...Visitor[]] = [ada, bo];
    await embark(crew, ["Ada", "Bo"], CAMPAIGN);

    // Nobody does anything, and the ship comes home with holes in it.
    const vote = ({ page }: Visitor) => page.getByRole("region", { name: "Continue with this ship?" });
    await vote(ada).waitFor();
    // The first mission is in everybody's log book already, whatever becomes of the campaign.
    for (const { page } of crew) {
      const log = (): Promise<string | null> => page.evaluate(() => localStorage.getItem("space-alert-log"));
      await expect.poll(log).toMatch(/"campaign":1,"campaign_total":null/);
    }
    for (const visitor of crew) await visitor.accessible();
    await bo.fits();
    await ada.picture("space-alert-vote-1440");
    await bo.picture("space-alert-vote-390");
    await vote(ada).getByRole("button", { name: "Continue" }).click();
    await vote(bo).getByText("wants to continue").waitFor();
    await vote(bo).getByRole("button", { name: "Continue" }).tap();

    // The captain repairs first; the others see whom they wait for (SA-17.8).
    await ada.page.getByText("Your turn: choose one repair.").waitFor();
    await bo.page.getByText("Waiting for Ada to choose a repair.").waitFor();
    for (const visitor of crew) await visitor.accessible();
    await bo.fits();
    await ada.picture("space-alert-repairs-1440");
    await bo.picture("space-alert-repairs-390");
    const briefing = ada.page.getByRole("heading", { name: "Briefing" });
    const turn = ada.page.locator('[aria-current="step"]');
    for (const [name, { page }] of [
      ["Ada", ada],
      ["Bo", bo],
      ["Green android", bo],
      ["Blue android", ada],
    ] as const) {
      await turn.filter({ hasText: name }).waitFor();
      await page
        .locator("section button:enabled", { hasText: /red|central|pulse|blue/ })
        .first()
        .click();
    }
    // Nobody had a hand for the squad: the other one starts where the crew says (SA-17.16).
    for (const visitor of crew) {
      await visitor.page.getByText("Only one squad is left. Where does it start?").waitFor();
      await visitor.accessible();
    }
    await bo.fits();
    await ada.picture("space-alert-berth-1440");
    await bo.picture("space-alert-berth-390");
    await bo.page.getByRole("button", { name: "Upper Blue" }).tap();
    // Then the next mission is briefed, with what is still broken.
    await briefing.waitFor();
    await bo.page.getByRole("heading", { name: "Briefing" }).waitFor();
    await vote(ada).waitFor({ state: "detached" });
    for (const { page } of crew) {
      const ship = page.getByRole("region", { name: "Ship condition" });
      await ship.getByRole("listitem").filter({ hasText: "No battlebots in Lower Red" }).waitFor();
    }
    await ada.accessible();
    await bo.fits();
    await ada.picture("space-alert-next-mission-1440");
    await bo.picture("space-alert-next-mission-390", { full: true });
    await ada.page.setViewportSize({ width: 1280, height: 800 });
    await ada.picture("space-alert-next-mission-1280");
  });

  it("stops for all when one has had enough, who is asked once more, and says what it came to", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit({ width: 390, height: 844, touch: true });
    await embark([ada, bo], ["Ada", "Bo"], CAMPAIGN);
    const vote = ({ page }: Visitor) => page.getByRole("region", { name: "Continue with this ship?" });
    await vote(bo).getByText("Next: mission 2 of up to 3.").waitFor();
    await bo.press(vote(bo).getByRole("button", { name: "End campaign and score" }));
    const sure = vote(bo).getByRole("button", { name: "End campaign for everyone" });
    await sure.waitFor();
    await bo.accessible();
    await bo.fits();
    await bo.picture("space-alert-stop-390");
    await bo.press(sure);
    for (const visitor of [ada, bo]) {
      const end = visitor.page.getByRole("region", { name: "Campaign", exact: true });
      await end.getByText("The campaign is over: −6 points in all.").waitFor();
      await end.getByText("Mission 1: −6 points").waitFor();
      await visitor.accessible();
      await visitor.fits();
    }
    await ada.picture("space-alert-campaign-over-1440");
    await bo.picture("space-alert-campaign-over-390");
  });
});
