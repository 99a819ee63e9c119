import type { View } from "../../protocol/battleship-galaxies";
import { kindOfCard, type Catalogue } from "../catalogue";

/*
 * What a transport can take along when it is launched (BG-10.1). The server checks it; here is only what the form offers.
 */

type Waiting = View["secrets"][number]["fleet"];

export interface Hold {
  capacity: number;
  /** Spaces that the chosen cargo takes. */
  used: number;
  /** Cards that could come along. `fits`: there is still room, or it is in already. */
  cards: { card: number; spaces: number; inside: boolean; fits: boolean }[];
}

/** Spaces that a ship card takes in a hold; nothing for those that cannot be carried. */
const spacesOf = (catalogue: Catalogue, card: number): number | null =>
  catalogue.ship(kindOfCard(card)).spaces_when_transported;

/** The hold of a card that is launched with this cargo. */
export function holdOf(catalogue: Catalogue, fleet: Waiting, card: number, cargo: readonly number[]): Hold {
  const launched = fleet.find(({ id }) => id === card);
  const capacity =
    launched && launched.hold === null ? catalogue.ship(launched.kind).versions[launched.version].capacity : 0;
  const used = cargo.reduce((sum, id) => sum + (spacesOf(catalogue, id) ?? 0), 0);
  const cards = fleet.flatMap(({ id, hold }) => {
    const spaces = spacesOf(catalogue, id);
    if (id === card || hold !== null || spaces === null || spaces > capacity) return [];
    const inside = cargo.includes(id);
    return [{ card: id, spaces, inside, fits: inside || used + spaces <= capacity }];
  });
  return { capacity, used, cards };
}
