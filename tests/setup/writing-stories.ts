import { localOwner } from "@brightwren/backend/project/local-project";
import { expect, type Page } from "playwright/test";
import { colleague, logIn } from "./admin-steps.ts";
import type { Posts } from "./desktop/desktop-posts.ts";
import { loginCard, overview, press, saved, statusLine, text, write } from "./desktop/owner-steps.ts";
import { holdAnswer } from "./hold-answer.ts";
import { untilStored } from "./until-stored.ts";

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
  restoreNetwork: () => Promise<void>;
  /** Ends the window as a crash does, and opens the admin anew. */
  crash: () => Promise<void>;
};

export type WritingStory = {
  title: string;
  play: (desk: WritingDesk) => Promise<void>;
};

const newTitle = () => `Rules ${crypto.randomUUID().slice(0, 8)}`;
const saves = /rest\/v1\/rpc\/save_post$/;

const keptHere = (page: Page) => page.getByRole("region", { name: "Kept on this computer" });
const offer = (page: Page) => page.getByText(/^Unsaved text from \d\d:\d\d found/);
const choice = (page: Page) => page.getByRole("dialog", { name: "Two versions of this post" });
const pendingNotice = (page: Page) => page.getByText("You are editing the pending version");
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

/**
 * The rules of writing that meet what the shells do differently: storage, the network, a crash, the session. The others are in
 * `tests/components/admin/writing-rules.test.tsx`; `tests/model` tries all of them by a machine.
 */
export const writingStories: WritingStory[] = [
  {
    title: "stores what was typed since without a question when a save is stored and its answer lost",
    async play(desk) {
      const { page, stored } = await openNew(desk, "draft");
      const saving = await holdAnswer(page, "POST", saves);
      await write(page, " Stored.");
      await desk.save();
      await saving.arrived;
      await desk.cutNetwork();
      saving.lose();
      await write(page, " Since.");
      await expect(offline(page)).toBeVisible();
      await desk.restoreNetwork();
      await expect(saved(page)).toBeVisible();
      await expect(choice(page)).toBeHidden();
      expect((await stored()).content).toBe("As it was. Stored. Since.");
    },
  },
  {
    title: "neither shows nor sends what one account wrote without a network when another signs in",
    async play(desk) {
      const { id, words, page, stored } = await openNew(desk, "draft");
      await saveOffline(desk, " The owner's.");
      await signOut(page);
      await desk.restoreNetwork();
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
    title: "makes one pending version, once, when an edit is restored after a crash and saved twice",
    async play(desk) {
      const { id, page, stored } = await openNew(desk, "published");
      await write(page, " Typed.");
      await untilStored(page, "Typed.");
      await desk.crash();
      await desk.openPost(id);
      const opened = desk.page();
      await press(opened, "Restore");
      await expect(text(opened)).toHaveValue("As it was. Typed.");
      const sent = countRequests(opened, "POST", saves);
      await desk.save();
      await expect(pendingNotice(opened)).toBeVisible();
      await desk.save();
      // What is asked for is answered in its order, and this is answered aloud.
      await press(opened, "Save as pending version");
      await expect(announced(opened, "Nothing to save")).toBeVisible();
      expect(sent()).toBe(1);
      expect((await desk.posts.pendingVersion(id))?.fields.content).toBe("As it was. Typed.");
      await expect(offer(opened)).toBeHidden();
      expect((await stored()).content).toBe("As it was.");
    },
  },
];
