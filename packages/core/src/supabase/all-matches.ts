import { maxRowsPerRequest } from "./data-api.ts";

/**
 * Reads all rows that match a query. `readPage` returns the rows from index `from` to index `to`, both included, and
 * the number of all matches. Removes duplicates, because new rows shift the pages.
 */
export async function allMatches<Row extends { id: string }>(
  readPage: (from: number, to: number) => PromiseLike<{ data: Row[]; count: number | null }>,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  let received = 0;
  let total = Infinity;
  while (received < total) {
    const { data, count } = await readPage(received, received + maxRowsPerRequest - 1);
    if (data.length === 0) break;
    total = count ?? 0;
    received += data.length;
    for (const row of data) rows.set(row.id, row);
  }
  return [...rows.values()];
}
