import { expect, it } from "vitest";
import { stage } from "./harness";
import { flyPlan, openShip } from "./space-alert-steps";

/** One who is every officer at once, without a clock: T+2 and T+5 come aboard, T+3 is common, T+7 serious. */
const ALONE = {
  mission: { kind: "script", id: "advanced-simulation-1" },
  manual_officers: true,
  skip_briefing: true,
  pace: "untimed",
  seed: "4",
};

stage("Threats drawn by hand", ({ visit }) => {
  it("fly as they were announced, and what was wrong is told (SA-5.2)", async () => {
    const ada = await visit({ width: 1440, height: 900 });
    const { page } = ada;
    await openShip(ada, ALONE);
    await page.getByRole("button", { name: "Start game" }).click();
    await page.getByText("No threat drawn yet.").waitFor();
    const threats = page.getByRole("list", { name: "Announced threats" }).getByRole("button");
    for (const [drawn, time, place] of [
      [1, "T+4", "red"],
      [2, "T+6", "blue"],
    ] as const) {
      for (const name of ["common", time, place]) await page.getByRole("button", { name, exact: true }).click();
      await expect.poll(() => threats.count()).toBe(drawn);
    }
    await flyPlan(ada);
    const told = page.locator("details", {
      hasText: "threats were not placed as announced and were corrected before the flight:",
    });
    await told.locator("summary").click();
    await told.getByText(/was at T\+\d, \w+; announced for T\+3, white\.$/).waitFor();
    await told.getByText(/T\+\d, \w+: not announced, returned to the deck\.$/).waitFor();
    await told.getByText(/T\+7, blue: announced but not drawn\.$/).waitFor();
    await ada.accessible();
    await ada.picture("space-alert-corrected-1440");
    await page.setViewportSize({ width: 390, height: 844 });
    await ada.fits();
    await ada.picture("space-alert-corrected-390");
  });
});
