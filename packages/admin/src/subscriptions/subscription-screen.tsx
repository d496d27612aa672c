import { subscriptionQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import { buttonClass } from "@brightwren/ui/button-class";
import { EmptyState } from "@brightwren/ui/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router-dom";
import { z } from "zod";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { ListFailure } from "../parts/list/list-states.tsx";
import { Screen } from "../parts/screen.tsx";
import { customerOf, offlineMessage } from "./subscription-labels.ts";
import { SubscriptionWindow } from "./subscription-window.tsx";

export function Component() {
  const { id = "" } = useParams();
  const { search } = useLocation();
  const known = z.guid().safeParse(id).success;
  const { data, isError, isFetching, refetch } = useQuery({ ...subscriptionQuery(id), enabled: known });
  const isReachable = useReachable();
  const back = (
    <Link
      to={{ pathname: adminPaths.subscriptions, search }}
      className={buttonClass({ kind: data ? "text" : "outline" })}
    >
      All subscriptions
    </Link>
  );

  if (!known || data === null) {
    return (
      <Screen title="Subscription">
        <EmptyState
          title="Subscription not found"
          text="It may have been deleted, or the link may be incomplete."
          action={back}
        />
      </Screen>
    );
  }
  return (
    <Screen title={data ? customerOf(data) : "Subscription"} actions={data ? back : null}>
      {data ? <SubscriptionWindow key={data.id} subscription={data} /> : null}
      {!isReachable && !data ? (
        <EmptyState {...offlineMessage} />
      ) : isError && !data ? (
        <ListFailure what="The subscription" busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
    </Screen>
  );
}
