import { defaults, parseSettings, preferredLanguage, type Settings } from "./settings";
import { readJson, writeJson } from "./storage";

const KEY = "hangar.settings";

const lightQuery = matchMedia("(prefers-color-scheme: light)");
const stillQuery = matchMedia("(prefers-reduced-motion: reduce)");

/** The live settings: assign a field and the page, the storage and other tabs follow. */
export const settings: Settings = $state(parseSettings(readJson(KEY), preferredLanguage(navigator.languages)));

const system = $state({ light: lightQuery.matches, still: stillQuery.matches });
lightQuery.addEventListener("change", (event) => (system.light = event.matches));
stillQuery.addEventListener("change", (event) => (system.still = event.matches));

/** Whether animations are allowed. */
export function motionReduced(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && system.still);
}

/** The current theme, with "system" resolved. */
export function themeInForce(): "dark" | "light" {
  return settings.theme === "light" || (settings.theme === "system" && system.light) ? "light" : "dark";
}

/** Resets all settings except the language. */
export function resetSettings(): void {
  Object.assign(settings, defaults(settings.language));
}

$effect.root(() => {
  $effect(() => {
    writeJson(KEY, $state.snapshot(settings));
  });
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = themeInForce();
    root.dataset.palette = settings.palette;
    root.dataset.motion = motionReduced() ? "reduced" : "full";
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", themeInForce() === "light" ? "#eef1f8" : "#0b1020");
  });
});

addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, parseSettings(readJson(KEY), settings.language));
});
