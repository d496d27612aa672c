import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chooseMenu } from "../../setup/desktop/choose-menu.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { openPost, press, signIn, text, title } from "../../setup/desktop/owner-steps.ts";

const written = `---
title: "A file: opened"
tags: [one, two]
status: published
---
First words.
`;

test("a Markdown file opens as a new draft with its fields, and is never published by it", async ({
  launch,
  posts,
  userData,
}) => {
  const file = join(userData, "opened.md");
  const words = `A file ${crypto.randomUUID().slice(0, 8)}`;
  await writeFile(file, written.replace("A file: opened", words));
  const { app, page, system } = await launch();
  await signIn(page);
  await system.answer({ choose: [file] });
  await chooseMenu(app, "open-file");
  await expect(title(page)).toHaveValue(words);
  await expect(text(page)).toHaveValue(/First words\./);
  await expect(page.getByRole("button", { name: "Remove two" })).toBeVisible();
  await press(page, "Save draft");
  await expect.poll(() => posts.titled(words)).toMatchObject([{ status: "draft" }]);
});

test("what is in the editor is exported, and opening the file gives it back", async ({
  launch,
  posts,
  userData,
}) => {
  const content = "---\n\nA line, then “quotes” & emoji 🐦.\n\n\ttab\n";
  const id = await posts.add({ title: 'Yes: "no"', content });
  const file = join(userData, "exported.md");
  const { app, page, system } = await launch();
  await signIn(page);
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

test("all posts are exported into a folder of their own", async ({ launch, posts, userData }) => {
  await posts.add({ title: "To be exported", slug: `exported-${crypto.randomUUID()}` });
  const { app, page, system } = await launch();
  await signIn(page);
  await system.answer({ choose: [userData] });
  await chooseMenu(app, "export-posts");
  await expect(page.getByText(/^\d+ posts exported$/)).toBeVisible();
  const folder = (await readdir(userData)).find((name) => name.startsWith("brightwren-posts-")) ?? "";
  const files = await readdir(join(userData, folder));
  expect(files.length).toBeGreaterThan(17);
  expect(files.filter((name) => !name.endsWith(".md"))).toEqual([]);
});

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("a picture dropped on the text is stored by the backend, and the preview shows it", async ({
  launch,
  posts,
}) => {
  const id = await posts.add({ title: "With a picture", content: "Before." });
  const { page } = await launch();
  await signIn(page);
  await openPost(page, id);
  await text(page).evaluate((area, bytes) => {
    const data = new DataTransfer();
    const picture = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0);
    data.items.add(new File([picture], "shop-window.png", { type: "image/png" }));
    area.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
  }, onePixel);
  await expect(text(page)).toHaveValue(/!\[shop window\]\(http:\/\/127\.0\.0\.1:\d+\/storage\//i);
  const shown = page.getByRole("region", { name: "Preview" }).getByRole("img");
  const width = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(1);
});

test("who changes their mind gets no message and no file", async ({ launch, userData }) => {
  const { app, page } = await launch();
  await signIn(page);
  const before = await readdir(userData);
  await chooseMenu(app, "open-file");
  await chooseMenu(app, "export-posts");
  await page.waitForTimeout(1000);
  await expect(page.getByText(/posts exported$|^Failed/)).toBeHidden();
  const made = (await readdir(userData)).filter((name) => !before.includes(name));
  expect(made.filter((name) => /md$|posts/.test(name))).toEqual([]);
});
