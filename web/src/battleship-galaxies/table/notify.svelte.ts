import { t } from "../../lib/i18n.svelte";
import { chime } from "../../lib/sound.svelte";
import { readJson, writeJson } from "../../lib/storage";

/*
 * Tells a reader who looks elsewhere that it is their turn: by the title of the window, by sound, and by a notification of the
 * system where that is wanted and allowed.
 */

const KEY = "hangar.bg.notify";

interface Turn {
  mine: boolean;
  waiting: string;
  over: boolean;
}

/** Whether notifications are wanted here. */
export function notificationsWanted(): boolean {
  return readJson(KEY) === true && typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Asks the browser for permission; says whether notifications will come. */
export async function wantNotifications(wanted: boolean): Promise<boolean> {
  if (!wanted || typeof Notification === "undefined") {
    writeJson(KEY, false);
    return false;
  }
  const granted = (await Notification.requestPermission().catch(() => "denied")) === "granted";
  writeJson(KEY, granted);
  return granted;
}

/** Shows and sounds whose turn it is, whenever that changes. */
export class TurnSignal {
  #before: "" | "turn" | "window" = "";

  update({ mine, waiting, over }: Turn): void {
    const title = document.title.replace(MARK, "");
    document.title = mine ? `● ${title}` : title;
    const now = mine && !over ? (waiting === "window" ? "window" : "turn") : "";
    if (now !== "" && now !== this.#before) {
      // After a window in one's own turn nobody needs to be called.
      if (now === "turn" && this.#before === "") chime("arrive");
      if (now === "window") chime("test");
      if (document.hidden && notificationsWanted()) notify(now);
    }
    this.#before = now;
  }

  /** The title without the mark. */
  end(): void {
    document.title = document.title.replace(MARK, "");
  }
}

const MARK = /^● /;

function notify(what: "turn" | "window"): void {
  const note = new Notification(t("game-battleship-galaxies"), { body: t(`bg-notify-${what}`), tag: "hangar-bg-turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Follows the turn. Called once by the board. */
export function followTurn(turn: () => Turn & { live: boolean }): void {
  const signal = new TurnSignal();
  $effect(() => {
    const { live, ...now } = turn();
    if (!live) return;
    signal.update(now);
    return () => signal.end();
  });
}
