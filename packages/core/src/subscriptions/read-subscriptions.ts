import { normaliseSearch, wordsFilter } from "../blog/search-text.ts";
import { getSignedInClient } from "../session/access.ts";
import type { Supabase } from "../supabase/client.ts";
import { isBeyondLastPage, isMissingTable, maxRowsPerRequest } from "../supabase/data-api.ts";
import {
  endedStatuses,
  kickoffSteps,
  type ListedState,
  runningStatuses,
  type Subscription,
  type SubscriptionFilter,
  subscriptionKeys,
  type SubscriptionListRequest,
  type SubscriptionMail,
} from "./subscription.ts";

export type SubscriptionList = {
  subscriptions: Subscription[];
  total: number;
};

/**
 * Returns one page of subscriptions, newest first. Pages beyond the last are empty, and so are all pages if the
 * database is too old for subscriptions.
 */
export async function listSubscriptions(
  request: SubscriptionListRequest,
  signal: AbortSignal,
): Promise<SubscriptionList> {
  const supabase = await getSignedInClient();
  const { page, pageSize } = request;
  const from = (page - 1) * pageSize;
  const { data, count, error } = await matchingSubscriptions(supabase, request)
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  if (error && page > 1 && isBeyondLastPage(error)) {
    const first = await matchingSubscriptions(supabase, request).limit(1).abortSignal(signal).throwOnError();
    return { subscriptions: [], total: first.count ?? 0 };
  }
  if (error && isMissingTable(error)) return { subscriptions: [], total: 0 };
  if (error) throw error;
  return { subscriptions: data, total: count ?? 0 };
}

export const subscriptionListQuery = (request: SubscriptionListRequest) => ({
  queryKey: subscriptionKeys.list(request),
  queryFn: ({ signal }: { signal: AbortSignal }) => listSubscriptions(request, signal),
});

/** Returns all matches for the export, newest first. Removes duplicates, because new subscriptions shift the pages. */
export async function listAllSubscriptions(filter: SubscriptionFilter): Promise<Subscription[]> {
  const supabase = await getSignedInClient();
  const subscriptions = new Map<string, Subscription>();
  let received = 0;
  let total = Infinity;
  while (received < total) {
    const page = await matchingSubscriptions(supabase, filter)
      .range(received, received + maxRowsPerRequest - 1)
      .throwOnError();
    if (page.data.length === 0) break;
    total = page.count ?? 0;
    received += page.data.length;
    for (const subscription of page.data) subscriptions.set(subscription.id, subscription);
  }
  return [...subscriptions.values()];
}

const statusesOf: Record<ListedState, readonly Subscription["status"][]> = {
  "to-do": runningStatuses,
  active: runningStatuses,
  ended: endedStatuses,
};

const failed = "payment_failed_at.not.is.null";
const toDo = `or(${[failed, ...kickoffSteps.map(({ column }) => `${column}.is.null`)].join(",")})`;

const searched = [
  "customer_name",
  "customer_email",
  "package",
  "provider_id",
] satisfies (keyof Subscription)[];

function matchingSubscriptions(supabase: Supabase, { state, search }: SubscriptionFilter) {
  let query = supabase
    .from("subscriptions")
    .select("*", { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id");
  if (state) query = query.in("status", statusesOf[state]);
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
 * customer has not been contacted, the longest waiting first. Empty if the database is too old for subscriptions.
 */
export async function listAttention(signal: AbortSignal): Promise<Subscription[]> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase
    .from("subscriptions")
    .select("*")
    .in("status", runningStatuses)
    .or(`${failed},contacted_at.is.null`)
    .order("payment_failed_at", { nullsFirst: false })
    .order("started_at")
    .order("id")
    .abortSignal(signal);
  if (error && !isMissingTable(error)) throw error;
  return data ?? [];
}

export const attentionQuery = () => ({
  queryKey: subscriptionKeys.attention(),
  queryFn: ({ signal }: { signal: AbortSignal }) => listAttention(signal),
});

export async function getSubscription(id: string, signal: AbortSignal): Promise<Subscription | null> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("subscriptions")
    .select("*")
    .eq("id", id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

export const subscriptionQuery = (id: string) => ({
  queryKey: subscriptionKeys.subscription(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => getSubscription(id, signal),
});

/** Returns the emails about a subscription, oldest first. */
export async function listMails(id: string, signal: AbortSignal): Promise<SubscriptionMail[]> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("subscription_mails")
    .select("*")
    .eq("subscription_id", id)
    .order("created_at")
    .order("kind")
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export const mailsQuery = (id: string) => ({
  queryKey: subscriptionKeys.mails(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => listMails(id, signal),
});
