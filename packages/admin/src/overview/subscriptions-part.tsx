import { attentionQuery, subscriptionListQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import { useQuery } from "@tanstack/react-query";
import { adminPaths } from "../host/admin-paths.ts";
import { formatCount } from "../parts/format.ts";
import { customerOf, nextStep, packageSentence } from "../subscriptions/subscription-labels.ts";
import { deskLines, Line, Part, useMissing } from "./desk-part.tsx";

/** Renders nothing until the first subscription. */
export function SubscriptionsPart() {
  // The frame already refetches these every minute.
  const query = useQuery({ ...attentionQuery(), refetchOnMount: "always" });
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
      all={{ to: `${adminPaths.subscriptions}?state=all`, label: "All subscriptions" }}
      says={data ? (data.length === 0 ? "No subscriptions need attention." : undefined) : missing}
    >
      <ul role="list">
        {data?.slice(0, deskLines).map((subscription) => (
          <Line
            key={subscription.id}
            to={adminPaths.subscription(subscription.id)}
            label={customerOf(subscription)}
            at={subscription.started_at}
            says={`${nextStep(subscription) ?? ""}. ${packageSentence(subscription)}`}
          />
        ))}
      </ul>
    </Part>
  );
}
