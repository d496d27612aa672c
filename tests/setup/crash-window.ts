import type { Page } from "playwright/test";

/** Crashes the page without an unload event. */
export async function crashWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await Promise.race([session.send("Page.crash").catch(() => {}), page.waitForEvent("crash")]);
  await page.close();
}
