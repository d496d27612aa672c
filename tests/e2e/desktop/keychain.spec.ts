import type { Keytar } from "@brightwren/desktop/main/keychain/keychain.ts";
import type { DesktopApp } from "../../setup/desktop/desktop-app.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { loginCard, overview, press, signIn } from "../../setup/desktop/owner-steps.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const again = "You will have to sign in again when the app starts.";
const widths = [390, 1240];

const fillKeychain = (app: DesktopApp) =>
  app.evaluate(({ app: electronApp }) => {
    const { createRequire } = process.getBuiltinModule("module");
    const keytar = createRequire(`${electronApp.getAppPath()}/package.json`)("keytar") as Keytar;
    keytar.setPassword = () => Promise.reject(new Error("The keychain is full."));
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

test.describe("without a keychain", () => {
  test.use({ keychain: "none" });
  test.skip(process.platform !== "linux", "Every other system has one");

  test("asks for the password again on the next start", async ({ launch }) => {
    const first = await launch();
    await expect(first.page.getByText(again)).toBeVisible();
    expect(await screenFaults(first.page, widths)).toEqual([]);
    await signIn(first.page);
    await expect(first.page.getByRole("status").filter({ hasText: again })).toBeVisible();
    await expect(
      first.page.getByRole("region", { name: "Recent Posts" }).getByRole("listitem"),
    ).not.toHaveCount(0);
    expect(await screenFaults(first.page, widths)).toEqual([]);
    await press(first.page, "OK");
    await expect(first.page.getByText(again)).toBeHidden();
    await first.app.close();
    const { page } = await launch();
    await expect(loginCard(page)).toBeVisible();
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

test("asks for the password on the next start when the keychain rejects writes", async ({ launch }) => {
  test.skip(!hasKeychain(), noKeychain);
  const first = await launch();
  await expect(loginCard(first.page)).toBeVisible();
  await fillKeychain(first.app);
  await signIn(first.page);
  await expect(first.page.getByText("could not be stored in the system’s keychain")).toBeVisible();
  await press(first.page, "Refresh recent posts");
  await expect(overview(first.page)).toBeVisible();
  await first.app.close();
  const { page } = await launch();
  await expect(loginCard(page)).toBeVisible();
});

test("does not quit until the keychain has stored the session", async ({ launch }) => {
  test.skip(!hasKeychain(), noKeychain);
  const { app, page } = await launch();
  await expect(loginCard(page)).toBeVisible();
  const { answer } = await keepBack(app);
  await signIn(page);
  await app.evaluate(({ app: electronApp }) => electronApp.quit());
  await expect(page.getByText("Waiting for the system’s keychain before the app quits.")).toBeVisible();
  await answer();
  await app.ended;
  const next = await launch();
  await expect(overview(next.page)).toBeVisible();
});
