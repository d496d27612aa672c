export const maxRowsPerRequest = 1000;

/** `page` is one-based. */
export type PageRequest = { page: number; pageSize: number };

type Failure = { code: string };
type Found<Row> = { data: Row[] | null; count: number | null; error: Failure | null };
type Matches<Row> = {
  range: (from: number, to: number) => { abortSignal: (signal: AbortSignal) => PromiseLike<Found<Row>> };
};

/** Reads one page of a query that counts its matches. Pages beyond the last are empty. Throws the backend's error. */
export async function readPage<Row>(
  matching: () => Matches<Row>,
  { page, pageSize }: PageRequest,
  signal: AbortSignal,
): Promise<{ rows: Row[]; total: number }> {
  const from = (page - 1) * pageSize;
  const { data, count, error } = await matching()
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  const isBeyondLastPage = error?.code === "PGRST103";
  if (page > 1 && isBeyondLastPage)
    return { rows: [], total: (await readPage(matching, { page: 1, pageSize: 1 }, signal)).total };
  if (error) throw error;
  return { rows: data ?? [], total: count ?? 0 };
}

/** Unique constraint violated. */
export const isUniqueViolation = (error: Failure): boolean => error.code === "23505";

/** Foreign key constraint violated. */
export const isMissingReference = (error: Failure): boolean => error.code === "23503";

/** PostgREST's or Postgres's code. */
export const isMissingTable = (error: Failure): boolean =>
  error.code === "PGRST205" || error.code === "42P01";
