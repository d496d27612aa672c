import { untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";

test("opens a new page at the top with the focus in its content", async ({ page }) => {
  await page.goto("/blog");
  await untilHydrated(page);
  const card = page.getByRole("article").nth(9).getByRole("link");
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await card.click();
  await expect(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test("moves the focus to the anchor in the URL", async ({ page }) => {
  await page.goto("/contact#enquiry");
  await expect(page.getByRole("region", { name: "Your enquiry" })).toBeFocused();

  await page.goto("/about#100%");
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    location.hash = "#50%";
  });
  await page.getByRole("link", { name: "FAQ" }).first().click();
  await expect(page).toHaveURL("/faq");
});

test("returns the 404 page for an unknown URL", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404: no page|status of 404/);
  for (const address of ["/no/such-page", "/demos", "/demos/nope", "/login/nope"]) {
    const logged = page.waitForEvent("console", (message) => message.text().includes(`at ${address}`));
    expect((await page.goto(address))?.status(), address).toBe(404);
    await logged;
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
});
