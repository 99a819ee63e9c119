import { describe, expect, it } from "vitest";

const script = new URL("../../scripts/failures.mjs", import.meta.url).href;
const { failuresIn } = (await import(/* @vite-ignore */ script)) as { failuresIn: (output: string) => string[] };

describe("the failures that `make test` lists", () => {
  it("names the Rust tests that failed, once each, and why", () => {
    const output = `
        PASS [   0.008s] (1/3) server words::tests::ordinary_names_pass
\u001b[31;1m        FAIL\u001b[0m [   0.985s] (2/3) \u001b[35mhangar::durability\u001b[0m \u001b[34ma_clock_stands\u001b[0m
  stderr ───

    thread 'a_clock_stands' (23359) panicked at crates/hangar/tests/common/mod.rs:283:17:
    assertion \`left != right\` failed: late
      left: 1
    note: run with \`RUST_BACKTRACE=1\`

     TIMEOUT [  60.000s] (3/3) server hall::tests::any_conversation
────────────
     Summary [   1.110s] 3 tests run: 1 passed, 1 failed, 1 timed out
        FAIL [   0.985s] (2/3) hangar::durability a_clock_stands
     TIMEOUT [  60.000s] (3/3) server hall::tests::any_conversation
error: test run failed`;
    expect(failuresIn(output)).toEqual([
      "hangar::durability a_clock_stands: assertion `left != right` failed: late (crates/hangar/tests/common/mod.rs:283:17)",
      "server hall::tests::any_conversation: timeout",
    ]);
    const documentation = "test crates/table/src/lib.rs - Game (line 7) ... FAILED\ntest other ... ok\n";
    expect(failuresIn(documentation)).toEqual(["crates/table/src/lib.rs - Game (line 7)"]);
  });

  it("names the browser tests that failed as their reporter does", () => {
    const output =
      "stdout | x\nfailed: e2e/film.spec.ts > the film > goes on: TimeoutError: 120000ms\n80 passed, 1 failed\n";
    expect(failuresIn(output)).toEqual(["e2e/film.spec.ts > the film > goes on: TimeoutError: 120000ms"]);
  });

  it("lists any other failure in one line", () => {
    expect(failuresIn("Checking x\nerror: unused variable\n --> a.rs:1\nerror: could not compile\n")).toEqual([
      "error: unused variable",
      "error: could not compile",
    ]);
    expect(failuresIn("one\ntwo\n\n")).toEqual(["two"]);
    expect(failuresIn("")).toEqual(["it said nothing"]);
    expect(failuresIn(`failed: ${"x".repeat(999)}`)[0]).toHaveLength(240);
  });
});
