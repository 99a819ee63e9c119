import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { LESSONS } from "../src/space-alert/learn/lessons";
import { stage, type Visitor } from "./harness";
import { embark, goOn, openShip, slot, tinyOnBoard } from "./space-alert-steps";

/** Shorter on one side than this, and a fingertip misses it. */
const FINGERTIP = 44;

/** With a clock that can be stopped: then nothing of this hurries. */
const AT_ONCE = { mission: { kind: "script", id: "simulation-1" }, skip_briefing: true, pace: "slow", seed: "7" };

/** Wholly in the window, and what lies on top at its middle is itself. */
const inSight = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    // On the board, pieces and places to press lie on the rooms.
    const own = element.closest("svg") ?? element;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      left >= -1 &&
      top >= -1 &&
      right <= innerWidth + 1 &&
      bottom <= innerHeight + 1 &&
      above !== null &&
      (own.contains(above) || above.contains(element))
    );
  });

async function allInSight(what: Locator, name: string): Promise<void> {
  const count = await what.count();
  expect(count, name).toBeGreaterThan(0);
  for (let index = 0; index < count; index++)
    await expect.poll(() => inSight(what.nth(index)), { message: `${name} ${index + 1}` }).toBe(true);
}

/** Large enough for a finger. Those that are larger to the touch than to the eye are not meant. */
async function touchable(what: Locator, name: string): Promise<void> {
  const smallest = async (): Promise<number> => {
    const sizes = await what.evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    return sizes.length === 0 ? 0 : Math.min(...sizes);
  };
  await expect.poll(smallest, { message: name }).toBeGreaterThanOrEqual(FINGERTIP - 0.5);
}

/** The sides on which a box with its outline sticks out of a row that cuts what overflows. */
async function cutOff(what: Locator, row: Locator): Promise<string[]> {
  const clip = await row.evaluate((element) =>
    getComputedStyle(element).overflowX === "visible" ? null : element.getBoundingClientRect().toJSON(),
  );
  return what.evaluate(async (element, clip: DOMRect | null) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const { outlineWidth, outlineOffset } = getComputedStyle(element);
    const outline = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const { left, top, bottom } = element.getBoundingClientRect();
    if (!clip) return [];
    const sides = { left: clip.left - left, top: clip.top - top, bottom: bottom - clip.bottom };
    return Object.entries(sides).flatMap(([side, over]) =>
      over + outline > 0.5 ? [`${side}: ${over + outline}`] : [],
    );
  }, clip);
}

/** The page is the window: nothing to scroll for. */
const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight > document.documentElement.clientHeight + 1);

/** Nothing that is read is smaller than 12 pixels. */
const tiny = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".round *")]
      .filter((element) => !(element instanceof SVGElement))
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => {
        const size = parseFloat(getComputedStyle(element).fontSize);
        return size > 0 && size < 12;
      })
      .map((element) => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`),
  );

/** Letters of desks that a cell, a capsule, a rocket, a squad or a figure lies on. */
const coveredLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const things = [
      ...document.querySelectorAll(
        "svg.board :is(.cell rect, .fuel path, .rocket path, .stored path, .member .suit, .member .shell)",
      ),
    ];
    return [...document.querySelectorAll("svg.board .desk .letter")].flatMap((letter, index) =>
      things
        .filter((thing) => {
          const [one, other] = [box(letter), box(thing)];
          return (
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            // A line of text is higher than its capital letter.
            Math.min(one.bottom - 3, other.bottom) - Math.max(one.top + 3, other.top) > 1
          );
        })
        .map((thing) => `${letter.textContent} of desk ${index} lies under ${thing.parentElement?.classList}`),
    );
  });

const ready = async ({ page }: Visitor): Promise<void> => {
  await page.getByRole("timer").waitFor();
  await page.locator("[data-hand] button.card").first().waitFor();
};

async function stopClock({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: /^(Stop clock|Arrêter l’horloge)$/ }).tap();
  await page.getByRole("button", { name: /^(Start clock|Relancer l’horloge)$/ }).waitFor();
}

stage("A small screen in the Action Round", ({ visit }) => {
  it.each([
    [844, 390, "en"],
    [740, 360, "fr"],
    [640, 360, "fr"],
    [932, 430, "en"],
  ] as const)(
    "has ship, clock, slots and hand at hand, held sideways: %i x %i, %s",
    async (width, height, language) => {
      const ada = await visit({ width, height, touch: true, language });
      const { page } = ada;
      await openShip(ada, AT_ONCE);
      await ada.press(page.locator("section.start button").last());
      await ready(ada);
      await stopClock(ada);
      await ada.fits();
      await expect.poll(() => scrolls(page)).toBe(false);
      await allInSight(page.getByRole("timer"), "the clock");
      await allInSight(page.locator("svg.board"), "the ship");
      await allInSight(page.locator("svg.board path.room"), "a station");
      await allInSight(page.locator("[data-hand] button.card"), "a card");
      await touchable(page.locator("[data-hand] button.card"), "a card");
      await touchable(page.getByRole("tab"), "a tab");
      await expect.poll(() => tiny(page)).toEqual([]);
      await expect.poll(() => tinyOnBoard(page)).toEqual([]);
      await ada.accessible();
      await ada.picture(`space-alert-sideways-${width}`);
      // Alone, a card goes to one of four boards, which come forward with it.
      await page.locator("[data-hand] button.card").first().tap();
      await expect.poll(() => page.locator("[data-slot].accepts").count()).toBe(12);
      await allInSight(page.locator("[data-slot].accepts"), "a slot that takes the card");
      await touchable(page.locator("[data-slot].accepts"), "a slot that takes the card");
      await slot(page, 0, 1).tap();
      await expect.poll(() => slot(page, 0, 1).getAttribute("class")).not.toContain("empty");
    },
  );

  it.each([
    [390, 844, "en"],
    [390, 844, "fr"],
    [360, 740, "en"],
    [360, 740, "fr"],
  ] as const)("shows the ship and all trajectories from end to end: %i x %i, %s", async (width, height, language) => {
    const ada = await visit({ width, height, touch: true, language });
    const { page } = ada;
    await openShip(ada, { ...AT_ONCE, mission: { kind: "script", id: "mission-2" } });
    await ada.press(page.locator("section.start button").last());
    await ready(ada);
    await stopClock(ada);
    await ada.fits();
    expect(await page.locator("svg.board .rail").count()).toBe(4);
    await allInSight(page.locator("svg.board .stop"), "a square");
    await allInSight(page.locator("svg.board .dot"), "a square");
    await allInSight(page.locator("svg.board path.room"), "a station");
    await allInSight(page.locator("[data-hand] button.card"), "a card");
    await expect.poll(() => tinyOnBoard(page)).toEqual([]);
    await expect.poll(() => coveredLetters(page)).toEqual([]);
    await ada.accessible();
    await ada.picture(`space-alert-upright-${width}-${language}`);
    // What would happen is one touch away, under its whole name.
    const preview = page.getByRole("button", { name: { en: "Preview flight", fr: "Aperçu du vol" }[language] });
    await allInSight(preview, "the preview");
    await preview.tap();
    await page.getByText({ en: /^after turn \d/, fr: /^après le tour \d/ }[language]).waitFor();
    await ada.fits();
    await allInSight(page.locator("svg.board .stop"), "a square of the preview");
    await expect.poll(() => tinyOnBoard(page)).toEqual([]);
    // Back to the board of all, and a card opens all four boards: each has slots in sight.
    await page.getByRole("button", { name: { en: "Shared board", fr: "Plateau partagé" }[language] }).tap();
    await page.locator("[data-hand] button.card").first().tap();
    for (const android of [0, 1, 2, 3]) await allInSight(slot(page, android, 1), `a slot of android ${android + 1}`);
  });

  it("shows what is left of every threat, and none covers another", async () => {
    const ada = await visit({ width: 640, height: 360, touch: true });
    const { page } = ada;
    // Without a clock all threats are known at once, where they start: two of them on one square of two trajectories.
    await openShip(ada, { ...AT_ONCE, pace: "untimed", mission: { kind: "script", id: "mission-2" } });
    await ada.press(page.locator("section.start button").last());
    await page.locator("svg.board .token").first().waitFor();
    const wrong = (): Promise<string[]> =>
      page.evaluate(() => {
        const tokens = [...document.querySelectorAll("svg.board .token")].map((token) => ({
          name: token.querySelector("[role=button]")?.getAttribute("aria-label") ?? "?",
          plate: token.querySelector(".plate")?.getBoundingClientRect() ?? new DOMRect(),
          left: token.querySelector(".left, .value")?.getBoundingClientRect() ?? new DOMRect(),
        }));
        const found = tokens
          .filter(({ plate, left }) => left.width === 0 || left.left < plate.left - 1 || left.right > plate.right + 1)
          .map(({ name }) => `${name}: what is left of it is not on its plate`);
        for (const [index, { name, plate }] of tokens.entries())
          for (const other of tokens.slice(index + 1))
            if (
              Math.min(plate.right, other.plate.right) - Math.max(plate.left, other.plate.left) > 0.5 &&
              Math.min(plate.bottom, other.plate.bottom) - Math.max(plate.top, other.plate.top) > 0.5
            )
              found.push(`${name} covers ${other.name}`);
        return found;
      });
    for (const [width, height] of [
      [640, 360],
      [740, 360],
      [844, 390],
      [360, 740],
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.locator("svg.board .token").count()).toBe(6);
      await allInSight(page.locator("svg.board .token .plate"), `a threat at ${width} x ${height}`);
      await expect.poll(wrong, { message: `${width} x ${height}` }).toEqual([]);
      await expect.poll(() => tinyOnBoard(page)).toEqual([]);
    }
  });

  it("is planned by two, sideways and upright, with every slot of the phase under a thumb", async () => {
    const ada = await visit({ width: 844, height: 390, touch: true });
    const bo = await visit({ width: 360, height: 740, touch: true });
    await embark([ada, bo], ["Ada", "Bo"], AT_ONCE);
    await ready(ada);
    await stopClock(ada);
    for (const [crew, visitor] of [ada, bo].entries()) {
      const { page } = visitor;
      await ready(visitor);
      await visitor.fits();
      await expect.poll(() => scrolls(page)).toBe(false);
      for (const number of [1, 2, 3]) {
        await allInSight(slot(page, crew, number), "a slot");
        await touchable(slot(page, crew, number), "a slot");
      }
      await allInSight(page.locator("svg.board path.room"), "a station");
      await allInSight(page.locator("svg.board .stop"), "a square");
      const lock = page.getByRole("button", { name: "Lock phase 1 and draw cards" });
      await allInSight(lock, "the lock");
      await touchable(lock, "the lock");
      await touchable(page.getByRole("tab"), "a tab");
      await expect.poll(() => tiny(page)).toEqual([]);
      await page.locator("[data-hand] button.card").first().tap();
      expect(await cutOff(page.locator("[data-hand] button.card.picked"), page.locator("[data-hand] ul"))).toEqual([]);
      const flip = page.locator(".prompt").getByRole("button", { name: "Flip" });
      await allInSight(flip, "turning a card");
      await touchable(flip, "turning a card");
      await slot(page, crew, 1).tap();
      await expect.poll(() => slot(page, crew, 1).getAttribute("class")).not.toContain("empty");
      // The boards of the androids are behind a tab, and no smaller to the touch.
      await page.getByRole("tab", { name: "Crew" }).tap();
      for (const number of [1, 2, 3]) await touchable(slot(page, 2, number), "an android's slot");
      await page.getByRole("tab", { name: "Ship" }).tap();
    }
    // Turned in the hand, the strip still shows the phase that is planned.
    await lockPhase(ada);
    await ada.page.setViewportSize({ width: 390, height: 844 });
    await allInSight(slot(ada.page, 0, 4), "the first slot of phase 2");
    await ada.page.setViewportSize({ width: 844, height: 390 });
    await allInSight(slot(ada.page, 0, 4), "the first slot of phase 2");
    await ada.picture("space-alert-sideways-duo-844");
  });
});

async function lockPhase({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Lock phase 1 and draw cards" }).tap();
  await page.getByRole("button", { name: /^Lock with/ }).tap();
  await page.getByRole("button", { name: "Lock phase 2 and draw cards" }).waitFor();
}

// At ease at 0:05, silence from 2:00 to 2:15, a data transfer in the last minute of phase 1, from 3:20 to 3:32.
stage("What the computer announces", { speed: 60, stops: [5, 125, 205] }, ({ visit }) => {
  it("moves nothing: ship, slots and cards stay where they are", async () => {
    const crew: [Visitor, Visitor, Visitor] = [
      await visit({ width: 844, height: 390, touch: true }),
      await visit({ width: 390, height: 844, touch: true }),
      await visit({ width: 1440, height: 900 }),
    ];
    const [ada] = crew;
    await embark(crew, ["Ada", "Bo", "Cy"], {
      mission: { kind: "script", id: "advanced-simulation-2" },
      skip_briefing: true,
      seed: "5",
    });
    const places = ({ page }: Visitor) =>
      page.evaluate(() =>
        ["svg.board", ".mine [data-slot='1']", "[data-hand]", "[role=timer]"].map((what) => {
          const box = document.querySelector(what)?.getBoundingClientRect();
          return box && [what, Math.round(box.x), Math.round(box.y)].join(" ");
        }),
      );
    const stopped = async (): Promise<void> => {
      for (const { page } of crew) await page.getByRole("button", { name: "Continue", exact: true }).waitFor();
    };
    await Promise.all(crew.map(ready));
    await stopped();
    const before = await Promise.all(crew.map(places));
    await goOn(ada);
    for (const { page } of crew) await page.locator("li.silent").waitFor();
    await stopped();
    for (const [index, visitor] of crew.entries()) await expect.poll(() => places(visitor)).toEqual(before[index]);
    await goOn(ada);
    for (const { page } of crew) {
      await page.locator("li.transfer").waitFor();
      await page.locator("li.ending", { hasText: "Phase 1 ends" }).waitFor();
    }
    await stopped();
    for (const [index, visitor] of crew.entries()) {
      await expect.poll(() => places(visitor)).toEqual(before[index]);
      await visitor.accessible();
    }
    await ada.picture("space-alert-sideways-pressing-844");
    // A card for a crewmate opens the crew, and the ship comes back once it is given.
    const { page } = ada;
    await page.locator("[data-hand] button.card").first().tap();
    await page.locator("button[data-give]:enabled").first().tap();
    await page.locator("svg.board").waitFor();
  });
});

stage("An exercise of the Academy on a phone", ({ visit }) => {
  it.each([
    [390, 844, "fr"],
    [844, 390, "en"],
  ] as const)("shows the whole ship above the cards: %i x %i, %s", async (width, height, language) => {
    const visitor = await visit({ width, height, language, touch: true });
    const { page } = visitor;
    await visitor.go("/space-alert/learn");
    for (const lesson of LESSONS) {
      for (const [index, step] of lesson.steps.entries()) {
        if (step.kind !== "fly") continue;
        await visitor.go(`/space-alert/learn/${lesson.id}/${index + 1}`);
        await page.locator("[data-hand] button.card").first().waitFor();
        await visitor.fits();
        await allInSight(page.locator("svg.board path.room"), `${step.exercise.id}: a station`);
        // With enemies on their way, all trajectories from end to end.
        if (step.exercise.threats.length > 0)
          await allInSight(page.locator("svg.board .stop"), `${step.exercise.id}: a square`);
        await allInSight(page.locator("[data-hand] button.card"), `${step.exercise.id}: a card`);
        await touchable(page.locator("[data-hand] button.card"), `${step.exercise.id}: a card`);
        await allInSight(page.locator(".tray [data-slot]"), `${step.exercise.id}: a slot`);
        if (height > width) continue;
        // Held sideways, nothing lies over the words either.
        await allInSight(page.locator(".words > p").first(), `${step.exercise.id}: the task`);
      }
    }
  });
});
