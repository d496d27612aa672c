import { normaliseSearch, wordsFilter } from "../blog/search-text.ts";
import { getSignedInClient } from "../session/access.ts";
import type { Supabase } from "../supabase/client.ts";
import { allMatches } from "../supabase/all-matches.ts";
import { readPage } from "../supabase/data-api.ts";
import {
  type Enquiry,
  enquiryColumns,
  enquiryFields,
  type EnquiryFilter,
  enquiryKeys,
  type EnquiryListRequest,
  statesOfList,
} from "./enquiry.ts";
import { queryOf } from "../supabase/query.ts";

export type EnquiryList = {
  enquiries: Enquiry[];
  total: number;
};

/** Returns one page of enquiries, newest first. Pages beyond the last are empty. */
export async function listEnquiries(request: EnquiryListRequest, signal: AbortSignal): Promise<EnquiryList> {
  const supabase = await getSignedInClient();
  const { rows, total } = await readPage(() => matchingEnquiries(supabase, request), request, signal);
  return { enquiries: rows, total };
}

export const enquiryListQuery = (request: EnquiryListRequest) =>
  queryOf(enquiryKeys.list(request), (signal) => listEnquiries(request, signal));

/** Returns all matches for the export, newest first. */
export async function listAllEnquiries(filter: EnquiryFilter): Promise<Enquiry[]> {
  const supabase = await getSignedInClient();
  return await allMatches((from, to) => matchingEnquiries(supabase, filter).range(from, to).throwOnError());
}

const searched = Object.values(enquiryFields).map(({ column }) => column);
function matchingEnquiries(supabase: Supabase, { state, search }: EnquiryFilter) {
  let query = supabase
    .from("contact_enquiries")
    .select(enquiryColumns, { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id");
  if (state) query = query.in("status", statesOfList(state));
  const words = wordsFilter(normaliseSearch(search ?? ""), searched);
  // One filter for all words, because the embedded backend reads only one `or`.
  return words.length > 0 ? query.or(`and(${words.join(",")})`) : query;
}

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

export const enquiryQuery = (id: string) =>
  queryOf(enquiryKeys.enquiry(id), (signal) => getEnquiry(id, signal));

type EnquiryNeighbours = { newer: string | null; older: string | null };

/** Finds the adjacent enquiries that match the filter; the enquiry itself may no longer match it. */
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
  // The list is newest first, so the nearest newer enquiry is the last of the newer ones.
  const newer =
    count > 1
      ? await newerOnes()
          .range(count - 1, count - 1)
          .throwOnError()
      : newest;
  return { newer: newer.data[0]?.id ?? null, older: older.data[0]?.id ?? null };
}

export const neighboursQuery = (enquiry: Pick<Enquiry, "id" | "created_at">, filter: EnquiryFilter) =>
  queryOf([...enquiryKeys.enquiry(enquiry.id), "neighbours", filter], (signal) =>
    findNeighbours(enquiry, filter, signal),
  );

/** Counts unhandled enquiries, including suspected spam. */
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

export const countNewEnquiriesQuery = () => queryOf(enquiryKeys.newCount(), countNewEnquiries);

/** Returns when the scheduled clean-up last ran, as an ISO timestamp, or null. */
export async function getLastCleanUp(signal: AbortSignal): Promise<string | null> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("housekeeping")
    .select("tidied_at")
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data?.tidied_at ?? null;
}

export const lastCleanUpQuery = () => queryOf([...enquiryKeys.all, "last-tidied"], getLastCleanUp);
