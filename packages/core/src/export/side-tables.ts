import type { Row } from "@brightwren/functions/contracts/database-types";
import { getSignedInClient } from "../session/access.ts";
import { ifMissingTable } from "../supabase/data-api.ts";
import { listAll } from "../supabase/list.ts";

/** Returns an empty list if the project's database is too old to have subscriptions. */
export async function readSubscriptions(signal: AbortSignal): Promise<Row<"subscriptions">[]> {
  const supabase = await getSignedInClient();
  const all = supabase.from("subscriptions").select("*").order("created_at").order("id");
  return await listAll(all.abortSignal(signal)).catch(ifMissingTable(() => []));
}

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
