import { titled } from "@brightwren/brand/derived";
import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addPost, removePosts } from "../../setup/posts.ts";
import { accessibilityFaults, screenFaults } from "../../setup/screen-faults.ts";

const recent = (page: Page) => page.getByRole("region", { name: "Recent Posts" });
const confirmation = (page: Page) =>
  page.getByRole("alertdialog", { name: "Are you sure you want to delete this post?" });

/** A draft that no visitor sees, new enough to be in the list. */
async function addDraft(): Promise<{ id: string; title: string }> {
  const title = `Journey draft ${crypto.randomUUID()}`;
  return { id: await addPost({ title, status: "draft" }), title };
}

test("'Recent Posts' shows the ten newest with title and created date, each with a delete button", async ({
  page,
}) => {
  const draft = await addDraft();
  try {
    await openAdmin(page);
    const rows = recent(page).getByRole("listitem");
    await expect(rows).toHaveCount(10);
    const row = rows.filter({ hasText: draft.title });
    await expect(row.getByText(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/)).toBeVisible();
    await expect(row.getByRole("link", { name: draft.title })).toHaveAttribute(
      "href",
      `/admin/posts/${draft.id}`,
    );
    await expect(recent(page).getByRole("button", { name: /^Delete / })).toHaveCount(10);
  } finally {
    await removePosts([draft.id]);
  }
});

test("the refresh button shows what came in the meantime", async ({ page }) => {
  await openAdmin(page);
  await expect(recent(page).getByRole("listitem")).toHaveCount(10);
  const draft = await addDraft();
  try {
    await recent(page).getByRole("button", { name: "Refresh recent posts" }).click();
    await expect(recent(page).getByText(draft.title)).toBeVisible();
  } finally {
    await removePosts([draft.id]);
  }
});

test("deleting asks first; cancelling keeps the post, confirming deletes it", async ({ page }) => {
  const draft = await addDraft();
  try {
    await openAdmin(page);
    const remove = recent(page).getByRole("button", { name: `Delete ${draft.title}` });
    await remove.click();
    await expect(confirmation(page)).toContainText(draft.title);
    await expect(confirmation(page).getByRole("button", { name: "Cancel" })).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    // As long as it takes to close, its words stay.
    await confirmation(page).evaluate((popup) => (popup.style.transitionDuration = "60s"));
    await page.keyboard.press("Escape");
    await expect(confirmation(page)).toHaveAttribute("data-closed");
    await expect(confirmation(page)).toContainText(draft.title);
    await confirmation(page).evaluate((popup) => {
      for (const animation of popup.getAnimations()) animation.finish();
    });
    await expect(confirmation(page)).toBeHidden();
    await expect(recent(page).getByText(draft.title)).toBeVisible();
    await remove.click();
    await confirmation(page).getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Post deleted successfully")).toBeVisible();
    await expect(recent(page).getByText(draft.title)).toHaveCount(0);
    await expect(recent(page).getByRole("button", { name: "Refresh recent posts" })).toBeFocused();
  } finally {
    await removePosts([draft.id]);
  }
});

test("a post that cannot be deleted stays, and the owner is told", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/status of 500|The post was not deleted/);
  await openAdmin(page);
  await page.route(/rest\/v1\/blog_posts/, (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 500, json: { code: "XX000", message: "boom" } })
      : route.fallback(),
  );
  await recent(page)
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await confirmation(page).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete post")).toBeVisible();
  await expect(recent(page).getByRole("listitem")).toHaveCount(10);
});

test("the frame: document title, tabs, the site in a new tab, a page that does not exist, which is logged", async ({
  page,
  context,
  consoleGuard,
}) => {
  await openAdmin(page);
  await expect(page).toHaveTitle(titled("Blog Admin"));
  await expect(page.getByRole("link", { name: "Overview", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const [site] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "View site" }).click(),
  ]);
  await expect(site).toHaveURL(/\/$/);
  expect(await site.evaluate(() => window.opener)).toBeNull();
  consoleGuard.allow(/404: no page at \/admin\/nowhere/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("/admin/nowhere"));
  await page.goto("/admin/nowhere");
  await logged;
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "To the overview" }).click();
  await expect(page.getByRole("heading", { name: "Blog Admin" })).toBeVisible();
});

test("a screen that cannot be loaded leaves the frame standing and says why", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404|dynamically imported module|module script failed|A screen broke/);
  await openAdmin(page);
  await page.route(/enquiries-screen.*\.js$/, (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page
    .getByRole("link", { name: /^Enquiries/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page.getByText(/dynamically imported module|module script failed/)).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeVisible();
});

test("no accessibility faults and nothing beside the page", async ({ page }) => {
  await openAdmin(page);
  await expect(recent(page).getByRole("listitem")).toHaveCount(10);
  expect(await screenFaults(page)).toEqual([]);
});
