import { getSignedInClient } from "../session/signed-in-client.ts";
import { enquiryKeys } from "./enquiry-keys.ts";
import type { Enquiry } from "./enquiry.ts";
import { type EnquiryFilter, matchingEnquiries } from "./matching-enquiries.ts";

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
  meta: { failure: "Error fetching the enquiries beside this one" },
});
