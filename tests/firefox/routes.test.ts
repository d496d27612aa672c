import { chromium, type Page as ChromiumPage } from "playwright";
import type { Page as FirefoxPage } from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findHeadlessBrowser } from "../setup/browser.ts";
import { journeyAddresses } from "../setup/journey-addresses.ts";
import { demoRoutes, pageRoutes, unknownRoute } from "../setup/routes.ts";
import { type Firefox, startFirefox, watch } from "./firefox.ts";
import { isWhole, lookAtPage, type PageLook } from "./page-look.ts";
import { isDeep } from "../setup/test-depth.ts";

const routes = [...pageRoutes, ...demoRoutes, unknownRoute, "/login"];
/** Each page loads at the first width. The window is then resized to any remaining width. */
const loads = isDeep ? [[390], [1440]] : [[390, 1440]];
/** Engines round line heights differently. */
const tolerance = 0.01;

let firefox: Firefox;
let firefoxPage: FirefoxPage;
let chromiumPage: ChromiumPage;
let faults: string[];

// Motion and scroll bars would affect the heights.
beforeAll(async () => {
  firefox = await startFirefox({ "ui.prefersReducedMotion": 1, "ui.useOverlayScrollbars": 1 });
  firefoxPage = await firefox.browser.newPage();
  faults = await watch(firefoxPage);
  const executablePath = findHeadlessBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // By default, the headless shell rounds glyph widths to pixels, unlike a real window.
    args: ["--no-sandbox", "--disable-background-networking", "--font-render-hinting=none"],
  });
  chromiumPage = await browser.newPage({ reducedMotion: "reduce" });
});

afterAll(async () => {
  await chromiumPage?.context().browser()?.close();
  await firefox?.stop();
});

type Engine = {
  resize: (width: number) => Promise<void>;
  open: (address: string) => Promise<unknown>;
  look: (width: number) => Promise<PageLook>;
};

const height = 900;
const engines: Record<"firefox" | "chromium", Engine> = {
  firefox: {
    resize: (width) => firefoxPage.setViewport({ width, height }),
    open: (address) => firefoxPage.goto(address),
    look: async (width) => {
      await firefoxPage.waitForFunction(isWhole, {}, width);
      return firefoxPage.evaluate(lookAtPage);
    },
  },
  chromium: {
    resize: (width) => chromiumPage.setViewportSize({ width, height }),
    open: (address) => chromiumPage.goto(address),
    look: async (width) => {
      await chromiumPage.waitForFunction(isWhole, width);
      return chromiumPage.evaluate(lookAtPage);
    },
  },
};

async function looksIn({ resize, open, look }: Engine, route: string, widths: number[]): Promise<PageLook[]> {
  const looks: PageLook[] = [];
  for (const [index, width] of widths.entries()) {
    await resize(width);
    if (index === 0) await open(journeyAddresses.site + route);
    looks.push(await look(width));
  }
  return looks;
}

for (const route of routes) {
  test(`renders ${route} at the same height as Chromium`, async () => {
    faults.length = 0;
    for (const widths of loads) {
      const [seen, expected] = await Promise.all([
        looksIn(engines.firefox, route, widths),
        looksIn(engines.chromium, route, widths),
      ]);
      for (const [index, width] of widths.entries()) {
        const [inFirefox, inChromium] = [seen[index]!, expected[index]!];
        expect(inFirefox.brokenPictures, `broken at ${width} px`).toEqual([]);
        expect(inFirefox.sideways, `scrolls sideways at ${width} px`).toBe(0);
        const apart = Math.abs(inFirefox.height / inChromium.height - 1);
        expect(
          apart,
          `${inFirefox.height} px high, ${inChromium.height} in Chromium, at ${width} px`,
        ).toBeLessThan(tolerance);
      }
    }
    const logged = route === unknownRoute ? loads.map(() => `warn: 404: no page at ${unknownRoute}`) : [];
    expect(faults).toEqual(logged);
  });
}
