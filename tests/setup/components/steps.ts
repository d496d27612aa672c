import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

export async function press(target: Locator, keys: string): Promise<void> {
  await expect.element(target).toBeVisible();
  (target.element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
}

export async function tabTo(target: Locator): Promise<void> {
  await expect.element(target).toBeVisible();
  const isThere = () => document.activeElement === target.element();
  for (let stop = 0; stop < 80 && !isThere(); stop += 1) await userEvent.tab();
  expect(isThere()).toBe(true);
}

export async function choose(menu: string | RegExp, item: string): Promise<void> {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

export const words = (all: Locator): string[] => all.elements().map(({ textContent }) => textContent);

/** Fills fields without events, as some password managers and browsers do. */
export function fillSilently(texts: Record<string, string>): void {
  for (const [selector, text] of Object.entries(texts))
    document.querySelectorAll<HTMLInputElement>(selector).forEach((field) => (field.value = text));
}
