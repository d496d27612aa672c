import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { readPost, removePosts } from "../../setup/posts.ts";

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

test("'Generate Random Post' writes one that visitors can read at once", async ({ page }) => {
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
  await page.goto(`/blog/${address}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("'Generate Custom Post' writes about the topic, in the category and with the keywords", async ({
  page,
}) => {
  await openAdmin(page);
  await page.getByLabel("Topic").fill("Opening hours in winter");
  await page.getByLabel("Category").selectOption("Local SEO");
  await page.getByLabel("Keywords").fill("bank holidays, , Christmas ");
  const { link, id } = await generate(
    page,
    "Generate Custom Post",
    "Custom blog post generated successfully",
  );
  made.push(id);
  await expect(page.getByLabel("Topic")).toHaveValue("");
  await link.click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(/opening hours/i);
  await expect(page.getByLabel("Category")).toHaveValue(/./);
  await expect(page.getByLabel("Category").locator("option:checked")).toHaveText("Local SEO");
  await expect(page.getByRole("button", { name: "Remove bank holidays" })).toBeVisible();
});
