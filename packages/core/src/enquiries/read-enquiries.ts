import { normaliseSearch, wordsFilter } from "../blog/search-text.ts";
import { getSignedInClient, ownerQuery } from "../session/access.ts";
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

export type EnquiryList = { enquiries: Enquiry[]; total: number };

/** Returns one page of enquiries, newest first. Pages beyond the last are empty. */
export const enquiryListQuery = (request: EnquiryListRequest) =>
  ownerQuery(enquiryKeys.list(request), async (supabase, signal): Promise<EnquiryList> => {
    const { rows, total } = await readPage(() => matchingEnquiries(supabase, request), request, signal);
    return { enquiries: rows, total };
  });

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

export const enquiryQuery = (id: string) =>
  ownerQuery(enquiryKeys.enquiry(id), async (supabase, signal): Promise<Enquiry | null> => {
    const { data } = await supabase
      .from("contact_enquiries")
      .select(enquiryColumns)
      .eq("id", id)
      .abortSignal(signal)
      .maybeSingle()
      .throwOnError();
    return data;
  });

/** Finds the adjacent enquiries that match the filter; the enquiry itself may no longer match it. */
export const neighboursQuery = (
  { id, created_at }: Pick<Enquiry, "id" | "created_at">,
  filter: EnquiryFilter,
) =>
  ownerQuery([...enquiryKeys.enquiry(id), "neighbours", filter], async (supabase, signal) => {
    const matching = () => matchingEnquiries(supabase, filter).abortSignal(signal).throwOnError();
    const newerOnes = () => matching().gt("created_at", created_at);
    const [older, newest] = await Promise.all([
      matching().lt("created_at", created_at).limit(1),
      newerOnes().limit(1),
    ]);
    const count = newest.count ?? 0;
    // The list is newest first, so the nearest newer enquiry is the last of the newer ones.
    const newer = count > 1 ? await newerOnes().range(count - 1, count - 1) : newest;
    return { newer: newer.data[0]?.id ?? null, older: older.data[0]?.id ?? null };
  });

/** Counts unhandled enquiries, including suspected spam. */
export const countNewEnquiriesQuery = () =>
  ownerQuery(enquiryKeys.newCount(), async (supabase, signal) => {
    const { count } = await supabase
      .from("contact_enquiries")
      .select("id", { count: "exact", head: true })
      .in("status", statesOfList("new"))
      .abortSignal(signal)
      .throwOnError();
    return count ?? 0;
  });

/** Returns when the scheduled clean-up last ran, as an ISO timestamp, or null. */
export const lastCleanUpQuery = () =>
  ownerQuery([...enquiryKeys.all, "last-tidied"], async (supabase, signal) => {
    const { data } = await supabase
      .from("housekeeping")
      .select("tidied_at")
      .abortSignal(signal)
      .maybeSingle()
      .throwOnError();
    return data?.tidied_at ?? null;
  });
