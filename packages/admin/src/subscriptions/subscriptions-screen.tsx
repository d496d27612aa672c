import type { ListedState } from "@brightwren/core/subscriptions/subscription";
import {
  listAllSubscriptions,
  subscriptionListQuery,
  type SubscriptionList,
} from "@brightwren/core/subscriptions/read-subscriptions";
import { subscriptionsCsv } from "@brightwren/core/subscriptions/subscriptions-csv";
import { buttonClass } from "@brightwren/ui/button-class";
import { EmptyState } from "@brightwren/ui/empty-state";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { CsvExportButton } from "../files/csv-export-button.tsx";
import { pageSize } from "../parts/list/list-address.ts";
import { ListFailure, ListSkeleton } from "../parts/list/list-states.tsx";
import { ListTabs, ListWindow } from "../parts/list/list-window.tsx";
import { Pager, useExistingPage } from "../parts/list/pager.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { Screen } from "../parts/screen.tsx";
import {
  readSubscriptionFilter,
  type SubscriptionFilter,
  type SubscriptionTab,
  subscriptionTabs,
  toSubscriptionRequest,
} from "./subscription-filter.ts";
import {
  countSubscriptions,
  emptyTabs,
  exportName,
  offlineMessage,
  tabLabels,
} from "./subscription-labels.ts";
import { SubscriptionRows } from "./subscription-rows.tsx";

export function Component() {
  const [params] = useSearchParams();
  const filter = readSubscriptionFilter(params);
  const request = { ...toSubscriptionRequest(filter), page: filter.page, pageSize };
  const isReachable = useReachable();
  const list = useQuery({
    ...subscriptionListQuery(request),
    // Omit placeholder data offline, because it would never be replaced.
    ...(isReachable && { placeholderData: keepPreviousData }),
  });
  useExistingPage(filter.page, list.isPlaceholderData ? undefined : list.data?.total);
  const summary = useRef<HTMLParagraphElement>(null);
  const total = list.data?.total;
  const isReading = !list.isError && isReachable;
  return (
    <Screen
      title="Subscriptions"
      subtitle="What customers bought on the site, as the payment provider last reported it."
    >
      <ListWindow
        label="Subscriptions"
        tabs={<SubscriptionTabs current={filter.tab} />}
        tools={
          <>
            <SearchBox label="Search subscriptions" />
            <CsvExportButton what="subscriptions" disabled={!total} read={() => readExport(filter)} />
          </>
        }
        summary={
          total !== undefined ? countSubscriptions(total) : isReading ? "Loading the subscriptions…" : ""
        }
        summaryRef={summary}
        page={filter.page}
        query={list}
        pager={total ? <Pager page={filter.page} total={total} /> : null}
      >
        <SubscriptionsContent filter={filter} list={list} />
      </ListWindow>
    </Screen>
  );
}

async function readExport(filter: SubscriptionFilter) {
  const subscriptions = await listAllSubscriptions(toSubscriptionRequest(filter));
  return {
    name: exportName(filter.tab, new Date()),
    text: subscriptionsCsv(subscriptions),
    count: countSubscriptions(subscriptions.length),
  };
}

type SubscriptionsContentProps = { filter: SubscriptionFilter; list: UseQueryResult<SubscriptionList> };

function SubscriptionsContent({ filter: { tab, search }, list }: SubscriptionsContentProps) {
  const isReachable = useReachable();
  if (!list.data && !isReachable) return <EmptyState {...offlineMessage} />;
  if (list.isError && !list.data) {
    return (
      <ListFailure what="The subscriptions" busy={list.isFetching} onRetry={() => void list.refetch()} />
    );
  }
  if (!list.data) return <ListSkeleton />;
  if (list.data.total > 0) return <SubscriptionRows subscriptions={list.data.subscriptions} />;
  if (!search) return <EmptyState {...emptyTabs[tab]} />;
  return (
    <EmptyState
      title="No subscriptions found"
      text={`No subscriptions ${tab === "all" ? "" : "in this tab "}match “${search}”.`}
      action={
        <Link
          to={{ search: tab === "to-do" ? "" : `?state=${tab}` }}
          className={buttonClass({ kind: "outline" })}
        >
          Clear the search
        </Link>
      }
    />
  );
}

function SubscriptionTabs({ current }: { current: SubscriptionTab }) {
  const counts = useSubscriptionCounts();
  const tabs = subscriptionTabs.map((value) => ({ value, label: tabLabels[value], count: counts[value] }));
  return <ListTabs label="Subscriptions by state" param="state" tabs={tabs} current={current} />;
}

const totalOf = (state: ListedState | undefined) => subscriptionListQuery({ state, page: 1, pageSize: 1 });

function useSubscriptionCounts(): Record<SubscriptionTab, number | undefined> {
  return {
    "to-do": useQuery(totalOf("to-do")).data?.total,
    active: useQuery(totalOf("active")).data?.total,
    ended: useQuery(totalOf("ended")).data?.total,
    all: useQuery(totalOf(undefined)).data?.total,
  };
}
