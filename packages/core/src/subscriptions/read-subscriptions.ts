import { matchingWords } from "../blog/search-text.ts";
import { mailColumns } from "../mails/mails.ts";
import { getSignedInClient, ownerQuery } from "../session/access.ts";
import { recordQuery } from "../session/owner-rows.ts";
import type { Supabase } from "../supabase/client.ts";
import { ifMissingTable, maxRowsPerRequest } from "../supabase/data-api.ts";
import { listAll, listPage, type Page } from "../supabase/list.ts";
import { serverNow } from "../supabase/server-clock.ts";
import {
  endedStatuses,
  hasFailedPayment,
  kickoffSteps,
  kickoffTrackedFor,
  type ListedState,
  runningStatuses,
  siteDueAfter,
  type Subscription,
  type SubscriptionFilter,
  subscriptionKeys,
  type SubscriptionListRequest,
  unpaidStatuses,
} from "./subscription.ts";

/**
 * Returns one page of subscriptions: failed payments first, then those who have waited longest, or outside `to-do` and
 * `sites` the newest. Pages beyond the last are empty, and so are all pages if the database is too old for
 * subscriptions.
 */
export const subscriptionListQuery = (request: SubscriptionListRequest) =>
  ownerQuery(subscriptionKeys.list(request), (supabase, signal) =>
    listPage(matchingSubscriptions(supabase, request).abortSignal(signal), request)
      .then(({ rows, total }) => ({ rows: failedFirst(rows), total }))
      .catch(ifMissingTable((): Page<Subscription> => ({ rows: [], total: 0 }))),
  );

/** The database orders only failures with a date. */
const failedFirst = (rows: Subscription[]) =>
  rows.sort((a, b) => Number(hasFailedPayment(b)) - Number(hasFailedPayment(a)));

/** Returns all matches for the export, in the list's order. */
export const listAllSubscriptions = async (filter: SubscriptionFilter): Promise<Subscription[]> =>
  listAll(matchingSubscriptions(await getSignedInClient(), filter));

const statusesOf: Record<ListedState, readonly Subscription["status"][]> = {
  "to-do": runningStatuses,
  active: runningStatuses,
  ended: endedStatuses,
  paying: ["active", "past_due"],
  failed: runningStatuses,
  sites: runningStatuses,
};

const daysAgo = (age: number) => `"${new Date(serverNow() - age).toISOString()}"`;

/** The conditions of a list besides its statuses: `hasFailedPayment`, `awaitsContact`, `awaitsSite`. */
function conditionsOf(state: ListedState | undefined): string[] {
  const failed = `payment_failed_at.not.is.null,status.in.(${unpaidStatuses.join(",")})`;
  const recent = `started_at.gte.${daysAgo(kickoffTrackedFor)}`;
  const ticked = kickoffSteps.map(({ column }) => `${column}.not.is.null`).join(",");
  const awaitsSite = `live_at.is.null,or(${recent},${ticked})`;
  if (state === "failed") return [`or(${failed})`];
  if (state === "sites") return [awaitsSite];
  if (state !== "to-do") return [];
  const isLate = `started_at.lte.${daysAgo(siteDueAfter)}`;
  return [
    `or(unread.not.is.null,${failed},and(contacted_at.is.null,${recent}),and(${isLate},${awaitsSite}))`,
  ];
}

const searched = [
  "customer_name",
  "customer_email",
  "package",
  "provider_id",
] satisfies (keyof Subscription)[];

function matchingSubscriptions(supabase: Supabase, { state, search }: SubscriptionFilter) {
  let query = supabase.from("subscriptions").select("*", { count: "exact" });
  if (state) query = query.in("status", statusesOf[state]);
  if (state !== "ended") query = query.order("payment_failed_at", { nullsFirst: false });
  query =
    state === "to-do" || state === "sites"
      ? query.order("started_at")
      : query.order("created_at", { ascending: false });
  return matchingWords(query.order("id"), search, searched, conditionsOf(state));
}

/** Returns what the list's tab "To do" lists, for the badge, the desk and the tab's count. */
export const attentionQuery = () => {
  const toDo = subscriptionListQuery({ state: "to-do", page: 1, pageSize: maxRowsPerRequest });
  return { ...toDo, select: ({ rows }: Page<Subscription>) => rows };
};

/** Reads what the figures need of all running subscriptions. Empty if the database is too old for subscriptions. */
export const runningSubscriptionsQuery = () =>
  ownerQuery([...subscriptionKeys.all, "running"], (supabase, signal) =>
    listAll(
      supabase
        .from("subscriptions")
        .select(figureColumns, { count: "exact" })
        .in("status", runningStatuses)
        .order("started_at")
        .order("id")
        .abortSignal(signal),
    ).catch(ifMissingTable(() => [])),
  );

const figureColumns =
  "id, customer_name, customer_email, is_live, amount, currency, billing_period, status, unpaid_amount, payment_failed_at, started_at, contacted_at, changes_received_at, changes_made_at, reviewed_at, live_at" as const;

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
