import { expect, type Page } from "playwright/test";

export const localDrafts = "brightwren-local-drafts";
export const offlineCache = "brightwren-offline";

/** All that the window has stored in this database of IndexedDB, as text. Does not make the database. */
const storedIn = (page: Page, database: string): Promise<string> =>
  page.evaluate(async (name) => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    if (!(await indexedDB.databases()).some((known) => known.name === name)) return "";
    const opened = await result(indexedDB.open(name));
    try {
      const names = [...opened.objectStoreNames];
      const reads = names.map((store) => result(opened.transaction(store).objectStore(store).getAll()));
      return JSON.stringify(await Promise.all(reads));
    } finally {
      opened.close();
    }
  }, database);

/** Waits until the window has stored this text: from then on a crash must not lose them. */
export const untilStored = (page: Page, text: string, database = localDrafts): Promise<void> =>
  expect.poll(() => storedIn(page, database)).toContain(text);

/** Waits until the window has nothing stored any more that holds this text. */
export const untilForgotten = (page: Page, text: string, database = localDrafts): Promise<void> =>
  expect.poll(async () => (await storedIn(page, database)).includes(text)).toBe(false);
