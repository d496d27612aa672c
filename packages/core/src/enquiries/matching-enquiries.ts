import { normaliseSearch } from "../blog/search-text.ts";
import type { Supabase } from "../supabase/client.ts";
import { enquiryColumns, type EnquiryState } from "./enquiry.ts";

export type EnquiryFilter = {
  /** None: every state. */
  state?: EnquiryState | undefined;
  /** Each word is looked for in names, address, phone, business and message, case aside. */
  search?: string | undefined;
};

const searched = ["first_name", "last_name", "email", "phone", "business_type", "message"];
const mostWords = 8;

/** The query for the enquiries that fit, newest first, with their count. */
export function matchingEnquiries(supabase: Supabase, { state, search }: EnquiryFilter) {
  let query = supabase
    .from("contact_enquiries")
    .select(enquiryColumns, { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id");
  if (state) query = query.eq("status", state);
  const words = normaliseSearch(search ?? "")
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, mostWords);
  if (words.length === 0) return query;
  // One filter for all words: the embedded backend reads only one of several.
  return query.or(`and(${words.map(anywhere).join(",")})`);
}

/** Escapes what ILIKE reads; what PostgREST's syntax reads becomes the wildcard for one character. */
function anywhere(word: string): string {
  const pattern = word.replace(/[\\%_]/g, "\\$&").replace(/[,(){}"*]/g, "_");
  return `or(${searched.map((column) => `${column}.ilike.%${pattern}%`).join(",")})`;
}
