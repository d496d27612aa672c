import { matchingWords } from "../blog/search-text.ts";
import { getSignedInClient, ownerQuery } from "../session/access.ts";
import { recordQuery, rowsQuery } from "../session/owner-rows.ts";
import type { Supabase } from "../supabase/client.ts";
import { listAll, listPage, type Page } from "../supabase/list.ts";
import {
  type Enquiry,
  enquiryColumns,
  enquiryFields,
  type EnquiryFilter,
  enquiryKeys,
  type EnquiryListRequest,
} from "./enquiry.ts";

export type EnquiryList = Page<Enquiry>;

/** Returns one page of enquiries, newest first. Pages beyond the last are empty. */
export const enquiryListQuery = (request: EnquiryListRequest) =>
  ownerQuery(enquiryKeys.list(request), (supabase, signal) =>
    listPage(matchingEnquiries(supabase, request).abortSignal(signal), request),
  );

/** Returns all matches for the export, newest first. */
export const listAllEnquiries = async (filter: EnquiryFilter): Promise<Enquiry[]> =>
  listAll(matchingEnquiries(await getSignedInClient(), filter));

const searched = Object.values(enquiryFields).map(({ column }) => column);

function matchingEnquiries(supabase: Supabase, { state, search }: EnquiryFilter) {
  const query = supabase
    .from("contact_enquiries")
    .select(enquiryColumns, { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id");
  return matchingWords(state ? query.eq("status", state) : query, search, searched);
}

export const enquiryQuery = (id: string) =>
  recordQuery(enquiryKeys.record(id), (supabase) =>
    supabase.from("contact_enquiries").select(enquiryColumns).eq("id", id),
  );

/** Finds the adjacent enquiries that match the filter; the enquiry itself may no longer match it. */
export const neighboursQuery = (
  { id, created_at }: Pick<Enquiry, "id" | "created_at">,
  filter: EnquiryFilter,
) =>
  ownerQuery([...enquiryKeys.record(id), "neighbours", filter], async (supabase, signal) => {
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

/** Counts unhandled enquiries, without possible spam. */
export const countNewEnquiriesQuery = () =>
  ownerQuery([...enquiryKeys.all, "new-count"], async (supabase, signal) => {
    const { count } = await supabase
      .from("contact_enquiries")
      .select("id", { count: "exact", head: true })
      .eq("status", "new")
      .abortSignal(signal)
      .throwOnError();
    return count ?? 0;
  });

/** Returns when the scheduled clean-up last ran, as an ISO timestamp, or null. */
export const lastCleanUpQuery = () =>
  rowsQuery(
    [...enquiryKeys.all, "last-tidied"],
    (supabase) => supabase.from("housekeeping").select("tidied_at"),
    ([row]) => row?.tidied_at ?? null,
  );
