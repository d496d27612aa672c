import type { Page } from "playwright/test";
import { expect, test } from "../../setup/desktop/desktop-journey.ts";
import { press, title } from "../../setup/desktop/owner-steps.ts";

const written = (page: Page) => page.getByText("Just written:").getByRole("link");

test("'Generate Random Post' writes a post with the built-in writer", async ({ desk, posts }) => {
  const { page } = desk;
  await press(page, "Generate Random Post");
  await expect(page.getByText("Blog post generated successfully", { exact: true })).toBeVisible();
  await expect(page.getByText("It is a draft: visitors do not see it.")).toBeVisible();
  const words = (await written(page).textContent()) ?? "";
  const [post] = await posts.titled(words);
  expect(post?.content.split(/\s+/).length).toBeGreaterThan(700);
});

test("a generation that ends while the person looks elsewhere is told of by the system, and a click leads to it", async ({
  desk,
}) => {
  const { page, system } = desk;
  await page.getByLabel("Topic").fill("Opening hours in winter");
  await page.getByLabel("Category").selectOption("Local SEO");
  await system.look(false);
  await press(page, "Generate Custom Post");
  await expect.poll(async () => (await system.journal()).notifications).toHaveLength(1);
  await system.clickNotification();
  await expect(title(page)).toHaveValue(/opening hours/i);
});

test("while the person looks at the window, the system is not bothered", async ({ desk }) => {
  const { page, system } = desk;
  await press(page, "Generate Random Post");
  await expect(written(page)).toBeVisible();
  expect((await system.journal()).notifications).toEqual([]);
});
