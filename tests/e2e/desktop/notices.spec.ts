import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { addSubscriptions } from "../../setup/subscriptions.ts";
import { addEnquiries } from "../../setup/enquiries.ts";

test("opens what is new when the user clicks its notification", async ({
  desk: { app, page, system },
  network,
}) => {
  await expect.poll(() => network.count(/contact_enquiries/)).toBeGreaterThan(0);
  // The overview reads the list once it knows that no subscription needs attention.
  await expect.poll(() => network.count(/^GET .*rest\/v1\/subscriptions/)).toBeGreaterThan(1);
  const counted = async () => {
    // Simulates a return to the window, which triggers a check. Otherwise, the app checks only once a minute.
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    return app.evaluate(({ app: electronApp }) => electronApp.getBadgeCount());
  };
  const titles = async () => (await system.journal()).notifications.map(({ title }) => title);
  const hide = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  await system.look(true);
  await addEnquiries([{ message: "While you look at the window." }]);
  await expect.poll(counted).toBe(1);

  await system.look(false);
  await hide();
  await addEnquiries([{ message: "Please call me." }]);
  await expect.poll(counted).toBe(2);
  await expect.poll(titles).toEqual(["New enquiry"]);
  await system.clickNotification();
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
    .toBe(true);
  await expect(page).toHaveURL(/#\/admin\/enquiries$/);

  await hide();
  const [id = ""] = await addSubscriptions([{}]);
  await expect.poll(counted).toBe(3);
  await expect.poll(titles).toEqual(["New enquiry", "New subscription"]);
  await system.clickNotification();
  await expect(page).toHaveURL(new RegExp(`#/admin/subscriptions/${id}$`));
  const contacted = page.getByRole("checkbox", { name: /^Contacted/ });
  await contacted.click();
  await expect(contacted).toBeChecked();
  await expect.poll(counted).toBe(2);
});
