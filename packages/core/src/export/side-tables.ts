import type { Row } from "@brightwren/functions/contracts/database-types";
import { getSignedInClient } from "../session/access.ts";
import { isMissingTable, maxRowsPerRequest } from "../supabase/data-api.ts";

type Client = Awaited<ReturnType<typeof getSignedInClient>>;
type Ordered<One> = {
  range: (
    from: number,
    to: number,
  ) => { abortSignal: (signal: AbortSignal) => { throwOnError: () => PromiseLike<{ data: One[] }> } };
};

/** Reads all rows of an ordered query. */
export async function allRows<One>(
  signal: AbortSignal,
  ordered: (client: Client) => Ordered<One>,
): Promise<One[]> {
  const client = await getSignedInClient();
  const rows: One[] = [];
  for (;;) {
    const page = ordered(client).range(rows.length, rows.length + maxRowsPerRequest - 1);
    const { data } = await page.abortSignal(signal).throwOnError();
    // A short page need not be the last one, because a project may limit requests to fewer rows.
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}

/** Returns an empty list if the project's database is too old to have subscriptions. */
export const readSubscriptions = (signal: AbortSignal): Promise<Row<"subscriptions">[]> =>
  allRows(signal, (client) => client.from("subscriptions").select("*").order("created_at").order("id")).catch(
    (error: unknown) => {
      if (isMissingTable(error as { code: string })) return [];
      throw error;
    },
  );

type GivenRows = readonly Record<string, unknown>[];

/** Restores redirects. Returns the reason if the database rejects them. Throws an `AccessError`. */
export async function writeRedirects(rows: GivenRows): Promise<string | undefined> {
  if (rows.length === 0) return undefined;
  const supabase = await getSignedInClient();
  const { error } = await supabase
    .from("blog_redirects")
    .upsert(rows as Row<"blog_redirects">[], { onConflict: "kind,slug" })
    .select("slug");
  return error?.message;
}

/** Restores the settings. Returns the reason if the database rejects them. Throws an `AccessError`. */
export async function writeSettings([row]: GivenRows): Promise<string | undefined> {
  if (!row) return undefined;
  const supabase = await getSignedInClient();
  const { error } = await supabase
    .from("owner_settings")
    .update(row as Row<"owner_settings">)
    .eq("only_row", true)
    .select("only_row");
  return error?.message;
}
