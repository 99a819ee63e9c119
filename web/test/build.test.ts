import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = mkdtempSync(join(tmpdir(), "hangar-build-"));
let files: string[] = [];

beforeAll(async () => {
  // Built for real, with its own settings: vitest's environment would otherwise leak into it.
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  await build({ root, logLevel: "error", mode: "production", build: { outDir: out, emptyOutDir: true } });
  process.env.NODE_ENV = mode;
  files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}, 120_000);

afterAll(() => rmSync(out, { recursive: true, force: true }));

const text = (path: string): string => readFileSync(path, "utf8");
const html = (): string => text(join(out, "index.html"));

describe("the build", () => {
  it("keeps the first page under 60 kB of compressed script", () => {
    const linked = [...html().matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1] ?? "");
    expect(linked.length).toBeGreaterThan(1);
    const words = files
      .filter((path) => /assets\/texts-shell-[^/]+\.js\.br$/.test(path))
      .map((path) => readFileSync(path).length);
    expect(words).toHaveLength(2);
    const scripts = linked.map((path) => readFileSync(join(out, `${path}.br`)).length);
    const total = [...scripts, Math.max(...words)].reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThan(60_000);
  });

  it("writes a .br and a .gz beside every text asset, with the same content", () => {
    const assets = files.filter((path) => /\.(html|js|css|svg)$/.test(path));
    expect(assets.length).toBeGreaterThan(10);
    for (const path of assets) {
      expect(brotliDecompressSync(readFileSync(`${path}.br`)).equals(readFileSync(path)), path).toBe(true);
      expect(gunzipSync(readFileSync(`${path}.gz`)).equals(readFileSync(path)), path).toBe(true);
    }
  });

  it("gives every asset a hashed name", () => {
    const assets = readdirSync(join(out, "assets")).filter((name) => !/\.(br|gz)$/.test(name));
    expect(assets.filter((name) => !/-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/.test(name))).toEqual([]);
  });

  it("needs nothing that the content security policy forbids", () => {
    expect(html()).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(html()).not.toMatch(/\sstyle=|<style/);
    for (const path of files.filter((name) => name.endsWith(".js"))) {
      expect(text(path), path).not.toMatch(/\beval\(|new Function\(/);
    }
    for (const path of files.filter((name) => name.endsWith(".css"))) expect(text(path), path).not.toContain("data:");
  });

  it("requests nothing from other servers", () => {
    // Namespaces and documentation links inside libraries are not requested.
    const names = /https?:\/\/(www\.w3\.org|svelte\.dev)/;
    for (const path of files.filter((name) => /\.(html|js|css|svg)$/.test(name))) {
      const hosts = [...text(path).matchAll(/https?:\/\/[a-z0-9.-]+/gi)]
        .map((match) => match[0])
        .filter((url) => !names.test(url));
      expect(hosts, path).toEqual([]);
    }
  });
});
