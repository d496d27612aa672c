import { blogTitled } from "@brightwren/brand/derived";
import type { Page } from "playwright/test";
import { accessibilityFaults, expect, test } from "../../setup/writing-journey.ts";
import { journeyAddresses } from "../../setup/journey-addresses.ts";
import { readHead } from "../../setup/page-facts.ts";
import { addPicture } from "../../setup/library-pictures.ts";
import { addPost } from "../../setup/posts.ts";
import { untilHydrated } from "../../setup/page-ready.ts";
import { serviceClient } from "../../setup/service-client.ts";
import { testBackend } from "../../setup/test-backend.ts";

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Without a layout shift, the browser reports nothing.
        setTimeout(resolve, 200, 0);
      }),
  );

/** Blocks the text font, so that only pictures can shift the layout (docs/decisions/020). */
async function withoutLateFonts(
  page: Page,
  consoleGuard: { allow: (message: RegExp) => void },
): Promise<void> {
  consoleGuard.allow(/Failed to load resource|NetworkError/);
  await page.route(/\.woff2/, (route) => route.abort());
}

async function readToTheEnd(page: Page): Promise<void> {
  for (const picture of await page.getByRole("article").locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
  }
}

const shownFile = (page: Page, name: string) =>
  page
    .getByRole("article")
    .getByRole("img", { name })
    .evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname.split("/").at(-1));

async function upload(width: number, height: number): Promise<string> {
  const { address } = await addPicture(serviceClient(), { name: "Journey", width, height });
  return address.replace(testBackend.url, journeyAddresses.api);
}

test("shows and lists a post published after the build without a layout shift", async ({
  page,
  consoleGuard,
}) => {
  await withoutLateFonts(page, consoleGuard);
  const [lying, upright] = [await upload(2000, 1500), await upload(600, 900)];
  const prose = "Words between two pictures, and then some more of them. ".repeat(30);
  const slug = "journey-new-pictures";
  await addPost({
    title: "New pictures",
    slug,
    featured_image_url: lying,
    published_at: new Date().toISOString(),
    content: `${prose}

![A bench](${lying}#wide "The bench, in March.")

${prose}

![Before](${upright} "Before.")
![After](${upright}#decorative "After.")

${prose}`,
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await page.goto(`/blog/${slug}`))?.status()).toBe(200);
  await expect(page.getByRole("figure", { name: "The bench, in March." })).toBeAttached();
  await readToTheEnd(page);
  expect(await layoutShift(page)).toBe(0);
  expect(await shownFile(page, "New pictures")).toBe("1600.webp");
  expect(await shownFile(page, "A bench")).toBe("1600.webp");
  expect(await shownFile(page, "Before")).toBe("480.webp");

  const featured = page.getByRole("article").getByRole("img", { name: "New pictures" });
  await expect(featured).toHaveAttribute("fetchpriority", "high");
  await expect(featured).not.toHaveAttribute("loading");
  const wide = page.getByRole("img", { name: "A bench" });
  for (const [attribute, value] of Object.entries({ width: "2000", height: "1500", loading: "lazy" }))
    await expect(wide).toHaveAttribute(attribute, value);
  await expect(page.getByRole("img", { name: "After" })).toHaveCount(0);

  const column = await page.getByRole("figure", { name: "Before." }).locator("..").boundingBox();
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(column?.width).toBeLessThan(800);
  expect(await accessibilityFaults(page)).toEqual([]);

  const head = {
    titles: [blogTitled("New pictures")],
    descriptions: ["Written by a journey."],
    canonicals: [`${journeyAddresses.site}/blog/${slug}`],
    robots: [],
  };
  expect(await readHead(page)).toMatchObject(head);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await page.getByRole("article").first().getByRole("link", { name: "New pictures" }).click();
  await expect(page.getByRole("figure", { name: "The bench, in March." })).toBeAttached();
  expect(await readHead(page)).toMatchObject(head);
});

test("serves a prerendered post's pictures as AVIF", async ({ page, consoleGuard }) => {
  await withoutLateFonts(page, consoleGuard);
  await page.setViewportSize({ width: 390, height: 800 });
  const answer = await page.goto("/blog/smaller-images-without-losing-quality");
  const html = await answer?.text();
  expect(html).toMatch(/<picture><source type="image\/avif" srcSet="\/pictures\/posts\//);
  await readToTheEnd(page);
  await untilHydrated(page);
  expect(await layoutShift(page)).toBe(0);
  const name = "A gym’s home page with one picture right across the screen.";
  const picture = page.getByRole("img", { name });
  await expect(picture).toHaveAttribute("width", "1280");
  await expect(picture).toHaveAttribute("height", "860");
  expect(await shownFile(page, name)).toMatch(/^[0-9a-f]{20}-480\.avif$/);
});
