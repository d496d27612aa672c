import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";

const functions = /functions\/v1\/(schedule-blog-posts|generate-blog-post)/;
const random = (page: Page) => page.getByRole("button", { name: "Generate Random Post" });
const custom = (page: Page) => page.getByRole("button", { name: "Generate Custom Post" });
const busy = (page: Page) => page.getByRole("button", { name: "Generating..." });

const done = (page: Page) => page.getByText("Blog post generated successfully", { exact: true });

const post = {
  id: "00000000-0000-4000-8000-000000000001",
  title: "A post by a journey",
  slug: "a-post-by-a-journey",
  status: "draft",
  created_at: "2026-11-20T10:00:00Z",
};

type Call = { name: string; key: string | undefined; body: unknown };

/** Stands in for the functions: notes what they are asked, answers when told to. Nothing is written. */
async function standIn(page: Page) {
  const calls: Call[] = [];
  const answers: ((answer: { status: number; json: object }) => void)[] = [];
  await page.route(functions, async (route) => {
    const request = route.request();
    calls.push({
      name: new URL(request.url()).pathname.split("/").at(-1) ?? "",
      key: request.headers()["idempotency-key"],
      body: request.postDataJSON() as unknown,
    });
    const answer = await new Promise<{ status: number; json: object }>((resolve) => answers.push(resolve));
    // The page may have gone meanwhile.
    await route.fulfill(answer).catch(() => {});
  });
  const answer = async (reply: { status: number; json: object }) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.(reply);
  };
  return {
    calls,
    succeed: () => answer({ status: 200, json: { post } }),
    refuse: (status: number, error: string, code: string) => answer({ status, json: { error, code } }),
  };
}

async function fillIn(page: Page, keywords = "") {
  await expect(page.getByRole("option")).not.toHaveCount(1);
  await page.getByLabel("Topic").fill(" Opening hours ");
  await page.getByLabel("Category").selectOption({ index: 1 });
  await page.getByLabel("Keywords").fill(keywords);
}

test("'Generate Random Post': busy, then the message and a link to the editor", async ({ page }) => {
  const { calls, succeed } = await standIn(page);
  await openAdmin(page);
  await random(page).click();
  await expect(busy(page)).toBeDisabled();
  await expect(custom(page)).toBeDisabled();
  await expect(page.getByText("Writing a post on the next topic")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/0:0[1-9]/);
  await succeed();
  await expect(page.getByText("Success!", { exact: true })).toBeVisible();
  await expect(done(page)).toBeVisible();
  await expect(page.getByText("It is a draft: visitors do not see it.")).toBeVisible();
  await expect(random(page)).toBeEnabled();
  await expect(page.getByRole("link", { name: post.title })).toHaveAttribute(
    "href",
    `/admin/posts/${post.id}`,
  );
  expect(calls).toMatchObject([{ name: "schedule-blog-posts", body: null }]);
});

test("'Generate Custom Post' sends topic, category and the cleaned keywords, and empties the form", async ({
  page,
}) => {
  const { calls, succeed } = await standIn(page);
  await openAdmin(page);
  await expect(page.getByLabel("Category")).toHaveValue("");
  await expect(page.getByRole("option").first()).toHaveText("Select a category");
  await fillIn(page, " hours ,, bank holidays, ");
  const categoryId = await page.getByLabel("Category").inputValue();
  await custom(page).click();
  await expect(random(page)).toBeDisabled();
  await succeed();
  await expect(page.getByText("Custom blog post generated successfully")).toBeVisible();
  await expect(page.getByLabel("Topic")).toHaveValue("");
  expect(calls).toMatchObject([
    {
      name: "generate-blog-post",
      body: { topic: "Opening hours", categoryId, keywords: ["hours", "bank holidays"] },
    },
  ]);
});

test("nothing is offered when no article of the library is near an outline", async ({ page }) => {
  await page.route(functions, (route) => route.fulfill({ json: { post, libraryTopics: [] } }));
  await openAdmin(page);
  await fillIn(page);
  await custom(page).click();
  await expect(page.getByText("Just written:")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Write “/ })).toBeHidden();
});

test("a published one can be viewed, edited and unpublished from the notice, a draft only edited", async ({
  page,
}) => {
  await page.route(functions, (route) => route.fulfill({ json: { post: { ...post, status: "published" } } }));
  await openAdmin(page);
  await random(page).click();
  await expect(done(page)).toBeVisible();
  await expect(page.getByText("It is published: visitors see it.")).toBeVisible();
  const action = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(action("View")).toBeVisible();
  await expect(action("Unpublish")).toBeVisible();
  await action("Edit").click();
  await expect(page).toHaveURL(`/admin/posts/${post.id}`);
});

for (const [writer, words] of [
  [
    { kind: "built-in", topics: 24 },
    "Written by the built-in writer, from 24 topics of its own. On your own topic it makes an outline, always a draft. It costs nothing.",
  ],
  [
    { kind: "model", model: "practice-1" },
    "Written by the model “practice-1”. Its provider charges your account",
  ],
] as const) {
  test(`the ${writer.kind} writer: who writes, and what it costs, is said beforehand`, async ({ page }) => {
    await page.route(/functions\/v1\/generation-writer/, (route) => route.fulfill({ json: { writer } }));
    await openAdmin(page);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText("A post is a draft at first")).toBeVisible();
  });
}

test("no keywords are sent when none remains", async ({ page }) => {
  const { calls, succeed } = await standIn(page);
  await openAdmin(page);
  await fillIn(page, " , ,");
  await custom(page).click();
  await succeed();
  await expect(page.getByText("Custom blog post generated successfully")).toBeVisible();
  expect(calls[0]?.body).not.toHaveProperty("keywords");
});

for (const missing of ["Topic", "Category"]) {
  test(`without ${missing}: 'Please fill in topic and category', and nothing is asked`, async ({ page }) => {
    const { calls } = await standIn(page);
    await openAdmin(page);
    await fillIn(page);
    if (missing === "Topic") await page.getByLabel("Topic").fill("  ");
    else await page.getByLabel("Category").selectOption("");
    await custom(page).click();
    await expect(page.getByText("Please fill in topic and category")).toBeVisible();
    await expect(page.getByLabel(missing)).toBeFocused();
    expect(calls).toEqual([]);
  });
}

test("a failure: the server's message, and the form keeps its text", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 502|No post was generated/);
  const { refuse } = await standIn(page);
  await openAdmin(page);
  await fillIn(page, "hours");
  await custom(page).click();
  await refuse(502, "The model's answer was cut short. Please try again.", "truncated");
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(page.getByText("The model's answer was cut short. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Topic")).toHaveValue(" Opening hours ");
  await expect(page.getByLabel("Keywords")).toHaveValue("hours");
  await page.reload();
  await expect(page.getByLabel("Topic")).toHaveValue(" Opening hours ");
});

test("no answer at all: 'Failed to generate post', and the next try is the same request", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|No post was generated/);
  const keys: (string | undefined)[] = [];
  await page.route(functions, (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return keys.length === 1 ? route.abort() : route.fulfill({ json: { post } });
  });
  await openAdmin(page);
  await random(page).click();
  await expect(page.getByText("Failed to generate post")).toBeVisible();
  await random(page).click();
  await expect(done(page)).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test("it goes on while its screen is left, and cannot be started twice", async ({ page }) => {
  const { calls, succeed } = await standIn(page);
  await openAdmin(page);
  await random(page).click();
  await expect(busy(page)).toBeVisible();
  await page.getByRole("link", { name: "Posts", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/posts$/);
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await expect(busy(page)).toBeDisabled();
  await page.getByRole("link", { name: "Posts", exact: true }).click();
  await succeed();
  await expect(done(page)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("nor from a second tab, which learns when it ends", async ({ page, context }) => {
  const { succeed } = await standIn(page);
  await openAdmin(page);
  const second = await context.newPage();
  await second.goto("/admin");
  await expect(random(second)).toBeEnabled();
  await random(page).click();
  await expect(second.getByText("A post is being written in another tab.")).toBeVisible();
  await expect(random(second)).toBeDisabled();
  await expect(custom(second)).toBeDisabled();
  const third = await context.newPage();
  await third.goto("/admin");
  await expect(random(third)).toBeDisabled();
  await succeed();
  await expect(random(second)).toBeEnabled();
  await expect(random(third)).toBeEnabled();
});

test("a reload waits on for the same request", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 409|No post was generated|net::ERR/);
  const { calls, refuse, succeed } = await standIn(page);
  await openAdmin(page);
  await random(page).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.reload();
  await expect(busy(page)).toBeDisabled();
  await expect.poll(() => calls.length).toBe(2);
  await refuse(409, "This post is already being written.", "still_writing");
  await refuse(409, "This post is already being written.", "still_writing");
  await expect.poll(() => calls.length).toBe(3);
  await succeed();
  await expect(done(page)).toBeVisible();
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
});
