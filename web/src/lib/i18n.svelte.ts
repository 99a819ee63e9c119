import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { readable } from "./numbers";
import { settings } from "./preferences.svelte";
import type { Language } from "./settings";
import { typeset } from "./typography";

/** The Fluent files by folder (`shell` or the id of a game) and language, without those of the command line. */
const files = import.meta.glob<string>(
  ["../../../locales/*/*/*.ftl", "!../../../locales/*/*/{cli*,system-errors}.ftl"],
  { query: "?raw", import: "default" },
);
const FILE = /\/locales\/([^/]+)\/([^/]+)\/([^/]+)\.ftl$/;

export type Args = Record<string, FluentVariable>;

const folders = new Set<string>();
let live = $state.raw<{ current: FluentBundle | null; language: Language }>({ current: null, language: "en" });
let wanted = 0;

/** The names of all games (`about.ftl`) belong to the shell: lists show games whose other texts are not loaded. */
function belongs(path: string, language: Language): boolean {
  const [, folder = "", tag, topic] = FILE.exec(path) ?? [];
  return tag === language && (folders.has(folder) || topic === "about");
}

async function build(language: Language): Promise<FluentBundle> {
  // Both languages run left to right, and isolation marks would be copied with the text.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(files).filter(([path]) => belongs(path, language));
  const sources = await Promise.all(wanted.map(([, load]) => load()));
  for (const source of sources) bundle.addResource(new FluentResource(typeset(source, language)));
  return bundle;
}

/** The latest load; `undefined` after a failure, so that the next call tries again. */
let latest: Promise<void> | null = null;

function load(language: Language): Promise<void> {
  const ticket = ++wanted;
  const run = build(language).then((current) => {
    // The latest request wins, in whatever order the files arrive; callers wait for it.
    if (ticket !== wanted) return latest ?? undefined;
    live = { current, language };
  });
  latest = run;
  run.catch(() => {
    if (latest === run) latest = null;
  });
  return run;
}

/**
 * Loads the texts of folders below `locales/` (`shell`, or the id of a game) in the current language; they follow every later
 * change of language. Inside a `$derived` it runs once: the language is not a dependency.
 */
export function loadTexts(...names: string[]): Promise<void> {
  return untrack(() => {
    const before = folders.size;
    for (const name of names) folders.add(name);
    return folders.size === before && latest !== null ? latest : load(settings.language);
  });
}

/** Rebuilds the messages whenever the language setting changes. Called once, by the application. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      const language = settings.language;
      untrack(() => {
        if (language === live.language) return;
        // If the other language cannot be loaded, the page stays in this one.
        load(language).catch(() => (settings.language = live.language));
      });
    });
  });
}

/** The message `id` in the current language. Reactive: a component that calls it follows the language. */
export function t(id: string, args?: Args): string {
  const bundle = live.current;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, readable(args), []);
}

/** Whether a message exists: for ids that come from the server, such as refusal codes. */
export function hasMessage(id: string): boolean {
  return live.current?.getMessage(id)?.value != null;
}

/** The attribute `name` of the message `id` (a label's hint, a card's clarification). */
export function attribute(id: string, name: string, args?: Args): string {
  const bundle = live.current;
  const pattern = bundle?.getMessage(id)?.attributes[name];
  return bundle && pattern ? bundle.formatPattern(pattern, readable(args), []) : "";
}

/** Every attribute of the message `id`, formatted. */
export function attributes(id: string): Record<string, string> {
  const bundle = live.current;
  const patterns = bundle?.getMessage(id)?.attributes ?? {};
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, bundle?.formatPattern(pattern, null, []) ?? ""]),
  );
}

/** The language now on screen, as a BCP 47 tag for Intl. */
export function languageInForce(): Language {
  return live.language;
}
