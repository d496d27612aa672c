import type {
  ListedState,
  SubscriptionFilter as SubscriptionRequest,
} from "@brightwren/core/subscriptions/subscription";
import { readChoice, readPage } from "../parts/list/list-address.ts";

export type SubscriptionTab = ListedState | "all";

export const subscriptionTabs: readonly [SubscriptionTab, ...SubscriptionTab[]] = [
  "to-do",
  "active",
  "ended",
  "all",
];

export type SubscriptionFilter = { tab: SubscriptionTab; search: string; page: number };

export const readSubscriptionFilter = (params: URLSearchParams): SubscriptionFilter => ({
  tab: readChoice(params, "state", subscriptionTabs),
  search: (params.get("q") ?? "").trim(),
  page: readPage(params),
});

export const toSubscriptionRequest = ({
  tab,
  search,
}: Pick<SubscriptionFilter, "tab" | "search">): SubscriptionRequest => ({
  state: tab === "all" ? undefined : tab,
  search: search || undefined,
});
