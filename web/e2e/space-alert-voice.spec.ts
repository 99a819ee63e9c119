import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { stage, type Visitor } from "./harness";
import { embark, goOn } from "./space-alert-steps";

const voices = fileURLToPath(new URL("../../assets/space-alert/voice/", import.meta.url));
/** Which recording a file is, by what is in it. */
const known = new Map(
  ["en", "fr"].flatMap((language) =>
    readdirSync(voices + language).map((name): [string, string] => [
      readFileSync(`${voices}${language}/${name}`, "base64"),
      `${language}/${name.replace(".ogg", "")}`,
    ]),
  ),
);

/** The clips that a page has fetched, and how long the sounds are that it has started to play. */
async function listen(visitor: Visitor): Promise<{ clips: Set<string>; played: () => Promise<number[]> }> {
  const clips = new Set<string>();
  visitor.page.on("response", (response) => {
    if (!response.url().endsWith(".ogg")) return;
    void response.body().then(
      (body) => clips.add(known.get(body.toString("base64")) ?? "other"),
      () => undefined,
    );
  });
  await visitor.page.addInitScript(() => {
    const played: number[] = [];
    Object.assign(window, { played });
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      if (!this.loop) played.push(this.buffer?.duration ?? 0);
      start.apply(this, when);
    };
  });
  return {
    clips,
    played: () => visitor.page.evaluate(() => (window as unknown as { played: number[] }).played),
  };
}

// Where a threat is called. The clock stands there: on a busy machine, too, nothing is too late to be said.
stage("The ship computer's voice", { speed: 10, stops: [10, 35] }, ({ visit }) => {
  it("is heard at the table, and changes its language with the page", async () => {
    const ada = await visit();
    const bo = await visit();
    const heard = await listen(ada);
    await embark([ada, bo], ["Ada", "Bo"], {
      mission: { kind: "script", id: "mission-2" },
      skip_briefing: true,
      seed: "7",
    });
    await ada.page.getByRole("timer").waitFor();
    // A threat is several recordings in a row.
    await expect.poll(() => [...heard.clips]).toContain("en/alert");
    await expect.poll(async () => (await heard.played()).length).toBeGreaterThan(2);
    expect([...heard.clips].filter((clip) => clip.startsWith("fr/"))).toEqual([]);
    await ada.page.getByRole("button", { name: "Table menu" }).click();
    await ada.page.getByRole("tab", { name: "Settings" }).click();
    await ada.page.getByRole("radio", { name: "Français" }).check();
    await ada.page.keyboard.press("Escape");
    // Everything it may still say is at hand in French before it is said, and then said.
    const french = readdirSync(`${voices}fr`).map((name) => `fr/${name.replace(".ogg", "")}`);
    await expect.poll(() => french.filter((clip) => !heard.clips.has(clip))).toEqual([]);
    const before = (await heard.played()).length;
    await goOn(bo);
    await expect.poll(async () => (await heard.played()).length).toBeGreaterThan(before + 2);
  });
});
