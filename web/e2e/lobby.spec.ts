import { expect, it } from "vitest";
import { stage } from "./harness";
import { joinTable, openTable, seatOf } from "./people";

stage("the lobby", ({ visit }) => {
  it("gathers a crew: create, join by link, ready, chat, reload, leave", async () => {
    const host = await visit({ width: 1440, height: 900 });
    const code = await openTable(host, "Ada");
    expect(code).toMatch(/^[A-Z0-9]{4,8}$/);
    const start = host.page.getByRole("button", { name: "Start the game" });
    await expect.poll(() => start.isDisabled()).toBe(true);
    await host.page.getByText("At least 2 seats must be taken.").waitFor();
    await host.accessible();
    await host.fits();

    const link = await host.copies(host.page.getByRole("button", { name: "Copy the link" }));
    await host.page.getByText("The link is copied.").waitFor();
    expect(link).toBe(`${host.base}/t/${code}`);
    await host.page.getByRole("img", { name: `QR code with the link to table ${code}` }).waitFor();

    const guest = await visit({ width: 390, height: 844, touch: true });
    await joinTable(guest, new URL(link).pathname.replace("/t/", ""), "Grace");
    // What is typed into the bar at the bottom leaves the page where it is.
    expect(await guest.page.evaluate(() => scrollY)).toBe(0);
    await seatOf(host, "Grace").getByText("Not ready").waitFor();
    await host.page.getByText("Waiting for Grace.").waitFor();
    await guest.page.getByRole("button", { name: "I am ready" }).click();
    await seatOf(host, "Grace").getByText("Ready", { exact: true }).waitFor();
    await host.page.getByText("Everyone is ready.").waitFor();
    await expect.poll(() => start.isDisabled()).toBe(false);

    await guest.page.getByLabel("Say something").fill("Evening, captain");
    await guest.page.getByRole("button", { name: "Send" }).click();
    await host.page.getByRole("log").getByText("Evening, captain").waitFor();

    await guest.page.reload();
    await seatOf(guest, "Grace").getByText("you").waitFor();
    await guest.page.getByRole("log").getByText("Evening, captain").waitFor();
    await guest.page.getByRole("button", { name: "Not ready after all" }).waitFor();
    await guest.accessible();
    await guest.fits();
    await guest.picture("lobby-390-guest", { full: true });
    await host.picture("lobby-1440-host");

    await guest.page.getByRole("button", { name: "Give up my seat" }).click();
    await guest.page.getByRole("button", { name: "Take a seat" }).waitFor();
    await host.page.getByText("At least 2 seats must be taken.").waitFor();
    await expect.poll(() => seatOf(host, "Grace").count()).toBe(0);
    await host.page.getByText("1 spectator").waitFor();
  });

  it("tells who takes over that they are the host now", async () => {
    const host = await visit();
    const code = await openTable(host, "Ada");
    const guest = await visit({ language: "fr" });
    await joinTable(guest, code, "Grâce", "fr");
    await seatOf(host, "Grâce").waitFor();
    const told = guest.page.getByText("Vous êtes l’hôte à présent");
    expect(await told.count()).toBe(0);
    await host.page.getByRole("button", { name: "Give up my seat" }).click();
    await told.waitFor();
    await seatOf(guest, "Grâce").getByText("hôte").waitFor();
  });

  it("goes on without a host who has vanished, and gives the place back", async () => {
    const host = await visit();
    const code = await openTable(host, "Ada");
    const guest = await visit({ width: 390, height: 844, touch: true });
    await joinTable(guest, code, "Grace");
    const other = await visit({ width: 1440, height: 900, language: "fr" });
    await joinTable(other, code, "Joan", "fr");
    await guest.page.getByText("Ada is the host and decides").waitFor();
    await other.press(other.page.getByRole("button", { name: "Je suis prêt" }));
    await seatOf(guest, "Joan").getByText("Ready", { exact: true }).waitFor();
    const take = guest.page.getByRole("button", { name: "Take over as host" });
    expect(await take.count()).toBe(0);

    // The laptop is closed.
    await host.page.goto("about:blank");
    await seatOf(guest, "Ada").getByText("away").waitFor();
    await guest.page.getByText("Ada, the host, is away.").waitFor();
    await take.waitFor();
    await guest.accessible();
    await guest.fits();
    await guest.picture("lobby-390-host-away");
    await guest.press(take);
    await guest.page.getByText("You are the host because Ada was away.").waitFor();
    await seatOf(guest, "Grace").getByText("host").waitFor();
    await other.page.getByText("Grace est l’hôte, car Ada n’était pas là.").waitFor();
    await other.accessible();
    await other.picture("lobby-1440-host-relieved");
    // Nobody waits for Ada, who may come back during the game, or be sent away.
    await guest.page.getByText("Everyone is ready. Ada is away and can come back during the game.").waitFor();
    const start = guest.page.getByRole("button", { name: "Start the game" });
    await expect.poll(() => start.isEnabled()).toBe(true);
    await seatOf(guest, "Ada").getByRole("button", { name: "Take Ada’s seat away" }).waitFor();

    // She comes back and leads again; then she lets Grace do it, who is there.
    await host.go(`/t/${code}`);
    await host.page.getByText("Grace is the host because you were away.").waitFor();
    await guest.page.getByRole("button", { name: "Make Ada the host again" }).waitFor();
    await host.press(host.page.getByRole("button", { name: "Be the host again" }));
    await seatOf(host, "Ada").getByText("host").waitFor();
    await expect.poll(() => guest.page.getByText("because Ada was away").count()).toBe(0);
    await host.press(host.page.getByRole("button", { name: "Make Grace the host" }));
    await guest.page.getByText("You are the host now").waitFor();
    await seatOf(host, "Grace").getByText("host").waitFor();
    expect(await host.page.getByRole("button", { name: "Be the host again" }).count()).toBe(0);
  });

  it("lets the host choose, entrust and take seats away; everybody sees it at once", async () => {
    const host = await visit();
    const code = await openTable(host, "Ada");
    const guest = await visit({ language: "fr" });
    await joinTable(guest, code, "Grâce", "fr");

    await host.page.getByRole("radio", { name: "5", exact: true }).check();
    await guest.page.getByRole("radio", { name: "5" }).and(guest.page.locator(":checked")).waitFor();
    await expect.poll(() => guest.page.getByRole("radio", { name: "5" }).isDisabled()).toBe(true);

    const entrust = seatOf(host, "Seat 3 is free").getByRole("button", { name: "Leave to the game" });
    await entrust.hover();
    await host.page.getByRole("tooltip").filter({ visible: true }).getByText("Nobody sits here").waitFor();
    await entrust.click();
    await seatOf(guest, "Jouée par le jeu").waitFor();
    await seatOf(host, "Played by the game").getByRole("button", { name: "Free the seat" }).click();
    await seatOf(guest, "Place 3 libre").waitFor();

    await seatOf(guest, "Place 3 libre").getByRole("button", { name: "Venir ici" }).click();
    await seatOf(host, "Seat 2 is free").waitFor();

    await seatOf(guest, "Grâce").getByRole("button", { name: "Changer de nom" }).click();
    await guest.page.getByRole("main").getByLabel("Votre nom").first().fill("Hopper");
    await guest.page.keyboard.press("Enter");
    await seatOf(host, "Hopper").waitFor();

    await seatOf(host, "Hopper").getByRole("button", { name: "Take Hopper’s seat away" }).click();
    await host.accessible();
    await host.page.getByRole("dialog").getByRole("button", { name: "Take the seat away" }).click();
    await guest.page.getByText("L’hôte vous a retiré votre place.").waitFor();
    await guest.page.getByRole("button", { name: "Prendre une place" }).waitFor();
    await guest.accessible();
    await guest.page.reload();
    await guest.page.getByRole("button", { name: "Prendre une place" }).waitFor();
  });

  it("hands a seat to another device by its key", async () => {
    const host = await visit();
    await openTable(host, "Ada");
    await host.page.getByRole("button", { name: "Play on another device" }).click();
    await host.page.getByRole("img", { name: "QR code with the key to your seat" }).waitFor();
    const key = await host.copies(host.page.getByRole("button", { name: "Copy the key" }));
    await host.page.getByText("The key to your seat is copied.").waitFor();
    const phone = await visit({ width: 390, height: 844, touch: true });
    await phone.page.goto(key);
    await seatOf(phone, "Ada").getByText("you").waitFor();
    await expect.poll(() => phone.page.url()).not.toContain("seat=");
  });

  it("says so when no table has the code, and takes another", async () => {
    const host = await visit();
    const code = await openTable(host, "Ada");
    const lost = await visit({ width: 360, height: 740 });
    await lost.go("/t/ZZZZZZ");
    await lost.page.getByText("No table has this code.").waitFor();
    await lost.accessible();
    await lost.fits();
    await lost.page.getByLabel("Have a code?").fill(code.toLowerCase());
    await lost.page.getByRole("button", { name: "Join", exact: true }).click();
    await lost.page.getByRole("heading", { name: "Who is here" }).waitFor();
  });

  it("is opened on a phone, by day, in French", async () => {
    const host = await visit({ width: 360, height: 740, theme: "light", language: "fr", touch: true });
    await host.go("/play?game=toy");
    await host.page.getByLabel("Temps pour enchérir").waitFor();
    await host.fits();
    await host.accessible();
    await host.picture("play-360-light-fr", { full: true });
    await host.page.getByLabel("Votre nom").fill("Zoë 🚀");
    await host.page.getByRole("button", { name: "Ouvrir la table" }).tap();
    await seatOf(host, "Zoë 🚀").getByText("vous").waitFor();
    await host.fits();
    await host.accessible();
    await host.picture("lobby-360-light-fr");
    // The menu rises from the bottom edge, where thumbs are.
    await host.page.getByRole("button", { name: "Ouvrir le menu" }).tap();
    await host.page.getByRole("dialog").getByRole("link", { name: "Rediffusions" }).waitFor();
    await host.accessible();
    await host.page.getByRole("dialog").getByRole("link", { name: "Rediffusions" }).tap();
    await host.page.getByRole("heading", { name: "Rediffusions" }).waitFor();
  });

  it("refuses a name of blanks, and one that is too long cannot be typed", async () => {
    const host = await visit();
    await host.go("/play?game=toy");
    const name = host.page.getByLabel("Your name");
    await name.fill("   ");
    await host.page.getByRole("button", { name: "Open the table" }).click();
    await host.page.getByText("Say who you are: any name will do.").waitFor();
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
    await tabTo(
      async () =>
        (await focus()) === "Play" && (await page.evaluate(() => document.activeElement?.closest("main") !== null)),
    );
    // Whoever has the focus shows it.
    const ring = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
    expect(ring).toBe("solid");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Open a table" }).waitFor();
    await tabTo(() =>
      page.getByRole("radio", { name: /Space Alert/ }).evaluate((radio) => radio === document.activeElement),
    );
    await page.keyboard.press("ArrowDown");
    await page.getByLabel("Time to bid").waitFor();
    await tabTo(() =>
      page.getByRole("radio", { name: "3", exact: true }).evaluate((radio) => radio === document.activeElement),
    );
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.getByRole("radio", { name: "5", exact: true }).isChecked()).toBe(true);
    await tabTo(() => page.getByLabel("Your name").evaluate((input) => input === document.activeElement));
    await page.keyboard.type("Ada");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Who is here" }).waitFor();
    await expect.poll(() => page.getByRole("radio", { name: "5", exact: true }).isChecked()).toBe(true);
  });
});
