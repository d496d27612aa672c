import type { Page } from "playwright/test";
import { logIn, member } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { loginCard, overview, signIn } from "../../setup/desktop/owner-steps.ts";

/** Makes the stored session look past its time, as after a night's sleep. */
const expireSession = (page: Page) =>
  page.evaluate(async () => {
    const { session, connection } = window.appShell;
    const key = `session-${new URL(connection.url).host.replace(":", "-")}`;
    const kept = JSON.parse((await session.getItem(key)) ?? "{}") as { expires_at: number };
    kept.expires_at = Math.floor(Date.now() / 1000) - 60;
    await session.setItem(key, JSON.stringify(kept));
  });

test("tells a member who has no role, and signs them out", async ({ launch }) => {
  const { page, system } = await launch();
  await logIn(page, member);
  await expect.poll(async () => (await system.journal()).boxes).toMatchObject([{ message: "Access Denied" }]);
  await expect(loginCard(page)).toBeVisible();
});

test("a session past its time: without a network one is still signed in, with one it is renewed and stored", async ({
  launch,
  network,
  consoleGuard,
}) => {
  test.skip(!hasKeychain(), noKeychain);
  consoleGuard.allow(withoutNetwork);
  const first = await launch();
  await signIn(first.page);
  await expect(
    first.page.getByRole("region", { name: "Recent Posts" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  await expireSession(first.page);
  await first.app.close();

  await network.down();
  const second = await launch();
  await expect(overview(second.page)).toBeVisible();
  await second.app.close();

  await network.up();
  const third = await launch();
  await expect(overview(third.page)).toBeVisible();
  await expect.poll(() => network.count(/grant_type=refresh_token/)).toBeGreaterThan(0);
  await expect(third.page.getByRole("status").filter({ hasText: "Offline." })).toBeHidden();
  await third.app.close();

  const { page } = await launch();
  await expect(overview(page)).toBeVisible();
});
