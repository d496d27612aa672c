import { localOwner } from "@brightwren/backend/project/local-project";
import { type Browser, chromium } from "playwright";
import type { BrowserContext, Page } from "puppeteer-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { findHeadlessBrowser } from "../setup/browser.ts";
import { journeyAddresses } from "../setup/journey-addresses.ts";
import { removePosts } from "../setup/posts.ts";
import { demoRoutes, exampleRoutes, pageRoutes, unknownRoute } from "../setup/routes.ts";
import { isDeep } from "../setup/test-depth.ts";
import { type Firefox, named, startFirefox, watch } from "./firefox.ts";
import { isWhole, lookAtPage, type PageLook } from "./page-look.ts";

/** Usual runs try what only Firefox can break: layout, a menu without view transitions, popups and the editor. */
const deep = { tags: ["deep"] };

let firefox: Firefox;
let chromiumBrowser: Browser;
let visitor: BrowserContext;
let page: Page;
let faults: string[];

// Motion and scroll bars would affect the heights.
beforeAll(async () => {
  const executablePath = findHeadlessBrowser();
  [firefox, chromiumBrowser] = await Promise.all([
    startFirefox({ "ui.prefersReducedMotion": 1, "ui.useOverlayScrollbars": 1 }),
    chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      // By default, the headless shell rounds glyph widths to pixels, unlike a real window.
      args: ["--no-sandbox", "--disable-background-networking", "--font-render-hinting=none"],
    }),
  ]);
});

afterAll(async () => {
  await chromiumBrowser?.close();
  await firefox?.stop();
});

beforeEach(async () => {
  visitor = await firefox.browser.createBrowserContext();
  page = await visitor.newPage();
  faults = await watch(page);
  await page.setViewport({ width: 1440, height: 900 });
});

afterEach(async () => {
  await visitor.close();
  if (faults.length > 0) throw new Error(faults.join("\n"));
});

const open = (path: string) => page.goto(journeyAddresses.site + path);
const until = (selector: string, on = page) => on.locator(selector).wait();
const untilText = (text: string, on = page) => until(`::-p-text(${text})`, on);
const press = (name: string, on = page) => on.locator(named("button", name)).click();
const fill = (name: string, value: string) => page.locator(named("textbox", name)).fill(value);
const texts = (selector: string) =>
  page.$$eval(selector, (all) => all.map(({ textContent }) => textContent?.trim()));

async function logIn(): Promise<void> {
  await fill("Email", localOwner.email);
  await page.locator("input[type=password]").fill(localOwner.password);
  await press("Login");
}

// Tests the watcher on which the other tests rely.
test("detects exceptions, console errors and CSP violations", async () => {
  await open("/about");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.src = "https://elsewhere.example/a.js";
    document.body.append(script);
    setTimeout(() => {
      throw new Error("thrown");
    });
    console.error("logged");
  });
  const noticed = [
    "Error: thrown",
    "error: logged",
    expect.stringContaining(
      "error: policy violation: script-src-elem refused https://elsewhere.example/a.js in",
    ),
  ];
  await expect.poll(() => faults).toEqual(expect.arrayContaining(noticed));
  faults.length = 0;
});

test("closes the menu on Escape on a phone", async () => {
  await page.setViewport({ width: 390, height: 844 });
  await open("/");
  await page.waitForFunction(isWhole);
  const menu = page.locator("header summary");
  const inMenu = () => page.$eval("#main-menu", (nav) => nav.checkVisibility({ visibilityProperty: true }));
  expect(await inMenu()).toBe(false);
  await menu.click();
  await expect.poll(inMenu).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(inMenu).toBe(false);
  await menu.click();
  await page.locator('#main-menu a[href="/blog"]').click();
  await expect.poll(() => texts("h1")).toEqual(["Insights & Resources"]);
  await expect.poll(inMenu).toBe(false);
  expect(page.url()).toBe(`${journeyAddresses.site}/blog`);
});

test("shows the thank-you page after payment", async () => {
  await open("/services");
  const opened = new Promise<Page>((resolve) => {
    page.once("popup", (tab) => {
      if (tab) resolve(tab);
    });
  });
  await page.locator("button:not([disabled])::-p-text(Get Started)").click();
  const tab = await opened;
  const ofTab = await watch(tab);
  await press("Pay (practice)", tab);
  await expect
    .poll(() => tab.url())
    .toMatch(/\/thank-you\?session_id=cs_practice_[0-9a-f]{32}&price=price_\w+$/);
  await until("h1", tab);
  expect(ofTab).toEqual([]);
  expect(page.url()).toBe(`${journeyAddresses.site}/services`);
});

test("publishes a post that a visitor can read, and logs the owner out", async () => {
  await open("/admin/posts/new");
  await untilText("Admin Login");
  await logIn();
  const title = `Journey ${crypto.randomUUID().slice(0, 8)}`;
  await fill("Title", title);
  await fill("Text of the post, in Markdown", "Written **in Firefox**.");
  await expect.poll(() => page.url()).toMatch(/posts\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  try {
    await press("Publish");
    await press("Publish now");
    await untilText("Published");
    await open(`/blog/${title.toLowerCase().replace(" ", "-")}`);
    await expect.poll(() => texts("h1")).toEqual([title]);
    await expect.poll(() => texts("article strong")).toEqual(["in Firefox"]);
  } finally {
    await removePosts([id]);
  }
  await open("/admin");
  await press("Logout");
  await untilText("Admin Login");
});

/** Each page loads at the first width. The window is then resized to any remaining width. */
const loads = isDeep ? [[390], [1440]] : [[390, 1440]];
/** Engines round line heights differently. */
const tolerance = 0.01;
const height = 900;

async function looksInFirefox(route: string, widths: number[]): Promise<PageLook[]> {
  const looks: PageLook[] = [];
  for (const width of widths) {
    await page.setViewport({ width, height });
    if (looks.length === 0) await open(route);
    await page.waitForFunction(isWhole, {}, width);
    looks.push(await page.evaluate(lookAtPage));
  }
  return looks;
}

async function looksInChromium(route: string, widths: number[]): Promise<PageLook[]> {
  const chromiumPage = await chromiumBrowser.newPage({ reducedMotion: "reduce" });
  const looks: PageLook[] = [];
  for (const width of widths) {
    await chromiumPage.setViewportSize({ width, height });
    if (looks.length === 0) await chromiumPage.goto(journeyAddresses.site + route);
    await chromiumPage.waitForFunction(isWhole, width);
    looks.push(await chromiumPage.evaluate(lookAtPage));
  }
  await chromiumPage.close();
  return looks;
}

for (const route of [...pageRoutes, ...demoRoutes, unknownRoute, "/login"]) {
  test(
    `renders ${route} at the same height as Chromium`,
    exampleRoutes.includes(route) ? {} : deep,
    async () => {
      for (const widths of loads) {
        const [seen, expected] = await Promise.all([
          looksInFirefox(route, widths),
          looksInChromium(route, widths),
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
      expect(faults.splice(0)).toEqual(logged);
    },
  );
}
