import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import {
  address,
  announced,
  answer,
  area,
  choose,
  goTo,
  key,
  main,
  openPost,
  pendingNotice,
  press,
  preview,
  publish,
  saved,
  text,
  title,
} from "../../setup/components/editor.ts";
import { accessibilityFaults, screenFaults } from "../../setup/components/screen-faults.ts";
import { addPost, listPosts, postOf } from "../../setup/posts.ts";

const taken = /select=id&slug=eq/;
const date = page.getByLabelText("Publish date (UK time)");
const statusOf = async (slug: string) => (await listPosts()).find((post) => post.slug === slug)?.status;

test("automatically saves a new post as a draft", async ({ admin, waits }) => {
  waits.save.wait = 10;
  await admin.open("/admin/posts/new");
  await title.fill("A title Żółć");
  await press("Details");
  await expect.element(address).toHaveValue("a-title-zolc");
  await text.fill("First words.");
  await expect.poll(admin.address).toMatch(/posts\/[0-9a-f-]{36}$/);
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard(" More.");
  await expect.element(text).toHaveValue("First words. More.");
  await key("Control+z");
  await expect.element(text).not.toHaveValue("First words. More.");
  expect(await statusOf("a-title-zolc")).toBe("draft");
});

test("suggests a free slug when the title's slug is taken", async ({ admin }) => {
  await addPost({ title: "Taken", slug: "taken" });
  await admin.open("/admin/posts/new");
  await press("Details");
  await title.fill("Taken");
  await expect.element(address).toHaveValue("taken-2");
  await address.fill("taken");
  await expect.element(page.getByText("Another post already has this address.")).toBeVisible();
});

test("creates a slug from a non-Latin title", async ({ admin, network }) => {
  await addPost({ title: "Taken", slug: "privet-mir" });
  await admin.open("/admin/posts/new");
  await press("Details");
  const slugCheck = network.hold("GET", taken);
  await title.fill("Привет, мир");
  await slugCheck.arrived;
  admin.command("save");
  await expect.element(saved).toBeVisible();
  slugCheck.release();
  await expect.element(address).toHaveValue("privet-mir-2");
  await expect.element(page.getByText(/Another post already has the address/)).not.toBeInTheDocument();
  expect(await statusOf("privet-mir-2")).toBe("draft");
});

test("compares the pending text with the published text until it is discarded", async ({ admin }) => {
  await openPost(admin, { content: "Public." });
  await text.fill("Pending.");
  await press("Save");
  await expect.element(pendingNotice).toBeVisible();
  await press("Compare");
  await expect
    .element(page.getByRole("dialog", { name: "Published and unpublished" }))
    .toMatchTextContent("Public.");
  expect(await accessibilityFaults()).toEqual([]);
  await key("Escape");
  await press("Discard");
  await answer("Discard");
  await expect.element(text).toHaveValue("Public.");
});

test("schedules a post that has a future date, and shows the time on every screen", async ({ admin }) => {
  const id = await openPost(admin, { title: "The draft", status: "draft" });
  const year = new Date().getFullYear() + 1;
  const [at, time] = [`${year}-07-01T09:30`, new RegExp(`1 Jul ${year}, 09:30`)];
  await press("Details");
  await date.fill(at);
  await press("Done");
  await press("Schedule");
  const sheet = page.getByRole("dialog");
  const promise = `It will be published automatically on ${time.source}, UK time.`;
  await expect.element(sheet.getByText(new RegExp(promise))).toBeVisible();
  await sheet.getByRole("button", { name: "Schedule now" }).click();
  await expect.poll(async () => (await postOf(id)).status).toBe("scheduled");
  await expect.element(date).toHaveValue(at);
  await expect.element(main.getByText(time)).toBeVisible();
  await goTo("Posts");
  await page.getByRole("searchbox").fill("The draft");
  await expect.element(page.getByRole("row", { name: /The draft/ }).getByText(time)).toBeVisible();
  await goTo("Overview");
  const item = page.getByRole("listitem").filter({ hasText: "The draft" });
  await expect.element(item).toMatchTextContent(new RegExp(`Scheduled for ${time.source}`));

  await item.getByRole("link", { name: "The draft" }).click();
  await choose("Publish now");
  await sheet.getByRole("button", { name: "Publish now" }).click();
  await expect.poll(async () => (await postOf(id)).status).toBe("published");
});

test("supports every status change, duplication and deletion", async ({ admin }) => {
  const id = await openPost(admin, { title: "Whole life" });
  const status = async () => (await postOf(id)).status;
  await choose("Unpublish");
  await expect.poll(status).toBe("draft");
  await choose("Archive");
  await expect.poll(status).toBe("archived");
  await press("Restore as draft");
  await expect.poll(status).toBe("draft");
  await choose("Duplicate");
  await expect.element(title).toHaveValue("Copy of Whole life");
  expect(admin.address()).not.toContain(id);
  await choose("Delete");
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this post?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(announced("Post deleted successfully")).toBeVisible();
  await expect.poll(admin.address).toBe("/admin/posts");
});

test("changes the slug of a published post only on purpose", async ({ admin }) => {
  const id = await openPost(admin, { title: "Public", slug: "public" });
  await press("Details");
  await title.fill("Public renamed");
  await expect.element(address).toHaveValue("public");
  await expect.element(address).toHaveAttribute("readonly");
  await press("Change address");
  await answer("Change address");
  await expect.element(address).toHaveFocus();
  await address.fill("public-new");
  await publish("Publish changes", "Publish changes");
  await expect.poll(async () => (await postOf(id)).slug).toBe("public-new");
  expect((await postOf(id)).status).toBe("published");
});

test("adds a tag when Enter or a comma is pressed", async ({ admin }) => {
  await openPost(admin, { status: "draft" });
  const tags = page.getByLabelText("Tags", { exact: true });
  const chosen = page.getByRole("list", { name: "Chosen tags" }).getByRole("listitem");
  await press("Details");
  await tags.click();
  await userEvent.keyboard("one,");
  await expect.element(chosen).toHaveLength(1);
  await userEvent.keyboard("two{Enter}ONE{Enter}");
  await expect.element(chosen).toHaveLength(2);
  expect(chosen.elements().map((chip) => chip.firstChild?.textContent)).toEqual(["one", "two"]);
  await press("Remove one");
  await expect.element(tags).toHaveFocus();
  await key("Backspace");
  await expect.element(chosen).toHaveLength(0);
});

test("scrolls the preview with the text", async ({ admin }) => {
  await page.viewport(1920, 900);
  const sections = Array.from({ length: 40 }, (_, n) => `## Part ${n}\n\n${"Some words. ".repeat(60)}`);
  await openPost(admin, { status: "draft", content: sections.join("\n\n") });
  await press("Preview");
  await expect.element(preview.getByRole("heading", { name: "Part 3", exact: true })).toBeVisible();
  const headingsInView = () => {
    const region = preview.element();
    const { top, bottom } = region.getBoundingClientRect();
    const isInside = (heading: Element) => {
      const at = heading.getBoundingClientRect().top;
      return at > top && at < bottom;
    };
    return [...region.querySelectorAll("h2")].filter(isInside).map(({ textContent }) => textContent);
  };
  await text.hover();
  const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
  scrollTo(area().scrollHeight / 2);
  await expect.poll(() => headingsInView().join()).toMatch(/Part (19|20|21)/);
  scrollTo(document.documentElement.scrollHeight);
  await expect.poll(() => headingsInView().join()).toMatch(/Part 39/);
});

test("has no layout or accessibility errors", async ({ admin }) => {
  await openPost(admin, { content: "## Heading\n\nText with [a link](/contact).\n\n- one" });
  const heading = preview.getByRole("heading", { name: "Heading" });
  expect(await screenFaults()).toEqual([]);
  await page.viewport(360, 900);
  await press("Preview");
  await expect.element(heading).toBeVisible();
  expect(await screenFaults([360])).toEqual([]);
});
