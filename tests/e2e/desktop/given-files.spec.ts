import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { logIn } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import {
  chooseMenu,
  openPost,
  overview,
  press,
  saved,
  text,
  title,
} from "../../setup/desktop/owner-steps.ts";
import { pngOf } from "../../setup/desktop/png-of.ts";
import { addDraft } from "../../setup/posts.ts";

const storedPicture = /!\[\]\(http[^)]+\.webp\)/;

test("opens pictures at startup, and inserts later ones into the open post", async ({ launch, folder }) => {
  const files = ["first window.png", "counter.png"].map((name) => join(folder, name));
  await Promise.all(files.map((file, index) => writeFile(file, pngOf(900 + index, 600))));
  const { app, page, system } = await launch({ args: files });
  await logIn(page);
  await expect(page).toHaveURL(/#\/admin\/posts\/new$/);
  await expect
    .poll(async () => (await text(page).inputValue()).match(new RegExp(storedPicture, "g"))?.length)
    .toBe(2);
  await title(page).fill("Two pictures");
  await press(page, "Save");
  await expect(saved(page)).toBeVisible();

  const messages = async () => (await system.journal()).boxes.map(({ message }) => message);
  const refusal = "This file could not be opened";
  const [binary, picture, pipe, good] = ["binary.md", "shop window.png", "pipe.md", "good.md"].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  await writeFile(binary, new Uint8Array([0, 1, 255]));
  await writeFile(picture, pngOf(900, 600));
  await writeFile(good, "---\ntitle: Opened after a pipe\n---\nIts words.\n");

  const address = page.url();
  await app.startAgain([binary]);
  await expect.poll(messages).toEqual([refusal]);
  expect(page.url()).toBe(address);

  await chooseMenu(app, "overview");
  await expect(overview(page)).toBeVisible();
  await openPost(page, await addDraft({ title: "Open already", content: "Before." }));
  await app.startAgain([picture]);
  await expect(text(page)).toHaveValue(storedPicture);
  await expect(text(page)).toHaveValue(/Before\./);
  await press(page, "Preview");
  const shown = page.getByRole("region", { name: "Preview" }).locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await press(page, "Save");
  await expect(saved(page)).toBeVisible();
  await chooseMenu(app, "overview");
  await expect(overview(page)).toBeVisible();

  // On Windows, named pipes are not in the file system.
  const refused = process.platform === "win32" ? [] : [pipe];
  if (refused.length > 0) execFileSync("mkfifo", refused);
  await app.evaluate(
    ({ app: electronApp }, paths) => {
      for (const path of paths) electronApp.emit("open-file", { preventDefault() {} }, path);
    },
    [...refused, good],
  );
  await expect(title(page)).toHaveValue("Opened after a pipe");
  await expect(text(page)).toHaveValue(/Its words\./);
  expect(await messages()).toEqual([binary, ...refused].map(() => refusal));
});
