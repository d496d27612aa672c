import { type Owner, ownersQuery } from "@brightwren/core/account/owners";
import { type Activity, activityQuery } from "@brightwren/core/settings/activity";
import { Button } from "@brightwren/ui/button";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useReachable } from "../host/connectivity.ts";
import { ListFailure, ListSkeleton } from "../parts/list/list-states.tsx";
import { Moment } from "../parts/moment.tsx";
import styles from "./settings.module.css";

const pageSize = 100;

/** What owners did in the last twelve months. The database writes it. */
export function ActivityList() {
  const [count, setCount] = useState(pageSize);
  const isReachable = useReachable();
  const query = useQuery({ ...activityQuery(count + 1), placeholderData: keepPreviousData });
  const owners = useQuery(ownersQuery()).data;
  const { data, isError, isPlaceholderData } = query;
  if (!data && !isReachable)
    return <p className="hint">You’re offline. The list appears when you reconnect.</p>;
  if (!data) return isError ? <ListFailure what="The activity" query={query} /> : <ListSkeleton count={4} />;
  if (data.length === 0) return <p className="hint">Nothing yet.</p>;
  return (
    <>
      <ol role="list" aria-label="Activity" className={styles.activity}>
        {data.slice(0, count).map((entry) => (
          <li key={entry.id} className="cluster small spread gap-1 gap-x-4">
            <span dir="auto" className="grows breaks">
              <strong>{nameOf(entry.actor, owners)}</strong> {deeds[entry.kind](entry.subject ?? "", owners)}
            </span>
            <Moment at={entry.at} />
          </li>
        ))}
      </ol>
      {data.length > count || isPlaceholderData ? (
        <div>
          <Button kind="outline" busy={isPlaceholderData} onClick={() => setCount(count + pageSize)}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  );
}

function nameOf(userId: string | null, owners: readonly Owner[] | undefined): string {
  if (!userId) return "The site";
  // Accounts may be deleted.
  return owners?.find(({ user_id: id }) => id === userId)?.email ?? (owners ? "Former owner" : "…");
}

const deeds: Record<Activity["kind"], (subject: string, owners: readonly Owner[] | undefined) => string> = {
  signed_in: () => "signed in",
  published: (title) => `published “${title}”`,
  updated: (title) => `published changes to “${title}”`,
  scheduled: (title) => `scheduled “${title}”`,
  unpublished: (title) => `unpublished “${title}”`,
  deleted: (what) => `deleted ${what}`,
  exported: (what) => `exported ${what}`,
  erased: (counts) => `erased a person (${counts})`,
  owner_added: (id, owners) => `gave ${nameOf(id, owners)} the role of owner`,
  owner_removed: (id, owners) => `took the role of owner from ${nameOf(id, owners)}`,
};
