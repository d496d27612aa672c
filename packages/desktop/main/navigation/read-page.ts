import { net } from "electron";
import { z } from "zod";
import { requests } from "../../bridge/messages.ts";
import { handle } from "../ipc/handle.ts";

const answerTimeout = 10_000;

/** The path of an article, as `paths.article` writes it: nothing else of the site is asked for. */
export const articlePathSchema = z
  .string()
  .max(1000)
  .regex(/^\/blog\/[^/?#\\\s]+$/);

/** Answers the window's question what the public site shows at an article's address: by its policy it may ask no site itself. */
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
