export type Tone = "info" | "good" | "danger";

/** A short message that disappears by itself; a string is already in the reader's language. */
export interface Toast {
  id: number;
  tone: Tone;
  text: string;
  /** The rule behind it, which can be read in place. */
  rule: string | null;
}

const LIFETIME_MS = 6000;
const MOST = 4;

let next = 1;
let kept: number | null = null;

/** Keeps a toast while the pointer is on it. */
export function keepOpen(id: number | null): void {
  kept = id;
}

export const toasts = $state<Toast[]>([]);

/** Removes a toast. */
export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}

/** Shows a message; the same text is not stacked twice. */
export function toast(text: string, tone: Tone = "info", rule: string | null = null): void {
  const twin = toasts.find((other) => other.text === text);
  if (twin) dismiss(twin.id);
  while (toasts.length >= MOST) toasts.shift();
  const id = next++;
  toasts.push({ id, tone, text, rule });
  setTimeout(() => {
    if (kept !== id) dismiss(id);
  }, LIFETIME_MS);
}
