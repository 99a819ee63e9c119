/** Type-checks the components (svelte-check) and the rest (tsc), and ends in the line that `make test` adds up. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const checks = [
  [
    "svelte-check",
    ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json"],
  ],
  ["tsc", ["node_modules/typescript/bin/tsc", "--noEmit"]],
];

let passed = 0;
for (const [name, args] of checks) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status === 0) passed += 1;
  else console.error(`${name} failed`);
}
const failed = checks.length - passed;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
