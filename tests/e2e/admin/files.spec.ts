import { readFile } from "node:fs/promises";
import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { postToMarkdown } from "@brightwren/core/markdown-files/post-to-markdown";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { testBackend } from "../../setup/test-backend.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addManyPosts, addPost, listPosts, removePosts } from "../../setup/posts.ts";
import { accessibilityFaults } from "../../setup/screen-faults.ts";
import { isDeep } from "../../setup/test-depth.ts";
import { untilStored } from "../../setup/until-stored.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const address = (page: Page) => page.getByRole("textbox", { name: "Address" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

// Only while somebody listens does the test get the file chooser, and a key is quicker than the word of that.
test.beforeEach(({ page }) => void page.on("filechooser", () => {}));

const made: string[] = [];
test.afterEach(() => removePosts(made.splice(0)));

/** Answers the file chooser that `ask` brings up. */
async function choose(page: Page, name: string, content: string | Buffer, ask: () => Promise<void>) {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), ask()]);
  await chooser.setFiles({ name, mimeType: "text/markdown", buffer: Buffer.from(content) });
}

const openByButton = (page: Page, name: string, content: string | Buffer) =>
  choose(page, name, content, () => press(page, "Open a Markdown file"));
const openByShortcut = (page: Page, name: string, content: string) =>
  choose(page, name, content, () => page.keyboard.press("Control+o"));

/** The file that choosing this in this menu downloads. */
async function exported(page: Page, menu: string, item: string): Promise<{ name: string; bytes: Buffer }> {
  await press(page, menu);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: item, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Waits until the post is stored, and notes it for removal. */
async function stored(page: Page): Promise<string> {
  await expect(page).toHaveURL(/posts\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  made.push(id);
  return id;
}

const someWords = () => `Journey ${crypto.randomUUID().slice(0, 8)}`;

test("a Markdown file opens as a new draft with its fields; what was left out is told", async ({ page }) => {
  await openAdmin(page, "/admin/posts");
  const words = someWords();
  const head = `layout: post\ntitle: "${words}: so"\ncategory: seo basics\ntags: [one, two]\nstatus: published`;
  await openByButton(page, "from-elsewhere.md", `---\n${head}\n---\n\n## Part\n\nWords.\n`);
  await expect(title(page)).toHaveValue(`${words}: so`);
  await expect(text(page)).toHaveValue("## Part\n\nWords.");
  await expect(page.getByLabel("Category")).toHaveValue(/./);
  await expect(page.getByRole("list", { name: "Chosen tags" }).getByRole("listitem")).toHaveText([
    "one",
    "two",
  ]);
  const notice = page.getByText("Opened “from-elsewhere.md” as a new draft").locator("..");
  await expect(notice.getByRole("listitem")).toHaveText([
    /^The file says “published”\. It opens as a draft/,
    /nothing of the kind: layout\.$/,
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await stored(page);
  const found = (await listPosts()).find((post) => post.title === `${words}: so`);
  expect(found?.status).toBe("draft");
  await press(page, "OK");
  await expect(notice).toHaveCount(0);
});

test("a file that cannot be stored at once is kept on this computer from the first moment", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|Could not be read|could not be counted/);
  await openAdmin(page, "/admin");
  let isCut = true;
  await page.route(/rest\/v1\/blog_posts/, (route) => (isCut ? route.abort() : route.continue()));
  await openByShortcut(page, "plain.txt", "# A plain text\n\nWords.");
  await expect(title(page)).toHaveValue("A plain text");
  await expect(text(page)).toHaveValue("Words.");
  await untilStored(page, "A plain text");
  await page.goto("/admin/posts/new", { waitUntil: "commit" }).catch(() => undefined);
  // Taking the route away while the page loads can leave one of its requests without an answer.
  isCut = false;
  await expect(page.getByText(/^Unsaved text from \d\d:\d\d found: “A plain text”/)).toBeVisible();
  await press(page, "Discard");
});

test("unsaved changes: the person is asked before a file takes their place, also in a new post", async ({
  page,
}) => {
  await openAdmin(page, "/admin/posts/new");
  await text(page).fill("My own words.");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await openByShortcut(page, "other.md", "# Other\n\nOther words.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(text(page)).toHaveValue("My own words.");
  await openByShortcut(page, "other.md", "# Other\n\nOther words.");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(text(page)).toHaveValue("Other words.");
  await expect(page.getByText(/^Unsaved text from/)).toBeVisible();
  await stored(page);
});

test.describe("a file that cannot be read", () => {
  test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to open the file/));

  test("is refused with a sentence when it is no text", async ({ page }) => {
    await openAdmin(page, "/admin/posts");
    await openByButton(page, "picture.md", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]));
    await expect(page.getByText("This is not a plain text file, so it was not opened.")).toBeVisible();
    await openByButton(page, "long.md", "x".repeat(2 * 1024 * 1024 + 1));
    await expect(page.getByText("This file is larger than 2 MB")).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/posts$/);
  });

  test("opens whole when only its front matter is broken", async ({ page }) => {
    await openAdmin(page, "/admin/posts");
    const words = someWords();
    await openByButton(page, "broken.md", `---\ntitle: a: b\n---\n\n# ${words}\n\nText.`);
    await expect(text(page)).toHaveValue(`---\ntitle: a: b\n---\n\n# ${words}\n\nText.`);
    await expect(title(page)).toHaveValue(words);
    await expect(page.getByText("could not be read, so it was left in the text")).toBeVisible();
    await stored(page);
  });
});

test("a post that was exported, deleted and opened again is exported to the same letters", async ({
  page,
}) => {
  test.slow();
  const words = `${someWords()}: "no" & 'yes' #1 👩‍🎨`;
  const content = `---\n\n# Not the title\r\nA line.  \n\n\`\`\`yaml\n---\nkey: [value\n---\n\`\`\`\n\n\tTab – ende.\n\n`;
  const file = postToMarkdown(
    {
      title: words,
      slug: `journey-${crypto.randomUUID()}`,
      excerpt: "null",
      content,
      category_id: "c",
      tags: ["yes", "2020-01-01", "c#: sharp", "007"],
      author: "- Ann O’Neil",
      featured_image_url: "https://example.com/a.jpg?b=c#d",
      featured_image_alt: 'A shop: "open"',
      seo_title: "null",
      seo_meta_description: "12:30",
      published_at: "2020-03-05T12:00:00.123456+00:00",
    },
    { status: "draft", categories: [{ id: "c", name: "SEO Basics", slug: "seo-basics" }] },
  );
  await page.route("https://example.com/**", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await openAdmin(page, "/admin/posts");
  for (const round of ["first", "second"]) {
    await openByButton(page, `${round}.md`, file);
    await expect(title(page)).toHaveValue(words);
    const id = await stored(page);
    await page.goto("/admin/posts");
    const { name, bytes } = await exported(page, `Actions for ${words}`, "Export as Markdown");
    expect(bytes.toString()).toBe(file);
    expect(name).toMatch(/^journey-.*\.md$/);
    await removePosts([id]);
    await page.reload();
  }
});

test("the editor exports what is in it, saved or not", async ({ page }) => {
  const id = await addPost({ title: someWords(), content: "Public.", slug: "journey-export" });
  made.push(id);
  await openAdmin(page, `/admin/posts/${id}`);
  await text(page).fill("Not saved.");
  const { name, bytes } = await exported(page, "More actions", "Export as Markdown");
  expect(name).toBe("journey-export.md");
  expect(bytes.toString()).toMatch(
    /^---\ntitle: Journey .*\nslug: journey-export\n[^]*\n---\n\nNot saved\.\n$/,
  );
  expect(bytes.toString()).toContain("\nstatus: published\n");
  await expect(page.getByText("Exported as journey-export.md")).toBeVisible();
  await text(page).fill("Public.");

  await page.goto("/admin/posts/new");
  await title(page).fill("Never stored");
  await expect(address(page)).toHaveValue("never-stored");
  const unsaved = await exported(page, "More actions", "Export as Markdown");
  expect(unsaved.bytes.toString()).toContain("title: Never stored\n");
  await title(page).fill("");
});

/** More than one request asks for; in a deep run more than the Data API returns at once. */
const count = isDeep ? 1050 : 150;

test("all posts, however many, come as one archive; how far it is can be seen on every screen", async ({
  page,
}) => {
  test.slow();
  const many = await addManyPosts(count);
  try {
    const slugs = (await listAllSlugs()).toSorted();
    expect(slugs.length).toBeGreaterThan(count);
    await openAdmin(page, "/admin/posts");
    const goOn = Promise.withResolvers<void>();
    await page.route(/blog_posts\?.*id=gt\./, async (route) => {
      await goOn.promise;
      await route.continue();
    });
    const download = page.waitForEvent("download", { timeout: 60_000 });
    await press(page, "Actions for all posts");
    await page.getByRole("menuitem", { name: "Export all posts" }).click();
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    await expect(page.getByRole("progressbar", { name: "Exporting all posts…" })).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^100 of ${slugs.length.toLocaleString("en-GB")} posts$`)),
    ).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    goOn.resolve();
    const archive = await download;
    expect(archive.suggestedFilename()).toMatch(/^brightwren-posts-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(await readFile(await archive.path()));
    const names = Object.keys(files).map((path) => path.replace(/^.*\/|\.md$/g, ""));
    expect(names.toSorted()).toEqual(slugs);
    const [first] = Object.values(files);
    expect(strFromU8(first ?? new Uint8Array())).toMatch(/^---\ntitle: /);
    await expect(page.getByText(`${slugs.length.toLocaleString("en-GB")} posts exported`)).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Exporting all posts…" })).toBeHidden();
  } finally {
    await many.remove();
  }
});

test("an export that the network breaks off says so, and hands over nothing", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|Failed to export the posts|Could not be read/);
  await openAdmin(page, "/admin/posts");
  let downloads = 0;
  page.on("download", () => (downloads += 1));
  await page.route(/blog_posts\?.*id=gt\./, (route) => route.abort());
  await press(page, "Actions for all posts");
  await page.getByRole("menuitem", { name: "Export all posts" }).click();
  // After a few more tries.
  await expect(page.getByText("Failed to export the posts. The server could not be reached.")).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole("progressbar", { name: "Exporting all posts…" })).toBeHidden();
  expect(downloads).toBe(0);
});

/** The slugs of all posts: PostgREST returns a thousand at a time. */
async function listAllSlugs(): Promise<string[]> {
  const headers = { apikey: localServiceRoleKey, authorization: `Bearer ${localServiceRoleKey}` };
  const pages = [0, 1000].map(async (offset) => {
    const query = `select=slug&order=id&limit=1000&offset=${offset}`;
    const answer = await fetch(`${testBackend.url}/rest/v1/blog_posts?${query}`, { headers });
    return (await answer.json()) as { slug: string }[];
  });
  return (await Promise.all(pages)).flat().map(({ slug }) => slug);
}
