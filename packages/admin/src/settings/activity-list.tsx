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
  const query = useQuery({ ...activityQuery(count), placeholderData: keepPreviousData });
  const owners = useQuery(ownersQuery()).data;
  const { data, isError, isPlaceholderData } = query;
  if (!data && !isReachable)
    return <p className="hint">You’re offline. The list appears when you reconnect.</p>;
  if (!data) return isError ? <ListFailure what="The activity" query={query} /> : <ListSkeleton count={4} />;
  if (data.rows.length === 0) return <p className="hint">Nothing yet.</p>;
  return (
    <>
      <ol role="list" aria-label="Activity" className={styles.activity}>
        {data.rows.map((entry) => (
          <li key={entry.id} className="cluster small spread gap-1 gap-x-4">
            <span dir="auto" className="grows breaks">
              <strong>{nameOf(entry.actor, owners)}</strong> {deedOf(entry, owners)}
            </span>
            <Moment at={entry.at} />
          </li>
        ))}
      </ol>
      {data.total > data.rows.length ? (
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
  return owners?.find(({ user_id: id }) => id === userId)?.email ?? (owners ? "A former owner" : "…");
}

function deedOf({ kind, subject }: Activity, owners: readonly Owner[] | undefined): string {
  const post = `“${subject ?? ""}”`;
  switch (kind) {
    case "signed_in":
      return "signed in";
    case "published":
      return `published ${post}`;
    case "updated":
      return `published changes to ${post}`;
    case "scheduled":
      return `scheduled ${post}`;
    case "unpublished":
      return `unpublished ${post}`;
    case "deleted":
      return `deleted ${subject}`;
    case "exported":
      return `exported ${subject}`;
    case "erased":
      return `erased a person (${subject})`;
    case "owner_added":
      return `made ${nameOf(subject, owners)} an owner`;
    case "owner_removed":
      return `removed ${nameOf(subject, owners).replace("A former", "a former")}`;
  }
}
