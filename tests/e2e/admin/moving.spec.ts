import { readFile } from "node:fs/promises";
import { strToU8, unzipSync, zipSync } from "fflate";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addPost, listPosts, readPost, removePosts } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).press("Enter");
const words = () => `journey-${crypto.randomUUID().slice(0, 8)}`;

/** Gives files to the chooser that the button brings up. */
async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    press(page, "Choose files or a ZIP"),
  ]);
  await chooser.setFiles(files);
}

const text = (name: string, content: string) => ({
  name,
  mimeType: "text/markdown",
  buffer: Buffer.from(content),
});

test("a ZIP of another blog: what would happen is shown first, pictures come along, done again it is here already", async ({
  page,
}) => {
  const slug = words();
  const here = await addPost({ title: "Quite another post", slug: `${slug}-taken` });
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: "#c8a07b" } });
  const photo = new Uint8Array(await drawn.jpeg().toBuffer());
  const zip = zipSync({
    [`blog/content/posts/${slug}/index.md`]: strToU8(
      `---\ntitle: New ${slug}\ndate: 2021-05-01\ncategories: [Seaside]\nfancy: 1\n---\n\n![A bench](bench.jpg)\n`,
    ),
    [`blog/content/posts/${slug}/bench.jpg`]: photo,
    [`blog/content/posts/${slug}-taken.md`]: strToU8(`---\ntitle: Taken ${slug}\n---\n\nText.\n`),
  });
  const file = { name: "blog.zip", mimeType: "application/zip", buffer: Buffer.from(zip) };
  await openAdmin(page, "/admin/import");
  await choose(page, [file]);
  await expect(page.getByRole("heading", { name: "2 posts from Hugo" })).toBeVisible();
  await expect(page.getByText("1 new, 1 address taken.")).toBeVisible();
  await expect(page.getByText("Categories that are not here yet are made: Seaside.")).toBeVisible();
  await page.getByText("1 thing to know").press("Enter");
  await expect(page.getByText("nothing of the kind: fancy.")).toBeVisible();
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  await press(page, "Import 2 posts");
  await expect(page.getByText("2 posts added.")).toBeVisible();
  const stored = await readPost(slug);
  expect(stored.content).toMatch(
    /^!\[A bench\]\(http.*\/post-images\/[0-9a-f]{32}\/\d+x\d+-[0-9a-f]{6}\.\w+\)$/,
  );
  expect((await listPosts()).find((post) => post.slug === slug)).toMatchObject({
    status: "draft",
    category: { slug: "seaside" },
  });
  expect((await readPost(`${slug}-taken`)).title).toBe("Quite another post");
  expect((await readPost(`${slug}-taken-2`)).title).toBe(`Taken ${slug}`);

  await press(page, "Import something else");
  await choose(page, [file]);
  await expect(page.getByText("2 already here.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Nothing to import" })).toBeVisible();
  await removePosts([here]);
});

test("a lost connection stops it, and it goes on where it stopped: no post is there twice", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|The import stopped|Could not be read|could not be counted/);
  const slug = words();
  const files = [1, 2, 3].map((n) => text(`${slug}-${n}.md`, `# Post ${n} of ${slug}\n\nText ${n}.\n`));
  await openAdmin(page, "/admin/import");
  await choose(page, files);
  let sent = 0;
  await page.route(/rest\/v1\/blog_posts/, async (route) => {
    if (route.request().method() !== "POST" || (sent += 1) !== 2) return route.continue();
    // It is stored, and the answer lost.
    await route.fetch();
    return route.abort();
  });
  await page.getByRole("button", { name: "Import 3 posts" }).focus();
  await page.keyboard.press("Enter");
  const alert = page.getByRole("alert").filter({ hasText: "go on when the network is back" });
  const done = page.getByText("3 posts added.");
  await expect(alert.or(done)).toBeVisible({ timeout: 30_000 });
  if (await alert.isVisible()) await press(page, "Go on");
  await expect(done).toBeVisible({ timeout: 30_000 });
  const titles = (await listPosts()).map(({ title }) => title).filter((title) => title.endsWith(slug));
  expect(titles.toSorted()).toEqual([1, 2, 3].map((n) => `Post ${n} of ${slug}`));
});

test("an odd file is named beside good ones, a folder is left out, and links lead to what came", async ({
  page,
}) => {
  const slug = words();
  const zip = zipSync({
    [`content/en/posts/${slug}-a.md`]: strToU8(
      `---\ntitle: A ${slug}\nvisibility: friends\n---\n\nSee [b](${slug}-b.md).\n`,
    ),
    [`content/en/posts/${slug}-b.md`]: strToU8(`---\ntitle: B ${slug}\ndate: 8 July 2022\n---\n\nText.\n`),
    [`content/de/posts/${slug}-b.md`]: strToU8(`---\ntitle: German ${slug}\n---\n\nText.\n`),
    "content/en/posts/odd.md": new Uint8Array([0x23, 0, 0, 1, 2]),
  });
  await openAdmin(page, "/admin/import");
  await choose(page, [{ name: "blog.zip", mimeType: "application/zip", buffer: Buffer.from(zip) }]);
  await expect(page.getByRole("heading", { name: "3 posts from Hugo" })).toBeVisible();
  await expect(page.getByText("Left out: “odd.md” is not a plain text file.")).toBeVisible();
  await page.getByText("Posts from 2 folders").press("Enter");
  await page.getByRole("checkbox", { name: "content/de/posts: 1 of 1" }).press("Space");
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  await page.getByRole("checkbox", { name: /^Keep their status: 1 post is public/ }).press("Space");
  await press(page, "Import 2 posts");
  await expect(page.getByText("2 posts added.")).toBeVisible();
  const titled = (await listPosts()).filter(({ title }) => title.endsWith(slug));
  expect(Object.fromEntries(titled.map(({ title, status }) => [title, status]))).toEqual({
    [`A ${slug}`]: "draft",
    [`B ${slug}`]: "published",
  });
  expect((await readPost(`${slug}-a`)).content).toBe(`See [b](/blog/${slug}-b).`);
});

test("reading can be stopped", async ({ page }) => {
  const many = Object.fromEntries(
    Array.from({ length: 3000 }, (_, n) => [
      `posts/p${n}.md`,
      strToU8(`# P${n}\n\n${"[a](b) <b>c</b> ".repeat(60)}\n`),
    ]),
  );
  const zip = { name: "blog.zip", mimeType: "application/zip", buffer: Buffer.from(zipSync(many)) };
  await openAdmin(page, "/admin/import");
  await choose(page, [zip]);
  await expect(page.getByText(/^Read: /)).toBeVisible();
  await press(page, "Stop");
  await expect(page.getByText("or drop them here")).toBeVisible();
  await expect(page.getByText("Reading the files…")).toBeHidden();
});

test("what cannot be read is refused with a sentence", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/An import could not be read/);
  await openAdmin(page, "/admin/import");
  await choose(page, [{ name: "a.zip", mimeType: "application/zip", buffer: Buffer.from("PK nothing") }]);
  await expect(page.getByText("This ZIP file is damaged or not whole.")).toBeVisible();
});

test("everything is exported as one ZIP that tells of itself, and all of it is here already", async ({
  page,
}) => {
  const slug = words();
  const id = await addPost({ title: `Out ${slug}`, slug });
  await openAdmin(page, "/admin/import");
  const download = page.waitForEvent("download");
  await press(page, "Export everything");
  const archive = await download;
  expect(archive.suggestedFilename()).toMatch(/^brightwren-export-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await archive.path());
  const names = Object.keys(unzipSync(bytes));
  expect(names).toEqual(
    expect.arrayContaining([
      "README.txt",
      "export.json",
      "categories.json",
      "enquiries.csv",
      `posts/${slug}.md`,
    ]),
  );
  await choose(page, [{ name: "export.zip", mimeType: "application/zip", buffer: bytes }]);
  await expect(page.getByText(/^\d+ already here\.$/)).toBeVisible();
  await removePosts([id]);
});
