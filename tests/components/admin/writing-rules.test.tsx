import { page } from "vitest/browser";
import { expect, test as base } from "../../setup/components/admin-test.tsx";
import {
  announced,
  answer,
  badge,
  choice,
  choose,
  key,
  main,
  offer,
  offline,
  pendingNotice,
  press,
  publish,
  saved,
  text,
  title,
  untilForgotten,
  write,
} from "../../setup/components/editor.ts";
import { addPost, changePost, pendingVersion, postOf, postsTitled } from "../../setup/posts.ts";

// Tests the rules in docs/writing-safety.md through the interface. `tests/model` tests them with generated steps.

const test = base.extend("desk", async ({ admin, network, console }) => {
  console.allow(/could not be (read|counted)/i);
  const save = () => admin.command("save");
  const open = async (id: string) => {
    await admin.open(`/admin/posts/${id}`);
    await expect
      .element(text)
      .toHaveValue((await pendingVersion(id))?.fields.content ?? (await postOf(id)).content);
  };
  return {
    save,
    open,
    async openNew(status: "draft" | "published") {
      const id = await addPost({ title: "Rules", content: "As it was.", status });
      await open(id);
      return id;
    },
    async saveOffline(words: string) {
      network.cut();
      await write(words);
      save();
      await expect.element(announced("Saved on this computer")).toBeVisible();
      await expect.element(offline).toBeVisible();
    },
  };
});

const saves = /rest\/v1\/rpc\/save_post$/;

test("stores a save made during publishing as a pending version", async ({ desk, network }) => {
  const id = await desk.openNew("draft");
  const publishing = network.hold("POST", saves);
  await write(" Published.");
  await publish();
  await publishing.arrived;
  await write(" Later.");
  desk.save();
  publishing.release();
  await expect.element(pendingNotice).toBeVisible();
  await expect.element(main.getByText("Unpublished changes")).toBeVisible();
  expect(await postOf(id)).toMatchObject({ status: "published", content: "As it was. Published." });
  expect((await pendingVersion(id))?.fields.content).toBe("As it was. Published. Later.");
});

test("publishes once when the user presses Publish and Ctrl+S during an automatic save", async ({
  desk,
  network,
  waits,
}) => {
  waits.save.wait = 10;
  const id = await desk.openNew("draft");
  const saving = network.hold("POST", saves);
  await write(" By itself.");
  await saving.arrived;
  await write(" On purpose.");
  await publish();
  desk.save();
  saving.release();
  await expect.element(badge("Published")).toBeVisible();
  await expect.element(saved).toBeVisible();
  await expect.element(announced("Published")).toHaveLength(1);
  const content = "As it was. By itself. On purpose.";
  expect(await postOf(id)).toMatchObject({ status: "published", content });
  await expect.element(pendingNotice).not.toBeInTheDocument();
});

test("stores the text as a draft after publishing fails offline", async ({ desk, network }) => {
  const id = await desk.openNew("draft");
  network.cut();
  await write(" Not for visitors.");
  await publish();
  await expect.element(announced("Couldn’t publish")).toBeVisible();
  const kept = /Your text is safe on this computer and will sync when you reconnect/;
  await expect.element(page.getByText(kept)).toBeVisible();
  await expect.element(offline).toBeVisible();
  network.restore();
  await expect.element(saved).toBeVisible();
  await expect.element(badge("Draft")).toBeVisible();
  const content = "As it was. Not for visitors.";
  expect(await postOf(id)).toMatchObject({ status: "draft", content });
  await untilForgotten(id);
});

test("overwrites the server version when the user chooses 'Keep mine'", async ({ desk, network }) => {
  const id = await desk.openNew("draft");
  await desk.saveOffline(" Mine.");
  await changePost({ id }, { content: "As it was. Theirs." });
  network.restore();
  await expect.element(choice).toMatchTextContent("Theirs.");
  await expect.element(choice).toMatchTextContent("Mine.");
  expect((await postOf(id)).content).toBe("As it was. Theirs.");
  await press("Keep mine");
  await expect.element(saved).toBeVisible();
  expect((await postOf(id)).content).toBe("As it was. Mine.");
});

test("marks an open scheduled post as published when it is due", async ({ admin, desk, waits }) => {
  waits.dueTime = 100;
  const published_at = new Date(Date.now() + 500).toISOString();
  const id = await addPost({
    title: "Rules",
    content: "As it was.",
    status: "scheduled",
    published_at,
  });
  await admin.open(`/admin/posts/${id}`);
  await expect.element(text).toHaveValue("As it was.");
  await changePost({ id }, { status: "published" });
  await expect.element(badge("Published")).toBeVisible();
  await write(" Edited.");
  desk.save();
  await expect.element(pendingNotice).toBeVisible();
  expect((await postOf(id)).content).toBe("As it was.");
  expect((await pendingVersion(id))?.fields.content).toBe("As it was. Edited.");
});

test("restores a deleted post's unsaved text on Undo", async ({ desk }) => {
  const id = await desk.openNew("published");
  await write(" Typed.");
  await choose("Delete");
  await answer("Delete");
  await expect.element(announced("Post deleted successfully")).toBeVisible();
  expect(await postsTitled("Rules")).toEqual([]);
  await press("Undo");
  await expect.element(announced("The post is back. Visitors can’t see it.")).toBeVisible();
  expect(await postOf(id)).toMatchObject({ status: "draft", content: "As it was." });
  await desk.open(id);
  await press("Restore");
  await expect.element(text).toHaveValue("As it was. Typed.");
  desk.save();
  await expect.element(saved).toBeVisible();
  expect((await postOf(id)).content).toBe("As it was. Typed.");
});

test("keeps the edit in the form when Unpublish is undone", async ({ desk }) => {
  const id = await desk.openNew("published");
  await write(" Edited.");
  await choose("Unpublish");
  await expect.element(badge("Draft")).toBeVisible();
  expect(await postOf(id)).toMatchObject({ status: "draft", content: "As it was. Edited." });
  await press("Undo");
  await expect.element(announced("The post is published again, with its earlier text.")).toBeVisible();
  await expect.element(badge("Published")).toBeVisible();
  await expect.element(text).toHaveValue("As it was. Edited.");
  await expect.element(main.getByText("Unsaved changes")).toBeVisible();
  expect(await postOf(id)).toMatchObject({ status: "published", content: "As it was." });
});

test("restores an earlier version without publishing it", async ({ desk }) => {
  const id = await addPost({ title: "Rules", content: "As it was.", status: "published" });
  await changePost({ id }, { content: "Changed." });
  await desk.open(id);
  await write(" Typed.");
  await choose("Versions");
  const versions = page.getByRole("dialog", { name: "Versions of this post" });
  await expect.element(versions.getByRole("listitem")).toHaveLength(2);
  await expect.element(versions.getByRole("listitem").first()).toMatchTextContent("Live");
  await versions
    .getByRole("button", { name: /^Compare/ })
    .last()
    .click();
  const comparison = page.getByRole("dialog", { name: "Earlier version and current text" });
  await expect.element(comparison).toMatchTextContent("As it was.");
  await press("Restore this version");
  await expect.element(text).toHaveValue("As it was.");
  await expect.element(title).toHaveValue("Rules");
  await expect.element(main.getByText("Unsaved changes")).toBeVisible();
  expect(await postOf(id)).toMatchObject({ status: "published", content: "Changed." });
  await expect.element(offer).toBeVisible();
  await press("Restore");
  await expect.element(text).toHaveValue("Changed. Typed.");
});

test("undoes restoring a version of a draft with Ctrl+Z or from the notification", async ({ desk }) => {
  const id = await desk.openNew("draft");
  await text.fill("Half.");
  const stored = () => expect.poll(async () => (await postOf(id)).content);
  await stored().toBe("Half.");
  for (const undo of [() => press("Undo"), () => key("Control+z")]) {
    await choose("Versions");
    const versions = page.getByRole("listitem").filter({ hasText: /^.*Draft.*First version/ });
    await versions.getByText("Restore").last().click();
    await stored().toBe("As it was.");
    await undo();
    await expect.element(text).toHaveValue("Half.");
    await stored().toBe("Half.");
  }
});
