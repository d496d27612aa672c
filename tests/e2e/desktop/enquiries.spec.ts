import { expect, test } from "../../setup/desktop/desktop-journey.ts";

test("opens the enquiry list when the notification of a new enquiry is clicked", async ({
  desk: { app, page, system },
  posts,
  network,
}) => {
  await expect.poll(() => network.count(/contact_enquiries/)).toBeGreaterThan(0);
  const badge = () => app.evaluate(({ app: electronApp }) => electronApp.getBadgeCount());
  const counted = async () => {
    // Simulates a return to the window, which triggers a check. Otherwise, the app checks only once a minute.
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    return badge();
  };
  await system.look(true);
  await posts.enquire("While you look at the window.");
  await expect.poll(counted).toBe(1);

  await system.look(false);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  await posts.enquire("Please call me.");
  await expect.poll(counted).toBe(2);
  const titles = async () => (await system.journal()).notifications.map(({ title }) => title);
  await expect.poll(titles).toEqual(["New enquiry"]);
  await system.clickNotification();
  await expect
    .poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible()))
    .toBe(true);
  await expect(page).toHaveURL(/#\/admin\/enquiries$/);
});
