// Finds out which test proves which rule: reads the citations in the tests, writes docs/rules-status.md (the summary), a page per
// rules document in docs/rules-status/, and docs/rules/*.json (every id with its sentence, for client and command line).
//
// A test cites rules in the comment right above it: `/// Proves SA-7.21, SA-7.24 to SA-7.26, SA-EX-09.` in Rust,
// `// Proves SA-7.21.` in the client.
//
//   node scripts/rules-status.mjs           writes the pages
//   node scripts/rules-status.mjs --check   fails if a page is stale or a citation names an unknown rule

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ID, documents, root, rulesJson, sectionsOf } from "./rules.mjs";

const ITEM = `${ID.source}(?:\\s+to\\s+${ID.source})?`;
const CITATION = new RegExp(`\\bProves\\s+(${ITEM}(?:,\\s*(?:and\\s+)?${ITEM}|\\s+and\\s+${ITEM})*)`);

/** `SA-7.3 to SA-7.5` as three ids; numbers keep their leading zeros (`SA-EX-07 to SA-EX-09`). */
function expand(item) {
  const [first, last] = item.split(/\s+to\s+/);
  if (!last) return [first];
  const [, prefix, from] = first.match(/^(.*?)(\d+)$/) ?? [];
  const [, prefixOfLast, to] = last.match(/^(.*?)(\d+)$/) ?? [];
  if (prefix === undefined || prefix !== prefixOfLast || Number(to) < Number(from)) return [first, last];
  return Array.from({ length: to - from + 1 }, (_, i) => prefix + String(Number(from) + i).padStart(from.length, "0"));
}

/** All source files of a folder with one of these endings. */
function* sources(folder, endings) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (["node_modules", "target", "dist"].includes(entry.name) || entry.name.startsWith(".")) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path, endings);
    else if (endings.some((ending) => entry.name.endsWith(ending))) yield path;
  }
}

/** The name of the test that starts in these lines, if one does before anything else. */
function testBelow(lines) {
  for (const line of lines) {
    const rust = line.match(/^\s*(?:async )?fn (\w+)/);
    if (rust) return rust[1];
    const client = line.match(/^\s*(?:test|it|describe)(?:\.\w+)*\(\s*(["'`])(.*?)\1/);
    if (client) return client[2];
    if (!/^\s*(\/\/|#|\*|\/\*|$)/.test(line)) return undefined;
  }
  return undefined;
}

/** Every citation: rule id, test and file. */
function citations(faults) {
  const found = [];
  const files = [...sources(join(root, "crates"), [".rs"]), ...sources(join(root, "web"), [".ts", ".js", ".mjs"])];
  for (const path of files.sort()) {
    const lines = readFileSync(path, "utf8").split("\n");
    lines.forEach((line, i) => {
      if (!/^\s*(\/\/|\*).*\bProves\s/.test(line)) return;
      // A long citation goes on in the next comment lines.
      const comment = [line];
      for (let next = i + 1; /[,\s]$|,$| (to|and)$/.test(comment.at(-1)) && /^\s*\/\/|^\s*\*/.test(lines[next] ?? ""); next++) {
        comment.push(lines[next]);
      }
      const text = comment.map((part) => part.replace(/^\s*(\/\/[/!]?|\*)\s?/, "")).join(" ");
      const where = `${relative(root, path)}:${i + 1}`;
      const cited = text.match(CITATION)?.[1];
      if (!cited) return faults.push(`${where}: "Proves" without a rule id`);
      const test = testBelow(lines.slice(i + 1));
      if (!test) return faults.push(`${where}: no test below the citation`);
      const items = cited.match(new RegExp(ITEM, "g"));
      for (const rule of items.flatMap(expand)) found.push({ rule, test, path: relative(root, path), where });
    });
  }
  return found;
}

/** A test as a link: its file, then its name. */
function linked({ test, path }) {
  const module = path.replace(/^crates\/[^/]+\/(src|tests)\//, "").replace(/\/mod\.rs$|\.rs$/, "");
  return `[${module}](../../${path}): ${test.replaceAll("|", "\\|")}`;
}

/** Every generated file with the text it should have, and the lines of the summary. */
function generate(faults) {
  const proofs = new Map();
  const parts = documents.map((document) => ({ ...document, sections: sectionsOf(document) }));
  for (const part of parts) {
    for (const { id } of part.sections.flatMap((section) => section.rules)) {
      if (proofs.has(id)) faults.push(`docs/rules/${part.file}.md: ${id} is defined twice`);
      proofs.set(id, []);
    }
  }
  for (const citation of citations(faults)) {
    const known = proofs.get(citation.rule);
    if (!known) faults.push(`${citation.where}: there is no rule ${citation.rule}`);
    else if (!known.some((p) => p.test === citation.test && p.path === citation.path)) known.push(citation);
  }
  const unproven = (section) => section.rules.filter(({ id }) => proofs.get(id).length === 0).map(({ id }) => id);
  const files = new Map();
  const summary = [];
  const open = [];
  for (const part of parts) {
    const total = part.sections.reduce((sum, section) => sum + section.rules.length, 0);
    const left = part.sections.reduce((sum, section) => sum + unproven(section).length, 0);
    summary.push(`| [${part.name}](rules-status/${part.file}.md) | ${total} | ${total - left} | ${left} |`);
    open.push("", `## ${part.name}: not proven`, "");
    if (left === 0) open.push("None.");
    if (left === total) open.push("All of it: not implemented yet.");
    const page = [`# ${part.name}: rules and the tests that prove them`, "", `The rules: [${part.file}.md](../rules/${part.file}.md).`];
    for (const section of part.sections) {
      const missing = unproven(section);
      if (missing.length > 0 && left < total) {
        open.push(`- ${section.title} (${missing.length} of ${section.rules.length}): ${missing.join(", ")}`);
      }
      page.push("", `## ${section.title}`, "", "| rule | proven by |", "|---|---|");
      for (const { id } of section.rules) {
        const tests = proofs.get(id).map(linked);
        page.push(`| ${id} | ${tests.length > 0 ? tests.join("<br>") : "**not proven**"} |`);
      }
    }
    if (left < total) files.set(`docs/rules-status/${part.file}.md`, `${page.join("\n")}\n`);
    files.set(`docs/rules/${part.file}.json`, rulesJson(part));
  }
  const head = [
    "# Rules and their proofs",
    "",
    "Generated from the tests by `node scripts/rules-status.mjs`; `make test` fails when it is stale. A test cites the rules it proves in",
    "the comment above it. The ids are those of the rules documents in `docs/rules`: AR ids are rulings, EX, WE and XX ids worked",
    "examples; HR ids are house rules of our own (`rulings.md`).",
    "",
    "| game | ids | proven | not proven |",
    "|---|---|---|---|",
  ];
  files.set("docs/rules-status.md", `${[...head, ...summary, ...open].join("\n")}\n`);
  return { files, summary };
}

const faults = [];
const { files, summary } = generate(faults);
for (const [file, text] of files) {
  const path = join(root, file);
  if (process.argv.includes("--check")) {
    let current;
    try {
      current = readFileSync(path, "utf8");
    } catch {
      current = "";
    }
    if (current !== text) faults.push(`${file} is stale: run node scripts/rules-status.mjs`);
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
for (const line of summary) console.log(line.replace(/^\| | \|$/g, "").replace(/\[(.*)\]\(.*?\)/, "$1").replaceAll(" | ", ", "));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
