import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Scheduled } from "../../src/protocol/space-alert";
import { CARDS } from "../../src/space-alert/catalogue";
import { threatCaption, threatFacts } from "../../src/space-alert/threat-words";

const spoken = vi.hoisted(() => ({ bundle: null as FluentBundle | null, errors: [] as Error[] }));

vi.mock("../../src/lib/i18n.svelte", () => ({
  t: (id: string, args: Record<string, FluentVariable> = {}) => {
    const pattern = spoken.bundle?.getMessage(id)?.value;
    if (!spoken.bundle || !pattern) throw new Error(`nothing says ${id}`);
    return spoken.bundle.formatPattern(pattern, args, spoken.errors);
  },
  languageInForce: () => "en",
}));

const TOPICS = ["names", "threat-cards", "planning", "board"];

const scheduled = (threat: string, track = "red"): Scheduled => ({ threat, number: 3, track }) as Scheduled;

describe.each(["en", "fr"])("a threat in one line, %s", (language) => {
  beforeEach(() => {
    spoken.errors = [];
    spoken.bundle = new FluentBundle(language, { useIsolating: false });
    for (const topic of TOPICS) {
      const path = fileURLToPath(new URL(`../../../locales/space-alert/${language}/${topic}.ftl`, import.meta.url));
      spoken.bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
    }
  });

  it("has a sentence for each square, and every condition", () => {
    for (const { code, x, y, z } of CARDS) {
      const caption = threatCaption(scheduled(code));
      const sentences = /^T\+3 .+, \S+ \d\. X\s?: (.+)\. Y\s?: (.+)\. Z\s?: (.+)\.$/.exec(caption);
      expect(sentences, caption).not.toBeNull();
      for (const [index, lines] of [x, y, z].entries()) {
        const parts = (sentences?.[index + 1] ?? "").split("; ");
        expect(parts.length, caption).toBeGreaterThanOrEqual(Math.max(1, lines.length));
        // A condition ends in a colon before its effect.
        const conditions = lines.filter((line) => line.when).length;
        expect(parts.filter((part) => /^(if|si) .+ ?: ./.test(part)).length, caption).toBe(conditions);
      }
    }
    expect(spoken.errors).toEqual([]);
  });

  it("says what only a part of the card would not", () => {
    expect(threatCaption(scheduled("SE1-06"))).toContain(
      language === "en"
        ? "X: if damaged: attack 1 on all zones. Y: if damaged: attack 2 on all zones. Z:"
        : "X\u00a0: si elle est endommagée\u00a0: attaque 1 sur toutes les zones. Y\u00a0: si elle est endommagée\u00a0: attaque 2",
    );
  });

  it("is named with what is printed on it, part by part", () => {
    expect(threatFacts(scheduled("E1-01", "white"))).toMatch(
      language === "en"
        ? /^, white trajectory, 5 hit points, shield 1, speed 2$/
        : /^, trajectoire blanche, 5 points de vie, blindage 1, vitesse 2$/,
    );
    expect(threatFacts(scheduled("SI1-01", "internal"))).toMatch(
      language === "en"
        ? /^, inside the ship, \d hit points?, speed \d$/
        : /^, à l’intérieur du vaisseau, \d points? de vie, vitesse \d$/,
    );
    for (const { code } of CARDS) expect(threatFacts(scheduled(code))).not.toMatch(/undefined|null|,,|\s,/);
    expect(spoken.errors).toEqual([]);
  });
});
