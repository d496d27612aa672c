import type { Supabase } from "../supabase/client.ts";
import { assertAdmin, getSignedInClient, ownerQuery } from "./access.ts";

type Abortable<Request> = { abortSignal: (signal: AbortSignal) => Request };
type Answer<Row> = { throwOnError: () => PromiseLike<{ data: Row[] }> };

/** Query options for all rows of a request, or for what `view` makes of them. */
export const rowsQuery = <const Key extends readonly unknown[], Row, Data = Row[]>(
  queryKey: Key,
  request: (supabase: Supabase) => Abortable<Answer<Row>>,
  view = (rows: Row[]) => rows as Data,
) =>
  ownerQuery(queryKey, async (supabase, signal) => {
    const { data } = await request(supabase).abortSignal(signal).throwOnError();
    return view(data);
  });

/** Query options for the only row of a request, or null. */
export const recordQuery = <const Key extends readonly unknown[], Row>(
  queryKey: Key,
  request: (supabase: Supabase) => Abortable<Answer<Row>>,
) => rowsQuery(queryKey, request, (rows): Row | null => rows[0] ?? null);

/**
 * Changes rows and returns what the request selects of them. Throws an `AccessError` if RLS may have hidden the rows.
 */
export async function changeRows<Row>(change: (supabase: Supabase) => Answer<Row>): Promise<Row[]> {
  const { data } = await change(await getSignedInClient()).throwOnError();
  if (data.length === 0) await assertAdmin();
  return data;
}
