import { untilHydrated } from "../../setup/hydration.ts";
import { expect, test } from "../../setup/journey.ts";

const cards = "article";

test("the list shows its words, its categories and every published post as a card", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Insights & Resources" })).toBeVisible();
  await expect(
    page.getByText("Expert advice on web design, SEO, and digital marketing for UK businesses"),
  ).toBeVisible();
  await expect(page.getByPlaceholder("Search articles...")).toBeVisible();
  const filter = page.getByRole("group", { name: "Filter by category" });
  await expect(filter.getByRole("button")).toHaveText([
    "All Posts",
    "Domains & Hosting",
    "Law & Accessibility",
    "Local SEO",
    "SEO Basics",
    "Web Design",
    "Website Performance",
    "Writing for the Web",
  ]);

  const card = page.getByRole("article").filter({ hasText: "Choosing a domain name" });
  await expect(card).toContainText("Domains & Hosting");
  await expect(card).toContainText("Oct 27, 2026");
  await expect(card).toContainText("6 min read");
  await expect(card).toContainText("Domain Names, Small Business, Branding");
  await expect(card.getByRole("link")).toHaveAttribute("href", "/blog/choosing-a-domain-name");
  await expect(page.getByText("Why photographs from your phone")).toHaveCount(0);
  await expect(page).toHaveTitle(/Web Design & SEO Insights/);
});

test("newest posts come first, drafts and scheduled posts not at all", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("article").first()).toContainText("Nov 17, 2026");
  const slugs = await page
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(slugs).toHaveLength(17);
  for (const hidden of [
    "structured-data-for-small-businesses",
    "photographs-from-your-phone",
    "should-you-show-prices",
  ]) {
    expect(slugs).not.toContain(`/blog/${hidden}`);
  }
});

test("excerpts are clamped to two lines", async ({ page }) => {
  await page.goto("/blog");
  const excerpt = page.getByRole("article").first().locator("p").first();
  const { height, lineHeight } = await excerpt.evaluate((element) => ({
    height: element.clientHeight,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(Math.round(height / lineHeight)).toBeLessThanOrEqual(2);
});

for (const { width, columns } of [
  { width: 390, columns: 1 },
  { width: 768, columns: 2 },
  { width: 1440, columns: 3 },
]) {
  test(`at ${width} px the grid has ${columns} column(s) and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blog");
    await expect(page.getByRole("article").nth(3)).toBeVisible();
    const lefts = await page
      .locator(cards)
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test("a category shows its posts only, stands in the address and is kept on the way back", async ({
  page,
}) => {
  await page.goto("/blog");
  await page.getByRole("button", { name: "Local SEO" }).click();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Local SEO" })).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\?category=local-seo$/);
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.getByRole("button", { name: "All Posts" }).click();
  await expect(page.getByRole("article")).toHaveCount(17);
});

test("search finds title or excerpt, ignoring case, and says when there is nothing", async ({ page }) => {
  await page.goto("/blog");
  const search = page.getByRole("searchbox", { name: "Search articles" });
  await search.fill("dOMAIN NAME");
  await expect(page.getByRole("article")).not.toHaveCount(17);
  for (const card of await page.getByRole("article").all()) await expect(card).toContainText(/domain name/i);
  await search.fill("no such words anywhere");
  await expect(page.getByText("No articles found. Check back soon!")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("every keystroke reloads and the last one wins, however late earlier answers come", async ({ page }) => {
  await page.goto("/blog");
  await untilHydrated(page);
  await expect(page.getByRole("article")).toHaveCount(17);
  let asked = 0;
  await page.route(/blog_posts.*ilike/, async (route) => {
    asked += 1;
    // The first answers are the slowest.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 900 - asked * 100)));
    await route.continue().catch(() => {});
  });
  const search = page.getByRole("searchbox", { name: "Search articles" });
  // Each key as soon as the one before has been asked about, long before its answer.
  for (const [index, key] of "photograph".split("").entries()) {
    await search.press(key);
    await expect.poll(() => asked, { intervals: [20] }).toBe(index + 1);
  }
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.waitForTimeout(1200);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Smaller images");
  expect(asked).toBe(10);
});

test("the search stands in the address; going back or to Blog brings box and list along", async ({
  page,
}) => {
  await page.goto("/blog?q=cookie+rules");
  const search = page.getByRole("searchbox", { name: "Search articles" });
  await expect(search).toHaveValue("cookie rules");
  await expect(page.getByRole("article")).toHaveCount(1);
  await search.fill("equality act");
  await expect(page).toHaveURL(/\?q=equality\+act$/);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue("equality act");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(search).toHaveValue("");
  await expect(page.getByRole("article")).toHaveCount(17);
});

test("shows 'Loading articles...' until the answer is there", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/rest\/v1\/blog_posts/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/about");
  await untilHydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("Loading articles...")).toBeVisible();
  held.resolve();
  await expect(page.getByRole("article")).toHaveCount(17);
  await expect(page.getByText("Loading articles...")).toHaveCount(0);
});

test("a file of the list shows its articles at once, whenever the answer comes", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/rest\/v1\/blog_posts/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/rest\/v1\/blog_posts/);
  await page.goto("/blog");
  await asked;
  await expect(page.getByRole("article")).toHaveCount(17);
  await expect(page.getByText("Loading articles...")).toHaveCount(0);
  held.resolve();
});

test("a failed reload leaves the list as it was, ends the loading and is only logged", async ({
  page,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/Failed to load resource/);
  consoleGuard.allow(/Error fetching posts/);
  await page.goto("/blog");
  await expect(page.getByRole("article")).toHaveCount(17);
  await page.route(/blog_posts.*ilike/, (route) => route.fulfill({ status: 500, json: { message: "down" } }));
  const logged = page.waitForEvent("console", (message) => message.text().includes("Error fetching posts"));
  await page.getByRole("searchbox", { name: "Search articles" }).fill("x");
  await logged;
  await expect(page.getByText("Loading articles...")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(17);
});
