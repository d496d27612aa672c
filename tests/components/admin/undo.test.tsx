import { page, userEvent } from "vitest/browser";
import { expect, test } from "../../setup/components/admin-test.tsx";
import { screenFaults } from "../../setup/components/screen-faults.ts";
import { choose, press } from "../../setup/components/steps.ts";
import { addEnquiries } from "../../setup/enquiries.ts";
import { addPost, postOf, removePosts } from "../../setup/posts.ts";
import { serviceClient } from "../../setup/service-client.ts";

const announced = (words: string) => page.getByRole("region", { name: "Notifications" }).getByText(words);
const posts = page.getByRole("region", { name: "Posts" });
const trash = page.getByRole("region", { name: "Trash" });
const menuOf = (list: typeof trash, title: string) =>
  list.getByRole("button", { name: `Actions for ${title}` });
const undo = () => page.getByRole("button", { name: "Undo" }).click();
const openTrash = () => page.getByRole("link", { name: /^Trash/ }).click();

async function answer(name: string): Promise<void> {
  const question = page.getByRole("alertdialog");
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.tab();
  await expect.element(question.getByRole("button", { name })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(question).not.toBeInTheDocument();
}

async function deleteOtter(): Promise<void> {
  await choose("Actions for Otter", "Delete");
  await answer("Delete");
  await expect.element(posts.getByRole("link", { name: "Otter" })).not.toBeInTheDocument();
}

test("restores a deleted post as a draft, from the notification or from the trash", async ({ admin }) => {
  const id = await addPost({ title: "Otter" });
  await admin.open("/admin/posts?q=otter");
  await deleteOtter();
  await expect.element(announced("Post deleted successfully")).toBeVisible();
  await undo();
  await expect.element(announced("The post is back. Visitors can’t see it.")).toBeVisible();
  await expect.element(posts.getByRole("link", { name: "Otter" })).toBeVisible();
  expect(await postOf(id)).toMatchObject({ status: "draft", title: "Otter" });

  await deleteOtter();
  await openTrash();
  await expect.element(page.getByRole("heading", { level: 1, name: "Trash" })).toBeVisible();
  await expect.element(trash).toMatchTextContent("30 days left");
  await choose("Actions for Otter", "Restore");
  await expect.element(menuOf(trash, "Otter")).not.toBeInTheDocument();
  await expect.element(trash.getByRole("status")).toHaveFocus();
  expect((await postOf(id)).status).toBe("draft");
});

test("permanently deletes a post from the trash", async ({ admin }) => {
  await removePosts([await addPost({ title: "Otter" })]);
  await admin.open("/admin/posts/trash");
  await choose("Actions for Otter", "Delete permanently");
  await answer("Delete permanently");
  await expect.element(announced("Permanently deleted")).toBeVisible();
  await expect.element(menuOf(trash, "Otter")).not.toBeInTheDocument();
});

test("reports a changed slug when posts are restored from the trash", async ({ admin }) => {
  const slugs = ["otter", "heron"];
  const ids = [];
  for (const slug of slugs) ids.push(await addPost({ title: slug, slug }));
  await removePosts(ids);
  await addPost({ title: "Taker", slug: "otter" });
  await admin.open("/admin/posts/trash");
  await expect.element(menuOf(trash, "heron")).toBeVisible();
  expect(await screenFaults([390, 1440])).toEqual([]);
  await page.getByRole("button", { name: "Restore all" }).click();
  await expect.element(page.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
  await expect.element(page.getByText(/because theirs was taken/)).toBeVisible();
  const restored = await Promise.all(ids.map(postOf));
  expect(restored.map(({ slug }) => slug)).toEqual(["otter-2", "heron"]);
  expect(await screenFaults([390, 1440])).toEqual([]);
});

test("does not undo archiving after another user saves the post", async ({ admin, console }) => {
  console.allow(/Failed to undo/);
  const id = await addPost({ title: "Otter" });
  await admin.open("/admin/posts?q=otter");
  await choose("Actions for Otter", "Archive");
  await expect.element(announced("Post archived")).toBeVisible();
  await undo();
  await expect.element(announced("The post is back as it was: Published")).toBeVisible();
  expect((await postOf(id)).status).toBe("published");

  await choose("Actions for Otter", "Archive");
  await expect.element(announced("Post archived")).toBeVisible();
  await serviceClient()
    .from("blog_posts")
    .update({ content: "Saved by another." })
    .eq("id", id)
    .throwOnError();
  await undo();
  await expect
    .element(page.getByText(/^Failed to undo\. It has since been changed or deleted/))
    .toBeVisible();
  expect((await postOf(id)).status).toBe("archived");
});

test("restores deleted enquiries on Undo", async ({ admin }) => {
  await addEnquiries([{}, {}, {}]);
  await admin.open("/admin/enquiries");
  const list = page.getByRole("region", { name: "Enquiries" });
  const rows = list.getByRole("checkbox", { name: "Select the enquiry from Ada Journey" });
  await expect.element(rows).toHaveLength(3);
  await press(rows.nth(0), " ");
  await press(rows.nth(1), " ");
  expect(await screenFaults([390, 1440])).toEqual([]);
  await press(list.getByRole("button", { name: "Delete 2 enquiries" }), "{Enter}");
  await answer("Delete");
  await expect.element(announced("2 enquiries deleted")).toBeVisible();
  await expect.element(rows).toHaveLength(1);
  await undo();
  await expect.element(announced("2 enquiries restored")).toBeVisible();
  await expect.element(rows).toHaveLength(3);

  await list.getByRole("link", { name: "Ada Journey" }).first().click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Ada Journey" })).toBeVisible();
  await press(page.getByRole("button", { name: "Delete" }), "{Enter}");
  await answer("Delete");
  await expect.element(announced("1 enquiry deleted")).toBeVisible();
  await expect.element(rows).toHaveLength(2);
  await undo();
  await expect.element(rows).toHaveLength(3);
});
