// Runs every check of the project. The last line is `N passed, M failed`; the failures are listed right before it.
//
// A stage that fails without counting tests counts as one failure. Stages that this machine cannot run (no browser) are
// reported and skipped.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { failuresIn } from "./failures.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const web = join(root, "web");
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

/** Runs a command, prints its output and returns it. */
function run(command, args, cwd = root, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const [from, to] of [[child.stdout, process.stdout], [child.stderr, process.stderr]]) {
      from.on("data", (data) => {
        output += data;
        to.write(data);
      });
    }
    child.on("error", (error) => resolve({ ok: false, output: `${output}\n${error.message}` }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}

function has(command) {
  return spawnSync(command, ["--version"], { stdio: "ignore" }).status === 0;
}

/** Adds a stage to the total; `counts` come from its output. */
function add(name, ok, counts, output = "") {
  const counted = counts ?? { passed: ok ? 1 : 0, failed: 0, skipped: 0 };
  if (!ok && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(total)) total[key] += counted[key] ?? 0;
  if (counted.failed > 0) failures.push(...failuresIn(output).map((failure) => `${name}: ${failure}`));
}

/** The last line of the form `N passed, M failed, K skipped`. */
function tally(output) {
  const lines = [...output.replace(/\x1b\[[0-9;]*m/g, "").matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/gm)];
  const last = lines.at(-1);
  return last && { passed: Number(last[1]), failed: Number(last[2]), skipped: Number(last[3] ?? 0) };
}

/** The counts of cargo nextest or cargo test. */
function rustTally(output) {
  const text = output.replace(/\x1b\[[0-9;]*m/g, "");
  const sum = { passed: 0, failed: 0, skipped: 0 };
  const nextest = text.match(/Summary \[.*?\] +\d+(?:\/\d+)? tests? run: (.*)/);
  const number = (words, word) => Number(words.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  if (nextest) {
    sum.passed = number(nextest[1], "passed");
    sum.failed = number(nextest[1], "failed") + number(nextest[1], "timed out") + number(nextest[1], "exec failed");
  }
  for (const [, words] of text.matchAll(/^test result: \w+\. (.*)$/gm)) {
    sum.passed += number(words, "passed");
    sum.failed += number(words, "failed");
    sum.skipped += number(words, "ignored");
  }
  return sum;
}

async function stage(name, command, args, { cwd, env, count } = {}) {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  const { ok, output } = await run(command, args, cwd, env);
  const counts = count?.(output);
  add(name, ok, counts, output);
  console.log(`── ${name}: ${ok ? "good" : "failed"} after ${Math.round((Date.now() - begun) / 1000)} s`);
  return ok;
}

const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");

/** Returns whether the tests, and with them the binary, could be built. */
async function rust() {
  // A tree that is built for the first time does not need the caches for the next change.
  const env = existsSync(join(target, "debug")) ? {} : { CARGO_INCREMENTAL: "0" };
  let built = false;
  const count = (output) => {
    const counts = rustTally(output);
    built ||= counts.passed + counts.failed > 0;
    return counts;
  };
  await stage("formatting", "cargo", ["fmt", "--all", "--check"]);
  await stage("lints", "cargo", ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], { env });
  if (has("cargo-nextest")) {
    await stage("Rust tests", "cargo", ["nextest", "run", "--workspace", "--no-fail-fast"], { env, count });
    await stage("Rust examples in documentation", "cargo", ["test", "--workspace", "--doc"], { env, count: rustTally });
  } else {
    await stage("Rust tests", "cargo", ["test", "--workspace", "--no-fail-fast"], { env, count });
  }
  return built;
}

/** Finds Chromium; installs Debian's package if this runs as root. */
function chromium() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const find = () => process.env.CHROMIUM ?? names.find(has);
  if (!find() && process.getuid?.() === 0 && has("apt-get")) {
    console.log("installing chromium");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-q"], { stdio: "inherit", env });
    spawnSync("apt-get", ["install", "-qy", "--no-install-recommends", "chromium"], { stdio: "inherit", env });
  }
  return find();
}

/** Returns whether the client could be built. */
async function client() {
  const installed = join(web, "node_modules/.package-lock.json");
  const written = (file) => statSync(file).mtimeMs;
  if (!existsSync(installed) || written(installed) < written(join(web, "package-lock.json"))) {
    console.log("\n── installing the client's packages");
    const { ok, output } = await run("npm", ["ci", "--no-audit", "--no-fund"], web);
    if (!ok) {
      add("npm ci", false, undefined, output);
      return false;
    }
  }
  await stage("client types", "npm", ["run", "--silent", "check"], { cwd: web, count: tally });
  await stage("client tests", "npm", ["run", "--silent", "test"], { cwd: web, count: tally });
  return stage("client build", "npm", ["run", "--silent", "build"], { cwd: web });
}

/** Tests the binary that the Rust tests were built with, in a browser. */
async function browser() {
  if (chromium()) {
    const env = { HANGAR_BIN: join(target, "debug", "hangar"), HANGAR_PICTURES: "no" };
    await stage("browser tests", "npm", ["run", "--silent", "e2e"], { cwd: web, env, count: tally });
  } else {
    console.log("\nskipped: browser tests (no Chromium, and not root, so it cannot be installed: apt install chromium)");
    total.skipped += 1;
  }
}

// The client comes first, so that the binary that the Rust tests build has it embedded.
const hasClient = await client();
const hasBinary = await rust();
await stage("rules and their proofs", "node", ["scripts/rules-status.mjs", "--check"]);
if (hasClient && hasBinary) await browser();
if (failures.length > 0) console.log(`\nfailed:\n${failures.map((failure) => `  ${failure}`).join("\n")}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;
