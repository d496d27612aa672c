import {
  hasFailedPayment,
  isRunning,
  type Subscription,
  subscriptionState,
} from "@brightwren/core/subscriptions/subscription";
import { Badge } from "@brightwren/ui/badge";

export const StateBadge = ({ subscription }: { subscription: Subscription }) => (
  <Badge
    quiet={!isRunning(subscription)}
    tone={subscription.unread || hasFailedPayment(subscription) ? "bad" : undefined}
  >
    {subscriptionState(subscription)}
  </Badge>
);
