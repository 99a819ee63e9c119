import { expect, it } from "vitest";
import { stage } from "./harness";
import { flyPlan } from "./space-alert-steps";

stage("a finished table", ({ visit }) => {
  it("is a film for whoever has its link, with its black box", async () => {
    const crew = await visit({ width: 1280, height: 800 });
    const setup = { mission: { kind: "script", id: "test-run-1" }, pace: "untimed", skip_briefing: true };
    await crew.go(`/space-alert/new?setup=${encodeURIComponent(JSON.stringify(setup))}`);
    await crew.page.getByLabel("Your name").fill("Ada");
    await crew.page.getByRole("button", { name: "Create table" }).click();
    await crew.page.getByRole("button", { name: "Start game" }).click();
    await flyPlan(crew);
    await crew.page.getByRole("region", { name: "Debriefing" }).waitFor();
    const code = new URL(crew.page.url()).pathname.replace("/t/", "");
    // The film at its own table stays within the smallest phone, in the longer language too.
    await crew.page.setViewportSize({ width: 360, height: 740 });
    await crew.page.evaluate(() =>
      localStorage.setItem("hangar.settings", JSON.stringify({ language: "fr", motion: "reduced" })),
    );
    await crew.page.reload();
    await crew.page.getByRole("button", { name: "Boîte noire" }).first().waitFor();
    await crew.fits();

    const stranger = await visit({ language: "fr" });
    await stranger.go("/replays");
    await stranger.page.locator(`a[href="/replay/${code}"]`).click();
    const place = stranger.page.getByRole("slider", { name: "Position" });
    await place.waitFor();
    await expect.poll(() => place.getAttribute("aria-valuetext")).toContain("Tour 0");
    await stranger.page.keyboard.press("3");
    await expect.poll(() => place.getAttribute("aria-valuetext")).toContain("Tour 3");
    await stranger.fits();
    await stranger.accessible();
    await stranger.page.getByRole("button", { name: "Boîte noire" }).click();
    await stranger.page.getByRole("heading", { name: "Pertes" }).waitFor();
    // A change is flown again without the table.
    await stranger.page
      .getByRole("table", { name: "Plan et résultat" })
      .getByRole("button", { name: /^Tour 1/ })
      .first()
      .click();
    await stranger.page.getByRole("dialog").getByRole("button", { name: "A", exact: true }).click();
    await stranger.page.getByRole("region", { name: "Et si" }).waitFor();

    // Who was not there watches it before being told how it ended; coming back, one looks something up.
    const MOVING = { "hangar.settings": { theme: "dark", language: "en", motion: "full" } };
    const guest = await visit({ width: 390, height: 844, touch: true, storage: MOVING });
    await guest.go(`/replay/${code}`);
    await guest.press(guest.page.getByRole("button", { name: "Pause" }));
    expect(await guest.page.locator("body").innerText()).not.toMatch(/lost|Black box/i);
    await guest.fits();
    await guest.press(guest.page.getByRole("button", { name: "Skip to end" }));
    await guest.page.getByRole("region", { name: "Result" }).waitFor();
    await guest.page
      .getByText(/^Lost in turn/)
      .first()
      .waitFor();
    await guest.page.reload();
    await guest.page
      .getByText(/^Lost in turn/)
      .first()
      .waitFor();
    await guest.page.getByRole("button", { name: "Play", exact: true }).waitFor();

    stranger.expected.push(/404/);
    await stranger.go("/replay/222222");
    await stranger.page.getByRole("alert").waitFor();
  });
});
