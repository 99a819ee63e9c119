import { expect, it } from "vitest";
import { stage } from "./harness";
import { joinTable } from "./lobby-steps";
import { flyPlan, handCard, openShip, slot } from "./space-alert-steps";

stage("Space Alert at the table", ({ visit }) => {
  it("is flown alone from the lobby to the score, by tap and by drag", async () => {
    const visitor = await visit({ width: 1440, height: 900 });
    const { page } = visitor;
    await openShip(visitor, { mission: { kind: "script", id: "test-run-1" }, pace: "untimed", skip_briefing: true });
    await visitor.picture("space-alert-lobby-1440");
    await page.getByRole("button", { name: "Start game" }).click();
    await page.getByText("Pick a card, then a slot of any android.").waitFor();
    // By tap: the red arrow for the first android.
    await handCard(page, "red arrow on top, A below").click();
    await slot(page, 0, 1).click();
    await expect.poll(() => slot(page, 0, 1).getAttribute("aria-label")).toContain("red arrow on top");
    // By drag: the blue arrow for the second one.
    const from = await handCard(page, "blue arrow on top, A below").boundingBox();
    const to = await slot(page, 1, 2).boundingBox();
    if (!from || !to) throw new Error("nothing to drag");
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => slot(page, 1, 2).getAttribute("aria-label")).toContain("blue arrow on top");
    await visitor.fits();
    await visitor.picture("space-alert-plan-1440");
    // Undo takes the last one back.
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => slot(page, 1, 2).getAttribute("aria-label")).toContain("empty");
    await flyPlan(visitor);
    await page.getByRole("heading", { name: /lost in turn|Mission complete/ }).waitFor();
    await page.getByRole("button", { name: "Flight replay" }).click();
    await page.getByRole("slider", { name: "Position" }).waitFor();
    await visitor.picture("space-alert-flight-1440");
  });

  it("is set up in the lobby: roles, seating, androids, officers, trajectories, a seed in words", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const bo = await visit();
    const { page } = ada;
    const code = await openShip(ada, {});
    await joinTable(bo, code, "Bo");
    // The colours of the threats are asked for once: a crew chooses them in its briefing.
    await page.getByText("The crew chooses the colours of the threats in the briefing.").waitFor();
    const crew = page.getByRole("region", { name: "Crew" });
    await crew.getByRole("button", { name: "Move Bo up" }).click();
    await crew.getByLabel("Communications officer").selectOption({ label: "Bo" });
    await crew.getByLabel("Name of android 1").fill("Marvin");
    await crew.getByLabel("Name of android 1").press("Enter");
    await page.getByText("More options").click();
    await page.getByText("Officers draw the threats", { exact: true }).click();
    await page.getByText("Choose trajectories", { exact: true }).click();
    await page.getByLabel("Seed").fill("friday evening");
    await page.getByLabel("Seed").press("Enter");
    // The words are a number now, the same for every crew that writes them.
    await expect.poll(() => page.getByLabel("Seed").inputValue()).toMatch(/^\d{10,20}$/);
    await ada.accessible();
    await ada.picture("space-alert-setup-1440", { full: true });
    await bo.page.getByText("More options").click();
    await expect.poll(() => bo.page.getByRole("switch", { name: "Officers draw the threats" }).isChecked()).toBe(true);
    await bo.page.getByRole("button", { name: "I’m ready" }).click();
    await page.getByRole("button", { name: "Start game" }).click();
    await page.getByRole("heading", { name: "Briefing" }).waitFor();
    await page.getByText("Marvin", { exact: true }).waitFor();
    const officer = page.getByRole("listitem").filter({ hasText: "Communications officer" });
    await officer.getByText("Bo", { exact: true }).waitFor();
    expect(await officer.getByRole("button").count()).toBe(0);
    // Bo sits first now, but has a role already: an open one goes to somebody without.
    await page.getByRole("listitem").filter({ hasText: "Captain" }).getByText("Ada", { exact: true }).waitFor();
  });

  it("fits a phone", async () => {
    const visitor = await visit({ width: 390, height: 844, touch: true });
    const { page } = visitor;
    await openShip(visitor, { mission: { kind: "script", id: "test-run-2" }, pace: "untimed", skip_briefing: true });
    await page.getByRole("button", { name: "Start game" }).click();
    await page.getByText("Pick a card, then a slot of any android.").waitFor();
    await visitor.fits();
    await visitor.picture("space-alert-plan-390");
  });

  it("keeps a log book that can be taken elsewhere", async () => {
    const visitor = await visit();
    await visitor.go("/space-alert/logbook");
    await visitor.page.getByText("No missions yet.").waitFor();
    await visitor.accessible();
    const line = {
      id: "X-1",
      date: Date.UTC(2026, 0, 2),
      crew: [{ name: "Grace", android: false, roles: ["captain"] }],
      script: "S2-1",
      common: "1",
      serious: "1",
      points: { survived: 2, destroyed: 12, penalties: -5, observation: 3, total: 12 },
    };
    await visitor.page.setInputFiles('input[type="file"]', {
      name: "log.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ lines: [line] })),
    });
    await visitor.page.getByRole("cell", { name: "Mission 1" }).first().waitFor();
    await visitor.accessible();
    await visitor.picture("logbook-1280");
  });
});
