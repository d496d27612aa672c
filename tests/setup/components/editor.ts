import { keys } from "@brightwren/brand";
import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { addPost, type NewPost } from "../posts.ts";
import { databaseText } from "../database-text.ts";
import type { Admin } from "./admin-test.tsx";

export const text = page.getByRole("textbox", { name: "Text of the post, in Markdown" });
export const title = page.getByRole("textbox", { name: "Title", exact: true });
export const address = page.getByRole("textbox", { name: "Address" });
export const preview = page.getByRole("region", { name: "Preview" });
export const main = page.getByRole("main");
/** Finds only the status line, because a notification may contain the same text. */
export const saved = main.getByText(/^Saved \d\d:\d\d$/);
export const offline = main.getByText("Offline. Saved on this computer; we’ll sync when you’re back online.");
export const offer = page.getByText(/^Unsaved text from \d\d:\d\d found/);
export const choice = page.getByRole("dialog", { name: "Two versions of this post" });
export const pendingNotice = page.getByText(/^Visitors still see the version of/);
export const keptHere = page
  .getByRole("region", { name: /^To do/ })
  .getByRole("listitem")
  .filter({ has: page.getByRole("link", { name: /^Open: / }) });
export const badge = (name: string) => main.getByText(name, { exact: true });
export const announced = (words: string) =>
  page.getByRole("region", { name: "Notifications", includeHidden: true }).getByText(words, { exact: true });

export const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

export const answer = (name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

export async function choose(name: string): Promise<void> {
  await press("More actions");
  await page.getByRole("menuitem", { name, exact: true }).click();
}

export const goTo = (name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

export const area = () => text.element() as HTMLTextAreaElement;

export function select(words?: string): void {
  const start = words === undefined ? area().value.length : area().value.indexOf(words);
  area().focus();
  area().setSelectionRange(start, start + (words ?? "").length);
}

export async function write(words: string): Promise<void> {
  select();
  await userEvent.keyboard(words);
}

export async function key(name: string): Promise<void> {
  const [pressed = "", ...held] = name.split("+").reverse();
  const [before, after] = [held.map((one) => `{${one}>}`), held.map((one) => `{/${one}}`)];
  await userEvent.keyboard(`${before.join("")}{${pressed}}${after.join("")}`);
}

const storedHere = () => databaseText(`${keys.prefix}-local-drafts`);

export async function untilStored(words: string): Promise<void> {
  await expect.poll(storedHere).toContain(words);
}

export async function untilForgotten(words: string): Promise<void> {
  await expect.poll(storedHere).not.toContain(words);
}

export async function publish(button = "Publish", confirm = "Publish now"): Promise<void> {
  await press(button);
  const now = page.getByRole("dialog").getByRole("button", { name: confirm, exact: true });
  await now.click();
  await expect.element(now).not.toBeInTheDocument();
}

export async function openPost(admin: Admin, post: Partial<NewPost> = {}): Promise<string> {
  const id = await addPost({ title: "A post", ...post });
  await admin.open(`/admin/posts/${id}`);
  await expect.element(text).toHaveValue(post.content ?? "Text.");
  return id;
}
