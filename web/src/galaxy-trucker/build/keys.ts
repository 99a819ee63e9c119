import type { Builder } from "./builder.svelte";

/** Building by keyboard: Space draws, R turns, S sets aside, Backspace gives back, U lifts, F flips, 1 to 3 look at a pile. */
export function buildingKey(event: KeyboardEvent, builder: Builder): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest("input, select, textarea, dialog")) return;
  // Space presses a button that has the focus, but for the squares of the ship: Enter places, Space draws.
  const onButton = target instanceof HTMLElement && target.closest("button, a") && !isSquare(target);
  if (event.key === " " && onButton) return;
  const keys: Record<string, () => void> = {
    " ": () => builder.draw(),
    r: () => builder.turn(event.shiftKey ? -1 : 1),
    s: () => builder.setAside(),
    Backspace: () => (builder.bench.hand !== 0 ? builder.giveBack() : builder.takeBack()),
    u: () => builder.takeBack(),
    f: () => void builder.send({ do: "turn_hourglass" }),
    "1": () => builder.look(0),
    "2": () => builder.look(1),
    "3": () => builder.look(2),
  };
  const key = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!key) return;
  event.preventDefault();
  key();
}

/** A space bar that has drawn a tile must not also press the square that has the focus. */
export function buildingKeyUp(event: KeyboardEvent): void {
  if (event.key === " " && event.target instanceof HTMLElement && isSquare(event.target)) event.preventDefault();
}

const isSquare = (element: HTMLElement): boolean => element.closest("[data-square]") !== null;
