import type { Visitor } from "./harness";
import type { Rehearsal } from "./server";

/** Bids take ten seconds. A clock that stops before that leaves time for all steps of a test. */
export const BIDDING: Rehearsal = { stops: [9] };

/** Creates a table (`/ID/new?...`) and waits in its lobby. A name that this browser remembers is not asked for again. */
export async function createTable(host: Visitor, address: string, name: string): Promise<string> {
  await host.page.goto(host.base + address);
  const asked = host.page.locator("main form input");
  const lobby = host.page.locator("section.start");
  await asked.or(lobby).first().waitFor();
  if (
    await asked
      .first()
      .isVisible()
      .catch(() => false)
  ) {
    if (!(await lobby.isVisible())) {
      await asked.first().fill(name);
      await host.press(host.page.locator("main form button[type=submit]").first());
    }
  }
  await lobby.waitFor();
  return new URL(host.page.url()).pathname.replace("/t/", "");
}

/** Creates a table of the toy game as a new host and returns its code. */
export function openTable(host: Visitor, name: string): Promise<string> {
  return createTable(host, "/toy/new", name);
}

/** The texts of the join form. */
const JOINING = {
  en: { start: "Start", name: "Your name", sit: "Take seat", ready: "I’m ready" },
  fr: { start: "Démarrage", name: "Votre nom", sit: "Prendre la place", ready: "Je suis prêt" },
};

/** Opens the link and takes the first free seat. */
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

/** The row of a player in the list of seats. */
export function seatOf(visitor: Visitor, name: string) {
  return visitor.page.getByRole("listitem").filter({ hasText: name });
}
