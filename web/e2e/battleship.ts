import { expect } from "vitest";
import type { Visitor } from "./harness";
import { PATIENCE } from "./patience";

/** The address that opens a table with these choices. */
export const newTable = (choices: unknown): string =>
  `/battleship-galaxies/new?setup=${encodeURIComponent(JSON.stringify(choices))}`;

export const map = (visitor: Visitor) =>
  visitor.page.getByRole("application", { name: /Battlefield|Champ de bataille/ });
export const actions = (visitor: Visitor) =>
  visitor.page.getByRole("region", { name: /What you can do|Ce que vous pouvez faire/ });

/** A button of the action bar. */
export const button = (visitor: Visitor, name: string | RegExp) => actions(visitor).getByRole("button", { name });

/** Ends phases until the named question is asked. */
export async function untilPhase(visitor: Visitor, prompt: RegExp): Promise<void> {
  const next = button(visitor, /^(Continue to|I go first)/).first();
  await expect
    .poll(
      async () => {
        if (prompt.test(await actions(visitor).innerText())) return true;
        if (await next.isVisible()) await next.click({ timeout: 2000 }).catch(() => undefined);
        return false;
      },
      { timeout: PATIENCE, interval: 150 },
    )
    .toBe(true);
}

/** Chooses the first possible place by keys: N goes there, Enter takes it. */
export async function takeFirstPlace(visitor: Visitor): Promise<void> {
  await map(visitor).locator(".spots polygon").first().waitFor({ state: "attached" });
  await map(visitor).focus();
  await visitor.page.keyboard.press("n");
  await visitor.page.keyboard.press("Enter");
}

/** A computer player on every free seat of the lobby. */
export async function fillWithBots(visitor: Visitor): Promise<void> {
  const add = visitor.page.getByRole("button", {
    name: /Add a computer player|Ajouter un joueur ordinateur|computer/i,
  });
  while ((await add.count()) > 0) {
    const left = await add.count();
    await visitor.press(add.first());
    await visitor.press(visitor.page.locator("dialog[open] .levels button").first());
    await expect.poll(() => add.count(), { timeout: PATIENCE }).toBe(left - 1);
  }
}

/** A position for two: the Wretch have a large ship in range, and whoever is hit near a Torrent may react (BG-30.1, BG-30.4). */
export const CLOSE_COMBAT = {
  pace: "correspondence",
  battle: {
    kind: "own",
    battle: {
      factions: ["wretch", "isn"],
      scenario: {
        ships: [
          { side: 0, ship: "so_bwa_tet", version: "standard", positions: [{ at: [3, 7], facing: 0 }] },
          { side: 0, ship: "tes_kio", version: "standard", positions: [{ at: [5, 7], facing: 0 }] },
          { side: 1, ship: "isn_everest", version: "standard", positions: [{ at: [3, 10], facing: 0 }] },
          { side: 1, ship: "isn_torrent", version: "standard", positions: [{ at: [1, 13], facing: 0 }] },
        ],
        decks: [
          [
            { card: "spectral_resurgence", count: 3 },
            { card: "fortunes_bounty", count: 3 },
          ],
          [
            { card: "sparrow_cover_fire", count: 3 },
            { card: "erin_cho", count: 3 },
          ],
        ],
        first: 0,
      },
    },
  },
};
