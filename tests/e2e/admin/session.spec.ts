import { titled } from "@brightwren/brand/derived";
import type { Page } from "playwright/test";
import { logIn, logInTo, member } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/writing-journey.ts";

const overview = (page: Page) => page.getByRole("heading", { name: "Blog Admin", level: 1 });

test("redirects from /admin to /login and back", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle(titled("Admin Login"));
  await expect(page.locator("title")).toHaveCount(1);
  await logIn(page);
  await expect(page.getByText("Logged in successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(overview(page)).toBeVisible();
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.getByText("Manage and generate blog posts")).toBeVisible();
});

test("shows 'Access Denied' on the home page to a user without the owner role", async ({ page }) => {
  await page.goto("/login");
  await logIn(page, member);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Access Denied")).toBeVisible();
  await expect(page.getByText("You don't have admin privileges")).toBeVisible();
});

test("signs out every tab on 'Logout', even one with stale storage", async ({ page, context }) => {
  await logInTo(page);
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
