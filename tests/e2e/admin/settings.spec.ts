import type { Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";

const root = (page: Page) => page.locator("html");

test("keeps the chosen theme after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openAdmin(page, "/admin/settings");
  await expect(page.getByRole("radio", { name: "Match my device" })).toBeChecked();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(root(page)).toHaveCSS("color-scheme", "dark");
  await page.goto("/");
  await expect(root(page)).toHaveCSS("color-scheme", "dark");
  await openAdmin(page, "/admin/settings");
  await page.getByRole("radio", { name: "Match my device" }).check();
  await expect(root(page)).toHaveCSS("color-scheme", "light dark");
});
