import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addPost, type NewPost } from "../posts.ts";
import { databaseText } from "../database-text.ts";
import type { Admin } from "./admin-test.tsx";

/** The editor's parts and the steps that many tests share, in the screens' own terms. */

export const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
export const title = page.getByRole("textbox", { name: "Title", exact: true });
export const address = page.getByRole("textbox", { name: "Address" });
export const preview = page.getByRole("region", { name: "Preview" });
export const main = page.getByRole("main");
/** The status line; a notification may say the same. */
export const saved = main.getByText(/^Saved \d\d:\d\d$/);
export const offline = main.getByText("Offline: kept on this computer, sent when the network is back");
export const offer = page.getByText(/^Unsaved text from \d\d:\d\d found/);
export const choice = page.getByRole("dialog", { name: "Two versions of this post" });
export const pendingNotice = page.getByText(/^You are editing the pending version/);
export const keptHere = page.getByRole("region", { name: "Kept on this computer" });
export const badge = (name: string) => main.getByText(name, { exact: true });
export const announced = (words: string) =>
  page.getByRole("region", { name: "Notifications", includeHidden: true }).getByText(words, { exact: true });

export const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

/** Answers the question that is shown. */
export const answer = (name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

/** Chooses from "More actions". */
export async function choose(name: string): Promise<void> {
  await press("More actions");
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Goes to a screen by the navigation. */
export const goTo = (name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

export const area = () => text.element() as HTMLTextAreaElement;

/** Sets the caret behind the text, or selects words of it. */
export function select(words?: string): void {
  const start = words === undefined ? area().value.length : area().value.indexOf(words);
  area().focus();
  area().setSelectionRange(start, start + (words ?? "").length);
}

/** Types at the end of the text. */
export async function write(words: string): Promise<void> {
  select();
  await userEvent.keyboard(words);
}

/** Presses a key, e.g. "Control+k". */
export async function key(name: string): Promise<void> {
  const [pressed = "", ...held] = name.split("+").reverse();
  const [before, after] = [held.map((one) => `{${one}>}`), held.map((one) => `{/${one}}`)];
  await userEvent.keyboard(`${before.join("")}{${pressed}}${after.join("")}`);
}

const storedHere = () => databaseText("brightwren-local-drafts");

/** Waits until this text is stored on this computer. */
export async function untilStored(words: string): Promise<void> {
  await expect.poll(storedHere).toContain(words);
}

/** Waits until nothing is stored on this computer that holds this text. */
export async function untilForgotten(words: string): Promise<void> {
  await expect.poll(storedHere).not.toContain(words);
}

/** Publishes by the editor's button and the one on the sheet that it opens. */
export async function publish(button = "Publish", confirm = "Publish now"): Promise<void> {
  await press(button);
  const now = page.getByRole("dialog").getByRole("button", { name: confirm, exact: true });
  await now.click();
  await expect.element(now).not.toBeInTheDocument();
}

/** Adds a post and opens it in the editor. Returns its id. */
export async function openPost(admin: Admin, post: Partial<NewPost> = {}): Promise<string> {
  const id = await addPost({ title: "A post", ...post });
  await admin.open(`/admin/posts/${id}`);
  await expect.element(text).toHaveValue(post.content ?? "Text.");
  return id;
}
