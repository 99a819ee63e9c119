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

/** Comes by the link and takes the first free seat. */
export async function joinTable(guest: Visitor, code: string, name: string): Promise<void> {
  await guest.go(`/t/${code}`);
  await guest.page.getByRole("region", { name: "Start of the game" }).getByLabel("Your name").fill(name);
  await guest.press(guest.page.getByRole("button", { name: "Take a seat" }));
  await guest.page.getByRole("button", { name: "I am ready" }).waitFor();
}

/** The row of the crew list in which a name stands. */
export function seatOf(visitor: Visitor, name: string) {
  return visitor.page.getByRole("listitem").filter({ hasText: name });
}
