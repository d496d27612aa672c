import type { Page } from "playwright/test";
import { openAdmin } from "../../setup/admin-steps.ts";
import { expect, test } from "../../setup/admin-journey.ts";
import { addPost, removePosts } from "../../setup/posts.ts";
import { accessibilityFaults, screenFaults } from "../../setup/screen-faults.ts";
import { untilStill } from "../../setup/page-ready.ts";

const phone = { width: 390, height: 664 };

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const toggle = (page: Page) => page.getByRole("button", { name: "Details", exact: true });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Details" });
const column = (page: Page) => page.getByRole("complementary", { name: "Details" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const saved = (page: Page) => page.locator("#main").getByText(/^Saved \d\d:\d\d$/);

const made: string[] = [];
test.afterEach(() => removePosts(made.splice(0)));

async function openPost(page: Page, post: Partial<Parameters<typeof addPost>[0]> = {}): Promise<string> {
  const id = await addPost({ title: `Journey ${crypto.randomUUID().slice(0, 8)}`, ...post });
  made.push(id);
  await openAdmin(page, `/admin/posts/${id}`);
  await expect(text(page)).toBeVisible();
  return id;
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  for (const status of ["draft", "published"] as const)
    test(`shows the first line of the text in the upper half of the screen of a ${status} post`, async ({
      page,
    }) => {
      await openPost(page, { status, title: "Christmas opening hours 2025: where you change them" });
      await untilStill(page);
      const end = await text(page).evaluate((area) => {
        const { paddingTop, lineHeight } = getComputedStyle(area);
        return area.getBoundingClientRect().top + parseFloat(paddingTop) + parseFloat(lineHeight);
      });
      expect(end).toBeLessThanOrEqual(phone.height / 2);
      await expect(title(page)).toBeInViewport();
    });

  test("opens the details as a sheet, and what is typed there is saved", async ({ page }) => {
    await openPost(page, { status: "draft" });
    await expect(page.getByLabel("Excerpt")).toBeHidden();
    await toggle(page).press("Enter");
    await expect(sheet(page).getByRole("heading", { name: "Details" })).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel("Excerpt").fill("Written in the sheet.");
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await press(page, "Details");
    await expect(page.getByLabel("Excerpt")).toHaveValue("Written in the sheet.");
    await press(page, "Done");
    await expect(sheet(page)).toBeHidden();
  });

  test("opens the sheet at the field when a save is refused for one of its fields", async ({ page }) => {
    await openPost(page);
    await press(page, "Details");
    const date = page.getByLabel("Publish date (UK time)");
    await date.fill("");
    await press(page, "Done");
    await expect(sheet(page)).toBeHidden();
    await press(page, "Save as pending version");
    await expect(date).toBeFocused();
    await expect(date).toHaveAccessibleDescription(/A published post needs its date/);
  });

  test("closes the sheet when a save is refused for the title", async ({ page }) => {
    await openPost(page);
    await title(page).fill("");
    await press(page, "Details");
    await sheet(page).getByLabel("Author").press("ControlOrMeta+s");
    await expect(sheet(page)).toBeHidden();
    await expect(title(page)).toBeFocused();
  });

  test("leads from the publishing sheet to a field of the details", async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 404/);
    await openPost(page, { status: "draft", featured_image_url: "/no-such-picture.webp" });
    await press(page, "Publish");
    await press(page, "Go to the featured image");
    await expect(sheet(page).getByLabel("Featured image", { exact: true })).toBeFocused();
  });

  test("says beside Save that a save failed, until the next try", async ({ page, consoleGuard }) => {
    consoleGuard.allow(/status of 500|Could not be read: site-rebuild/);
    await openPost(page, { content: "Text.\n".repeat(80) });
    const refuse = (pattern: RegExp) =>
      page.route(pattern, (route) =>
        route.request().method() === "GET"
          ? route.fallback()
          : route.fulfill({ status: 500, json: { code: "55000", message: "boom" } }),
      );
    const table = /\/rest\/v1\//;
    await refuse(table);
    await text(page).press("Control+End");
    await page.keyboard.type("More.");
    await press(page, "Save as pending version");
    const failure = page.locator("#main").getByText("Not saved: the server could not do it just now.");
    await expect(failure).toBeInViewport();
    await page.keyboard.press("End");
    await text(page).press("Control+End");
    await page.keyboard.type(" And more.");
    await expect(failure).toBeInViewport();
    const [line, button] = await Promise.all([
      failure.boundingBox(),
      page.getByRole("button", { name: "Save as pending version" }).boundingBox(),
    ]);
    expect((button?.y ?? 0) - (line?.y ?? 0)).toBeLessThan(120);
    await page.unroute(table);
    await press(page, "Try again");
    await expect(failure).toBeHidden();
    await expect(page.getByText("You are editing the pending version")).toBeVisible();
  });
});

test.describe("from 1024 px on", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("shows the details beside the text, where they stay while the page scrolls", async ({ page }) => {
    await openPost(page, { content: "Text.\n\n".repeat(80) });
    const [panel, area] = await Promise.all([column(page).boundingBox(), text(page).boundingBox()]);
    expect(panel?.x).toBeGreaterThan((area?.x ?? 0) + (area?.width ?? 0));
    await page.getByText("Keyboard shortcuts", { exact: true }).click();
    await page.mouse.wheel(0, 2000);
    await expect(page.getByText("Undo, as in every text field")).toBeInViewport();
    await expect(column(page).getByRole("heading", { name: "Details" })).toBeInViewport();
    await column(page).hover();
    await page.mouse.wheel(0, 4000);
    await expect(page.getByText("When it is shared")).toBeInViewport();
  });

  test("hides the details until they are asked for or a save is refused for them", async ({ page }) => {
    await openPost(page);
    const date = page.getByLabel("Publish date (UK time)");
    await date.fill("");
    await press(page, "Details");
    await expect(column(page)).toBeHidden();
    await press(page, "Save as pending version");
    await expect(date).toBeFocused();
    await press(page, "Details");
    await page.goto("/admin");
    await openPost(page);
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
    await expect(column(page)).toBeHidden();
    expect(await screenFaults(page, [1280, 1440])).toEqual([]);
    await press(page, "Details");
    await expect(column(page)).toBeVisible();
  });
});

test("compares a difference of one line in a dialog as small as its content", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPost(page, { content: "One line." });
  await text(page).fill("Another line.");
  await press(page, "Save as pending version");
  await press(page, "Compare");
  const dialog = page.getByRole("dialog", { name: "Published and pending" });
  await expect(dialog).toContainText("Another line.");
  const box = await dialog.boundingBox();
  expect(box?.height).toBeLessThan(400);
  expect(box?.width).toBeLessThan(800);
});

test("shows one status in the same look on every screen", async ({ page }) => {
  const word = `look${crypto.randomUUID().slice(0, 8)}`;
  await openPost(page, { title: word, status: "draft" });
  const look = await page.locator("#main").getByText("Draft", { exact: true }).getAttribute("class");
  await page.getByRole("link", { name: "Posts", exact: true }).first().click();
  await page.getByRole("searchbox").fill(word);
  const row = page.getByRole("row", { name: word });
  await expect(row.getByText("Draft", { exact: true })).toHaveClass(look ?? "");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Go to or do" }).fill(word);
  const option = page.getByRole("option", { name: word });
  await expect(option.getByText("Draft", { exact: true })).toHaveClass(look ?? "");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  const recent = page.getByRole("region", { name: "Recent Posts" });
  const item = recent.getByRole("listitem").filter({ hasText: word });
  await expect(item.getByText("Draft", { exact: true })).toHaveClass(look ?? "");
});
