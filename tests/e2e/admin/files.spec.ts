import { readFile } from "node:fs/promises";
import { postToMarkdown } from "@brightwren/core/markdown-files/post-to-markdown";
import { emptyFields } from "@brightwren/functions/contracts/post-fields";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { listPosts } from "../../setup/posts.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

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
  await openAdmin(page, "/admin/posts");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Control+o")]);
  await chooser.setFiles({ name: "first.md", mimeType: "text/markdown", buffer: Buffer.from(file) });
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(words);
  await expect(page).toHaveURL(/posts\/[0-9a-f-]{36}$/);
  await page.getByRole("banner").getByRole("link", { name: "Posts", exact: true }).first().click();
  const { name, bytes } = await exported(page, `Actions for ${words}`, "Export as Markdown");
  expect(bytes.toString()).toBe(file);
  expect(name).toBe("journey-file.md");

  const archive = await exported(page, "Actions for all posts", "Export all posts");
  expect(archive.name).toMatch(/^brightwren-posts-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(archive.bytes);
  const names = Object.keys(files).map((path) => path.replace(/^.*\/|\.md$/g, ""));
  expect(names.toSorted()).toEqual((await listPosts()).map(({ slug }) => slug).toSorted());
  expect(strFromU8(Object.values(files)[0] ?? new Uint8Array())).toMatch(/^---\ntitle: /);
});
