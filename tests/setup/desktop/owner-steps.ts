import { expect, type Page } from "playwright/test";
import { logIn } from "../admin-steps.ts";
import type { DesktopApp } from "./desktop-app.ts";

export const overview = (page: Page) => page.getByRole("heading", { name: "Blog Admin", level: 1 });
export const loginCard = (page: Page) => page.getByRole("heading", { name: "Admin Login" });
export const text = (page: Page) => page.getByRole("textbox", { name: "Text of the post, in Markdown" });
export const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
/** Finds only the status line, because a notification may contain the same text. */
export const statusLine = (page: Page, words: string | RegExp) => page.locator("#main").getByText(words);
export const saved = (page: Page) => statusLine(page, /^Saved \d\d:\d\d$/);

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

export async function signIn(page: Page): Promise<void> {
  await logIn(page);
  await expect(overview(page)).toBeVisible();
}

export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, path);

export async function openPost(page: Page, id: string): Promise<void> {
  await goTo(page, `/admin/posts/${id}`);
  await expect(text(page)).toHaveValue(/./);
}

export async function write(page: Page, words: string): Promise<void> {
  await text(page).press("Control+End");
  await page.keyboard.type(words);
}

/** Throws when the menu item is disabled. */
export function chooseMenu(app: DesktopApp, id: string): Promise<void> {
  return app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    if (!item?.enabled) throw new Error(`The menu offers no ${wanted}.`);
    item.click();
  }, id);
}

export const isOffered = (app: DesktopApp, id: string): Promise<boolean> =>
  app.evaluate(
    ({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.enabled ?? false,
    id,
  );
