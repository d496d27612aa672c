import type { Page } from "playwright/test";
import { frames, holdScripts, untilHydrated } from "../../setup/page-ready.ts";
import { lostWords, prepareTranslation, translated, wordsOnPage } from "../../setup/translate-page.ts";
import { expect, test } from "../../setup/writing-journey.ts";

// Translates the prerendered page before React hydrates it.
// tests/components/site/translated.test.tsx translates pages after hydration.

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/draws a part of the page anew/));

test.afterEach(({ page }) =>
  expect(page.getByText(/Unexpected Application Error|has stopped working|could not be/)).toHaveCount(0),
);

async function openTranslated(page: Page, route: string): Promise<void> {
  const translate = await prepareTranslation(page);
  const release = await holdScripts(page);
  await page.goto(route, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  const words = await page.evaluate(wordsOnPage);
  await translate();
  release();
  await untilHydrated(page);
  await frames(page, 3);
  const lost = lostWords(words, await page.evaluate(wordsOnPage));
  expect(lost.length, `words that are gone: ${lost.slice(0, 20).join(" ")}`).toBeLessThan(4);
}

test("keeps translated pages intact", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of [
    "/about",
    "/blog/category/local-seo",
    "/blog/local-seo-for-trades",
    "/terms-of-service",
  ]) {
    await openTranslated(page, route);
    await page.getByText(translated("Menu"), { exact: true }).click();
    await page.getByText(translated("Close"), { exact: true }).click();
    await expect(page.getByText(translated("Menu"), { exact: true })).toBeVisible();
    for (const theme of ["Dark", "Match my device"]) {
      await page.getByRole("radio", { name: theme }).check();
      await expect(page.getByRole("radio", { name: theme })).toBeChecked();
    }
  }
});

test("keeps a translated demo intact while its buttons are used", async ({ page }) => {
  await openTranslated(page, "/demos/salon");
  for (const button of await page.locator("main summary, main [role=group] button").all())
    if (await button.isVisible()) await button.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("resets a busy checkout button on the translated home page", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/The checkout was not started|status of 500/);
  const held = Promise.withResolvers<void>();
  await page.route(/functions\/v1\/create-checkout/, async (request) => {
    if (request.request().method() !== "POST") return request.continue();
    await held.promise;
    return request.fulfill({ status: 500, json: {} });
  });
  await openTranslated(page, "/");
  const start = page.getByRole("button", { name: /Get Started with|Processing/ }).first();
  await start.scrollIntoViewIfNeeded();
  await expect(start).toBeEnabled();
  await expect(start).toHaveText(translated("Get Started"));
  await start.click();
  await expect(start).toHaveText(translated("Processing"));
  held.resolve();
  await expect(start).toHaveText(translated("Get Started"));
  await expect(page.getByText("Failed to start checkout. Please try again.").first()).toBeVisible();
});

test("removes the translated contact form's errors when the form is sent", async ({ page }) => {
  await page.route(/functions\/v1\/send-contact-email/, (route) => route.fulfill({ json: { ok: true } }));
  await openTranslated(page, "/contact");
  const form = page.locator("form");
  const send = form.locator("[type=submit]");
  await send.click();
  await expect(form.getByText("First name is required")).toBeVisible();
  for (const [name, text] of [
    ["firstName", "Jane"],
    ["lastName", "Doe"],
    ["email", "jane@example"],
    ["message", "A website, please."],
  ] as const)
    await form.locator(`[name=${name}]`).fill(text);
  await expect(form.getByText("First name is required")).toHaveCount(0);
  await form.locator("[name=email]").fill("jane@example.com");
  await send.click();
  await expect(page.getByText("Message received")).toBeVisible();
  await expect(page.getByText("jane@example.com")).toBeVisible();
  await expect(send).toHaveText(translated("Send Message"));
});

test("shows the number of matching FAQ answers", async ({ page }) => {
  await openTranslated(page, "/faq");
  const status = page.locator("#conversation [role=status]");
  const ask = page.locator("[name=ask]");
  await ask.pressSequentially("domain");
  await expect(status).toContainText("fit");
  const first = await status.textContent();
  await ask.fill("how long does it take to build");
  await expect(status).not.toHaveText(first ?? "");
  await ask.fill("qqqq");
  await expect(status).not.toContainText("fit");
  await ask.fill("");
  await expect(page.locator("#conversation li").first()).toBeVisible();
});

test("shows the number of articles that match a blog filter", async ({ page }) => {
  await openTranslated(page, "/blog");
  const status = page.locator("#articles [role=status]");
  const search = page.locator("[name=q]");
  const count = /^¡\d articles?!$/;
  await expect(status).toHaveText(translated("17 articles"));
  await search.fill("local");
  await expect(status).toHaveText(count);
  await search.fill("no such words");
  await expect(status).toContainText("No articles found");
  const category = page.getByRole("group", { name: "Filter by category" }).getByRole("button").nth(1);
  await search.fill("");
  await category.click();
  await expect(category).toHaveAttribute("aria-pressed", "true");
  await expect(status).toHaveText(count);
});
