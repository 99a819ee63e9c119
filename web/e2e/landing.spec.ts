import { expect, it } from "vitest";
import { stage } from "./harness";

/** Every size, theme and language, but not every combination. */
const VISITS = [
  [360, 740, "dark", "fr"],
  [360, 740, "light", "en"],
  [390, 844, "dark", "en"],
  [1440, 900, "dark", "en"],
  [1440, 900, "light", "fr"],
  [1920, 1080, "light", "en"],
] as const;

stage("the landing page", ({ visit }) => {
  for (const [width, height, theme, language] of VISITS) {
    it(`says what Hangar is at ${width} px, ${theme}, ${language}`, async () => {
      const visitor = await visit({ width, height, theme, language, touch: width < 500 });
      await visitor.go("/");
      const { page } = visitor;
      await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
      await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe(theme);
      await expect
        .poll(() => page.locator("h1").innerText())
        .toContain(language === "en" ? "wherever your table is." : "où que soit votre table.");

      const play = page
        .getByRole("main")
        .getByRole("link", { name: language === "en" ? "Play Space Alert" : "Jouer à Space Alert" });
      const picture = await page.locator(".game .picture svg").first().boundingBox();
      const button = await play.boundingBox();
      // Within the first screen: the button as a whole, and most of the picture.
      expect(button && button.y + button.height).toBeLessThan(height);
      expect(picture && picture.y + picture.height * 0.5).toBeLessThan(height);

      await visitor.fits();
      await visitor.accessible();
      await visitor.picture(`landing-${width}-${theme}-${language}`);
    });
  }

  it("loads less than 150 kB of script, and nothing from elsewhere", async () => {
    const visitor = await visit();
    const sizes: Promise<number>[] = [];
    visitor.page.on("response", (response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) {
        sizes.push(
          response
            .request()
            .sizes()
            .then((size) => size.responseBodySize),
        );
      }
    });
    await visitor.go("/");
    await visitor.page.waitForLoadState("networkidle");
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(150_000);
  });

  it("has a skip link, landmarks, and a page for unknown addresses", async () => {
    const visitor = await visit();
    await visitor.go("/nowhere");
    const { page } = visitor;
    await expect.poll(() => page.locator("h1").innerText()).toBe("Page not found");
    await visitor.accessible();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    for (const role of ["banner", "main", "contentinfo"] as const) {
      expect(await page.getByRole(role).count(), role).toBe(1);
    }
    // The games in the header, the other pages in the footer: each navigation has a name of its own.
    expect(await page.getByRole("navigation").count()).toBe(2);
    for (const name of ["Main navigation", "More pages"])
      expect(await page.getByRole("navigation", { name }).count(), name).toBe(1);
    await page.getByRole("link", { name: "Go to home page" }).click();
    await page.getByRole("heading", { name: /^Spaceship board games/ }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
  });
});
