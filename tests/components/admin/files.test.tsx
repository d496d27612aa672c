import { keys } from "@brightwren/brand";
import { vi } from "vitest";
import { page } from "vitest/browser";
import { type Admin, expect, test } from "../../setup/components/admin-test.tsx";
import { accessibilityFaults } from "../../setup/components/screen-faults.ts";
import { choose } from "../../setup/components/steps.ts";
import { databaseText } from "../../setup/database-text.ts";
import { addManyPosts, addPost, listPosts } from "../../setup/posts.ts";

const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
const title = page.getByRole("textbox", { name: "Title" });
const press = (name: string) => page.getByRole("button", { name }).click();
const exportProgress = page.getByRole("progressbar", { name: "Exporting all posts…" });

function openFile(admin: Admin, name: string, content: string): void {
  admin.choose({ name, type: "text/markdown", text: content });
  admin.command("open-file");
}

const untilStored = (admin: Admin) => expect.poll(() => admin.address()).toMatch(/posts\/[0-9a-f-]{36}$/);

test("lists the omissions when a Markdown file opens as a new draft", async ({ admin }) => {
  const head = `layout: post\ntitle: "Some words: so"\ncategory: seo basics\ntags: [one, two]\nstatus: published`;
  admin.choose({
    name: "from-elsewhere.md",
    type: "text/markdown",
    text: `---\n${head}\n---\n\n## Part\n\nWords.\n`,
  });
  await admin.open("/admin/posts");
  await choose("Actions for all posts", "Open a Markdown file");
  await expect.element(title).toHaveValue("Some words: so");
  await expect.element(text).toHaveValue("## Part\n\nWords.");
  await press("Details");
  await expect.element(page.getByLabelText(/^Category/)).toHaveDisplayValue("SEO Basics");
  const tags = page.getByRole("list", { name: "Chosen tags" }).getByRole("listitem");
  expect(tags.elements().map((chip) => chip.firstChild?.textContent)).toEqual(["one", "two"]);
  const opened = page.getByText(/Opened “from-elsewhere.md” as a new draft/);
  const leftOut = [...(opened.element().parentElement?.querySelectorAll("li") ?? [])];
  expect(leftOut.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^The file says “published”\. It opens as a draft/),
    expect.stringMatching(/no equivalent: layout\.$/),
  ]);
  expect(await accessibilityFaults()).toEqual([]);
  await untilStored(admin);
  const found = (await listPosts()).find((post) => post.title === "Some words: so");
  expect(found?.status).toBe("draft");
  await press("OK");
  await expect.element(opened).not.toBeInTheDocument();
});

test("stores an opened file on this computer when the server cannot store it", async ({
  admin,
  network,
  console,
}) => {
  console.allow(/Could not be read|could not be counted|Failed to/);
  await admin.open("/admin");
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const method of ["GET", "HEAD", "POST", "PATCH"]) network.refuse(method, /rest\/v1\/blog_posts/);
  openFile(admin, "plain.txt", "# A plain text\n\nWords.");
  await expect.element(title).toHaveValue("A plain text");
  await expect.element(text).toHaveValue("Words.");
  await expect.poll(() => databaseText(`${keys.prefix}-local-drafts`)).toContain("A plain text");
  await admin.open("/admin/posts/new");
  await expect.element(page.getByText(/^Unsaved text from \d\d:\d\d found: “A plain text”/)).toBeVisible();
});

test("asks for confirmation before a file replaces unsaved changes", async ({ admin }) => {
  await admin.open("/admin/posts/new");
  await text.fill("My own words.");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  openFile(admin, "other.md", "# Other\n\nOther words.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(text).toHaveValue("My own words.");
  openFile(admin, "other.md", "# Other\n\nOther words.");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.element(text).toHaveValue("Other words.");
  await expect.element(page.getByText(/^Unsaved text from/)).toBeVisible();
  await untilStored(admin);
});

test("exports the editor's unsaved content", async ({ admin }) => {
  const id = await addPost({ title: "Some words", content: "Public.", slug: "some-words" });
  await admin.open(`/admin/posts/${id}`);
  await text.fill("Not saved.");
  await choose("More actions", "Export as Markdown");
  await expect.element(page.getByText("Exported as some-words.md")).toBeVisible();
  await text.fill("Public.");

  await admin.open("/admin/posts/new");
  await title.fill("Never stored");
  await page.getByRole("button", { name: "Details" }).click();
  await expect.element(page.getByRole("textbox", { name: "Address" })).toHaveValue("never-stored");
  await choose("More actions", "Export as Markdown");
  await expect
    .poll(() => admin.asked.saved)
    .toMatchObject([
      {
        name: "some-words.md",
        text: expect.stringMatching(
          /^---\ntitle: Some words\nslug: some-words\n[^]*\nstatus: published\n---\n\nNot saved\.\n$/,
        ),
      },
      { name: "never-stored.md", text: expect.stringContaining("title: Never stored\n") },
    ]);
});

for (const [count, tags] of [
  [150, []],
  // Exceeds the Data API's row limit per request.
  [1050, ["deep"]],
] as const)
  test(
    `shows progress on every screen while it exports all ${count} posts`,
    { tags: [...tags] },
    async ({ admin, network }) => {
      const before = (await listPosts()).map(({ slug }) => slug);
      await addManyPosts(count);
      const total = (before.length + count).toLocaleString("en-GB");
      await admin.open("/admin/posts");
      const second = network.hold("GET", /blog_posts\?.*id=gt\./);
      await choose("Actions for all posts", "Export all posts");
      await page.getByRole("link", { name: "Overview" }).click();
      await expect.element(exportProgress).toBeVisible();
      await expect.element(page.getByText(`100 of ${total} posts`)).toBeVisible();
      expect(await accessibilityFaults()).toEqual([]);
      second.release();
      await expect.element(page.getByText(`${total} posts exported`)).toBeVisible();
      await expect.element(exportProgress).not.toBeInTheDocument();
      const names = admin.asked.saved.map(({ name }) => name.replace(/\.md$/, ""));
      expect(new Set(names).size).toBe(before.length + count);
      expect(names).toEqual(
        expect.arrayContaining([...before, "many-00000", `many-${String(count - 1).padStart(5, "0")}`]),
      );
      expect(admin.asked.saved[0]?.text).toMatch(/^---\ntitle: /);
    },
  );

test("does not save a file when the connection drops during an export", async ({
  admin,
  network,
  console,
}) => {
  console.allow(/Failed to export the posts|Could not be read/);
  await admin.open("/admin/posts");
  await page.getByRole("button", { name: "Actions for all posts" }).click();
  network.refuse("GET", /blog_posts\?.*id=gt\./);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await page.getByRole("menuitem", { name: "Export all posts" }).click();
  const failure = page.getByText("Failed to export the posts. The server could not be reached.");
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      return failure.query();
    })
    .not.toBeNull();
  vi.useRealTimers();
  await expect.element(exportProgress).not.toBeInTheDocument();
  expect(admin.asked.saved).toEqual([]);
});
