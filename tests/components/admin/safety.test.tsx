import { page } from "vitest/browser";
import { type Admin, expect, test as base } from "../../setup/components/admin-test.tsx";
import {
  announced,
  area,
  goTo,
  keptHere,
  offer,
  press,
  saved,
  text,
  title,
  untilStored,
  write,
} from "../../setup/components/editor.ts";
import type { Network } from "../../setup/components/network.ts";
import { accessibilityFaults } from "../../setup/components/screen-faults.ts";
import { addPost, changePost, listPosts, postOf } from "../../setup/posts.ts";

const comparison = page.getByRole("dialog", { name: "Unsaved and current text" });
const sent = page.getByText(/Written offline: “Kept safe”/);

const test = base.extend("id", async ({ console, backend }) => {
  expect(backend.url).not.toBe("");
  console.allow(/could not be (read|counted)/i);
  return await addPost({ title: "Kept safe", slug: "kept-safe", content: "As it was.", status: "draft" });
});

async function open(admin: Admin, id: string, content = "As it was."): Promise<void> {
  await admin.open(`/admin/posts/${id}`);
  await expect.element(text).toHaveValue(content);
}

type Window = { admin: Admin; network: Network; id: string };

async function crashAfter({ admin, network, id }: Window, words: string): Promise<void> {
  await open(admin, id);
  network.cut();
  await write(words);
  await untilStored(words);
  await admin.crash();
  network.restore();
}

async function saveOfflineAndCrash({ admin, network, id }: Window, words: string): Promise<void> {
  await open(admin, id);
  network.cut();
  await write(words);
  admin.command("save");
  await expect.element(announced("Saved on this computer")).toBeVisible();
  await admin.crash();
  network.restore();
}

test("saves the local version as a new draft on request", async ({ admin, id }) => {
  await open(admin, id);
  await changePost({ slug: "kept-safe" }, { content: "As it was. Theirs." });
  await write(" Mine.");
  await press("Save");
  await press("Save mine as a new draft");
  await expect.poll(admin.address).not.toContain(id);
  await expect.element(text).toHaveValue("As it was. Mine.");
  expect((await postOf(id)).content).toBe("As it was. Theirs.");
});

test("offers the unsaved text from both crashed windows", async ({ admin, network, id }) => {
  await crashAfter({ admin, network, id }, " First window.");
  await crashAfter({ admin, network, id }, " Second window.");
  await open(admin, id);
  await expect.element(offer).toHaveLength(2);
  network.cut();
  await page.getByRole("button", { name: "Restore" }).first().click();
  await expect.element(offer).toHaveLength(1);
  await page.getByRole("button", { name: "Restore" }).click();
  // The first text is offered again, because the second text has replaced it in the editor.
  await expect.element(offer).toHaveLength(1);
  const now = area().value;
  await press("Compare");
  const both = () => `${now} ${comparison.query()?.textContent}`;
  await expect.poll(both).toContain("First window.");
  expect(both()).toContain("Second window.");
});

test("offers the unsaved text from a window that crashed with an expired session", async ({
  admin,
  network,
  id,
}) => {
  await open(admin, id);
  // The server rejects the token and does not renew it.
  const expired = { code: "PGRST303", message: "JWT expired", details: null, hint: null };
  const allows = ["GET", "POST", "PATCH"].map((method) => network.answer(method, /rest\/v1\//, 401, expired));
  allows.push(network.answer("POST", /auth\/v1\/token/, 400, { msg: "Invalid Refresh Token" }));
  await write(" Declined.");
  await press("Save");
  const login = page.getByRole("dialog", { name: "Your session has ended" });
  await login.getByRole("button", { name: "Cancel" }).click();
  await expect.element(text).toHaveValue("As it was. Declined.");
  await expect.element(page.getByRole("main").getByText(/you’re signed out/)).toBeVisible();
  await untilStored("Declined.");
  await admin.crash();
  for (const allow of allows) allow();
  await open(admin, id);
  await press("Restore");
  await expect.element(text).toHaveValue("As it was. Declined.");
});

test("stores the later of two texts written offline", async ({ admin, network, id }) => {
  await saveOfflineAndCrash({ admin, network, id }, " Earlier.");
  await saveOfflineAndCrash({ admin, network, id }, " Later.");
  await admin.open();
  await expect.element(sent).toBeVisible();
  expect((await postOf(id)).content).toBe("As it was. Later.");
  await expect.element(keptHere.getByRole("link", { name: "Kept safe", exact: true })).toBeVisible();
});

test("does not overwrite another user's change", async ({ admin, network, id }) => {
  await saveOfflineAndCrash({ admin, network, id }, " Mine.");
  await changePost({ slug: "kept-safe" }, { content: "Theirs." });
  await admin.open();
  const notice = page.getByRole("status").filter({ hasText: "Someone else changed “Kept safe”" });
  await expect.element(notice).toBeVisible();
  await expect.element(keptHere).toMatchTextContent("Someone else changed this post");
  expect(await accessibilityFaults()).toEqual([]);
  expect((await postOf(id)).content).toBe("Theirs.");

  await notice.getByRole("link", { name: "Open" }).click();
  await expect.element(text).toHaveValue("Theirs.");
  await press("Compare");
  await expect.element(comparison).toMatchTextContent("As it was. Mine.");
  await press("Decide later");
  await goTo("Overview");
  await expect.element(keptHere.getByRole("link", { name: "Kept safe", exact: true })).toBeVisible();
  await expect.element(sent).not.toBeInTheDocument();
  expect((await postOf(id)).content).toBe("Theirs.");
});

test("recovers an untitled offline post after a crash", async ({ admin, network, id }) => {
  expect(id).not.toBe("");
  await admin.open("/admin/posts/new");
  await expect.element(text).toBeVisible();
  network.cut();
  await text.fill("A thought on the train.");
  admin.command("save");
  await expect.element(announced("Not saved")).toBeVisible();
  await admin.crash();
  network.restore();

  await admin.open();
  await keptHere.getByRole("link", { name: "Untitled", exact: true }).click();
  await expect.element(text).toHaveValue("A thought on the train.");
  await title.fill("On the train");
  admin.command("save");
  await expect.element(saved).toBeVisible();
  await expect.poll(admin.address).toMatch(/posts\/[0-9a-f-]{36}$/);
  await goTo("Overview");
  await expect.element(page.getByRole("region", { name: "Recent Posts" })).toBeVisible();
  await expect.element(keptHere).not.toBeInTheDocument();
  expect((await listPosts()).filter((post) => post.title === "On the train")).toHaveLength(1);
});
