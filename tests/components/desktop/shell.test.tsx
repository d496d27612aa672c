import { page } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { title } from "../../setup/components/editor.ts";
import { addPost } from "../../setup/posts.ts";
import { serviceClient } from "../../setup/service-client.ts";

test("notifies the desktop app of a generated post", async ({ admin, network }) => {
  const id = crypto.randomUUID();
  const post = {
    id,
    title: "Opening hours",
    slug: "opening-hours",
    status: "draft",
    created_at: "2026-01-01",
  };
  network.answer("POST", /schedule-blog-posts/, 200, { post });
  await admin.open("/admin");
  await page.getByRole("button", { name: "Generate Random Post" }).click();
  await expect
    .poll(() => admin.asked.notices)
    .toEqual([{ title: "Blog post generated successfully", body: post.title, path: `/admin/posts/${id}` }]);
});

test("requests a reset email that links to the site in the app's settings", async ({ admin, network }) => {
  network.answer("POST", /auth\/v1\/recover/, 200);
  await admin.open("/admin/forgotten-password");
  await page.getByLabelText("Email").fill("owner@brightwren.example");
  await page.getByRole("button", { name: "Send link" }).click();
  await expect.element(page.getByText(/^If there is an account for/)).toBeVisible();
  const links = network
    .requests("POST", /auth\/v1\/recover/)
    .map(({ url }) => new URL(url).searchParams.get("redirect_to"));
  expect(links).toEqual(["https://brightwren.example/admin/new-password"]);
});

test("signs the owner out with a notice when they lose the role while writing", async ({
  admin,
  console,
}) => {
  console.allow(/status of 40|Could not be read|row-level security|permission denied/);
  await admin.open("/admin/posts/new");
  await page.getByLabelText("Title", { exact: true }).fill("Written at the desk");
  await serviceClient().from("user_roles").delete().neq("role", "member").throwOnError();
  await page.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => admin.asked.left)
    .toEqual([{ path: "/", notice: expect.objectContaining({ title: "Access Denied" }) }]);
});

test("opens an address at the top however far the window is scrolled", async ({ admin, console }) => {
  console.allow(/You are trying to use a blocker on a POP navigation/);
  const [first, second] = [await addPost({ title: "First" }), await addPost({ title: "Second" })];
  await page.viewport(1024, 400);
  await admin.openWindow(`/admin/posts/${first}`);
  await expect.element(title).toHaveValue("First");
  window.scrollTo({ top: 100, behavior: "instant" });
  location.hash = `/admin/posts/${second}`;
  await expect.element(title).toHaveValue("Second");
  await expect.poll(() => window.scrollY).toBe(0);
});
