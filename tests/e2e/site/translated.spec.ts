import type { Locator, Page } from "playwright/test";
import { expect, test } from "../../setup/journey.ts";
import { frames, holdScripts, untilHydrated } from "../../setup/page-ready.ts";
import { demoRoutes, pageRoutes, unknownRoute } from "../../setup/routes.ts";
import { prepareTranslation, translated } from "../../setup/translate-page.ts";

const moments = ["before", "after"] as const;
type Moment = (typeof moments)[number];

/** Opens a page that is translated before or after React takes it over; returns the words that it showed. */
async function openTranslated(page: Page, route: string, moment: Moment): Promise<string[]> {
  const translate = await prepareTranslation(page);
  if (moment === "after") {
    await page.goto(route);
    await untilHydrated(page);
    const words = await wordsOf(page);
    await translate();
    return words;
  }
  const release = await holdScripts(page);
  await page.goto(route, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  const words = await wordsOf(page);
  await translate();
  release();
  await untilHydrated(page);
  await frames(page, 3);
  return words;
}

const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words: string[] = [];
    const texts = document.createTreeWalker(document.getElementById("root")!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      // What is unseen is no loss: notes for readers without JavaScript, and drawings.
      if (parent?.closest("noscript, script, svg")) continue;
      words.push(...(textContent ?? "").replaceAll(/[¡!]/g, " ").split(/\s+/).filter(Boolean));
    }
    return words;
  });

/** Nothing that could be read is gone, and no part has given up. */
async function expectWhole(page: Page, words: string[]): Promise<void> {
  await expect(
    page.getByText(/Unexpected Application Error|has stopped working|could not be loaded/),
  ).toHaveCount(0);
  const left = new Set(await wordsOf(page));
  const lost = words.filter((word) => !left.has(word) && !/^(Loading|articles\.\.\.)$/.test(word));
  expect(lost.length, `words that are gone: ${lost.slice(0, 20).join(" ")}`).toBeLessThan(4);
}

const shows = (locator: Locator, text: string | RegExp) => expect(locator).toHaveText(text);

/** The frame's own controls: menu, theme, links within the page. */
async function useFrame(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.locator("[aria-controls=main-menu]");
  await menu.click();
  await shows(menu, translated("Close"));
  await menu.click();
  await shows(menu, translated("Menu"));
  for (const theme of ["Dark", "As the device"]) {
    await page.getByRole("radio", { name: theme }).check();
    await expect(page.getByRole("radio", { name: theme })).toBeChecked();
  }
}

for (const moment of moments) {
  test.describe(`translated ${moment} React takes the page over`, () => {
    for (const route of [...pageRoutes, ...demoRoutes, unknownRoute]) {
      test(`${route} stays whole while each of its controls is used`, async ({ page, consoleGuard }) => {
        if (route === unknownRoute) consoleGuard.allow(/404/);
        // The lower parts of some pages are taken over later than the page itself.
        consoleGuard.allow(/draws a part of the page anew/);
        const words = await openTranslated(page, route, moment);
        await expectWhole(page, words);
        if (!route.startsWith("/demos/")) await useFrame(page);
        for (const button of await page.locator("main summary, main [role=group] button").all()) {
          if (await button.isVisible()) await button.click();
        }
        await expect(
          page.getByText(/Unexpected Application Error|has stopped working|could not be loaded/),
        ).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
    }

    for (const route of ["/", "/services"]) {
      test(`${route}: a checkout button is busy and idle again`, async ({ page, consoleGuard }) => {
        consoleGuard.allow(/The checkout was not started|draws a part of the page anew|status of 500/);
        const held = Promise.withResolvers<void>();
        await page.route(/functions\/v1\/create-checkout/, async (request) => {
          if (request.request().method() !== "POST") return request.continue();
          await held.promise;
          return request.fulfill({ status: 500, json: {} });
        });
        await openTranslated(page, route, moment);
        const start = page.getByRole("button", { name: /Get Started with|Processing/ }).first();
        await start.scrollIntoViewIfNeeded();
        await expect(start).toBeEnabled();
        await shows(start, translated("Get Started"));
        await start.click();
        await shows(start, translated("Processing"));
        held.resolve();
        await shows(start, translated("Get Started"));
        await expect(page.getByText("Failed to start checkout. Please try again.").first()).toBeVisible();
        await expect(
          page.getByText(/Unexpected Application Error|has stopped working|could not be/),
        ).toHaveCount(0);
      });
    }

    test("the contact form shows its errors, takes them back, and sends", async ({ page, consoleGuard }) => {
      consoleGuard.allow(/draws a part of the page anew/);
      await page.route(/functions\/v1\/send-contact-email/, (route) => route.fulfill({ json: { ok: true } }));
      await openTranslated(page, "/contact", moment);
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
      await expect(page.getByText("It is on the desk")).toBeVisible();
      await expect(page.getByText("jane@example.com")).toBeVisible();
      await shows(send, translated("Send Message"));
    });

    test("the FAQ finds answers and says how many", async ({ page, consoleGuard }) => {
      consoleGuard.allow(/draws a part of the page anew/);
      await openTranslated(page, "/faq", moment);
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

    test("the blog's list says how many articles a filter leaves", async ({ page, consoleGuard }) => {
      consoleGuard.allow(/draws a part of the page anew/);
      await openTranslated(page, "/blog", moment);
      const status = page.locator("#articles [role=status]");
      await expect(status).toContainText(/\d+ articles/);
      const all = await status.textContent();
      await page.locator("[name=q]").fill("local");
      await expect(status).not.toHaveText(all ?? "");
      await page.locator("[name=q]").fill("no such words");
      await expect(status).toContainText("No articles found");
      await page.locator("[name=q]").fill("");
      await expect(status).toHaveText(all ?? "");
      const choice = page.getByRole("group", { name: "Filter by category" }).getByRole("button").nth(1);
      await choice.click();
      await expect(choice).toHaveAttribute("aria-pressed", "true");
      await expect(status).not.toHaveText(all ?? "");
    });

    test("an article's link is copied, and its next article opens", async ({
      page,
      consoleGuard,
      context,
    }) => {
      consoleGuard.allow(/draws a part of the page anew/);
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await openTranslated(page, "/blog/local-seo-for-trades", moment);
      const copy = page.getByRole("button", { name: /Copy link|Link copied/ });
      await copy.click();
      await shows(copy, translated("Link copied"));
      await shows(copy, translated("Copy link"));
      const title = await page.getByRole("heading", { level: 1 }).textContent();
      await page.locator("main a[href^='/blog/']:not([href*=category])").last().click();
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title ?? "");
    });
  });
}

test("pages that follow are translated and whole as well", async ({ page }) => {
  await openTranslated(page, "/", "after");
  for (const name of ["Services", "Portfolio", "FAQ", "Blog", "About"]) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("¡");
    await expect(page.getByText(/Unexpected Application Error|has stopped working|could not be/)).toHaveCount(
      0,
    );
  }
});
