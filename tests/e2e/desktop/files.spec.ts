import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chooseMenu, openPost, press, text, title } from "../../setup/desktop/owner-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";

const written = `---
title: "A file: opened"
tags: [one, two]
status: published
---
First words.
`;

test("a Markdown file opens as a new draft with its fields, and is never published by it", async ({
  desk,
  posts,
  folder,
}) => {
  const file = join(folder, "opened.md");
  const words = `A file ${crypto.randomUUID().slice(0, 8)}`;
  await writeFile(file, written.replace("A file: opened", words));
  const { app, page, system } = desk;
  await system.answer({ choose: [file] });
  await chooseMenu(app, "open-file");
  await expect(title(page)).toHaveValue(words);
  await expect(text(page)).toHaveValue(/First words\./);
  await expect(page.getByRole("button", { name: "Remove two" })).toBeVisible();
  await press(page, "Save draft");
  await expect.poll(() => posts.titled(words)).toMatchObject([{ status: "draft" }]);
});

test("what is in the editor is exported, and opening the file gives it back", async ({
  desk,
  posts,
  folder,
}) => {
  const content = "---\n\nA line, then “quotes” & emoji 🐦.\n\n\ttab\n";
  const id = await posts.add({ title: 'Yes: "no"', content });
  const file = join(folder, "exported.md");
  const { app, page, system } = desk;
  await openPost(page, id);
  await system.answer({ saveAs: file });
  await chooseMenu(app, "export-post");
  await expect.poll(() => readFile(file, "utf8").catch(() => "")).toContain("emoji 🐦");
  await system.answer({ choose: [file] });
  await chooseMenu(app, "open-file");
  await expect(title(page)).toHaveValue('Yes: "no"');
  await expect(page).toHaveURL(/posts\/new$/);
  await expect(text(page)).toHaveValue(content);
});

test("all posts are exported into a folder of their own", async ({ desk, posts, folder }) => {
  await posts.add({ title: "To be exported", slug: `exported-${crypto.randomUUID()}` });
  const { app, page, system } = desk;
  await system.answer({ choose: [folder] });
  await chooseMenu(app, "export-posts");
  await expect(page.getByText(/^\d+ posts exported$/)).toBeVisible();
  const [made = ""] = await readdir(folder);
  expect(made).toMatch(/^brightwren-posts-/);
  const files = await readdir(join(folder, made));
  expect(files.length).toBeGreaterThan(17);
  expect(files.filter((name) => !name.endsWith(".md"))).toEqual([]);
});

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a picture dropped on the text is stored by the backend, and the preview shows it", async ({
  desk,
  posts,
}) => {
  const id = await posts.add({ title: "With a picture", content: "Before." });
  const { page } = desk;
  await openPost(page, id);
  await text(page).evaluate((area, bytes) => {
    const data = new DataTransfer();
    const picture = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0);
    data.items.add(new File([picture], "shop-window.png", { type: "image/png" }));
    area.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
  }, onePixel);
  await expect(text(page)).toHaveValue(
    /!\[\]\(http:\/\/127\.0\.0\.1:\d+\/storage\/.*\/1x1-[0-9a-f]{6}\.webp\)/,
  );
  await page.getByLabel("What does it show?").fill("A shop window");
  await expect(page.getByText("Stored.", { exact: true })).toBeVisible();
  await expect(text(page)).toHaveValue(/!\[A shop window\]/);
  const shown = page.getByRole("region", { name: "Preview" }).getByRole("img");
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(1);
});

test("who changes their mind gets no message and no file", async ({ desk }) => {
  const { app, page, system } = desk;
  await chooseMenu(app, "open-file");
  await chooseMenu(app, "export-posts");
  await expect
    .poll(async () => (await system.journal()).choosers)
    .toEqual(["Open a Markdown file", "Choose where the posts are saved"]);
  await expect(page.getByRole("progressbar", { name: "Exporting all posts…" })).toBeHidden();
  await expect(page.getByText(/posts exported$|^Failed/)).toBeHidden();
  await expect(page).toHaveURL(/#\/admin$/);
});
