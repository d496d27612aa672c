import type { Page } from "playwright/test";
import sharp from "sharp";
import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const list = (page: Page) => page.getByRole("region", { name: "Pictures" });
const uploaded = (page: Page) => page.getByRole("list", { name: "Uploaded just now" });
async function photo(name: string, background: string) {
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await drawn.jpeg().toBuffer() };
}

test("lists the successful uploads when one of several files fails", async ({ page }) => {
  await openAdmin(page, "/admin/pictures");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Upload pictures" }).press("Enter"),
  ]);
  await chooser.setFiles([
    await photo("van.jpg", "#47607a"),
    { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("No picture.") },
    await photo("bench.jpg", "#c8a07b"),
  ]);
  await expect(page.getByText(/“notes\.jpg”: This file isn’t a picture\./)).toBeVisible();
  await expect(uploaded(page).getByText("Uploaded.", { exact: true })).toHaveCount(2);
  await expect(list(page).getByRole("listitem")).toHaveCount(2);
  expect(await screenFaults(page, [390, 1440])).toEqual([]);

  const van = uploaded(page).getByRole("listitem").filter({ hasText: "van.jpg" });
  await van.getByLabel("Alt text").fill("A blue van");
  await van.getByRole("button", { name: "Save description" }).press("Enter");
  await expect(list(page).getByRole("listitem").filter({ hasText: "van.jpg" })).toContainText("A blue van");
  await van.getByRole("button", { name: "Done" }).press("Enter");
  await expect(uploaded(page).getByRole("listitem")).toHaveCount(1);
});
