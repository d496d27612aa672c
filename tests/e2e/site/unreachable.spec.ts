import type { Page } from "playwright/test";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { expect, test } from "../../setup/journey.ts";
import { followLink, untilHydrated } from "../../setup/page-ready.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const cards = (page: Page) => page.getByRole("article");

test("takes articles and lists from their files while the backend hangs", async ({ page }) => {
  await page.route(`${journeyAddresses.api}/**`, () => Promise.resolve());
  await page.goto("/blog");
  await untilHydrated(page);
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || /article-body/.test(request.url())) loaded.push(request.url());
  });
  await page.getByRole("link", { name: "Choosing a domain name you will not regret" }).click();
  await expect(heading(page)).toHaveText(/^Choosing a domain name/);
  await expect(page).toHaveURL("/blog/choosing-a-domain-name");
  expect((await page.getByRole("article").innerText()).length).toBeGreaterThan(2000);
  await page.goBack();
  await expect(heading(page)).toHaveText("Insights & Resources");
  await expect(cards(page)).toHaveCount(17);
  expect(loaded, "documents and Markdown renderers").toEqual([]);
});

test.describe("while the backend is blocked", () => {
  test.beforeEach(async ({ page, consoleGuard }) => {
    consoleGuard.allow(/Failed to load resource|Error fetching|Error looking for|status of 404/);
    await page.route(`${journeyAddresses.api}/**`, (route) => route.abort("blockedbyclient"));
  });

  test("opens the blog, its categories, and related, neighbouring and linked articles", async ({ page }) => {
    await page.goto("/about");
    await untilHydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
    await expect(cards(page)).toHaveCount(17);
    await untilHydrated(page);
    await page.locator("a[href^='/blog/category/']").first().click();
    await expect(heading(page)).toHaveText(/^Category:/);
    await expect(cards(page).first()).toBeVisible();

    await page.goto("/blog/what-seo-can-and-cannot-do");
    await untilHydrated(page);
    await page.getByRole("region", { name: "Related Articles" }).getByRole("link").first().click();
    await expect(heading(page)).toHaveText(/Page titles/);
    await page
      .getByRole("navigation", { name: "Previous and next article" })
      .getByRole("link")
      .first()
      .click();
    await expect(heading(page)).not.toHaveText(/Page titles/);
    await followLink(page, "/blog/why-page-speed-matters");
    await expect(heading(page)).toHaveText(/speed/);
    await page.getByRole("article").locator("a[href^='/blog/']:not([rel])").last().click();
    await expect(page).not.toHaveURL(/why-page-speed-matters/);
    await expect(page.getByText("Loading article...")).toHaveCount(0);
    await expect(page).toHaveURL(/\/blog\/.+/);
  });
});
