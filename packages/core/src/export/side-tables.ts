import type { Row } from "@brightwren/functions/contracts/database-types";
import { getSignedInClient } from "../session/access.ts";
import { isMissingTable, maxRowsPerRequest } from "../supabase/data-api.ts";

/** Reads a list of any length. `readPage` returns the rows from index `from` to index `to`, both included. */
export async function allPages<One>(
  readPage: (from: number, to: number) => PromiseLike<{ data: One[] }>,
): Promise<One[]> {
  const rows: One[] = [];
  for (;;) {
    const { data } = await readPage(rows.length, rows.length + maxRowsPerRequest - 1);
    // A short page need not be the last one, because a project may limit requests to fewer rows.
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}

type GivenRows = readonly Record<string, unknown>[];

export async function readRedirects(signal: AbortSignal): Promise<Row<"blog_redirects">[]> {
  const supabase = await getSignedInClient();
  return await allPages((from, to) =>
    supabase
      .from("blog_redirects")
      .select("*")
      .order("kind")
      .order("slug")
      .range(from, to)
      .abortSignal(signal)
      .throwOnError(),
  );
}

/** Returns an empty list if the project's database is too old to have subscriptions. */
export async function readSubscriptions(signal: AbortSignal): Promise<Row<"subscriptions">[]> {
  const supabase = await getSignedInClient();
  return await allPages(async (from, to) => {
    const { data, error } = await supabase
      .from("subscriptions")
      .select("*")
      .order("created_at")
      .order("id")
      .range(from, to)
      .abortSignal(signal);
    if (error && !isMissingTable(error)) throw error;
    return { data: data ?? [] };
  });
}

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

export async function readSettings(signal: AbortSignal): Promise<Row<"owner_settings">[]> {
  const supabase = await getSignedInClient();
  const { data } = await supabase.from("owner_settings").select("*").abortSignal(signal).throwOnError();
  return data;
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
