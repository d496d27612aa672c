import type { Page, Route } from "playwright/test";
import { frames, untilHydrated, untilWhole } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";
import { listPosts } from "../../setup/posts.ts";

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
  await expect(card.getByText("Domains & Hosting", { exact: true })).toBeVisible();
  await expect(card).toContainText("Oct 27, 2026");
  await expect(card).toContainText("6 min read");
  await expect(card).toContainText("Domain Names, Small Business, Branding");
  await expect(card.getByRole("link")).toHaveAttribute("href", "/blog/choosing-a-domain-name");
  await expect(page).toHaveTitle(/Web Design & SEO Insights/);

  // Each has a picture: the featured one, in the file that fits, or a drawn one.
  const cards = page.getByRole("article");
  await expect(cards.filter({ has: page.locator("svg[data-inks]") })).toHaveCount(13);
  const image = cards.filter({ hasText: "Smaller images" }).locator("img");
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  await expect(image).toHaveAttribute("alt", "");
});

test("newest posts come first, drafts and scheduled posts not at all", async ({ page }) => {
  const posts = await listPosts();
  const published = posts.filter(({ status }) => status === "published");
  const hidden = posts.filter(({ status }) => status !== "published");
  expect(new Set(hidden.map(({ status }) => status))).toEqual(new Set(["draft", "scheduled", "archived"]));

  // As drawn at build, and as the backend answers.
  const answered = page.waitForResponse(/rest\/v1\/blog_posts/);
  await page.goto("/blog");
  const answer = await (await answered).text();
  for (const { slug, title } of hidden) {
    expect(answer).not.toContain(`"${slug}"`);
    await expect(page.getByText(title)).toHaveCount(0);
  }
  await expect(page.getByRole("article").first()).toContainText("Nov 17, 2026");
  const addresses = await page
    .getByRole("article")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const day = ({ published_at: date }: (typeof posts)[number]) => Date.parse(date ?? "");
  const newestFirst = published.toSorted((a, b) => day(b) - day(a));
  expect(addresses).toEqual(newestFirst.map(({ slug }) => `/blog/${slug}`));
  expect(addresses).toHaveLength(17);
});

test("an article's category leads to a page of its own, with every published post of it and no other", async ({
  page,
}) => {
  await page.goto("/blog/local-seo-for-trades");
  await untilHydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Local SEO", exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/category\/local-seo$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Category: Local SEO");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([
    "Local SEO for trades, in the order that pays",
    "Set up your Google Business Profile once, and properly",
    /reviews?/,
  ]);
  await page.getByRole("link", { name: "All posts" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights & Resources");
});

test("a long excerpt is cut after its second line", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/blog");
  await untilWhole(page);
  const excerpts = await page.locator("article h2 + p").evaluateAll((all) =>
    all.map((excerpt) => {
      const lineHeight = Number.parseFloat(getComputedStyle(excerpt).lineHeight);
      return {
        shown: Math.round(excerpt.clientHeight / lineHeight),
        written: Math.round(excerpt.scrollHeight / lineHeight),
      };
    }),
  );
  expect(excerpts).toHaveLength(17);
  const long = excerpts.filter(({ written }) => written > 2);
  expect(long.length).toBeGreaterThan(0);
  expect(new Set(long.map(({ shown }) => shown))).toEqual(new Set([2]));
});

test("leaves no hole in a row when a category has few posts", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { category, posts } of [
    { category: "website-performance", posts: 2 },
    { category: "local-seo", posts: 3 },
  ]) {
    await page.goto(`/blog/category/${category}`);
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(posts);
    const list = await page.getByRole("list").filter({ has: cards }).boundingBox();
    const last = await cards.last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
  }
});

const widthsOf = (page: Page) =>
  page.getByRole("article").evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));

test("on phone, tablet and desk the grid has one, two and three columns, and nothing scrolls sideways", async ({
  page,
}) => {
  await page.goto("/blog");
  await untilWhole(page);
  for (const { width, columns } of [
    { width: 390, columns: 1 },
    { width: 768, columns: 2 },
    { width: 1440, columns: 3 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .getByRole("article")
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
    const [lead = 0, second = 0] = await widthsOf(page);
    // The newest leads the list, across all its columns.
    if (columns > 1) expect(lead, `${width} px`).toBeGreaterThan(second * columns);
    else expect(lead, `${width} px`).toBe(second);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
  }
});

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
  // Nothing leads an answer: its posts are equals.
  expect(new Set(await widthsOf(page)).size).toBe(1);
  await search.fill("no such words anywhere");
  await expect(page.getByText("No articles found. Check back soon!")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  await page.getByRole("button", { name: "Show All Articles" }).click();
  await expect(page.getByRole("article")).toHaveCount(17);
  await expect(search).toHaveValue("");
});

test("every keystroke reloads and the last one wins, however late earlier answers come", async ({ page }) => {
  await page.goto("/blog");
  await untilHydrated(page);
  await expect(page.getByRole("article")).toHaveCount(17);
  const answers: Promise<void>[] = [];
  const answerLate = async (route: Route, delay: number) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    // A search that was overtaken is no longer waited for.
    await route.continue().catch(() => {});
  };
  // The first answers are the slowest.
  await page.route(/blog_posts.*ilike/, (route) => {
    const answer = answerLate(route, Math.max(0, 900 - answers.length * 100));
    answers.push(answer);
    return answer;
  });
  const search = page.getByRole("searchbox", { name: "Search articles" });
  // Each key as soon as the one before has been asked about, long before its answer; a space is a change as well.
  for (const [index, key] of "photograph ".split("").entries()) {
    await search.press(key);
    await expect.poll(() => answers.length, { intervals: [20] }).toBe(index + 1);
  }
  await expect(page.getByRole("article")).toHaveCount(1);
  await Promise.all(answers);
  await page.waitForLoadState("networkidle");
  await frames(page, 2);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Smaller images");
  expect(answers).toHaveLength(11);
});

test("reloads without a filter, and shows every post, when only a space is typed", async ({ page }) => {
  await page.goto("/blog");
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const asked = page.waitForRequest(/rest\/v1\/blog_posts/);
  await page.getByRole("searchbox", { name: "Search articles" }).press(" ");
  expect((await asked).url()).not.toContain("ilike");
  await expect(page.getByText("Loading articles...")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(17);
});

test("posts that cannot be drawn are left out and logged; the others stay", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/This post is left out/);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(/rest\/v1\/blog_posts/, async (route) => {
    const response = await route.fetch();
    const [first, second, third, ...rest] = (await response.json()) as object[];
    const odd = [
      { ...first, tags: null },
      { ...second, published_at: "infinity" },
      { ...third, published_at: "294276-12-31T23:59:59+00:00" },
    ];
    await route.fulfill({ response, json: [...odd, ...rest] });
  });
  await page.goto("/blog");
  await expect(page.getByRole("article")).toHaveCount(14);
  expect(logged.filter((text) => text.includes("This post is left out")).length).toBeGreaterThanOrEqual(3);
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
  await expect(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
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
  // Nor does a picture that cannot be had leave a hole.
  await page.route("**/pictures/**", (route) => route.abort());
  await page.goto("/blog");
  await expect(page.getByRole("article")).toHaveCount(17);
  const card = page.getByRole("article").filter({ hasText: "Smaller images" });
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator("svg[data-inks]")).toBeVisible();
  await page.route(/blog_posts.*ilike/, (route) => route.fulfill({ status: 500, json: { message: "down" } }));
  const logged = page.waitForEvent("console", (message) => message.text().includes("Error fetching posts"));
  await page.getByRole("searchbox", { name: "Search articles" }).fill("x");
  await logged;
  await expect(page.getByText("Loading articles...")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(17);
});
