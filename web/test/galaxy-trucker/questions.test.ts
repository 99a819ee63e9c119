import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";
import { decisionsOf, type BoardDecision } from "../../src/games/decisions";
import type { Command, Question } from "../../src/protocol/galaxy-trucker";
import { completeView, type OwnView } from "../../src/galaxy-trucker/complete-view";
import type { Arg, GameInfo } from "../../src/protocol/protocol";
import { squareInDirection } from "../../src/galaxy-trucker/art/arrow-keys";
import { Answering } from "../../src/galaxy-trucker/flight/answer.svelte";
import { PANELS } from "../../src/galaxy-trucker/flight/panels";
import { boardOf } from "../../src/galaxy-trucker/tiles";

vi.mock("../../src/lib/i18n.svelte", () => ({ t: (id: string) => id, hasMessage: () => true, attributes: () => ({}) }));

const HERE = new URL(".", import.meta.url);
const LOCALES = new URL("../../../locales/galaxy-trucker/", HERE);
const ANSWERS = new URL("answers.json", HERE);

/** A position for every kind of question, from the engine (`crates/galaxy-trucker/tests/questions.rs`). */
interface Position {
  name: string;
  you: number;
  view: OwnView;
  decisions: GameInfo["decisions"];
}
const positions = (
  JSON.parse(gunzipSync(readFileSync(new URL("questions.json.gz", HERE))).toString("utf8")) as Position[]
).map((position) => ({ ...position, view: completeView(position.view) }));

function asked({ view, decisions, you }: Position): { question: Question; decision: BoardDecision<Command> } {
  const question = view.players[you]?.question;
  const decision = decisionsOf({ view, decisions } as unknown as GameInfo, you).find(({ mine }) => mine);
  if (!question || !decision) throw new Error("nothing is asked");
  return { question, decision: decision as BoardDecision<Command> };
}

/** The answer as it is put together on the ship, with the server's suggestion taken over. */
function answeringOf({ view, you }: Position, question: Question, suggestion: Command | null): Answering {
  const target = question.question === "undermine" || question.question === "aim" ? question.ship : null;
  const ship = view.ships[target ?? view.players[you]?.ship ?? you];
  const answering = new Answering(
    () => question,
    () => ship,
    () => view.alien_cabins ?? [],
    () => boardOf(view.flight.class),
    () => view.specializations ?? [],
    () => view.depot_places ?? [],
    () => view.droppable ?? [],
  );
  answering.reset(suggestion);
  return answering;
}

/** The suggested answer, and one with as many changes on the ship as lead to another whole answer. */
function answersTo(position: Position): Command[] {
  const { question, decision } = asked(position);
  const answering = answeringOf(position, question, decision.fallback);
  const first = answering.command ?? decision.fallback ?? decision.options[0]?.command;
  const answers = first ? [first] : [];
  // Pressing a square while loading moves single blocks; taking everything out is the greatest change.
  if (question.question === "load") answering.loading.unload();
  else if (question.question !== "repair" && question.question !== "power_engines")
    for (const square of answering.squares) {
      answering.press(square);
      if (answering.command !== null && !answering.isSuggestion) break;
    }
  const changed = answering.command;
  if (changed && JSON.stringify(changed) !== JSON.stringify(first)) answers.push(changed);
  return answers;
}

const bundles = ["en", "fr"].map((language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = new URL(`${language}/`, LOCALES);
  for (const name of readdirSync(folder).filter((name) => name.endsWith(".ftl")))
    bundle.addResource(new FluentResource(readFileSync(new URL(name, folder), "utf8")));
  return { language, bundle };
});

/** What is wrong with a text of the server in a language. */
function mistakes(bundle: FluentBundle, { id, args = {} }: { id: string; args?: Record<string, Arg> }): string[] {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return [`${id} is missing`];
  const variables: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) variables[name] = typeof arg === "object" ? arg.ref : arg;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, variables, errors);
  return [...errors.map((error) => `${id}: ${error.message}`), ...(text.trim() === "" ? [`${id} is empty`] : [])];
}

/** Questions before building have a page of their own. */
const BEFORE_BUILDING = ["roll_difficulty", "choose_machination", "keep_member", "draft_member"];

describe("the questions of Galaxy Trucker", () => {
  it("all have a position and a panel", () => {
    const kinds = new Set(positions.map((position) => asked(position).question.question));
    const missing = Object.keys(PANELS).filter((kind) => !kinds.has(kind as Question["question"]));
    expect(missing).toEqual([]);
    for (const kind of kinds) expect([...Object.keys(PANELS), ...BEFORE_BUILDING]).toContain(kind);
  });

  it("have squares that arrow keys all lead to", () => {
    for (const position of positions) {
      const { question, decision } = asked(position);
      const { squares } = answeringOf(position, question, decision.fallback);
      const reached = new Set(squares.slice(0, 1));
      for (const square of reached)
        for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
          const next = squareInDirection(key, square, squares);
          if (next !== null) reached.add(next);
        }
      expect(
        [...reached].sort((a, b) => a - b),
        position.name,
      ).toEqual([...squares].sort((a, b) => a - b));
    }
  });

  it.each(bundles)("have prompts and buttons in $language", ({ bundle }) => {
    const found = positions.flatMap((position) => {
      const { decision } = asked(position);
      return [decision.prompt, ...decision.options.map(({ label }) => label)].flatMap((text) => mistakes(bundle, text));
    });
    expect([...new Set(found)]).toEqual([]);
  });

  it("have answers, which the engine accepts", () => {
    const answers = Object.fromEntries(positions.map((position) => [position.name, answersTo(position)]));
    if (process.env.HANGAR_WRITE_EXPECTED) writeFileSync(ANSWERS, `${JSON.stringify(answers, null, 1)}\n`);
    // The engine's own test plays them.
    expect(JSON.parse(JSON.stringify(answers))).toEqual(JSON.parse(readFileSync(ANSWERS, "utf8")));
    for (const [name, given] of Object.entries(answers)) expect(given.length, name).toBeGreaterThan(0);
  });
});
