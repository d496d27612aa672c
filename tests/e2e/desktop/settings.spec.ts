import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import type { Page } from "playwright/test";
import { chooseMenu, loginCard, overview, press, signIn } from "../../setup/desktop/owner-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { openNetworkGate } from "../../setup/desktop/network-gate.ts";

const address = (page: Page) => page.getByLabel("Backend address");
const key = (page: Page) => page.getByLabel("Publishable key");

test("each wrong value is said at its field, and nothing is stored", async ({ desk, consoleGuard }) => {
  consoleGuard.allow(/status of 40/);
  const { app, page, network } = desk;
  await chooseMenu(app, "settings");
  for (const [wrong, sentence] of [
    ["", "Backend address is required"],
    ["not an address", "Backend address is not a valid address"],
    ["ftp://example.org", "Backend address must start with https://"],
    ["http://example.org", "Backend address must start with https://, or be on this computer"],
    ["http://127.0.0.1:9", "Nothing answers at this address. Is it right, and are you online?"],
  ] as const) {
    await address(page).fill(wrong);
    await press(page, "Save");
    await expect(address(page)).toHaveAccessibleDescription(new RegExp(sentence.replaceAll(/[?.]/g, "\\$&")));
  }
  await address(page).fill(network.url);
  await key(page).fill("sb_publishable_wrong");
  await press(page, "Save");
  await expect(key(page)).toHaveAccessibleDescription(/The backend does not accept this key\./);
  for (const secret of ["sb_secret_x1", localServiceRoleKey]) {
    await key(page).fill(secret);
    await press(page, "Save");
    await expect(key(page)).toHaveAccessibleDescription(
      /Publishable key holds a secret key, .* replace it with the project's publishable \(anon\) key/,
    );
  }
  await page.reload();
  await expect(address(page)).toHaveValue(network.url);
});

test("another backend opens the window anew and asks to sign in; the first one's session is still there", async ({
  launch,
  backend,
  network,
}) => {
  test.skip(!hasKeychain(), noKeychain);
  const other = await openNetworkGate(backend.url);
  try {
    const { app, page } = await launch();
    await signIn(page);
    await chooseMenu(app, "settings");
    await address(page).fill(other.url);
    const [second] = await Promise.all([app.nextWindow(), press(page, "Save")]);
    await expect(loginCard(second)).toBeVisible();
    expect(page.isClosed()).toBe(true);
    await chooseMenu(app, "settings");
    await address(second).fill(network.url);
    const [third] = await Promise.all([app.nextWindow(), press(second, "Save")]);
    await expect(overview(third)).toBeVisible();
  } finally {
    await other.close();
  }
});
