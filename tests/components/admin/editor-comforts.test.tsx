import { vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import {
  announced,
  area,
  choose,
  key,
  main,
  openPost,
  press,
  preview,
  saved,
  select,
  text,
  title,
  write,
} from "../../setup/components/editor.ts";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { addPost } from "../../setup/posts.ts";

const toolbar = page.getByRole("toolbar", { name: "Formatting" });
const tool = (name: string) => toolbar.getByRole("button", { name, exact: true });
const find = page.getByRole("search", { name: "Find in the text" });
const linkField = page.getByRole("combobox", { name: "Post, page or web address" });

function paste(contents: Record<string, string>): void {
  const clipboardData = new DataTransfer();
  for (const [kind, content] of Object.entries(contents)) clipboardData.setData(kind, content);
  area().dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
}

/** Presses Enter and returns the label of the element that then has the focus. */
async function pressEnter(): Promise<string | null | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | null | undefined>();
  const answer = () => resolve(document.activeElement?.ariaLabel);
  addEventListener("keydown", answer, { once: true });
  // The picker stops Enter from bubbling, so the second listener uses the capture phase.
  addEventListener("keydown", () => setTimeout(answer), { once: true, capture: true });
  await key("Enter");
  return await promise;
}

const refused = { code: "23514", message: "Refused." };

test("moves the focus from the title to the text on Enter", async ({ admin }) => {
  await admin.open("/admin/posts");
  await page.getByRole("link", { name: "New post" }).click();
  await expect.element(title).toHaveFocus();
  await expect.element(text).toBeVisible();
  expect(await pressEnter()).toBe("Text of the post, in Markdown");
  await userEvent.tab({ shift: true });
  await expect.element(tool("H2 heading")).toHaveFocus();
  await key("ArrowRight");
  await expect.element(tool("Bold")).toHaveFocus();
  await key("End");
  await expect.element(tool("More formatting")).toHaveFocus();
  await key("Home");
  await userEvent.tab();
  await expect.element(text).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tool("H2 heading")).toHaveFocus();
  await key("Enter");
  await expect.element(text).toHaveValue("## ");
});

test("ends a list on Enter in an empty item", async ({ admin }) => {
  await openPost(admin, { status: "draft", content: "" });
  await write("- one{Enter}  two{Enter}{Enter}");
  await expect.element(text).toHaveValue("- one\n-   two\n\n");
  await userEvent.keyboard("1. first{Enter}second{Enter}{Enter}End");
  await expect.element(text).toHaveValue("- one\n-   two\n\n1. first\n2. second\n\nEnd");
  for (let step = 0; step < 4; step += 1) await key("Control+z");
  await expect.element(text).toHaveValue("- one\n-   two\n\n1. first\n2. second\n3. ");
});

test("converts pasted rich text to Markdown", async ({ admin }) => {
  await openPost(admin, { status: "draft", content: "See our prices." });
  select("our prices");
  paste({ "text/plain": "https://example.com/prices" });
  await expect.element(text).toHaveValue("See [our prices](https://example.com/prices).");
  await key("Control+z");
  await expect.element(text).toHaveValue("See our prices.");
  select();
  const html = "<h2>More</h2><ul><li>One <b>thing</b></li></ul><script>alert(1)</script>";
  paste({ "text/plain": "More\nOne thing", "text/html": html });
  await expect.element(text).toHaveValue("See our prices.\n\n## More\n\n- One **thing**");
});

test("inserts a link with [[ or Ctrl+K", async ({ admin, network, console }) => {
  console.allow(/could not be (read|counted)/i);
  await addPost({ title: "Another post", slug: "another-post", status: "draft" });
  await openPost(admin, { status: "draft", content: "Read " });
  await write("[[[[");
  await expect.element(linkField).toHaveFocus();
  await userEvent.keyboard("another post");
  const option = page.getByRole("option", { name: /Another post/ });
  await expect.element(option).toMatchTextContent("Draft");
  await expect.element(page.getByRole("option")).toHaveLength(1);
  expect(await screenFaults([390, 1440])).toEqual([]);
  expect(await pressEnter()).toBe("Text of the post, in Markdown");
  const linked = "Read [Another post](/blog/another-post)";
  await expect.element(text).toHaveValue(linked);
  select("Read");
  await key("Control+k");
  await linkField.fill("tel:+441632960418");
  await expect.element(page.getByText(/^Articles can’t link to tel: addresses\./)).toBeVisible();
  await linkField.fill("contact");
  await expect.element(page.getByRole("option", { name: "Contact /contact Page" })).toBeVisible();
  await linkField.fill("/contact");
  await key("Enter");
  await expect.element(text).toHaveValue(linked.replace("Read", "[Read](/contact)"));
  await key("Control+z");
  await expect.element(text).toHaveValue(linked);
  await key("Control+k");
  await key("Escape");
  await expect.element(text).toHaveFocus();

  network.cut();
  select("Read");
  await key("Control+k");
  const notice = page.getByText("You’re offline. Showing posts saved on this computer.");
  await expect.element(notice).toBeVisible();
  await linkField.fill("another post");
  await expect.element(option).toBeVisible();
  await key("Enter");
  await expect.element(text).toHaveValue(expect.stringMatching(/^\[Read\]\(\/blog\//));
});

test("waits on Enter until the list of links belongs to the typed words", async ({ admin, network }) => {
  await addPost({ title: "Tags odd", slug: "tags-odd", status: "draft" });
  const content = "See this";
  await openPost(admin, { status: "draft", content });
  // While the dialog is open, the text is hidden from locators.
  const field = area();
  const option = page.getByRole("dialog").getByRole("option");
  const open = async () => {
    select("this");
    await key("Control+k");
    await expect.element(option.filter({ hasText: "Tags odd" })).toBeVisible();
    return network.hold("GET", /blog_posts\?select=id%2Ctitle%2Cslug%2Cstatus&.*or=/);
  };
  const wanted = await open();
  await addPost({ title: "Leap day", slug: "leap-day", status: "draft" });
  await userEvent.keyboard("leap day{Enter}");
  await wanted.arrived;
  await expect.element(option).not.toBeInTheDocument();
  expect(field.value).toBe(content);
  wanted.release();
  await expect.element(text).toHaveValue("See [this](/blog/leap-day)");
  await key("Control+z");

  const changed = await open();
  await userEvent.keyboard("no such post{Enter}");
  await changed.arrived;
  await userEvent.keyboard("s{Backspace}");
  changed.release();
  await expect.element(page.getByText("No posts or pages match these words.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await linkField.fill("");
  await expect.element(option.first()).toBeVisible();
  expect(field.value).toBe(content);
  await key("Escape");

  const slow = await open();
  await userEvent.keyboard("tags{Enter}");
  await expect.element(text).toHaveValue("See [this](/blog/tags-odd)");
  slow.release();
});

test("finds and replaces text by keyboard alone", async ({ admin }) => {
  const content = `${"Web design. Good web design.\n\n".repeat(20)}The last Web.`;
  await openPost(admin, { status: "draft", content });
  const status = find.getByRole("status");
  area().focus();
  await key("Control+Home");
  await key("Control+f");
  await expect.element(find.getByLabelText("Find")).toHaveFocus();
  await userEvent.keyboard("web");
  await expect.element(status).toMatchTextContent("1 of 41");
  // The highlight must cover the word, even though the search bar shifts the text.
  const mark = document.querySelector("mark[data-current]")?.getBoundingClientRect().y ?? 0;
  expect(mark - area().getBoundingClientRect().y).toBeLessThan(32);
  expect(mark - area().getBoundingClientRect().y).toBeGreaterThan(4);
  await key("Shift+Enter");
  await expect.element(status).toMatchTextContent("41 of 41");
  expect(scrollY).toBeGreaterThan(100);
  expect(await screenFaults([390, 1440])).toEqual([]);
  await find.getByLabelText("Match case").click();
  await expect.element(status).toMatchTextContent(/of 20$/);
  await find.getByLabelText("Find").fill("Web");
  await expect.element(status).toMatchTextContent(/of 21$/);
  await find.getByLabelText("Replace with").fill("Wide");
  await key("Enter");
  await expect.element(status).toMatchTextContent("Replaced one.");
  await expect.element(find.getByLabelText("Replace with")).toHaveFocus();
  await find.getByRole("button", { name: "Replace all" }).click();
  await expect.element(status).toMatchTextContent("Replaced 20.");
  expect(area().value).not.toContain("Web");
  await key("Escape");
  await expect.element(find).not.toBeInTheDocument();
  await expect.element(text).toHaveFocus();
  await key("Control+z");
  await key("Control+z");
  await expect.element(text).toHaveValue(content);
});

test("fades Markdown's signs exactly where the text shows them", async ({ admin }) => {
  const content = `## Part with **bold**\n\n${"Words that wrap, **strong** and [linked](https://example.co.uk). ".repeat(40)}\n\nEnd`;
  await openPost(admin, { status: "draft", content });
  const [marks] = area().closest("[data-text]")?.querySelectorAll("[aria-hidden]:has(> [dir])") ?? [];
  const shown = Array.from(marks?.querySelectorAll("b, i") ?? [], (mark) => mark.textContent);
  expect(shown.slice(0, 5)).toEqual(["## ", "Part with ", "**", "bold", "**"]);
  expect(shown.slice(5, 10)).toEqual(["**", "strong", "**", "[", "](https://example.co.uk)"]);
  const { bottom } = area().getBoundingClientRect();
  const { paddingBottom } = getComputedStyle(area());
  expect(marks?.lastElementChild?.getBoundingClientRect().bottom).toBeCloseTo(
    bottom - parseFloat(paddingBottom),
    0,
  );
});

test("undoes the replacement of hundreds of words in one step", async ({ admin }) => {
  const long = "<b>Word</b> &amp; other\n\n".repeat(500);
  await openPost(admin, { status: "draft", content: long });
  area().focus();
  await key("Control+f");
  await find.getByLabelText("Find").fill("word");
  await find.getByLabelText("Replace with").fill("$& words");
  const edits = vi.spyOn(document, "execCommand");
  await find.getByRole("button", { name: "Replace all" }).click();
  await expect.element(find.getByRole("status")).toMatchTextContent("Replaced 500.");
  // With plain text, Chromium would lay out each line separately, which takes half a minute for 2,000 lines.
  expect(edits.mock.calls.map(([command]) => command)).toEqual(["insertHTML"]);
  edits.mockRestore();
  expect(area().value).toBe(long.replaceAll("Word", "$$& words"));
  area().focus();
  await key("Control+z");
  await expect.poll(() => area().value === long).toBe(true);
});

test("shows only the text in focus mode until Escape is pressed", async ({ admin, waits }) => {
  await page.viewport(1440, 900);
  waits.save.wait = 10;
  await openPost(admin, { status: "draft", content: "Two words." });
  await expect.element(page.getByText("2 words · 1 min read")).toBeVisible();
  await choose("Focus mode");
  await expect.element(text).toHaveFocus();
  await expect.element(toolbar).not.toBeInTheDocument();
  await expect.element(preview).not.toBeInTheDocument();
  expect(await screenFaults([390, 1440])).toEqual([]);
  await write(" And more.");
  await expect.element(saved.last()).toBeVisible();
  await key("Escape");
  await expect.element(toolbar).toBeVisible();
  await expect.element(text).toHaveFocus();
});

test("shows the preview instead of the text, or beside it in a wide window", async ({ admin }) => {
  await page.viewport(1440, 900);
  await openPost(admin, { status: "draft", content: "## Part" });
  await press("Preview");
  await expect.element(text).not.toBeInTheDocument();
  await expect.element(preview.getByRole("heading", { level: 2, name: "Part" })).toBeVisible();
  expect(await screenFaults([390, 1440])).toEqual([]);
  await press("Phone");
  await expect.poll(() => preview.element().getBoundingClientRect().width).toBe(390);
  await press("Preview");
  await expect.element(preview).not.toBeInTheDocument();
  await page.viewport(1920, 1080);
  await press("Preview");
  await write(" and more");
  await expect.element(preview.getByRole("heading", { name: "Part and more" })).toBeVisible();
  expect(await screenFaults([1920])).toEqual([]);
  await admin.open(admin.address());
  await expect.element(preview.getByText("Part")).toBeVisible();
});

test("opens preview links in a new tab", async ({ admin }) => {
  const content = "[Contact](/contact) and [below](#part)\n\n## Part";
  const id = await openPost(admin, { status: "draft", content });
  await press("Preview");
  await preview.getByRole("link", { name: "Contact" }).click();
  expect(admin.asked.opened).toEqual(["https://brightwren.example/contact"]);
  await preview.getByRole("link", { name: "below" }).click();
  expect(admin.address()).toBe(`/admin/posts/${id}`);
  expect(admin.asked.opened).toHaveLength(1);
});

test("removes the 'Not saved' notification when an automatic save succeeds", async ({
  admin,
  network,
  waits,
}) => {
  waits.save.wait = 10;
  waits.notification.destructive = 600_000;
  await openPost(admin, { status: "draft" });
  const allow = network.answer("POST", /rpc\/save_post/, 400, refused);
  await write(" More.");
  admin.command("save");
  await expect.element(announced("Not saved")).toBeVisible();
  allow();
  await write(" Again.");
  await expect.element(saved).toBeVisible();
  await expect.element(announced("Not saved")).not.toBeInTheDocument();
});

test("keeps Save above the on-screen keyboard on a phone", async ({ admin, network }) => {
  await page.viewport(390, 800);
  await openPost(admin, { status: "draft", content: "Words. ".repeat(2000) });
  const save = page.getByRole("button", { name: "Save" });
  const box = () => save.element().getBoundingClientRect();
  expect(box().bottom).toBeGreaterThan(740);
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  expect(box().bottom).toBeLessThanOrEqual(800);
  const last = main.getByText(/min read$/).element();
  expect(last.getBoundingClientRect().bottom).toBeLessThan(toolbar.element().getBoundingClientRect().y);
  expect(toolbar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(box().y);
  expect(await screenFaults([390])).toEqual([]);

  network.answer("POST", /rpc\/save_post/, 400, refused);
  await title.fill("Said above it");
  await save.click();
  await expect.element(announced("Not saved")).toBeVisible();
  // The click waits until no element covers the button.
  await save.click();
  await press("More actions");
});
