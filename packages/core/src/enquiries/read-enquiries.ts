import { normaliseSearch } from "../blog/search-text.ts";
import { getSignedInClient } from "../session/access.ts";
import type { Supabase } from "../supabase/client.ts";
import { isBeyondLastPage, mostRows } from "../supabase/data-api.ts";
import {
  type Enquiry,
  enquiryColumns,
  enquiryFields,
  type EnquiryFilter,
  enquiryKeys,
  type EnquiryListRequest,
  statesOfList,
} from "./enquiry.ts";

export type EnquiryList = {
  enquiries: Enquiry[];
  /** How many fit, on all pages. */
  total: number;
};

/**
 * One page of the enquiries, newest first. A page after the last one is empty.
 * Throws an `AccessError` or the backend's error.
 */
export async function listEnquiries(request: EnquiryListRequest, signal: AbortSignal): Promise<EnquiryList> {
  const supabase = await getSignedInClient();
  const { page, pageSize } = request;
  const from = (page - 1) * pageSize;
  const { data, count, error } = await matchingEnquiries(supabase, request)
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  if (error && page > 1 && isBeyondLastPage(error)) {
    const first = await matchingEnquiries(supabase, request).limit(1).abortSignal(signal).throwOnError();
    return { enquiries: [], total: first.count ?? 0 };
  }
  if (error) throw error;
  return { enquiries: data, total: count ?? 0 };
}

/** Query options for `listEnquiries`. */
export const enquiryListQuery = (request: EnquiryListRequest) => ({
  queryKey: enquiryKeys.list(request),
  queryFn: ({ signal }: { signal: AbortSignal }) => listEnquiries(request, signal),
});

/**
 * Every enquiry that fits, newest first, for the export; in as many requests as it needs. One that arrives meanwhile
 * moves the others down a page: none is returned twice.
 * Throws an `AccessError` or the backend's error.
 */
export async function listAllEnquiries(filter: EnquiryFilter): Promise<Enquiry[]> {
  const supabase = await getSignedInClient();
  const enquiries = new Map<string, Enquiry>();
  let received = 0;
  let total = Infinity;
  while (received < total) {
    const page = await matchingEnquiries(supabase, filter)
      .range(received, received + mostRows - 1)
      .throwOnError();
    if (page.data.length === 0) break;
    total = page.count ?? 0;
    received += page.data.length;
    for (const enquiry of page.data) enquiries.set(enquiry.id, enquiry);
  }
  return [...enquiries.values()];
}

const searched = Object.values(enquiryFields).map(({ column }) => column);
const mostWords = 8;

/** The query for the enquiries that fit, newest first, with their count. */
function matchingEnquiries(supabase: Supabase, { state, search }: EnquiryFilter) {
  let query = supabase
    .from("contact_enquiries")
    .select(enquiryColumns, { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id");
  if (state) query = query.in("status", statesOfList(state));
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

/** The enquiry with this id; null when there is none. Throws an `AccessError` or the backend's error. */
export async function getEnquiry(id: string, signal: AbortSignal): Promise<Enquiry | null> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("contact_enquiries")
    .select(enquiryColumns)
    .eq("id", id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** Query options for `getEnquiry`. */
export const enquiryQuery = (id: string) => ({
  queryKey: enquiryKeys.enquiry(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => getEnquiry(id, signal),
});

/** The ids beside an enquiry in a list, newest first; null at either end. */
export type EnquiryNeighbours = { newer: string | null; older: string | null };

/**
 * Finds what comes before and after an enquiry among those that fit the filter, whether it still fits itself or not:
 * one that was just marked as handled keeps its place among the new ones.
 * Throws an `AccessError` or the backend's error.
 */
export async function findNeighbours(
  { created_at }: Pick<Enquiry, "created_at">,
  filter: EnquiryFilter,
  signal: AbortSignal,
): Promise<EnquiryNeighbours> {
  const supabase = await getSignedInClient();
  const newerOnes = () =>
    matchingEnquiries(supabase, filter).gt("created_at", created_at).abortSignal(signal);
  const [older, newest] = await Promise.all([
    matchingEnquiries(supabase, filter)
      .lt("created_at", created_at)
      .abortSignal(signal)
      .limit(1)
      .throwOnError(),
    newerOnes().limit(1).throwOnError(),
  ]);
  const count = newest.count ?? 0;
  // The list's order is newest first: the nearest newer one is the last of those.
  const newer =
    count > 1
      ? await newerOnes()
          .range(count - 1, count - 1)
          .throwOnError()
      : newest;
  return { newer: newer.data[0]?.id ?? null, older: older.data[0]?.id ?? null };
}

/** Query options for `findNeighbours`. */
export const neighboursQuery = (enquiry: Pick<Enquiry, "id" | "created_at">, filter: EnquiryFilter) => ({
  queryKey: [...enquiryKeys.enquiry(enquiry.id), "neighbours", filter] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => findNeighbours(enquiry, filter, signal),
});

/** How many enquiries nobody has dealt with, doubtful ones included. Throws an `AccessError` or the backend's error. */
export async function countNewEnquiries(signal: AbortSignal): Promise<number> {
  const supabase = await getSignedInClient();
  const { count } = await supabase
    .from("contact_enquiries")
    .select("id", { count: "exact", head: true })
    .in("status", statesOfList("new"))
    .abortSignal(signal)
    .throwOnError();
  return count ?? 0;
}

/** Query options for `countNewEnquiries`. */
export const countNewEnquiriesQuery = () => ({
  queryKey: enquiryKeys.newCount(),
  queryFn: ({ signal }: { signal: AbortSignal }) => countNewEnquiries(signal),
});

/**
 * When old enquiries were last deleted by the clock, as an ISO timestamp; null when that has never run.
 * Throws an `AccessError` or the backend's error.
 */
export async function lastTidied(signal: AbortSignal): Promise<string | null> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("housekeeping")
    .select("tidied_at")
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data?.tidied_at ?? null;
}

/** Query options for `lastTidied`. */
export const lastTidiedQuery = () => ({
  queryKey: [...enquiryKeys.all, "last-tidied"] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => lastTidied(signal),
});
