import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { loginCard, overview, press, signIn } from "../../setup/desktop/owner-steps.ts";
import { logIn } from "../../setup/admin-login.ts";
import { keptAccounts } from "../../setup/desktop/kept-accounts.ts";

test("the first start asks to sign in, and shows the overview then", async ({ launch }) => {
  const { page } = await launch();
  await expect(loginCard(page)).toBeVisible();
  await signIn(page);
  await expect(page).toHaveTitle(/Brightwren/);
  await expect(page.getByRole("region", { name: "Recent Posts" }).getByRole("listitem")).not.toHaveCount(0);
});

test("after a restart the owner is still signed in", async ({ launch }) => {
  test.skip(!hasKeychain(), noKeychain);
  const first = await launch();
  await signIn(first.page);
  await first.app.close();
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
  await expect.poll(() => keptAccounts(first.app, network.url)).not.toEqual([]);
  await press(first.page, "Logout");
  await expect(loginCard(first.page)).toBeVisible();
  await expect.poll(() => keptAccounts(first.app, network.url)).toEqual([]);
  await first.app.close();
  const { page } = await launch();
  await expect(loginCard(page)).toBeVisible();
});

test("a wrong password says so, and what was typed stays", async ({ launch, consoleGuard }) => {
  consoleGuard.allow(/status of 400/);
  const { page } = await launch();
  await logIn(page, undefined, "wrong");
  await expect(page.getByText("Invalid login credentials")).toBeVisible();
  await expect(page.getByLabel("Password")).toHaveValue("wrong");
});
