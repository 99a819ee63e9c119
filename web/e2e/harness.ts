import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { PATIENCE } from "./patience";
import { HangarServer, type Rehearsal } from "./server";

const results = fileURLToPath(new URL("../test-results/", import.meta.url));
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The path of an installed Chromium, if there is one: no browser is downloaded. */
export const chromiumPath = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path !== undefined && path !== "" && existsSync(path));

/** Options of a visitor. */
export interface Visit {
  width?: number;
  height?: number;
  language?: "en" | "fr";
  theme?: "dark" | "light";
  touch?: boolean;
  /** Initial content of the browser's storage. */
  storage?: Record<string, unknown>;
}

/** One browser profile with one page. Console errors fail the test. */
export class Visitor {
  readonly complaints: string[] = [];
  /** Console errors that a test expects. */
  readonly expected: RegExp[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly base: string,
    readonly touch: boolean,
  ) {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("request", (request) => {
      const url = new URL(request.url());
      const own = new URL(base);
      if (/^(http|ws)/.test(url.protocol) && url.host !== own.host) this.complaints.push(`called ${url.host}`);
    });
  }

  /** Expects failed connection attempts, because the server is going to be killed. */
  willLoseServer(): void {
    this.expected.push(
      /^WebSocket connection to '\S+' failed/,
      /^Failed to load resource: net::ERR_(CONNECTION_[A-Z]+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)$/,
    );
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.base + path);
    await this.page.locator("h1").first().waitFor();
  }

  /** Presses by touch or mouse. The mouse stays there and hovers what appears next. */
  async press(button: Locator): Promise<void> {
    await (this.touch ? button.tap() : button.click());
  }

  /** Presses a copy button and returns the text on the clipboard, once it is there. */
  async copies(button: Locator): Promise<string> {
    const before = "nothing yet";
    await this.page.evaluate((text) => navigator.clipboard.writeText(text), before);
    await this.press(button);
    const copied = () => this.page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied, { timeout: PATIENCE }).not.toBe(before);
    return copied();
  }

  /** Takes a screenshot of a page to look at, in web/test-results/. HANGAR_PICTURES=no leaves it out, which saves time. */
  async picture(name: string, options: { full?: boolean } = {}): Promise<void> {
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (process.env.HANGAR_PICTURES !== "no") await this.capture(name, options);
  }

  /** Writes a screenshot to web/test-results/. */
  async capture(name: string, options: { full?: boolean } = {}): Promise<void> {
    mkdirSync(results, { recursive: true });
    await this.page.screenshot({ path: join(results, `${name}.png`), fullPage: options.full ?? false });
  }

  /** Checks that nothing overflows to the right. */
  async fits(): Promise<void> {
    const wide = await this.page.evaluate(() => ({
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      by: [...document.querySelectorAll("body *")]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .slice(0, 3)
        .map((element) => element.outerHTML.slice(0, 120)),
    }));
    expect(wide.over, `too wide: ${wide.by.join("\n")}`).toBeLessThanOrEqual(0);
  }

  /** Checks that axe finds no accessibility violation. */
  async accessible(): Promise<void> {
    // Contrast is measured after animations.
    await this.page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .map((animation) =>
            animation.playState === "running" && animation.effect?.getComputedTiming().iterations !== Infinity
              ? animation.finished.catch(() => undefined)
              : undefined,
          ),
      ).then(() => undefined),
    );
    // Through the debugger, because the content security policy of the page forbids script tags. Only in pages that are
    // checked: axe is half a megabyte, and most pages never need it.
    if (!(await this.page.evaluate(() => "axe" in window))) await this.page.evaluate(axeSource);
    const violations = await this.page.evaluate(async () => {
      const axe = (window as unknown as { axe: typeof import("axe-core") }).axe;
      const { violations } = await axe.run(document, { resultTypes: ["violations"] });
      return violations.map((violation) => ({
        id: violation.id,
        help: violation.help,
        nodes: violation.nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
      }));
    });
    expect(violations).toEqual([]);
  }

  /** Fails for anything on the console that was not expected. */
  quiet(): void {
    expect(this.complaints.filter((complaint) => !this.expected.some((pattern) => pattern.test(complaint)))).toEqual(
      [],
    );
  }
}

/** The tools of an end-to-end test. */
export interface Stage {
  readonly server: HangarServer;
  visit(options?: Visit): Promise<Visitor>;
}

type Body = (stage: Stage) => void;

/** Tests against the real server in a real browser; skipped by name where there is no Chromium. */
export function stage(name: string, ...how: [Body] | [Rehearsal, Body]): void {
  const [rehearsal, body] = how.length === 1 ? [{}, how[0]] : how;
  describe.skipIf(chromiumPath === undefined)(name, () => {
    let browser: Browser;
    let server: HangarServer;
    let visitors: Visitor[] = [];

    beforeAll(async () => {
      server = await HangarServer.start(rehearsal);
      browser = await chromium.launch({
        executablePath: chromiumPath,
        timeout: PATIENCE,
        args: [
          "--no-sandbox",
          "--disable-gpu",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
        ],
      });
    });

    afterEach(async ({ task }) => {
      const present = visitors;
      visitors = [];
      // Screenshots after a failure. A closed page has none.
      if (task.result?.state === "fail")
        await Promise.allSettled(present.map((visitor, index) => visitor.capture(`failed-${task.id}-${index}`)));
      for (const visitor of present) await visitor.context.close();
      for (const visitor of present) visitor.quiet();
    });

    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });

    body({
      get server() {
        return server;
      },
      async visit({ width = 1280, height = 800, language = "en", theme = "dark", touch = false, storage = {} } = {}) {
        const context = await browser.newContext({
          viewport: { width, height },
          locale: language === "fr" ? "fr-FR" : "en-GB",
          hasTouch: touch,
          isMobile: touch,
          permissions: ["clipboard-read", "clipboard-write"],
        });
        await context.addInitScript(
          (entries) => {
            if (!location.protocol.startsWith("http") || sessionStorage.getItem("staged")) return;
            sessionStorage.setItem("staged", "yes");
            for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
          },
          { "hangar.settings": { theme, language, motion: "reduced" }, ...storage },
        );
        context.setDefaultTimeout(PATIENCE);
        const visitor = new Visitor(context, await context.newPage(), server.url, touch);
        visitors.push(visitor);
        return visitor;
      },
    });
  });
}
