import type { Page } from "playwright/test";

/** Ends a browser's window as a crash does: no unload, no last words. */
export async function crashWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await Promise.race([session.send("Page.crash").catch(() => {}), page.waitForEvent("crash")]);
  await page.close();
}
