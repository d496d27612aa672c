import type { Page } from "playwright/test";

/** Crashes the page: no unload event, no time to store anything. */
export async function crashWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await Promise.race([session.send("Page.crash").catch(() => {}), page.waitForEvent("crash")]);
  await page.close();
}
