import { normaliseSearch, wordsFilter } from "../blog/search-text.ts";
import { mailColumns, type RecordMail } from "../mails/mails.ts";
import { getSignedInClient, ownerQuery } from "../session/access.ts";
import type { Supabase } from "../supabase/client.ts";
import { allMatches } from "../supabase/all-matches.ts";
import { isMissingTable, readPage } from "../supabase/data-api.ts";
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
  ownerQuery(subscriptionKeys.list(request), async (supabase, signal) => {
    try {
      const { rows, total } = await readPage(() => matchingSubscriptions(supabase, request), request, signal);
      return { subscriptions: rows, total };
    } catch (error) {
      if (isMissingTable(error as { code: string })) return { subscriptions: [], total: 0 };
      throw error;
    }
  });

/** Returns all matches for the export, in the list's order. */
export async function listAllSubscriptions(filter: SubscriptionFilter): Promise<Subscription[]> {
  const supabase = await getSignedInClient();
  return await allMatches((from, to) =>
    matchingSubscriptions(supabase, filter).range(from, to).throwOnError(),
  );
}

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
  const conditions = [
    ...(state === "to-do" ? [toDo] : []),
    ...wordsFilter(normaliseSearch(search ?? ""), searched),
  ];
  if (conditions.length === 0) return query;
  // One filter for all conditions, because the embedded backend reads only one `or`.
  return query.or(`and(${conditions.join(",")})`);
}

/**
 * Returns the subscriptions that need the owner's attention: first those with a failed payment, then those whose
 * customer awaits the first contact, the longest waiting first. Empty if the database is too old for subscriptions.
 */
export const attentionQuery = () =>
  ownerQuery(subscriptionKeys.attention(), async (supabase, signal): Promise<Subscription[]> => {
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

export const subscriptionQuery = (id: string) =>
  ownerQuery(subscriptionKeys.subscription(id), async (supabase, signal): Promise<Subscription | null> => {
    const { data } = await supabase
      .from("subscriptions")
      .select("*")
      .eq("id", id)
      .abortSignal(signal)
      .maybeSingle()
      .throwOnError();
    return data;
  });

/** Returns the emails about a subscription, oldest first. */
export const mailsQuery = (id: string) =>
  ownerQuery(
    [...subscriptionKeys.subscription(id), "mails"],
    async (supabase, signal): Promise<RecordMail[]> => {
      const { data } = await supabase
        .from("mails")
        .select(mailColumns)
        .eq("subscription_id", id)
        .order("created_at")
        .order("kind")
        .abortSignal(signal)
        .throwOnError();
      return data;
    },
  );
