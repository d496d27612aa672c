import { keys } from "@brightwren/brand";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
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
import { addDraft, postsTitled } from "../../setup/posts.ts";

const written = `---
title: "A file: opened"
tags: [one, two]
status: published
---
First words.
`;

test("exports posts to files, and opens a file as a draft", async ({
  desk: { app, page, system },
  folder,
}) => {
  await chooseMenu(app, "open-file");
  await chooseMenu(app, "export-posts");
  await expect
    .poll(async () => (await system.journal()).choosers)
    .toEqual(["Open a Markdown file", "Choose where the posts are saved"]);
  await expect(page.getByRole("progressbar", { name: "Exporting all posts…" })).toBeHidden();
  await expect(page.getByText(/posts exported$|^Failed/)).toBeHidden();
  await expect(page).toHaveURL(/#\/admin$/);

  await system.answer({ choose: [folder] });
  await chooseMenu(app, "export-posts");
  await expect(page.getByText(/^\d+ posts exported$/)).toBeVisible();
  const made = (await readdir(folder)).filter((name) => name.startsWith(`${keys.prefix}-posts-`));
  expect(made).toHaveLength(1);
  const files = await readdir(join(folder, made[0] ?? ""));
  expect(files.length).toBeGreaterThan(16);
  expect(files.filter((name) => !name.endsWith(".md"))).toEqual([]);

  await chooseMenu(app, "import-export");
  const button = page.getByRole("button", { name: "Export everything" });
  await system.answer({});
  await button.click();
  await expect(button).toBeEnabled();
  await expect(page.getByText(/Failed|exported as/)).toHaveCount(0);
  const archive = join(folder, "all.zip");
  await system.answer({ saveAs: archive });
  await button.click();
  await expect(page.getByText(/^\d+ posts? and \d+ pictures? exported as /)).toBeVisible();
  const names = Object.keys(unzipSync(await readFile(archive)));
  expect(names).toContain("README.txt");
  expect(names.filter((name) => name.endsWith(".md"))).toHaveLength(files.length);

  const opened = join(folder, "opened.md");
  await writeFile(opened, written);
  await system.answer({ choose: [opened] });
  await chooseMenu(app, "open-file");
  await expect(title(page)).toHaveValue("A file: opened");
  await expect(text(page)).toHaveValue(/First words\./);
  await press(page, "Details");
  await expect(page.getByRole("button", { name: "Remove two" })).toBeVisible();
  await press(page, "Save");
  await expect.poll(() => postsTitled("A file: opened")).toMatchObject([{ status: "draft" }]);
  await expect(saved(page)).toBeVisible();

  const content = "---\n\nA line, then “quotes” & emoji 🐦.\n\n\ttab\n";
  const id = await addDraft({ title: 'Yes: "no"', content });
  const exported = join(folder, "exported.md");
  await chooseMenu(app, "overview");
  await expect(overview(page)).toBeVisible();
  await openPost(page, id);
  await expect(title(page)).toHaveValue('Yes: "no"');
  await system.answer({ saveAs: exported });
  await chooseMenu(app, "export-post");
  await expect.poll(() => readFile(exported, "utf8").catch(() => "")).toContain("emoji 🐦");
  await system.answer({ choose: [exported] });
  await chooseMenu(app, "open-file");
  await expect(page).toHaveURL(/posts\/new$/);
  await expect(title(page)).toHaveValue('Yes: "no"');
  await expect(text(page)).toHaveValue(content);
});
