import { localOwner, localPublishableKey } from "@brightwren/backend/project/local-project";
import { createClient } from "@supabase/supabase-js";
import type { BrowserContext, Page } from "playwright/test";
import { colleague, logIn, logInTo, member } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/writing-journey.ts";
import { testBackend } from "../../setup/test-backend.ts";
import { linkInMail } from "../../setup/mailbox.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const chosen = "pebble kettle window";
const overview = (page: Page) => page.getByRole("heading", { name: "Blog Admin", level: 1 });
const save = (page: Page) => page.getByRole("button", { name: "Save password" });

/** Simulates another device with a context that has no stored session. */
async function otherDevice(context: BrowserContext): Promise<Page> {
  const { cookies } = await context.storageState();
  const other = await context.browser()?.newContext({ storageState: { cookies, origins: [] } });
  if (!other) throw new Error("There is no browser.");
  return await other.newPage();
}

test("resets a forgotten password in another browser", async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/status of (403|422)/);
  await page.goto("/login");
  await page.getByLabel("Password").focus();
  for (const name of ["Login", "Forgotten your password?"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveText(name);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
  for (const email of ["nobody@example.com", member]) {
    await page.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: email })).toContainText(
      /^If there is an account/,
    );
  }
  const link = await linkInMail(member);

  const phone = await otherDevice(context);
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/admin\/new-password$/);
  await phone.getByLabel("New password").fill("short");
  await save(phone).click();
  await expect(phone.getByLabel("New password")).toHaveAccessibleDescription(/^At least 8 characters/);
  await phone.getByLabel("New password").fill("brightwren-local");
  await save(phone).click();
  await expect(phone.getByText("This is your current password.")).toBeVisible();
  await phone.getByLabel("New password").fill(chosen);
  await phone.getByLabel("Show password").check();
  await expect(phone.getByLabel("New password")).toHaveValue(chosen);
  await save(phone).click();
  await expect(phone.getByRole("heading", { name: "Password saved" })).toBeVisible();
  expect(await screenFaults(phone)).toEqual([]);

  await phone.goto(link);
  await phone.getByLabel("New password").fill("another one, later");
  await save(phone).click();
  await expect(phone.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  expect(await screenFaults(phone)).toEqual([]);
  await phone.context().close();

  await page.getByRole("link", { name: "Back to login" }).click();
  await logIn(page, member, chosen);
  await expect(page).toHaveURL(/\/$/);
});

test("does not sign the user in when a link contains a session", async ({ page }) => {
  const { auth } = createClient(testBackend.url, localPublishableKey, { auth: { persistSession: false } });
  const { data } = await auth.signInWithPassword({ email: colleague, password: localOwner.password });
  const { access_token, refresh_token } = data.session ?? { access_token: "", refresh_token: "" };
  const fragment = new URLSearchParams({ access_token, refresh_token, type: "recovery" }).toString();
  await page.goto(`/login#${fragment}`);
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await page.goto(`/admin/new-password#${fragment}`);
  await expect(page.getByLabel("New password")).toBeVisible();
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
});

test("signs out other devices when the password changes", async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/status of 400/);
  const other = await otherDevice(context);
  await logIn(await at(other, "/login"), colleague);
  await expect(overview(other)).toBeVisible();
  await logIn(await at(page, "/login"), colleague);
  await expect(overview(page)).toBeVisible();
  await page.getByRole("link", { name: "Account" }).click();
  const devices = page.getByRole("list", { name: "Your devices" }).getByRole("listitem");
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);
  expect(await devices.count()).toBeGreaterThan(1);
  await page.getByLabel("Current password").fill("wrong");
  await page.getByLabel("New password").fill(chosen);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(/password is wrong/);
  await expect(page.getByLabel("New password")).toHaveValue(chosen);
  await page.getByLabel("Current password").fill("brightwren-local");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Password changed.")).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText("This device");

  await other.evaluate(() => {
    for (const [name, value] of Object.entries(localStorage) as [string, string][]) {
      if (name.endsWith("-auth-token"))
        localStorage.setItem(name, JSON.stringify({ ...(JSON.parse(value) as object), expires_at: 1 }));
    }
  });
  await other.goto("/admin");
  await expect(other).toHaveURL(/\/login$/);
  await other.context().close();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
});

const at = async (page: Page, address: string): Promise<Page> => {
  await page.goto(address);
  return page;
};

test("signs out other devices by keyboard alone", async ({ page, context }) => {
  const other = await otherDevice(context);
  for (const device of [other, page]) {
    await logIn(await at(device, "/login"), colleague);
    await expect(overview(device)).toBeVisible();
  }
  await other.getByRole("link", { name: "Posts", exact: true }).press("Enter");
  await other.getByRole("link", { name: "Categories and tags" }).press("Enter");
  await expect(
    other.getByRole("region", { name: "Tags", exact: true }).getByRole("listitem"),
  ).not.toHaveCount(0);
  await expect(
    other.getByRole("region", { name: "Categories", exact: true }).getByRole("listitem"),
  ).not.toHaveCount(0);
  await page.getByRole("link", { name: "Account" }).click();
  const devices = page.getByRole("list", { name: "Your devices" }).getByRole("listitem");
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);
  const before = await devices.count();
  await devices
    .getByRole("button", { name: /^Sign out / })
    .first()
    .press("Enter");
  await expect(page.getByText(/is signed out\. Any open window/)).toBeVisible();
  await expect(devices).toHaveCount(before - 1);

  await other.getByLabel("New category").fill("Bakers");
  await other.keyboard.press("Enter");
  const dialog = other.getByRole("dialog", { name: "Your session has ended" });
  await dialog.getByLabel("Password").fill(localOwner.password);
  await expect(other.getByText("Bakers", { exact: true })).toHaveCount(0);
  await other.keyboard.press("Enter");
  await expect(other.getByText("Bakers", { exact: true })).toBeVisible();

  await other.getByRole("link", { name: "Posts", exact: true }).press("Enter");
  await expect(other.getByRole("heading", { name: "Posts", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Sign out everywhere" }).press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();

  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(dialog).toBeVisible();
  await other.context().close();
});

test("preserves an owner's text when they lose the role", async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/status of 40[13]|Could not be read/);
  const email = "second@example.com";
  await logInTo(page, "/admin/account");
  await page.getByLabel("Their email").fill("nowhere");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Their email")).toHaveAccessibleDescription(/Invalid email address$/);
  await page.getByLabel("Their email").fill(email);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  const row = page
    .getByRole("list", { name: "Owners", exact: true })
    .getByRole("listitem")
    .filter({ hasText: email });
  await expect(row).toContainText("No password set yet");
  expect(await screenFaults(page, [390, 1440])).toEqual([]);

  const theirs = await otherDevice(context);
  await theirs.goto(await linkInMail(email));
  await expect(theirs.getByRole("heading", { name: "Choose a password" })).toBeVisible();
  await theirs.getByLabel("New password").fill(chosen);
  await save(theirs).click();
  await theirs.getByRole("link", { name: "Go to login" }).click();
  await logIn(theirs, email, chosen);
  await expect(overview(theirs)).toBeVisible();
  await theirs.goto("/admin/posts/new");
  await theirs.getByLabel("Title", { exact: true }).fill("A text of their own");

  await page.reload();
  await row.getByRole("button", { name: "Remove" }).press("Enter");
  const question = page.getByRole("alertdialog", { name: `Remove ${email} as an owner?` });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${email} is no longer an owner`)).toBeVisible();
  await expect(row).toHaveCount(0);

  // The earlier text may have been saved before the role was revoked.
  await theirs.getByLabel("Title", { exact: true }).fill("A text of their own, and more");
  await theirs.getByRole("button", { name: /^Save/ }).first().click();
  await expect(theirs).toHaveURL(/\/$/);
  await expect(theirs.getByText("Access Denied")).toBeVisible();

  await page.getByLabel("Their email").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("already had an account and is now an owner")).toBeVisible();
  await theirs.goto("/admin");
  await expect(theirs.getByText("A text of their own").first()).toBeVisible();
  await theirs.context().close();
});
