import {
  dashboardLink,
  hasFailedPayment,
  isRunning,
  type ListedState,
  type Subscription,
  subscriptionState,
} from "@brightwren/core/subscriptions/subscription";
import {
  listAllSubscriptions,
  subscriptionListQuery,
} from "@brightwren/core/subscriptions/read-subscriptions";
import { subscriptionsCsv } from "@brightwren/core/subscriptions/subscriptions-csv";
import { Badge } from "@brightwren/ui/badge";
import { Menu } from "@brightwren/ui/menu";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { CsvExportButton } from "../files/csv-export-button.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { pageSize, useListFilter } from "../parts/list/list-address.ts";
import { ListRows, RowFacts, RowTitle } from "../parts/list/list-rows.tsx";
import { ListWindow, useListPage } from "../parts/list/list-window.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { Moment } from "../parts/moment.tsx";
import { Screen } from "../parts/screen.tsx";
import { useServerNow } from "../parts/use-server-now.ts";
import {
  countSubscriptions,
  customerOf,
  dashboardLabel,
  isUrgent,
  nextStep,
  offlineMessage,
  packageSentence,
  subscriptionTabs,
} from "./subscription-labels.ts";
import styles from "./subscription-screen.module.css";

export function Component() {
  const filter = useListFilter("state", subscriptionTabs);
  const { tab, page, request } = filter;
  const list = useListPage(subscriptionListQuery({ ...request, page, pageSize }), page);
  const summary = useRef<HTMLParagraphElement>(null);
  return (
    <Screen
      title="Subscriptions"
      subtitle="What customers bought on the site, as the payment provider last reported it."
    >
      <ListWindow
        label="Subscriptions"
        count={countSubscriptions}
        tabs={{
          label: "Subscriptions by state",
          param: "state",
          of: subscriptionTabs,
          counts: useSubscriptionCounts(),
        }}
        filter={filter}
        query={list}
        summaryRef={summary}
        offline={offlineMessage}
        tools={
          <>
            <SearchBox label="Search subscriptions" />
            <CsvExportButton
              what="subscriptions"
              tab={tab}
              disabled={!list.data?.total}
              read={() => listAllSubscriptions(request)}
              toCsv={subscriptionsCsv}
              count={countSubscriptions}
            />
          </>
        }
      >
        {({ subscriptions }) => <SubscriptionRows subscriptions={subscriptions} />}
      </ListWindow>
    </Screen>
  );
}

const columns = {
  Customer: {},
  Package: { width: "24%" },
  State: { width: "13rem" },
  Since: { width: "8rem" },
};

function SubscriptionRows({ subscriptions }: { subscriptions: Subscription[] }) {
  const now = useServerNow();
  const host = useHost();
  const navigate = useNavigate();
  const { search } = useLocation();
  const rows = subscriptions.map((subscription) => {
    const path = { pathname: adminPaths.subscription(subscription.id), search };
    const step = isRunning(subscription) ? nextStep(subscription, now) : undefined;
    return {
      id: subscription.id,
      cells: {
        Customer: (
          <RowTitle
            to={path}
            isStrong={isRunning(subscription) && !subscription.contacted_at}
            note={
              step ? (
                <span className={`ellipsis fine block snug ${isUrgent(subscription, now) ? "urgent" : ""}`}>
                  {step}
                </span>
              ) : null
            }
          >
            {customerOf(subscription)}
          </RowTitle>
        ),
        Package: <span className={styles.package}>{packageSentence(subscription)}</span>,
        State: (
          <RowFacts>
            <span className={hasFailedPayment(subscription) ? "fine urgent" : "fine"}>
              {subscriptionState(subscription)}
            </span>
            {subscription.is_live ? null : <Badge quiet>Test</Badge>}
          </RowFacts>
        ),
        Since: <Moment at={subscription.started_at} dayOnly />,
      },
      menu: (
        <Menu
          label={`Actions for the subscription of ${customerOf(subscription)}`}
          actions={[
            { label: "Open", onSelect: () => void navigate(path) },
            {
              label: dashboardLabel(subscription),
              onSelect: () => host.openExternal(dashboardLink(subscription)),
            },
          ]}
        />
      ),
    };
  });
  return (
    <ListRows caption="Subscriptions" columns={columns} facts={["Package", "Since", "State"]} rows={rows} />
  );
}

const totalOf = (listed: ListedState | undefined) =>
  subscriptionListQuery({ state: listed, page: 1, pageSize: 1 });

const useSubscriptionCounts = () => ({
  "to-do": useQuery(totalOf("to-do")).data?.total,
  active: useQuery(totalOf("active")).data?.total,
  ended: useQuery(totalOf("ended")).data?.total,
  all: useQuery(totalOf(undefined)).data?.total,
});
