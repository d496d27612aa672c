import { execFileSync } from "node:child_process";
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

test("a link reads no file, whether the system hands it over as an argument or as an event", async ({
  desk: { app, page, system },
  folder,
}) => {
  await writeFile(join(folder, "passwords.txt"), "My passwords.");
  await writeFile(join(folder, "good.md"), "---\ntitle: Given by the system\n---\nIts words.\n");
  const links = [
    "brightwren:x/../passwords.txt",
    "brightwren:passwords.txt",
    "BRIGHTWREN:x/../passwords.txt",
  ];
  await app.evaluate(
    ({ app: electronApp }, given) => {
      for (const link of given.links) {
        const argv = [process.execPath, "--allow-file-access-from-files", link];
        electronApp.emit("second-instance", {}, argv, given.folder);
        electronApp.emit("open-url", { preventDefault() {} }, link);
      }
      // Files are given one after the other: this one comes last.
      electronApp.emit("second-instance", {}, [process.execPath, "good.md"], given.folder);
    },
    { links, folder },
  );
  await expect(title(page)).toHaveValue("Given by the system");
  await expect(text(page)).toHaveValue(/^Its words\.\s*$/);
  expect((await system.journal()).boxes.map(({ message }) => message)).toEqual(
    Array.from({ length: 2 * links.length }, () => "This link could not be opened"),
  );
});

test("a pipe is refused, and the file after it opens", async ({ desk: { app, page, system }, folder }) => {
  test.skip(process.platform === "win32", "Windows has no pipes in folders");
  execFileSync("mkfifo", [join(folder, "pipe.md")]);
  await writeFile(join(folder, "good.md"), "---\ntitle: Opened after a pipe\n---\nIts words.\n");
  await app.evaluate(
    ({ app: electronApp }, paths) => {
      for (const path of paths) electronApp.emit("open-file", { preventDefault() {} }, path);
    },
    ["pipe.md", "good.md"].map((name) => join(folder, name)),
  );
  await expect(title(page)).toHaveValue("Opened after a pipe");
  expect((await system.journal()).boxes).toMatchObject([{ message: "This file could not be opened" }]);
});
