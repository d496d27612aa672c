import type { Page } from "playwright/test";
import { openAdmin, publish } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { listPosts, readPost, removePosts } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

/** Presses a generate button, waits for the real function's post and returns its address in the admin and its title. */
async function generate(page: Page, button: string, message: string) {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByText(`${message}. `)).toBeVisible({ timeout: 30_000 });
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

/** Asks for a post on a topic that the library has nothing on, and waits for what is offered. */
async function askForBakery(page: Page) {
  await openAdmin(page);
  await page.getByLabel("Topic").fill(bakery);
  await page.getByLabel("Category").selectOption("Local SEO");
  await page.getByLabel("Keywords").fill("bank holidays, , Christmas ");
  await page.getByRole("button", { name: "Generate Custom Post" }).click();
  await expect(page.getByRole("heading", { name: `Nothing was written on “${bakery}”` })).toBeFocused();
}

test("'Generate Custom Post' on what nobody here can write about: an outline under the owner's title", async ({
  page,
}) => {
  await askForBakery(page);
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  const { link, id } = await generate(page, "Start an outline", "Custom blog post generated successfully");
  made.push(id);
  await expect(page.getByLabel("Topic")).toHaveValue("");
  await link.click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(bakery);
  await expect(page.getByLabel("Category").locator("option:checked")).toHaveText("Local SEO");
  await expect(page.getByRole("button", { name: "Remove bank holidays" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Publish this post" });
  await expect(sheet.getByText(/parts of the text are still to be written/)).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Publish now" })).toBeDisabled();
});

test("or an article of the library under its own title, chosen by name", async ({ page }) => {
  await askForBakery(page);
  const choice = page.getByRole("button", { name: /^Write “/ }).first();
  const [, offered = ""] = /“(.*)”/.exec((await choice.textContent()) ?? "") ?? [];
  const { title, link, id } = await generate(
    page,
    `Write “${offered}”`,
    "Custom blog post generated successfully",
  );
  made.push(id);
  expect(title).toBe(offered);
  await link.click();
  await expect(page.getByRole("textbox", { name: "Text of the post, in Markdown" })).not.toHaveValue(
    /bakery|Leeds/,
  );
  await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
});
