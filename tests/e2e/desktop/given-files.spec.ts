import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { openPost, signIn, text, title } from "../../setup/desktop/owner-steps.ts";
import { pngOf } from "../../setup/desktop/png-of.ts";

const storedPicture = /!\[\]\(http[^)]+\.webp\)/;

test("a Markdown file dropped on the icon opens as a new post, when somebody has signed in", async ({
  launch,
  folder,
}) => {
  const file = join(folder, "dropped.md");
  await writeFile(file, "---\ntitle: Dropped on the icon\n---\nIts words.\n");
  const { page } = await launch({ args: [file] });
  await signIn(page);
  await expect(title(page)).toHaveValue("Dropped on the icon");
  await expect(text(page)).toHaveValue(/Its words\./);
});

test("pictures dropped on the icon begin a post", async ({ desk: { app, page }, folder }) => {
  const files = ["shop window.png", "counter.png"].map((name) => join(folder, name));
  await Promise.all(files.map((file, index) => writeFile(file, pngOf(900 + index, 600))));
  await app.startAgain(files);
  await expect(page).toHaveURL(/#\/admin\/posts\/new$/);
  await expect
    .poll(async () => (await text(page).inputValue()).match(new RegExp(storedPicture, "g"))?.length)
    .toBe(2);
});

test("a picture dropped on the icon goes into the text that is open", async ({
  desk: { app, page },
  posts,
  folder,
}) => {
  const file = join(folder, "shop window.png");
  await writeFile(file, pngOf(900, 600));
  await openPost(page, await posts.add({ title: "Open already", content: "Before." }));
  await app.startAgain([file]);
  await expect(text(page)).toHaveValue(storedPicture);
  await expect(text(page)).toHaveValue(/Before\./);
});

test("another file is refused with a word why, and nothing changes", async ({ desk, folder }) => {
  const { app, page, system } = desk;
  const file = join(folder, "binary.md");
  await writeFile(file, new Uint8Array([0, 1, 255]));
  const address = page.url();
  await app.startAgain([file]);
  await expect
    .poll(async () => (await system.journal()).boxes.map(({ message }) => message))
    .toEqual(["This file could not be opened"]);
  expect(page.url()).toBe(address);
});
