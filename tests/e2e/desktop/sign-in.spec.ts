import type { Keytar } from "@brightwren/desktop/main/keychain/keychain.ts";
import type { Page } from "playwright/test";
import { logIn, member } from "../../setup/admin-steps.ts";
import type { DesktopApp } from "../../setup/desktop/desktop-app.ts";
import { filesHolding, hasKeychain, noKeychain, storedAccounts } from "../../setup/desktop/keychains.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { loginCard, overview, press, signIn } from "../../setup/desktop/owner-steps.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const again = "You will have to sign in again when the app starts.";

const keptToken = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { session, connection } = window.appShell;
    const kept = await session.getItem(`session-${new URL(connection.url).host.replace(":", "-")}`);
    return (JSON.parse(kept ?? "{}") as { refresh_token: string }).refresh_token;
  });

async function keepBack(app: DesktopApp): Promise<{ answer: () => Promise<void> }> {
  await app.evaluate(({ app: electronApp }) => {
    const { createRequire } = process.getBuiltinModule("module");
    const keytar = createRequire(`${electronApp.getAppPath()}/package.json`)("keytar") as Keytar;
    const { setPassword } = keytar;
    const { promise, resolve } = Promise.withResolvers<void>();
    keytar.setPassword = (...given) => promise.then(() => setPassword(...given));
    Object.assign(globalThis, { answerForKeychain: resolve });
  });
  return {
    answer: () =>
      app.evaluate(() => (globalThis as unknown as { answerForKeychain: () => void }).answerForKeychain()),
  };
}

test("stores the session in the keychain alone, and does not quit before", async ({
  launch,
  network,
  userData,
  consoleGuard,
}) => {
  test.skip(!hasKeychain(), noKeychain);
  consoleGuard.allow(withoutNetwork);
  const first = await launch();
  await logIn(first.page, member);
  await expect
    .poll(async () => (await first.system.journal()).boxes)
    .toMatchObject([{ message: "Access Denied" }]);
  await expect(loginCard(first.page)).toBeVisible();

  const { answer } = await keepBack(first.app);
  await signIn(first.page);
  const token = await keptToken(first.page);
  expect(token.length).toBeGreaterThan(8);
  await first.app.evaluate(({ app: electronApp }) => electronApp.quit());
  await expect(first.page.getByText("Waiting for the system’s keychain before the app quits.")).toBeVisible();
  await answer();
  await first.app.ended;
  expect(await filesHolding(userData, token)).toEqual([]);

  await network.down();
  const { app, page } = await launch();
  await expect(overview(page)).toBeVisible();
  await expect.poll(() => storedAccounts(app, network.url)).not.toEqual([]);
  await press(page, "Logout");
  await expect(loginCard(page)).toBeVisible();
  await expect.poll(() => storedAccounts(app, network.url)).toEqual([]);
});

test.describe("without a keychain", () => {
  test.use({ keychain: "none" });
  test.skip(process.platform !== "linux", "Every other system has one");

  test("says that the user must sign in again, and stores the session nowhere", async ({
    launch,
    userData,
  }) => {
    const { app, page } = await launch();
    await expect(page.getByText(again)).toBeVisible();
    expect(await screenFaults(page, [390, 1240])).toEqual([]);
    await signIn(page);
    await expect(page.getByRole("status").filter({ hasText: again })).toBeVisible();
    await press(page, "OK");
    await expect(page.getByText(again)).toBeHidden();
    const token = await keptToken(page);
    expect(token.length).toBeGreaterThan(8);
    await app.close();
    expect(await filesHolding(userData, token)).toEqual([]);
  });
});

test.describe("when the keychain never responds", () => {
  test.use({ keychain: "silent" });
  test.skip(process.platform !== "linux", "The system's own is not ours to stop");

  test("quits while a keychain request is pending", async ({ launch }) => {
    test.skip(!hasKeychain(), noKeychain);
    const { app, page } = await launch();
    await expect(page.getByRole("status").filter({ hasText: "Checking access" })).toBeAttached();
    await app.close();
  });
});
