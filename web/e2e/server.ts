import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** The real binary: HANGAR_BIN, or what cargo built in this tree. */
export function findHangar(): string {
  const named = process.env.HANGAR_BIN;
  const candidates = named ? [named] : ["release", "debug"].map((kind) => join(repository, "target", kind, "hangar"));
  const found = candidates.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`no hangar binary at ${candidates.join(" or ")}: cargo build makes one`);
  return found;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** A running hangar with a data directory of its own. It can be killed and started again on the same port and data. */
export class HangarServer {
  #process: ChildProcess | null = null;
  #log = "";

  private constructor(
    readonly port: number,
    readonly data: string,
    /** How many times as fast the clocks of its tables run; a new value counts from the next start. */
    public speed: number,
  ) {}

  static async start(speed = 1): Promise<HangarServer> {
    const server = new HangarServer(await freePort(), mkdtempSync(join(tmpdir(), "hangar-e2e-")), speed);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const child = spawn(
      findHangar(),
      ["serve", "--listen", `127.0.0.1:${this.port}`, "--data-dir", this.data, "--toy", "--speed", String(this.speed)],
      {
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    this.#process = child;
    child.stdout?.on("data", (chunk: Buffer) => (this.#log += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (this.#log += chunk.toString()));
    for (let waited = 0; waited < 20_000; waited += 50) {
      if (child.exitCode !== null) break;
      try {
        if ((await fetch(`${this.url}/healthz`)).ok) return;
      } catch {
        // Not listening yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`hangar did not start:\n${this.#log}`);
  }

  /** Ends the process, by default as hard as a power cut. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill(signal);
    });
  }

  /** Ends the process and removes its data. */
  async stop(): Promise<void> {
    await this.kill("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }
}
