import { maxRowsPerRequest } from "./data-api.ts";

/** `page` is one-based. */
export type PageRequest = { page: number; pageSize: number };

export type Page<Row> = { rows: Row[]; total: number };

type Failure = { code: string };
type Counted<Row> = {
  range: (
    from: number,
    to: number,
  ) => PromiseLike<{ data: Row[] | null; count: number | null; error: Failure | null }>;
};

/** Reads one page of a query that counts its matches. Pages beyond the last are empty. Throws the backend's error. */
export async function listPage<Row>(
  query: Counted<Row>,
  { page, pageSize }: PageRequest,
): Promise<Page<Row>> {
  const from = (page - 1) * pageSize;
  const { data, count, error } = await query.range(from, from + pageSize - 1);
  const isBeyondLastPage = error?.code === "PGRST103";
  if (page > 1 && isBeyondLastPage)
    return { rows: [], total: (await listPage(query, { page: 1, pageSize: 1 })).total };
  if (error) throw error;
  return { rows: data ?? [], total: count ?? 0 };
}

type Ordered<Row> = {
  range: (
    from: number,
    to: number,
  ) => { throwOnError: () => PromiseLike<{ data: Row[]; count: number | null }> };
};

/** Reads all rows that match an ordered query. One that counts its matches saves a request. */
export async function listAll<Row extends object>(query: Ordered<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  let total: number | null = null;
  // A short page need not be the last one, because a project may limit requests to fewer rows.
  while (rows.length < (total ?? Infinity)) {
    const { data, count } = await query
      .range(rows.length, rows.length + maxRowsPerRequest - 1)
      .throwOnError();
    if (data.length === 0) break;
    rows.push(...data);
    total = count;
  }
  // New rows shift the pages, so a row may be read twice.
  return [...new Map(rows.map((row, index) => ["id" in row ? row.id : index, row])).values()];
}

/** The query keys of one kind of data, such as `queryKeysFor<EnquiryListRequest>("enquiries", "enquiry")`. */
export function queryKeysFor<Request>(many: string, one: string) {
  const all = ["admin", many] as const;
  return {
    all,
    lists: () => [...all, "list"] as const,
    list: (request: Request) => [...all, "list", request] as const,
    records: () => [...all, one] as const,
    record: (id: string) => [...all, one, id] as const,
  };
}
