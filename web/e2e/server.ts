import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PATIENCE } from "./patience";

const repository = fileURLToPath(new URL("../..", import.meta.url));

/** The real binary: HANGAR_BIN, or what cargo built in this tree. */
export function findHangar(): string {
  const named = process.env.HANGAR_BIN;
  const candidates = named ? [named] : ["release", "debug"].map((kind) => join(repository, "target", kind, "hangar"));
  const found = candidates.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`no hangar binary at ${candidates.join(" or ")}: cargo build makes one`);
  return found;
}

/**
 * A free port outside the range of ephemeral ports, so that no other process takes it while the server is restarted.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_240 + Math.floor(Math.random() * 20_000);
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}

/** How the clocks of a server's tables run. */
export interface Rehearsal {
  /** Speed factor. */
  speed?: number;
  /**
   * Seconds of game time at which the clocks stop until "Continue" is pressed, so that a test can act at a certain moment of
   * a game on any machine.
   */
  stops?: readonly number[];
}

/** A running hangar with a data directory of its own. It can be killed and started again on the same port and data. */
export class HangarServer {
  #process: ChildProcess | null = null;
  #log = "";

  private constructor(
    readonly port: number,
    readonly data: string,
    private rehearsal: Rehearsal,
  ) {}

  static async start(rehearsal: Rehearsal = {}): Promise<HangarServer> {
    const server = new HangarServer(await freePort(), mkdtempSync(join(tmpdir(), "hangar-e2e-")), rehearsal);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(rehearsal = this.rehearsal): Promise<void> {
    this.rehearsal = rehearsal;
    const { speed = 1, stops = [] } = rehearsal;
    const where = ["--listen", `127.0.0.1:${this.port}`, "--data-dir", this.data];
    const clocks = ["--speed", String(speed), ...(stops.length > 0 ? ["--stop-at", stops.join()] : [])];
    const child = spawn(findHangar(), ["serve", "--toy", ...where, ...clocks], { stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    child.stdout?.on("data", (chunk: Buffer) => (this.#log += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (this.#log += chunk.toString()));
    const begun = Date.now();
    while (Date.now() - begun < PATIENCE && child.exitCode === null) {
      try {
        if ((await fetch(`${this.url}/healthz`)).ok) return;
      } catch {
        // Not listening yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`hangar did not start:\n${this.#log}`);
  }

  /** Ends the process, by default with SIGKILL. */
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
