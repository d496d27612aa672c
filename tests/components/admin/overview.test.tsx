import { page, userEvent } from "vitest/browser";
import { vi } from "vitest";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { accessibilityFaults, screenFaults } from "../../setup/components/screen-faults.ts";
import { press } from "../../setup/components/steps.ts";
import { addEnquiries } from "../../setup/enquiries.ts";
import { addPost } from "../../setup/posts.ts";
import { serviceClient } from "../../setup/service-client.ts";

const recent = page.getByRole("region", { name: "Recent Posts" });
const rows = recent.getByRole("listitem");
const part = (name: string | RegExp) => page.getByRole("region", { name });
const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this post?" });
const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const addDraft = (title: string) => addPost({ title, status: "draft" });

test("shows the ten latest posts, and newly added ones on refresh", async ({ admin }) => {
  const id = await addDraft("Otter");
  await admin.open();
  await expect.element(rows).toHaveLength(10);
  const row = rows.filter({ hasText: "Otter" });
  await expect
    .element(row.getByRole("time"))
    .toMatchTextContent(/^\d{1,2} [A-Z][a-z]{2,3}, .* \d{4}, \d\d:\d\d$/);
  await expect
    .element(row.getByRole("link", { name: "Otter" }))
    .toHaveAttribute("href", `/admin/posts/${id}`);
  await expect.element(recent.getByRole("button", { name: /^Delete / })).toHaveLength(10);
  await addDraft("Heron");
  await recent.getByRole("button", { name: "Refresh recent posts" }).click();
  await expect.element(recent.getByText("Heron")).toBeVisible();
});

test("asks for confirmation before it deletes a post", async ({ admin }) => {
  await addDraft("Otter");
  await admin.open();
  const remove = recent.getByRole("button", { name: "Delete Otter" });
  await remove.click();
  await expect.element(question).toMatchTextContent("Otter");
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(recent.getByText("Otter")).toBeVisible();
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Post deleted successfully")).toBeVisible();
  await expect.element(recent.getByText("Otter")).not.toBeInTheDocument();
  await expect.element(recent.getByRole("button", { name: "Refresh recent posts" })).toHaveFocus();
});

test("lists pending tasks and problems", async ({ admin }) => {
  await addEnquiries([{ first_name: "Desk", last_name: "Lamp", message: "Three pages, please." }]);
  await addDraft("Half written");
  const content = "TODO: write this";
  await addPost({ title: "Out tomorrow", content, status: "scheduled", published_at: inDays(1) });
  await addPost({ title: "Out next month", status: "scheduled", published_at: inDays(30) });
  await addPost({ title: "Without an excerpt", excerpt: "", published_at: inDays(0) });
  await admin.open();
  const toDo = part(/^To do/);
  await expect.element(toDo.getByRole("link", { name: "Desk Lamp", exact: true })).toBeVisible();
  await expect.element(toDo).toMatchTextContent("Three pages, please.");
  await expect.element(toDo.getByRole("link", { name: "Fix: Out tomorrow" })).toBeVisible();
  await expect.element(part("Recent drafts").getByRole("link", { name: "Half written" })).toBeVisible();

  const week = part("Going out this week");
  await expect.element(week.getByRole("link", { name: "Out tomorrow" })).toBeVisible();
  await expect.element(week.getByText("Out next month")).not.toBeInTheDocument();

  const toFix = part("Published posts to fix").getByRole("listitem");
  await expect.element(toFix.filter({ hasText: "Without an excerpt" })).toMatchTextContent(/no excerpt/i);
  expect(await screenFaults()).toEqual([]);
  await press(page.getByRole("link", { name: "New post" }), "{Enter}");
  await expect.poll(admin.address).toBe("/admin/posts/new");
});

const checks = [
  { name: "Sign-up", verdict: "bad", says: "Anybody can sign up. Switch it off." },
  { name: "Mail", verdict: "unknown", says: "The timer has not come by yet." },
  { name: "Sitemap", verdict: "good", says: "It names every page." },
] as const;

const storeFindings = async (found: readonly (typeof checks)[number][]) =>
  await serviceClient()
    .from("deployment_report")
    .upsert({
      only_row: true,
      looked_at: new Date(),
      site: "https://www.example.com",
      version: "0.1.0",
      checks: found,
    })
    .throwOnError();

test("shows the doctor's latest findings", async ({ admin }) => {
  const health = part("Live site");
  await storeFindings(checks);
  await admin.open();
  await expect
    .element(health)
    .toMatchTextContent(/1 problem found at www\.example\.com\. 3 checks run on \d+ \w+ \d{4}/);
  await expect
    .element(health.getByRole("listitem").first())
    .toHaveTextContent("Sign-upAnybody can sign up. Switch it off.");
  await press(health.getByText("1 check couldn’t be completed"), "{Enter}");
  await expect.element(health).toMatchTextContent("The timer has not come by yet.");
  expect(await screenFaults()).toEqual([]);

  await storeFindings([checks[2]]);
  await admin.open();
  await expect.element(health).toMatchTextContent("No problems found at www.example.com. 1 check run on");
});

test("shows 404 at an unknown address and links to the home page", async ({ admin, console }) => {
  const path = "/admin/nope";
  console.allow(/404: no page at/);
  await admin.open(path);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("404");
  await expect.element(page.getByText("Oops! Page not found")).toBeVisible();
  expect(console.seen).toEqual([`404: no page at ${path}`]);
  expect(await screenFaults()).toEqual([]);
  const home = page.getByRole("link", { name: "Return to Home" });
  await expect.element(home).toHaveAttribute("href", "https://brightwren.example/");
  await page.getByRole("link", { name: "Go to overview" }).click();
  await expect.poll(admin.address).toBe("/admin");
});

test("shows the status of a routing error", async ({ admin, console }) => {
  console.allow(/A screen broke/);
  await admin.open();
  admin.go("/admin", { formMethod: "post", formData: new FormData() });
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent("Unexpected Application Error!");
  await expect.element(page.getByText("405 Method Not Allowed")).toBeVisible();
  expect(await screenFaults()).toEqual([]);
  await page.getByRole("link", { name: "Go to overview" }).click();
  await expect.element(rows).toHaveLength(10);
});

test("keeps a screen visible when it stops working", async ({ admin, console }) => {
  console.allow(/No clock/);
  await admin.open("/admin/posts/categories");
  const clock = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, "format", "get");
  clock.mockImplementation(() => {
    throw new Error("No clock");
  });
  await page.getByRole("link", { name: "Posts", exact: true }).click();
  await expect.element(page.getByText(/This part of the page has stopped working/)).toBeVisible();
  clock.mockRestore();
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await expect.element(rows).toHaveLength(10);
});
