import type { Page } from "playwright/test";
import { pixelsBeside } from "../../setup/look-checks.ts";
import { untilHydrated } from "../../setup/page-ready.ts";
import { accessibilityFaults, colourFaults, expect, test } from "../../setup/journey.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { demoRoutes, exampleRoutes, pageRoutes, unknownRoute } from "../../setup/routes.ts";
import { isDeep } from "../../setup/test-depth.ts";

/** Lists focusable elements whose focus ring is missing or below 3:1 contrast (WCAG 2.2, 1.4.11). */
async function faintFocusRings(page: Page): Promise<string[]> {
  // Browsers show focus rings only after keyboard input.
  await page.keyboard.press("Tab");
  return page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser has no canvas.");

    const luminance = (colours: string[]): number => {
      for (const colour of colours) {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };

    const groundsOf = (element: Element | null, ring: { width: number; height: number }): string[] => {
      if (!element) return ["Canvas"];
      const { width, height } = element.getBoundingClientRect();
      const reaches = width >= ring.width || height >= ring.height;
      const below = groundsOf(element.parentElement, ring);
      return reaches ? [...below, getComputedStyle(element).backgroundColor] : below;
    };

    const ringOf = (element: HTMLElement) => {
      for (let bearer: Element | null = element; bearer; bearer = bearer.parentElement)
        for (const style of [getComputedStyle(bearer), getComputedStyle(bearer, "::after")])
          if (style.outlineStyle !== "none" && style.opacity !== "0") return { bearer, style };
      return null;
    };

    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      "a, button, input, select, textarea, summary, [tabindex]",
    )) {
      if (element.tabIndex < 0) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      // Short transitions run even with reduced motion.
      for (const motion of document.getAnimations()) if (motion instanceof CSSTransition) motion.finish();
      const named = `${element.tagName} ${element.className} “${element.textContent.trim().slice(0, 40)}”`;
      const ring = ringOf(element);
      if (!ring) {
        faults.push(`${named} has no ring`);
        continue;
      }
      const { bearer, style } = ring;
      const reach = 2 * (Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth));
      const { width, height } = bearer.getBoundingClientRect();
      const grounds = groundsOf(bearer, { width: width + reach, height: height + reach });
      const [one, other] = [luminance([...grounds, style.outlineColor]), luminance(grounds)];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (contrast < 3) faults.push(`${named}: ${style.outlineColor} has ${contrast.toFixed(2)} : 1`);
    }
    return faults;
  });
}

const ownOrigins: string[] = [journeyAddresses.site, journeyAddresses.api, "null"];
const height = 900;

async function expectNothingSideways(page: Page): Promise<void> {
  expect(await page.evaluate(pixelsBeside)).toBe(0);
  if (!isDeep && !exampleRoutes.includes(new URL(page.url()).pathname)) return;
  const large = await page.addStyleTag({ content: "html { font-size: 200% }" });
  expect(await page.evaluate(pixelsBeside), "with text at twice its size").toBe(0);
  await large.evaluate((style: Element) => style.remove());
}

// tests/site/html.test.ts checks the structure of the files.
for (const [kind, routes] of Object.entries({ page: [...pageRoutes, unknownRoute], demo: demoRoutes }))
  test(`loads every ${kind} without an error, a foreign request or sideways scrolling`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/404: no page|status of 404/);
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!ownOrigins.includes(new URL(request.url()).origin)) foreign.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height });
    for (const route of routes)
      await test.step(route, async () => {
        await page.goto(route);
        await untilHydrated(page);
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        await expectNothingSideways(page);
      });
    expect(foreign).toEqual([]);
  });

// Checks the widths between those above, where the header links might not fit.
test("collapses the header before its links overflow when the text is twice as large", async ({ page }) => {
  for (const route of isDeep ? pageRoutes : ["/"]) {
    await page.goto(route);
    await untilHydrated(page);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    for (const width of [320, 390, 768, 900, 1100, 1440, 1780]) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(pixelsBeside), `${route} at ${width} px`).toBe(0);
      const ends = await page
        .locator("header :is(a, button)")
        .or(page.getByRole("link", { name: "Get Started" }))
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
      expect(Math.max(...ends), `the links of ${route} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

for (const route of [...pageRoutes, ...demoRoutes, unknownRoute]) {
  // Demos draw their own focus rings, some on a neighbour of the focused element.
  const isDemo = route.startsWith("/demos/");
  const tag = exampleRoutes.includes(route) ? [] : "@deep";
  test(`${route}: has no accessibility errors`, { tag }, async ({ page, consoleGuard }) => {
    if (route === unknownRoute) consoleGuard.allow(/404: no page|status of 404/);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height });
    await page.goto(route);
    await untilHydrated(page);
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
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const appearance = `${colorScheme} at ${width} px`;
      expect(await faultsFound(page), appearance).toEqual([]);
      if (!isDemo) expect(await faintFocusRings(page), `focus rings, ${appearance}`).toEqual([]);
    }
  });
}
