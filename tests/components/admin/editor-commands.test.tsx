import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { area, key, openPost, select, text, title } from "../../setup/components/editor.ts";

const toolbar = page.getByRole("toolbar", { name: "Formatting" });
const tool = (name: string) => toolbar.getByRole("button", { name, exact: true });
const linkField = page.getByRole("combobox", { name: "Post, page or web address" });

const rare = ["H3 subheading", "Numbered list", "Task list", "Strikethrough", "Code", "Code block", "Table"];

async function use(name: string): Promise<void> {
  if (!rare.includes(name)) return await tool(name).click();
  await tool("More formatting").click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Presses a key as another keyboard layout reports it. Returns whether the browser still handles it. */
const pressAs = (target: Element, name: string, code: string, held: KeyboardEventInit = { ctrlKey: true }) =>
  target.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, code, bubbles: true, cancelable: true, ...held }),
  );

function caret(at: number): void {
  area().focus();
  area().setSelectionRange(at, at);
}

const commands = [
  ["List", "- alpha be+ta"],
  ["Numbered list", "1. alpha be+ta"],
  ["Task list", "- [ ] alpha be+ta"],
  ["Quote", "> alpha be+ta"],
  ["H2 heading", "## alpha be+ta"],
  ["H3 subheading", "### alpha be+ta"],
  ["Bold", "alpha **be+ta**"],
  ["Italic", "alpha *be+ta*"],
  ["Strikethrough", "alpha ~~be+ta~~"],
  ["Code", "alpha `be+ta`"],
  ["Code block", "```\nalpha be+ta\n```"],
] as const;

test("keeps all words when a formatting button is pressed on a phone", async ({ admin }) => {
  await page.viewport(390, 800);
  const content = "alpha beta";
  await openPost(admin, { status: "draft", content });
  for (const [name, written] of commands) {
    caret(8);
    await use(name);
    await expect.element(text).toHaveValue(written.replace("+", ""));
    await expect.element(text).toHaveFocus();
    expect(area().selectionStart).toBe(written.indexOf("+"));
    await key("Control+z");
    await expect.element(text).toHaveValue(content);
  }
  await key("Control+y");
  await expect.element(text).toHaveValue("```\nalpha beta\n```");
  await use("Code block");
  await expect.element(text).toHaveValue(content);
});

test("inserts a table and a link without splitting a word", async ({ admin }) => {
  await openPost(admin, { status: "draft", content: "alpha beta" });
  caret(8);
  await tool("Link").click();
  await linkField.fill("/contact");
  await key("Enter");
  await expect.element(text).toHaveValue("alpha [beta](/contact)");
  await expect.element(text).toHaveFocus();
  caret(9);
  await use("Table");
  await userEvent.keyboard("Day");
  await expect
    .element(text)
    .toHaveValue(expect.stringMatching(/^alpha \[beta\]\(\/contact\)\n\n\| Day \| Header \|\n/));
});

test("indents a list item on Tab, and leaves the text on Escape and Tab", async ({ admin }) => {
  await openPost(admin, { status: "draft", content: "1. one\n2. two\n3. three" });
  caret(11);
  await userEvent.tab();
  await expect.element(text).toHaveValue("1. one\n   1. two\n2. three");
  await expect.element(text).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(text).toHaveValue("1. one\n2. two\n3. three");
  await key("Control+z");
  await expect.element(text).toHaveValue("1. one\n   1. two\n2. three");
  await key("Escape");
  await userEvent.tab();
  await expect.element(text).not.toHaveFocus();
  area().focus();
  await key("Escape");
  await userEvent.tab({ shift: true });
  await expect.element(tool("H2 heading")).toHaveFocus();
  await userEvent.tab();
  await expect.element(text).toHaveFocus();
  await text.fill("- one");
  await key("Escape");
  await key("Enter");
  await expect.element(text).toHaveValue("- one\n- ");
  await text.fill("No list");
  await userEvent.tab();
  await expect.element(text).not.toHaveFocus();
  await expect.element(text).toHaveValue("No list");
});

test("has no single-key shortcuts in the editor", async ({ admin }) => {
  const id = await openPost(admin, { status: "draft", content: "Words" });
  area().focus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard("next/?");
  expect(admin.address()).toBe(`/admin/posts/${id}`);
  await expect.element(title).toHaveValue("A post");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  admin.go("/admin/posts");
  await expect.element(page.getByRole("heading", { name: "Posts" })).toBeVisible();
  pressAs(document.body, "т", "KeyN", {});
  await expect.poll(admin.address).toMatch(/posts\/new$/);
});

test("runs the editor's shortcuts on a Cyrillic keyboard", async ({ admin }) => {
  await openPost(admin, { status: "draft", content: "Words" });
  select("Words");
  expect(pressAs(area(), "и", "KeyB")).toBe(false);
  await expect.element(text).toHaveValue("**Words**");
  expect(pressAs(area(), "л", "KeyK")).toBe(false);
  await expect.element(linkField).toHaveFocus();
  await key("Escape");
  await expect.element(text).toHaveFocus();
  expect(pressAs(area(), "а", "KeyF")).toBe(false);
  await expect.element(page.getByRole("search", { name: "Find in the text" })).toBeVisible();
});
