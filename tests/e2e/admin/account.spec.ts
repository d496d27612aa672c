import { localOwner } from "@brightwren/backend/project/local-project";
import type { BrowserContext, Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { logIn, member, openAdmin, untilShown } from "../../setup/admin-steps.ts";
import { linkInMail } from "../../setup/mailbox.ts";
import { test as signedOut } from "../../setup/writing-journey.ts";

const chosen = "pebble kettle window";

/** Simulates another device with a context that has no stored session. */
async function otherDevice(context: BrowserContext): Promise<Page> {
  const { cookies } = await context.storageState();
  const other = await context.browser()?.newContext({ storageState: { cookies, origins: [] } });
  if (!other) throw new Error("There is no browser.");
  return await other.newPage();
}

signedOut("resets a forgotten password in another browser", async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/status of (403|422)/);
  await page.goto("/login");
  await page.getByLabel("Password").focus();
  for (const name of ["Login", "Forgotten your password?"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(name);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
  await page.getByLabel("Email").fill(member);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: member })).toContainText(/^If there is an account/);
  const link = await linkInMail(member);

  const phone = await otherDevice(context);
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/admin\/new-password$/);
  await phone.getByLabel("New password").fill(chosen);
  await phone.getByLabel("Show password").check();
  await expect(phone.getByLabel("New password")).toHaveAttribute("type", "text");
  await phone.getByRole("button", { name: "Save password" }).click();
  await expect(phone.getByRole("heading", { name: "Password saved" })).toBeVisible();
  await phone.context().close();

  await page.getByRole("link", { name: "Back to login" }).click();
  await logIn(page, member, chosen);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Access Denied")).toBeVisible();
  await expect(page.getByText("You don't have admin privileges")).toBeVisible();
});

test("signs out the owner's other devices", async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/status of 400/);
  const other = await otherDevice(context);
  await other.goto("/admin/posts/categories");
  await logIn(other);
  await untilShown(other, "/admin/posts/categories");
  const categories = other.getByRole("region", { name: "Categories", exact: true }).getByRole("rowheader");
  await expect(categories).not.toHaveCount(0);

  await openAdmin(page, "/admin/account");
  const devices = page.getByRole("list", { name: "Your devices" }).getByRole("listitem");
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);
  await expect(devices).toHaveCount(2);
  await devices.getByRole("button", { name: /^Sign out / }).press("Enter");
  await expect(page.getByText(/is signed out\. Any open window/)).toBeVisible();
  await expect(devices).toHaveCount(1);

  await other.getByLabel("New category").fill("Bakers");
  await other.keyboard.press("Enter");
  const dialog = other.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password").fill(localOwner.password);
  await other.keyboard.press("Enter");
  await expect(other.getByText("Bakers", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByLabel("Current password").fill("wrong");
  await page.getByLabel("New password").fill(chosen);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(/password is wrong/);
  await expect(page.getByLabel("New password")).toHaveValue(chosen);
  await page.getByLabel("Current password").fill(localOwner.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Password changed.")).toBeVisible();
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(dialog).toBeVisible();
  await other.context().close();

  await page.getByRole("button", { name: "Sign out everywhere" }).press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});
