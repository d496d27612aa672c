import { chooseMenu, loginCard, overview, press } from "../../setup/desktop/owner-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { hasKeychain, noKeychain } from "../../setup/desktop/keychains.ts";
import { openNetworkGate } from "../../setup/desktop/network-gate.ts";

test("keeps the first backend's session when another backend is configured", async ({
  desk: { app, page },
  backend,
  network,
}) => {
  test.skip(!hasKeychain(), noKeychain);
  const other = await openNetworkGate(backend.url);
  try {
    await chooseMenu(app, "settings");
    const address = page.getByLabel("Backend address");
    await address.fill("http://127.0.0.1:9");
    await press(page, "Save");
    await expect(address).toHaveAccessibleDescription(/Nothing responded at this address\./);
    await page.reload();
    await expect(address).toHaveValue(network.url);
    await address.fill(other.url);
    const [second] = await Promise.all([app.nextWindow(), press(page, "Save")]);
    await expect(loginCard(second)).toBeVisible();
    expect(page.isClosed()).toBe(true);
    await chooseMenu(app, "settings");
    await second.getByLabel("Backend address").fill(network.url);
    const [third] = await Promise.all([app.nextWindow(), press(second, "Save")]);
    await expect(overview(third)).toBeVisible();
  } finally {
    await other.close();
  }
});
