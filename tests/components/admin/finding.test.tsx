import { commands, page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { accessibilityFaults, screenFaults } from "../../setup/components/screen-faults.ts";
import { press, tabTo, words } from "../../setup/components/steps.ts";
import { addEnquiries } from "../../setup/enquiries.ts";
import { addDraft, addPost, listPosts } from "../../setup/posts.ts";
import { serviceClient } from "../../setup/service-client.ts";
import { addSubscriptions } from "../../setup/subscriptions.ts";

const list = page.getByRole("region", { name: "Posts", exact: true });
const rows = list.getByRole("rowheader");
const search = list.getByRole("searchbox");
const box = (name: string) => list.getByRole("checkbox", { name });
const button = (name: string) => page.getByRole("button", { name });
const palette = page.getByRole("dialog", { name: "Search or run a command" });
const title = page.getByRole("textbox", { name: "Title" });

const addOtter = (name: string, content: string) =>
  addPost({ title: `Otter ${name}`, status: "draft", content });
const statuses = async () =>
  (await listPosts()).filter((post) => post.title.startsWith("Otter")).map(({ status }) => status);

test.beforeEach(async ({ backend }) => {
  expect(backend.url).not.toBe("");
  for (const name of ["one", "two", "three"])
    await addDraft({ title: `Otter ${name}`, content: `Cliffs of ${name}.` });
});

test("shows the filters in the URL and as chips", async ({ admin }) => {
  await admin.open("/admin/posts?q=otter");
  await expect.element(rows).toHaveLength(3);
  await search.fill("TWO cliff otter");
  await expect.element(rows).toMatchTextContent("Otter two");
  await expect.element(list.getByLabelText("Sort by")).toHaveValue("match");

  await button("Filter").click();
  await list.getByLabelText("Category").selectOptions("-");
  await list.getByLabelText("Month").selectOptions("2020-03");
  await expect.poll(admin.address).toMatch(/category=-.*month=2020-03/);
  await expect.element(rows).toHaveLength(1);
  expect(await accessibilityFaults()).toEqual([]);
  await list.getByRole("link", { name: "Remove Month: March 2020" }).click();
  await expect.poll(admin.address).not.toContain("month");
  await list.getByRole("link", { name: "Remove Category: No category" }).click();
  await expect.element(list.getByRole("list", { name: "Chosen filters" })).not.toBeInTheDocument();

  await search.fill("otter");
  await expect.element(rows).toHaveLength(3);
  const heading = list.getByRole("columnheader", { name: "Title" });
  await heading.getByRole("button").click();
  await expect.element(heading).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => words(rows).join()).toMatch(/one.*three.*two/);
  await heading.getByRole("button").click();
  await expect.poll(() => words(rows).join()).toMatch(/two.*three.*one/);
  await expect.element(list.getByLabelText("Sort by")).toHaveValue("title-reversed");
});

test("changes several posts and undoes the change by keyboard alone", async ({ admin }) => {
  await admin.open("/admin/posts?q=otter");
  await tabTo(box("Select all on this page"));
  await userEvent.keyboard(" ");
  await expect.element(list.getByText("3 selected")).toBeVisible();
  expect(await screenFaults()).toEqual([]);
  await tabTo(button("Publish"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("3 posts published or scheduled")).toBeVisible();
  expect(await statuses()).toEqual(["published", "published", "published"]);
  await tabTo(button("Undo"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("3 posts as before")).toBeVisible();
  expect(await statuses()).toEqual(["draft", "draft", "draft"]);

  const first = rows.nth(0).getByRole("checkbox");
  const last = rows.nth(2).getByRole("checkbox");
  await first.click();
  await last.click({ modifiers: ["Shift"] });
  await expect.element(list.getByText("3 selected")).toBeVisible();
  await last.click();
  await button("Tags…").click();
  const tags = page.getByRole("dialog", { name: "Tags of 2 posts" });
  await tags.getByRole("button", { name: "Add tags" }).click();
  await expect.element(tags.getByText("Please enter a tag.")).toBeVisible();
  await tags.getByLabelText("Tags").fill("Rivers, Local");
  await tags.getByRole("button", { name: "Add tags" }).click();
  await expect.element(page.getByText("2 posts with “Rivers”, “Local”")).toBeVisible();
});

test("asks for confirmation before it deletes several posts", async ({ admin }) => {
  await admin.open("/admin/posts?q=otter");
  await box("Select all on this page").click();
  await button("Delete…").click();
  const question = page.getByRole("alertdialog", { name: "Delete 3 posts?" });
  await expect.element(question).toMatchTextContent("Otter three");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(button("Delete…")).toHaveFocus();
  await button("Delete…").click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("3 posts deleted")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "No posts found" })).toBeVisible();
  expect(await statuses()).toEqual([]);
});

test("reports and keeps selected the posts that cannot be published", async ({ admin, network, console }) => {
  console.allow(/Failed to change the posts/);
  await addOtter("four", "[Prices](#)");
  const changed = await addOtter("five", "Cliffs.");
  await admin.open("/admin/posts?q=otter");
  await box("Select all on this page").click();
  const stop = network.refuse("POST", /rpc\/change_posts/);
  await button("Publish").click();
  const lost = page.getByText("Failed to change the posts. The server could not be reached.");
  await expect.element(lost).toBeVisible();
  await expect.element(list.getByText("5 selected")).toBeVisible();
  stop();
  await serviceClient().from("blog_posts").update({ excerpt: "Other." }).eq("id", changed).throwOnError();
  await button("Publish").click();
  await expect.element(page.getByText("3 posts published or scheduled")).toBeVisible();
  await expect.element(lost).not.toBeInTheDocument();
  await expect
    .element(page.getByText(/“Otter four”: something in its text needs fixing first/))
    .toBeVisible();
  await expect.element(page.getByText(/“Otter five”: it has changed since this list/)).toBeVisible();
  await expect.element(list.getByText("2 selected")).toBeVisible();
  expect((await statuses()).filter((status) => status === "draft")).toHaveLength(2);
});

test("clears the selection when a new search replaces the rows", async ({ admin, network }) => {
  await admin.open("/admin/posts?q=otter");
  await expect.element(rows).toHaveLength(3);
  const answer = network.hold("POST", /rpc\/find_posts/);
  await search.fill("otter one");
  await expect.poll(() => document.querySelector("[aria-busy=true]")).not.toBeNull();
  await box("Select all on this page").click();
  await expect.element(list.getByText("3 selected")).toBeVisible();
  answer.release();
  await expect.element(rows).toHaveLength(1);
  await expect.element(box("Select all on this page")).not.toBeChecked();
  await expect
    .element(page.getByRole("group", { name: "Change the selected posts" }))
    .not.toBeInTheDocument();
});

test("moves the focus to the search field and the rows by keyboard shortcut", async ({ admin }) => {
  await admin.open("/admin/posts");
  await expect.element(rows.first()).toBeVisible();
  await userEvent.keyboard("/");
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("otter/?njkx");
  await expect.element(search).toHaveValue("otter/?njkx");
  await search.fill("otter");
  await expect.element(rows).toHaveLength(3);
  await userEvent.tab();
  await userEvent.keyboard("j");
  await expect.element(list.getByRole("link", { name: "Otter three" })).toHaveFocus();
  await userEvent.keyboard("jx");
  await expect.element(box("Select Otter two")).toBeChecked();
  await userEvent.keyboard("k");
  await expect.element(list.getByRole("link", { name: "Otter three" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(title).toHaveValue("Otter three");
});

test("lists the keyboard shortcuts when ? is pressed", async ({ admin }) => {
  await admin.open("/admin/posts");
  await expect.element(rows.first()).toBeVisible();
  await userEvent.keyboard("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(keys).toMatchTextContent("Search this list");
  expect(await accessibilityFaults()).toEqual([]);
  await keys.getByRole("checkbox").click();
  await userEvent.keyboard("{Escape}");
  await expect.element(keys).not.toBeInTheDocument();
  await userEvent.keyboard("n");
  expect(admin.address()).toBe("/admin/posts");
});

test("opens screens and posts from the command palette", async ({ admin }) => {
  await admin.open();
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  const input = palette.getByRole("combobox");
  await expect.element(input).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.keyboard("enq{Enter}");
  await expect.poll(admin.address).toBe("/admin/enquiries");
  await expect.element(palette).not.toBeInTheDocument();

  const opener = button("Search or run a command");
  await opener.click();
  await input.fill("otter tw");
  const badge = palette.getByRole("option", { name: /Otter two/ }).getByText("Draft", { exact: true });
  await expect.element(badge).toBeVisible();
  const style = badge.element().className;
  await userEvent.keyboard("{Enter}");
  await expect.element(title).toHaveValue("Otter two");
  await expect.element(page.getByRole("main").getByText("Draft", { exact: true })).toBeVisible();
  admin.go("/admin/posts?q=otter+two");
  await expect.element(list.getByRole("row", { name: /Otter two/ }).getByText("Draft")).toHaveClass(style);
  admin.go("/admin");
  const recent = page.getByRole("region", { name: "Recent Posts" });
  await expect.element(recent.getByText("Draft", { exact: true }).first()).toHaveClass(style);
  await press(opener, "{Enter}");
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
});

test("finds enquiries, customers, people and pictures in the palette, and their names offline", async ({
  admin,
  backend,
  network,
  console,
}) => {
  console.allow(/Could not be read|could not be counted/);
  await addEnquiries([{ last_name: "Marten" }]);
  await addSubscriptions([{ customer_name: "Marten Brothers" }]);
  const { hash } = await commands.addLibraryPicture(backend.url, { name: "marten.jpg", colour: "#c8a07b" });
  await admin.open("/admin/enquiries");
  await expect.element(page.getByRole("link", { name: "Ada Marten" })).toBeVisible();
  await button("Search or run a command").click();
  const input = palette.getByRole("combobox");
  await input.fill("marten");
  const options = palette.getByRole("option");
  await expect.element(options).toHaveLength(4);
  await expect
    .poll(() => words(options).join())
    .toMatch(/^Marten Brothers, ada@example\.co\.uk,Ada Marten.*,Marten BrothersActive,marten\.jpg/);
  expect(await accessibilityFaults()).toEqual([]);
  network.cut();
  await input.fill("ada");
  await expect.element(options.first()).toMatchTextContent(/^Marten Brothers, ada@/);
  await input.fill("marten.");
  await options.filter({ hasText: "marten.jpg" }).click();
  await expect.poll(admin.address).toBe(`/admin/pictures/${hash}`);
});

test("waits on Enter in the palette until the posts belong to the typed words", async ({
  admin,
  network,
}) => {
  await admin.open();
  await button("Search or run a command").click();
  const input = palette.getByRole("combobox");
  await input.fill("otter");
  const asked = () => network.requests("POST", /rpc\/find_posts/).map(({ body }) => body);
  await expect.poll(() => asked().join()).toContain("otter");
  await expect.element(palette.getByRole("option", { name: /Otter three/ })).toBeVisible();
  await addPost({ title: "Badger", status: "draft", content: "Sett." });
  const held = network.hold("POST", /rpc\/find_posts/);
  await input.fill("badger");
  await userEvent.keyboard("{Enter}");
  await held.arrived;
  await expect.element(palette.getByRole("option")).not.toBeInTheDocument();
  await expect.element(palette).toMatchTextContent("Searching…");
  expect(admin.address()).toBe("/admin");
  held.release();
  await expect.element(title).toHaveValue("Badger");
});
