/**
 * The pictures of the README: made from the screenshots that the end-to-end tests take (`npm run e2e` first), scaled down and
 * written as WebP by Chromium itself. `npm run pictures` writes them all to docs/pictures.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const shots = fileURLToPath(new URL("../test-results/", import.meta.url));
const target = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

/** Name in the README, screenshot, width in pixels, and how much of its height is kept (a part of its width). */
const PICTURES = [
  ["building", "galaxy-trucker-lesson-1280", 1200, 0.625],
  ["trucking", "galaxy-trucker-flight-1440", 1200, 0.625],
  ["expansions", "galaxy-trucker-five-film-1440", 1200, 0.625],
  ["battle", "battleship-battle-1440", 1200, 0.625],
  ["fleets", "battleship-fleets", 1200, 0.625],
  ["planning", "space-alert-under-way-1440", 1200, 0.625],
  ["film", "film-1440-en", 1200, 0.625],
  ["black-box", "blackbox-1440-en", 1200, 0.8],
  ["academy", "academy-lesson-1280", 1200, 0.625],
  ["companion", "companion-entry-1440", 1200, 0.625],
  ["phone", "space-alert-phone-ship-390", 390, 2.17],
  ["phone-lesson", "academy-lesson-390-fr", 390, 2.17],
];
/** What a reader of the README should have to load at most for one of them. */
const MOST_BYTES = 150_000;

const executablePath = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path && existsSync(path));
if (!executablePath) throw new Error("no Chromium found; CHROMIUM names one");
const missing = PICTURES.filter(([, shot]) => !existsSync(join(shots, `${shot}.png`)));
if (missing.length > 0)
  throw new Error(`no screenshot ${missing.map(([, shot]) => shot).join(", ")}: npm run e2e takes them`);

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
mkdirSync(target, { recursive: true });
for (const [name, shot, width, share] of PICTURES) {
  const source = readFileSync(join(shots, `${shot}.png`)).toString("base64");
  for (const quality of [0.86, 0.75, 0.6]) {
    const webp = await page.evaluate(
      async ({ source, width, share, quality }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const scale = width / image.naturalWidth;
        const height = Math.round(Math.min(image.naturalHeight * scale, width * share));
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const context = canvas.getContext("2d");
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, width, image.naturalHeight * scale);
        return canvas.toDataURL("image/webp", quality).split(",")[1];
      },
      { source, width, share, quality },
    );
    const bytes = Buffer.from(webp, "base64");
    if (bytes.length > MOST_BYTES) continue;
    writeFileSync(join(target, `${name}.webp`), bytes);
    console.log(`docs/pictures/${name}.webp  ${Math.round(bytes.length / 1000)} kB`);
    break;
  }
}
await browser.close();
