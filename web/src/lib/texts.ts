import type { Arg, Refused } from "../protocol/protocol";
import { attributes, hasMessage, t, type Args } from "./i18n.svelte";

/**
 * The variables of a message as the server sends them (docs/texts.md). One that refers to another message is put in the
 * reader's language and adds its attributes as variables: `$threat` is the name, `$threat_The` its attribute `The`.
 */
export function argsOf(told: Record<string, Arg> | undefined): Args {
  const args: Args = {};
  for (const [name, arg] of Object.entries(told ?? {})) {
    if (typeof arg !== "object") {
      args[name] = arg;
      continue;
    }
    args[name] = t(arg.ref);
    for (const [form, value] of Object.entries(attributes(arg.ref))) args[`${name}_${form}`] = value;
  }
  return args;
}

/** Formats a text of the server in the reader's language. */
export function say(text: { id: string; args?: Record<string, Arg> }): string {
  return t(text.id, argsOf(text.args));
}

/** A refusal as a text. The rule can be shown beside it. */
export function refusalText(refused: Refused): string {
  return hasMessage(refused.code)
    ? t(refused.code, argsOf(refused.args))
    : t("refusal-unknown", { code: refused.code });
}
