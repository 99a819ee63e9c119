// Which test proves which rule: reads the citations in the tests and writes docs/rules-status.md.
//
// A test cites rules in the comment right above it: `/// Proves SA-7.21, SA-7.24 to SA-7.26, EX-09.` in Rust,
// `// Proves SA-7.21.` in the client. The ids of all rules are in docs/rules/*.ids.
//
//   node scripts/rules-status.mjs           writes the page
//   node scripts/rules-status.mjs --check   fails if the page is stale or a citation names an unknown rule

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const page = join(root, "docs/rules-status.md");
const games = [
  { file: "space-alert.ids", name: "Space Alert" },
  { file: "new-frontier.ids", name: "Space Alert: The New Frontier", later: true },
];

const ID = /[A-Z]{2}-\d+(?:\.\d+)*/;
const ITEM = `${ID.source}(?:\\s+to\\s+${ID.source})?`;
const CITATION = new RegExp(`\\bProves\\s+(${ITEM}(?:,\\s*(?:and\\s+)?${ITEM}|\\s+and\\s+${ITEM})*)`);

/** The sections of a game: prefix, title and the ids in order. */
function sections(file) {
  const lines = readFileSync(join(root, "docs/rules", file), "utf8").split("\n");
  return lines
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const [prefix, title, ranges] = line.split("|").map((cell) => cell.trim());
      const ids = ranges.split(/\s+/).flatMap((range) => {
        const [first, last = first] = range.split("-").map(Number);
        return Array.from({ length: last - first + 1 }, (_, i) => id(prefix, first + i));
      });
      return { prefix, title, ids };
    });
}

/** Examples and rulings have two digits: EX-07. */
function id(prefix, number) {
  return prefix.endsWith("-") ? `${prefix}${String(number).padStart(2, "0")}` : `${prefix}${number}`;
}

/** `SA-7.3 to SA-7.5` as three ids. */
function spelled(item) {
  const [first, last] = item.split(/\s+to\s+/);
  if (!last) return [first];
  const [, prefix, from] = first.match(/^(.*?[.-])(\d+)$/);
  const [, prefixOfLast, to] = last.match(/^(.*?[.-])(\d+)$/);
  if (prefix !== prefixOfLast || Number(to) < Number(from)) return [first, last];
  return Array.from({ length: to - from + 1 }, (_, i) => id(prefix, Number(from) + i));
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
      for (let next = i + 1; /[,\s]$|,$/.test(comment.at(-1)) && /^\s*\/\/|^\s*\*/.test(lines[next] ?? ""); next++) {
        comment.push(lines[next]);
      }
      const text = comment.map((part) => part.replace(/^\s*(\/\/[/!]?|\*)\s?/, "")).join(" ");
      const where = `${relative(root, path)}:${i + 1}`;
      const cited = text.match(CITATION)?.[1];
      if (!cited) return faults.push(`${where}: "Proves" without a rule id`);
      const test = testBelow(lines.slice(i + 1));
      if (!test) return faults.push(`${where}: no test below the citation`);
      const items = cited.match(new RegExp(ITEM, "g"));
      for (const rule of items.flatMap(spelled)) found.push({ rule, test, path: relative(root, path), where });
    });
  }
  return found;
}

/** The short name of a test: its file, then the function. */
function named({ test, path }) {
  const module = path.replace(/^crates\/[^/]+\/(src|tests)\//, "").replace(/\/mod\.rs$|\.rs$/, "");
  return `[${module}](../${path}): ${test.replaceAll("|", "\\|")}`;
}

function write(faults) {
  const known = new Map();
  const parts = games.map((game) => ({ ...game, sections: sections(game.file) }));
  for (const game of parts) for (const section of game.sections) for (const rule of section.ids) known.set(rule, []);
  for (const citation of citations(faults)) {
    const proofs = known.get(citation.rule);
    if (!proofs) faults.push(`${citation.where}: there is no rule ${citation.rule}`);
    else if (!proofs.some((p) => p.test === citation.test && p.path === citation.path)) proofs.push(citation);
  }
  const proven = (ids) => ids.filter((rule) => known.get(rule).length > 0).length;
  const lines = [
    "# Rules and their proofs",
    "",
    "Made from the tests by `node scripts/rules-status.mjs`; `make test` fails when it is stale. A test cites the rules it proves in",
    "the comment above it. The ids are those of the rules document; AR ids are its rulings, EX ids worked",
    "examples; HR ids are house rules of our own (`rulings.md`).",
    "",
    "| game | ids | proven | not proven |",
    "|---|---|---|---|",
  ];
  for (const game of parts) {
    const ids = game.sections.flatMap((section) => section.ids);
    const left = ids.length - proven(ids);
    lines.push(`| ${game.name} | ${ids.length} | ${proven(ids)} | ${left}${game.later ? " (not implemented yet)" : ""} |`);
  }
  for (const game of parts.filter((g) => !g.later || proven(g.sections.flatMap((s) => s.ids)) > 0)) {
    lines.push("", `## ${game.name}: not proven`, "");
    const open = game.sections.filter((section) => proven(section.ids) < section.ids.length);
    if (open.length === 0) lines.push("None.");
    for (const section of open) {
      const left = section.ids.filter((rule) => known.get(rule).length === 0);
      lines.push(`- ${section.title} (${left.length} of ${section.ids.length}): ${left.join(", ")}`);
    }
    for (const section of game.sections) {
      const heading = section.prefix.replace(/[.-]$/, "");
      lines.push("", `## ${heading} ${section.title}`, "", "| rule | proven by |", "|---|---|");
      for (const rule of section.ids) {
        const proofs = known.get(rule).map(named);
        lines.push(`| ${rule} | ${proofs.length > 0 ? proofs.join("<br>") : "**not proven**"} |`);
      }
    }
  }
  return { text: `${lines.join("\n")}\n`, summary: lines.filter((l) => /^\| Space/.test(l)) };
}

const faults = [];
const { text, summary } = write(faults);
if (process.argv.includes("--check")) {
  let current = "";
  try {
    current = readFileSync(page, "utf8");
  } catch {
    faults.push("docs/rules-status.md is missing");
  }
  if (current && current !== text) faults.push("docs/rules-status.md is stale: run node scripts/rules-status.mjs");
} else {
  writeFileSync(page, text);
}
for (const line of summary) console.log(line.replace(/^\| | \|$/g, "").replaceAll(" | ", ", "));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
