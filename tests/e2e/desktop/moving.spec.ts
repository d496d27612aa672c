import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { chooseMenu } from "../../setup/desktop/owner-steps.ts";

test("files of another blog come in, and everything goes out into the file that the person names", async ({
  desk,
  posts,
  folder,
}) => {
  const { app, page, system } = desk;
  const words = `Moved ${crypto.randomUUID().slice(0, 8)}`;
  const file = join(folder, "post.md");
  await writeFile(file, `+++\ntitle = "${words}"\ndate = 2021-05-01\n+++\n\nText.\n`);
  await chooseMenu(app, "moving");
  await expect(page.getByRole("heading", { name: "Import and export" })).toBeVisible();
  await page.getByLabel("Files to import").setInputFiles(file);
  await page.getByRole("button", { name: "Import 1 post" }).click();
  await expect(page.getByText("1 post added.")).toBeVisible();
  await expect.poll(() => posts.titled(words)).toMatchObject([{ status: "draft" }]);

  const archive = join(folder, "all.zip");
  await system.answer({ saveAs: archive });
  await page.getByRole("button", { name: "Export everything" }).click();
  await expect(page.getByText(/^\d+ posts? and \d+ pictures? exported as /)).toBeVisible();
  const found = Object.entries(unzipSync(await readFile(archive)));
  expect(found.map(([name]) => name)).toContain("README.txt");
  expect(found.some(([, bytes]) => new TextDecoder().decode(bytes).includes(`title: ${words}`))).toBe(true);
});

test("who changes their mind about the export's place gets no file and no complaint", async ({ desk }) => {
  const { app, page } = desk;
  await chooseMenu(app, "moving");
  await page.getByRole("button", { name: "Export everything" }).click();
  await expect(page.getByRole("button", { name: "Export everything" })).toHaveAttribute(
    "aria-disabled",
    "false",
  );
  await expect(page.getByText(/Failed|exported/)).toHaveCount(0);
});
