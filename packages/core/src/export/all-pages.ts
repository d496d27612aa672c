import { maxRowsPerRequest } from "../supabase/data-api.ts";

/** Reads a list of any length. `readPage` returns the rows from index `from` to index `to`, both included. */
export async function allPages<Row>(
  readPage: (from: number, to: number) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await readPage(rows.length, rows.length + maxRowsPerRequest - 1);
    // A short page need not be the last one, because a project may limit requests to fewer rows.
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}
