import type { Page } from "playwright/test";
import { expect, test } from "../../setup/admin-journey.ts";
import { openAdmin } from "../../setup/admin-steps.ts";
import { withoutNetwork } from "../../setup/desktop/network-gate.ts";
import { addPost, removePosts } from "../../setup/posts.ts";
import { screenFaults } from "../../setup/screen-faults.ts";

const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Formatting" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const made: string[] = [];
test.afterEach(() => removePosts(made.splice(0)));

const newTitle = () => `Comforts ${crypto.randomUUID().slice(0, 8)}`;

async function openPost(page: Page, post: Partial<Parameters<typeof addPost>[0]> = {}): Promise<string> {
  const id = await addPost({ title: newTitle(), status: "draft", ...post });
  made.push(id);
  await openAdmin(page, `/admin/posts/${id}`);
  await expect(text(page)).toBeVisible();
  return id;
}

/** Pastes as the browser does, with what a program has put on the clipboard. */
const paste = (page: Page, contents: Record<string, string>) =>
  text(page).evaluate((area, kinds) => {
    const clipboardData = new DataTransfer();
    for (const [kind, content] of Object.entries(kinds)) clipboardData.setData(kind, content);
    area.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
  }, contents);

const select = (page: Page, words: string) =>
  text(page).evaluate((area: HTMLTextAreaElement, wanted) => {
    const start = area.value.indexOf(wanted);
    area.focus();
    area.setSelectionRange(start, start + wanted.length);
  }, words);

/** Presses Enter, and returns the name of what has the focus before another key can come. */
async function pressEnter(page: Page): Promise<string | null | undefined> {
  const key = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<string | null | undefined>();
    const answer = () => resolve(document.activeElement?.ariaLabel);
    addEventListener("keydown", answer, { once: true });
    // The chooser keeps its Enter to itself: then it is asked once that has been dealt with.
    addEventListener("keydown", () => setTimeout(answer), { once: true, capture: true });
    return { leadsTo: promise };
  });
  await page.keyboard.press("Enter");
  return key.evaluate(({ leadsTo }) => leadsTo);
}

test("a new post: the focus is in the title, Enter leads to the text, the toolbar is one stop", async ({
  page,
}) => {
  await openAdmin(page, "/admin/posts");
  await page.getByRole("link", { name: "New post" }).click();
  await expect(title(page)).toBeFocused();
  await expect(text(page)).toBeVisible();
  expect(await pressEnter(page)).toBe("Text of the post, in Markdown");
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  const button = (name: string) => toolbar(page).getByRole("button", { name, exact: true });
  await expect(button("H2 heading")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(button("H3 subheading")).toBeFocused();
  await page.keyboard.press("End");
  await expect(button("Find and replace")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(button("H2 heading")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("## ");
});

test("a list goes on, ends at an empty item, and every step is undone", async ({ page }) => {
  await openPost(page, { content: "" });
  await text(page).press("ArrowDown");
  await page.keyboard.type("- one\n  two\n\n");
  await expect(text(page)).toHaveValue("- one\n-   two\n\n");
  await page.keyboard.type("1. first\nsecond\n\nEnd");
  await expect(text(page)).toHaveValue("- one\n-   two\n\n1. first\n2. second\n\nEnd");
  await page.keyboard.type("\n2024 was good\nAnd so on");
  await expect(text(page)).toHaveValue(/End\n2024 was good\nAnd so on$/);
  for (let step = 0; step < 60 && (await text(page).inputValue()) !== ""; step += 1)
    await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue("");
});

test("an address pasted on words links them; rich text becomes Markdown; both are undone", async ({
  page,
}) => {
  await openPost(page, { content: "See our prices." });
  await select(page, "our prices");
  await paste(page, { "text/plain": "https://example.com/prices" });
  await expect(text(page)).toHaveValue("See [our prices](https://example.com/prices).");
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue("See our prices.");
  await text(page).press("Control+End");
  const html = "<h2>More</h2><ul><li>One <b>thing</b></li></ul><script>alert(1)</script>";
  await paste(page, { "text/plain": "More\nOne thing", "text/html": html });
  await expect(text(page)).toHaveValue("See our prices.\n\n## More\n\n- One **thing**");
  await expect(preview(page).getByRole("heading", { name: "More" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue("See our prices.");
});

test("a link by a post's title: two brackets or Ctrl+K, drafts are marked, an address does as well, and so it is offline", async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(withoutNetwork);
  const other = newTitle();
  made.push(await addPost({ title: other, slug: other.toLowerCase().replace(" ", "-"), status: "draft" }));
  await openPost(page, { content: "Read " });
  await text(page).press("Control+End");
  await page.keyboard.type("[[");
  const field = page.getByRole("combobox", { name: "Title of a post, or an address" });
  await expect(field).toBeFocused();
  await page.keyboard.type(other.toLowerCase());
  const option = page.getByRole("option", { name: new RegExp(other) });
  await expect(option).toContainText("Draft");
  await expect(page.getByRole("option")).toHaveCount(1);
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  expect(await pressEnter(page)).toBe("Text of the post, in Markdown");
  const linked = `Read [${other}](/blog/${other.toLowerCase().replace(" ", "-")})`;
  await expect(text(page)).toHaveValue(linked);
  await expect(text(page)).toBeFocused();
  await select(page, "Read");
  await page.keyboard.press("Control+k");
  await field.fill("/contact");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue(linked.replace("Read", "[Read](/contact)"));
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue(linked);
  await page.keyboard.press("Control+k");
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();

  await context.setOffline(true);
  await select(page, "Read");
  await page.keyboard.press("Control+k");
  await expect(page.getByText("Not connected: these are the posts that were read before.")).toBeVisible();
  await field.fill(other.toLowerCase());
  await expect(option).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue(/^\[Read\]\(\/blog\//);
  await context.setOffline(false);
});

test("find and replace, by keyboard alone, with undo", async ({ page }) => {
  await openPost(page, { content: `${"Web design. Good web design.\n\n".repeat(20)}The last Web.` });
  await text(page).press("Control+Home");
  await page.keyboard.press("Control+f");
  const find = page.getByRole("search", { name: "Find in the text" });
  await expect(find.getByLabel("Find")).toBeFocused();
  await page.keyboard.type("web");
  await expect(find.getByRole("status")).toHaveText("1 of 41");
  // The mark lies on the word, wherever the bar has moved the text to.
  const mark = page.locator("mark[data-current]");
  const [marked, around] = await Promise.all([mark.boundingBox(), text(page).boundingBox()]);
  expect((marked?.y ?? 0) - (around?.y ?? 0)).toBeLessThan(40);
  expect((marked?.y ?? 0) - (around?.y ?? 0)).toBeGreaterThan(8);
  await page.keyboard.press("Shift+Enter");
  await expect(find.getByRole("status")).toHaveText("41 of 41");
  expect(await text(page).evaluate((area) => area.scrollTop)).toBeGreaterThan(100);
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  await find.getByLabel("Match case").check();
  await expect(find.getByRole("status")).toHaveText(/of 20$/);
  await find.getByLabel("Find").fill("Web");
  await expect(find.getByRole("status")).toHaveText(/of 21$/);
  await find.getByLabel("Replace with").fill("Wide");
  await page.keyboard.press("Enter");
  await expect(find.getByRole("status")).toContainText("Replaced one.");
  await expect(find.getByLabel("Replace with")).toBeFocused();
  await find.getByRole("button", { name: "Replace all" }).click();
  await expect(find.getByRole("status")).toContainText("Replaced 20.");
  expect(await text(page).inputValue()).not.toContain("Web");
  await page.keyboard.press("Escape");
  await expect(find).toBeHidden();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue(/The last Web\.$/);
});

test("in a text of thousands of lines all is replaced without a wait, as one step of undo", async ({
  page,
}) => {
  const long = "<b>Word</b> &amp; other\n\n".repeat(5000);
  await openPost(page, { content: long });
  await text(page).focus();
  await page.keyboard.press("Control+f");
  const find = page.getByRole("search", { name: "Find in the text" });
  await find.getByLabel("Find").fill("word");
  await find.getByLabel("Replace with").fill("$& words");
  await find.getByRole("button", { name: "Replace all" }).click();
  // No slow machine's wait: as text it takes Chromium longer than anything is waited for.
  await expect(find.getByRole("status")).toContainText("Replaced 5000.");
  await expect(text(page)).toHaveValue(long.replaceAll("Word", "$$& words"));
  await text(page).focus();
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue(long);
});

test("focus mode shows the text alone, and Escape leaves it; the preview is as wide as it was left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPost(page, { content: "Two words." });
  await expect(page.getByText("2 words · 1 min read")).toBeVisible();
  await press(page, "Focus mode");
  await expect(text(page)).toBeFocused();
  await expect(toolbar(page)).toBeHidden();
  await expect(preview(page)).toBeHidden();
  expect(await screenFaults(page, [390, 1440])).toEqual([]);
  await text(page).press("Control+End");
  await page.keyboard.type(" And more.");
  await expect(
    page
      .locator("#main")
      .getByText(/^Saved \d\d:\d\d$/)
      .last(),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toolbar(page)).toBeVisible();
  await expect(text(page)).toBeFocused();
  await press(page, "As on a phone");
  expect((await preview(page).boundingBox())?.width).toBe(390);
  await press(page, "No preview");
  await expect(preview(page)).toBeHidden();
  await page.reload();
  await expect(text(page)).toBeVisible();
  await expect(preview(page)).toBeHidden();
  await press(page, "Preview beside");
  await expect(preview(page).getByText("And more.")).toBeVisible();
});

test("links of the preview open beside the editor", async ({ page, context }) => {
  await openPost(page, { content: "[Contact](/contact) and [below](#part)\n\n## Part" });
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    preview(page).getByRole("link", { name: "Contact" }).click(),
  ]);
  await expect(opened).toHaveURL(/\/contact$/);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();
  await preview(page).getByRole("link", { name: "below" }).click();
  await expect(page).toHaveURL(/\/admin\/posts\/[0-9a-f-]{36}$/);
});

test("'Not saved' goes when it has been saved", async ({ page, consoleGuard }) => {
  consoleGuard.allow(/400/);
  await openPost(page, { content: "Words." });
  let isRefused = true;
  await page.route("**/rest/v1/blog_posts*", (route) =>
    isRefused && route.request().method() === "PATCH"
      ? route.fulfill({ status: 400, json: { code: "23514", message: "Refused." } })
      : route.fallback(),
  );
  await text(page).press("Control+End");
  await page.keyboard.type(" More.");
  await page.keyboard.press("Control+s");
  const note = page.getByRole("region", { name: "Notifications" }).getByText("Not saved", { exact: true });
  await expect(note).toBeVisible();
  isRefused = false;
  await page.keyboard.press("Control+s");
  await expect(page.locator("#main").getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(note).toBeHidden({ timeout: 3000 });
});

test("on a phone what saves and publishes stays at the foot of the window, above the keyboard and below what is said", async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/);
  await page.setViewportSize({ width: 390, height: 800 });
  await openPost(page, { content: "Words. ".repeat(2000) });
  const save = page.getByRole("button", { name: "Save draft" });
  const foot = async () => {
    const box = await save.boundingBox();
    return box ? box.y + box.height : 0;
  };
  expect(await foot()).toBeGreaterThan(740);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(await foot()).toBeLessThanOrEqual(800);
  const last = page.locator("#main").getByRole("textbox").last();
  await last.focus();
  const below = await last.evaluate((field) => field.getBoundingClientRect().bottom);
  expect(below).toBeLessThan((await save.boundingBox())?.y ?? 0);
  expect(await screenFaults(page, [390])).toEqual([]);

  await page.route("**/rest/v1/blog_posts*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 400, json: { code: "23514", message: "Refused." } })
      : route.fallback(),
  );
  await title(page).fill("Said above it");
  await save.click();
  await expect(
    page.getByRole("region", { name: "Notifications" }).getByText("Not saved", { exact: true }),
  ).toBeVisible();
  // A trial fails where something lies over the button.
  await save.click({ trial: true });
  await press(page, "More actions");
});

test("a private link shows a draft to somebody without an account, until it is withdrawn", async ({
  page,
  browser,
}) => {
  const id = await openPost(page, { content: "## Not public\n\nFor your eyes." });
  await press(page, "More actions");
  await page.getByRole("menuitem", { name: "Private links" }).click();
  const dialog = page.getByRole("dialog", { name: "Private links" });
  await dialog.getByLabel("It works for").selectOption("1 day");
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const address = await dialog.getByLabel(/^The new link/).inputValue();
  expect(address).toMatch(/\/draft#[0-9a-f]{48}$/);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  expect(await screenFaults(page, [390, 1440])).toEqual([]);

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText(/^This is a draft, shared privately until \d+ \w+ \d{4}\.$/)).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Not public" })).toBeVisible();
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await screenFaults(visitor, [390, 1440])).toEqual([]);

  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(dialog.getByText("There are none.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  expect(await screenFaults(visitor, [390, 1440])).toEqual([]);
  await visitor.goto("/draft");
  await expect(visitor.getByText("The end of the link is missing here")).toBeVisible();
  await visitor.close();
});
