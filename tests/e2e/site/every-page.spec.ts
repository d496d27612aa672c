import { titled } from "@brightwren/brand/derived";
import type { Page } from "playwright/test";
import { faintFocusRings } from "../../setup/focus-rings.ts";
import { untilHydrated } from "../../setup/page-ready.ts";
import { accessibilityFaults, colourFaults, expect, test } from "../../setup/journey.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { demoRoutes, pageRoutes, unknownRoute } from "../../setup/routes.ts";
import { isDeep } from "../../setup/test-depth.ts";

const routes = [...pageRoutes, ...demoRoutes, unknownRoute];
const ownOrigins: string[] = [journeyAddresses.site, journeyAddresses.api, "null"];

function watchOrigins(page: Page): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!ownOrigins.includes(new URL(request.url()).origin)) foreign.push(request.url());
  });
  return foreign;
}

/**
 * Fails the test when a script reads the theme. Only style sheets may depend on the theme, because the test switches
 * it on an open page, which must then match a page loaded in that theme.
 */
async function forbidScriptsTheTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (query.includes("prefers-color-scheme")) console.error(`A script asks for the theme: ${query}`);
      return ask(query);
    };
  });
}

async function expectStructure(page: Page, route: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const { levels, ids, titles, descriptions, canonicals } = await page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      levels: [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) =>
        Number(tagName[1]),
      ),
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
      titles: count("head > title"),
      descriptions: count('meta[name="description"]'),
      canonicals: count('link[rel="canonical"]'),
    };
  });
  for (const [i, level] of levels.entries())
    expect(level - (levels[i - 1] ?? 0), `heading ${i + 1}`).toBeLessThan(2);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect([titles, descriptions]).toEqual([1, 1]);
  expect(canonicals).toBe(["/draft", unknownRoute].includes(route) ? 0 : 1);
  await expect.poll(() => page.title()).toContain(titled(""));
}

async function expectNothingSideways(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  const large = await page.addStyleTag({ content: "html { font-size: 200% }" });
  expect(await overflow(), "with text at twice its size").toBe(0);
  await large.evaluate((style: Element) => style.remove());
}

// Checks the widths between those in the tests below, where the header links might not fit.
test("collapses the header before its links overflow when the text is twice as large", async ({ page }) => {
  const others = isDeep ? ["/about", "/privacy-policy"] : [];
  for (const route of ["/", "/services", "/blog/local-seo-for-trades", ...others]) {
    await page.goto(route);
    await untilHydrated(page);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    for (const width of [320, 390, 768, 900, 1100, 1440, 1780]) {
      await page.setViewportSize({ width, height: 900 });
      const { sideways, end } = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        end: Math.max(
          ...[...document.querySelectorAll("header :is(a, button)")].map(
            (e) => e.getBoundingClientRect().right,
          ),
        ),
      }));
      const ways = await page
        .getByRole("link", { name: "Get Started" })
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
      expect(sideways, `${route} at ${width} px`).toBe(0);
      expect(end, `the header of ${route} at ${width} px`).toBeLessThanOrEqual(width);
      expect(Math.max(0, ...ways), `"Get Started" of ${route} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

for (const route of routes) {
  // Demos draw their own focus rings, some on a neighbour of the focused element.
  const isDemo = route.startsWith("/demos/");
  test(`${route}: has no structure, layout or accessibility errors`, async ({ page, consoleGuard }) => {
    if (route === unknownRoute) consoleGuard.allow(/404: no page|status of 404/);
    const foreign = watchOrigins(page);
    await forbidScriptsTheTheme(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 900 });
    await page.goto(route);
    await untilHydrated(page);
    await expectStructure(page, route);
    await expectNothingSideways(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNothingSideways(page);

    for (const [width, colorScheme, faultsFound] of [
      [1440, "dark", colourFaults],
      [390, "light", accessibilityFaults],
      ...(isDeep
        ? ([
            [390, "dark", colourFaults],
            [1440, "light", accessibilityFaults],
          ] as const)
        : []),
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const appearance = `${colorScheme} at ${width} px`;
      expect(await faultsFound(page), appearance).toEqual([]);
      if (!isDemo) expect(await faintFocusRings(page), `focus rings, ${appearance}`).toEqual([]);
    }
    expect(foreign).toEqual([]);
  });
}
