import type { Page } from "playwright/test";
import { untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";

const brokenSite = (page: Page) => page.getByText("Unexpected Application Error!");

/** Simulates a new deployment that no longer contains the file that the page requests. */
const removeFile = (page: Page, file: RegExp) =>
  page.route(file, (route) => route.fulfill({ status: 404, body: "Not found" }));

test.beforeEach(({ consoleGuard }) => {
  consoleGuard.allow(
    /status of 404|ERR_|dynamically imported module|module script failed|stays as it was drawn/,
  );
});

test.describe("when the home page's code cannot be loaded", () => {
  const home = /home-page.*\.js/;
  const start = (page: Page) => page.getByRole("button", { name: "Get Started" }).first();

  async function open(page: Page): Promise<void> {
    const given = page.waitForEvent("console", (message) => message.text().includes("stays as it was drawn"));
    await page.goto("/");
    await given;
  }

  test("loads the new version on the next click", async ({ page }) => {
    await removeFile(page, home);
    await open(page);
    await expect(
      page.getByRole("heading", { name: "One bill a month, and nothing before it" }),
    ).toBeVisible();
    await expect(brokenSite(page)).toHaveCount(0);

    await page.unroute(home);
    await expect(start(page)).toBeDisabled();
    const renewed = page.waitForEvent("load");
    await start(page).click({ force: true });
    await renewed;
    await expect(start(page)).toBeEnabled();
  });

  test("reloads only once when the new version also lacks the file", async ({ page }) => {
    await removeFile(page, home);
    await open(page);
    const renewed = page.waitForEvent("load");
    const given = page.waitForEvent("console", (message) => message.text().includes("stays as it was drawn"));
    await start(page).click({ force: true });
    await renewed;
    await given;
    await page.evaluate(() => Object.assign(window, { same: true }));
    await start(page).click({ force: true });
    await page.getByRole("link", { name: "Portfolio" }).first().click();
    await expect(page).toHaveURL("/portfolio");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("loads the code automatically once the connection returns", async ({ page, context }) => {
    await page.route(home, (route) => route.abort());
    await open(page);
    await context.setOffline(true);
    await page.unroute(home);
    await context.setOffline(false);
    await expect(start(page)).toBeEnabled();
  });
});

test("loads a page as a document when its code is missing, and retries when it is unreachable", async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Unexpected application error/);
  await page.goto("/");
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Start Your Project Today" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText(/dynamically imported module|module script failed/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tell us what you do.");
  await untilHydrated(page);

  await removeFile(page, /portfolio-page.*\.js/);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Portfolio" }).click();
  await loaded;
  await expect(page).toHaveTitle(/Portfolio/);
  await expect(page).toHaveURL("/portfolio");
  await expect(brokenSite(page)).toHaveCount(0);
});

test("shows a placeholder when a picture in the prerendered list cannot be loaded", async ({ page }) => {
  await page.route("**/pictures/**", (route) => route.abort());
  await page.goto("/blog");
  const card = page.getByRole("article").filter({ hasText: "Smaller images" });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator("svg[data-inks]")).toBeVisible();
});

test("shows all text when the site's scripts cannot be loaded", async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/blog?category=local-seo");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/blog/no-such-article");
  await expect(page.getByText("There is no article at this address.")).toBeVisible();
  await expect(page.getByText("Loading article...")).toBeHidden();
});
