/** Turns what people type or paste (a code in any case, with spaces, or the whole link) into a table code. */
export function codeFrom(typed: string): string {
  const text = typed.trim();
  const link = /\/t\/([A-Za-z0-9-]+)/.exec(text);
  const raw = link?.[1] ?? text;
  return raw.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Codes have six letters and digits (`codes_and_tokens.rs` of the server). Only the server knows whether the table exists. */
export function couldBeCode(code: string): boolean {
  return /^[A-Z0-9]{6}$/.test(code);
}
