import { asRecord } from "./storage";

export const LANGUAGES = ["en", "fr"] as const;
export const THEMES = ["dark", "light", "system"] as const;
export const PALETTES = ["standard", "safe"] as const;
export const SIGNS = ["shapes", "letters"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The settings of the client. Volumes go from 0 to 100. */
export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  palette: (typeof PALETTES)[number];
  /** How a zone is marked beside its colour: ◀ ● ▶ or the letters of the language. */
  signs: (typeof SIGNS)[number];
  motion: (typeof MOTIONS)[number];
  muted: boolean;
  volume: number;
  voiceVolume: number;
  effectsVolume: number;
  musicVolume: number;
}

/** The first supported language of the browser. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split("-")[0];
    const known = LANGUAGES.find((language) => language === base);
    if (known) return known;
  }
  return "en";
}

/** The default settings. */
export function defaults(language: Language): Settings {
  return {
    language,
    theme: "system",
    palette: "standard",
    signs: "shapes",
    motion: "system",
    muted: false,
    volume: 80,
    voiceVolume: 100,
    effectsVolume: 70,
    musicVolume: 70,
  };
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown, fallback: T): T {
  return allowed.find((candidate) => candidate === value) ?? fallback;
}

function percent(value: unknown, fallback: number): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.min(100, Math.max(0, Math.round(value))) : fallback;
}

/** Reads stored settings of any version: unknown or damaged values fall back to the default. */
export function parseSettings(stored: unknown, language: Language): Settings {
  const from = asRecord(stored);
  const base = defaults(language);
  return {
    language: oneOf(LANGUAGES, from.language, base.language),
    theme: oneOf(THEMES, from.theme, base.theme),
    palette: oneOf(PALETTES, from.palette, base.palette),
    signs: oneOf(SIGNS, from.signs, base.signs),
    motion: oneOf(MOTIONS, from.motion, base.motion),
    muted: from.muted === true,
    volume: percent(from.volume, base.volume),
    voiceVolume: percent(from.voiceVolume, base.voiceVolume),
    effectsVolume: percent(from.effectsVolume, base.effectsVolume),
    musicVolume: percent(from.musicVolume, base.musicVolume),
  };
}
