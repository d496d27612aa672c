import type { Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";

const overview = (page: Page) => page.getByRole("heading", { name: "Blog Admin", level: 1 });

test("signs out every tab on 'Logout', even one with stale storage", async ({ page, context }) => {
  await openAdmin(page);
  const second = await context.newPage();
  await second.goto("/admin");
  await expect(overview(second)).toBeVisible();
  const third = await context.newPage();
  await third.goto("/admin");
  await expect(overview(third)).toBeVisible();
  await third.evaluate(() => {
    const before: Record<string, string> = Object.fromEntries(Object.entries(localStorage));
    Storage.prototype.getItem = (name) => before[name] ?? null;
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(second).toHaveURL(/\/login$/);
  await expect(second.getByRole("dialog", { name: "Your session has ended" })).toBeHidden();
  await expect(third).toHaveURL(/\/login$/);
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
});
