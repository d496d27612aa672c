import type { Keytar } from "@brightwren/desktop/main/keychain/keychain.ts";
import type { DesktopApp } from "../../setup/desktop/desktop-app.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { loginCard, overview, press, signIn } from "../../setup/desktop/owner-steps.ts";

const again = "You will have to sign in again when the app starts.";

/** From here on the keychain refuses to store anything, as a full one does. */
const fillKeychain = (app: DesktopApp) =>
  app.evaluate(({ app: electronApp }) => {
    const { createRequire } = process.getBuiltinModule("module");
    const keytar = createRequire(`${electronApp.getAppPath()}/package.json`)("keytar") as Keytar;
    keytar.setPassword = () => Promise.reject(new Error("The keychain is full."));
  });

/** From here on the keychain stores nothing until `answer()`. */
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

  test("signing in works, the notice says what it means, and the next start asks again", async ({
    launch,
  }) => {
    const first = await launch();
    await expect(first.page.getByText(again)).toBeVisible();
    await signIn(first.page);
    await expect(first.page.getByRole("status").filter({ hasText: again })).toBeVisible();
    await press(first.page, "OK");
    await expect(first.page.getByText(again)).toBeHidden();
    await first.app.close();
    const { page } = await launch();
    await expect(loginCard(page)).toBeVisible();
  });
});

test.describe("with a locked keychain", () => {
  test.use({ keychain: "locked" });
  test.skip(process.platform !== "linux", "The system's own is not ours to lock");

  test("signing in works, and the notice says that unlocking helps", async ({ launch }) => {
    test.skip(!hasKeychain(), noKeychain);
    const { page } = await launch();
    await signIn(page);
    await expect(page.getByText("the system's keychain is locked")).toBeVisible();
    await expect(page.getByText(again)).toBeVisible();
  });
});

test.describe("with a keychain that answers nothing", () => {
  test.use({ keychain: "silent" });
  test.skip(process.platform !== "linux", "The system's own is not ours to stop");

  test("the app can be quit, and started again", async ({ launch }) => {
    test.skip(!hasKeychain(), noKeychain);
    for (let times = 0; times < 2; times++) {
      const { app, page } = await launch();
      await expect(page.getByRole("status").filter({ hasText: "Checking access" })).toBeAttached();
      await app.close();
    }
  });
});

test("a keychain that takes nothing more: work goes on, and the notice says that the next start asks", async ({
  launch,
}) => {
  test.skip(!hasKeychain(), noKeychain);
  const first = await launch();
  await expect(loginCard(first.page)).toBeVisible();
  await fillKeychain(first.app);
  await signIn(first.page);
  await expect(first.page.getByText("could not be stored in the system's keychain")).toBeVisible();
  await press(first.page, "Refresh recent posts");
  await expect(overview(first.page)).toBeVisible();
  await first.app.close();
  const { page } = await launch();
  await expect(loginCard(page)).toBeVisible();
});

test("quitting waits for a keychain that takes its time, and says so: the next start is signed in", async ({
  launch,
}) => {
  test.skip(!hasKeychain(), noKeychain);
  const { app, page } = await launch();
  await expect(loginCard(page)).toBeVisible();
  const { answer } = await keepBack(app);
  await signIn(page);
  await app.evaluate(({ app: electronApp }) => electronApp.quit());
  await expect(page.getByText("Waiting for the system's keychain before the app quits.")).toBeVisible();
  await answer();
  await app.ended;
  const next = await launch();
  await expect(overview(next.page)).toBeVisible();
});
