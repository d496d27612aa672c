import type { Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin, publish } from "../../setup/admin-steps.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { addPost, readPost, removePosts } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";
import { serviceClient } from "../../setup/service-client.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const row = (page: Page, list: string, name: string) =>
  part(page, list)
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });
/** Not a notification, which is a dialog as well. */
const dialog = (page: Page) => page.getByRole("dialog", { name: /^(Rename|Merge|Delete) / });
const openScreen = async (page: Page) => {
  await openAdmin(page, "/admin/posts/categories");
  await expect(part(page, "Categories").getByRole("listitem")).not.toHaveCount(0);
};
const choose = async (page: Page, of: string, deed: string) => {
  await page.getByRole("button", { name: `Actions for ${of}`, exact: true }).click();
  await page.getByRole("menuitem", { name: deed }).click();
};

let posts: string[] = [];
async function addTagged(category: string, tags: string[], slug: string): Promise<void> {
  const id = await addPost({ title: "Sorted", slug });
  posts.push(id);
  const { data } = await serviceClient().from("blog_categories").select("id").eq("slug", category).single();
  await serviceClient()
    .from("blog_posts")
    .update({ category_id: data?.id, tags })
    .eq("id", id)
    .throwOnError();
}

test.beforeEach(async () => {
  posts = [];
  await serviceClient()
    .from("blog_categories")
    .insert([
      { name: "Fairs", slug: "fairs" },
      { name: "Markets", slug: "markets" },
    ])
    .throwOnError();
});
test.afterEach(async () => {
  await removePosts(posts);
  const ours = ["fairs", "markets", "shows", "stalls", "fairs-and-shows"];
  await serviceClient().from("blog_categories").delete().in("slug", ours).throwOnError();
  await serviceClient().from("blog_categories").update({ position: 0 }).neq("position", 0).throwOnError();
});

test("a category is added and put in its place by keyboard alone", async ({ page }) => {
  await openAdmin(page, "/admin/posts");
  await page.getByRole("link", { name: "Categories and tags" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Categories and tags", level: 1 })).toBeVisible();
  await expect(row(page, "Categories", "Fairs")).toContainText("/blog/category/fairsno posts");

  await page.getByLabel("New category").fill("Stalls");
  await expect(page.getByText("Will be found at /blog/category/stalls")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(row(page, "Categories", "Stalls")).toBeVisible();
  await expect(page.getByLabel("New category")).toHaveValue("");
  expect(await screenFaults(page, [390, 1440])).toEqual([]);

  const rows = part(page, "Categories").getByRole("listitem");
  const names = async () => (await rows.allInnerTexts()).map((text) => text.split("\n")[0]);
  const before = await names();
  const up = page.getByRole("button", { name: "Move Stalls up" });
  await up.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  const place = before.indexOf("Stalls") - 1;
  await expect(page.getByText(`Stalls is number ${place} of ${before.length} now`)).toBeAttached();
  await expect
    .poll(async () => {
      const { data } = await serviceClient()
        .from("blog_categories")
        .select("position")
        .eq("slug", "stalls")
        .single();
      return data?.position;
    })
    .toBe(place);
  await page.reload();
  await expect(row(page, "Categories", "Stalls")).toBeVisible();
  expect((await names()).indexOf("Stalls")).toBe(place - 1);
});

test("a category is renamed and deleted by keyboard alone", async ({ page, consoleGuard }) => {
  // The browser's own word for a name that is taken.
  consoleGuard.allow(/status of 409/);
  await serviceClient().from("blog_categories").insert({ name: "Stalls", slug: "stalls" }).throwOnError();
  await openScreen(page);
  await page.getByRole("button", { name: "Actions for Stalls" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Rename" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Fairs");
  await dialog(page).getByRole("button", { name: "Use “fairs”" }).press("Enter");
  await dialog(page).getByLabel("Name").press("Enter");
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "The category was not renamed. There is a category “Fairs” already. Choose another name, or merge the two.",
  );
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  await dialog(page).getByLabel("Name").fill("Shows");
  await dialog(page).getByRole("button", { name: "Use “shows”" }).press("Enter");
  await expect(dialog(page)).toContainText(
    "The old one, /blog/category/stalls, leads visitors to the new one.",
  );
  await dialog(page).getByLabel("Name").press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, "Categories", "Shows")).toContainText("/blog/category/shows");

  await page.getByRole("button", { name: "Actions for Shows" }).press("Enter");
  await expect(page.getByRole("menuitem", { name: "Rename" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("No post has it.");
  await dialog(page).getByRole("button", { name: "Delete" }).press("Enter");
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, "Categories", "Shows")).toHaveCount(0);
});

test("a category that posts have is deleted with a word about them, and visitors are led to where they are", async ({
  page,
}) => {
  await addTagged("fairs", [], "journey-sorted");
  await openScreen(page);
  await expect(
    row(page, "Categories", "Fairs").getByRole("link", { name: "1 post in Fairs" }),
  ).toHaveAttribute("href", "/admin/posts?category=fairs");
  await choose(page, "Fairs", "Delete");
  await expect(dialog(page)).toContainText("1 post has it.");
  await dialog(page).getByLabel("Move it to").selectOption({ label: "Markets" });
  await expect(dialog(page)).toContainText("/blog/category/fairs will lead visitors to “Markets”.");
  await dialog(page).getByRole("button", { name: "Move and delete" }).click();
  await expect(page.getByText("1 post moved to “Markets”, and “Fairs” is gone")).toBeVisible();
  await expect(row(page, "Categories", "Markets")).toContainText("1 post");

  await page.goto("/blog?category=fairs");
  await expect(page).toHaveURL(/\/blog\?category=markets$/);
  await expect(page.getByRole("link", { name: "Sorted" })).toBeVisible();
});

test("what another owner changed meanwhile is told, and without a network nothing is lost", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(withoutNetwork);
  await openScreen(page);
  await choose(page, "Fairs", "Rename");
  await dialog(page).getByLabel("Name").fill("Shows");
  await serviceClient()
    .from("blog_categories")
    .update({ name: "Fairs and shows" })
    .eq("slug", "fairs")
    .throwOnError();
  await dialog(page).getByRole("button", { name: "Rename" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("it is called “Fairs and shows” now");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(row(page, "Categories", "Fairs and shows")).toBeVisible();

  await choose(page, "Markets", "Rename");
  await dialog(page).getByLabel("Name").fill("Stalls");
  await page.route("**/rest/v1/blog_categories**", (route) => route.abort());
  await dialog(page).getByRole("button", { name: "Rename" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText(
    "The category was not renamed. The server could not be reached.",
  );
  await expect(dialog(page).getByLabel("Name")).toHaveValue("Stalls");
  await page.unroute("**/rest/v1/blog_categories**");
  await dialog(page).getByRole("button", { name: "Rename" }).click();
  await expect(row(page, "Categories", "Stalls")).toBeVisible();
});

test("a tag is renamed, becomes one with another, and is taken out", async ({ page }) => {
  await addTagged("fairs", ["tents", "bunting", "rain"], "journey-tagged");
  await openScreen(page);
  await page.getByLabel("Find a tag").fill("tents");
  await expect(part(page, "Tags").getByRole("listitem")).toHaveCount(1);
  await choose(page, "the tag tents", "Rename or merge");
  await dialog(page).getByLabel("Name").fill("rain");
  await expect(dialog(page)).toContainText("There is a tag “rain” already: the two become one.");
  await dialog(page).getByRole("button", { name: "Merge" }).click();
  await expect(page.getByText("“tents” is “rain” now, in 1 post")).toBeVisible();
  await page.getByLabel("Find a tag").fill("");
  await choose(page, "the tag bunting", "Delete");
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, "Tags", "bunting")).toHaveCount(0);
  const { data } = await serviceClient()
    .from("blog_posts")
    .select("tags")
    .eq("slug", "journey-tagged")
    .single();
  expect(data?.tags).toEqual(["rain"]);
});

test("lays fifty tags out in columns when the screen is wide", async ({ page }) => {
  const word = crypto.randomUUID().slice(0, 6);
  for (let post = 0; post < 5; post += 1)
    await addTagged(
      "fairs",
      Array.from({ length: 10 }, (_, tag) => `Stall ${word} ${post}${tag}`),
      `wide-${post}`,
    );
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page);
  await page.getByLabel("Find a tag").fill(`Stall ${word}`);
  const tags = page.getByRole("list", { name: "Tags" });
  await expect(tags.getByRole("listitem")).toHaveCount(50);
  expect((await tags.boundingBox())?.height).toBeLessThan(1100);
});

test("a public address that is changed leads visitors on, until its owner takes the old one away", async ({
  page,
}) => {
  posts.push(await addPost({ title: "Moves", slug: "journey-moves" }));
  await openAdmin(page, `/admin/posts/${posts[0]}`);
  await page.getByRole("button", { name: "Change address" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("The old address will lead to the new one");
  await page.getByRole("alertdialog").getByRole("button", { name: "Change address" }).click();
  await page.getByRole("textbox", { name: "Address" }).fill("journey-moved");
  await expect(page.getByText("Once this is public, /blog/journey-moves leads visitors here.")).toBeVisible();
  await publish(page, "Update published post");
  const old = page.getByRole("list", { name: "Old addresses that lead here" });
  await expect(old).toContainText("/blog/journey-moves leads here");
  expect((await readPost("journey-moved")).title).toBe("Moves");

  const visitor = await page.context().newPage();
  await visitor.goto("/blog/journey-moves?from=mail#main");
  await expect(visitor).toHaveURL(/\/blog\/journey-moved\?from=mail#main$/);
  await expect(visitor.getByRole("heading", { name: "Moves", level: 1 })).toBeVisible();
  await visitor.close();

  await old.getByRole("button", { name: "Remove the old address journey-moves" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  const stored = async () =>
    (await serviceClient().from("blog_redirects").select("slug").eq("slug", "journey-moves")).data;
  await expect.poll(stored).toEqual([]);
  // Once the question is gone: what lies below one is hidden as well.
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(old).toBeHidden();
});

test("a page that was built at the old address leads on as well", async ({ page }) => {
  const move = (from: string, to: string) =>
    serviceClient().from("blog_posts").update({ slug: to }).eq("slug", from).throwOnError();
  await move("choosing-a-domain-name", "journey-domain");
  try {
    await page.goto("/blog/choosing-a-domain-name");
    await expect(page).toHaveURL(/\/blog\/journey-domain$/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog\/journey-domain$/);
  } finally {
    await move("journey-domain", "choosing-a-domain-name");
  }
});
