import { localOwner } from "@brightwren/backend/project/local-project";
import { expect, type Page } from "playwright/test";
import { colleague, logIn, publish } from "./admin-steps.ts";
import type { Posts } from "./desktop/desktop-posts.ts";
import { loginCard, overview, press, saved, statusLine, text, title, write } from "./desktop/owner-steps.ts";
import { holdAnswer } from "./hold-answer.ts";
import { untilForgotten, untilStored } from "./until-stored.ts";

/** A shell of the admin, with the owner signed in at it, and what the world does to it. */
export type WritingDesk = {
  /** The window as it is now: after a crash it is another one. */
  page: () => Page;
  /** The posts past every screen: what is stored, and what somebody else does. */
  posts: Posts;
  /** Opens a post in the editor, with its text there. */
  openPost: (id: string) => Promise<void>;
  /** Ctrl+S. */
  save: () => Promise<void>;
  cutNetwork: () => Promise<void>;
  mendNetwork: () => Promise<void>;
  /** Ends the window as a crash does, and opens the admin anew. */
  crash: () => Promise<void>;
};

export type WritingStory = {
  title: string;
  /** It ends its window or its session, so it wants a shell that nobody else goes on using. */
  needsOwnShell?: true;
  play: (desk: WritingDesk) => Promise<void>;
};

const newTitle = () => `Rules ${crypto.randomUUID().slice(0, 8)}`;
const table = /rest\/v1\/blog_posts\?/;
const versionTable = /rest\/v1\/blog_post_pending_versions\b/;

const keptHere = (page: Page) => page.getByRole("region", { name: "Kept on this computer" });
const offer = (page: Page) => page.getByText(/^Unsaved text from \d\d:\d\d found/);
const choice = (page: Page) => page.getByRole("dialog", { name: "Two versions of this post" });
const pendingNotice = (page: Page) => page.getByText("You are editing the pending version");
const badge = (page: Page, name: string) => page.locator("#main").getByText(name, { exact: true });
const announced = (page: Page, words: string) =>
  page.getByRole("region", { name: "Notifications" }).getByText(words, { exact: true });
const offline = (page: Page) =>
  statusLine(page, "Offline: kept on this computer, sent when the network is back");
const goTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

/** Leaves the editor for the overview: no address may be typed before the editor is gone. */
async function goToOverview(page: Page): Promise<void> {
  await goTo(page, "Overview");
  await expect(overview(page)).toBeVisible();
}

/** Chooses what stands under "More actions". */
async function choose(page: Page, name: string): Promise<void> {
  await press(page, "More actions");
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Adds a post whose text is "As it was.", and opens it. */
async function openNew(desk: WritingDesk, status: "draft" | "published") {
  const words = newTitle();
  const id = await desk.posts.add({ title: words, content: "As it was.", status });
  await desk.openPost(id);
  return { id, words, page: desk.page(), stored: () => desk.posts.read(id) };
}

/** Writes without a network, and saves. */
async function saveOffline(desk: WritingDesk, words: string): Promise<void> {
  const page = desk.page();
  await desk.cutNetwork();
  await write(page, words);
  await desk.save();
  await expect(announced(page, "Saved on this computer")).toBeVisible();
  await expect(offline(page)).toBeVisible();
}

/** Leaves the editor for the overview, and signs out. */
async function signOut(page: Page): Promise<void> {
  await goToOverview(page);
  await press(page, "Logout");
  await expect(loginCard(page)).toBeVisible();
}

async function signInAs(page: Page, email: string): Promise<void> {
  await logIn(page, email);
  await expect(overview(page)).toBeVisible();
}

/** How often a window sends this to an address from now on. */
function countRequests(page: Page, method: string, address: RegExp): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === method && address.test(request.url())) count += 1;
  });
  return () => count;
}

/** The rules of writing, each as a person meets it: what `tests/model` tries by a machine, on the screens. */
export const writingStories: WritingStory[] = [
  {
    title:
      "what is typed and saved while Publish is under way is a pending version; visitors read what was published",
    async play(desk) {
      const { id, page, stored } = await openNew(desk, "draft");
      const publishing = await holdAnswer(page, "PATCH", table);
      await write(page, " Published.");
      await publish(page);
      await publishing.arrived;
      await write(page, " Later.");
      await desk.save();
      publishing.release();
      await expect(pendingNotice(page)).toBeVisible();
      await expect(saved(page)).toBeVisible();
      expect(await stored()).toMatchObject({ status: "published", content: "As it was. Published." });
      expect((await desk.posts.pendingVersion(id))?.fields.content).toBe("As it was. Published. Later.");
    },
  },
  {
    title: "Publish and Ctrl+S while a draft saves itself: the post is published, and that is said once",
    async play(desk) {
      const { page, stored } = await openNew(desk, "draft");
      const saving = await holdAnswer(page, "PATCH", table);
      await write(page, " By itself.");
      await saving.arrived;
      await write(page, " On purpose.");
      await publish(page);
      await desk.save();
      saving.release();
      await expect(badge(page, "Published")).toBeVisible();
      await expect(saved(page)).toBeVisible();
      await expect(announced(page, "Published")).toHaveCount(1);
      expect(await stored()).toMatchObject({
        status: "published",
        content: "As it was. By itself. On purpose.",
      });
      await expect(pendingNotice(page)).toBeHidden();
    },
  },
  {
    title: "somebody else's pending version that changes only the title is shown; taken, it stays as it is",
    async play(desk) {
      const { id, page } = await openNew(desk, "published");
      const theirTitle = newTitle();
      await desk.posts.addPendingVersion(id, { title: theirTitle });
      const theirs = await desk.posts.pendingVersion(id);
      await write(page, " Mine.");
      await desk.save();
      await expect(choice(page)).toContainText(theirTitle);
      await expect(choice(page)).toContainText("Mine.");
      await press(page, "Take theirs");
      await expect(title(page)).toHaveValue(theirTitle);
      await expect(text(page)).toHaveValue("As it was.");
      await expect(pendingNotice(page)).toBeVisible();
      expect(await desk.posts.pendingVersion(id)).toEqual(theirs);
    },
  },
  {
    title: "stored, and the answer is lost: what was typed since is stored without a question",
    async play(desk) {
      const { page, stored } = await openNew(desk, "draft");
      const saving = await holdAnswer(page, "PATCH", table);
      await write(page, " Stored.");
      await desk.save();
      await saving.arrived;
      await desk.cutNetwork();
      saving.lose();
      await write(page, " Since.");
      await expect(offline(page)).toBeVisible();
      await desk.mendNetwork();
      await expect(saved(page)).toBeVisible();
      await expect(choice(page)).toBeHidden();
      expect((await stored()).content).toBe("As it was. Stored. Since.");
    },
  },
  {
    title:
      "left without saving in the middle of a save: what was typed since is offered, and never sent by itself",
    needsOwnShell: true,
    async play(desk) {
      const { id, words, page, stored } = await openNew(desk, "draft");
      const saving = await holdAnswer(page, "PATCH", table);
      await write(page, " Saved.");
      await desk.save();
      await saving.arrived;
      await write(page, " Left.");
      await goTo(page, "Posts");
      const asked = page.getByRole("alertdialog", { name: "Leave without saving?" });
      await asked.getByRole("button", { name: "Leave" }).click();
      saving.release();
      await goTo(page, "Overview");
      await expect(keptHere(page).getByRole("link", { name: words })).toBeVisible();

      await desk.crash();
      const opened = desk.page();
      const item = keptHere(opened).getByRole("listitem").filter({ hasText: words });
      await expect(item).toContainText("Not saved");
      await desk.openPost(id);
      await expect(text(opened)).toHaveValue("As it was. Saved.");
      await expect(offer(opened)).toBeVisible();
      expect((await stored()).content).toBe("As it was. Saved.");
      await press(opened, "Restore");
      await expect(text(opened)).toHaveValue("As it was. Saved. Left.");
      await desk.save();
      await expect(saved(opened)).toBeVisible();
      expect((await stored()).content).toBe("As it was. Saved. Left.");
    },
  },
  {
    title: "saved without a network and undone: nothing of it is stored",
    async play(desk) {
      const { page, stored } = await openNew(desk, "draft");
      const before = await stored();
      await saveOffline(desk, " Undone.");
      await untilStored(page, "Undone.");
      await text(page).fill("As it was.");
      await desk.mendNetwork();
      await expect(statusLine(page, /^Saved /)).toBeVisible();
      await untilForgotten(page, before.id);
      await goToOverview(page);
      expect(await stored()).toEqual(before);
    },
  },
  {
    title:
      "Publish without a network: it says that it was not; the text is stored later, and the post stays a draft",
    async play(desk) {
      const { id, page, stored } = await openNew(desk, "draft");
      await desk.cutNetwork();
      await write(page, " Not for visitors.");
      await publish(page);
      await expect(announced(page, "Not published")).toBeVisible();
      await expect(
        page.getByText(/The text is kept on this computer and stored when the network is back/),
      ).toBeVisible();
      await expect(offline(page)).toBeVisible();
      await desk.mendNetwork();
      await expect(saved(page)).toBeVisible();
      await expect(badge(page, "Draft")).toBeVisible();
      expect(await stored()).toMatchObject({ status: "draft", content: "As it was. Not for visitors." });
      await untilForgotten(page, id);
    },
  },
  {
    title:
      "somebody saves what is being written without a network: both texts are shown, and mine is kept by choice",
    async play(desk) {
      const { id, page, stored } = await openNew(desk, "draft");
      await saveOffline(desk, " Mine.");
      await desk.posts.change(id, { content: "As it was. Theirs." });
      await desk.mendNetwork();
      await expect(choice(page)).toContainText("Theirs.");
      await expect(choice(page)).toContainText("Mine.");
      expect((await stored()).content).toBe("As it was. Theirs.");
      await press(page, "Keep mine");
      await expect(saved(page)).toBeVisible();
      expect((await stored()).content).toBe("As it was. Mine.");
    },
  },
  {
    title: "what one account wrote without a network is neither shown to another nor sent in its name",
    needsOwnShell: true,
    async play(desk) {
      const { id, words, page, stored } = await openNew(desk, "draft");
      await saveOffline(desk, " The owner's.");
      await signOut(page);
      await desk.mendNetwork();
      await signInAs(page, colleague);
      await expect(
        page.getByRole("region", { name: "Recent Posts" }).getByRole("link", { name: words }),
      ).toBeVisible();
      await untilStored(page, "The owner's.");
      await expect(keptHere(page)).toBeHidden();
      await desk.openPost(id);
      await untilStored(page, "The owner's.");
      await expect(text(page)).toHaveValue("As it was.");
      await expect(offer(page)).toBeHidden();
      expect((await stored()).content).toBe("As it was.");

      await signOut(page);
      await signInAs(page, localOwner.email);
      await expect(page.getByText(`Written offline: “${words}”`)).toBeVisible();
      expect((await stored()).content).toBe("As it was. The owner's.");
    },
  },
  {
    title: "a crash in the middle of an edit: restored and saved twice, it is one pending version, made once",
    needsOwnShell: true,
    async play(desk) {
      const { id, page, stored } = await openNew(desk, "published");
      await write(page, " Typed.");
      await untilStored(page, "Typed.");
      await desk.crash();
      await desk.openPost(id);
      const opened = desk.page();
      await press(opened, "Restore");
      await expect(text(opened)).toHaveValue("As it was. Typed.");
      const made = countRequests(opened, "POST", versionTable);
      const changed = countRequests(opened, "PATCH", versionTable);
      await desk.save();
      await expect(pendingNotice(opened)).toBeVisible();
      await desk.save();
      // What is asked for is answered in its order, and this is answered aloud.
      await press(opened, "Save as pending version");
      await expect(announced(opened, "Nothing to save")).toBeVisible();
      expect([made(), changed()]).toEqual([1, 0]);
      expect((await desk.posts.pendingVersion(id))?.fields.content).toBe("As it was. Typed.");
      await expect(offer(opened)).toBeHidden();
      expect((await stored()).content).toBe("As it was.");
    },
  },
  {
    title: "a scheduled post whose time comes while it is open turns to published, and saves beside it",
    async play(desk) {
      const published_at = new Date(Date.now() + 5000).toISOString();
      const post = { title: newTitle(), content: "As it was.", status: "scheduled", published_at };
      const id = await desk.posts.add(post);
      await desk.openPost(id);
      const page = desk.page();
      // As the server does on the minute.
      await desk.posts.change(id, { status: "published" });
      // Where opening it took longer than that, the editor looks some time later.
      await expect(badge(page, "Published")).toBeVisible({ timeout: 40_000 });
      await write(page, " Edited.");
      await desk.save();
      await expect(pendingNotice(page)).toBeVisible();
      expect((await desk.posts.read(id)).content).toBe("As it was.");
      expect((await desk.posts.pendingVersion(id))?.fields.content).toBe("As it was. Edited.");
    },
  },
  {
    title: "a post that was deleted is back by Undo, as a draft, with what was written and not stored",
    async play(desk) {
      const { id, words, page, stored } = await openNew(desk, "published");
      await write(page, " Typed.");
      await choose(page, "Delete");
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(announced(page, "Post deleted successfully")).toBeVisible();
      expect(await desk.posts.titled(words)).toEqual([]);
      await press(page, "Undo");
      await expect(announced(page, "The post is back. Visitors do not see it.")).toBeVisible();
      expect(await stored()).toMatchObject({ status: "draft", content: "As it was." });
      await desk.openPost(id);
      await expect(text(page)).toHaveValue("As it was.");
      await press(page, "Restore");
      await expect(text(page)).toHaveValue("As it was. Typed.");
      await desk.save();
      await expect(saved(page)).toBeVisible();
      expect((await stored()).content).toBe("As it was. Typed.");
    },
  },
  {
    title:
      "Unpublish with an edit, and Undo: visitors read what they read before, and the edit is in the form",
    async play(desk) {
      const { page, stored } = await openNew(desk, "published");
      await write(page, " Edited.");
      await choose(page, "Unpublish");
      await expect(badge(page, "Draft")).toBeVisible();
      expect(await stored()).toMatchObject({ status: "draft", content: "As it was. Edited." });
      await press(page, "Undo");
      await expect(announced(page, "The post is published again, with the text that it had.")).toBeVisible();
      await expect(badge(page, "Published")).toBeVisible();
      await expect(text(page)).toHaveValue("As it was. Edited.");
      await expect(statusLine(page, "Unsaved changes")).toBeVisible();
      expect(await stored()).toMatchObject({ status: "published", content: "As it was." });
    },
  },
  {
    title: "a former version is compared and comes into the editor; nothing is published by it, nor lost",
    async play(desk) {
      const { id, words } = await openNew(desk, "published");
      await desk.posts.change(id, { content: "Changed." });
      await goToOverview(desk.page());
      await desk.openPost(id);
      const page = desk.page();
      await expect(text(page)).toHaveValue("Changed.");
      await write(page, " Typed.");
      await choose(page, "Versions");
      const versions = page.getByRole("dialog", { name: "Versions of this post" });
      await expect(versions.getByRole("listitem")).toHaveCount(2);
      await expect(versions.getByRole("listitem").first()).toContainText("What visitors see");
      await versions
        .getByRole("button", { name: /^Compare/ })
        .last()
        .click();
      const comparison = page.getByRole("dialog", { name: "A former version and what is here now" });
      await expect(comparison).toContainText("As it was.");
      await press(page, "Restore this version");
      await expect(text(page)).toHaveValue("As it was.");
      await expect(title(page)).toHaveValue(words);
      await expect(statusLine(page, "Unsaved changes")).toBeVisible();
      expect(await desk.posts.read(id)).toMatchObject({ status: "published", content: "Changed." });
      await expect(offer(page)).toBeVisible();
      await press(page, "Restore");
      await expect(text(page)).toHaveValue("Changed. Typed.");
    },
  },
];
