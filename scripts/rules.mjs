// The rules documents in docs/rules and the ids they define.
//
// A rule is defined at the start of a line: in a list (`- **SA-7.21** text`), in a table (`| GT-6.7 | text |`) or as a
// paragraph (`**GT-EX-1 Title** text`). House rules are rows of docs/rulings.md (`| SA-HR-01 | ... |`).

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The rules documents: the file in docs/rules, the prefix of its ids, the name of the box. */
export const documents = [
  { file: "space-alert", prefix: "SA", name: "Space Alert" },
  { file: "space-alert-new-frontier", prefix: "NF", name: "Space Alert: The New Frontier" },
  { file: "galaxy-trucker", prefix: "GT", name: "Galaxy Trucker" },
  { file: "galaxy-trucker-expansions", prefix: "GX", name: "Galaxy Trucker: both Big Expansions" },
  { file: "battleship-galaxies", prefix: "BG", name: "Battleship Galaxies" },
];

/** A rule id: `SA-7.21`, `NF-9.8.16`, `GX-20.1A.2`, `BG-M1.3`, `GT-EX-4`. */
export const ID = /[A-Z]{2}-(?:[A-Z]{2}-)?M?\d+[A-Za-z]?(?:\.\d+[A-Za-z]?)*/;

const DEFINITION = new RegExp(`^(?:- +|\\| *)?(?:\\*\\*)?(${ID.source})(?![\\w-])(.*)$`);

/** A definition as plain text: without table bars, bold marks and source marks. */
function sentence(rest) {
  return rest
    .replace(/\*\*/g, "")
    .replace(/^[\s|:.]+|[\s|]+$/g, "")
    .replace(/\s*\|\s*/g, " · ")
    .replace(/\s*\[(?:[A-Z](?:[:,][^\]]*)?|F|R|K)\]/g, "")
    .trim();
}

/** The sections of one document, each with its title and its rules (id and sentence) in order. */
export function sectionsOf({ file, prefix }) {
  const sections = [];
  const add = (text, title) => {
    for (const line of text.split("\n")) {
      const heading = line.match(/^##? (.*)/);
      if (heading) sections.push({ title: heading[1].replace(/^(?:[A-Z]{2}-)?\d+\.?\s+/, ""), rules: [] });
      const definition = line.match(DEFINITION);
      if (!definition || !definition[1].startsWith(`${prefix}-`) || !/^[-|*]/.test(line)) continue;
      if (title && !definition[1].includes("-HR-")) continue;
      sections.at(-1).rules.push({ id: definition[1], text: sentence(definition[2]) });
    }
  };
  add(readFileSync(join(root, "docs/rules", `${file}.md`), "utf8"));
  sections.push({ title: "House rules", rules: [] });
  const rulings = readFileSync(join(root, "docs/rulings.md"), "utf8").replace(/^#.*$/gm, "");
  add(rulings, "House rules");
  return sections.filter((section) => section.rules.length > 0);
}

/** The file that client and command line read: every id with its sentence. */
export function rulesJson(document) {
  const entries = sectionsOf(document).flatMap((section) => section.rules.map(({ id, text }) => [id, text]));
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}
