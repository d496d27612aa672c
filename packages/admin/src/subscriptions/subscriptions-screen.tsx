import {
  dashboardLink,
  hasFailedPayment,
  isRunning,
  subscriptionState,
} from "@brightwren/core/subscriptions/subscription";
import {
  listAllSubscriptions,
  subscriptionListQuery,
} from "@brightwren/core/subscriptions/read-subscriptions";
import { subscriptionsCsv } from "@brightwren/core/subscriptions/subscriptions-csv";
import { Badge } from "@brightwren/ui/badge";
import { CsvExportButton } from "../files/csv-export-button.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { RowFacts } from "../parts/list/list-rows.tsx";
import { ListScreen } from "../parts/list/list-screen.tsx";
import { useList, useTabCounts } from "../parts/list/list-window.tsx";
import { Moment } from "../parts/moment.tsx";
import { useServerNow } from "../parts/use-server-now.ts";
import {
  customerOf,
  dashboardLabel,
  isUrgent,
  nextStep,
  offline,
  packageSentence,
  subscriptionList,
} from "./subscription-labels.ts";
import styles from "./subscription-screen.module.css";

export function Component() {
  const list = useList(subscriptionList, subscriptionListQuery);
  const now = useServerNow();
  const host = useHost();
  return (
    <ListScreen
      subtitle="What customers bought on the site, as the payment provider last reported it."
      list={list}
      counts={useTabCounts(subscriptionList, subscriptionListQuery)}
      offline={offline}
      tools={<CsvExportButton list={list} read={listAllSubscriptions} toCsv={subscriptionsCsv} />}
      title={{
        label: "Customer",
        of: (subscription) => ({
          children: customerOf(subscription),
          isStrong: isRunning(subscription) && !subscription.contacted_at,
          note: isRunning(subscription) && nextStep(subscription, now),
          noteClass: isUrgent(subscription, now) ? "ellipsis urgent" : "ellipsis",
        }),
      }}
      columns={{
        Package: {
          width: "24%",
          render: (subscription) => <span className={styles.package}>{packageSentence(subscription)}</span>,
        },
        State: {
          width: "13rem",
          render: (subscription) => (
            <RowFacts>
              <span className={hasFailedPayment(subscription) ? "fine urgent" : "fine"}>
                {subscriptionState(subscription)}
              </span>
              {subscription.is_live ? null : <Badge quiet>Test</Badge>}
            </RowFacts>
          ),
        },
        Since: { width: "8rem", render: ({ started_at }) => <Moment at={started_at} dayOnly /> },
      }}
      facts={["Package", "Since", "State"]}
      nameOf={(subscription) => `the subscription of ${customerOf(subscription)}`}
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
