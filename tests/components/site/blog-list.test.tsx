import { page, userEvent } from "vitest/browser";
import { vi } from "vitest";
import {
  listPublishedPosts,
  listVersionQuery,
  publishedPostsQuery,
} from "@brightwren/core/blog/list-published-posts";
import { type ArchivePage, blogKeys } from "@brightwren/core/blog/post";
import type { PageState } from "@brightwren/site/page-state";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import type { Network } from "../../setup/components/network.ts";
import { expect, fileOf, test } from "../../setup/components/site-test.tsx";
import { addManyPosts, addPost, listPosts } from "../../setup/posts.ts";
import { pixelsBeside } from "../../setup/look-checks.ts";
import { serviceClient } from "../../setup/service-client.ts";

const reading = /rest\/v1\/blog_posts/;
const cards = page.getByRole("article");
const links = cards.getByRole("link");
const search = page.getByRole("searchbox", { name: "Search articles" });
const loading = page.getByText("Loading articles...");
const mainNavigation = page.getByRole("navigation", { name: "Main" });

const titles = () =>
  cards
    .getByRole("heading")
    .elements()
    .map(({ textContent }) => textContent);
const widths = () => cards.elements().map((card) => card.getBoundingClientRect().width);

test("shows every published post as a card, newest first", async ({ site, network }) => {
  await site.open("/blog");
  await expect.element(cards).toHaveLength(17);
  await expect.element(page.getByRole("heading", { level: 1, name: "Insights & Resources" })).toBeVisible();
  await expect
    .element(page.getByText("Expert advice on web design, SEO, and digital marketing for UK businesses"))
    .toBeVisible();
  await expect.element(page.getByPlaceholder("Search articles...")).toBeVisible();
  const filter = page.getByRole("group", { name: "Filter by category" }).getByRole("button");
  await expect
    .poll(() => filter.elements().map(({ textContent }) => textContent))
    .toEqual([
      "All Posts",
      "Domains & Hosting",
      "Law & Accessibility",
      "Local SEO",
      "SEO Basics",
      "Web Design",
      "Website Performance",
      "Writing for the Web",
    ]);
  const card = cards.filter({ hasText: "Choosing a domain name" });
  await expect.element(card.getByText("Domains & Hosting", { exact: true })).toBeVisible();
  await expect.element(card).toMatchTextContent(/Oct 27, 2026/);
  await expect.element(card).toMatchTextContent(/6 min read/);
  await expect.element(card).toMatchTextContent(/Domain Names, Small Business, Branding/);
  await expect.element(card.getByRole("link")).toHaveAttribute("href", "/blog/choosing-a-domain-name");
  expect(document.title).toMatch(/Web Design & SEO Insights/);

  const posts = await listPosts();
  const day = ({ published_at: date }: (typeof posts)[number]) => Date.parse(date ?? "");
  const published = posts.filter(({ status }) => status === "published").toSorted((a, b) => day(b) - day(a));
  expect(links.elements().map((link) => link.getAttribute("href"))).toEqual(
    published.map(({ slug }) => `/blog/${slug}`),
  );
  await expect.element(cards.first()).toMatchTextContent(/Nov 17, 2026/);
  const hidden = posts.filter(({ status }) => status !== "published");
  expect(new Set(hidden.map(({ status }) => status))).toEqual(new Set(["draft", "scheduled", "archived"]));
  const [asked] = network.requests("GET", reading);
  const answer = await (await fetch(asked?.url ?? "", { headers: asked?.headers ?? {} })).text();
  for (const { slug } of published) expect(answer).toContain(`"${slug}"`);
  for (const { slug } of hidden) expect(answer).not.toContain(`"${slug}"`);
});

test("links from an article to a page with all posts in its category", async ({ site }) => {
  await site.open("/blog/local-seo-for-trades");
  await page.getByRole("main").getByRole("link", { name: "Local SEO", exact: true }).first().click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Category: Local SEO");
  await expect
    .poll(titles)
    .toEqual([
      "Local SEO for trades, in the order that pays",
      "Set up your Google Business Profile once, and properly",
      expect.stringMatching(/reviews?/),
    ]);
  expect(location.pathname).toBe("/blog/category/local-seo");
  await page.getByRole("link", { name: "All posts" }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Insights & Resources");
});

test("truncates a long excerpt after its second line", async ({ site }) => {
  await page.viewport(320, 900);
  await site.open("/blog");
  await expect.element(cards).toHaveLength(17);
  const excerpts = [...document.querySelectorAll("article h2 + p")].map((excerpt) => {
    const lineHeight = Number.parseFloat(getComputedStyle(excerpt).lineHeight);
    return {
      shown: Math.round(excerpt.clientHeight / lineHeight),
      written: Math.round(excerpt.scrollHeight / lineHeight),
    };
  });
  expect(excerpts).toHaveLength(17);
  const long = excerpts.filter(({ written }) => written > 2);
  expect(long.length).toBeGreaterThan(0);
  expect(new Set(long.map(({ shown }) => shown))).toEqual(new Set([2]));
});

test.for([
  ["website-performance", 2],
  ["local-seo", 3],
] as const)(
  "fills each row of cards when the category %s contains %i posts",
  async ([category, posts], { site }) => {
    await page.viewport(1440, 900);
    await site.open(`/blog/category/${category}`);
    await expect.element(cards).toHaveLength(posts);
    const list = page.getByRole("list").filter({ has: cards }).element().getBoundingClientRect();
    expect(cards.last().element().getBoundingClientRect().right).toBeCloseTo(list.right, 0);
  },
);

test("lays out the cards in up to three columns", async ({ site }) => {
  await site.open("/blog");
  await expect.element(cards).toHaveLength(17);
  for (const { width, columns } of [
    { width: 390, columns: 1 },
    { width: 768, columns: 2 },
    { width: 1440, columns: 3 },
  ]) {
    await page.viewport(width, 900);
    const lefts = cards.elements().map((card) => card.getBoundingClientRect().left);
    expect(new Set(lefts).size, `${width} px`).toBe(columns);
    const [lead = 0, second = 0] = widths();
    if (columns > 1) expect(lead, `${width} px`).toBeGreaterThan(second * columns);
    else expect(lead, `${width} px`).toBe(second);
    expect(await pixelsBeside(), `${width} px`).toBe(0);
  }
});

test("restores the category filter on Back", async ({ site }) => {
  await site.open("/blog");
  const category = page.getByRole("button", { name: "Local SEO" });
  await category.click();
  await expect.element(cards).toHaveLength(3);
  await expect.element(category).toHaveAttribute("aria-pressed", "true");
  expect(location.search).toBe("?category=local-seo");
  await links.first().click();
  await expect.element(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  history.back();
  await expect.element(category).toBeVisible();
  await expect.element(cards).toHaveLength(3);
  await page.getByRole("button", { name: "All Posts" }).click();
  await expect.element(cards).toHaveLength(17);
});

test("opens the category that replaces the one in the URL", async ({ site }) => {
  await serviceClient()
    .from("blog_categories")
    .update({ slug: "near" })
    .eq("slug", "local-seo")
    .throwOnError();
  await site.open("/blog?category=local-seo");
  await expect.poll(() => location.search).toBe("?category=near");
  await expect.element(cards).toHaveLength(3);
});

test("keeps a selected category when the search text is written to the URL", async ({ site }) => {
  await site.open("/blog");
  const category = page.getByRole("button", { name: "Local SEO" });
  await expect.element(category).toBeVisible();
  const field = search.element() as HTMLInputElement;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "reviews");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await Promise.resolve();
  (category.element() as HTMLElement).click();
  // The search text is written before React has rendered the new category.
  vi.advanceTimersByTime(400);
  vi.useRealTimers();
  await expect.poll(() => location.search).toBe("?q=reviews&category=local-seo");
  await expect.element(category).toHaveAttribute("aria-pressed", "true");
});

test("ignores case when it searches titles and excerpts", async ({ site }) => {
  await site.open("/blog");
  await expect.element(cards).toHaveLength(17);
  await search.fill("dOMAIN NAME");
  await expect.poll(() => cards.elements().length).toBeLessThan(17);
  await expect.element(cards.first()).toBeVisible();
  for (const card of cards.all()) await expect.element(card).toMatchTextContent(/domain name/i);
  expect(new Set(widths()).size).toBe(1);
  await search.fill("no such words anywhere");
  await expect.element(page.getByText("No articles found. Check back soon!")).toBeVisible();
  expect(cards.elements()).toEqual([]);
  await page.getByRole("button", { name: "Show All Articles" }).click();
  await expect.element(cards).toHaveLength(17);
  await expect.element(search).toHaveValue("");
});

test("offers the articles with the words in their text when no title or excerpt has them", async ({
  site,
}) => {
  await site.open("/blog?q=invoice");
  const within = page.getByRole("region", { name: "Articles with these words in their text" });
  await within.getByRole("link").first().click();
  await expect.element(page.getByRole("article").first()).toMatchTextContent(/invoice/i);
});

test("asks at every keystroke but ignores stale responses", async ({ site, network }) => {
  const asking = /blog_posts.*ilike/;
  await site.open("/blog");
  await expect.element(cards).toHaveLength(17);
  const keys = "photograph ".split("");
  const late = keys.slice(0, -1).map(() => network.holdInstead("GET", asking));
  (search.element() as HTMLElement).focus();
  // Types each key after the previous request was sent, but long before its response.
  for (const [index, key] of keys.entries()) {
    await userEvent.keyboard(key);
    await expect.poll(() => network.requests("GET", asking), { interval: 10 }).toHaveLength(index + 1);
  }
  await expect.element(cards).toHaveLength(1);
  for (const answer of late) answer(Response.json([], { headers: { "content-range": "*/0" } }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(titles()).toEqual([expect.stringContaining("Smaller images")]);
  expect(network.requests("GET", asking)).toHaveLength(11);
});

test("restores the search on Back", async ({ site }) => {
  await site.open("/blog?q=cookie+rules");
  await expect.element(search).toHaveValue("cookie rules");
  await expect.element(cards).toHaveLength(1);
  await search.fill("equality act");
  await expect.poll(() => location.search).toBe("?q=equality+act");
  await links.first().click();
  await expect.element(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  history.back();
  await expect.element(search).toHaveValue("equality act");
  await mainNavigation.getByRole("link", { name: "Blog" }).click();
  await expect.element(search).toHaveValue("");
  await expect.element(cards).toHaveLength(17);
});

test("keeps the list when a search request fails", async ({ site, network, console }) => {
  console.allow(/Error fetching posts/);
  await site.open("/blog");
  await expect.element(cards).toHaveLength(17);
  network.answer("GET", /blog_posts.*ilike/, 400, { message: "down" });
  await search.fill("x");
  await expect.poll(() => console.seen.join()).toContain("Error fetching posts");
  await expect.element(loading).not.toBeInTheDocument();
  expect(cards.elements()).toHaveLength(17);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test.for([
  ["the posts", "/blog?q=seo", /blog_posts/],
  ["the categories", "/blog?category=local-seo", /blog_categories/],
] as const)(
  "stops loading when the backend never sends %s",
  async ([, path, silent], { site, network, console }) => {
    console.allow(/Error fetching/);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const shorter = vi.spyOn(AbortSignal, "timeout");
    shorter.mockImplementation((time) => timeout(time === 8000 ? 300 : time));
    network.answerAll("GET", silent, () => new Promise<never>(() => {}));
    await site.open(path);
    await expect.element(loading).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
    await expect.element(page.getByText("No articles found. Check back soon!")).toBeVisible();
    expect(console.seen.join()).toContain("Error fetching");
  },
);

test("shows a placeholder when a picture cannot be loaded", async ({ site }) => {
  await addPost({ title: "Lost picture", featured_image_url: "/no-such-picture.png" });
  await site.open("/blog?q=lost+picture");
  await expect.poll(() => document.querySelector("article svg[data-inks]")).not.toBeNull();
  expect(titles()).toEqual(["Lost picture"]);
});

test("wraps very long words", async ({ site }) => {
  const longWord = "Donaudampfschifffahrtsgesellschaft".repeat(6);
  await addPost({
    slug: "long-words",
    title: longWord,
    excerpt: longWord,
    author: longWord.slice(0, 100),
    tags: ["versicherungsvertreter".repeat(3).slice(0, 60)],
    content: `## ${longWord}\n\n${longWord} https://example.com/${longWord}\n\n\`${longWord}\`\n\n## Two\n\nb\n\n## Three\n\nc`,
    published_at: new Date().toISOString(),
  });
  const neighbours = page.getByRole("navigation", { name: "Previous and next article" }).getByRole("link");
  await page.viewport(320, 800);
  const faultsAt = async (shown: string) => expect(await pixelsBeside(), shown).toBe(0);
  await site.open("/blog");
  await expect.element(page.getByRole("heading", { name: longWord })).toBeVisible();
  await faultsAt("the list");
  await site.open("/blog/long-words");
  await expect.element(page.getByRole("heading", { level: 1, name: longWord })).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 2, name: longWord })).toBeVisible();
  await expect.element(neighbours).toBeVisible();
  await faultsAt("the article");
  await neighbours.last().click();
  await expect.poll(() => location.pathname).not.toBe("/blog/long-words");
  await expect.element(neighbours.filter({ hasText: longWord })).toBeVisible();
  await faultsAt("the article before it");
});

/** The queries of a prerendered /blog with the 24 newest posts. */
async function builtQueries(): Promise<NonNullable<PageState["queries"]>> {
  const { signal } = new AbortController();
  const { queryKey, queryFn } = listVersionQuery();
  const [version, { posts }] = await Promise.all([queryFn({ signal }), listPublishedPosts({}, null, signal)]);
  const listed = posts.slice(0, 24);
  const list = { posts: listed, total: version.total, next: listed.at(-1) ?? null };
  return [
    [queryKey, version],
    [publishedPostsQuery({ search: "" }, version).queryKey, list],
    [blogKeys.archiveYears(), [2026, 2020]],
  ];
}

const more = page.getByRole("button", { name: "More articles" });
const readsOf = (network: Network) =>
  network.requests("GET", reading).map(({ url }) => /select=updated_at|limit=96/.exec(url)?.[0] ?? "list");

test("reads posts beyond the built list only when they are scrolled to", async ({
  site,
  network,
  console,
}) => {
  const total = 17 + (await addManyPosts(60));
  const queries = await builtQueries();
  network.sent.length = 0;
  await site.open("/blog", { queries });
  await expect.element(cards).toHaveLength(24);
  await expect.element(page.getByText(`${total} articles`)).toBeVisible();
  await expect.poll(() => readsOf(network)).toEqual(["select=updated_at"]);

  console.allow(/Error fetching posts/);
  const works = network.answer("GET", /limit=96/, 400, { message: "down" });
  await expect.element(more).toBeInTheDocument();
  more.element().scrollIntoView();
  await expect.poll(() => console.seen.join()).toContain("Error fetching posts");
  expect(cards.elements()).toHaveLength(24);
  works();
  await more.click();
  await expect.element(cards).toHaveLength(total);
  await expect.element(more).not.toBeInTheDocument();
  expect(titles().slice(-2)).toEqual(["Many 00001", "Many 00000"]);
  await expect.element(page.getByText(`${total} articles`)).toBeVisible();
  expect(readsOf(network).filter((read) => read === "list")).toEqual([]);
});

test.for(["/blog", "/about"])(
  "reads the whole list once when it has changed since the build, from %s",
  async (path, { site, network }) => {
    const queries = await builtQueries();
    await addPost({ title: "Newer than the build", published_at: new Date().toISOString() });
    network.sent.length = 0;
    network.answerAll("GET", /\/blog$/, fileOf({ queries }));
    await site.open(path, path === "/blog" ? { queries } : {});
    if (path !== "/blog") await mainNavigation.getByRole("link", { name: "Blog" }).click();
    await expect.element(cards).toHaveLength(18);
    await expect.element(cards.first()).toMatchTextContent(/Newer than the build/);
    expect(readsOf(network)).toEqual(["select=updated_at", "list"]);
  },
);

test("takes the list and its archive from the prerendered files while the backend is down", async ({
  site,
  network,
  console,
}) => {
  console.allow(/Error fetching/);
  const queries = await builtQueries();
  const archive: ArchivePage = {
    category: null,
    year: 2026,
    part: 2,
    parts: 2,
    posts: [{ slug: "local-seo-for-trades", title: "Local SEO", published_at: "2026-11-01T09:00:00Z" }],
  };
  network.answer("GET", /rest\/v1/, 400, { message: "down" });
  network.answerAll("GET", /\/blog$/, fileOf({ queries }));
  const archiveQuery = [blogKeys.archive("/blog/archive/2026"), archive] as const;
  network.answerAll("GET", /\/blog\/archive\/2026$/, fileOf({ queries: [[...archiveQuery]] }));
  await site.open("/about");
  await mainNavigation.getByRole("link", { name: "Blog" }).click();
  await expect.element(cards).toHaveLength(17);
  await page.getByRole("link", { name: "2026", exact: true }).click();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Articles of 2026, part 2");
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Local SEO" }))
    .toHaveTextContent("Local SEO1 November 2026");
  const parts = page.getByRole("navigation", { name: "2026, oldest first" });
  await expect
    .element(parts.getByRole("link", { name: "Part 1" }))
    .toHaveAttribute("href", "/blog/archive/2026/1");
  await expect.element(parts.getByRole("link", { name: "Part 2" })).toHaveAttribute("aria-current", "page");
  expect(await screenFaults()).toEqual([]);
});

test("leads to the whole list from an archive that was not built", async ({ site }) => {
  await site.open("/blog/archive/1999");
  await expect.element(cards).toHaveLength(17);
  expect(location.pathname).toBe("/blog");
});

test("adds the cards of a long list when they are scrolled to, and keeps them on Back", async ({ site }) => {
  const published = await addManyPosts(160);
  const total = published + 17;
  await site.open("/blog");
  await expect.element(page.getByText(`${total} articles`)).toBeInTheDocument();
  await expect.element(cards).toHaveLength(96);
  await expect.element(more).toBeInTheDocument();
  more.element().scrollIntoView();
  await expect.element(cards).toHaveLength(total);
  expect(titles().filter((title) => title.startsWith("Many "))).toHaveLength(published);
  expect(titles().filter((title) => title.includes("draft"))).toEqual([]);
  await links.last().click();
  await expect.element(page.getByRole("link", { name: "Back to Blog" })).toBeVisible();
  history.back();
  await expect.element(cards).toHaveLength(total);
  await search.fill("many 00077");
  await expect.poll(titles).toEqual(["Many 00077"]);
});
