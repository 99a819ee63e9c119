import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest|txt|wasm)$/;

/** Writes a `.br` and a `.gz` beside every text asset of the build, so that the server never compresses at run time. */
export function compress(): Plugin {
  let out = "dist";
  return {
    name: "hangar-compress",
    apply: "build",
    configResolved(config) {
      out = config.build.outDir;
    },
    async closeBundle() {
      for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const body = await readFile(path);
        const brotli = brotliCompressSync(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        });
        await writeFile(`${path}.br`, brotli);
        await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
