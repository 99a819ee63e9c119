import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import type { Visitor } from "./harness";
import { createTable, joinTable } from "./lobby-steps";

/** A recorded mission as a file. */
export function recordedMission(name: string): unknown {
  const file = fileURLToPath(new URL(`../test/space-alert/flights/${name}.json`, import.meta.url));
  return (JSON.parse(readFileSync(file, "utf8")) as { mission: unknown }).mission;
}

/** The same as an upload. */
export const recorded = (name: string): string =>
  `/space-alert/film#${deflateRawSync(JSON.stringify(recordedMission(name))).toString("base64url")}`;

/**
 * A campaign with two players. An idle crew survives its first mission, but its battlebots are lost to Slime, and there is more
 * damage than it can repair.
 */
export const SLEEPY_CAMPAIGN = {
  mission: { kind: "generated", recipe: { level: "mission", threat_level: 3, unconfirmed: 0, duration: 420 } },
  common: "yellow",
  campaign: true,
  seed: "132",
};

/** Opens a Space Alert table with some choices made, takes a seat, and returns the table's code. */
export function openShip(visitor: Visitor, setup: unknown, name = "Ada"): Promise<string> {
  return createTable(
    visitor,
    `/space-alert/new?setup=${encodeURIComponent(JSON.stringify({ preview: true, ...(setup as object) }))}`,
    name,
  );
}

/** Players take seats and get ready, and the host starts. */
export async function embark(
  crew: readonly [Visitor, ...Visitor[]],
  names: readonly string[],
  setup: unknown,
): Promise<string> {
  const [host, ...others] = crew;
  const code = await openShip(host, setup, names[0]);
  for (const [index, guest] of others.entries()) {
    await joinTable(guest, code, names[index + 1] ?? "");
    await guest.press(guest.page.getByRole("button", { name: "I’m ready" }));
  }
  await host.press(host.page.getByRole("button", { name: "Start game" }));
  return code;
}

/** Texts on the board that are smaller than 12 pixels. */
export const tinyOnBoard = (page: Page): Promise<string[]> =>
  page.locator("svg.board text").evaluateAll((texts) =>
    texts
      .filter((text): text is SVGTextElement => text instanceof SVGTextElement)
      .map((text) => ({ text, size: parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1) }))
      .filter(({ size }) => size < 12)
      .map(({ text, size }) => `${text.textContent}: ${size}`),
  );

/** An action slot of a player. */
export const slot = (page: Page, crew: number, number: number) =>
  page.locator(`[data-crew="${crew}"][data-slot="${number}"]`);

/** A card in hand, by its text. */
export const handCard = (page: Page, words: string) =>
  page.getByRole("list", { name: "Cards in hand" }).getByRole("button", { name: words });

/** The viewer's own state during a phase: hand, board, clock. */
export const deskOf = (page: Page) =>
  page.evaluate(() => ({
    // Equal cards are in one pile with a count.
    hand: [...document.querySelectorAll("[data-hand] li > button.card")].flatMap((pile) => {
      const count = Number(pile.querySelector<HTMLElement>(".count")?.dataset.count?.slice(1) ?? 1);
      return Array.from({ length: count }, () => pile.getAttribute("aria-label"));
    }),
    slots: [...document.querySelectorAll(".mine [data-slot]")].map((slot) => slot.getAttribute("aria-label")),
  }));

/** The mission clock in seconds. */
export async function clockOf(page: Page): Promise<number> {
  const [minutes = "0", seconds = "0"] = (await page.getByRole("timer").innerText()).split(":");
  return Number(minutes) * 60 + Number(seconds);
}

/** Continues after a clock stop or a restart of the server. */
export async function goOn(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.page.getByRole("button", { name: "Continue", exact: true }));
}

/** Places the first card in hand into an own slot. */
export async function placeFirst(page: Page, crew: number, number: number): Promise<void> {
  await page.locator("[data-hand] button.card").first().click();
  await slot(page, crew, number).click();
  await page.locator(`[data-crew="${crew}"][data-slot="${number}"]:not(.empty)`).waitFor();
}

/** Solo: flies the plan. An empty plan asks for confirmation first. */
export async function flyPlan(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.press(page.getByRole("button", { name: "Fly this plan" }));
  const empty = page.getByRole("button", { name: "Fly without a plan" });
  await empty.or(page.locator(".flight").first()).first().waitFor();
  if (await empty.isVisible()) await visitor.press(empty);
}
