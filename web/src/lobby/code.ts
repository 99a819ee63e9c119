/** Turns what people type or paste (a code in any case, with spaces, or the whole link) into a table code. */
export function codeFrom(typed: string): string {
  const text = typed.trim();
  const link = /\/t\/([A-Za-z0-9-]+)/.exec(text);
  const raw = link?.[1] ?? text;
  return raw.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** Codes have six letters and digits (`keys.rs` of the server). Whether there is such a table only the server knows. */
export function couldBeCode(code: string): boolean {
  return /^[A-Z0-9]{6}$/.test(code);
}
