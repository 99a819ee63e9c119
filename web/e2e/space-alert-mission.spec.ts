import { expect, it } from "vitest";
import { stage, type Visitor } from "./harness";
import { embark, goOn, slot } from "./space-alert-steps";

// The first phase does not end before all have planned.
stage("A Space Alert mission flown together", { stops: [200] }, (set) => {
  const { visit } = set;
  it("is planned by four browsers, resolved, and written into each log book", async () => {
    const names = ["Ada", "Bo", "Cy", "Di"];
    const crew: [Visitor, ...Visitor[]] = [
      await visit({ width: 1440, height: 900 }),
      await visit({ width: 1280, height: 800 }),
      await visit({ width: 1280, height: 800, theme: "light" }),
      await visit({ width: 390, height: 844, touch: true }),
    ];
    const [ada, bo, cy, di] = crew as [Visitor, Visitor, Visitor, Visitor];
    await embark(crew, names, { mission: { kind: "script", id: "mission-1" }, seed: "4" });

    // The briefing: roles are taken, the most cautious proposal wins.
    await ada.page.getByRole("heading", { name: "Briefing" }).waitFor();
    await bo.page
      .getByRole("listitem")
      .filter({ hasText: "Communications officer" })
      .getByRole("button", { name: "Volunteer" })
      .click();
    await ada.page
      .getByRole("listitem")
      .filter({ hasText: "Communications officer" })
      .getByText("Bo", { exact: true })
      .waitFor();
    await bo.page.getByRole("radio", { name: "Yellow" }).first().check();
    await ada.page.getByText("Most cautious so far: White (Ada, Cy, Di)").waitFor();
    await ada.accessible();
    await ada.picture("space-alert-briefing-1440");
    await di.fits();
    await di.picture("space-alert-briefing-390");
    for (const { page } of crew) await page.getByRole("button", { name: "Ready", exact: true }).click();

    // Everybody places the first card in hand, and locks the phase.
    for (const [index, { page }] of crew.entries()) {
      await page.locator("[data-hand] button.card").first().click();
      await slot(page, index, 1).click();
      await expect.poll(() => slot(page, index, 1).getAttribute("aria-label")).not.toContain("empty");
    }
    // Others see the back and not the card.
    await expect.poll(() => slot(bo.page, 0, 1).getAttribute("aria-label")).toContain("face down");
    await expect.poll(() => slot(ada.page, 1, 1).getAttribute("aria-label")).toContain("face down");
    await ada.fits();
    await ada.picture("space-alert-crew-1440");
    await cy.picture("space-alert-crew-light-1280");
    await di.fits();
    await di.picture("space-alert-crew-390");
    // A slot beside the phase is refused by its rule, and slots that would stay empty for good are asked about once more.
    await ada.page.locator("[data-hand] button.card").first().click();
    await slot(ada.page, 0, 4).click();
    const refusal = ada.page.locator(".toast", {
      hasText: "Slot 4 belongs to a later phase. Draw the next cards first.",
    });
    await refusal.waitFor();
    expect(await refusal.innerText()).not.toContain("SA-");
    await refusal.getByRole("button", { name: /^Why\?/ }).click();
    await refusal.getByText(/^SA-\d/).waitFor();
    await ada.page.keyboard.press("Escape");
    for (const { page } of crew) {
      await page.getByRole("button", { name: "Lock phase 1 and draw cards" }).click();
      await page.getByRole("button", { name: "Lock with 2 slots empty" }).click();
      await page.getByRole("button", { name: "Lock phase 2 and draw cards" }).waitFor();
    }
    await expect.poll(() => slot(ada.page, 0, 1).getAttribute("aria-label")).toContain("locked");
    await ada.page.locator("[data-hand] button.card").first().click();
    await slot(ada.page, 0, 4).click();
    await expect.poll(() => slot(cy.page, 0, 4).getAttribute("aria-label")).toContain("face down");

    // The computer ends the mission, which is not waited for; the flight is resolved for all of them.
    for (const visitor of crew) visitor.willLoseServer();
    await set.server.kill();
    await set.server.start({ speed: 60 });
    await goOn(ada);
    for (const { page } of crew) await page.getByRole("heading", { name: /lost in turn|Mission complete/ }).waitFor();
    await ada.page.getByRole("slider", { name: "Position" }).waitFor();
    await ada.accessible();
    await ada.picture("space-alert-score-1440", { full: true });
    await di.fits();
    await di.picture("space-alert-score-390", { full: true });

    for (const visitor of [ada, di]) {
      await visitor.go("/space-alert/logbook");
      await visitor.page.getByRole("cell", { name: "Mission 1" }).first().waitFor();
      await visitor.page.getByRole("cell", { name: /Ada.*Bo.*Cy.*Di/ }).waitFor();
    }
    await ada.accessible();
    await ada.picture("space-alert-logged-1440");
  });
});
