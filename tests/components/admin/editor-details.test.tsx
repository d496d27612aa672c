import { page } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import {
  area,
  key,
  main,
  openPost,
  pendingNotice,
  press,
  saved,
  text,
  title,
  write,
} from "../../setup/components/editor.ts";
import { accessibilityFaults, screenFaults } from "../../setup/components/screen-faults.ts";

const phone = { width: 390, height: 664 };

const toggle = page.getByRole("button", { name: /^Details/ });
const sheet = page.getByRole("dialog", { name: "Details" });
const excerpt = page.getByLabelText("Excerpt");
const date = page.getByLabelText("Publish date (UK time)");

const boxOf = (element: Element) => element.getBoundingClientRect();

const isInWindow = (element: Element): boolean =>
  boxOf(element).top < innerHeight && boxOf(element).bottom > 0;

const scroll = (element: Element | Window, by: number) => element.scrollBy({ top: by, behavior: "instant" });

const longTitle = "Christmas opening hours 2025: where you change them";

test("shows the start of a post's text on a phone, and the details in a sheet", async ({ admin, waits }) => {
  waits.save.wait = 10;
  await page.viewport(phone.width, phone.height);
  for (const status of ["published", "draft"] as const) {
    await openPost(admin, { status, title: longTitle });
    const endOfLine = () => {
      const { paddingTop, lineHeight } = getComputedStyle(area());
      return boxOf(area()).top + parseFloat(paddingTop) + parseFloat(lineHeight);
    };
    await expect.poll(endOfLine).toBeLessThanOrEqual(phone.height / 2);
    expect(isInWindow(title.element())).toBe(true);
  }
  await expect.element(excerpt).not.toBeVisible();
  (toggle.element() as HTMLElement).focus();
  await key("Enter");
  await expect.element(sheet.getByRole("heading", { name: "Details" })).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
  await excerpt.fill("Written in the sheet.");
  await key("Escape");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();
  await expect.element(saved).toBeVisible();
  await admin.open(admin.address());
  await press("Details");
  await expect.element(excerpt).toHaveValue("Written in the sheet.");
  await press("Done");
  await expect.element(sheet).not.toBeInTheDocument();
});

test("opens the details sheet at the invalid field when a save is rejected", async ({ admin }) => {
  await page.viewport(phone.width, phone.height);
  await openPost(admin);
  await press("Details");
  await date.fill("");
  await press("Done");
  await expect.element(sheet).not.toBeInTheDocument();
  await press("Save");
  await expect.element(date).toHaveFocus();
  await expect.element(date).toHaveAccessibleDescription(/A published post needs a date/);
});

test("closes the details sheet when a save is rejected because the title is empty", async ({ admin }) => {
  await page.viewport(phone.width, phone.height);
  await openPost(admin);
  await title.fill("");
  await press("Details");
  await expect.element(sheet.getByLabelText("Author")).toBeVisible();
  admin.command("save");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(title).toHaveFocus();
});

test("links from the publishing sheet to a field in the details", async ({ admin }) => {
  await page.viewport(phone.width, phone.height);
  await openPost(admin, { status: "draft", featured_image_url: "/no-such-picture.webp" });
  await press("Publish");
  await page.getByRole("dialog").getByText("Go to the featured image").first().click();
  await expect.element(sheet.getByLabelText("Featured image", { exact: true })).toHaveFocus();
});

test("shows a save error beside the Save button until the next attempt", async ({
  admin,
  network,
  console,
}) => {
  console.allow(/Could not be read: site-rebuild/);
  await page.viewport(phone.width, phone.height);
  await openPost(admin, { content: "Text.\n".repeat(80) });
  const boom = { code: "55000", message: "boom" };
  const allows = ["POST", "PATCH"].map((method) => network.answer(method, /\/rest\/v1\//, 500, boom));
  await write("More.");
  await press("Save");
  const failure = main.getByText(/Not saved: the server is having problems\./);
  await expect.element(failure).toBeVisible();
  await expect.poll(() => isInWindow(failure.element())).toBe(true);
  await write(" And more.");
  await expect.poll(() => isInWindow(failure.element())).toBe(true);
  const button = page.getByRole("button", { name: "Save", exact: true });
  expect(boxOf(button.element()).y - boxOf(failure.element()).y).toBeLessThan(120);
  for (const allow of allows) allow();
  await press("Try again");
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(pendingNotice).toBeVisible();
});

test("keeps the details beside the text, which stays usable, at a width of 1024 px", async ({ admin }) => {
  await page.viewport(1024, 768);
  await openPost(admin, { content: "Text.\n\n".repeat(80) });
  await press("Details");
  await expect.element(sheet.getByRole("heading", { name: "Details", exact: true })).toHaveFocus();
  expect(boxOf(sheet.element()).x).toBeGreaterThan(boxOf(area()).right);
  await write("More.");
  scroll(window, 2000);
  expect(isInWindow(sheet.getByRole("heading", { name: "Details", exact: true }).element())).toBe(true);
  scroll(sheet.element(), 4000);
  await expect.poll(() => isInWindow(page.getByText("Social preview", { exact: true }).element())).toBe(true);
  expect(await screenFaults([1280, 1440])).toEqual([]);
});

test("previews the first words in search results until there is an excerpt", async ({ admin }) => {
  await openPost(admin, { excerpt: "", content: "## Heading\n\nThe **first** words." });
  await press("Details");
  const preview = page.getByRole("figure").filter({ hasText: "In search results" });
  await expect.element(preview.getByText("The first words.", { exact: true })).toBeVisible();
  await excerpt.fill("An excerpt.");
  await expect.element(preview.getByText("An excerpt.", { exact: true })).toBeVisible();
});

test("opens the details when a save fails on an invalid field, and remembers that they are open", async ({
  admin,
}) => {
  await page.viewport(1024, 768);
  await openPost(admin);
  await press("Details");
  await date.fill("");
  await press("Details");
  await expect.element(sheet).not.toBeInTheDocument();
  await press("Save");
  await expect.element(date).toHaveFocus();
  await expect.element(toggle).toHaveAccessibleDescription("Something in the details prevents publishing");
  await openPost(admin);
  await expect.element(sheet).toBeVisible();
  await press("Details");
  await openPost(admin);
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
});

test("adds a category from the details, and chooses it", async ({ admin }) => {
  await openPost(admin, { status: "draft" });
  await press("Details");
  await press("New category");
  await page.getByRole("textbox", { name: "New category" }).fill("Case studies");
  await press("Add");
  await expect.element(page.getByLabelText("Category", { exact: true })).toHaveDisplayValue("Case studies");
  expect(await accessibilityFaults()).toEqual([]);
});

test("fits the comparison dialog to its content when a single line differs", async ({ admin }) => {
  await page.viewport(1440, 900);
  await openPost(admin, { content: "One line." });
  await text.fill("Another line.");
  await press("Save");
  await press("Compare");
  const dialog = page.getByRole("dialog", { name: "Published and unpublished" });
  await expect.element(dialog).toMatchTextContent("Another line.");
  expect(boxOf(dialog.element()).height).toBeLessThan(400);
  expect(boxOf(dialog.element()).width).toBeLessThan(800);
});
