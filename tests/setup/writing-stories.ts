import { localOwner } from "@brightwren/backend/project/local-project";
import { expect, type Page } from "playwright/test";
import { colleague, logIn } from "./admin-steps.ts";
import type { Posts } from "./desktop/desktop-posts.ts";
import { loginCard, overview, press, saved, statusLine, text, write } from "./desktop/owner-steps.ts";
import { holdAnswer } from "./hold-answer.ts";
import { untilStored } from "./until-stored.ts";

export type WritingDesk = {
  page: () => Page;
  posts: Posts;
  openPost: (id: string) => Promise<void>;
  save: () => Promise<void>;
  cutNetwork: () => Promise<void>;
  restoreNetwork: () => Promise<void>;
  crash: () => Promise<void>;
};

export type WritingStory = {
  title: string;
  play: (desk: WritingDesk) => Promise<void>;
};

const newTitle = () => `Rules ${crypto.randomUUID().slice(0, 8)}`;
const saves = /rest\/v1\/rpc\/save_post$/;

const keptHere = (page: Page) => page.getByRole("region", { name: "Saved on this computer" });
const offer = (page: Page) => page.getByText(/^Unsaved text from \d\d:\d\d found/);
const choice = (page: Page) => page.getByRole("dialog", { name: "Two versions of this post" });
const pendingNotice = (page: Page) => page.getByText("You’re editing the pending version");
const announced = (page: Page, words: string) =>
  page.getByRole("region", { name: "Notifications" }).getByText(words, { exact: true });
const offline = (page: Page) =>
  statusLine(page, "Offline. Saved on this computer; we’ll sync when you’re back online.");
const goTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

/** Waits for the editor to close before the next navigation. */
async function goToOverview(page: Page): Promise<void> {
  await goTo(page, "Overview");
  await expect(overview(page)).toBeVisible();
}

async function openNew(desk: WritingDesk, status: "draft" | "published") {
  const words = newTitle();
  const id = await desk.posts.add({ title: words, content: "As it was.", status });
  await desk.openPost(id);
  return { id, words, page: desk.page(), stored: () => desk.posts.read(id) };
}

async function saveOffline(desk: WritingDesk, words: string): Promise<void> {
  const page = desk.page();
  await desk.cutNetwork();
  await write(page, words);
  await desk.save();
  await expect(announced(page, "Saved on this computer")).toBeVisible();
  await expect(offline(page)).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await goToOverview(page);
  await press(page, "Logout");
  await expect(loginCard(page)).toBeVisible();
}

async function signInAs(page: Page, email: string): Promise<void> {
  await logIn(page, email);
  await expect(overview(page)).toBeVisible();
}

function countRequests(page: Page, method: string, address: RegExp): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === method && address.test(request.url())) count += 1;
  });
  return () => count;
}

/** Tests rules where the browser and the desktop app differ. See also writing-rules.test.tsx and tests/model. */
export const writingStories: WritingStory[] = [
  {
    title: "stores later text without a conflict when a save's response is lost",
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
    title: "hides one account's offline text from another",
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
    title: "creates one pending version when a restored edit is saved twice",
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
      // Commands run in order, and only this one shows a notification.
      await press(opened, "Save as pending version");
      await expect(announced(opened, "Nothing to save")).toBeVisible();
      expect(sent()).toBe(1);
      expect((await desk.posts.pendingVersion(id))?.fields.content).toBe("As it was. Typed.");
      await expect(offer(opened)).toBeHidden();
      expect((await stored()).content).toBe("As it was.");
    },
  },
];
