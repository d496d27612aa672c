import { expect, test } from "../../setup/journey.ts";
import { listPosts } from "../../setup/posts.ts";

test("shows the prerendered list immediately when the backend is slow", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/rest\/v1\/blog_posts/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/rest\/v1\/blog_posts/);
  await page.goto("/blog");
  await asked;
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(17);
  await expect(page.getByText("Loading articles...")).toHaveCount(0);
  const posts = (await listPosts()).filter(({ status }) => status === "published");
  const day = ({ published_at: date }: (typeof posts)[number]) => Date.parse(date ?? "");
  const addresses = posts.toSorted((a, b) => day(b) - day(a)).map(({ slug }) => `/blog/${slug}`);
  const links = await cards.getByRole("link").all();
  expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual(addresses);

  await expect(cards.filter({ has: page.locator("svg[data-inks]") })).toHaveCount(13);
  const image = cards.filter({ hasText: "Smaller images" }).locator("img");
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await expect(image).toHaveAttribute("alt", "");
  held.resolve();
});

test("shows a placeholder when a picture in the prerendered list cannot be loaded", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await page.route("**/pictures/**", (route) => route.abort());
  await page.goto("/blog");
  const card = page.getByRole("article").filter({ hasText: "Smaller images" });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator("svg[data-inks]")).toBeVisible();
});
