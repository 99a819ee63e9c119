/** Ends a vitest run with the one line that `make test` adds up; what was skipped is named before it. */
export default class TallyReporter {
  constructor() {
    // On exit, so that no other reporter's summary comes after it.
    process.on("exit", () => {
      for (const name of this.skipped ?? []) console.log(`skipped: ${name}`);
      if (this.line) console.log(this.line);
    });
  }

  onTestRunEnd(modules, errors) {
    let passed = 0;
    let failed = errors.length;
    this.skipped = [];
    for (const module of modules) {
      let seen = 0;
      for (const test of module.children.allTests()) {
        seen += 1;
        const { state } = test.result();
        if (state === "passed") passed += 1;
        else if (state === "skipped") this.skipped.push(test.fullName);
        else failed += 1;
      }
      // A file or a suite that never came to its tests (a syntax error, a failing hook) is a failure, not silence.
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
      if (module.state() === "failed" && (seen === 0 || module.errors().length > 0)) failed += 1;
    }
    const skipped = this.skipped.length;
    this.line = `${passed} passed, ${failed} failed` + (skipped > 0 ? `, ${skipped} skipped` : "");
  }
}
