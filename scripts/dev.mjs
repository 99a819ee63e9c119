// Runs server and client with reload: the server is rebuilt and restarted when a Rust file changes, Vite serves the client.
// Arguments are passed to `hangar serve`.

import { spawn, spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const listen = process.env.HANGAR_LISTEN ?? "127.0.0.1:7878";
const origins = ["http://localhost:5173", "http://127.0.0.1:5173"].join(",");
const binary = join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "debug", "hangar");

let server;
let waiting;

/** Builds and restarts the server. If the build fails, the running server stays. */
function restart() {
  const built = spawnSync("cargo", ["build", "--package", "hangar"], { cwd: root, stdio: "inherit" });
  if (built.status !== 0) return;
  const start = () => {
    const args = ["serve", "--toy", "--listen", listen, "--data-dir", join(root, "data"), "--origin", origins, ...process.argv.slice(2)];
    server = spawn(binary, args, { cwd: root, stdio: "inherit" });
  };
  if (server && server.exitCode === null) {
    server.once("exit", start);
    server.kill("SIGTERM");
  } else {
    start();
  }
}

restart();
watch(join(root, "crates"), { recursive: true }, (_, file) => {
  if (!/\.(rs|toml)$/.test(file ?? "")) return;
  clearTimeout(waiting);
  waiting = setTimeout(restart, 200);
});
// Another port would be another origin, which the server refuses, so fail if this one is taken.
const vite = spawn("npm", ["run", "dev", "--", "--strictPort"], { cwd: join(root, "web"), stdio: "inherit", env: { ...process.env, HANGAR_URL: `http://${listen}` } });

function stop() {
  vite.kill("SIGTERM");
  server?.kill("SIGTERM");
  process.exit();
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
vite.on("exit", stop);
