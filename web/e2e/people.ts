import type { Visitor } from "./harness";
import type { Rehearsal } from "./server";

/** Bids take ten seconds. A clock that stands before that leaves time for everything that a test does meanwhile. */
export const BIDDING: Rehearsal = { stops: [9] };

/** Opens a table as a new host and gives its code. */
export async function openTable(host: Visitor, name: string): Promise<string> {
  await host.go("/play?game=toy");
  await host.page.getByLabel("Your name").fill(name);
  await host.press(host.page.getByRole("button", { name: "Open the table" }));
  await host.page.getByRole("heading", { name: "Who is here" }).waitFor();
  return new URL(host.page.url()).pathname.replace("/t/", "");
}

/** What somebody who joins reads and presses. */
const JOINING = {
  en: { start: "Start of the game", name: "Your name", sit: "Take a seat", ready: "I am ready" },
  fr: { start: "Début de la partie", name: "Votre nom", sit: "Prendre une place", ready: "Je suis prêt" },
};

/** Comes by the link and takes the first free seat. */
export async function joinTable(
  guest: Visitor,
  code: string,
  name: string,
  language: keyof typeof JOINING = "en",
): Promise<void> {
  const words = JOINING[language];
  await guest.go(`/t/${code}`);
  await guest.page.getByRole("region", { name: words.start }).getByLabel(words.name).fill(name);
  await guest.press(guest.page.getByRole("button", { name: words.sit }));
  await guest.page.getByRole("button", { name: words.ready }).waitFor();
}

/** The row of the crew list in which a name stands. */
export function seatOf(visitor: Visitor, name: string) {
  return visitor.page.getByRole("listitem").filter({ hasText: name });
}
