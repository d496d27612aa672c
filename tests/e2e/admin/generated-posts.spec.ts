import type { Page } from "playwright/test";
import { openAdmin, publish } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { listPosts, readPost, removePosts } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

/** Presses a generate button, waits for the real function's post and returns its address in the admin and its title. */
async function generate(page: Page, button: string, message: string) {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByText(message, { exact: true })).toBeVisible({ timeout: 30_000 });
  const link = page.getByText("Just written:").getByRole("link");
  const title = (await link.textContent()) ?? "";
  const address = (await link.getAttribute("href")) ?? "";
  return { title, link, id: address.split("/").at(-1) ?? "" };
}

const made: string[] = [];
test.afterEach(() => removePosts(made.splice(0)));

/** What visitors get of a post: nothing of a draft. */
const isPublic = async (slug: string) =>
  (await listPosts()).some((post) => post.slug === slug && post.status === "published");

test("'Generate Random Post' writes a whole draft, which no visitor sees before it is published", async ({
  page,
}) => {
  await openAdmin(page);
  const { title, link, id } = await generate(
    page,
    "Generate Random Post",
    "Blog post generated successfully",
  );
  made.push(id);
  await expect(page.getByRole("region", { name: "Recent Posts" }).getByText(title)).toBeVisible();
  await link.click();
  const address = await page.getByRole("textbox", { name: "Address" }).inputValue();
  const { content } = await readPost(address);
  expect(content.split(/\s+/).length).toBeGreaterThan(700);
  expect(await isPublic(address)).toBe(false);
  await publish(page);
  await expect.poll(() => isPublic(address)).toBe(true);
  await page.goto(`/blog/${address}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("the owner chooses in the settings that they are published at once, and takes one back by the notice", async ({
  page,
}) => {
  await openAdmin(page, "/admin/settings");
  await expect(page.getByRole("radio", { name: "A draft" })).toBeChecked();
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  // Seen as chosen in the moment it is pressed, before anything is stored.
  const atOnce = page.getByRole("radio", { name: "Published at once" });
  expect(
    await atOnce.evaluate((radio: HTMLInputElement) => {
      radio.click();
      return radio.checked;
    }),
  ).toBe(true);
  await expect(page.getByText("Settings saved")).toBeVisible();
  try {
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    const { link, id } = await generate(page, "Generate Random Post", "Blog post generated successfully");
    made.push(id);
    await expect(page.getByText("It is published: visitors see it.")).toBeVisible();
    await page.getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByText("Unpublished", { exact: true })).toBeVisible();
    await link.click();
    const address = await page.getByRole("textbox", { name: "Address" }).inputValue();
    expect(await isPublic(address)).toBe(false);
  } finally {
    await openAdmin(page, "/admin/settings");
    await page.getByRole("radio", { name: "A draft" }).check();
    await expect(page.getByText("Settings saved")).toBeVisible();
  }
});

const bakery = "How an independent bakery in Leeds can take Christmas orders online";

/** Asks for a post on a topic that the library has nothing on, and waits for its outline. */
async function askForBakery(page: Page) {
  await openAdmin(page);
  await page.getByLabel("Topic").fill(bakery);
  await page.getByLabel("Category").selectOption("Local SEO");
  await page.getByLabel("Keywords").fill("bank holidays, , Christmas ");
  const outline = await generate(page, "Generate Custom Post", "Custom blog post generated successfully");
  made.push(outline.id);
  expect(outline.title).toBe(bakery);
  return outline;
}

const libraryOffer = (page: Page) => page.getByRole("group", { name: /^Would a finished article suit you/ });

test("'Generate Custom Post' without a model makes an outline, which cannot be published before it is filled in", async ({
  page,
}) => {
  const { link } = await askForBakery(page);
  await expect(page.getByText("It is an outline for you to fill in, and a draft")).toBeVisible();
  await expect(page.getByRole("region", { name: "Recent Posts" }).getByText(bakery)).toBeVisible();
  await expect(page.getByLabel("Topic")).toHaveValue("");
  await expect(libraryOffer(page)).toBeVisible();
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  await link.click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(bakery);
  await expect(page.getByLabel("Category").locator("option:checked")).toHaveText("Local SEO");
  await expect(page.getByRole("button", { name: "Remove bank holidays" })).toBeVisible();
  const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
  await expect(text).toHaveValue(/## What to know about bank holidays/);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Publish this post" });
  await expect(sheet.getByText(/parts of the text are still to be written/)).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await sheet.getByRole("button", { name: "Go to the excerpt" }).click();
  const excerpt = page.getByLabel("Excerpt");
  await expect(excerpt).toBeFocused();

  await excerpt.fill("Which orders to take, when to stop, and how to collect.");
  await page.getByLabel("Meta description").fill("");
  await text.fill((await text.inputValue()).replaceAll("TODO: ", "Written: "));
  await publish(page);
});

test("the notice of an outline opens it", async ({ page }) => {
  const { id } = await askForBakery(page);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page).toHaveURL(`/admin/posts/${id}`);
});

test("an article of the library can be written beside the outline, under its own title", async ({ page }) => {
  const outline = await askForBakery(page);
  const choice = libraryOffer(page).getByRole("button").first();
  const [, offered = ""] = /^Write “(.*)”$/.exec((await choice.textContent()) ?? "") ?? [];
  await choice.click();
  const link = page.getByText("Just written:").getByRole("link", { name: offered });
  await expect(link).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("status").filter({ has: link })).toBeFocused();
  await expect(libraryOffer(page)).toBeHidden();
  made.push(((await link.getAttribute("href")) ?? "").split("/").at(-1) ?? "");
  expect(made).not.toContain("");
  const recent = page.getByRole("region", { name: "Recent Posts" });
  await expect(recent.getByText(offered)).toBeVisible();
  await expect(recent.getByText(outline.title)).toBeVisible();
  await link.click();
  await expect(page.getByRole("textbox", { name: "Text of the post, in Markdown" })).not.toHaveValue(
    /bakery|Leeds/,
  );
  await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
});
