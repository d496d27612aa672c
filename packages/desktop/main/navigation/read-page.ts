import { net } from "electron";
import { z } from "zod";
import { requests } from "../../bridge/messages.ts";
import { handle } from "../ipc/handle.ts";

const answerTimeout = 10_000;

export const articlePathSchema = z
  .string()
  .max(1000)
  .regex(/^\/blog\/[^/?#\\\s]+$/);

/** The main process fetches the page, because the window's content security policy blocks requests to the site. */
export function setupPages(siteUrl: () => string): void {
  handle(requests.readPage, articlePathSchema, async (path) => {
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
