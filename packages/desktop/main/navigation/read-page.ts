import { net } from "electron";
import { handle } from "../ipc/handle.ts";

const answerTimeout = 10_000;

/** The main process fetches the page, because the window's content security policy blocks requests to the site. */
export function setupPages(siteUrl: () => string): void {
  handle("read-page", async (path) => {
    try {
      const page = await net.fetch(siteUrl() + path, {
        credentials: "omit",
        cache: "no-cache",
        signal: AbortSignal.timeout(answerTimeout),
      });
      return await page.text();
    } catch {
      return null;
    }
  });
}
