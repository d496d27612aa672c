import type { Locator, Page } from "playwright/test";
import { holdScripts, untilHydrated, untilWhole } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls, and waits for the frame in which the scroll event fires. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

/** Returns the position once scrolling has stopped. Counts frames rather than time, because the machine may be busy. */
const rest = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let before = -1;
    for (let still = 0; still < 20; still = scrollY === before ? still + 1 : 0) {
      before = scrollY;
      await new Promise(requestAnimationFrame);
    }
    return Math.round(scrollY);
  });

test("prefetches a page's code when its link is hovered or focused", async ({ page }) => {
  await page.goto("/about");
  await untilHydrated(page);
  const menu = page.getByRole("navigation", { name: "Main" });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const pointed = page.waitForRequest(/\/assets\/faq-page-.*\.js$/);
  await menu.getByRole("link", { name: "FAQ" }).hover();
  await pointed;
  const focused = page.waitForRequest(/\/assets\/portfolio-page-.*\.js$/);
  await menu.getByRole("link", { name: "Portfolio" }).focus();
  await focused;
  await expect(page).toHaveURL("/about");
  await page.waitForLoadState("networkidle");
  requested.length = 0;
  await menu.getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/faq");
  expect(requested.filter((path) => path.endsWith(".js"))).toEqual([]);
});

test("corrects an address with capitals when the host does not", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  await page.route("/ABOUT.?from=mail", async (route) => {
    const file = await route.fetch({ url: new URL("/404.html", route.request().url()).href });
    await route.fulfill({ response: file, body: await file.text() });
  });
  await page.goto("/ABOUT.?from=mail");
  await expect(page).toHaveURL("/about?from=mail");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("404");
});

test("opens pages at the top with the focus in their content, and restores positions on Back and Forward", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
  await scrollTo(page, 500);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Blog" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/Insights/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 700);
  await page
    .getByRole("article")
    .nth(4)
    .getByRole("link")
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  await scrollTo(page, 600);
  const article = page.url();
  // Loads another document, which the stored positions must survive.
  await page.goto("/faq");
  await untilHydrated(page);
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 400);
  await page.goto("/services");
  await page.goto("/faq");
  await untilHydrated(page);
  expect(await rest(page), "the same address again").toBe(0);

  const way: [address: string | RegExp, top: number][] = [
    ["/services", 0],
    ["/faq", 400],
    [article, 600],
    ["/blog", 700],
    ["/", 500],
  ];
  for (const [address, top] of way) {
    await page.goBack();
    await expect(page).toHaveURL(address);
    await untilHydrated(page);
    await expect.poll(() => scrolled(page), { message: `back on ${address}` }).toBe(top);
  }
  await page.reload();
  await expect.poll(() => scrolled(page), { message: "after a reload" }).toBe(500);
  // React draws a page anew, and says so, if the visitor leaves it before.
  await untilHydrated(page);
  for (const [address, top] of way.slice(0, -1).toReversed()) {
    await page.goForward();
    await expect(page).toHaveURL(address);
    await expect.poll(() => scrolled(page), { message: `forward on ${address}` }).toBe(top);
  }
});

test("does not close an open menu on a phone when the scripts load", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto("/");
  const menu = page.locator("header summary");
  const blog = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" });
  for (const isOpen of [true, false, true]) {
    await menu.click();
    await expect(menu.getByText("Close")).toBeVisible({ visible: isOpen });
    await expect(blog).toBeVisible({ visible: isOpen });
  }
  release();
  await untilHydrated(page);
  await expect(menu.getByText("Close")).toBeVisible();
  await expect(blog).toBeVisible();
});

test("scrolls to a demo section whenever its link is followed", async ({ page }) => {
  await page.goto("/demos/detailing");
  await untilHydrated(page);
  // Fonts that load later would shift the content below.
  await untilWhole(page);
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  const menu = page.getByRole("navigation", { name: "Meniscus" }).getByRole("link");
  // Playwright's click would scroll to the link first.
  const follow = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
  await scrollTo(page, 40);
  await follow(menu.first());
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  const first = await rest(page);
  await scrollTo(page, first + 300);
  await page.goBack();
  await expect(page).toHaveURL("/demos/detailing");
  await expect.poll(() => scrolled(page)).toBe(40);
  await rest(page);
  await page.goForward();
  await expect.poll(() => scrolled(page)).toBe(first + 300);
  await rest(page);
  await scrollTo(page, 40);
  await follow(menu.first());
  await expect.poll(() => scrolled(page)).toBe(first);
  await page.reload();
  await untilHydrated(page);
  await follow(menu.last());
  await expect.poll(() => scrolled(page)).toBeGreaterThan(first);

  const left = await rest(page);
  await follow(page.getByRole("link", { name: "Get Started" }));
  await expect(page).toHaveURL("/contact");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/demos\/detailing/);
  await expect.poll(() => scrolled(page)).toBe(left);
});
