import { expect, it } from "vitest";
import { stage } from "./harness";

const DAY = 86_400_000;
const SCRIPTS = ["S2-1", "S2-2", "S2-3", "S2-1", "S2-5", "free"];

/** A crew's winter: ten missions, one campaign, two lost ships. */
const LINES = Array.from({ length: 10 }, (_, index) => {
  const lost = index === 3 || index === 6;
  const campaign = index >= 7 ? index - 6 : null;
  const destroyed = 8 + ((index * 5) % 11);
  const points = { destroyed, survived: index % 4, penalties: -(index % 5), observation: index % 3 };
  const total = points.destroyed + points.survived + points.penalties + points.observation;
  return {
    id: campaign === null ? `M${index}` : `TOUR-${campaign}`,
    date: Date.UTC(2026, 0, 2) + index * 3 * DAY,
    film: index === 9 ? "/space-alert/film" : null,
    crew: [
      { name: "Grace", android: false, roles: ["captain"] },
      { name: "Ada", android: false, roles: ["communications"] },
      { name: "Katherine", android: false, roles: ["security"] },
      { name: "Vert", android: true, roles: [] },
    ],
    script: SCRIPTS[index % SCRIPTS.length],
    common: "1",
    serious: index > 4 ? "1+2" : "1",
    points: lost ? null : { ...points, total },
    lost_to: lost ? "SE1-08" : null,
    campaign,
    campaign_total: campaign === 3 ? 41 : null,
  };
});

stage("the log book", ({ visit }) => {
  for (const [width, height, language] of [
    [1440, 900, "en"],
    [390, 844, "en"],
    [390, 844, "fr"],
  ] as const) {
    it(`sums a winter up at ${width} px, ${language}`, async () => {
      const visitor = await visit({
        width,
        height,
        language,
        touch: width < 500,
        storage: { "space-alert-log": { hangar: "space-alert-log", version: 1, lines: LINES } },
      });
      await visitor.go("/space-alert/logbook");
      const { page } = visitor;
      const words = (en: string, fr: string): string => (language === "en" ? en : fr);
      await page.getByRole("heading", { name: words("Campaigns", "Campagnes") }).waitFor();
      await page.getByText("41", { exact: true }).first().waitFor();
      await page
        .getByRole("term")
        .filter({ hasText: words("Average score", "Score moyen") })
        .waitFor();
      await page.getByRole("table", { name: words("Average score", "Score moyen") }).waitFor();
      expect(await page.getByText(words("Other soundtrack", "Autre bande-son")).count()).toBeGreaterThan(0);
      // Dates are written as the language does, not as the browser's system does.
      await page
        .getByText(language === "en" ? /^Jan 2[89], 2026/ : /^2[89] janv\. 2026/)
        .first()
        .waitFor({ state: "attached" });
      await visitor.fits();
      await visitor.accessible();
      await visitor.picture(`logbook-${width}-${language}`, { full: true });
      // A struck line is gone, after having been asked.
      const strike = page.getByRole("button", { name: words("Delete entry", "Supprimer l’entrée") });
      await expect.poll(() => strike.count()).toBe(10);
      await strike.first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: words("Delete entry", "Supprimer l’entrée") }).click();
      await expect.poll(() => strike.count()).toBe(9);
      await page.reload();
      await expect.poll(() => strike.count()).toBe(9);
    });
  }

  it("takes a damaged file for what can be read, refuses a foreign one, and folds what is long", async () => {
    const visitor = await visit({ language: "fr" });
    await visitor.go("/space-alert/logbook");
    const { page } = visitor;
    const give = (content: string) =>
      page
        .locator("input[type=file]")
        .setInputFiles({ name: "log.json", mimeType: "application/json", buffer: Buffer.from(content) });
    await give('{"lines": [{"lait": 2}]}');
    await page.getByText("Ce fichier n’est pas un carnet de bord de Hangar.").waitFor();
    const many = [0, 1, 2, 3].flatMap((winter) =>
      LINES.map((line) => ({ ...line, id: `${winter}-${line.id}`, date: line.date + winter * 365 * DAY })),
    );
    await give(JSON.stringify({ hangar: "space-alert-log", version: 1, lines: [...many, { id: "x" }] }));
    await page.getByText("40 entrées ajoutées.").waitFor();
    await page.getByText("1 entrée du fichier est endommagée et a été ignorée.").waitFor();
    const rows = page.locator("table.lines tbody tr:visible");
    await expect.poll(() => rows.count()).toBe(12);
    await page.getByText("★ capitaine").waitFor();
    await page.getByRole("button", { name: "Afficher les 40 missions" }).click();
    await expect.poll(() => rows.count()).toBe(40);
    await visitor.fits();
    await visitor.accessible();
  });
});
