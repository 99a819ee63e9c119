import { expect, it } from "vitest";
import { stage } from "./harness";
import { createTable, joinTable, openTable, seatOf } from "./lobby-steps";

stage("the lobby", ({ visit }) => {
  it("gathers a crew: create, join by link, ready, chat, reload, leave", async () => {
    const host = await visit({ width: 1440, height: 900 });
    const code = await openTable(host, "Ada");
    expect(code).toMatch(/^[A-Z0-9]{4,8}$/);
    const start = host.page.getByRole("button", { name: "Start game" });
    await expect.poll(() => start.isDisabled()).toBe(true);
    await host.page.getByText("At least 2 seats must be taken.").waitFor();
    await host.accessible();
    await host.fits();

    const link = await host.copies(host.page.getByRole("button", { name: "Copy link" }));
    await host.page.getByText("Link copied. Send it to the other players.").waitFor();
    expect(link).toBe(`${host.base}/t/${code}`);
    await host.page.getByRole("img", { name: `QR code with the link to table ${code}` }).waitFor();

    const guest = await visit({ width: 390, height: 844, touch: true });
    await joinTable(guest, new URL(link).pathname.replace("/t/", ""), "Grace");
    // Typing into the bar at the bottom does not scroll the page.
    expect(await guest.page.evaluate(() => scrollY)).toBe(0);
    await seatOf(host, "Grace").getByText("Not ready").waitFor();
    await host.page.getByText("Waiting for Grace.").waitFor();
    await guest.page.getByRole("button", { name: "I’m ready" }).click();
    await seatOf(host, "Grace").getByText("Ready", { exact: true }).waitFor();
    await host.page.getByText("Everyone is ready.").waitFor();
    await expect.poll(() => start.isDisabled()).toBe(false);

    await guest.page.getByLabel("Your message").fill("Evening, captain");
    await guest.page.getByRole("button", { name: "Send" }).click();
    await host.page.getByRole("log").getByText("Evening, captain").waitFor();

    await guest.page.reload();
    await seatOf(guest, "Grace").getByText("you").waitFor();
    await guest.page.getByRole("log").getByText("Evening, captain").waitFor();
    await guest.page.getByRole("button", { name: "Not ready" }).waitFor();
    await guest.accessible();
    await guest.fits();
    // Only the host sees how to make the server reachable.
    await host.page.getByText("--listen").waitFor();
    expect(await guest.page.getByText("--listen").count()).toBe(0);
    await guest.picture("lobby-390-guest", { full: true });
    await host.picture("lobby-1440-host");

    await guest.page.getByRole("button", { name: "Leave seat" }).click();
    await guest.page.getByRole("button", { name: "Take seat" }).waitFor();
    await host.page.getByText("At least 2 seats must be taken.").waitFor();
    await expect.poll(() => seatOf(host, "Grace").count()).toBe(0);
    await host.page.getByText("1 spectator").waitFor();
  });

  it("tells a player who becomes host", async () => {
    const host = await visit();
    const code = await openTable(host, "Ada");
    const guest = await visit({ language: "fr" });
    await joinTable(guest, code, "Grâce", "fr");
    await seatOf(host, "Grâce").waitFor();
    const told = guest.page.getByText("Vous êtes maintenant l’hôte");
    expect(await told.count()).toBe(0);
    await host.page.getByRole("button", { name: "Leave seat" }).click();
    await told.waitFor();
    await seatOf(guest, "Grâce").getByText("hôte").waitFor();
  });

  it("replaces a host who is away, and gives the role back", async () => {
    const host = await visit();
    const code = await openTable(host, "Ada");
    const guest = await visit({ width: 390, height: 844, touch: true });
    await joinTable(guest, code, "Grace");
    const other = await visit({ width: 1440, height: 900, language: "fr" });
    await joinTable(other, code, "Joan", "fr");
    await guest.page.getByText("Ada (host) chooses.").waitFor();
    await other.press(other.page.getByRole("button", { name: "Je suis prêt" }));
    await seatOf(guest, "Joan").getByText("Ready", { exact: true }).waitFor();
    const take = guest.page.getByRole("button", { name: "Become host" });
    expect(await take.count()).toBe(0);

    // The host disconnects.
    await host.page.goto("about:blank");
    await seatOf(guest, "Ada").getByText("away").waitFor();
    await guest.page.getByText("The host, Ada, is away.").waitFor();
    await take.waitFor();
    await guest.accessible();
    await guest.fits();
    await guest.picture("lobby-390-host-away");
    await guest.press(take);
    await guest.page.getByText("You are the host because Ada was away.").waitFor();
    await seatOf(guest, "Grace").getByText("host").waitFor();
    await other.page.getByText("Grace est l’hôte, car Ada était absent.").waitFor();
    await other.accessible();
    await other.picture("lobby-1440-host-relieved");
    // Ada is not waited for; she may return during the game, or be removed.
    await guest.page.getByText("Everyone is ready. Ada is away and can rejoin during the game.").waitFor();
    const start = guest.page.getByRole("button", { name: "Start game" });
    await expect.poll(() => start.isEnabled()).toBe(true);
    await seatOf(guest, "Ada").getByRole("button", { name: "Remove Ada" }).waitFor();

    // She returns and takes the role back; then she transfers it to Grace.
    await host.go(`/t/${code}`);
    await host.page.getByText("Grace is the host because you were away.").waitFor();
    await guest.page.getByRole("button", { name: "Make Ada host again" }).waitFor();
    await host.press(host.page.getByRole("button", { name: "Become host again" }));
    await seatOf(host, "Ada").getByText("host").waitFor();
    await expect.poll(() => guest.page.getByText("because Ada was away").count()).toBe(0);
    await host.press(host.page.getByRole("button", { name: "Make Grace host" }));
    await guest.page.getByText("You are now the host").waitFor();
    await seatOf(host, "Grace").getByText("host").waitFor();
    expect(await host.page.getByRole("button", { name: "Become host again" }).count()).toBe(0);
  });

  it("lets the host choose, set occupants and remove players; everybody sees it at once", async () => {
    const host = await visit();
    const code = await openTable(host, "Ada");
    const guest = await visit({ language: "fr" });
    await joinTable(guest, code, "Grâce", "fr");

    await host.page.getByRole("radio", { name: "5", exact: true }).check();
    await guest.page.getByRole("radio", { name: "5" }).and(guest.page.locator(":checked")).waitFor();
    await expect.poll(() => guest.page.getByRole("radio", { name: "5" }).isDisabled()).toBe(true);

    const fill = host.page.getByRole("button", { name: "Add a computer player on seat 3" });
    await fill.click();
    const players = host.page.getByRole("dialog", { name: "Add a computer player" });
    await host.accessible();
    await players.getByRole("button", { name: "Computer (easy)" }).click();
    await seatOf(guest, "(facile)").waitFor();
    await seatOf(host, "(easy)").getByRole("button", { name: "Reopen seat" }).click();
    await seatOf(guest, "Place 3\u00a0: libre").waitFor();

    await seatOf(guest, "Place 3\u00a0: libre").getByRole("button", { name: "Venir ici" }).click();
    await seatOf(host, "Seat 2: free").waitFor();

    await seatOf(guest, "Grâce").getByRole("button", { name: "Changer de nom" }).click();
    await guest.page.getByRole("main").getByLabel("Votre nom").first().fill("Hopper");
    await guest.page.keyboard.press("Enter");
    await seatOf(host, "Hopper").waitFor();

    await seatOf(host, "Hopper").getByRole("button", { name: "Remove Hopper" }).click();
    await host.accessible();
    await host.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await guest.page.getByText("L’hôte vous a retiré de votre place.").waitFor();
    await guest.page.getByRole("button", { name: "Prendre la place" }).waitFor();
    await guest.accessible();
    await guest.page.reload();
    await guest.page.getByRole("button", { name: "Prendre la place" }).waitFor();
  });

  it("lets the host give a seat to a game without computer players", async () => {
    const host = await visit();
    await createTable(host, "/space-alert/new", "Ada");
    const entrust = seatOf(host, "Seat 3: free").getByRole("button", { name: "Let the game play" });
    await entrust.hover();
    await host.page.getByRole("tooltip").filter({ visible: true }).getByText("Nobody sits here").waitFor();
    await entrust.click();
    await seatOf(host, "Played by the game").getByRole("button", { name: "Reopen seat" }).click();
    await seatOf(host, "Seat 3: free").waitFor();
  });

  it("opens a seat on another device by its link", async () => {
    const host = await visit();
    await openTable(host, "Ada");
    await host.page.getByRole("button", { name: "Play on another device" }).click();
    await host.page.getByRole("img", { name: "QR code with the private link to your seat" }).waitFor();
    const key = await host.copies(host.page.getByRole("button", { name: "Copy private link" }));
    await host.page.getByText("Private link copied.").waitFor();
    const phone = await visit({ width: 390, height: 844, touch: true });
    await phone.page.goto(key);
    await seatOf(phone, "Ada").getByText("you").waitFor();
    await expect.poll(() => phone.page.url()).not.toContain("seat=");
  });

  it("shows an error for an unknown code, and accepts another", async () => {
    const host = await visit();
    const code = await openTable(host, "Ada");
    const lost = await visit({ width: 360, height: 740 });
    await lost.go("/t/ZZZZZZ");
    await lost.page.getByText("No table has this code.").waitFor();
    await lost.accessible();
    await lost.fits();
    await lost.page.getByLabel("Have a code?").fill(code.toLowerCase());
    await lost.page.getByRole("button", { name: "Join", exact: true }).click();
    await lost.page.getByRole("heading", { name: "Players", exact: true }).waitFor();
  });

  it("works on a phone in the light theme, in French", async () => {
    const host = await visit({ width: 360, height: 740, theme: "light", language: "fr", touch: true });
    await host.go("/toy/new");
    await host.fits();
    await host.accessible();
    await host.picture("new-table-360-light-fr", { full: true });
    await host.page.getByLabel("Votre nom").fill("Zoë 🚀");
    await host.page.getByRole("button", { name: "Créer la table" }).tap();
    await seatOf(host, "Zoë 🚀").getByText("vous").waitFor();
    await host.fits();
    await host.accessible();
    await host.picture("lobby-360-light-fr");
    // The menu is a sheet at the bottom edge.
    await host.page.getByRole("button", { name: "Ouvrir le menu" }).tap();
    const games = host.page.getByRole("dialog").getByRole("link", { name: "Enchères cachées" });
    await games.waitFor();
    await host.accessible();
    await games.tap();
    await host.page.getByRole("heading", { name: "Enchères cachées", level: 1 }).waitFor();
    await host.page
      .getByRole("main")
      .getByRole("link", { name: /^Rediffusions/ })
      .tap();
    await host.page.getByRole("heading", { name: "Rediffusions" }).waitFor();
  });

  it("refuses a blank name, and limits the length", async () => {
    const host = await visit();
    await host.go("/toy/new");
    const name = host.page.getByLabel("Your name");
    await name.fill("   ");
    await host.page.getByRole("button", { name: "Create table" }).click();
    await host.page.getByText("Enter a name.").waitFor();
    await host.accessible();
    await name.fill("");
    await name.pressSequentially("x".repeat(40));
    expect((await name.inputValue()).length).toBe(24);
  });

  it("can be reached and filled by keyboard alone", async () => {
    const host = await visit();
    await host.go("/");
    const { page } = host;
    const focus = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
    const tabTo = async (reached: () => Promise<boolean>): Promise<void> => {
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press("Tab");
        if (await reached()) return;
      }
      throw new Error("the focus never came there");
    };
    await page.getByRole("link", { name: "Play Sealed Bids" }).waitFor();
    await tabTo(() =>
      page.getByRole("link", { name: "Play Sealed Bids" }).evaluate((link) => link === document.activeElement),
    );
    // The focus is visible.
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    expect(ring).toBe("solid");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Sealed Bids" }).waitFor();
    await tabTo(async () => (await focus()) === "Create a table");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "New Sealed Bids table" }).waitFor();
    await tabTo(() => page.getByLabel("Your name").evaluate((input) => input === document.activeElement));
    await page.keyboard.type("Ada");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Players", exact: true }).waitFor();
    await page.getByLabel("Time to bid").waitFor();
    await tabTo(() =>
      page.getByRole("radio", { name: "3", exact: true }).evaluate((radio) => radio === document.activeElement),
    );
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.getByRole("radio", { name: "5", exact: true }).isChecked()).toBe(true);
  });
});
