import type { Arg, FrontierMarkers, Station, Text } from "../../protocol/space-alert";
import { ZONES } from "./geometry";

/** What is wrong with a crew member, or what they are about to do. */
export type Condition = "poisoned" | "infected" | "host" | "concentrating";

/** The conditions of a crew member, in the order in which they are drawn. */
export function conditionsOf(markers: FrontierMarkers, crew: number): Condition[] {
  const found: Condition[] = [];
  if (markers.poisoned.includes(crew)) found.push("poisoned");
  if (markers.infected.includes(crew)) found.push("infected");
  if (markers.host === crew) found.push("host");
  if (markers.concentrating.includes(crew)) found.push("concentrating");
  return found;
}

const stationRef = (station: Station): Arg => ({ ref: `sa-station-${station.replaceAll("_", "-")}` });

/** The markers of the expansion in words, for those who cannot see them. */
export function markTexts(markers: FrontierMarkers, names: readonly string[]): Text[] {
  const text = (id: string, args: Record<string, Arg>): Text => ({ id: `sa-mark-${id}`, args });
  const zone = (one: string): Arg => ({ ref: `sa-zone-${one}` });
  const [red, blue] = markers.sealed_doors;
  return [
    ...(red ? [text("sealed", { side: "red" })] : []),
    ...(blue ? [text("sealed", { side: "blue" })] : []),
    ...markers.disrupted.map((one) => text("disrupted", { zone: zone(one) })),
    ...(markers.reversed_shields ? [text("reversed", {})] : []),
    ...ZONES.flatMap((one, index) => {
      const amount = markers.temporary_shields[index] ?? 0;
      return amount > 0 ? [text("temporary", { zone: zone(one), amount })] : [];
    }),
    ...markers.cubes.map((station) => text("cube", { station: stationRef(station) })),
    ...markers.mines.map(([station, count]) => text("mines", { station: stationRef(station), count })),
    ...markers.drones.map((station) => text("drone", { station: stationRef(station) })),
    ...names.flatMap((name, crew) => conditionsOf(markers, crew).map((condition) => text(condition, { name }))),
  ];
}
