import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { stage } from "./harness";

/** The fonts that the browser really uses for brackets and for letters of a paragraph. */
async function fontsOf(page: Page): Promise<{ brackets: string[]; letters: string[] }> {
  await page.evaluate(async () => {
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<p><i id=brackets>()</i><i id=letters>ab</i></p>");
    await document.fonts.load("16px Round Brackets", "()");
    await document.fonts.ready;
  });
  const debug = await page.context().newCDPSession(page);
  await debug.send("DOM.enable");
  await debug.send("CSS.enable");
  const { root } = await debug.send("DOM.getDocument");
  const used = async (selector: string): Promise<string[]> => {
    const { nodeId } = await debug.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await debug.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName.replace(/ Variable$/, ""));
  };
  const found = { brackets: await used("#brackets"), letters: await used("#letters") };
  await debug.detach();
  return found;
}

stage("settings", ({ visit }) => {
  it("take effect at once and are there after a reload", async () => {
    const visitor = await visit();
    await visitor.go("/settings");
    const { page } = visitor;
    const html = page.locator("html");
    await page.getByRole("radio", { name: "Light" }).check();
    await expect.poll(() => html.getAttribute("data-theme")).toBe("light");
    await page.getByRole("radio", { name: "Colour-blind safe" }).check();
    await expect.poll(() => html.getAttribute("data-palette")).toBe("safe");
    await page.getByRole("radio", { name: "Letters" }).check();
    await page.getByRole("radio", { name: "Full" }).check();
    await expect.poll(() => html.getAttribute("data-motion")).toBe("full");
    await page.getByRole("slider", { name: "Voice" }).fill("35");
    await page.getByRole("slider", { name: "Music" }).fill("20");
    await page.getByRole("radio", { name: "Français" }).check();
    await page.getByRole("heading", { name: "Réglages" }).waitFor();
    await expect.poll(() => page.title()).toBe("Réglages · Hangar");
    await visitor.accessible();
    await visitor.fits();
    await visitor.picture("settings-light-fr", { full: true });
    // The brackets of the text font look square: round ones come from the other font, letters do not.
    const fonts = await fontsOf(page);
    expect(fonts.brackets).toEqual(["Geist Mono"]);
    expect(fonts.letters).toEqual(["B612"]);

    await page.reload();
    await page.getByRole("heading", { name: "Réglages" }).waitFor();
    await expect.poll(() => html.getAttribute("data-theme")).toBe("light");
    await expect.poll(() => html.getAttribute("data-palette")).toBe("safe");
    await expect.poll(() => page.getByRole("slider", { name: "Voix" }).inputValue()).toBe("35");
    await expect.poll(() => page.getByRole("slider", { name: "Musique" }).inputValue()).toBe("20");
    await expect.poll(() => page.getByRole("radio", { name: "Lettres" }).isChecked()).toBe(true);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.getByRole("button", { name: "Réinitialiser" }).click();
    await expect.poll(() => html.getAttribute("data-theme")).toBe("dark");
    await expect.poll(() => html.getAttribute("lang")).toBe("fr");
  });

  it("follow the system until the reader chooses", async () => {
    // Nothing is stored, as on a first visit.
    const visitor = await visit({ storage: { "hangar.settings": null } });
    const { page } = visitor;
    const html = page.locator("html");
    const bar = page.locator('meta[name="theme-color"]');
    await page.emulateMedia({ colorScheme: "light" });
    await visitor.go("/settings");
    await expect.poll(() => html.getAttribute("data-theme")).toBe("light");
    await expect.poll(() => bar.getAttribute("content")).toBe("#eef1f8");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => html.getAttribute("data-theme")).toBe("dark");
    await page.getByRole("radio", { name: "Light" }).check();
    await expect.poll(() => html.getAttribute("data-theme")).toBe("light");
    await page.reload();
    await page.getByRole("radio", { name: "Light" }).waitFor();
    await expect.poll(() => html.getAttribute("data-theme")).toBe("light");
    // Also before any script runs, so that nothing flashes.
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByRole("radio", { name: "Dark" }).check();
    visitor.expected.push(/ERR_FAILED/);
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    await expect.poll(() => html.getAttribute("data-theme")).toBe("dark");
  });

  it("follow the other tab", async () => {
    const visitor = await visit();
    await visitor.go("/settings");
    const other = await visitor.context.newPage();
    await other.goto(`${visitor.base}/`);
    await visitor.page.getByRole("radio", { name: "Light" }).check();
    await other.locator('html[data-theme="light"]').waitFor();
  });

  it("are legible on a phone, in both themes", async () => {
    for (const theme of ["dark", "light"] as const) {
      const visitor = await visit({ width: 360, height: 740, theme, touch: true });
      await visitor.go("/settings");
      await visitor.fits();
      await visitor.accessible();
      await visitor.picture(`settings-360-${theme}`, { full: true });
    }
  });
});
