import { expect, type Locator } from "playwright/test";

/** Searches a list of the admin, and waits until what was found is shown instead of what stood there before. */
export async function searchList(list: Locator, words: string): Promise<void> {
  const page = list.page();
  const asked = page.waitForRequest((request) => request.url().includes(words));
  await list.getByRole("searchbox").fill(words);
  await asked;
  await expect(page).toHaveURL(new RegExp(`q=${words}`));
  await expect(list.locator("[aria-busy]")).toHaveAttribute("aria-busy", "false");
}
