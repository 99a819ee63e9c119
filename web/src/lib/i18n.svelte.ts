import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { readable } from "./numbers";
import { settings } from "./preferences.svelte";
import type { Language } from "./settings";
import { typeset } from "./typography";

/** Every topic file in both languages; the command line's own texts stay out of the client. */
const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/{cli,help,trouble}.ftl"], {
  query: "?raw",
  import: "default",
});

export type Args = Record<string, FluentVariable>;

const topics = new Set<string>();
let live = $state.raw<{ current: FluentBundle | null; language: Language }>({ current: null, language: "en" });
let wanted = 0;

async function build(language: Language, names: readonly string[]): Promise<FluentBundle> {
  // Both languages run left to right, and isolation marks would travel into copied text.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const sources = await Promise.all(
    names.map((name) => files[`../../../locales/${language}/${name}.ftl`]?.() ?? Promise.resolve("")),
  );
  for (const source of sources) bundle.addResource(new FluentResource(typeset(source, language)));
  return bundle;
}

/** The newest load under way or done; nothing after one that failed, so that the next call tries again. */
let latest: Promise<void> | null = null;

function load(language: Language): Promise<void> {
  const ticket = ++wanted;
  const run = build(language, [...topics]).then((current) => {
    // A later choice of language or topic wins, whatever arrives first; whoever waits, waits for that one.
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
 * Loads topics (`shell`, `space-alert`, …) for the language in force; they follow every later change of language.
 * Whoever waits for it inside a `$derived` waits once: the language is not a dependency.
 */
export function loadTopics(...names: string[]): Promise<void> {
  return untrack(() => {
    const before = topics.size;
    for (const name of names) topics.add(name);
    return topics.size === before && latest !== null ? latest : load(settings.language);
  });
}

/** Rebuilds the messages whenever the language setting changes. Called once, by the application. */
export function followLanguage(): void {
  $effect.root(() => {
    $effect(() => {
      const language = settings.language;
      untrack(() => {
        if (language === live.language) return;
        // Where the other language cannot be fetched, the page stays readable in this one.
        load(language).catch(() => (settings.language = live.language));
      });
    });
  });
}

/** The message `id` in the language in force. Reactive: a component that calls it follows the language. */
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

/** Every attribute of the message `id`, said. */
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
