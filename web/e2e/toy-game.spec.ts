import { expect, it } from "vitest";
import { stage, type Visitor } from "./harness";
import { BIDDING, joinTable, openTable, seatOf } from "./lobby-steps";

async function bid(player: Visitor): Promise<void> {
  await player.page.getByRole("region", { name: "Your cards" }).getByRole("button").first().click();
}

stage("a game from start to replay", BIDDING, ({ visit }) => {
  it("is played by two, watched by a third, replayed, and played again", async () => {
    const host = await visit({ width: 1440, height: 900 });
    const code = await openTable(host, "Ada");
    await host.page.getByRole("radio", { name: "1", exact: true }).check();
    const guest = await visit({ width: 390, height: 844, touch: true });
    await joinTable(guest, code, "Grace");
    const watcher = await visit();
    await watcher.go(`/t/${code}`);
    await guest.page.getByRole("button", { name: "I’m ready" }).click();
    await host.page.getByRole("button", { name: "Start game" }).click();

    for (const visitor of [host, guest, watcher]) await visitor.page.getByText("Round 1 of 1").waitFor();
    await watcher.page.getByText("You are watching.").waitFor();
    expect(await watcher.page.getByRole("region", { name: "Your cards" }).count()).toBe(0);
    await host.page.getByRole("button", { name: "Open the bidding" }).click();
    await guest.page.getByText("Choose a card.").waitFor();

    // TOY-7: no chat in the last round.
    await guest.page.getByRole("button", { name: "Open chat" }).click();
    await guest.page.getByText("No talking in the last round.").waitFor();
    expect(await guest.page.getByLabel("Your message").count()).toBe(0);
    await guest.accessible();
    await guest.picture("game-390-silence");
    await guest.page.keyboard.press("Escape");

    // Neither an update nor a change of language mounts the board again.
    await host.page.locator(".toy").evaluate((board) => board.setAttribute("data-same", "yes"));
    // The menu's tabs react to arrow keys; settings can be changed during a game.
    await host.page.getByRole("button", { name: "Table menu" }).click();
    await host.page.getByRole("tab", { name: "Players", exact: true }).press("ArrowRight");
    await expect
      .poll(() => host.page.getByRole("tab", { name: "Settings" }).getAttribute("aria-selected"))
      .toBe("true");
    await host.page.getByRole("radio", { name: "Français" }).check();
    await host.page.getByText("Choisissez une carte.").waitFor();
    await host.accessible();
    await host.page.getByRole("radio", { name: "English" }).check();
    await host.page.keyboard.press("Escape");

    await bid(host);
    await host.page.getByRole("img", { name: "A card lies face down" }).first().waitFor();
    expect(await host.page.locator(".toy").getAttribute("data-same")).toBe("yes");
    await host.accessible();
    await host.picture("game-1440");
    // A reload during the round keeps the cards.
    const before = await guest.page.getByRole("region", { name: "Your cards" }).innerText();
    await guest.page.reload();
    await guest.page.getByText("Choose a card.").waitFor();
    await expect.poll(() => guest.page.getByRole("region", { name: "Your cards" }).innerText()).toBe(before);
    await bid(guest);

    for (const visitor of [host, guest, watcher])
      await visitor.page.getByRole("region", { name: "After the game" }).waitFor();
    await host.accessible();
    await guest.fits();

    await watcher.page.getByRole("link", { name: "Replay", exact: true }).click();
    await watcher.page.getByRole("heading", { name: /Sealed Bids/ }).waitFor();
    const step = watcher.page.getByRole("region", { name: "Replay controls" }).locator("output");
    await step.getByText(/^0 \/ /).waitFor();
    await watcher.page.locator("h1").click();
    await watcher.page.keyboard.press("End");
    await expect.poll(() => step.innerText()).toMatch(/^([1-9]\d*) \/ \1$/);
    const steps = (await step.innerText()).split(" / ")[1] ?? "";
    await watcher.page.keyboard.press("ArrowLeft");
    await watcher.page.keyboard.press("Home");
    await step.getByText(/^0 \/ /).waitFor();
    await watcher.page.getByLabel("View as").selectOption({ label: "Ada" });
    await watcher.page.getByRole("region", { name: "Your cards" }).waitFor();
    await watcher.page.getByRole("button", { name: "Play", exact: true }).click();
    await step.getByText(`${steps} / ${steps}`).waitFor();
    await watcher.accessible();
    await watcher.picture("replay-1280");

    await watcher.go("/replays");
    await watcher.page
      .getByRole("main")
      .getByRole("link", { name: /Sealed Bids/ })
      .first()
      .waitFor();
    await watcher.page
      .getByText(/Won by (Ada|Grace)|Shared by/)
      .first()
      .waitFor();
    await watcher.accessible();
    await watcher.picture("replays-1280");

    await host.page.getByRole("button", { name: "Rematch" }).click();
    await host.page.getByRole("heading", { name: "Players", exact: true }).waitFor();
    await guest.page.getByRole("link", { name: "Go to new table" }).click();
    // A player who follows the invitation is ready.
    await guest.page.getByRole("button", { name: "Not ready" }).waitFor();
    await host.page.getByRole("button", { name: "Start game" }).and(host.page.locator(":enabled")).waitFor();
  });

  it("is played to its end against a computer player, and found among the replays of its game", async () => {
    const host = await visit();
    const code = await openTable(host, "Ada");
    await host.page.getByRole("radio", { name: "1", exact: true }).check();
    await host.page.getByRole("button", { name: "Add a computer player on seat 2" }).click();
    const players = host.page.getByRole("dialog", { name: "Add a computer player" });
    await players.getByRole("button", { name: "Computer (normal)" }).click();
    await seatOf(host, "Bot 2 (normal)").waitFor();
    await host.page.getByRole("button", { name: "Start game" }).click();
    await host.page.getByRole("button", { name: "Open the bidding" }).click();
    await host.page.getByText("Choose a card.").waitFor();
    await host.page.locator(".seats").getByText("Bot 2").waitFor();
    await bid(host);
    await host.page.getByRole("region", { name: "After the game" }).waitFor();
    await host.accessible();
    await host.go("/toy/replays");
    await host.page.locator(`a[href="/replay/${code}"]`).waitFor();
    await host.go("/space-alert/replays");
    expect(await host.page.locator(`a[href="/replay/${code}"]`).count()).toBe(0);
  });

  it("keeps a link back to the table on other pages", async () => {
    const host = await visit();
    const code = await openTable(host, "Ada");
    await host.page.getByRole("link", { name: "Settings" }).click();
    await host.page.getByRole("heading", { name: "Settings" }).waitFor();
    await host.page.getByRole("link", { name: `Back to ${code}` }).click();
    await host.page.getByRole("heading", { name: "Players", exact: true }).waitFor();
  });

  it("shows an error for an unknown replay", async () => {
    const visitor = await visit({ width: 360, height: 740 });
    visitor.expected.push(/404/);
    await visitor.go("/replay/ZZZZZZ");
    await visitor.page.getByRole("alert").waitFor();
    await visitor.fits();
    await visitor.accessible();
  });
});
