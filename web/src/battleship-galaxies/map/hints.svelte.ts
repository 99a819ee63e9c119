import { t } from "../../lib/i18n.svelte";
import type { Hex } from "../../protocol/battleship-galaxies";
import { shipName } from "../catalogue";
import { distance, key, middle, plus, same, STEPS, type Point } from "../hex";
import type { Battle } from "../table/battle.svelte";
import { tileName } from "../words";

/*
 * What the map shows around the pointer: ECM, ranges, the line of an aimed shot, warnings. These are hints; the server decides.
 */
export class MapHints {
  constructor(
    private readonly battle: Battle,
    private readonly spaces: () => readonly Hex[],
    private readonly onBoard: () => ReadonlySet<string>,
  ) {}

  /** The ship under the pointer. */
  readonly hovered = $derived.by(() => this.battle.pieceAt(this.battle.hover));

  /** Spaces beside the ship under the pointer: its ECM (BG-13.1). */
  readonly ecm: readonly Hex[] = $derived.by(() => {
    const { hovered } = this;
    if (!hovered || this.battle.spot) return [];
    const own = new Set(hovered.spaces.map(key));
    const beside = new Map<string, Hex>();
    for (const space of hovered.spaces)
      for (const step of STEPS) {
        const next = plus(space, step);
        if (!own.has(key(next)) && this.onBoard().has(key(next))) beside.set(key(next), next);
      }
    return [...beside.values()];
  });

  /** The ship whose weapon range is drawn, and how far it reaches. */
  readonly gunner = $derived.by(() => {
    const { mode, spot, pieces } = this.battle;
    if (mode.kind === "attack") {
      const found = pieces.find(({ ship }) => ship.id === mode.ship);
      return found ? { spaces: found.spaces, range: found.ship.ranges[mode.weapon] ?? 0 } : null;
    }
    if (spot?.command.do === "move") {
      const { ship: id } = spot.command;
      const found = pieces.find(({ ship }) => ship.id === id);
      return found ? { spaces: spot.spaces, range: found.ship.ranges[0] ?? 0 } : null;
    }
    return this.hovered ? { spaces: this.hovered.spaces, range: this.hovered.ship.ranges[0] ?? 0 } : null;
  });

  readonly range: readonly Hex[] = $derived.by(() => {
    const { gunner } = this;
    if (!gunner || gunner.range === 0) return [];
    return this.spaces().filter((space) => gunner.spaces.some((from) => distance(from, space) <= gunner.range));
  });

  /** From the ship that attacks to the target under the pointer. */
  readonly aim: { from: Point; to: Point; far: number } | null = $derived.by(() => {
    const { battle, gunner, hovered } = this;
    if (battle.mode.kind !== "attack" || !gunner || !hovered || !battle.choosable.includes(hovered.ship.id))
      return null;
    const far = Math.min(...gunner.spaces.flatMap((a) => hovered.spaces.map((b) => distance(a, b))));
    return { from: middle(gunner.spaces), to: middle(hovered.spaces), far };
  });

  /** Enemy ships whose ECM the pointed-at move would meet. */
  readonly ecmOnWay = $derived.by(() => {
    const { spot, pieces } = this.battle;
    if (spot?.command.do !== "move") return [];
    const { ship: id } = spot.command;
    const mover = pieces.find(({ ship }) => ship.id === id);
    if (!mover) return [];
    return pieces.filter(
      ({ side, spaces: theirs }) =>
        side !== mover.side &&
        [...spot.path.slice(1), ...spot.spaces].some((a) => theirs.some((b) => distance(a, b) <= 1)) &&
        !mover.spaces.some((a) => theirs.some((b) => distance(a, b) <= 1)),
    );
  });

  /** What is under the cursor, for those who do not see it. */
  readonly spoken: string = $derived.by(() => {
    const { battle, hovered } = this;
    const { hover } = battle;
    if (!hover) return "";
    const parts: string[] = [];
    if (hovered) {
      const { ship } = hovered;
      parts.push(
        t("bg-map-ship", {
          ship: shipName(battle.catalogue, ship.id),
          side: hovered.side === battle.mySide ? "own" : "enemy",
          shields: ship.shields,
          hull: hovered.kind.versions[hovered.card.version].hull - ship.hull,
        }),
      );
    }
    const tile = battle.view.tiles.find(({ spaces }) => spaces.some((space) => same(space, hover)));
    if (tile) {
      const kind = tile.kind === null ? undefined : battle.catalogue.tiles[tile.kind];
      parts.push(kind ? tileName(kind) : t("bg-tile-face-down"));
    }
    if (battle.spot) parts.push(t("bg-map-choosable"));
    return (
      parts.join(". ") || t("bg-map-empty", { row: hover[1] + 1, column: hover[0] + Math.floor(hover[1] / 2) + 1 })
    );
  });
}
