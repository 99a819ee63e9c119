import { defineConfig } from "vitest/config";
import { PATIENCE } from "./e2e/patience.ts";

// One browser and one server at a time: two cores must be enough.
export default defineConfig({
  test: {
    include: ["e2e/**/*.spec.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 6 * PATIENCE,
    hookTimeout: 2 * PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    reporters: ["default", "./scripts/tally-reporter.mjs"],
  },
});
