import { render } from "svelte/server";
import { expect, it, vi } from "vitest";
import RoughRoads from "../../src/galaxy-trucker/setup/RoughRoads.svelte";
import type { Setup } from "../../src/galaxy-trucker/complete-view";

// Texts are their ids: what is written in them is a matter of the locale files.
vi.mock("../../src/lib/i18n.svelte", () => ({ t: (id: string) => id, say: (id: string) => id }));

// Proves GX-8.6.
it("warns whoever switches Rough Roads on", () => {
  const setup = {
    rough_roads: 2,
    rough_roads_by_seat: [],
    rough_roads_removed: [],
    intruders: false,
    new_technologies: false,
    second_box_components: false,
  } as unknown as Setup;
  const { body } = render(RoughRoads, { props: { setup, disabled: false, onchange: () => undefined } });
  expect(body).toMatch(/role="note"[^>]*>gt-setup-roads-warning</);
});
