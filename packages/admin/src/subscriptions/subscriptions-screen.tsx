import {
  dashboardLink,
  formatTotal,
  hasFailedPayment,
  monthlySum,
  nextPaymentAt,
} from "@brightwren/core/subscriptions/subscription";
import {
  attentionQuery,
  listAllSubscriptions,
  runningSubscriptionsQuery,
  subscriptionListQuery,
} from "@brightwren/core/subscriptions/read-subscriptions";
import { subscriptionsCsv } from "@brightwren/core/subscriptions/subscriptions-csv";
import { Badge } from "@brightwren/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { CsvExportButton } from "../files/csv-export-button.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { RowFacts, useWide } from "../parts/list/list-rows.tsx";
import { ListScreen } from "../parts/list/list-screen.tsx";
import { useList, useTabCounts } from "../parts/list/list-window.tsx";
import { Moment } from "../parts/moment.tsx";
import { useServerNow } from "../parts/use-server-now.ts";
import {
  customerOf,
  dashboardLabel,
  dueSentence,
  isUrgent,
  nextStep,
  offline,
  subscriptionFigures,
  subscriptionList,
} from "./subscription-labels.ts";
import { StateBadge } from "./state-badge.tsx";

export function Component() {
  const list = useList(subscriptionList, subscriptionListQuery);
  const now = useServerNow();
  const isWide = useWide();
  const host = useHost();
  const toDo = useQuery(attentionQuery()).data?.length;
  const running = useQuery(runningSubscriptionsQuery()).data;
  const figures = subscriptionFigures(running, now);
  const figure = (tab: keyof typeof figures) => ({ tab, ...(running && figures[tab]) });
  return (
    <ListScreen
      note="What customers bought on the site, as the payment provider last reported it."
      list={list}
      counts={useTabCounts(subscriptionList, subscriptionListQuery, { "to-do": toDo })}
      figures={[figure("paying"), figure("failed"), figure("sites")]}
      offline={offline}
      tools={<CsvExportButton list={list} read={listAllSubscriptions} toCsv={subscriptionsCsv} />}
      title={{
        label: "Customer",
        of: (subscription) => ({
          children: customerOf(subscription),
          isStrong: true,
          note: isWide && subscription.package,
        }),
      }}
      columns={{
        "Next step": {
          width: "26%",
          render: (subscription) => (
            <span className="block small snug">
              {!isWide && subscription.package ? `${subscription.package} · ` : null}
              {nextStep(subscription)?.replace(/^Next: ./, (found) => found.slice(-1).toUpperCase()) ?? "–"}
              <span className={`fine block ${isUrgent(subscription, now) ? "urgent" : ""}`}>
                {dueSentence(subscription, now)}
              </span>
            </span>
          ),
        },
        State: {
          width: "11rem",
          render: (subscription) => (
            <RowFacts>
              <StateBadge subscription={subscription} />
              {subscription.is_live ? null : <Badge quiet>Test</Badge>}
            </RowFacts>
          ),
        },
        "A month": {
          width: "8rem",
          isNumber: true,
          render: (subscription) => (
            <span>{subscription.customer_id ? formatTotal([monthlySum(subscription)]) : "–"}</span>
          ),
        },
        "Next payment": {
          width: "8.5rem",
          isNumber: true,
          render: (subscription) => {
            const at = nextPaymentAt(subscription);
            return (
              <span className="small numbers">
                {at ? (hasFailedPayment(subscription) ? "Retry " : "") : "–"}
                {at ? <Moment at={at} dayOnly className="" /> : null}
              </span>
            );
          },
        },
      }}
      facts={["A month", "Next step", "State", "Next payment"]}
      nameOf={(subscription) => `the subscription of ${customerOf(subscription)}`}
      isUrgent={hasFailedPayment}
      open={{ label: "Open", path: adminPaths.subscription }}
      actions={(subscription) => [
        {
          label: dashboardLabel(subscription),
          onSelect: () => host.openExternal(dashboardLink(subscription)),
        },
      ]}
    />
  );
}
