import { readFile } from "node:fs/promises";
import { postToMarkdown } from "@brightwren/core/markdown-files/post-to-markdown";
import { emptyFields } from "@brightwren/functions/contracts/post-fields";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { listPosts, removePosts } from "../../setup/posts.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function choose(page: Page, name: string, content: string | Buffer, ask: () => Promise<void>) {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), ask()]);
  await chooser.setFiles({ name, mimeType: "text/markdown", buffer: Buffer.from(content) });
}

const openByButton = (page: Page, name: string, content: string | Buffer) =>
  choose(page, name, content, () => press(page, "Open a Markdown file"));
const openByShortcut = (page: Page, name: string, content: string) =>
  choose(page, name, content, () => page.keyboard.press("Control+o"));

async function exported(page: Page, menu: string, item: string): Promise<{ name: string; bytes: Buffer }> {
  await press(page, menu);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: item, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test("exports an imported post byte for byte", async ({ page }) => {
  // The listener must exist before the key press. Otherwise, the file chooser event is lost.
  page.on("filechooser", () => {});
  const words = `Journey: "no" & 'yes' #1 👩‍🎨`;
  const content = `---\n\n# Not the title\r\nA line.  \n\n\`\`\`yaml\n---\nkey: [value\n---\n\`\`\`\n\n\tTab – ende.\n\n`;
  const file = postToMarkdown(
    {
      ...emptyFields(),
      title: words,
      slug: "journey-file",
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
  for (const [name, open] of [
    ["first.md", openByButton],
    ["second.md", openByShortcut],
  ] as const) {
    await openAdmin(page, "/admin/posts");
    await open(page, name, file);
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(words);
    await expect(page).toHaveURL(/posts\/[0-9a-f-]{36}$/);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await page.goto("/admin/posts");
    const { name: exportName, bytes } = await exported(page, `Actions for ${words}`, "Export as Markdown");
    expect(bytes.toString()).toBe(file);
    expect(exportName).toBe("journey-file.md");
    await removePosts([id]);
  }

  const archive = await exported(page, "Actions for all posts", "Export all posts");
  expect(archive.name).toMatch(/^brightwren-posts-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(archive.bytes);
  const names = Object.keys(files).map((path) => path.replace(/^.*\/|\.md$/g, ""));
  expect(names.toSorted()).toEqual((await listPosts()).map(({ slug }) => slug).toSorted());
  expect(strFromU8(Object.values(files)[0] ?? new Uint8Array())).toMatch(/^---\ntitle: /);
});

test("reports why it rejects a file", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to open the file/);
  await openAdmin(page, "/admin/posts");
  await openByButton(page, "picture.md", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]));
  await expect(page.getByText("This is not a plain text file, so it was not opened.")).toBeVisible();
  await openByButton(page, "long.md", "x".repeat(2 * 1024 * 1024 + 1));
  await expect(page.getByText("This file is larger than 2 MB")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/posts$/);
});
