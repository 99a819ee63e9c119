import { relative } from "node:path";

/** Why something failed, in a line. */
const why = (errors) => String(errors[0]?.message ?? "no reason given").split("\n")[0];

/** Ends a vitest run with the one line that `make test` adds up; what was skipped and what failed is named before it. */
export default class TallyReporter {
  constructor() {
    // On exit, so that no other reporter's summary comes after it.
    process.on("exit", () => {
      for (const name of this.skipped ?? []) console.log(`skipped: ${name}`);
      for (const name of this.failed ?? []) console.log(`failed: ${name}`);
      if (this.line) console.log(this.line);
    });
  }

  onTestRunEnd(modules, errors) {
    let passed = 0;
    this.skipped = [];
    this.failed = errors.map((error) => `outside of tests: ${why([error])}`);
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      const fail = (name, errors) => this.failed.push(`${[file, ...name].join(" > ")}: ${why(errors)}`);
      let seen = 0;
      for (const test of module.children.allTests()) {
        seen += 1;
        const { state, errors = [] } = test.result();
        if (state === "passed") passed += 1;
        else if (state === "skipped") this.skipped.push(test.fullName);
        else fail([test.fullName], errors);
      }
      // A file or a suite that never came to its tests (a syntax error, a failing hook) is a failure, not silence.
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) fail([suite.fullName], [error]);
      if (module.state() === "failed" && (seen === 0 || module.errors().length > 0)) fail([], module.errors());
    }
    const skipped = this.skipped.length;
    this.line = `${passed} passed, ${this.failed.length} failed` + (skipped > 0 ? `, ${skipped} skipped` : "");
  }
}
