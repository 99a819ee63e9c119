import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  FluentParser,
  Junk,
  Message,
  Term,
  Visitor,
  type FunctionReference,
  type MessageReference,
  type VariableReference,
} from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const web = fileURLToPath(new URL("..", import.meta.url));
const locales = join(web, "..", "locales");
/** The files of a language as `FOLDER/TOPIC.ftl`; a folder is `shell` or the id of a game. */
const topicsIn = (language: string): string[] =>
  readdirSync(locales).flatMap((folder) =>
    readdirSync(join(locales, folder, language))
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => `${folder}/${name}`),
  );
const topics = topicsIn("en");

/** What both translations must have in common: variables, messages and functions they refer to. */
class References extends Visitor {
  found = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.found.add(`$${node.id.name}`);
  }

  override visitMessageReference(node: MessageReference): void {
    this.found.add(node.id.name);
  }

  override visitFunctionReference(node: FunctionReference): void {
    this.found.add(`${node.id.name}()`);
    this.genericVisit(node);
  }
}

function references(node: Message | Term): string[] {
  const visitor = new References();
  visitor.visit(node);
  return [...visitor.found];
}

interface Entry {
  attributes: string[];
  references: string[];
  empty: boolean;
}

function read(language: string, topic: string): { entries: Map<string, Entry>; junk: string[]; twice: string[] } {
  const [folder = "", name = ""] = topic.split("/");
  const resource = new FluentParser().parse(readFileSync(join(locales, folder, language, name), "utf8"));
  const entries = new Map<string, Entry>();
  const junk: string[] = [];
  const twice: string[] = [];
  for (const node of resource.body) {
    if (node instanceof Junk) junk.push(node.content);
    if (!(node instanceof Message) && !(node instanceof Term)) continue;
    const id = node instanceof Term ? `-${node.id.name}` : node.id.name;
    if (entries.has(id)) twice.push(id);
    entries.set(id, {
      attributes: node.attributes.map((attribute) => attribute.id.name),
      references: references(node),
      empty: node.value === null && node.attributes.length === 0,
    });
  }
  return { entries, junk, twice };
}

/** `$threat_The` is the attribute `The` of the message in `$threat` (docs/texts.md). */
function split(reference: string, attributes: ReadonlySet<string>): [string, string | null] {
  const at = reference.lastIndexOf("_");
  const form = reference.slice(at + 1);
  return at > 0 && attributes.has(form) ? [reference.slice(0, at), form] : [reference, null];
}

/** Attributes for the grammar of a language: each language has its own. */
function grammar(language: string): Set<string> {
  const entries = topics.flatMap((topic) => [...read(language, topic).entries.values()]);
  const attributes = new Set(entries.flatMap((entry) => entry.attributes));
  const forms = entries.flatMap((entry) => entry.references.map((reference) => split(reference, attributes)[1]));
  return new Set(forms.filter((form) => form !== null));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));
}

describe("the two languages", () => {
  const forms = new Set([...grammar("en"), ...grammar("fr")]);

  it("have the same topics", () => {
    expect(topicsIn("fr")).toEqual(topics);
  });

  it.each(topics)("%s: same messages, attributes and variables, nothing unreadable, nothing twice", (topic) => {
    const english = read("en", topic);
    const french = read("fr", topic);
    for (const side of [english, french]) {
      expect(side.junk).toEqual([]);
      expect(side.twice).toEqual([]);
      expect([...side.entries].filter(([, entry]) => entry.empty)).toEqual([]);
    }
    expect([...french.entries.keys()].sort()).toEqual([...english.entries.keys()].sort());
    const comparable = (entries: Map<string, Entry>): Record<string, unknown> =>
      Object.fromEntries(
        [...entries].map(([id, entry]) => [
          id,
          {
            attributes: entry.attributes.filter((name) => !forms.has(name)).sort(),
            references: [...new Set(entry.references.map((reference) => split(reference, forms)[0]))].sort(),
          },
        ]),
      );
    expect(comparable(french.entries)).toEqual(comparable(english.entries));
  });
});

describe("the client's messages", () => {
  const code = sources(join(web, "src")).join("\n");
  const known = new Map(topics.map((topic) => [topic, read("en", topic).entries]));
  const all = new Set([...known.values()].flatMap((entries) => [...entries.keys()]));

  /** `t("id")` and `attribute("id", …)` as written, and the shape of ``t(`seat-${…}`)``. */
  const called = [...code.matchAll(/\b(?:t|attribute|hasMessage)\(\s*"([a-z][a-z0-9-]*)"/g)].map(
    (match) => match[1] ?? "",
  );
  const shapes = [...code.matchAll(/\b(?:t|attribute|hasMessage)\(\s*`([^`]*)`/g)].map(
    (match) => new RegExp(`^${(match[1] ?? "").replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`),
  );

  it("are all there", () => {
    expect(called.length).toBeGreaterThan(100);
    expect([...new Set(called)].filter((id) => !all.has(id))).toEqual([]);
    expect(shapes.filter((shape) => ![...all].some((id) => shape.test(id))).map(String)).toEqual([]);
  });

  it("are all used, in the shell", () => {
    const quoted = new Set([...code.matchAll(/["'`]([a-z][a-z0-9-]*)["'`]/g)].map((match) => match[1]));
    const unused = [...(known.get("shell/web.ftl")?.keys() ?? [])].filter(
      (id) => !quoted.has(id) && !shapes.some((shape) => shape.test(id)),
    );
    expect(unused).toEqual([]);
  });

  it("cover every refusal of the server and the kernel", () => {
    const crates = join(web, "..", "crates");
    const rust = ["server", "table"]
      .map((crate) => join(crates, crate, "src"))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && entry.name.endsWith(".rs") && !/test/.test(entry.name))
          .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
      )
      .join("\n");
    const codes = new Set([...rust.matchAll(/"((?:refused|bye|api|toy)-[a-z0-9-]+)"/g)].map((match) => match[1] ?? ""));
    expect([...codes].filter((id) => !all.has(id)).sort()).toEqual([]);
  });
});
