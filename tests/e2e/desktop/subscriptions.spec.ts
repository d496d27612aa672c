import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { addSubscriptions } from "../../setup/subscriptions.ts";

test("takes the owner from the notification of a new subscription to its checklist", async ({
  desk: { app, page, system },
  backend,
  network,
}) => {
  // The overview reads the list once it knows that no subscription needs attention.
  await expect.poll(() => network.count(/^GET .*rest\/v1\/subscriptions/)).toBeGreaterThan(1);
  const badge = () => app.evaluate(({ app: electronApp }) => electronApp.getBadgeCount());
  const counted = async () => {
    // Simulates a return to the window, which triggers a check. Otherwise, the app checks only once a minute.
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    return badge();
  };
  await system.look(false);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  const [id = ""] = await addSubscriptions([{}], backend.url);
  await expect.poll(counted).toBe(1);
  const titles = async () => (await system.journal()).notifications.map(({ title }) => title);
  await expect.poll(titles).toEqual(["New subscription"]);
  await system.clickNotification();
  await expect(page).toHaveURL(new RegExp(`#/admin/subscriptions/${id}$`));
  const contacted = page.getByRole("checkbox", { name: /^Contacted/ });
  await contacted.click();
  await expect(contacted).toBeChecked();
  await expect.poll(counted).toBe(0);
});
