import { it } from "vitest";
import { stage } from "./harness";

/** Two ships past Open Space and Stardust (docs/galaxy-trucker-files.md). */
const FLIGHT = {
  flight: "first",
  ships: [
    {
      class: "I",
      tiles: [
        { at: [7, 7], tile: "start-blue" },
        { at: [7, 8], tile: "engine1-02" },
        { at: [7, 6], tile: "cannon1-01" },
        { at: [8, 7], tile: "battery2-01" },
      ],
    },
    {
      class: "I",
      tiles: [
        { at: [7, 7], tile: "start-green" },
        { at: [7, 8], tile: "engine2-01" },
        { at: [8, 7], tile: "battery2-02" },
      ],
    },
  ],
  deck: ["I-open_space-1", "I-stardust-1"],
};

const asFile = (name: string, text: string) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(text, "utf8"),
});

stage("A flight file of Galaxy Trucker", (set) => {
  it("is opened from the hub and shown as a film with its receipt", async () => {
    const ada = await set.visit({ width: 1280, height: 800 });
    const { page } = ada;
    await ada.go("/galaxy-trucker");
    await ada.press(page.getByRole("link", { name: /Watch a flight file/ }));
    const input = page.locator("input[type=file]");

    // Bad files are refused with a sentence.
    await input.setInputFiles(asFile("notes.json", "no JSON"));
    await page.getByText("notes.json is not a JSON file.").waitFor();
    ada.expected.push(/status of 422/);
    const unknown = { ...FLIGHT, deck: ["I-dragons-1"] };
    await input.setInputFiles(asFile("dragons.json", JSON.stringify(unknown)));
    await page.getByText(/I-dragons-1/).waitFor();
    await ada.accessible();

    await input.setInputFiles(asFile("two-ships.json", JSON.stringify(FLIGHT)));
    await page.getByRole("heading", { name: /two-ships\.json/ }).waitFor();
    const log = page.getByRole("region", { name: "Log", exact: true });
    await log.getByText("Card 1 of 2: Open Space").waitFor();
    await log.getByText("Card 2 of 2: Stardust").waitFor();
    await ada.accessible();
    await ada.picture("galaxy-trucker-flight-file-1280");
    await log.getByRole("button").last().click();
    const receipt = page.locator(".receipt table");
    await receipt.waitFor();
    for (const name of ["Ship 1", "Ship 2"]) await receipt.getByRole("columnheader", { name }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await ada.fits();
    await ada.press(page.getByRole("button", { name: "Close the file" }));
    await page.getByRole("heading", { name: "Watch a flight file" }).waitFor();
  });
});
