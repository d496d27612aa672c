import type { Browser, Page } from "playwright/test";
import { fileOf, readBuilt, sitemapPaths } from "../../setup/built-site.ts";
import { untilHydrated, untilWhole } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { readHead, readPage, withoutMachineFacts } from "../../setup/page-facts.ts";
import { demoRoutes, pageRoutes, unknownRoute } from "../../setup/routes.ts";
import { isDeep } from "../../setup/test-depth.ts";

/** Selects the first, middle and last of several pages rendered by the same code. Deep runs select all of them. */
function someOf<Route>(routes: readonly Route[]): Route[] {
  const chosen = [0, Math.floor(routes.length / 2), routes.length - 1];
  return routes.filter((_, i) => isDeep || chosen.includes(i));
}

const unindexed: string[] = ["/thank-you", "/draft"];

async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: journeyAddresses.site,
    viewport: { width: 390, height: 844 },
    locale: "en-GB",
    timezoneId: "Europe/London",
  });
  return context.newPage();
}

/** Ignores the date on legal pages, which is the build date in the file and today's date after hydration. */
const withoutDay = (text: string) => text.replace(/(?<=Last updated: )\d\d\/\d\d\/\d{4}/, "that day");

async function compare(running: Page, plain: Page, route: string): Promise<void> {
  await test.step(route, async () => {
    const answer = await plain.goto(route);
    expect(answer?.status()).toBe(200);
    const unscripted = await readPage(plain);
    await running.goto(route);
    await untilHydrated(running);
    await untilWhole(running);

    const { properties, structuredData, ...drawn } = await readHead(running, await answer?.text());
    expect([drawn.titles, drawn.descriptions].map(({ length }) => length)).toEqual([1, 1]);
    const canonical = route === "/draft" ? [] : [new URL(route, journeyAddresses.site).href];
    expect(drawn.canonicals).toEqual(canonical);
    if (unindexed.includes(route)) {
      expect(drawn.robots).toEqual(["noindex"]);
      expect(properties).toEqual([]);
    } else {
      expect(drawn.robots).toEqual([]);
      for (const name of ["title", "description", "image", "url", "type"])
        expect(properties.filter((property) => property === `og:${name}`)).toEqual([`og:${name}`]);
      expect(structuredData).toBeGreaterThan(0);
    }
    expect(withoutMachineFacts(await readHead(running))).toEqual(drawn);

    const scripted = await readPage(running);
    expect(unscripted.missingPictures).toEqual([]);
    expect(unscripted.headings.length).toBeGreaterThan(0);
    expect(unscripted.headings).toEqual(scripted.headings);
    expect(withoutDay(unscripted.text)).toBe(withoutDay(scripted.text));
    expect(unscripted.folded).toEqual(scripted.folded);
    expect(unscripted.links).toEqual(scripted.links);
  });
}

test.use({ viewport: { width: 390, height: 844 } });

async function compareAll(page: Page, browser: Browser, routes: readonly string[]): Promise<void> {
  const plain = await withoutScript(browser);
  for (const route of routes) await compare(page, plain, route);
  await plain.context().close();
}

test("serves complete pages that hydration does not change", async ({ page, browser }) => {
  test.setTimeout(180_000);
  await compareAll(page, browser, pageRoutes);
});

test("serves complete demos that hydration does not change", async ({ page, browser }) => {
  test.setTimeout(180_000);
  await compareAll(page, browser, someOf(demoRoutes));
});

test("serves complete articles that hydration does not change", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const articles = (await sitemapPaths()).filter((path) => /^\/blog\/[^/]+$/.test(path));
  expect(articles.length).toBeGreaterThan(15);
  await compareAll(page, browser, someOf(articles));
});

test("returns the 404 page for an unknown URL without JavaScript", async ({
  page,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/404: no page|status of 404/);
  const plain = await withoutScript(browser);
  const answer = await plain.goto(unknownRoute);
  expect(answer?.status()).toBe(404);
  await expect(plain.getByText("Oops! Page not found")).toBeVisible();
  await expect(plain.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  await page.goto(unknownRoute);
  await untilHydrated(page);
  const drawn = await readHead(page, await answer?.text());
  expect(drawn).toMatchObject({ canonicals: [], robots: ["noindex"], properties: [], structuredData: 0 });
  expect(await readHead(page)).toEqual(drawn);
  await plain.context().close();
});

test("gives a page opened by a link the same head as its prerendered file", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/faq");
  await untilHydrated(page);
  for (const route of [...pageRoutes, ...someOf(demoRoutes), ...(isDeep ? demoRoutes.toReversed() : [])]) {
    await test.step(route, async () => {
      const file = await readBuilt(fileOf(route));
      const { properties: _, structuredData: __, ...drawn } = await readHead(page, file);
      await followLink(page, route);
      await expect(page).toHaveTitle(drawn.titles[0] ?? "");
      expect(await readHead(page)).toEqual({ ...drawn, properties: [], structuredData: 0 });
    });
  }
});

/** Navigates without loading a document. Uses a link if the page contains one, otherwise the History API. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLElement>(`a[href="${to}"]:not([target])`);
    if (link) return link.click();
    history.pushState({ idx: 1, key: to }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  }, path);
}
