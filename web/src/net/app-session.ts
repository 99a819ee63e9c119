import type { Answer } from "../games/registry";
import { t } from "../lib/i18n.svelte";
import { refusalText } from "../lib/texts";
import { chime } from "../lib/sound.svelte";
import { toast } from "../lib/toasts.svelte";
import type { Refused } from "../protocol/protocol";
import { browserEnvironment } from "./connection";
import { CommandRefused } from "./outbox";
import { Session } from "./session.svelte";

/** The session of this page. */
export const session = new Session(browserEnvironment());

/** Shows why something was refused, with its rule. */
export function showRefusal(refused: Refused): void {
  toast(refusalText(refused), "danger", refused.rule ?? null);
}

session.onrefused = showRefusal;
session.onkicked = () => toast(t("you-were-kicked"), "danger");
session.onback = () => {
  // A stopped clock has its own bar in the same place on a phone.
  if (session.doc?.game?.clock !== "waiting") toast(t("connection-back"), "good");
  chime("arrive");
};

addEventListener("online", () => session.reconnectNow());
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  session.reconnectNow();
  session.checkAlive();
});
addEventListener("offline", () => session.checkAlive());

/** Leaving a table ends pending requests; the reader needs no message for that. */
const SILENT = new Set(["table-left", "entry-replaced"]);

/** The answer to a question, or why there is none. Never throws. */
export async function reply(promise: Promise<unknown>): Promise<Answer> {
  try {
    return { answer: await promise };
  } catch (why) {
    return {
      refused: why instanceof CommandRefused ? why.refused : { code: "refusal-unknown", args: { code: String(why) } },
    };
  }
}

/** Waits for an answer: `null` on success, else the refusal (shown as a toast unless `quiet`). Never throws. */
export async function answered(promise: Promise<unknown>, options: { quiet?: boolean } = {}): Promise<Refused | null> {
  const { refused } = await reply(promise);
  if (refused && !options.quiet && !SILENT.has(refused.code)) showRefusal(refused);
  return refused ?? null;
}
