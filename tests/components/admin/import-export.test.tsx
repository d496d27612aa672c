import { strToU8, zipSync, type Zippable } from "fflate";
import { page, userEvent } from "vitest/browser";
import { type Admin, expect, test } from "../../setup/components/admin-test.tsx";
import { chooseFiles } from "../../setup/components/files.ts";
import { press, tabTo } from "../../setup/components/steps.ts";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { listPosts, readPost } from "../../setup/posts.ts";

const button = (name: string) => page.getByRole("button", { name });

async function importFiles(admin: Admin, files: File[]): Promise<void> {
  await admin.open("/admin/import");
  await tabTo(button("Choose files or a ZIP"));
  await chooseFiles(button("Choose files or a ZIP"), page.getByLabelText("Files to import"), files);
}

const zip = (files: Zippable) => new File([zipSync(files)], "blog.zip", { type: "application/zip" });

test(
  "stores each post once when an import resumes after a lost connection",
  { timeout: 60_000 },
  async ({ admin, network, console }) => {
    console.allow(/The import stopped|Could not be read|could not be counted/);
    const posts = /rest\/v1\/blog_posts/;
    const first = network.hold("POST", posts);
    // The second post is stored, but the response is lost.
    const loseSecond = async () => {
      await first.arrived;
      network.hold("POST", posts).lose();
      first.release();
    };
    void loseSecond();
    await importFiles(
      admin,
      [1, 2, 3].map((n) => new File([`# Moved post ${n}\n\nText ${n}.\n`], `moved-${n}.md`)),
    );
    await press(button("Import 3 posts"), "{Enter}");
    const alert = page.getByRole("alert").filter({ hasText: "Continue when you’re back online" });
    const done = page.getByText("3 posts added.");
    await expect.element(alert.or(done)).toBeVisible();
    if (alert.query()) await press(button("Continue"), "{Enter}");
    await expect.element(done).toBeVisible();
    const titles = (await listPosts()).map(({ title }) => title).filter((title) => title.startsWith("Moved"));
    expect(titles.toSorted()).toEqual([1, 2, 3].map((n) => `Moved post ${n}`));
  },
);

test("rewrites links between imported posts", async ({ admin }) => {
  await importFiles(admin, [
    zip({
      "content/en/posts/moved-a.md": strToU8(
        `---\ntitle: Moved A\nvisibility: friends\n---\n\nSee [b](moved-b.md).\n`,
      ),
      "content/en/posts/moved-b.md": strToU8(`---\ntitle: Moved B\ndate: 8 July 2022\n---\n\nText.\n`),
      "content/de/posts/moved-b.md": strToU8(`---\ntitle: Moved German\n---\n\nText.\n`),
      "content/en/posts/odd.md": new Uint8Array([0x23, 0, 0, 1, 2]),
    }),
  ]);
  await expect.element(page.getByRole("heading", { name: "3 posts from Hugo" })).toBeVisible();
  await expect.element(page.getByText(/Left out: “odd\.md” is not a plain text file\./)).toBeVisible();
  await page.getByText(/Posts from 2 folders/).click();
  await press(page.getByRole("checkbox", { name: "content/de/posts: 1 of 1" }), " ");
  expect(await screenFaults([390, 1440])).toEqual([]);
  await press(page.getByRole("checkbox", { name: /^Keep their status \(1 will be published/ }), " ");
  await tabTo(button("Import 2 posts"));
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("2 posts added.")).toBeVisible();
  const moved = (await listPosts()).filter(({ title }) => title.startsWith("Moved"));
  expect(Object.fromEntries(moved.map(({ title, status }) => [title, status]))).toEqual({
    "Moved A": "draft",
    "Moved B": "published",
  });
  expect((await readPost("moved-a")).content).toBe("See [b](/blog/moved-b).");
});

test("stops reading the files when the user presses Stop", async ({ admin }) => {
  const words = "[a](b) <b>c</b> ".repeat(60);
  const many = Array.from({ length: 3000 }, (_, n) => [`posts/p${n}.md`, strToU8(`# P${n}\n\n${words}\n`)]);
  await importFiles(admin, [zip(Object.fromEntries(many) as Zippable)]);
  await expect.element(page.getByText(/^Read: /)).toBeVisible();
  await press(button("Stop"), "{Enter}");
  await expect.element(page.getByText("or drop them here")).toBeVisible();
  await expect.element(page.getByText("Reading the files…")).not.toBeInTheDocument();
});

test("reports the reason when a file cannot be read", async ({ admin, console }) => {
  console.allow(/An import could not be read/);
  await importFiles(admin, [new File(["PK nothing"], "a.zip", { type: "application/zip" })]);
  await expect.element(page.getByText(/^This ZIP file is damaged or incomplete\./)).toBeVisible();
});

test("imports the subscriptions of an export", async ({ admin }) => {
  const subscription = {
    id: "44444444-4444-4444-8444-444444444441",
    provider_id: "sub_moved",
    customer_id: "cus_moved",
    is_live: true,
    customer_name: "Moved Customer",
    amount: 3999,
    currency: "gbp",
    status: "active",
    started_at: "2026-01-02T03:04:05+00:00",
    created_at: "2026-01-02T03:04:05+00:00",
  };
  const text = (value: unknown) => strToU8(JSON.stringify(value));
  const archive = () =>
    zip({
      "export.json": text({ format: "site-export", version: 1, made_at: "", site: "", posts: 1 }),
      "posts/moved.md": strToU8("---\ntitle: Moved\nslug: moved-with-subscriptions\n---\n\nText.\n"),
      "subscriptions.json": text([
        { ...subscription, id: crypto.randomUUID(), provider_id: "sub_bad", started_at: "infinity" },
        subscription,
      ]),
    });
  await importFiles(admin, [archive()]);
  await expect.element(page.getByRole("checkbox", { name: "Also import 2 subscriptions" })).toBeChecked();
  await press(button("Import 1 post"), "{Enter}");
  await expect.element(page.getByText("1 of 2 subscriptions were new and have been imported.")).toBeVisible();
  await expect.element(page.getByText("Damaged subscriptions, not imported: Moved Customer")).toBeVisible();

  await press(button("Import something else"), "{Enter}");
  await chooseFiles(button("Choose files or a ZIP"), page.getByLabelText("Files to import"), [archive()]);
  await press(button("Import the rest"), "{Enter}");
  await expect.element(page.getByText("0 of 2 subscriptions were new and have been imported.")).toBeVisible();
});
