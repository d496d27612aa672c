import type { Page } from "playwright/test";
import { openAdmin, publish } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { listPosts, readPost } from "../../setup/posts.ts";

const random = (page: Page) => page.getByRole("button", { name: "Generate Random Post" });
const custom = (page: Page) => page.getByRole("button", { name: "Generate Custom Post" });
const busy = (page: Page) => page.getByRole("button", { name: "Generating..." });
const done = (page: Page) => page.getByText("Blog post generated successfully", { exact: true });

type Answer = { status: number; json: object };

/** Mocks the functions. Records each request's idempotency key and responds on demand. */
async function standIn(page: Page) {
  const keys: (string | undefined)[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  await page.route(/functions\/v1\/(schedule-blog-posts|generate-blog-post)/, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const answer = await new Promise<Answer>((resolve) => answers.push(resolve));
    await route.fulfill(answer).catch(() => {});
  });
  const answer = async (reply: Answer) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.(reply);
  };
  const post = {
    id: "00000000-0000-4000-8000-000000000001",
    title: "A post by a journey",
    slug: "a-post-by-a-journey",
    status: "draft",
    created_at: "2026-11-20T10:00:00Z",
  };
  return {
    keys,
    succeed: () => answer({ status: 200, json: { post } }),
    refuse: (status: number, error: string, code: string) => answer({ status, json: { error, code } }),
  };
}

test("hides a generated draft from visitors until it is published", async ({ page }) => {
  const isPublic = async (slug: string) =>
    (await listPosts()).some((post) => post.slug === slug && post.status === "published");
  await openAdmin(page);
  await random(page).click();
  await expect(done(page)).toBeVisible();
  const link = page.getByText("Just written:").getByRole("link");
  const title = (await link.textContent()) ?? "";
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

test("blocks generation in other tabs, and waits for the same request after a reload", async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 409|No post was generated|net::ERR/);
  const { keys, refuse, succeed } = await standIn(page);
  await openAdmin(page);
  const second = await context.newPage();
  await second.goto("/admin");
  await expect(random(second)).toBeEnabled();
  await random(page).click();
  await expect.poll(() => keys.length).toBe(1);
  await expect(second.getByText("A post is being written in another tab.")).toBeVisible();
  await expect(random(second)).toBeDisabled();
  await expect(custom(second)).toBeDisabled();

  await page.reload();
  await expect(busy(page)).toBeDisabled();
  await expect.poll(() => keys.length).toBe(2);
  await page.clock.install();
  await refuse(409, "This post is already being written.", "still_writing");
  await refuse(409, "This post is already being written.", "still_writing");
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return keys.length;
    })
    .toBe(3);
  await succeed();
  await expect(done(page)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await expect(random(second)).toBeEnabled();
});
