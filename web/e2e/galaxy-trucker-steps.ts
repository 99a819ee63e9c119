import type { Locator, Page } from "playwright-core";
import type { Visitor } from "./harness";
import { createTable, joinTable } from "./lobby-steps";

/** Opens a table of Galaxy Trucker with these choices, seats everybody and starts. Returns the code. */
export async function launchTable(
  crew: readonly Visitor[],
  names: readonly string[],
  setup: object,
  computers: readonly number[] = [],
): Promise<string> {
  const [host, ...guests] = crew as [Visitor, ...Visitor[]];
  const address = `/galaxy-trucker/new?setup=${encodeURIComponent(JSON.stringify(setup))}`;
  const code = await createTable(host, address, names[0] ?? "Ada");
  for (const [index, guest] of guests.entries()) {
    await joinTable(guest, code, names[index + 1] ?? `Guest ${index}`);
    await guest.press(guest.page.getByRole("button", { name: "I’m ready" }));
  }
  await addComputers(host, computers);
  await host.press(host.page.getByRole("button", { name: "Start game" }).and(host.page.locator(":enabled")));
  return code;
}

/** The number of the tile in hand; 0: none, -1: drawn but not known yet. */
export const inHand = (page: Page): Promise<number> =>
  page.locator("[data-hand]").evaluate((element) => Number((element as HTMLElement).dataset.hand));

/** Draws a tile and waits until it is known. */
export async function draw(page: Page): Promise<void> {
  await page.locator(".bench .button.primary:enabled").waitFor();
  await page.keyboard.press(" ");
  await page.waitForFunction(() => Number(document.querySelector<HTMLElement>("[data-hand]")?.dataset.hand) > 0);
}

/** Squares on which the tile in hand fits as it is turned now: they are marked at tables with all building aids. */
const legalSquares = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("rect.mark.legal")].map((mark) => {
      const at = (name: string) => Math.floor(Number(mark.getAttribute(name)) / 100);
      return at("y") * 10 + at("x");
    }),
  );

/** Whether the tile in hand fits on a square. What fits is known a moment after the tile. */
export async function fits(page: Page, number: number): Promise<boolean> {
  await page
    .locator("rect.mark.legal")
    .first()
    .waitFor({ state: "attached", timeout: 2000 })
    .catch(() => undefined);
  return (await legalSquares(page)).includes(number);
}

export const square = (page: Page, number: number): Locator => page.locator(`.mine [data-square="${number}"]`);

/** Engines by their numbers in appendix A of the rules. */
export const isEngine = (tile: number): boolean => (tile >= 64 && tile <= 80) || tile === 113 || tile === 118;

/** Cabins of the base game, without starting cabins. */
export const isCabin = (tile: number): boolean => (tile >= 35 && tile <= 48) || tile === 55 || tile === 109;

/** Draws tiles until a wanted one was placed on one of these squares, and returns the others. */
export async function buildOne(
  visitor: Visitor,
  wanted: (tile: number) => boolean = () => true,
  there: (square: number) => boolean = () => true,
): Promise<number> {
  const { page } = visitor;
  for (;;) {
    await draw(page);
    for (let turn = 0; turn < 4 && wanted(await inHand(page)); turn++) {
      const at = (await legalSquares(page)).find(there);
      if (at !== undefined) {
        await visitor.press(square(page, at));
        await page.locator("[data-hand='0']").waitFor();
        return at;
      }
      await page.keyboard.press("r");
    }
    await page.keyboard.press("Backspace");
    await page.locator("[data-hand='0']").waitFor();
  }
}

/** Draws tiles and returns them until a wanted one is in hand that fits somewhere as it lies. Where. */
export async function drawOne(page: Page, wanted: (tile: number) => boolean): Promise<number[]> {
  for (;;) {
    await draw(page);
    if (wanted(await inHand(page))) {
      // What fits is known a moment after the tile.
      const mark = page.locator("rect.mark.legal").first();
      await mark.waitFor({ state: "attached", timeout: 2000 }).catch(() => undefined);
      const squares = await legalSquares(page);
      if (squares.length > 0) return squares;
    }
    await page.keyboard.press("Backspace");
    await page.locator("[data-hand='0']").waitFor();
  }
}

/** Puts an easy computer player on each of these seats of a lobby. */
export async function addComputers(host: Visitor, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    await host.press(host.page.getByRole("button", { name: `Add a computer player on seat ${seat}` }));
    const dialog = host.page.getByRole("dialog");
    await host.press(dialog.getByRole("button", { name: "Computer (easy)" }));
    await dialog.waitFor({ state: "hidden" });
  }
}

/** Finishes with the lowest number tile. */
export async function finish(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.page.getByRole("button", { name: "Finish", exact: true }));
  await visitor.press(visitor.page.locator(".finish .button").first());
}

/** Answers a question with the primary or the first button, unless it is to be left. Returns whether there was one. */
export async function answer({ page }: Visitor, left = ""): Promise<boolean> {
  const any = page.locator("[data-question]");
  if (!(await any.isVisible())) return false;
  // The question may disappear, or another one follow, before the press.
  const kind = await any.getAttribute("data-question", { timeout: 2000 }).catch(() => null);
  if (kind === null || kind === left) return false;
  const asked = page.locator(`[data-question="${kind}"]`);
  const suggested = asked.getByRole("button", { name: /Suggested choice/ });
  const primary = asked.locator(".button.primary:enabled");
  const first = asked.locator(".button:enabled");
  for (const choice of [primary, suggested, first]) {
    if ((await choice.count()) === 0) continue;
    return choice
      .first()
      .click({ timeout: 2000 })
      .then(() => true)
      .catch(() => false);
  }
  return false;
}
