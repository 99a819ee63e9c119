import type { Arg, Refused } from "../protocol/protocol";
import { hasMessage, t, type Args } from "./i18n.svelte";

/** The variables of a message as the server tells them: one that refers to a message is said in the reader's language. */
export function argsOf(told: Record<string, Arg> | undefined): Args {
  return Object.fromEntries(
    Object.entries(told ?? {}).map(([name, arg]) => [name, typeof arg === "object" ? t(arg.ref) : arg]),
  );
}

/** A refusal in words, with the rule that was broken behind it where there is one. */
export function refusalText(refused: Refused): string {
  const text = hasMessage(refused.code)
    ? t(refused.code, argsOf(refused.args))
    : t("refusal-unknown", { code: refused.code });
  return refused.rule ? t("refusal-with-rule", { text, rule: refused.rule }) : text;
}
