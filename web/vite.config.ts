import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compress } from "./build/compress.ts";

// `make dev` starts the server on its default address; HANGAR_URL points elsewhere.
const server = process.env.HANGAR_URL ?? "http://127.0.0.1:7878";

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    outDir: "dist",
    target: "es2022",
    // The CSP has no `data:` source: every asset is a file of our own server.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for all texts of a game in a language.
          groups: [
            {
              test: /\/locales\/[^/]+\/[^/]+\/[^/]+\.ftl/,
              name: (id) => {
                const [, folder, language, topic] = /\/locales\/([^/]+)\/([^/]+)\/([^/]+)\.ftl/.exec(id) ?? [];
                return topic === "about" ? `texts-shell-${language}` : `texts-${folder}-${language}`;
              },
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: {
      "/ws": { target: server, ws: true },
      "/api": { target: server },
    },
  },
  // Tests run the browser's Svelte, not the server's.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["test/**/*.test.ts"],
    environment: "node",
    // Long enough for a busy machine.
    testTimeout: 60_000,
    reporters: ["default", "./scripts/tally-reporter.mjs"],
  },
});
