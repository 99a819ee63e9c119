import { defineConfig } from "vitest/config";

// One browser and one server at a time: two cores must be enough. How long something may take is there to end a test that
// would never end; a machine that is busy with other things is slow, and no reason to fail.
export default defineConfig({
  test: {
    include: ["e2e/**/*.spec.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
    reporters: ["default", "./scripts/tally-reporter.mjs"],
  },
});
