import type { DesktopApp } from "../../setup/desktop/desktop-app.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { signIn } from "../../setup/desktop/owner-steps.ts";

const isVisible = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());

test("an enquiry that arrives while the person looks elsewhere is told of by the system and counted on the icon, and a click leads to it", async ({
  launch,
  posts,
}) => {
  const { app, page, system } = await launch();
  const counted = page.waitForResponse(/contact_enquiries/);
  await signIn(page);
  // Those that were there before are no news.
  await counted;
  const badge = () => app.evaluate(({ app: electronApp }) => electronApp.getBadgeCount());
  const before = await badge();
  await system.look(false);
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());
  await posts.enquire("Please call me.");
  // What a person who comes back to the window makes happen; the app itself looks once a minute.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      return (await system.journal()).notifications.map(({ title }) => title);
    })
    .toEqual(["A new enquiry"]);
  await expect.poll(badge).toBe(before + 1);
  await system.clickNotification();
  await expect.poll(() => isVisible(app)).toBe(true);
  await expect(page).toHaveURL(/#\/admin\/enquiries$/);
});
