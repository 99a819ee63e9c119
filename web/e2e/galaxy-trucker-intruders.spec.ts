import { expect, it } from "vitest";
import { stage } from "./harness";

stage("An intruder in Galaxy Trucker", (set) => {
  // Proves GX-18.11, GX-18.15: the steps shown are those of the engine, and each says why.
  it("walks before your eyes, and each step can be asked why", async () => {
    const ada = await set.visit({ width: 1440, height: 900 });
    const { page } = ada;
    await ada.go("/galaxy-trucker/learn/intruders");
    await page.getByRole("button", { name: "Leave it in row 6" }).click();
    // The path is shown ahead while the first steps are walked.
    await page.locator(".path .stop.ahead").first().waitFor();
    await page.getByText("It walked four steps").waitFor();
    const steps = page.getByRole("group", { name: "Intruder’s steps" }).getByRole("button");
    expect(await steps.count()).toBe(4);
    await steps.nth(1).click();
    await page.getByText("Not joined: left. By the left hand it goes straight on: armory.").waitFor();
    await page.getByText("GX-18.11").waitFor();
    await ada.picture("galaxy-trucker-intruder-1440");
    // By keyboard: the last step tried three sides and turned back.
    await steps.nth(2).focus();
    await page.keyboard.press("Tab");
    await page.getByText("Not joined: left, straight on, right. By the left hand it goes back: armory.").waitFor();
    await ada.accessible();

    await page.getByRole("button", { name: "Fire the thruster: row 5" }).click();
    await page.getByText("2 credits for one token").waitFor();
    expect(await steps.count()).toBe(3);
    await steps.nth(2).click();
    await page.getByText("Armed crew defeats it.").waitFor();
    await page.getByText("Passed", { exact: true }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await ada.fits();
    await ada.picture("galaxy-trucker-intruder-390");
  });
});
