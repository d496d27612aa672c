import { expect, type Locator, type Page } from "playwright/test";
import type { Posts } from "./desktop/desktop-posts.ts";

const mostStops = 80;

/** Waits until the overlay around an element has moved the focus into itself, so that it cannot do so later. */
export async function untilEntered(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isEntered = () =>
    target.evaluate((element) => {
      const opened = element.closest("[role=dialog], [role=alertdialog], [role=menu]");
      // A notification does not move the focus.
      const isNotification = opened?.closest("[aria-label=Notifications]");
      return !opened || isNotification || opened.contains(document.activeElement);
    });
  await expect.poll(isEntered).toBeTruthy();
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await untilEntered(target);
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

async function goByPalette(page: Page, screen: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(
    page.getByRole("dialog", { name: "Search or run a command" }).getByRole("combobox"),
  ).toBeFocused();
  await page.keyboard.type(screen);
  await expect(page.getByRole("option").first()).toHaveText(screen);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: screen, level: 1 })).toBeVisible();
}

export const wrongPassword = /status of 400/;

/** Runs in the browser or the desktop app. The caller must be signed in and allow `wrongPassword` in the console. */
export async function deskByKeyboard({ page, posts }: { page: Page; posts: Posts }): Promise<void> {
  const word = `k${crypto.randomUUID().slice(0, 8)}`;
  for (const name of ["one", "two"]) await posts.add({ title: `${word} ${name}`, content: "Cliffs." });
  await goByPalette(page, "Posts");
  const list = page.getByRole("region", { name: "Posts" });
  await expect(list.getByRole("rowheader").first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(word);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(list.locator("[aria-busy]")).toHaveAttribute("aria-busy", "false");
  await expect(list.getByRole("rowheader")).toHaveCount(2);
  await tabTo(page, list.getByRole("checkbox", { name: "Select this page" }));
  await page.keyboard.press("Space");
  await pressButton(page, "Archive");
  await expect(page.getByText("2 posts archived")).toBeVisible();
  await pressButton(page, "Undo");
  await expect(page.getByText("2 posts as before")).toBeVisible();

  await goByPalette(page, "Import and export");
  const choosing = page.waitForEvent("filechooser");
  await pressButton(page, "Choose files or a ZIP");
  const buffer = Buffer.from(`---\ntitle: ${word} three\n---\n\nText.\n`);
  await (await choosing).setFiles([{ name: `${word}.md`, mimeType: "text/markdown", buffer }]);
  await pressButton(page, "Import 1 post");
  await expect(page.getByText("1 post added.")).toBeVisible();
  await expect.poll(() => posts.titled(`${word} three`)).toMatchObject([{ status: "draft" }]);

  await goByPalette(page, "Account");
  await tabTo(page, page.getByLabel("Current password"));
  await page.keyboard.type("not this one");
  await page.keyboard.press("Tab");
  await tabTo(page, page.getByLabel("New password"));
  await page.keyboard.type("pebble kettle window");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(/./);
  await expect(page.getByLabel("Current password")).toBeFocused();
  await expect(page.getByLabel("New password")).toHaveValue("pebble kettle window");
}
