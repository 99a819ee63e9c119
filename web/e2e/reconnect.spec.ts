import { expect, it } from "vitest";
import { stage } from "./harness";
import { BIDDING, joinTable, openTable, seatOf } from "./lobby-steps";

stage("a server that goes away", BIDDING, (scene) => {
  it("is noticed at once, and the page reconnects with seat and table", async () => {
    const host = await scene.visit({ width: 1280, height: 800 });
    const guest = await scene.visit({ width: 390, height: 844, touch: true });
    for (const visitor of [host, guest]) visitor.willLoseServer();
    const code = await openTable(host, "Ada");
    await joinTable(guest, code, "Grace");

    await scene.server.kill("SIGKILL");
    await host.page.getByText("Connection lost.").waitFor();
    await guest.page.getByText("Connection lost.").waitFor();
    await guest.page.getByRole("button", { name: "Retry now" }).waitFor();
    await host.accessible();
    await guest.fits();
    await guest.picture("reconnect-390");
    // Actions that are impossible now show a message.
    await guest.page.getByRole("button", { name: "I’m ready" }).click();
    await guest.page.getByText("Not connected to the server.").waitFor();

    await scene.server.start();
    await host.page.getByText("Connection lost.").waitFor({ state: "hidden" });
    await guest.page.getByText("Connection lost.").waitFor({ state: "hidden" });
    await guest.page.getByText("Reconnected.").waitFor();
    await seatOf(guest, "Grace").getByText("you").waitFor();
    await guest.page.getByRole("button", { name: "I’m ready" }).click();
    await seatOf(host, "Grace").getByText("Ready", { exact: true }).waitFor();
  });

  it("does not lose a command sent while it was down", async () => {
    const host = await scene.visit();
    const guest = await scene.visit();
    for (const visitor of [host, guest]) visitor.willLoseServer();
    const code = await openTable(host, "Ada");
    await joinTable(guest, code, "Grace");
    await guest.page.getByRole("button", { name: "I’m ready" }).click();
    await host.page.getByRole("button", { name: "Start game" }).click();
    await host.page.getByText("Round 1 of 3").waitFor();

    await scene.server.kill("SIGKILL");
    await host.page.getByText("Connection lost.").waitFor();
    await host.page.getByRole("button", { name: "Open the bidding" }).click();
    await host.page.getByText("1 action is waiting to be sent.").waitFor();
    await scene.server.start();
    await host.page.getByText("Connection lost.").waitFor({ state: "hidden" });
    await guest.page.getByText("Choose a card.").waitFor();
    await host.page.getByText("waiting to be sent").waitFor({ state: "detached" });
  });

  it("shows an error when a table cannot be created", async () => {
    const host = await scene.visit();
    host.willLoseServer();
    await host.go("/toy/new");
    await host.page.getByLabel("Your name").fill("Ada");
    await scene.server.kill("SIGKILL");
    await host.page.getByRole("button", { name: "Create table" }).click();
    await host.page.getByText("Not connected to the server.").waitFor();
    await scene.server.start();
    await host.page.getByRole("button", { name: "Create table" }).click();
    await host.page.getByRole("heading", { name: "Players", exact: true }).waitFor();
  });

  it("shows server time, also if the clock of the device is wrong", async () => {
    const host = await scene.visit();
    // The clock of this device is three years ahead.
    await host.page.addInitScript(() => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + 94_608_000_000;
    });
    const guest = await scene.visit();
    const code = await openTable(host, "Ada");
    await joinTable(guest, code, "Grace");
    await guest.page.getByRole("button", { name: "I’m ready" }).click();
    await host.page.getByRole("button", { name: "Start game" }).click();
    await host.page.getByRole("button", { name: "Open the bidding" }).click();
    const left = async (page: typeof host.page): Promise<number> =>
      Number(await page.locator(".clock .mono").innerText());
    // Time passes between the two readings: the value of the other page lies between two readings of this one.
    const before = await left(host.page);
    const theirs = await left(guest.page);
    const after = await left(host.page);
    expect(before).toBeLessThanOrEqual(10);
    expect(after).toBeGreaterThan(0);
    expect(theirs).toBeLessThan(before + 0.5);
    expect(theirs).toBeGreaterThan(after - 0.5);
  });
});
