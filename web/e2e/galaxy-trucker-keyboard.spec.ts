import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stage } from "./harness";
import { RecordedTable, truckerAnswers, truckerPositions } from "./recorded-table";

/** Where a question is answered: its panel, the squares of the ship and the arrows around it, cards, and a dialog. */
const ANSWERED_AT =
  "[data-question] *:not(dialog *), .mine [data-square], .mine [role=group] button, .offer button, dialog .aim *";
const MOST_TABS = 120;
/** More steps than any answer takes. */
const MOST_STEPS = 12;

/** A control that Tab reaches. */
interface Stop {
  /** Its place in the page. */
  id: string;
  label: string;
  kind: "square" | "primary" | "suggested" | "ability" | "radio" | "choice" | "field" | "button";
  pressed: boolean;
}

/** What has the focus, if it belongs to an answer. */
const stopAt = (page: Page): Promise<Stop | null> =>
  page.evaluate((where) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !element.matches(where)) return null;
    const named = element as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> | null };
    const label = (element.ariaLabel ?? named.labels?.[0]?.textContent ?? element.textContent ?? "").trim();
    const kinds: [Stop["kind"], boolean][] = [
      ["square", element.dataset.square !== undefined],
      ["radio", element.role === "radio"],
      ["field", element.matches("input, select")],
      ["ability", element.closest(".abilities") !== null],
      ["primary", element.classList.contains("primary")],
      ["choice", element.ariaPressed !== null],
      ["suggested", /Suggested choice|most valuable/.test(label)],
    ];
    const id = String([...document.querySelectorAll("*")].indexOf(element));
    return { id, label, kind: kinds.find(([, is]) => is)?.[0] ?? "button", pressed: element.ariaPressed === "true" };
  }, ANSWERED_AT);

/** Presses Tab until a wanted control of the answer has the focus, at most once around the page. All that had it. */
async function tabTo(page: Page, wanted: (stop: Stop) => boolean): Promise<{ passed: Stop[]; found: Stop | null }> {
  const passed: Stop[] = [];
  for (let tab = 0; tab < MOST_TABS; tab++) {
    await page.keyboard.press("Tab");
    const stop = await stopAt(page);
    if (!stop) continue;
    if (passed[0]?.id === stop.id && passed.length > 1) return { passed, found: null };
    passed.push(stop);
    if (wanted(stop)) return { passed, found: stop };
  }
  return { passed, found: null };
}

const allStops = async (page: Page): Promise<Stop[]> => (await tabTo(page, () => false)).passed;

/** What a reader sees of the answer. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll(".mine, [data-question]")].map((part) => part.outerHTML).join());

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/**
 * Answers step by step: with the confirming button as soon as it can be pressed, else with what leads to it: the suggestion,
 * cards, squares and choices that are not pressed yet, any other button.
 */
async function answer(table: RecordedTable, first: Stop["kind"] | null = null): Promise<void> {
  const { page } = table;
  /** How often each kind of control was of no use. */
  const pressed: Partial<Record<Stop["kind"], number>> = {};
  const ORDER: [Stop["kind"], most: number][] = [
    ["primary", MOST_STEPS],
    ["suggested", 1],
    ["radio", 1],
    ["square", 5],
    ["choice", 1],
    ["button", MOST_STEPS],
  ];
  for (let step = 0; step < MOST_STEPS && table.commands.length === 0; step++) {
    const stops = await allStops(page);
    const useful = ORDER.filter(
      ([kind, most]) => (pressed[kind] ?? 0) < most && stops.some((stop) => stop.kind === kind),
    );
    const kind = step === 0 && first !== null ? first : useful[0]?.[0];
    if (kind === undefined) return;
    pressed[kind] = (pressed[kind] ?? 0) + 1;
    await tabTo(page, (stop) => stop.kind === kind);
    if (kind === "radio") await page.keyboard.press("ArrowRight");
    if (kind === "square")
      for (let move = 0; move < 20 && (await stopAt(page))?.pressed; move++)
        await page.keyboard.press(ARROWS[(move >> 1) % ARROWS.length] ?? "");
    await page.keyboard.press("Enter");
    await table.settled();
  }
}

stage("Every question of Galaxy Trucker", (set) => {
  it("is answered by keys alone", async () => {
    const visitor = await set.visit({ width: 1280, height: 800 });
    const { page } = visitor;
    const table = new RecordedTable(page, "galaxy-trucker", visitor.base);
    await table.open();
    const answers = truckerAnswers();
    const wrong: string[] = [];
    for (const position of truckerPositions()) {
      const { name } = position;
      const complain = (what: string): void => void wrong.push(`${name}: ${what}`);
      await table.show(position);
      await page.locator("[data-question]").waitFor();

      const stops = await allStops(page);
      if (stops.length === 0) complain("no control has the focus");
      for (const { kind, label } of stops) if (label === "") complain(`a ${kind} without a label`);

      // Where squares can be pressed, Tab leads to one of them, arrows to the others, and Enter presses it.
      const count = await page.locator(".mine [data-square]").count();
      if (count > 0) {
        const { found } = await tabTo(page, ({ kind }) => kind === "square");
        if (!found) complain("squares that Tab does not reach");
        const before = await shown(page);
        let changed = false;
        for (let press = 0; press < 2 * count && !changed; press++) {
          await page.keyboard.press("Enter");
          await table.settled();
          changed = table.commands.length > 0 || (await shown(page)) !== before;
          if (!changed) await page.keyboard.press(ARROWS[press % ARROWS.length] ?? "");
        }
        if (!changed) complain("Enter on a square changes nothing");
      }

      await answer(table);
      const [command] = table.commands as { do: string }[];
      const accepted = (answers[name] ?? []).map((one) => one.do);
      if (!command) complain(`nothing is answered: ${JSON.stringify(stops)}`);
      else if (!accepted.includes(command.do)) complain(`answers ${JSON.stringify(command)}`);

      // The abilities of the support team have a dialog of their own.
      if (stops.some(({ kind }) => kind === "ability")) {
        await table.show(position);
        await answer(table, "ability");
        const [use] = table.commands as { do: string }[];
        if (use?.do !== "use_member") complain(`the ability is not used: ${JSON.stringify(use)}`);
        await page.keyboard.press("Escape");
        await table.settled();
      }
    }
    expect(wrong).toEqual([]);
  });
});
