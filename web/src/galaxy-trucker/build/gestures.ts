/** Two turns of the wheel count as one within this time. */
const WHEEL_MS = 90;

/**
 * The wheel, the right button and a tap with two fingers turn the tile in hand. `turns` says whether there is one. The listeners
 * must be able to prevent what a browser does by itself, so they are not passive.
 */
export function turnsTile(
  element: HTMLElement,
  { turns, turn }: { turns: () => boolean; turn: (quarters: number) => void },
): { destroy: () => void } {
  let wheeled = 0;
  const wheel = (event: WheelEvent): void => {
    if (!turns() || !(event.target as HTMLElement).closest(".mine")) return;
    event.preventDefault();
    const now = performance.now();
    if (now - wheeled < WHEEL_MS) return;
    wheeled = now;
    turn(event.deltaY < 0 ? -1 : 1);
  };
  const menu = (event: MouseEvent): void => {
    if (!turns()) return;
    event.preventDefault();
    turn(1);
  };
  const touch = (event: TouchEvent): void => {
    if (!turns() || event.touches.length !== 2) return;
    event.preventDefault();
    turn(1);
  };
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("contextmenu", menu);
  element.addEventListener("touchstart", touch, { passive: false });
  return {
    destroy() {
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("contextmenu", menu);
      element.removeEventListener("touchstart", touch);
    },
  };
}
