import { attentionQuery, subscriptionListQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import { hasFailedPayment, type Subscription } from "@brightwren/core/subscriptions/subscription";
import { Badge } from "@brightwren/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { adminPaths } from "../host/admin-paths.ts";
import { formatCount } from "../parts/format.ts";
import { useServerNow } from "../parts/use-server-now.ts";
import { customerOf, isUrgent, nextStep, packageSentence } from "../subscriptions/subscription-labels.ts";
import { deskLines, Line, Part, useMissing } from "./desk-part.tsx";
import styles from "./subscriptions-part.module.css";

/** Renders nothing until the first subscription. */
export function SubscriptionsPart() {
  // The frame already refetches these every minute.
  const query = useQuery({ ...attentionQuery(), refetchOnMount: false });
  const now = useServerNow();
  const { data, isError } = query;
  const missing = useMissing(query);
  const { data: all } = useQuery({
    ...subscriptionListQuery({ page: 1, pageSize: 1 }),
    enabled: data?.length === 0,
  });
  const isUnused = data ? data.length === 0 && !all?.total : !isError;
  if (isUnused) return null;
  return (
    <Part
      wide
      title={
        data && data.length > 0
          ? formatCount(data.length, "subscription needs attention", "subscriptions need attention")
          : "Subscriptions"
      }
      all={{
        to: data?.length ? adminPaths.subscriptions : `${adminPaths.subscriptions}?state=all`,
        label: "All subscriptions",
      }}
      says={data ? (data.length === 0 ? "No subscriptions need attention." : undefined) : missing}
    >
      <ul role="list">
        {data?.slice(0, deskLines).map((subscription) => (
          <Line
            key={subscription.id}
            to={adminPaths.subscription(subscription.id)}
            label={customerOf(subscription)}
            at={(hasFailedPayment(subscription) && subscription.payment_failed_at) || subscription.started_at}
            says={<Reason subscription={subscription} now={now} />}
          />
        ))}
      </ul>
    </Part>
  );
}

function Reason({ subscription, now }: { subscription: Subscription; now: number }) {
  const step = nextStep(subscription, now);
  return (
    <span>
      {subscription.is_live ? null : (
        <span className={styles.test}>
          <Badge quiet>Test</Badge>
        </span>
      )}
      {step ? (
        <span className={styles.step} data-urgent={isUrgent(subscription, now) || undefined}>
          {`${step}. `}
        </span>
      ) : null}
      <span>{packageSentence(subscription)}</span>
    </span>
  );
}
