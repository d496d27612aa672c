import { page } from "vitest/browser";
import { vi } from "vitest";
import { type Admin, expect, test } from "../../setup/components/admin-test.tsx";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { listPosts } from "../../setup/posts.ts";

const functions = /functions\/v1\/(schedule-blog-posts|generate-blog-post)$/;
const button = (name: string) => page.getByRole("button", { name });
const words = (some: string) => page.getByText(some, { exact: false });
const random = button("Generate Random Post");
const custom = button("Generate Custom Post");
const busy = button("Generating...");
const done = page.getByText("Blog post generated successfully");
const customDone = page.getByText("Custom blog post generated successfully");
const topic = page.getByLabelText(/^Topic/);
const category = page.getByLabelText(/^Category/);
const keywords = page.getByLabelText(/^Keywords/);
const written = page.getByText(/^Just written:/).getByRole("link");
const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });

const post = {
  id: "00000000-0000-4000-8000-000000000001",
  title: "A post by a test",
  slug: "a-post-by-a-test",
  status: "draft",
  created_at: "2026-11-20T10:00:00Z",
};

async function fillIn(typed = ""): Promise<void> {
  await topic.fill(" Opening hours ");
  await category.selectOptions("Local SEO");
  await keywords.fill(typed);
}

const show = (tab: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: tab }).click();

test("links to a random post once it is written", async ({ admin, network }) => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const answer = network.holdInstead("POST", functions);
  await admin.open();
  await random.click();
  await expect.element(busy).toBeDisabled();
  await expect.element(custom).toBeDisabled();
  await expect.element(words("Writing a post on the next topic")).toBeVisible();
  vi.advanceTimersByTime(67_000);
  await expect.element(page.getByRole("timer")).toMatchTextContent(/^1:[01]\d$/);
  answer(Response.json({ post }));
  await expect.element(page.getByText("Success!")).toBeVisible();
  await expect.element(done).toBeVisible();
  await expect.element(words("Visitors can’t see it: it’s a draft.")).toBeVisible();
  await expect.element(random).toBeEnabled();
  await expect
    .element(page.getByRole("link", { name: post.title }))
    .toHaveAttribute("href", `/admin/posts/${post.id}`);
  expect(network.requests("POST", functions)).toMatchObject([
    { url: expect.stringMatching(/schedule-blog-posts$/), body: undefined },
  ]);
});

test("sends the fields of a custom post", async ({ admin, network }) => {
  const answer = network.holdInstead("POST", functions);
  await admin.open();
  await expect.element(category).toHaveValue("");
  await expect.element(page.getByRole("option").first()).toHaveTextContent("Select a category");
  await fillIn(" hours ,, bank holidays, ");
  const categoryId = (category.element() as HTMLSelectElement).value;
  await custom.click();
  await expect.element(random).toBeDisabled();
  answer(Response.json({ post, libraryTopics: [] }));
  await expect.element(customDone).toBeVisible();
  await expect.element(topic).toHaveValue("");
  await expect.element(written).toBeVisible();
  expect(page.getByRole("button", { name: /^Write “/ }).elements()).toEqual([]);
  const [sent, ...others] = network.requests("POST", functions);
  expect(others).toEqual([]);
  expect(sent?.url).toMatch(/generate-blog-post$/);
  expect(JSON.parse(sent?.body ?? "")).toEqual({
    topic: "Opening hours",
    categoryId,
    keywords: ["hours", "bank holidays"],
  });
});

test("shows the cost of the writer before generation", async ({ admin, network }) => {
  await admin.open();
  await expect
    .element(
      words(
        "Uses the built-in writer and its 24 topics, free of charge. Your own topics become outlines, saved as drafts.",
      ),
    )
    .toBeVisible();
  await expect.element(words("New posts start as drafts")).toBeVisible();
  const writer = { kind: "model", model: "practice-1" };
  network.answer("POST", /functions\/v1\/generation-writer/, 200, { writer });
  await admin.open();
  await expect.element(words("Uses the model “practice-1”. Its provider charges your account")).toBeVisible();
});

test("does not send a request when a required field is empty", async ({ admin, network }) => {
  await admin.open();
  await fillIn();
  await category.selectOptions("");
  await custom.click();
  await expect.element(words("Please fill in topic and category")).toBeVisible();
  await expect.element(category).toHaveFocus();
  await topic.fill("  ");
  await custom.click();
  await expect.element(topic).toHaveFocus();
  expect(network.requests("POST", functions)).toEqual([]);
});

test("keeps the input across a reload after generation fails", async ({ admin, network, console }) => {
  console.allow(/No post was generated/);
  const error = "The model's answer was cut short. Please try again.";
  network.answer("POST", functions, 502, { error, code: "truncated" });
  await admin.open();
  await fillIn("hours");
  await custom.click();
  await expect.element(page.getByText("Error")).toBeVisible();
  await expect.element(words(error)).toBeVisible();
  await expect.element(topic).toHaveValue(" Opening hours ");
  await expect.element(keywords).toHaveValue("hours");
  await admin.open();
  await expect.element(topic).toHaveValue(" Opening hours ");
});

test("continues generation when the user leaves the screen", async ({ admin, network }) => {
  const answer = network.holdInstead("POST", functions);
  await admin.open();
  await random.click();
  await expect.element(busy).toBeVisible();
  await show("Posts");
  await expect.poll(() => admin.address()).toBe("/admin/posts");
  await show("Overview");
  await expect.element(busy).toBeDisabled();
  await show("Posts");
  answer(Response.json({ post }));
  await expect.element(done).toBeVisible();
  expect(network.requests("POST", functions)).toHaveLength(1);
});

// The tests below use the real functions.

test("unpublishes a generated post from its notification", async ({ admin }) => {
  await admin.open("/admin/settings");
  await expect.element(page.getByRole("radio", { name: "Draft" })).toBeChecked();
  expect(await screenFaults([390, 1440])).toEqual([]);
  const published = page
    .getByRole("radio", { name: "Published straight away" })
    .element() as HTMLInputElement;
  published.click();
  expect(published.checked).toBe(true);
  await expect.element(page.getByText("Settings saved")).toBeVisible();
  await show("Overview");
  await random.click();
  await expect.element(words("It’s live.")).toBeVisible();
  await expect.element(button("View")).toBeVisible();
  const title = written.element().textContent;
  const status = async () => (await listPosts()).find((each) => each.title === title)?.status;
  expect(await status()).toBe("published");
  await button("Unpublish").click();
  await expect.element(page.getByText("Unpublished")).toBeVisible();
  expect(await status()).toBe("draft");
});

const bakery = "How an independent bakery in Leeds can take Christmas orders online";
const libraryOffer = page.getByRole("group", { name: /^Prefer a finished article/ });

async function askForBakery(admin: Admin): Promise<void> {
  await admin.open();
  await topic.fill(bakery);
  await category.selectOptions("Local SEO");
  await keywords.fill("bank holidays, , Christmas ");
  await custom.click();
  await expect.element(customDone).toBeVisible();
  await expect.element(written).toHaveTextContent(bakery);
}

test("blocks publishing of an outline until it is completed", { timeout: 60_000 }, async ({ admin }) => {
  await askForBakery(admin);
  await expect.element(words("It’s an outline for you to fill in.")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Recent Posts" }).getByText(bakery)).toBeVisible();
  await expect.element(topic).toHaveValue("");
  await expect.element(libraryOffer).toBeVisible();
  expect(await screenFaults([390, 1440])).toEqual([]);
  await button("Edit").click();
  await expect.element(page.getByRole("textbox", { name: "Title" })).toHaveValue(bakery);
  await expect.element(category).toHaveDisplayValue("Local SEO");
  await button("Details").click();
  await expect.element(page.getByRole("button", { name: "Remove bank holidays" })).toBeVisible();
  await expect.element(text).toBeVisible();
  const outline = () => (text.element() as HTMLTextAreaElement).value;
  expect(outline()).toMatch(/## What to know about bank holidays/);
  await button("Publish").click();
  const sheet = page.getByRole("dialog", { name: "Publish this post" });
  await expect.element(sheet.getByText(/parts of the text still contain a TODO/)).toBeVisible();
  await expect.element(sheet.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await sheet.getByText("Go to the excerpt").first().click();
  const excerpt = page.getByLabelText(/^Excerpt/);
  await expect.element(excerpt).toHaveFocus();

  await excerpt.fill("Which orders to take, when to stop, and how to collect.");
  await page.getByLabelText(/^Meta description/).fill("");
  await text.fill(outline().replaceAll("TODO: ", "Written: "));
  await button("Publish").click();
  await sheet.getByRole("button", { name: "Publish now" }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test("creates a library article in addition to the outline", async ({ admin }) => {
  await askForBakery(admin);
  const choice = libraryOffer.getByRole("button").first();
  const [, offered = ""] = /^Write “(.*)”$/.exec(choice.element().textContent) ?? [];
  await choice.click();
  const link = page.getByText(/^Just written:/).getByRole("link", { name: offered });
  await expect.element(link).toBeVisible();
  await expect.element(page.getByRole("status").filter({ has: link })).toHaveFocus();
  await expect.element(libraryOffer).not.toBeInTheDocument();
  const recent = page.getByRole("region", { name: "Recent Posts" });
  await expect.element(recent.getByText(offered)).toBeVisible();
  await expect.element(recent.getByText(bakery)).toBeVisible();
  await link.click();
  await expect.element(text).toBeVisible();
  expect((text.element() as HTMLTextAreaElement).value).not.toMatch(/bakery|Leeds/);
  await expect.element(page.getByText("Draft").first()).toBeVisible();
});
