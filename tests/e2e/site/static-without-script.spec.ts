import type { Page } from "playwright/test";
import { expect, test } from "../../setup/journey.ts";
import { pageRoutes } from "../../setup/routes.ts";
import { isDeep } from "../../setup/test-depth.ts";

const changePages = (page: Page, change: (html: string) => string, headers: Record<string, string> = {}) =>
  page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: change(await response.text()),
      headers: { ...response.headers(), ...headers },
    });
  });

const ways: { name: string; prepare?: (page: Page) => Promise<unknown> }[] = [
  { name: "when JavaScript is off" },
  {
    name: "when a CSP blocks inline scripts",
    prepare: (page) => changePages(page, (html) => html, { "content-security-policy": "script-src 'self'" }),
  },
  {
    name: "when the browser is too old for the first script",
    prepare: (page) =>
      changePages(page, (html) => html.replace(/(<script data-scripts[^>]*>)/, "$1newer syntax "), {
        // The site's CSP would block the changed script.
        "content-security-policy": "script-src 'self' 'unsafe-inline'",
      }),
  },
  {
    name: "when the browser is too old for the page's scripts",
    prepare: (page) =>
      page.route("**/assets/*.js", (route) =>
        route.fulfill({ contentType: "text/javascript", body: "newer syntax" }),
      ),
  },
];

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: "domcontentloaded" });
  await expect(page.locator("html:not([data-scripted])")).toHaveCount(1);
}

async function expectMenuInReach(page: Page, route: string): Promise<void> {
  const menu = page.locator("header summary");
  await menu.click();
  const reached = await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
  expect(reached, `the menu of ${route}`).toEqual(Array.from({ length: 7 }, () => true));
  await menu.click();
  const heading = page.getByRole("heading", { level: 1 });
  await heading.scrollIntoViewIfNeeded();
  const covered = await heading.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 4, top + 8));
  });
  expect(covered, `the heading of ${route}`).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBe(390);
}

// tests/site/page-texts.test.ts checks the advice in each file.
async function expectNoDeadButtons(page: Page, route: string): Promise<void> {
  for (const advice of await page.locator("main p.no-script").all()) await expect(advice).toBeVisible();
  const dead = await page
    .locator("button")
    .evaluateAll((all) =>
      (all as HTMLButtonElement[])
        .filter((button) => button.checkVisibility() && !button.disabled)
        .map((button) => button.textContent),
    );
  expect(dead, `buttons on ${route}`).toEqual([]);
}

async function expectAnswers(page: Page): Promise<void> {
  const questions = page.locator("main details");
  expect(await questions.count()).toBeGreaterThan(15);
  const answers = await questions.evaluateAll((all) =>
    all.map((details) =>
      details.textContent.replace(details.querySelector("summary")?.textContent ?? "", "").trim(),
    ),
  );
  expect(answers.filter((answer) => answer.length < 20)).toEqual([]);
  await expect(questions.first()).toHaveAttribute("open");
  await questions.nth(1).locator("summary").click();
  await expect(questions.nth(1)).toHaveAttribute("open");
}

const examples = ["/contact", "/", "/blog/local-seo-for-trades"];

for (const { name, prepare } of ways)
  test.describe(name, () => {
    // All variants share the no-script styles.
    const routes = isDeep ? pageRoutes : examples.slice(0, prepare ? 1 : 3);
    test.use({ javaScriptEnabled: prepare !== undefined });

    test.beforeEach(async ({ page, consoleGuard }) => {
      consoleGuard.allow(
        /SyntaxError|policy violation|Content Security Policy|Unexpected identifier|Missing initializer/,
      );
      await prepare?.(page);
    });

    test("shows the menu and text of every page", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const route of routes) {
        await open(page, route);
        await expectMenuInReach(page, route);
        await expectNoDeadButtons(page, route);
      }
      await page.locator("header summary").click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).click();
      await expect(page).toHaveURL("/faq");
      await expectAnswers(page);
    });
  });

test("explains what the admin requires when its script cannot start", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/SyntaxError|Unexpected identifier|Missing initializer/);
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "newer syntax" }),
  );
  await page.goto("/login");
  const advice = page.getByText("The blog admin is still loading.");
  await expect(advice).toBeHidden();
  // A fake clock does not affect CSS animation delays, so the test finishes the animation.
  await advice.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(advice).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to the website" })).toBeVisible();
});
