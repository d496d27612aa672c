import { titled } from "@brightwren/brand/derived";
import type { Locator, Page } from "playwright/test";
import { test as ownerTest } from "../../setup/admin-journey.ts";
import { logIn, logInTo, member, openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/writing-journey.ts";
import { accessibilityFaults, faultsInBothSchemes } from "../../setup/screen-faults.ts";

const overview = (page: Page) => page.getByRole("heading", { name: "Blog Admin", level: 1 });
const loginCard = (page: Page) => page.getByRole("heading", { name: "Admin Login" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });

/** What the server does when it no longer knows the session. */
async function refuseRefresh(page: Page): Promise<() => Promise<void>> {
  const address = /auth\/v1\/token\?grant_type=refresh_token/;
  await page.route(address, (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: "refresh_token_not_found", msg: "Invalid Refresh Token" },
    }),
  );
  return () => page.unroute(address);
}

/**
 * Makes the stored session look past its time, as after a night's sleep, and presses a button in the same moment: the
 * client looks at the clock by itself as well, and its question would lie before the button.
 */
const expireAndPress = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}") as { expires_at: number };
    session.expires_at = Math.floor(Date.now() / 1000) - 60;
    localStorage.setItem(key, JSON.stringify(session));
    element.click();
  });

test("without a session /admin leads to /login, and logging in back to it", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page).toHaveTitle(titled("Admin Login"));
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  const answer = Promise.withResolvers<void>();
  await page.route(/auth\/v1\/token/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await logIn(page);
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  answer.resolve();
  await expect(page.getByText("Logged in successfully")).toBeVisible();
  await expect(page.getByText("Success", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(overview(page)).toBeVisible();
  await expect(page.locator("title")).toHaveCount(1);
  await expect(page.getByText("Manage and generate blog posts")).toBeVisible();
});

test("the login fits a narrow phone with letters at twice their size", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/login");
  await expect(loginCard(page)).toBeVisible();
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

ownerTest("whoever has a session goes from /login on to /admin", async ({ page }) => {
  await page.goto("/login");
  await expect(page).toHaveURL(/\/admin$/);
});

test("a deeper screen is returned to after logging in", async ({ page }) => {
  await logInTo(page, "/admin/posts");
  await expect(page.getByRole("heading", { level: 1, name: "Posts" })).toBeVisible();
});

test("shows the failure in a notification, and at the button until the next try, when the password is wrong", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 400/);
  await page.goto("/login");
  await logIn(page, undefined, "wrong");
  const notification = page.getByRole("dialog");
  await expect(notification).toContainText("Error");
  await expect(notification).toContainText("Invalid login credentials");
  await expect(page.getByLabel("Email")).toHaveValue("owner@brightwren.example");
  await expect(page.getByLabel("Password")).toHaveValue("wrong");
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(notification).toHaveCount(0);
  const button = page.getByRole("button", { name: "Login" });
  await expect(button).toHaveAccessibleDescription("Invalid login credentials");
  // The notification announces it.
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.getByLabel("Password").fill("");
  await button.click();
  await expect(page.getByText("Invalid login credentials")).toHaveCount(0);
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Password is required");
});

test("email and password are required", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Password is required");
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("signed in without the role: 'Access Denied' and away to the home page", async ({ page }) => {
  await page.goto("/login");
  await logIn(page, member);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Access Denied")).toBeVisible();
  await expect(page.getByText("You don't have admin privileges")).toBeVisible();
});

ownerTest(
  "a spinner while access is checked; a failing check leads to /login and not in circles",
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 500|Could not be read|Failed to load/);
    const address = /rest\/v1\/user_roles/;
    const answer = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await answer.promise;
      await route.fulfill({ status: 500, json: { code: "XX000", message: "boom" } });
    });
    await page.goto("/admin");
    await expect(page.getByRole("status").filter({ hasText: "Checking access" })).toBeAttached();
    answer.resolve();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("alert")).toContainText("Your access could not be checked.");
    // Who went in circles would never be without a request for half a second.
    await page.waitForLoadState("networkidle");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("alert")).toContainText("Your access could not be checked.");
    await page.unroute(address);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(overview(page)).toBeVisible();
  },
);

test("'Logout' signs out and goes to /login, in every tab", async ({ page, context }) => {
  await logInTo(page);
  const second = await context.newPage();
  await second.goto("/admin");
  await expect(overview(second)).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(loginCard(page)).toBeVisible();
  await expect(second).toHaveURL(/\/login$/);
  await expect(dialog(second)).toBeHidden();
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
});

test("a tab whose storage lags behind follows 'Logout' in another tab all the same", async ({
  page,
  context,
}) => {
  await logInTo(page);
  const second = await context.newPage();
  await second.goto("/admin");
  await expect(overview(second)).toBeVisible();
  await second.evaluate(() => {
    const before: Record<string, string> = Object.fromEntries(Object.entries(localStorage));
    Storage.prototype.getItem = (name) => before[name] ?? null;
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(second).toHaveURL(/\/login$/);
});

ownerTest(
  "an expired session asks in place, and what was waiting is then done",
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 40[01]|Could not be read|Invalid Refresh Token/);
    await openAdmin(page);
    await page.getByLabel("Topic").fill("Opening hours");
    await expect(page.getByRole("option", { name: "Web Design" })).toBeAttached();
    await page.getByLabel("Category").selectOption({ index: 1 });
    const asked: string[] = [];
    await page.route(/functions\/v1\/generate-blog-post/, async (route) => {
      asked.push(route.request().headers()["authorization"] ?? "");
      if (asked.length === 1) {
        return route.fulfill({ status: 401, json: { error: "Please sign in again.", code: "unauthorized" } });
      }
      return route.fulfill({
        json: {
          post: {
            id: "00000000-0000-4000-8000-000000000001",
            title: "Opening hours",
            slug: "opening-hours",
            status: "draft",
            created_at: new Date().toISOString(),
          },
        },
      });
    });
    await page.getByRole("button", { name: "Generate Custom Post" }).click();
    await expect(dialog(page)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const inDialog = dialog(page);
    await expect(inDialog.getByLabel("Email")).toHaveValue("owner@brightwren.example");
    await inDialog.getByLabel("Password").fill("wrong");
    await inDialog.getByRole("button", { name: "Login" }).click();
    await expect(inDialog.getByRole("alert")).toHaveText("Invalid login credentials");
    await inDialog.getByLabel("Password").fill("brightwren-local");
    await inDialog.getByRole("button", { name: "Login" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText("Custom blog post generated successfully")).toBeVisible();
    expect(asked).toHaveLength(2);
  },
);

ownerTest(
  "a session that cannot be refreshed: cancelling keeps what is typed and the way back",
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 40[01]|Could not be read|Invalid Refresh Token/);
    await openAdmin(page);
    await expect(page.getByRole("region", { name: "Recent Posts" }).getByRole("listitem")).not.toHaveCount(0);
    await page.getByLabel("Topic").fill("Opening hours");
    const allowRefresh = await refuseRefresh(page);
    await expireAndPress(page.getByRole("button", { name: "Refresh recent posts" }));
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByLabel("Topic")).toHaveValue("Opening hours");
    await allowRefresh();
    await page.getByRole("button", { name: "Sign in again" }).click();
    await dialog(page).getByLabel("Password").fill("brightwren-local");
    await dialog(page).getByRole("button", { name: "Login" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Sign in again" })).toBeHidden();
    // What could not be read meanwhile is read now.
    await expect(page.getByText("The posts could not be read.")).toBeHidden();
    await expect(page.getByLabel("Topic")).toHaveValue("Opening hours");
  },
);

test("the login has no accessibility faults", async ({ page }) => {
  await page.goto("/login");
  await expect(loginCard(page)).toBeVisible();
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

test("the keyboard alone logs in, walks the tabs and logs out", async ({ page }) => {
  await page.goto("/login");
  await expect(loginCard(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("owner@brightwren.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("brightwren-local");
  await page.keyboard.press("Enter");
  await expect(overview(page)).toBeVisible();
  await page.getByText("Skip to content").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("link", { name: /^Posts/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/posts$/);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: "Logout" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});

/** As some password managers and browsers do: no event tells the page. */
const fillWithoutEvents = (page: Page, texts: Record<string, string>) =>
  page.evaluate((all) => {
    for (const [selector, text] of Object.entries(all))
      document.querySelectorAll<HTMLInputElement>(selector).forEach((field) => (field.value = text));
  }, texts);

test("signs in with what a password manager filled in without events", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeVisible();
  await fillWithoutEvents(page, {
    "input[type=email]": "owner@brightwren.example",
    "input[type=password]": "brightwren-local",
  });
  await page.getByRole("button", { name: "Login" }).click();
  await expect(overview(page)).toBeVisible();
});

test("signs in with what was filled in without events after an empty try", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Password is required");
  await fillWithoutEvents(page, {
    "input[type=email]": "owner@brightwren.example",
    "input[type=password]": "brightwren-local",
  });
  await page.getByLabel("Password").press("Enter");
  await expect(overview(page)).toBeVisible();
});

test("asks for a mail with an address that was filled in without events", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
  await fillWithoutEvents(page, { "input[type=email]": "nobody@brightwren.example" });
  await page.getByRole("button", { name: "Send the mail" }).click();
  await expect(page.getByText("If there is an account for nobody@brightwren.example")).toBeVisible();
});

ownerTest("reads the account's fields that were filled in without events", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 400/);
  await openAdmin(page, "/admin/account");
  await fillWithoutEvents(page, { "input[type=password]": "not the password" });
  await page.getByRole("button", { name: "Change password" }).click();
  // Both fields were read: the server was asked.
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(/^(?!.*required)/);
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(/password/i);
  await expect(page.getByText("Password is required")).toHaveCount(0);

  await fillWithoutEvents(page, { "input[type=email]": "not an address" });
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByLabel("Their email")).toHaveAccessibleDescription(/Invalid email address/);
});

test("takes the notice of a failed sign-in away when signing in succeeds", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 400/);
  await page.goto("/login");
  await logIn(page, undefined, "wrong");
  await expect(page.getByRole("dialog")).toContainText("Invalid login credentials");
  await logIn(page);
  await expect(page.getByText("Logged in successfully")).toBeVisible();
  // By itself it would go only after eight seconds.
  await expect(page.getByText("Invalid login credentials")).toHaveCount(0, { timeout: 2000 });
});
