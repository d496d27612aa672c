import { publish } from "../../setup/admin-steps.ts";
import { expect, siteUrl, test } from "../../setup/desktop/desktop-journey.ts";
import { chooseMenu, press, saved, signIn, text, title } from "../../setup/desktop/owner-steps.ts";
import { postsTitled, rebuildState } from "../../setup/posts.ts";

test("publishes a post through the menu", async ({ launch }) => {
  const { app, page, system } = await launch();
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await signIn(page);
  // The editor's code must load only on demand.
  expect((await loaded()).filter((name) => name.includes("editor"))).toEqual([]);
  await chooseMenu(app, "new-post");
  await title(page).fill("From the desktop");
  await text(page).fill("## A heading\n\nSome *emphasis*.");
  expect(await loaded()).toContainEqual(expect.stringMatching(/\/editor-screen-[^/]*\.js$/));
  await press(page, "Preview");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "A heading" })).toBeVisible();
  await expect(preview.locator("em")).toHaveText("emphasis");
  await chooseMenu(app, "save");
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => postsTitled("From the desktop")).toMatchObject([{ status: "draft" }]);

  // Desktop tests run without a site, so the test mocks the site's response.
  const siteShows = (moment: string) =>
    system.answer({ site: `<meta property="article:modified_time" content="${moment}">` });
  await siteShows("2020-03-05T12:00:00.000Z");
  await page.route(/rpc\/site_rebuild_state/, (route) => route.fulfill({ json: rebuildState(new Date()) }));
  await publish(page);
  await expect
    .poll(() => postsTitled("From the desktop"))
    .toMatchObject([{ status: "published", content: "## A heading\n\nSome *emphasis*." }]);
  await expect(page.locator("#main").getByText("Rebuilding…")).toBeVisible();
  await siteShows("2100-01-01T00:00:00.000Z");
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page.locator("#main").getByText("Live", { exact: true })).toBeVisible();
  await press(page, "View post");
  const [post] = await postsTitled("From the desktop");
  await expect.poll(async () => (await system.journal()).opened).toEqual([`${siteUrl}/blog/${post?.slug}`]);
});
