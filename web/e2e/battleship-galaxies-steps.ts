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

/** A position in which a card launches fighters beside a ship on the board. */
export const PATROL = {
  pace: "correspondence",
  battle: {
    kind: "own",
    battle: {
      factions: ["isn", "wretch"],
      scenario: {
        ships: [
          { side: 0, ship: "isn_torrent", version: "standard", positions: [{ at: [3, 7], facing: 0 }] },
          { side: 0, ship: "f47_blue_hawks", version: "standard", positions: [] },
          { side: 1, ship: "tes_kio", version: "standard", positions: [{ at: [1, 13], facing: 0 }] },
        ],
        decks: [
          [
            { card: "f47_hawk_patrol", count: 3 },
            { card: "erin_cho", count: 3 },
          ],
          [
            { card: "fortunes_bounty", count: 3 },
            { card: "spectral_resurgence", count: 3 },
          ],
        ],
        first: 0,
      },
    },
  },
};

/** The space of the marked ones that is about three spaces from the nearest enemy ship, and the point of the screen to click. */
async function approach(visitor: Visitor, enemy: number): Promise<void> {
  const point = await map(visitor).evaluate((svg, enemy) => {
    const centre = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const space = svg.querySelector(".spaces polygon")?.getBoundingClientRect().width ?? 1;
    const enemies = [...svg.querySelectorAll(`.piece.side-${enemy} .base`)].map(centre);
    const far = ({ x, y }: { x: number; y: number }): number =>
      Math.min(...enemies.map((other) => Math.hypot(x - other.x, y - other.y))) / space;
    const spots = [...svg.querySelectorAll(".spots polygon")]
      .map(centre)
      // Nothing lies over it.
      .filter(({ x, y }) => svg.contains(document.elementFromPoint(x, y)));
    spots.sort((one, other) => Math.abs(far(one) - 3) - Math.abs(far(other) - 3));
    return spots[0] ?? null;
  }, enemy);
  if (!point) return;
  await visitor.page.mouse.move(point.x, point.y);
  await visitor.page.mouse.click(point.x, point.y);
}

/** Gives the battle up, by the menu. */
export async function giveUp({ page }: Visitor): Promise<void> {
  await page.getByRole("button", { name: "Battle settings" }).click();
  await page.getByRole("button", { name: "Give up", exact: true }).click();
  await page.getByRole("button", { name: "Yes, give up this battle" }).click();
}

/** Somebody who fights: launches one ship, flies it at the enemy, shoots whenever it can. */
export class Captain {
  #moved = false;
  launched = false;
  attacks = 0;

  constructor(
    readonly visitor: Visitor,
    /** 0 for the ISN, 1 for the Wretch. */
    private readonly side: number,
    private readonly ship: string,
    /** What else is done before the ship is placed, and instead of its first approach. */
    private readonly first: { launch?: () => Promise<void>; move?: () => Promise<void> } = {},
  ) {}

  /** The next thing to do, if it is one's turn. */
  async step(): Promise<void> {
    const { visitor } = this;
    const wanted = [
      ...(this.launched ? [] : [`Launch ${this.ship}`]),
      // Before the movement ends, the ship has moved.
      ...(this.#moved ? ["End movement"] : []),
      "Attack ",
      "Activate ",
      "End activation",
      "Give up",
      "Continue to",
      "End turn",
      "I go first",
    ];
    const pressed = await this.#press(wanted);
    if (pressed.startsWith("Launch")) {
      await this.first.launch?.();
      await takeFirstPlace(visitor);
      await visitor.page.getByRole("article").filter({ hasText: this.ship }).getByRole("img").first().waitFor();
      this.launched = true;
    } else if (pressed.startsWith("Attack")) this.attacks += 1;
    else if (pressed.startsWith("Activate")) this.#moved = false;
    else if (pressed === "" && !this.#moved && (await button(visitor, "End movement").isVisible())) {
      this.#moved = true;
      await (this.first.move?.() ?? approach(visitor, 1 - this.side));
      delete this.first.move;
    }
  }

  /** Presses the button that comes first in this order and gives its words. A battle has hundreds of presses: each is one call. */
  #press(wanted: readonly string[]): Promise<string> {
    return actions(this.visitor).evaluate((bar, wanted) => {
      const buttons = [...bar.querySelectorAll<HTMLButtonElement>("button:enabled")];
      for (const words of wanted) {
        const found = buttons.find((button) => button.innerText.trim().startsWith(words));
        if (!found) continue;
        found.click();
        return words;
      }
      return "";
    }, wanted);
  }
}
