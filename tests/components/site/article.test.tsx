import { articleQuery } from "@brightwren/core/blog/read-article";
import type { PageState } from "@brightwren/site/page-state";
import { onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expect, fileOf, test } from "../../setup/components/site-test.tsx";
import { addPost, changePost } from "../../setup/posts.ts";

const slug = "choosing-a-domain-name";
const reading = /blog_posts.*slug=eq/;
const heading = page.getByRole("heading", { level: 1 });
const loading = page.getByText("Loading article...");
const card = page.getByRole("link", { name: "Choosing a domain name you will not regret" });
const mainNavigation = page.getByRole("navigation", { name: "Main" });
const neighbours = page.getByRole("navigation", { name: "Previous and next article" }).getByRole("link");
const texts = (locator: typeof heading) => locator.elements().map(({ textContent }) => textContent);

test("shows up to three other articles from the same category", async ({ site }) => {
  await site.open("/blog/what-seo-can-and-cannot-do");
  const related = page.getByRole("region", { name: "Related Articles" }).getByRole("link");
  await expect
    .poll(() => texts(related))
    .toEqual([expect.stringMatching(/Page titles/), expect.stringMatching(/Keyword research/)]);
  await related.first().click();
  await expect.element(heading).toMatchTextContent(/Page titles/);
});

test.for(["no-such-article", "structured-data-for-small-businesses"])(
  "redirects from the missing article %s to the list",
  async (missing, { site, network }) => {
    const { release } = network.hold("GET", reading);
    await site.open(`/blog/${missing}`);
    await expect.element(loading).toBeVisible();
    release();
    await expect.element(heading).toHaveTextContent("Insights & Resources");
    expect(location.pathname).toBe("/blog");
  },
);

test.for([
  ["returns 503", () => new Response("paused", { status: 503 })],
  [
    "is blocked by a web filter",
    () => new Response("<h1>Blocked</h1>", { headers: { "content-type": "text/html" } }),
  ],
] as const)(
  "redirects from an article that is not prerendered to the list when the backend %s",
  async ([, answerOf], { site, network, console }) => {
    console.allow(/Error fetching|Error looking for/);
    const file = new RegExp(`/blog/${slug}$`);
    await site.open("/blog");
    await expect.element(card).toBeVisible();
    network.answer("GET", file, 404);
    network.answerAll("GET", /rest\/v1/, answerOf);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await card.click();
    // The client library retries some requests.
    const logged = () => vi.advanceTimersByTime(1000) && console.seen.join();
    await expect.poll(logged).toContain("Error fetching post:");
    await expect.element(heading).toHaveTextContent("Insights & Resources");
    expect(network.requests("GET", file)).toHaveLength(1);
    expect(location.pathname).toBe("/blog");
  },
);

test("shows the text of an article's file until a newer version arrives", async ({ site, network }) => {
  const { queryKey, queryFn } = articleQuery(slug);
  const post = await queryFn(new AbortController());
  const body = { id: post?.id ?? "", updatedAt: post?.updated_at ?? "", html: "<p>Text of the file.</p>" };
  const built = { queries: [[queryKey, { ...post, content: "" }]], body } satisfies PageState;
  network.answerAll("GET", new RegExp(`/blog/${slug}$`), fileOf(built));
  await site.open("/blog");
  await card.click();
  await expect.element(page.getByText("Text of the file.")).toBeVisible();

  await mainNavigation.getByRole("link", { name: "Blog" }).click();
  await changePost({ slug }, { content: "A newer text." });
  const { release } = network.hold("GET", reading);
  await card.click();
  await expect.element(page.getByText("Text of the file.")).toBeVisible();
  release();
  await expect.element(page.getByText("A newer text.")).toBeVisible();
  await expect.element(page.getByText("Text of the file.")).not.toBeInTheDocument();
});

function shareBy(share: Navigator["share"] | undefined): void {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, "share");
  Reflect.deleteProperty(Navigator.prototype, "share");
  if (share) Object.defineProperty(Navigator.prototype, "share", { configurable: true, value: share });
  onTestFinished(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    if (own) Object.defineProperty(Navigator.prototype, "share", own);
  });
}

const share = page.getByRole("button", { name: "Share" });

test("passes the article's details to the device when Share is pressed", async ({ site }) => {
  const sharing = vi.fn<Navigator["share"]>();
  shareBy(sharing);
  await site.open(`/blog/${slug}`);
  await share.click();
  expect(sharing).toHaveBeenCalledExactlyOnceWith({
    title: "Choosing a domain name you will not regret",
    text: expect.stringMatching(/^Ring a friend/),
    url: location.href,
  });
});

test("changes nothing on the page when the device cannot share or sharing fails", async ({
  site,
  console,
}) => {
  console.allow(/Error sharing/);
  shareBy(undefined);
  await site.open(`/blog/${slug}`);
  await expect.element(neighbours.first()).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Related Articles" })).toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "In this article" })).toBeVisible();
  const readArticle = () => page.getByRole("article").element().innerHTML;
  const before = readArticle();
  await share.click();
  expect(readArticle()).toBe(before);
  shareBy(() => Promise.reject(new Error("refused")));
  await share.click();
  await expect.poll(() => console.seen.join()).toMatch(/Error sharing.*refused/);
  expect(readArticle()).toBe(before);
});

test("describes an article without excerpt and description by its first words", async ({ site }) => {
  await addPost({ title: "Bare", slug: "bare", excerpt: "", content: "## Start\n\nThe **first** words." });
  await site.open("/blog/bare");
  await expect.element(heading).toHaveTextContent("Bare");
  const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
  expect(description?.content).toBe("The first words.");
});

const refusing = { writeText: () => Promise.reject(new Error("refused")) };

test.for([
  ["is available", navigator.clipboard],
  ["is missing (insecure origin)", undefined],
  ["rejects the request", refusing],
] as const)(
  "copies the article's canonical address when the Clipboard API %s",
  async ([, clipboard], { site }) => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
    await site.open(`/blog/${slug}?utm_source=newsletter#part`);
    const canonical = () => document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
    await expect.poll(canonical).toMatch(new RegExp(`^http.*/blog/${slug}$`));
    const address = canonical() ?? "";
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await page.getByRole("button", { name: "Copy link" }).click();
    const copied = page.getByRole("button", { name: "Link copied" });
    await expect.element(copied).toBeVisible();
    await expect.element(copied).toHaveFocus();
    await expect.element(page.getByRole("status").filter({ hasText: "Link copied" })).toBeInTheDocument();
    vi.advanceTimersByTime(4000);
    await expect.element(page.getByRole("button", { name: "Copy link" })).toBeVisible();
    vi.useRealTimers();
    await page.getByRole("link", { name: "Back to Blog" }).click();
    const search = page.getByRole("searchbox", { name: "Search articles" });
    await search.click();
    await userEvent.paste();
    await expect.element(search).toHaveValue(address);
  },
);

test("copies a code block verbatim", async ({ site }) => {
  await site.open("/blog/local-seo-for-trades");
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  await expect.element(copy).toBeVisible();
  // The code must be copied even if it has not been laid out.
  copy.element().parentElement?.querySelector("pre")?.style.setProperty("content-visibility", "hidden");
  const written = vi.spyOn(navigator.clipboard, "writeText");
  await copy.click();
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(written).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Name: {3}Copperkettle Heating\nPhone: [\s\S]*Sunday: emergencies, 10am–8pm\s*$/),
  );
});

test("links from the table of contents to the sections", async ({ site }) => {
  await page.viewport(1440, 900);
  await site.open(`/blog/${slug}`);
  const contents = page.getByRole("navigation", { name: "In this article" });
  const links = contents.getByRole("link");
  const sections = page.getByRole("article").getByRole("heading", { level: 2 });
  await expect.element(links.first()).toBeVisible();
  const headings = texts(sections);
  expect(texts(links)).toEqual(headings);
  await links.last().click();
  await expect.element(sections.last()).toBeInViewport();
  await expect.element(links.last()).toBeInViewport();
  await expect.element(links.last()).toHaveAttribute("aria-current", "location");

  await page.viewport(390, 844);
  await site.open(`/blog/${slug}`);
  await expect.element(contents).toBeVisible();
  await expect.element(links).not.toBeInTheDocument();
  await contents.getByText("In this article").click();
  await links.nth(2).click();
  await expect.element(sections.nth(2)).toBeInViewport();
});

const content = `
# A first-level heading

| Trade | Town |
| ----- | ---- |
| Plumber | Leeds |

- [x] done
- [ ] to do

\`\`\`html
<b>shown, not run</b>
\`\`\`

![A blue van](/favicon.svg)

[web](https://example.com/) [mail](mailto:a@example.com) [chat](ircs://irc.example.com/x) [xmpp](xmpp:a@example.com)
[script](javascript:alert(1)) [data](data:text/html,x) [file](file:///etc/passwd) [phone](tel:123)

<script>window.hacked = true</script>
<img src="x" onerror="window.hacked = true">
Text with <kbd>raw</kbd> HTML.
`;

test("draws the body from Markdown safely", async ({ site }) => {
  await addPost({ title: "Markdown", slug: "markdown", content, featured_image_url: "/favicon.svg" });
  await site.open("/blog/markdown");
  const article = page.getByRole("article");
  await expect
    .element(article.getByRole("heading", { level: 2, name: "A first-level heading" }))
    .toBeVisible();
  expect(texts(article.getByRole("heading", { level: 1 }))).toEqual(["Markdown"]);
  const table = article.getByRole("region", { name: "Table: Trade, Town" });
  await expect.element(table.getByRole("cell", { name: "Leeds" })).toBeVisible();
  await expect.element(article.getByRole("checkbox", { name: "Done" })).toBeChecked();
  expect(document.querySelector("article pre")?.textContent).toContain("<b>shown, not run</b>");
  await expect.element(article.getByRole("img", { name: "A blue van" })).toHaveAttribute("loading", "lazy");
  await expect.element(article.getByRole("img", { name: "Markdown" })).toBeInTheDocument();
  const addressOf = (name: string) => article.getByText(name, { exact: true }).element().getAttribute("href");
  expect(addressOf("web")).toBe("https://example.com/");
  expect(addressOf("mail")).toBe("mailto:a@example.com");
  expect(addressOf("chat")).toBe("ircs://irc.example.com/x");
  expect(addressOf("xmpp")).toBe("xmpp:a@example.com");
  for (const name of ["script", "data", "file", "phone"]) expect(addressOf(name)).toBeNull();
  expect(document.querySelectorAll("article :is(kbd, script)")).toHaveLength(0);
  expect("hacked" in window).toBe(false);
});
