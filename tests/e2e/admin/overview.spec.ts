import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";

test("starts a new document at the top and restores the position on reload", async ({ page }) => {
  await openAdmin(page);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await page.reload();
  // The overview grows while it loads.
  await expect.poll(scrolled).toBeGreaterThan(200);
  await openAdmin(page, "/admin/posts");
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBeGreaterThan(200);
});
