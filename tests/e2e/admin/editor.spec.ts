import { localPublishableKey } from "@brightwren/backend/project/local-project";
import type { Page } from "playwright/test";
import { confirmOnSheet, openAdmin, publish } from "../../setup/admin-steps.ts";
import { testBackend } from "../../setup/test-backend.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addPost, listPosts, removePosts } from "../../setup/posts.ts";
import { accessibilityFaults, screenFaults } from "../../setup/screen-faults.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const address = (page: Page) => page.getByRole("textbox", { name: "Address" });
const saved = (page: Page) => page.locator("#main").getByText(/^Saved \d\d:\d\d$/);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const choose = async (page: Page, name: string) => {
  await press(page, "More actions");
  await page.getByRole("menuitem", { name }).click();
};

const made: string[] = [];
test.afterEach(() => removePosts(made.splice(0)));

/** A title that no other journey has. */
const newTitle = () => `Journey ${crypto.randomUUID().slice(0, 8)}`;
const slugOf = (words: string) => words.toLowerCase().replace(" ", "-");
const statusOf = async (slug: string) => (await listPosts()).find((post) => post.slug === slug)?.status;
/** The text that the database returns to a visitor; undefined when it returns none. */
async function readAsVisitor(slug: string): Promise<string | undefined> {
  const headers = { apikey: localPublishableKey, authorization: `Bearer ${localPublishableKey}` };
  const query = `${testBackend.url}/rest/v1/blog_posts?select=content&slug=eq.${slug}`;
  const [post] = (await (await fetch(query, { headers })).json()) as { content: string }[];
  return post?.content;
}

const noteId = (page: Page) => made.push(new URL(page.url()).pathname.split("/").at(-1) ?? "");

async function openPost(page: Page, post: Parameters<typeof addPost>[0]): Promise<string> {
  const id = await addPost(post);
  made.push(id);
  await openAdmin(page, `/admin/posts/${id}`);
  await expect(text(page)).toBeVisible();
  return id;
}

test("a new post: address from the title, saved by itself as a draft, the focus stays in the text", async ({
  page,
}) => {
  await openAdmin(page, "/admin/posts/new");
  const words = newTitle();
  await title(page).fill(`${words} Żółć`);
  await expect(address(page)).toHaveValue(`${slugOf(words)}-zolc`);
  await text(page).fill("First words.");
  await expect(page).toHaveURL(/posts\/[0-9a-f-]{36}$/);
  noteId(page);
  await expect(text(page)).toBeFocused();
  await page.keyboard.type(" More.");
  await expect(text(page)).toHaveValue("First words. More.");
  await page.keyboard.press("Control+z");
  await expect(text(page)).not.toHaveValue("First words. More.");
  expect(await statusOf(`${slugOf(words)}-zolc`)).toBe("draft");
});

test("the suggested address avoids one that is taken; a written one that is taken says so", async ({
  page,
  consoleGuard,
}) => {
  // On a slow machine the editor saves by itself before the field has been checked, and is refused.
  consoleGuard.allow(/409/);
  const words = newTitle();
  made.push(await addPost({ title: words, slug: slugOf(words) }));
  await openAdmin(page, "/admin/posts/new");
  await title(page).fill(words);
  await expect(address(page)).toHaveValue(`${slugOf(words)}-2`);
  await address(page).fill(slugOf(words));
  await expect(page.getByText("Another post already has this address.")).toBeVisible();
});

test("a title in another script has an address, and a save that comes before the free number is found succeeds", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  const words = newTitle();
  const slug = `${slugOf(words)}-privet-mir`;
  made.push(await addPost({ title: words, slug }));
  await page.route(/blog_posts\?select=id&slug=eq/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => {});
  });
  await openAdmin(page, "/admin/posts/new");
  await title(page).fill(`${words} Привет, мир`);
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await expect(address(page)).toHaveValue(`${slug}-2`);
  await expect(page.getByText("Another post already has the address")).toHaveCount(0);
  noteId(page);
  expect(await statusOf(`${slug}-2`)).toBe("draft");
});

test("Ctrl+S saves a draft and never publishes; 'Publish' does", async ({ page }) => {
  const words = newTitle();
  await openPost(page, { title: words, slug: slugOf(words), status: "draft", content: "Text." });
  await text(page).press("Control+End");
  await page.keyboard.type(" More.");
  await page.keyboard.press("Control+s");
  await expect(saved(page)).toBeVisible();
  expect(await statusOf(slugOf(words))).toBe("draft");
  await publish(page);
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
  await expect.poll(() => statusOf(slugOf(words))).toBe("published");
});

test("Ctrl+S on a published post keeps a pending version; applying it changes what visitors see", async ({
  page,
}) => {
  const words = newTitle();
  const id = await openPost(page, { title: words, slug: slugOf(words), content: "Public." });
  expect(await readAsVisitor(slugOf(words))).toBe("Public.");
  await text(page).fill("Pending.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("You are editing the pending version")).toBeVisible();
  expect(await readAsVisitor(slugOf(words))).toBe("Public.");
  await page.goto(`/admin/posts/${id}`);
  await expect(text(page)).toHaveValue("Pending.");
  await press(page, "Compare");
  await expect(page.getByRole("dialog", { name: "Published and pending" })).toContainText("Public.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page, "Apply pending version");
  expect(await readAsVisitor(slugOf(words))).toBe("Public.");
  await confirmOnSheet(page, "Update now");
  await expect.poll(() => readAsVisitor(slugOf(words))).toBe("Pending.");
  await expect(page.getByText("You are editing the pending version")).toBeHidden();
  await page.reload();
  await expect(text(page)).toHaveValue("Pending.");
});

test("discarding the pending version brings the published text back", async ({ page }) => {
  await openPost(page, { title: newTitle(), content: "Public." });
  await text(page).fill("Pending.");
  await press(page, "Save as pending version");
  await press(page, "Discard");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(text(page)).toHaveValue("Public.");
});

test("a date in the future schedules; 'Publish now' does not wait for it", async ({ page }) => {
  const words = newTitle();
  await openPost(page, { title: words, slug: slugOf(words), status: "draft" });
  const year = new Date().getFullYear() + 1;
  await page.getByLabel("Publish date (UK time)").fill(`${year}-07-01T09:30`);
  await publish(page, "Schedule");
  await expect.poll(() => statusOf(slugOf(words))).toBe("scheduled");
  await expect(page.getByLabel("Publish date (UK time)")).toHaveValue(`${year}-07-01T09:30`);
  await choose(page, "Publish now");
  await confirmOnSheet(page, "Publish now");
  await expect.poll(() => statusOf(slugOf(words))).toBe("published");
});

test("unpublish, archive, restore, duplicate and delete", async ({ page }) => {
  const words = newTitle();
  const id = await openPost(page, { title: words, slug: slugOf(words) });
  await choose(page, "Unpublish");
  await expect.poll(() => statusOf(slugOf(words))).toBe("draft");
  await choose(page, "Archive");
  await expect.poll(() => statusOf(slugOf(words))).toBe("archived");
  await press(page, "Restore as draft");
  await expect.poll(() => statusOf(slugOf(words))).toBe("draft");
  await choose(page, "Duplicate");
  await expect(title(page)).toHaveValue(`Copy of ${words}`);
  expect(page.url()).not.toContain(id);
  noteId(page);
  await choose(page, "Delete");
  await page
    .getByRole("alertdialog", { name: "Are you sure you want to delete this post?" })
    .getByRole("button", { name: "Delete" })
    .click();
  await expect(page.getByText("Post deleted successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/posts$/);
});

test("an address that has been public changes only on purpose", async ({ page }) => {
  const words = newTitle();
  await openPost(page, { title: words, slug: slugOf(words) });
  await title(page).fill(`${words} renamed`);
  await expect(address(page)).toHaveValue(slugOf(words));
  await expect(address(page)).not.toBeEditable();
  await press(page, "Change address");
  await page.getByRole("alertdialog").getByRole("button", { name: "Change address" }).click();
  await expect(address(page)).toBeFocused();
  await address(page).fill(`${slugOf(words)}-new`);
  await publish(page, "Update published post");
  await expect.poll(() => statusOf(`${slugOf(words)}-new`)).toBe("published");
});

test("tags: Enter and commas add, the button and Backspace remove", async ({ page }) => {
  await openPost(page, { title: newTitle(), status: "draft" });
  const tags = page.getByLabel("Tags", { exact: true });
  const chosen = page.getByRole("list", { name: "Chosen tags" }).getByRole("listitem");
  await tags.pressSequentially("one,two");
  await tags.press("Enter");
  await tags.pressSequentially("ONE");
  await tags.press("Enter");
  await expect(chosen).toHaveText(["one", "two"]);
  await press(page, "Remove one");
  await expect(tags).toBeFocused();
  await tags.press("Backspace");
  await expect(chosen).toHaveCount(0);
});

test("the preview is the article as visitors read it, and scrolls with the text", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sections = Array.from({ length: 40 }, (_, n) => `## Part ${n}\n\n${"Some words. ".repeat(60)}`);
  await openPost(page, { title: newTitle(), status: "draft", content: sections.join("\n\n") });
  await expect(preview(page).getByRole("heading", { name: "Part 3", exact: true })).toBeVisible();
  await text(page).hover();
  await text(page).evaluate((area) => {
    area.scrollTop = (area.scrollHeight - area.clientHeight) / 2;
  });
  const inView = () =>
    preview(page).evaluate((region) => {
      const { top, bottom } = region.getBoundingClientRect();
      const isInside = (heading: Element) => {
        const at = heading.getBoundingClientRect().top;
        return at > top && at < bottom;
      };
      return [...region.querySelectorAll("h2")].filter(isInside).map(({ textContent }) => textContent);
    });
  await expect.poll(async () => (await inView()).join()).toMatch(/Part (19|20|21)/);
  await text(page).evaluate((area) => {
    area.scrollTop = area.scrollHeight;
  });
  await expect(preview(page).getByRole("heading", { name: "Part 39" })).toBeInViewport();
});

test("a text of 100 kB takes every key, and undo works", async ({ page }) => {
  const content = "A sentence of the article, which goes on and on. ".repeat(40).concat("\n\n").repeat(52);
  await openPost(page, { title: newTitle(), status: "draft", content });
  await text(page).press("Control+End");
  const words = " Written at the end.";
  await page.keyboard.type(words);
  expect((await text(page).inputValue()).slice(-words.length)).toBe(words);
  await page.keyboard.press("Control+z");
  await expect
    .poll(async () => (await text(page).inputValue()).length)
    .toBeLessThan(content.length + words.length);
});

test("no accessibility faults and nothing beside the page, also where the preview takes the text's place", async ({
  page,
}) => {
  await openPost(page, {
    title: newTitle(),
    content: "## Heading\n\nText with [a link](/contact).\n\n- one",
  });
  await expect(preview(page).getByRole("heading", { name: "Heading" })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 900 });
  await press(page, "Preview");
  await expect(preview(page).getByRole("heading", { name: "Heading" })).toBeVisible();
  expect(await screenFaults(page, [360])).toEqual([]);
});
