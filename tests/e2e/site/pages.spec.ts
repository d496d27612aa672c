import { expect, test } from "../../setup/journey.ts";
import { isDeep } from "../../setup/test-depth.ts";

// Phones with and without browser toolbars, a tablet, and laptops with a short window, the tightest two first.
const firstScreens = [
  { width: 375, height: 667 },
  { width: 1366, height: 657 },
  { width: 390, height: 664 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1440, height: 789 },
].slice(0, isDeep ? 6 : 2);

test("shows the main button without scrolling at each window size", async ({ page }) => {
  for (const [route, button] of [
    ["/", "Start Your Project Today"],
    ["/start", "Get My Free Quote"],
  ] as const) {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    for (const size of firstScreens) {
      await page.setViewportSize(size);
      const view = `${route} at ${JSON.stringify(size)}`;
      const link = page.getByRole("link", { name: button });
      await expect(link, view).toBeInViewport({ ratio: 1 });
      // Verifies that nothing, such as a fixed bar, covers the link's corners.
      await link.click({ trial: true, position: { x: 8, y: 8 } });
      const { width, height } = (await link.boundingBox())!;
      await link.click({ trial: true, position: { x: width - 8, y: height - 8 } });
      expect(await page.evaluate(() => scrollY), view).toBe(0);
    }
  }
});

test("shows three sites in turn on the home page until paused", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const shown = page.locator('div:not([inert]) > a[href^="/demos/"]').first();
  const afterSeconds = async (seconds: number) => {
    await page.clock.runFor(seconds * 1000);
    return await shown.getAttribute("href");
  };
  await expect.poll(() => afterSeconds(1)).toBe("/demos/salon");
  await page.getByRole("button", { name: "Pause the three sites" }).click();
  await page.mouse.move(0, 0);
  expect(await afterSeconds(30)).toBe("/demos/salon");
  await page.getByRole("button", { name: "Play the three sites" }).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => afterSeconds(1)).not.toBe("/demos/salon");
});

test("scrolls to the packages when the price above the fold of the home page is clicked", async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const price = page.getByRole("link", { name: "from £29/month" });
    await expect(price).toBeInViewport({ ratio: 1 });
    await price.click();
    await expect(page).toHaveURL("/#pricing");
    const heading = page.getByRole("heading", { name: "One bill a month" });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const header = (await page.getByRole("banner").boundingBox())!;
    await expect
      .poll(async () => (await heading.boundingBox())!.y)
      .toBeGreaterThanOrEqual(header.y + header.height);
  }
});

test("stops the animated strip for hover, focus, the Pause button and reduced motion", async ({ page }) => {
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Websites in our style book" });
  const track = strip.getByRole("group").locator("> div");
  const state = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
  await strip.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  expect(await state()).toBe("running");
  await strip.hover();
  expect(await state()).toBe("paused");
  await page.mouse.move(5, 5);
  await strip.getByRole("group").focus();
  expect(await state()).toBe("paused");
  await strip.getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await state()).toBe("paused");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
});
