import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const css = readFileSync(fileURLToPath(new URL("../src/ui/tokens.css", import.meta.url)), "utf8");

/** The colours that a rule of tokens.css sets, found by how its selector list ends. */
function colours(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no rule ${selector}`);
  const body = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...body.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1], match[2]]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two colours. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const dark = colours('[data-theme="dark"]');
const light = colours('[data-theme="light"]');
const themes: Record<string, Record<string, string>> = {
  dark,
  light,
  "dark, safe": { ...dark, ...colours(':root[data-palette="safe"] [data-theme="dark"]') },
  "light, safe": { ...light, ...colours(':root[data-theme="light"][data-palette="safe"]') },
};

const TEXT = ["text", "muted", "accent-text", "danger", "good", "zone-red-text", "zone-white-text", "zone-blue-text"];
const FIELDS = ["ground", "panel", "panel-high"];
const CREW = ["crew-1", "crew-2", "crew-3", "crew-4", "crew-5"];

describe.each(Object.entries(themes))("%s theme", (_, theme) => {
  const ratio = (a: string, b: string): number => contrast(theme[a] ?? "#000000", theme[b] ?? "#000000");

  it("has every colour", () => {
    for (const name of [...TEXT, ...FIELDS, ...CREW, "line-strong", "focus", "accent", "accent-ink"])
      expect(theme, name).toHaveProperty(name);
  });

  it("is legible: 4.5 to 1 for words on every ground", () => {
    const weak = TEXT.flatMap((text) =>
      FIELDS.map((field) => ({ pair: `${text} on ${field}`, ratio: ratio(text, field) })),
    );
    expect(weak.filter((pair) => pair.ratio < 4.5)).toEqual([]);
    for (const [ink, fill] of [
      ["accent-ink", "accent"],
      ["accent-ink", "accent-high"],
      ["danger-ink", "danger"],
      ["good-ink", "good"],
    ] as const) {
      expect(ratio(ink, fill), `${ink} on ${fill}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const zone of ["red", "white", "blue"]) {
      expect(ratio(`zone-${zone}-text`, `zone-${zone}-tint`), `zone ${zone} on its tint`).toBeGreaterThanOrEqual(4.5);
      // Texts on the ship are on the tint of their zone; axe does not check drawings.
      for (const text of ["text", "muted", "accent-text"])
        expect(ratio(text, `zone-${zone}-tint`), `${text} in zone ${zone}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("has 3 to 1 for edges, rings, zones and crew", () => {
    const signs = ["line-strong", "focus", "zone-red", "zone-white", "zone-blue", ...CREW];
    const weak = signs.flatMap((sign) =>
      FIELDS.map((field) => ({ pair: `${sign} on ${field}`, ratio: ratio(sign, field) })),
    );
    expect(weak.filter((pair) => pair.ratio < 3)).toEqual([]);
  });
});
