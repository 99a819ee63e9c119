/** The table that starts as soon as its lobby opens: a solo rematch. */
let table: string | null = null;

/** Start the game at this table without stopping in its lobby. */
export function startOnArrival(code: string): void {
  table = code;
}

/** Whether to start at once; true only once. */
export function startsOnArrival(code: string): boolean {
  if (table !== code) return false;
  table = null;
  return true;
}
