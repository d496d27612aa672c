import { titled } from "@brightwren/brand/derived";
import type { Page } from "playwright/test";
import { filesHolding, hasKeychain, noKeychain, storedAccounts } from "../../setup/desktop/keychains.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { loginCard, overview, press, signIn } from "../../setup/desktop/owner-steps.ts";

const keptToken = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { session, connection } = window.appShell;
    const kept = await session.getItem(`session-${new URL(connection.url).host.replace(":", "-")}`);
    return (JSON.parse(kept ?? "{}") as { refresh_token: string }).refresh_token;
  });

test("never stores the session in a file", async ({ launch, network, userData, consoleGuard }) => {
  consoleGuard.allow(withoutNetwork);
  const first = await launch();
  await expect(loginCard(first.page)).toBeVisible();
  await signIn(first.page);
  const token = await keptToken(first.page);
  await first.app.kill();
  expect(token.length).toBeGreaterThan(8);
  expect(await filesHolding(userData, token)).toEqual([]);

  test.skip(!hasKeychain(), noKeychain);
  await network.down();
  const second = await launch();
  await expect(overview(second.page)).toBeVisible();
  await expect(second.page).toHaveTitle(titled("Blog Admin"));
  await expect.poll(() => storedAccounts(second.app, network.url)).not.toEqual([]);
  await press(second.page, "Logout");
  await expect(loginCard(second.page)).toBeVisible();
  await expect.poll(() => storedAccounts(second.app, network.url)).toEqual([]);
  await second.app.close();

  await network.up();
  const third = await launch();
  await expect(loginCard(third.page)).toBeVisible();
  await third.app.close();
  expect(await filesHolding(userData, token)).toEqual([]);
});
