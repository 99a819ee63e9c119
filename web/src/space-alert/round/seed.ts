/*
 * Seeds as people write them. The server knows 64 hexadecimal digits or a number; any other words become a number, always the
 * same one, so that a crew can agree on "friday evening".
 */

const LARGEST = (1n << 64n) - 1n;

/** What the server is told. */
export function seedOf(words: string): string | null {
  const text = words.trim();
  if (text === "") return null;
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  if (/^\d{1,20}$/.test(text) && BigInt(text) <= LARGEST) return text;
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text.normalize("NFC").toLocaleLowerCase("en"))) {
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & LARGEST;
  }
  return hash.toString();
}

/** Whether somebody thought of it: what chance gives is longer than any number. Nobody may have flown it yet. */
export const isThoughtOf = (seed: string): boolean => /^([0-9a-f]{16}0{48}|\d{1,20})$/.test(seed);

/** What a person is shown: a seed made of a number is that number again. */
export function seedText(seed: string | null): string {
  if (seed === null || seed.length < 64 || !isThoughtOf(seed)) return seed ?? "";
  const bytes = seed.slice(0, 16).match(/../g) ?? [];
  return BigInt(`0x${bytes.reverse().join("")}`).toString();
}
