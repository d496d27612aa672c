import { keys } from "@brightwren/brand";
import { expect, type Page } from "playwright/test";
import { databaseText } from "./database-text.ts";

const localDrafts = `${keys.prefix}-local-drafts`;
export const offlineCache = `${keys.prefix}-offline`;

const storedIn = (page: Page, database: string): Promise<string> => page.evaluate(databaseText, database);

/** Waits until the text is stored locally and therefore survives a crash. */
export const untilStored = (page: Page, text: string, database = localDrafts): Promise<void> =>
  expect.poll(() => storedIn(page, database)).toContain(text);

export const untilForgotten = (page: Page, text: string, database = localDrafts): Promise<void> =>
  expect.poll(async () => (await storedIn(page, database)).includes(text)).toBe(false);
