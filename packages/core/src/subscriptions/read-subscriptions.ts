import { matchingWords } from "../blog/search-text.ts";
import { mailColumns } from "../mails/mails.ts";
import { getSignedInClient, ownerQuery } from "../session/access.ts";
import { recordQuery } from "../session/owner-rows.ts";
import type { Supabase } from "../supabase/client.ts";
import { ifMissingTable, isMissingTable } from "../supabase/data-api.ts";
import { listAll, listPage, type Page } from "../supabase/list.ts";
import { serverNow } from "../supabase/server-clock.ts";
import {
  contactTrackedFor,
  endedStatuses,
  hasFailedPayment,
  kickoffSteps,
  type ListedState,
  runningStatuses,
  type Subscription,
  type SubscriptionFilter,
  subscriptionKeys,
  type SubscriptionListRequest,
  unpaidStatuses,
} from "./subscription.ts";

/**
 * Returns one page of subscriptions, newest first; of those to do, failed payments first. Pages beyond the last are
 * empty, and so are all pages if the database is too old for subscriptions.
 */
export const subscriptionListQuery = (request: SubscriptionListRequest) =>
  ownerQuery(subscriptionKeys.list(request), (supabase, signal) =>
    listPage(matchingSubscriptions(supabase, request).abortSignal(signal), request).catch(
      ifMissingTable((): Page<Subscription> => ({ rows: [], total: 0 })),
    ),
  );

/** Returns all matches for the export, in the list's order. */
export const listAllSubscriptions = async (filter: SubscriptionFilter): Promise<Subscription[]> =>
  listAll(matchingSubscriptions(await getSignedInClient(), filter));

const statusesOf: Record<ListedState, readonly Subscription["status"][]> = {
  "to-do": runningStatuses,
  active: runningStatuses,
  ended: endedStatuses,
};

/** `hasFailedPayment` for running subscriptions, and those that could not be read. */
const failed = `unread.not.is.null,payment_failed_at.not.is.null,status.in.(${unpaidStatuses.join(",")})`;
const toDo = `or(${[failed, ...kickoffSteps.map(({ column }) => `${column}.is.null`)].join(",")})`;

const searched = [
  "customer_name",
  "customer_email",
  "package",
  "provider_id",
] satisfies (keyof Subscription)[];

function matchingSubscriptions(supabase: Supabase, { state, search }: SubscriptionFilter) {
  let query = supabase.from("subscriptions").select("*", { count: "exact" });
  if (state) query = query.in("status", statusesOf[state]);
  if (state === "to-do") query = query.order("payment_failed_at", { nullsFirst: false });
  query = query.order("created_at", { ascending: false }).order("id");
  return matchingWords(query, search, searched, state === "to-do" ? [toDo] : []);
}

/**
 * Returns the subscriptions that need the owner's attention: first those with a failed payment, then those whose
 * customer awaits the first contact, the longest waiting first. Empty if the database is too old for subscriptions.
 */
export const attentionQuery = () =>
  ownerQuery([...subscriptionKeys.all, "attention"], async (supabase, signal): Promise<Subscription[]> => {
    const trackedSince = new Date(serverNow() - contactTrackedFor).toISOString();
    const { data, error } = await supabase
      .from("subscriptions")
      .select("*")
      .in("status", runningStatuses)
      .or(`${failed},and(contacted_at.is.null,started_at.gte."${trackedSince}")`)
      .order("payment_failed_at", { nullsFirst: false })
      .order("started_at")
      .order("id")
      .abortSignal(signal);
    if (error && !isMissingTable(error)) throw error;
    // The database orders only those whose failure has a date.
    return (data ?? []).sort((a, b) => Number(hasFailedPayment(b)) - Number(hasFailedPayment(a)));
  });

/** Reads a subscription with the emails about it, oldest first. */
export const subscriptionQuery = (id: string) =>
  recordQuery(subscriptionKeys.record(id), (supabase) =>
    supabase
      .from("subscriptions")
      .select(`*, mails(${mailColumns})`)
      .eq("id", id)
      .order("created_at", { referencedTable: "mails" })
      .order("kind", { referencedTable: "mails" }),
  );
