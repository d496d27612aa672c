import { titled } from "@brightwren/brand/derived";
import type { Page } from "playwright/test";
import { filesHolding, hasKeychain, noKeychain, storedAccounts } from "../../setup/desktop/keychains.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { loginCard, overview, press, signIn } from "../../setup/desktop/owner-steps.ts";
import { logIn } from "../../setup/admin-steps.ts";

/** The token that the app has stored for its next start. */
const keptToken = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { session, connection } = window.appShell;
    const kept = await session.getItem(`session-${new URL(connection.url).host.replace(":", "-")}`);
    return (JSON.parse(kept ?? "{}") as { refresh_token: string }).refresh_token;
  });

test("the first start asks to sign in and shows the overview then, the next one at once; no file of the app's folder holds the session", async ({
  launch,
  userData,
}) => {
  const first = await launch();
  await expect(loginCard(first.page)).toBeVisible();
  await signIn(first.page);
  await expect(first.page).toHaveTitle(titled("Blog Admin"));
  await expect(
    first.page.getByRole("region", { name: "Recent Posts" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  const token = await keptToken(first.page);
  expect(token.length).toBeGreaterThan(8);
  await first.app.close();
  expect(await filesHolding(userData, token)).toEqual([]);
  test.skip(!hasKeychain(), noKeychain);
  const { page } = await launch();
  await expect(overview(page)).toBeVisible();
});

test("signing out leaves nothing in the keychain, and the next start asks again", async ({
  launch,
  network,
}) => {
  test.skip(!hasKeychain(), noKeychain);
  const first = await launch();
  await signIn(first.page);
  await expect.poll(() => storedAccounts(first.app, network.url)).not.toEqual([]);
  await press(first.page, "Logout");
  await expect(loginCard(first.page)).toBeVisible();
  await expect.poll(() => storedAccounts(first.app, network.url)).toEqual([]);
  await first.app.close();
  const { page } = await launch();
  await expect(loginCard(page)).toBeVisible();
});

test("a wrong password says so, and what was typed stays", async ({ launch, consoleGuard }) => {
  consoleGuard.allow(/status of 400/);
  const { page } = await launch();
  await logIn(page, undefined, "wrong");
  await expect(page.getByRole("dialog")).toContainText("Invalid login credentials");
  await expect(page.getByLabel("Password")).toHaveValue("wrong");
});
