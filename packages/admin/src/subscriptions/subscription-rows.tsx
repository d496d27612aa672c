import {
  dashboardLink,
  hasFailedPayment,
  isRunning,
  type Subscription,
  subscriptionState,
} from "@brightwren/core/subscriptions/subscription";
import { Badge } from "@brightwren/ui/badge";
import { Menu } from "@brightwren/ui/menu";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { ListCard, ListTable, useWide } from "../parts/list/list-rows.tsx";
import { Moment } from "../parts/moment.tsx";
import { useServerNow } from "../parts/use-server-now.ts";
import { customerOf, dashboardLabel, isUrgent, nextStep, packageSentence } from "./subscription-labels.ts";
import styles from "./subscription-rows.module.css";

type RowProps = { subscription: Subscription; now: number };

const columns = [
  { label: "Customer" },
  { label: "Package", width: "24%" },
  { label: "State", width: "13rem" },
  { label: "Since", width: "8rem" },
];

export function SubscriptionRows({ subscriptions }: { subscriptions: Subscription[] }) {
  const wide = useWide();
  const now = useServerNow();
  const Row = wide ? TableRow : Card;
  const rows = subscriptions.map((subscription) => (
    <Row key={subscription.id} subscription={subscription} now={now} />
  ));
  if (!wide) return <ul role="list">{rows}</ul>;
  return (
    <ListTable caption="Subscriptions" columns={columns}>
      {rows}
    </ListTable>
  );
}

function TableRow({ subscription, now }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <Customer subscription={subscription} now={now} />
      </th>
      <td>{packageSentence(subscription)}</td>
      <td>
        <State subscription={subscription} />
      </td>
      <td>
        <Moment at={subscription.started_at} dayOnly />
      </td>
      <td>
        <SubscriptionMenu subscription={subscription} />
      </td>
    </tr>
  );
}

function Card({ subscription, now }: RowProps) {
  return (
    <ListCard
      title={<Customer subscription={subscription} now={now} />}
      menu={<SubscriptionMenu subscription={subscription} />}
      facts={
        <>
          <span className={styles.package}>{packageSentence(subscription)}</span>
          <Moment at={subscription.started_at} dayOnly />
          <State subscription={subscription} />
        </>
      }
    />
  );
}

function Customer({ subscription, now }: RowProps) {
  const { search } = useLocation();
  const step = isRunning(subscription) ? nextStep(subscription, now) : undefined;
  return (
    <>
      <Link
        dir="auto"
        className={styles.name}
        data-new={(isRunning(subscription) && !subscription.contacted_at) || undefined}
        to={{ pathname: adminPaths.subscription(subscription.id), search }}
      >
        {customerOf(subscription)}
      </Link>
      {step ? (
        <span className={styles.step} data-urgent={isUrgent(subscription, now) || undefined}>
          {step}
        </span>
      ) : null}
    </>
  );
}

function State({ subscription }: Pick<RowProps, "subscription">) {
  return (
    <span className={styles.facts}>
      <span className={styles.state} data-failed={hasFailedPayment(subscription) || undefined}>
        {subscriptionState(subscription)}
      </span>
      {subscription.is_live ? null : <Badge quiet>Test</Badge>}
    </span>
  );
}

function SubscriptionMenu({ subscription }: Pick<RowProps, "subscription">) {
  const host = useHost();
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = () => void navigate({ pathname: adminPaths.subscription(subscription.id), search });
  return (
    <Menu
      label={`Actions for the subscription of ${customerOf(subscription)}`}
      actions={[
        { label: "Open", onSelect: open },
        {
          label: dashboardLabel(subscription),
          onSelect: () => host.openExternal(dashboardLink(subscription)),
        },
      ]}
    />
  );
}
