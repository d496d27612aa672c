import { expect, type Locator, type Page } from "playwright/test";

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
