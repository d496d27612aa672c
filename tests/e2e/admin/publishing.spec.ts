import type { Page } from "playwright/test";
import { openAdmin, publish } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { holdAnswer } from "../../setup/hold-answer.ts";
import { addPost, listPosts, readPost, rebuildState, removePosts } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const sheet = (page: Page) =>
  page.getByRole("dialog", { name: /^(Publish this|Schedule this|Update the published) post$/ });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const made: string[] = [];
test.afterEach(() => removePosts(made.splice(0)));

async function openDraft(page: Page, post: Partial<Parameters<typeof addPost>[0]> = {}) {
  const words = `Journey ${crypto.randomUUID().slice(0, 8)}`;
  const slug = words.toLowerCase().replace(" ", "-");
  const id = await addPost({ title: words, slug, status: "draft", content: "Text.", ...post });
  made.push(id);
  await openAdmin(page, `/admin/posts/${id}`);
  await expect(text(page)).toBeVisible();
  return { id, words, slug };
}

const statusOf = async (slug: string) => (await listPosts()).find((post) => post.slug === slug)?.status;

test("placeholder links and pictures that cannot be loaded stop publishing, and the way to mend each leads there", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  const { slug } = await openDraft(page, {
    content: "See [our prices](#).\n\n![Our shop](/no-such-picture.webp)",
  });
  await press(page, "Publish");
  await expect(sheet(page).getByText("A link leads nowhere yet: #.")).toBeVisible();
  await expect(sheet(page).getByText("A picture cannot be loaded: /no-such-picture.webp.")).toBeVisible();
  await expect(sheet(page).getByText("There is no category")).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "Publish now" })).toBeDisabled();
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  await sheet(page).getByRole("button", { name: "Go to the text" }).first().click();
  await expect(sheet(page)).toBeHidden();
  await expect(text(page)).toBeFocused();
  await text(page).fill("See [our prices](/services).");
  await publish(page);
  await expect.poll(() => statusOf(slug)).toBe("published");
});

test("'Publish now' pressed while the address is being looked at is done once nothing is found to stop it", async ({
  page,
}) => {
  const { slug } = await openDraft(page);
  const looked = await holdAnswer(page, "GET", new RegExp(`select=id&slug=eq.${slug}-other`));
  await press(page, "Publish");
  await sheet(page).getByRole("textbox", { name: "Address" }).fill(`${slug}-other`);
  await looked.arrived;
  await press(page, "Publish now");
  await expect(sheet(page).getByText("Looking at address and pictures…")).toBeVisible();
  looked.release();
  await expect(sheet(page)).toBeHidden();
  await expect.poll(() => statusOf(`${slug}-other`)).toBe("published");
});

test("the sheet keeps its words while it closes, though the post is published by then", async ({ page }) => {
  await openDraft(page);
  await press(page, "Publish");
  await sheet(page).evaluate((popup) => (popup.style.transitionDuration = "60s"));
  await sheet(page).getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("button", { name: "View post" })).toBeVisible();
  await expect(sheet(page)).toHaveAccessibleName("Publish this post");
});

test("'Update published post' asks on the sheet, and Ctrl+S beside it never publishes", async ({ page }) => {
  const { slug } = await openDraft(page, { status: "published" });
  const read = async () => (await readPost(slug)).content;
  await text(page).fill("Changed.");
  await press(page, "Update published post");
  await expect(sheet(page)).toHaveAccessibleName("Update the published post");
  await press(page, "Not yet");
  await expect(sheet(page)).toBeHidden();
  expect(await read()).toBe("Text.");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("You are editing the pending version")).toBeVisible();
  await press(page, "Apply");
  await expect(sheet(page)).toHaveAccessibleName("Update the published post");
  expect(await read()).toBe("Text.");
  await press(page, "Update now");
  await expect(page.getByText("Updated", { exact: true })).toBeVisible();
  expect(await read()).toBe("Changed.");
});

test("a picture that visitors are shown already stops no update, though it cannot be loaded", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  const content = "![Our shop](/no-such-picture-before.webp)";
  const { slug } = await openDraft(page, { status: "published", content });
  await text(page).fill(`Changed. ${content}`);
  await publish(page, "Update published post");
  await expect.poll(async () => (await readPost(slug)).content).toBe(`Changed. ${content}`);
});

test("an address that another post has stops it, and is changed on the sheet", async ({
  page,
  consoleGuard,
}) => {
  // The draft saves itself at the taken address, and is refused.
  consoleGuard.allow(/409/);
  const other = `journey-${crypto.randomUUID()}`;
  made.push(await addPost({ title: "Other", slug: other }));
  const { slug } = await openDraft(page);
  await press(page, "Publish");
  const address = sheet(page).getByRole("textbox", { name: "Address" });
  await address.fill(other);
  await expect(sheet(page).getByRole("button", { name: "Go to the address" })).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "Publish now" })).toBeDisabled();
  await address.fill(`${slug}-mended`);
  await expect(page.getByRole("textbox", { name: "Address", includeHidden: true }).first()).toHaveValue(
    `${slug}-mended`,
  );
  await sheet(page).getByRole("button", { name: "Publish now" }).click();
  await expect.poll(() => statusOf(`${slug}-mended`)).toBe("published");
});

test("a date on the sheet schedules the post, and the time is shown in the editor, the list and the overview", async ({
  page,
}) => {
  const { words, slug } = await openDraft(page);
  const year = new Date().getFullYear() + 1;
  await press(page, "Publish");
  await sheet(page).getByLabel("Publish date (UK time)").fill(`${year}-07-01T09:30`);
  await expect(
    sheet(page).getByText(`It is published by itself on 1 Jul ${year}, 09:30, UK time.`),
  ).toBeVisible();
  await sheet(page).getByRole("button", { name: "Schedule now" }).click();
  await expect.poll(() => statusOf(slug)).toBe("scheduled");
  await expect(page.locator("#main").getByText(`1 Jul ${year}, 09:30`)).toBeVisible();
  await page.getByRole("link", { name: "Posts", exact: true }).first().click();
  await page.getByRole("searchbox").fill(words);
  await expect(page.getByRole("row", { name: words }).getByText(`1 Jul ${year}, 09:30`)).toBeVisible();
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: words })).toContainText(
    `Scheduled for 1 Jul ${year}, 09:30`,
  );
});

test("published is said with the way to see it, and live only when the public address shows this version", async ({
  page,
}) => {
  const { words, slug } = await openDraft(page);
  const shown: { version?: string } = {};
  await page.route(`**/blog/${slug}`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: shown.version ? `<meta property="article:modified_time" content="${shown.version}">` : "A shell.",
    }),
  );
  const rebuild = { waitingSince: null as Date | null };
  await page.route(/rpc\/site_rebuild_state/, (route) =>
    route.fulfill({ json: rebuildState(rebuild.waitingSince) }),
  );
  // Whoever comes back to the window is told anew; the polls between take longer than a journey may.
  const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await publish(page);
  await expect(page.getByRole("button", { name: "View post" })).toBeVisible();
  const main = page.locator("#main");
  await expect(main.getByText("Published, not yet in the built site")).toBeVisible();
  rebuild.waitingSince = new Date();
  await comeBack();
  await expect(main.getByText("Rebuilding…")).toBeVisible();
  shown.version = "2020-03-05T12:00:00.000Z";
  const asked = page.waitForResponse(`**/blog/${slug}`);
  await comeBack();
  await asked;
  await expect(main.getByText("Rebuilding…")).toBeVisible();
  shown.version = new Date(Date.now() + 60_000).toISOString();
  await comeBack();
  await expect(main.getByText("Live", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Posts", exact: true }).first().click();
  await page.getByRole("searchbox").fill(words);
  await expect(page.getByRole("row", { name: words }).getByText("Live", { exact: true })).toBeVisible();
});

test("what a text lacks stands below it, and follows what is typed", async ({ page }) => {
  await openDraft(page, { content: "Text." });
  const findings = page.locator("details").filter({ hasText: "Findings:" });
  await expect(findings.locator("summary")).toContainText("No category");
  await text(page).fill("TODO: write this.");
  await expect(findings.locator("summary")).toContainText("One thing stops publishing.");
  await findings.locator("summary").click();
  await expect(findings.getByText(/A part of the text is still to be written/)).toBeVisible();
  await text(page).fill("Written.");
  await expect(findings.locator("summary")).not.toContainText("stops publishing");
});

test("neither an update, nor a pending version, nor a scheduled post goes past what stops it", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  await openDraft(page, { status: "published" });
  await text(page).fill("![Our shop](/no-such-picture-either.webp)");
  await press(page, "Update published post");
  await expect(sheet(page).getByText("A picture cannot be loaded")).toBeVisible();
  await press(page, "Not yet");
  await text(page).fill("See [our prices](example.com).");
  await press(page, "Save as pending version");
  await press(page, "Apply");
  await expect(sheet(page).getByText("A link leads nowhere yet: example.com.")).toBeVisible();
  await press(page, "Not yet");
  await expect(page.getByText("You are editing the pending version")).toBeVisible();

  const later = `${new Date().getFullYear() + 1}-07-01T08:30:00.000Z`;
  const scheduled = await openDraft(page, { status: "scheduled", content: "TODO", published_at: later });
  const date = page.getByLabel("Publish date (UK time)");
  const before = await date.inputValue();
  await press(page, "More actions");
  await page.getByRole("menuitem", { name: "Publish now" }).click();
  await expect(sheet(page).getByText("A part of the text is still to be written")).toBeVisible();
  await press(page, "Not yet");
  await expect(sheet(page)).toBeHidden();
  await expect(date).toHaveValue(before);
  expect(await statusOf(scheduled.slug)).toBe("scheduled");
});
