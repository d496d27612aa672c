import { titled } from "@brightwren/brand/derived";
import { commands, page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { accessibilityFaults, screenFaults } from "../../setup/components/screen-faults.ts";
import { choose } from "../../setup/components/steps.ts";
import { addManyPosts, addPost, listPosts } from "../../setup/posts.ts";

const list = page.getByRole("region", { name: "Posts", exact: true });
const rows = list.getByRole("rowheader");
const row = (title: string) => list.getByRole("row").filter({ hasText: title });
const tab = (name: string) => list.getByRole("link", { name: new RegExp(`^${name}`) });
const search = list.getByRole("searchbox", { name: "Search posts" });
const none = page.getByRole("heading", { name: "No posts found" });
const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this post?" });
const actions = (title: string) => page.getByRole("button", { name: `Actions for ${title}` });

async function addDrafts(...names: string[]): Promise<void> {
  for (const name of names) await addPost({ title: `Otter ${name}`, status: "draft" });
}

test("lists only posts with the selected tab's status", async ({ admin }) => {
  await admin.open("/admin/posts");
  await expect.poll(() => document.title).toBe(titled("Posts"));
  await expect.element(rows.first()).toBeVisible();
  await expect.element(tab("All")).toHaveAttribute("aria-current", "page");
  await expect.element(tab("Published")).toMatchTextContent(/17$/);
  await tab("Scheduled").click();
  await expect.poll(admin.address).toBe("/admin/posts?status=scheduled");
  await expect.element(rows).toHaveLength(1);
  await expect.element(row("Better website photographs")).toMatchTextContent("Scheduled");
  await expect.element(row("Better website photographs")).toMatchTextContent("12 Jan 2027, 07:30");
  admin.go(-1);
  await expect.element(tab("All")).toHaveAttribute("aria-current", "page");
});

test("keeps the search in the URL", async ({ admin }) => {
  await addDrafts("bread", "tea");
  await admin.open("/admin/posts");
  await search.fill("otter");
  await expect.element(rows).toHaveLength(2);
  await expect.element(list.getByRole("status")).toHaveTextContent("2 posts");
  expect(admin.address()).toContain("q=otter");
  await admin.open(admin.address());
  await expect.element(search).toHaveValue("otter");
  await expect.element(rows).toHaveLength(2);
  await tab("Published").click();
  await expect.element(none).toBeVisible();
  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect.element(search).toHaveValue("");
  await expect.element(rows.first()).toBeVisible();
});

test("highlights the current tab in forced colours", async ({ admin }) => {
  await commands.emulateMedia({ forcedColors: "active" });
  await admin.open("/admin/posts");
  await expect.element(tab("Archived")).toBeVisible();
  const styleOf = (link: Element) => {
    const { outline, borderBottom, borderTop, textDecorationLine, backgroundColor } = getComputedStyle(link);
    return [outline, borderBottom, borderTop, textDecorationLine, backgroundColor].join(" ");
  };
  expect(styleOf(tab("All").element())).not.toBe(styleOf(tab("Archived").element()));
});

test("confirms each action in a notification", async ({ admin }) => {
  await addDrafts("one");
  const copy = "Copy of Otter one";
  await admin.open("/admin/posts?q=otter");
  await choose("Actions for Otter one", "Duplicate");
  await expect.element(page.getByText(`Post duplicated: “${copy}” is in your drafts`)).toBeVisible();
  await expect.element(rows).toHaveLength(2);

  await choose(`Actions for ${copy}`, "Archive");
  await expect.element(page.getByText("Post archived")).toBeVisible();
  await expect.element(row(copy)).toMatchTextContent("Archived");
  await choose(`Actions for ${copy}`, "Restore");
  await expect.element(page.getByText("Post restored as a draft")).toBeVisible();
  await expect.element(row(copy)).toMatchTextContent("Draft");

  await choose(`Actions for ${copy}`, "Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(rows).toHaveLength(1);
});

test("restores the focus after a post is deleted", async ({ admin }) => {
  await addDrafts("one");
  await admin.open("/admin/posts?q=otter");
  await choose("Actions for Otter one", "Delete");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(actions("Otter one")).toHaveFocus();
  await choose("Actions for Otter one", "Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Post deleted successfully")).toBeVisible();
  await expect.element(none).toBeVisible();
  await expect.element(list.getByRole("status")).toHaveFocus();
});

test("reports the error when a post cannot be deleted", async ({ admin, network, console }) => {
  console.allow(/Failed to delete post/);
  await addDrafts("one");
  await admin.open("/admin/posts?q=otter");
  network.answer("DELETE", /rest\/v1\/blog_posts/, 500);
  await choose("Actions for Otter one", "Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Failed to delete post")).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(rows).toHaveLength(1);
});

test("shows missing fields in the SEO column", async ({ admin }) => {
  const content = "Short, with a [link](/no-such-page) and ![](picture.png).";
  await addPost({ title: "Otter", status: "draft", excerpt: "", content, slug: "otter" });
  await admin.open("/admin/posts?q=otter");
  const seo = row("Otter").getByRole("button", { name: /^SEO of Otter: No alt text, broken link and/ });
  await seo.click();
  const details = page.getByRole("dialog", { name: "SEO of “Otter”" });
  for (const text of ["A picture has no alt text", "/no-such-page", "No excerpt", "No category"])
    await expect.element(details).toMatchTextContent(text);
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(details).not.toBeInTheDocument();
  await expect.element(seo).toHaveFocus();
});

test("reloads posts that failed to load when Try again is pressed", async ({ admin, network, console }) => {
  console.allow(/Could not be read/);
  const stop = network.answer("POST", /rpc\/find_posts/, 500);
  await admin.open("/admin/posts");
  await expect.element(page.getByRole("heading", { name: "The posts could not be loaded" })).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  stop();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(rows.first()).toBeVisible();
});

test("does not load the bodies of posts on other pages", async ({ admin }) => {
  await addManyPosts(30);
  const bodies: Promise<string>[] = [];
  const send = window.fetch;
  window.fetch = async (...request) => {
    const response = await send(...request);
    if (response.url.includes("/rest/v1/blog_posts")) bodies.push(response.clone().text());
    return response;
  };
  await admin.open("/admin/posts");
  await expect.element(rows).toHaveLength(25);
  await expect.element(list.getByText("Checking…")).not.toBeInTheDocument();
  // 25 rows with bodies of 5 KB each, plus the slugs of all published posts.
  const { length } = (await Promise.all(bodies)).join("");
  expect(length).toBeGreaterThan(100_000);
  expect(length).toBeLessThan(200_000);
});

test("redirects to the last page when the page number is too high", async ({ admin }) => {
  const count = 60;
  const total = (await listPosts()).length + count;
  await addManyPosts(count, "Text.");
  await admin.open("/admin/posts?page=9999");
  await expect.poll(admin.address).toBe(`/admin/posts?page=${Math.ceil(total / 25)}`);
  await expect.element(rows.first()).toBeVisible();

  await list.getByLabelText("Sort by").selectOptions("Title, A to Z");
  await tab("Published").click();
  const pages = list.getByRole("navigation", { name: "Pages" });
  await expect
    .element(pages.getByRole("link", { name: "Next" }))
    .toHaveAttribute("href", expect.stringContaining("status=published"));
  await pages.getByRole("link", { name: "Next" }).click();
  await expect.poll(admin.address).toContain("page=2");
  await expect.element(list.getByRole("status")).toHaveFocus();
  await pages
    .getByRole("link", { name: /^Page \d+$/ })
    .last()
    .click();
  await expect.element(pages.getByRole("link", { name: "Next" })).not.toBeInTheDocument();
  await expect.element(rows.last()).toBeVisible();

  await search.fill(`Many ${String(count - 2).padStart(5, "0")}`);
  await expect.element(rows).toHaveLength(1);
  expect(admin.address()).not.toContain("page=");
});

test("has no layout or accessibility errors", async ({ admin }) => {
  await admin.open("/admin/posts");
  await expect.element(list.getByText("Nothing missing").first()).toBeVisible();
  expect(await screenFaults(undefined, true)).toEqual([]);
});
