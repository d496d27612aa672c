import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { titled } from "@brightwren/brand/derived";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { storeFindings } from "../../setup/online-deployment.ts";
import { testBackend } from "../../setup/test-backend.ts";

test("shows the doctor's findings", async ({ page, context, consoleGuard }) => {
  const found = [{ name: "Sitemap", verdict: "good", says: "It names every page." }] as const;
  await storeFindings(testBackend.url, localServiceRoleKey, found);
  await openAdmin(page);
  await expect(page.getByRole("region", { name: "Live site" })).toContainText(
    "No problems found at www.example.com. 1 check run on",
  );
  await expect(page).toHaveTitle(titled("Blog Admin"));
  await expect(page.getByRole("link", { name: "Overview", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const [site] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "View site" }).click(),
  ]);
  await expect(site).toHaveURL(/\/$/);
  expect(await site.evaluate(() => window.opener)).toBeNull();
  consoleGuard.allow(/404: no page at \/admin\/nowhere/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("/admin/nowhere"));
  await page.goto("/admin/nowhere");
  await logged;
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await page.getByRole("link", { name: "Go to overview" }).click();
  await expect(page.getByRole("heading", { name: "Blog Admin" })).toBeVisible();
});

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
