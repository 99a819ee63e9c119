// Lists the failed tests with a one-line reason, from the output of a stage. `make test` ends with these lines.

/** A line without colours, at most two terminal lines long. */
const tidy = (line) => {
  const text = line.trim().replace(/\s+/g, " ");
  return text.length > 240 ? `${text.slice(0, 239)}…` : text;
};

/** Failures of vitest, from our reporter (web/scripts/tally-reporter.mjs). */
const named = (text) => [...text.matchAll(/^failed: (.+)$/gm)].map(([, line]) => tidy(line));

/** The first line of the panic message of a test. */
function panicOf(text, test) {
  const place = new RegExp(`thread '${test.replace(/[^\w:]/g, "\\$&")}'[^\\n]* panicked at ([^\\n]+?):?\\n\\s*([^\\n]*)`);
  const [, where, why] = text.match(place) ?? [];
  return where === undefined ? "" : `: ${why} (${where})`;
}

/** Failures of cargo nextest, which names a failed test twice. */
function nextest(text) {
  const lines = text.matchAll(/^ *(FAIL|TIMEOUT|ABORT|SIG[A-Z]+|XFAIL|LEAK-FAIL) \[[^\]]*\](?: \([^)]*\))? (\S+) (\S+)/gm);
  const tests = new Map([...lines].map(([, how, binary, test]) => [`${binary} ${test}`, { how, test }]));
  return [...tests].map(([name, { how, test }]) => {
    const why = panicOf(text, test) || (how === "FAIL" ? "" : `: ${how.toLowerCase()}`);
    return tidy(name + why);
  });
}

/** Failures of cargo test (doctests). */
const cargo = (text) =>
  [...text.matchAll(/^test (.+?) \.\.\. FAILED$/gm)].map(([, test]) => tidy(test + panicOf(text, test.split(" ")[0])));

/** Other failures: lines that begin with an error word. */
const complaint = (text) => [...text.matchAll(/^(?:error|Error|Diff in|✘|\[error\]).*$/gm)].slice(0, 3).map(([line]) => tidy(line));

/** One line per failure in the output of a stage; at least one. */
export function failuresIn(output) {
  const text = output.replace(/\x1b\[[0-9;]*m/g, "").replace(/\r\n?/g, "\n");
  const tests = [...named(text), ...nextest(text), ...cargo(text)];
  if (tests.length > 0) return tests;
  const complaints = complaint(text);
  if (complaints.length > 0) return complaints;
  const last = text.trim().split("\n").at(-1) ?? "";
  return [tidy(last) || "it said nothing"];
}
