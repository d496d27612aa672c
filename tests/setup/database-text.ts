/** Self-contained, because Playwright runs it in the page. */
export async function databaseText(name: string): Promise<string> {
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
}
