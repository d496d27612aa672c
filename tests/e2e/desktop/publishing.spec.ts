import { publish } from "../../setup/admin-steps.ts";
import { expect, siteUrl, test } from "../../setup/desktop/desktop-journey.ts";
import { goTo, openPost, press, text } from "../../setup/desktop/owner-steps.ts";
import { rebuildState } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

test("a post is published by the sheet, and is live only when the site shows this version", async ({
  desk,
  posts,
}) => {
  const { page, system } = desk;
  const slug = `sheet-${crypto.randomUUID()}`;
  const id = await posts.add({ title: "By the sheet", slug, content: "See [this](#).", status: "draft" });
  await openPost(page, id);
  await press(page, "Publish");
  const sheet = page.getByRole("dialog", { name: "Publish this post" });
  await expect(sheet.getByText("A link leads nowhere yet: #.")).toBeVisible();
  expect(await screenFaults(page, [390, 1240])).toEqual([]);
  await sheet.getByRole("button", { name: "Go to the text" }).click();
  await expect(text(page)).toBeFocused();
  await text(page).fill("Text.");

  // The site of these journeys is not there: the app is answered in its place.
  const mark = (moment: string) => `<meta property="article:modified_time" content="${moment}">`;
  await system.answer({ site: mark("2020-03-05T12:00:00.000Z") });
  await page.route(/rpc\/site_rebuild_state/, (route) => route.fulfill({ json: rebuildState(new Date()) }));
  await publish(page);
  await expect.poll(() => posts.read(id)).toMatchObject({ status: "published" });
  await expect(page.locator("#main").getByText("Rebuilding…")).toBeVisible();
  await system.answer({ site: mark("2100-01-01T00:00:00.000Z") });
  await expect(page.locator("#main").getByText("Live", { exact: true })).toBeVisible({ timeout: 30_000 });
  await press(page, "View post");
  await expect.poll(async () => (await system.journal()).opened).toContain(`${siteUrl}/blog/${slug}`);
});

test("the settings of the blog and those of this app lead to each other", async ({ desk: { page } }) => {
  await goTo(page, "/admin/settings");
  await expect(page.getByRole("radio", { name: "A draft" })).toBeChecked();
  await page.getByRole("link", { name: "Settings of this app" }).click();
  await expect(page.getByLabel("Backend address")).toBeVisible();
  await page.getByRole("link", { name: "Settings of the blog" }).click();
  await expect(page.getByRole("radio", { name: "Published at once" })).not.toBeChecked();
});
