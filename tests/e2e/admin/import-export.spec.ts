import { keys } from "@brightwren/brand";
import { readFile } from "node:fs/promises";
import { strToU8, unzipSync, zipSync } from "fflate";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addPost, listPosts, readPost } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).press("Enter");

async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    press(page, "Choose files or a ZIP"),
  ]);
  await chooser.setFiles(files);
}

test("recognises imported posts when their export is imported again", async ({ page }) => {
  const slug = "moved";
  await addPost({ title: "Quite another post", slug: `${slug}-taken` });
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
  await expect(page.getByText("New categories to create: Seaside.")).toBeVisible();
  await page.getByText("1 note").press("Enter");
  await expect(page.getByText("no equivalent: fancy.")).toBeVisible();
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
  const download = page.waitForEvent("download");
  await press(page, "Export everything");
  const archive = await download;
  expect(archive.suggestedFilename()).toMatch(
    new RegExp(`^${keys.prefix}-export-\\d{4}-\\d\\d-\\d\\d\\.zip$`),
  );
  const bytes = await readFile(await archive.path());
  const names = Object.keys(unzipSync(bytes));
  expect(names).toEqual(
    expect.arrayContaining([
      "README.txt",
      "export.json",
      "categories.json",
      "enquiries.csv",
      "subscriptions.csv",
      `posts/${slug}.md`,
    ]),
  );
  await choose(page, [{ name: "export.zip", mimeType: "application/zip", buffer: bytes }]);
  await expect(page.getByText(/^\d+ already here\.$/)).toBeVisible();
});
