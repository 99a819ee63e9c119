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
  live: boolean;
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

/** Follows the turn. Called once by the board. */
export function followTurn(turn: () => Turn): void {
  let before = "";
  $effect(() => {
    const { mine, live, waiting, over } = turn();
    if (!live) return;
    const title = document.title.replace(/^● /, "");
    document.title = mine ? `● ${title}` : title;
    const now = mine && !over ? (waiting === "window" ? "window" : "turn") : "";
    if (now !== "" && now !== before) {
      if (now === "turn" && before === "") chime("arrive");
      if (now === "window") chime("test");
      if (document.hidden && notificationsWanted()) {
        const note = new Notification(t("game-battleship-galaxies"), {
          body: t(now === "window" ? "bg-notify-window" : "bg-notify-turn"),
          tag: "hangar-bg-turn",
        });
        note.onclick = () => {
          window.focus();
          note.close();
        };
      }
    }
    before = now;
    return () => {
      document.title = document.title.replace(/^● /, "");
    };
  });
}
