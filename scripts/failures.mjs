// Which tests failed, and why in a line, read from what a stage printed. `make test` ends with these lines, so that the end of
// a log says what to look at.

/** A line without colours, not longer than a terminal is wide twice over. */
const tidy = (line) => {
  const text = line.trim().replace(/\s+/g, " ");
  return text.length > 240 ? `${text.slice(0, 239)}…` : text;
};

/** From vitest: our own reporter names them (web/scripts/tally-reporter.mjs). */
const named = (text) => [...text.matchAll(/^failed: (.+)$/gm)].map(([, line]) => tidy(line));

/** The first words of the panic of a test, wherever its output stands. */
function panicOf(text, test) {
  const place = new RegExp(`thread '${test.replace(/[^\w:]/g, "\\$&")}'[^\\n]* panicked at ([^\\n]+?):?\\n\\s*([^\\n]*)`);
  const [, where, why] = text.match(place) ?? [];
  return where === undefined ? "" : `: ${why} (${where})`;
}

/** From cargo nextest, which names a failed test where it ends and once more in its summary. */
function nextest(text) {
  const lines = text.matchAll(/^ *(FAIL|TIMEOUT|ABORT|SIG[A-Z]+|XFAIL|LEAK-FAIL) \[[^\]]*\](?: \([^)]*\))? (\S+) (\S+)/gm);
  const tests = new Map([...lines].map(([, how, binary, test]) => [`${binary} ${test}`, { how, test }]));
  return [...tests].map(([name, { how, test }]) => {
    const why = panicOf(text, test) || (how === "FAIL" ? "" : `: ${how.toLowerCase()}`);
    return tidy(name + why);
  });
}

/** From cargo test, which is what documentation is tested with. */
const cargo = (text) =>
  [...text.matchAll(/^test (.+?) \.\.\. FAILED$/gm)].map(([, test]) => tidy(test + panicOf(text, test.split(" ")[0])));

/** Anything else that fails says so at the beginning of a line. */
const complaint = (text) => [...text.matchAll(/^(?:error|Error|Diff in|✘|\[error\]).*$/gm)].slice(0, 3).map(([line]) => tidy(line));

/** One line for each failure that the output of a stage tells of; at least one. */
export function failuresIn(output) {
  const text = output.replace(/\x1b\[[0-9;]*m/g, "").replace(/\r\n?/g, "\n");
  const tests = [...named(text), ...nextest(text), ...cargo(text)];
  if (tests.length > 0) return tests;
  const complaints = complaint(text);
  if (complaints.length > 0) return complaints;
  const last = text.trim().split("\n").at(-1) ?? "";
  return [tidy(last) || "it said nothing"];
}
