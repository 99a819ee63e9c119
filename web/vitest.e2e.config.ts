import { defineConfig } from "vitest/config";

// One browser and one server at a time: two cores must be enough.
export default defineConfig({
  test: {
    include: ["e2e/**/*.spec.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["default", "./scripts/tally-reporter.mjs"],
  },
});
