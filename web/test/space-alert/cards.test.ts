import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { Catalogue, Text } from "../../src/protocol/space-alert";

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const catalogue = JSON.parse(read("../../src/protocol/space-alert-cards.json")) as Catalogue;

describe.each(["en", "fr"])("threat cards in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(`../../../locales/space-alert/${language}/threat-cards.ftl`)));

  function say(text: Text): string {
    const message = bundle.getMessage(text.id);
    const errors: Error[] = [];
    const said = message?.value ? bundle.formatPattern(message.value, text.args as never, errors) : "";
    expect(errors, text.id).toEqual([]);
    return said;
  }

  it("say everything that is printed on them", () => {
    for (const card of catalogue.cards) {
      const lines = [...card.x, ...card.y, ...card.z];
      for (const text of [
        ...lines.map((line) => line.text),
        ...lines.flatMap((line) => line.when ?? []),
        ...card.special.map((special) => special.text),
      ]) {
        expect(say(text), `${card.code} ${text.id}`).not.toBe("");
      }
      for (const { text } of card.special) {
        expect(bundle.getMessage(text.id)?.attributes.more, `${text.id} has no clarification`).toBeDefined();
      }
    }
  });

  it("clarify only cards that exist, with the rule behind it", () => {
    const codes = new Set(catalogue.cards.map((card) => card.code));
    const source = read(`../../../locales/space-alert/${language}/threat-cards.ftl`);
    const notes = [...source.matchAll(/^sa-note-(\S+) =/gm)].map((match) => match[1] ?? "");
    expect(notes.length).toBeGreaterThan(10);
    for (const code of notes) {
      expect(codes.has(code), code).toBe(true);
      const rule = bundle.getMessage(`sa-note-${code}`)?.attributes.rule;
      expect(rule && bundle.formatPattern(rule), code).toMatch(/^SA-\d+\.\d+$/);
    }
  });

  it("reads like the printed card", () => {
    const card = (code: string) => catalogue.cards.find((card) => card.code === code);
    const line = (code: string, square: "x" | "y" | "z") =>
      card(code)?.[square].map((line) => `${line.when ? `${say(line.when)}: ` : ""}${say(line.text)}`);
    const english = language === "en";
    expect(line("E2-04", "y")).toEqual(
      english ? ["Attack 2", "Attack 1 on the other two zones"] : ["Attaque 2", "Attaque 1 sur les deux autres zones"],
    );
    expect(line("SE1-06", "x")).toEqual(
      english ? ["If damaged: Attack 1 on all zones"] : ["Si elle est endommagée: Attaque 1 sur toutes les zones"],
    );
    expect(line("E2-01", "x")).toEqual(
      english ? ["Speed +1", "Shield becomes 1"] : ["Vitesse +1", "Le blindage passe à 1"],
    );
    expect(line("SI1-05", "z")).toEqual([
      english
        ? "Energy of all reactors leaks, 1 damage each"
        : "L’énergie de tous les réacteurs fuit, 1 dégât par énergie",
    ]);
  });
});

describe("rules", () => {
  const rust = ["step/rules.rs", "step/reasons.rs", "mission.rs", "card_catalogue.rs"]
    .map((file) => read(`../../../crates/space-alert/src/${file}`))
    .join("\n");
  const cited = new Set([...rust.matchAll(/"((?:SA|NF)-[\d.]+)"/g)].map((match) => match[1] ?? ""));

  it.each(["en", "fr"])("that a flight cites are said in %s", (language) => {
    const texts = read(`../../../locales/space-alert/${language}/rule-notes.ftl`);
    expect(cited.size).toBeGreaterThan(140);
    expect([...cited].filter((rule) => !texts.includes(`\nsa-rule-${rule.replaceAll(".", "-")} = `))).toEqual([]);
  });
});
