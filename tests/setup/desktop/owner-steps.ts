import { expect, type Page } from "playwright/test";
import { logIn } from "../admin-steps.ts";
import type { DesktopApp } from "./desktop-app.ts";

/** The steps that many journeys share, in the screens' own terms. */

export const overview = (page: Page) => page.getByRole("heading", { name: "Blog Admin", level: 1 });
export const loginCard = (page: Page) => page.getByRole("heading", { name: "Admin Login" });
export const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
export const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
/** The status line of the editor; a notification may say the same. */
export const statusLine = (page: Page, words: string | RegExp) => page.locator("#main").getByText(words);
export const saved = (page: Page) => statusLine(page, /^Saved \d\d:\d\d$/);

/** Presses the button of exactly this name. */
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Signs in as the owner in a window that asks for it. */
export async function signIn(page: Page): Promise<void> {
  await logIn(page);
  await expect(overview(page)).toBeVisible();
}

/** Goes to a screen of the admin by the window's address. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, path);

/** Opens a post in the editor, with its text there. */
export async function openPost(page: Page, id: string): Promise<void> {
  await goTo(page, `/admin/posts/${id}`);
  await expect(text(page)).toHaveValue(/./);
}

/** Writes at the end of the post's text. */
export async function write(page: Page, words: string): Promise<void> {
  await text(page).press("Control+End");
  await page.keyboard.type(words);
}

/** Chooses an item of the app's menu by its id. Throws when it is greyed out, as a person could not choose it. */
export function chooseMenu(app: DesktopApp, id: string): Promise<void> {
  return app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    if (!item?.enabled) throw new Error(`The menu offers no ${wanted}.`);
    item.click();
  }, id);
}

/** Whether an item of the app's menu can be chosen. */
export const isOffered = (app: DesktopApp, id: string): Promise<boolean> =>
  app.evaluate(
    ({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.enabled ?? false,
    id,
  );
