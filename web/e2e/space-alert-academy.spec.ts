import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Action, FlightReplay, Placed } from "../src/protocol/space-alert";
import { EXERCISES, verdictOf, type Exercise } from "../src/space-alert/learn/exercises";
import { exerciseMission } from "../src/space-alert/learn/exercise-flight";
import { LESSONS } from "../src/space-alert/learn/lessons";
import { topOf } from "../src/space-alert/round/model";
import { stage, type Visitor } from "./harness";
import { handCard, slot } from "./space-alert-steps";

/** A card of the exercise's hand with this half on top. */
function placedAs(exercise: Exercise, top: Action): Placed {
  for (const card of exercise.hand)
    for (const up of ["movement", "action"] as const) if (topOf({ card, up }) === top) return { card, up };
  throw new Error(`no ${top} in the hand of ${exercise.id}`);
}

/** Every plan that the hand allows, once for each row of halves on top. */
function plansOf(exercise: Exercise): Iterable<(Placed | null)[]> {
  const plans = new Map<string, (Placed | null)[]>();
  const lay = (plan: readonly (Placed | null)[]): void => {
    if (plan.length === exercise.open) {
      plans.set(plan.map((placed) => (placed ? topOf(placed) : "-")).join(), [...plan]);
      return;
    }
    lay([...plan, null]);
    for (const card of exercise.hand)
      if (plan.every((placed) => placed?.card !== card))
        for (const up of ["movement", "action"] as const) lay([...plan, { card, up }]);
  };
  lay([]);
  return plans.values();
}

/** A reel of nothing: enough to read off which hints an exercise has. */
const NOTHING_HAPPENED = { start: { crew: [] }, frames: [] } as unknown as FlightReplay;

const progress = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("space-alert-academy") ?? "{}") as { done?: string[] });

/** From the last step of the fourth lesson into the plan of the first test run. */
async function board(visitor: Visitor, fly: string): Promise<void> {
  await visitor.go("/space-alert/learn/test-run/4");
  await visitor.page.getByRole("button", { name: fly }).click();
  await visitor.page.waitForURL(/\/t\//);
  await slot(visitor.page, 0, 1).first().waitFor({ state: "attached" });
}

stage("the Academy", (world) => {
  const { visit } = world;

  it("sets exercises that the engine can judge: whatever is tried, what is praised was done, and a hint says what went wrong", async () => {
    const locale = fileURLToPath(new URL("../../locales/space-alert/en/", import.meta.url));
    const texts = readdirSync(locale)
      .map((file) => readFileSync(locale + file, "utf8"))
      .join("\n");
    for (const exercise of Object.values(EXERCISES)) {
      const judged = async (plan: readonly (Placed | null)[]): Promise<string> => {
        const response = await fetch(`${world.server.url}/api/space-alert/film`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(exerciseMission(exercise, plan, ["Ada", "Grace"])),
        });
        expect(response.status, exercise.id).toBe(200);
        return verdictOf(exercise, (await response.json()) as FlightReplay).message;
      };
      expect(await judged([])).toBe("sa-academy-hint-empty");
      expect(await judged(exercise.solution)).toBe(`sa-academy-${exercise.id}-done`);
      const said = new Set<string>();
      for (const plan of plansOf(exercise)) said.add(await judged(plan));
      // Each hint has its plan, and each plan its hint: none is there for show, none is said for want of a better one.
      const meant = exercise.hints(NOTHING_HAPPENED).map(([hint]) => `sa-academy-hint-${hint}`);
      expect([...said].sort()).toEqual([`sa-academy-${exercise.id}-done`, "sa-academy-hint-empty", ...meant].sort());
      for (const message of said) expect(texts).toContain(`\n${message} = `);
    }
  });

  it("does not praise what only looks like it: two shots one after the other, a Fighter shot down without a rocket", async () => {
    const judged = async (id: string, ...tops: (Action | null)[]): Promise<string> => {
      const exercise = EXERCISES[id];
      if (!exercise) throw new Error(`no exercise ${id}`);
      const plan = tops.map((top) => (top ? placedAs(exercise, top) : null));
      const response = await fetch(`${world.server.url}/api/space-alert/film`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(exerciseMission(exercise, plan)),
      });
      return verdictOf(exercise, (await response.json()) as FlightReplay).message;
    };
    expect(await judged("volley", "red", "a")).toBe("sa-academy-hint-apart");
    expect(await judged("volley", "red", null, "a")).toBe("sa-academy-hint-same-gun");
    expect(await judged("shield", "blue", "lift", "b")).toBe("sa-academy-hint-downstairs");
    expect(await judged("rocket", null, null, "a")).toBe("sa-academy-hint-no-rocket");
    // It hits in turn 5: too late for what was asked, and after the end of what is shown.
    expect(await judged("rocket", "blue", null, "lift", "c")).toBe("sa-academy-hint-late");
    expect(await judged("repair", "blue", "lift")).toBe("sa-academy-hint-left");
  });

  it("takes a newcomer from the front page through the first lesson, by mouse", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.go("/");
    await page.getByRole("main").getByRole("link", { name: /Learn/ }).first().click();
    await page.getByRole("heading", { name: "Academy" }).waitFor();
    await visitor.accessible();
    await visitor.picture("academy-1280");
    await page.getByRole("link", { name: "Begin" }).click();
    await page.getByRole("heading", { name: "The ship" }).waitFor();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await page.getByText("Three zones from left to right").waitFor();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    // The wrong room first: it says which one it was.
    await page.getByRole("button", { name: "Lower Red" }).click();
    await page.getByText("That is Lower Red.").waitFor();
    expect(await page.getByRole("link", { name: "Next", exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Bridge", exact: true }).click();
    await page.getByText("That is the bridge").waitFor();
    await visitor.accessible();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await page.getByRole("link", { name: "Skip", exact: true }).click();

    await page.getByRole("heading", { name: "Find the light laser" }).waitFor();
    await page.getByRole("button", { name: "Fly it" }).click();
    await page.getByText("Nothing was planned").waitFor();
    await page.getByRole("button", { name: "Change the plan" }).click();
    await handCard(page, "red arrow on top, B below").click();
    await slot(page, 0, 1).click();
    await page.getByRole("button", { name: "Fly it" }).click();
    await page.getByText("Right zone, wrong deck.").waitFor();
    // Two failures: a plan that works is offered.
    await page.getByRole("button", { name: "Lay out a plan that works" }).click();
    await expect.poll(() => slot(page, 0, 2).getAttribute("aria-label")).toContain("gravolift on top");
    await page.getByRole("button", { name: "Fly it" }).click();
    await page.getByText("There it is.").waitFor();
    await visitor.fits();
    await visitor.accessible();
    await visitor.picture("academy-lesson-1280");
    await expect.poll(async () => (await progress(page)).done).toEqual(["walk"]);
    // What was done is remembered, and so is the place.
    await page.getByRole("link", { name: "Next lesson: Cards and the clock" }).click();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await visitor.go("/space-alert/learn");
    await page.getByText("1 of 7 lessons passed").waitFor();
    await page.getByRole("link", { name: "Continue: Cards and the clock" }).click();
    await page.getByText("This card is played on the bridge.").waitFor();
  });

  it("shows what came of a plan before it says so", async () => {
    const visitor = await visit({
      storage: { "hangar.settings": { theme: "dark", language: "en", motion: "full" } },
    });
    const { page } = visitor;
    await page.clock.install();
    await visitor.go("/space-alert/learn/ship/6");
    await page.getByRole("button", { name: "Fly it" }).waitFor();
    // From here on time passes when this test says so.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const fly = async (): Promise<void> => {
      await page.getByRole("button", { name: "Fly it" }).click();
      await page.getByRole("button", { name: "Skip to end" }).waitFor();
      expect(await page.locator(".verdict").count()).toBe(0);
    };
    // Seen to its end.
    await fly();
    const verdict = page.getByText("Nothing was planned");
    for (let beats = 0; beats < 60 && !(await verdict.isVisible()); beats++) await page.clock.runFor(500);
    await verdict.waitFor();
    await page.getByRole("button", { name: "Change the plan" }).click();
    await handCard(page, "red arrow on top, B below").click();
    await slot(page, 0, 1).click();
    // The rest left out, by key.
    await fly();
    await page.keyboard.press("Enter");
    await page.getByText("Right zone, wrong deck.").waitFor();
    // Who walks away from the film of a plan that works has done it all the same.
    await page.getByRole("button", { name: "Lay out a plan that works" }).click();
    await fly();
    expect((await progress(page)).done ?? []).toEqual([]);
    await page.getByRole("link", { name: "Skip", exact: true }).click();
    await expect.poll(async () => (await progress(page)).done).toEqual(["walk"]);
  });

  it("is done by keyboard alone", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.go("/space-alert/learn/cards/1");
    // Keys are for the lesson, not for the page that loads it.
    await page.getByRole("link", { name: "Next", exact: true }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByText("This card is played on the bridge.").waitFor();
    await page.keyboard.press("1");
    await page.getByText("Only the half on top counts.").waitFor();
    await page.keyboard.press("2");
    await page.getByText("B is on top, so B happens.").waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("Twelve slots are twelve turns").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByText("When does it appear?").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("heading", { name: "One shot from the blue cannon" }).waitFor();
    await handCard(page, "blue arrow on top").waitFor();
    // The hand: red/A, blue/B, lift/C. The blue arrow into 1, A into 2.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("1");
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("blue arrow on top");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await page.keyboard.press("2");
    await expect.poll(() => slot(page, 0, 2).getAttribute("aria-label")).toContain("A on top");
    await page.keyboard.press("Enter");
    await page.getByText("But what a sound.").waitFor();
    await expect.poll(async () => (await progress(page)).done).toEqual(["halves"]);
    // A station is found with Tab and Enter.
    await visitor.go("/space-alert/learn/ship/5");
    await page.getByRole("button", { name: "Lower Blue" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Lower Blue. Remember it").waitFor();
  });

  it("shows every step of every lesson on a phone, in French, without a word missing", async () => {
    const visitor = await visit({ width: 390, height: 844, language: "fr", touch: true });
    const { page } = visitor;
    await visitor.go("/space-alert/learn");
    for (const lesson of LESSONS) {
      for (const [index, step] of lesson.steps.entries()) {
        await page.evaluate(
          (path) => {
            history.pushState(null, "", path);
            dispatchEvent(new PopStateEvent("popstate"));
          },
          `/space-alert/learn/${lesson.id}/${index + 1}`,
        );
        await page.getByRole("link", { name: `Étape ${index + 1} sur ${lesson.steps.length}` }).waitFor();
        await visitor.fits();
        // An unknown message would show its id.
        expect(await page.getByRole("main").innerText(), step.id).not.toMatch(/academy-|plan-|sa-/);
        if (step.kind === "depart" || index === 2) await visitor.accessible();
      }
    }
    await visitor.go("/space-alert/learn/ship/6");
    await visitor.picture("academy-lesson-390-fr");
    await page.getByRole("button", { name: "Essayer en vol" }).tap();
    await page.getByText("Rien de prévu").waitFor();
    await page.getByRole("button", { name: "Revoir le plan" }).waitFor();
    await visitor.accessible();
  });

  it("goes from a lesson to a first test run in one click, and says afterwards what cost most", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.go("/space-alert/learn/test-run/4");
    await visitor.accessible();
    await visitor.picture("academy-departure-1280");
    await board(visitor, "Fly now: First test run");
    // No lobby, no briefing, no clock: all three enemies are there (SA-19.7).
    await page.getByText("Stealth Fighter").first().waitFor();
    await page.getByText("No clock").waitFor();
    expect(await page.getByRole("timer").count()).toBe(0);
    await handCard(page, "red arrow on top, A below").click();
    await slot(page, 0, 1).click();
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("red arrow on top");
    await page.getByRole("button", { name: "Fly this plan" }).click();
    const debrief = page.getByRole("region", { name: "Debriefing" });
    await debrief.getByText("Fly another test run").waitFor();
    await debrief.getByText("What cost most").waitFor();
    await expect.poll(() => debrief.getByRole("listitem").count()).toBe(3);
    await debrief.getByText("Seven damage in one zone.").waitFor();
    await expect.poll(async () => (await progress(page)).done).toEqual(["test-run-1"]);
    // One thing to press next: the advice is another test run.
    const primary = page.locator("main .button.primary:visible");
    await expect.poll(() => primary.allInnerTexts()).toEqual(["Second test run"]);
    await visitor.picture("academy-debrief-1280");
    // The mission's name over its film, and every moment a way into it.
    await page.getByRole("heading", { name: "First test run" }).waitFor();
    for (let twice = 0; twice < 2; twice++) {
      await debrief.getByRole("button", { name: "Replay turn 6" }).first().click();
      await expect.poll(() => page.locator(".subtitle").innerText()).toContain("The ship is lost.");
      await page.keyboard.press("Home");
      await page.getByRole("button", { name: "Debriefing" }).click();
    }
    // Two verbs, and Replay is the film's: Rematch plans the same mission again in one click, with the plan of the last try.
    expect(await page.getByRole("link", { name: "Replay" }).count()).toBe(0);
    const before = page.url();
    await page.getByRole("button", { name: "Rematch: same mission" }).click();
    await page.waitForURL((url) => url.href !== before && /\/t\//.test(url.pathname));
    await page.getByText("This is the plan from your last try.").waitFor();
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("red arrow on top");
    await visitor.accessible();
    await page.getByRole("button", { name: "Clear plan" }).click();
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("empty");
    // Nobody flies an empty plan by a slip.
    await page.getByRole("button", { name: "Fly this plan" }).click();
    await page.getByText("No card is placed. Press again to fly anyway.").waitFor();
    await page.getByRole("button", { name: "Fly without a plan" }).waitFor();
    await visitor.go("/space-alert/learn");
    await page.getByText("1 of 7 lessons passed").waitFor();
  });

  it("coaches a first flight by what the player does, and stays away once it is sent away", async () => {
    const visitor = await visit();
    const { page } = visitor;
    const coach = page.getByRole("complementary", { name: "Coach" });
    await board(visitor, "Fly now: First test run");
    await coach.getByText("Pick a card.").waitFor();
    await handCard(page, "red arrow on top, A below").click();
    await coach.getByText("Tap slot 1 of an android").waitFor();
    await slot(page, 0, 1).click();
    await coach.getByText("Where does that lead?").waitFor();
    await visitor.accessible();
    // The place is remembered.
    await page.reload();
    await coach.getByText("Where does that lead?").waitFor();
    await page.getByRole("button", { name: "Preview flight" }).click();
    await coach.getByText("The Pulse Ball arrives on turn 1: who shoots?").waitFor();
    await page.getByRole("list", { name: "Announced threats" }).getByRole("button", { name: "Pulse Ball" }).click();
    await page.keyboard.press("Escape");
    await coach.getByText("Fly this plan").waitFor();
    await coach.getByRole("button", { name: "Hide hints" }).focus();
    await page.keyboard.press("Enter");
    await coach.waitFor({ state: "detached" });
    // Not at this table any more, and not at the next.
    await page.reload();
    await slot(page, 0, 1).waitFor();
    expect(await coach.count()).toBe(0);
    await board(visitor, "Fly now: First test run");
    expect(await coach.count()).toBe(0);
  });

  it("coaches on a phone in French without lying over the ship", async () => {
    const visitor = await visit({ width: 390, height: 844, language: "fr", touch: true });
    const { page } = visitor;
    await visitor.go("/space-alert/learn/test-run/4");
    await page
      .getByRole("button", { name: /^Décoller/ })
      .first()
      .tap();
    const coach = page.getByRole("complementary", { name: "Guide" });
    await coach.getByText("Choisissez une carte.").waitFor();
    await page.getByRole("list", { name: "Cartes en main" }).getByRole("button").first().tap();
    // The boards of the androids come to the card.
    await coach.getByText("Touchez l’emplacement 1").waitFor();
    await page.getByRole("tab", { name: "Équipage", selected: true }).waitFor();
    await slot(page, 0, 1).waitFor();
    const above = async (): Promise<number> => {
      const [strip, ship] = [await coach.boundingBox(), await page.getByRole("tabpanel").locator("..").boundingBox()];
      return strip && ship ? strip.y - (ship.y + ship.height) : Number.NaN;
    };
    await expect.poll(above).toBeGreaterThanOrEqual(-1);
    await visitor.fits();
    await visitor.accessible();
  });

  it("flies a simulation with a slow clock that can be stopped, in French on a phone", async () => {
    const visitor = await visit({ width: 390, height: 844, language: "fr", touch: true });
    const { page } = visitor;
    await visitor.go("/space-alert/learn/simulation/8");
    await page.getByRole("radio", { name: "Lent" }).waitFor({ state: "attached" });
    await expect.poll(() => page.getByRole("radio", { checked: true }).getAttribute("value")).toBe("slow");
    await page
      .getByRole("button", { name: /^Décoller/ })
      .first()
      .tap();
    await page.waitForURL(/\/t\//);
    await page
      .getByRole("button", { name: /rrêter l.horloge/ })
      .first()
      .waitFor();
    await visitor.fits();
  });

  it("fills in the set-up for friends", async () => {
    const visitor = await visit();
    await visitor.go("/space-alert/learn/test-run/4");
    await visitor.page.getByRole("link", { name: "With friends: Second test run" }).click();
    await visitor.page.getByRole("heading", { name: "New Space Alert table" }).waitFor();
    await visitor.page.getByLabel("Your name").fill("Ada");
    await visitor.page.getByRole("button", { name: "Create table" }).click();
    await visitor.page.waitForURL(/\/t\//);
    await expect.poll(() => visitor.page.getByLabel("Mission", { exact: true }).inputValue()).toBe("script:S1-2");
  });
});
