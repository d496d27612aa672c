import { frames, untilHydrated } from "../../setup/page-ready.ts";
import { expect, test } from "../../setup/journey.ts";

const slug = "choosing-a-domain-name";

test("up to three related articles of the same category, never the article itself", async ({ page }) => {
  await page.goto("/blog/what-seo-can-and-cannot-do");
  const related = page.getByRole("region", { name: "Related Articles" }).getByRole("link");
  await expect(related).toHaveText([/Page titles/, /Keyword research/]);
  await related.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Page titles/);
});

test("'Loading article...' stands until the article is there", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/blog_posts.*slug=eq/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/blog");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Choosing a domain name you will not regret" }).click();
  await expect(page.getByText("Loading article...")).toBeVisible();
  held.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Choosing a domain name/);
  await expect(page.getByText("Loading article...")).toHaveCount(0);
});

test("'Loading article...' stands on an address the build knew nothing of, until it is known", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  const held = Promise.withResolvers<void>();
  await page.route(/blog_posts.*slug=eq/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/blog/no-such-article");
  await expect(page.getByText("Loading article...")).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL(/\/blog$/);
});

for (const { missing, tag } of [
  { missing: "no-such-article", tag: [] },
  { missing: "structured-data-for-small-businesses", tag: [] },
  { missing: "null", tag: "@deep" },
  { missing: "%E2%9C%93", tag: "@deep" },
]) {
  test(
    `an unknown or unpublished article (${missing}) leads back to the list`,
    { tag },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/status of 404/);
      const answer = await page.goto(`/blog/${missing}`);
      expect(answer?.status()).toBe(404);
      expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
      await expect(page).toHaveURL(/\/blog$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Insights & Resources");
    },
  );
}

test("an article that cannot be read and has no file is logged and leads back to the list", async ({
  page,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/Failed to load resource/);
  consoleGuard.allow(/Error fetching post:/);
  await page.route(/blog_posts.*slug=eq/, (route) =>
    route.fulfill({ status: 500, json: { message: "down" } }),
  );
  await page.route(`/blog/${slug}`, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/blog");
  await untilHydrated(page);
  const logged = page.waitForEvent("console", (message) => message.text().includes("Error fetching post:"));
  await page.getByRole("link", { name: "Choosing a domain name you will not regret" }).click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await logged;
  await expect(page).toHaveURL(/\/blog$/);
});

test("Share offers title, excerpt and address to the device", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = JSON.stringify(data);
    };
  });
  await page.goto(`/blog/${slug}`);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page).toHaveTitle(/"title":"Choosing a domain name you will not regret"/);
  const shared = JSON.parse(await page.title()) as ShareData;
  expect(shared.url).toBe(page.url());
  expect(shared.text).toMatch(/phone call/);
});

test("shows Share and does nothing when it is pressed on a device that cannot share", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto(`/blog/${slug}`);
  const share = page.getByRole("button", { name: "Share" });
  await expect(share).toBeVisible();
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html[data-folded]")).toHaveCount(0);
  const before = await page.locator("body").innerHTML();
  await share.click();
  await frames(page, 2);
  expect(await page.locator("body").innerHTML()).toBe(before);
});

for (const { clipboard, spoil } of [
  { clipboard: "the Clipboard API", spoil: () => {} },
  {
    clipboard: "no Clipboard API, as on an insecure origin",
    spoil: () => Reflect.deleteProperty(Navigator.prototype, "clipboard"),
  },
  {
    clipboard: "a Clipboard API that refuses",
    spoil: () => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    },
  },
]) {
  test(`copies the article's address and says so with ${clipboard}`, async ({
    page,
    context,
    browserName,
  }) => {
    // Only Chromium lets a test read what was copied.
    test.skip(browserName !== "chromium");
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(spoil);
    await page.goto(`/blog/${slug}`);
    await page.getByRole("button", { name: "Copy link" }).click();
    const copied = page.getByRole("button", { name: "Link copied" });
    await expect(copied).toBeVisible();
    await expect(copied).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeAttached();
    await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
    const search = page.getByRole("searchbox", { name: "Search articles" });
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await search.press("ControlOrMeta+v");
    await expect(search).toHaveValue(new URL(`/blog/${slug}`, page.url()).href);
  });
}

test("Share that fails is logged and changes nothing", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Error sharing/);
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new Error("refused"));
  });
  await page.goto(`/blog/${slug}`);
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html[data-folded]")).toHaveCount(0);
  const before = await page.locator("body").innerHTML();
  const logged = page.waitForEvent("console", (message) => message.text().includes("Error sharing"));
  await page.getByRole("button", { name: "Share" }).click();
  expect((await logged).text()).toContain("refused");
  await frames(page, 2);
  expect(await page.locator("body").innerHTML()).toBe(before);
});

test("the contents lead to the sections: beside the text, or unfolded on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/blog/${slug}`);
  const contents = page.getByRole("navigation", { name: "In this article" });
  const links = contents.getByRole("link");
  const headings = await page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();
  await expect(links).toHaveText(headings);
  await links.last().click();
  const last = page.getByRole("heading", { level: 2, name: headings.at(-1) ?? "" });
  await expect(last).toBeInViewport();
  await expect(links.last()).toBeInViewport();
  await expect(links.last()).toHaveAttribute("aria-current", "location");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/blog/${slug}`);
  await expect(links.first()).toBeHidden();
  await contents.getByText("In this article").click();
  await links.nth(2).click();
  await expect(page.getByRole("heading", { level: 2, name: headings[2] ?? "" })).toBeInViewport();
});

test("the articles before and after lead through the blog by date, as built and as read in the browser", async ({
  page,
}) => {
  await page.goto("/blog");
  const titles = await page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();
  const [newest = "", second = "", third = ""] = titles;
  await page.goto("/blog/local-seo-for-trades");
  const neighbours = page.getByRole("navigation", { name: "Previous and next article" }).getByRole("link");
  await expect(neighbours).toHaveText([`Previous article${second}`]);
  await untilHydrated(page);
  await neighbours.click();
  await expect(page.getByRole("heading", { level: 1, name: second })).toBeVisible();
  await expect(neighbours).toHaveText([`Previous article${third}`, `Next article${newest}`]);
});

test("a block of code can be copied as it stands", async ({ page, context, browserName }) => {
  // Only Chromium lets a test read what was copied.
  test.skip(browserName !== "chromium");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/blog/local-seo-for-trades");
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  // As the code is until the browser has come to lay it out.
  await copy.evaluate(({ parentElement: block }) =>
    block?.querySelector("pre")?.style.setProperty("content-visibility", "hidden"),
  );
  await copy.click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Name: {3}Copperkettle Heating\nPhone: [\s\S]*Sunday: emergencies, 10am–8pm\s*$/,
  );
});

/** Where somebody may be while the text is still on its way: what is at the top of their screen. */
const placesToWait = {
  "what follows the article": () => 600,
  "the article's tags": () => {
    const tags = document.querySelector('[aria-label="Tags"]')?.getBoundingClientRect();
    return (tags?.top ?? 0) + window.scrollY - 120;
  },
};

for (const [place, topOf] of Object.entries(placesToWait)) {
  test(`text that arrives late does not carry away who sees ${place}`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/article-body-.*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/blog");
    await untilHydrated(page);
    await page.getByRole("link", { name: "Local SEO for trades" }).first().click();
    await expect(page.getByRole("list", { name: "Tags" })).toBeVisible();
    const wanted = await page.evaluate(topOf);
    const top = await page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: "instant" });
      return window.scrollY;
    }, wanted);
    expect(top).toBeGreaterThan(100);
    // A frame in which the browser chooses what it keeps in place.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    held.resolve();
    await expect(page.getByRole("heading", { level: 2, name: /What you can move/ })).toBeAttached();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });
}
