import { authors } from "@brightwren/brand";
import type { Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { screenFaults } from "../../setup/screen-faults.ts";
import { serviceClient } from "../../setup/service-client.ts";

const root = (page: Page) => page.locator("html");

test.afterEach(async () => {
  const client = serviceClient();
  await client.from("owner_settings").update({ author: null }).eq("only_row", true).throwOnError();
});

test("starts a new post with the author of the settings", async ({ page }) => {
  await openAdmin(page, "/admin/settings");
  const author = page.getByLabel("Author of new posts");
  await expect(author).toHaveAccessibleDescription(`If you leave it empty, the author is ${authors.owner}.`);
  expect(await screenFaults(page, [390, 768, 1440])).toEqual([]);
  await author.fill("  Ann   Wren ");
  await author.press("Enter");
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(author).toHaveValue("Ann Wren");
  await openAdmin(page, "/admin/posts/new");
  await expect(page.getByLabel("Author", { exact: true })).toHaveValue("Ann Wren");
  await expect(page.getByText("Nothing written yet")).toBeVisible();

  await openAdmin(page, "/admin/settings");
  await author.fill("");
  await page.getByRole("button", { name: "Save authors" }).press("Enter");
  await expect(page.getByText("Settings saved")).toBeVisible();
  await openAdmin(page, "/admin/posts/new");
  await expect(page.getByLabel("Author", { exact: true })).toHaveValue(authors.owner);
});

test("keeps the chosen colours on every screen and after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openAdmin(page, "/admin/settings");
  await expect(page.getByRole("radio", { name: "Like the system" })).toBeChecked();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(root(page)).toHaveCSS("color-scheme", "dark");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect(root(page)).toHaveCSS("color-scheme", "dark");
  await page.goto("/");
  await expect(root(page)).toHaveCSS("color-scheme", "dark");
  await openAdmin(page, "/admin/settings");
  await page.getByRole("radio", { name: "Like the system" }).check();
  await expect(root(page)).toHaveCSS("color-scheme", "light dark");
});

test("leads to import and export", async ({ page }) => {
  await openAdmin(page, "/admin/settings");
  await page.getByRole("link", { name: "Import or export" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Import and export", level: 1 })).toBeVisible();
});
