import { expect, type Page } from "playwright/test";
import { databaseText } from "./database-text.ts";

export const localDrafts = "brightwren-local-drafts";
export const offlineCache = "brightwren-offline";

const storedIn = (page: Page, database: string): Promise<string> => page.evaluate(databaseText, database);

/** Waits until the window has stored this text: from then on a crash must not lose them. */
export const untilStored = (page: Page, text: string, database = localDrafts): Promise<void> =>
  expect.poll(() => storedIn(page, database)).toContain(text);

/** Waits until the window has nothing stored any more that holds this text. */
export const untilForgotten = (page: Page, text: string, database = localDrafts): Promise<void> =>
  expect.poll(async () => (await storedIn(page, database)).includes(text)).toBe(false);
