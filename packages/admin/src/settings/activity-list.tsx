import { type Owner, ownersQuery } from "@brightwren/core/account/owners";
import { type Activity, activityQuery } from "@brightwren/core/settings/activity";
import { Button } from "@brightwren/ui/button";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { formatShortDay } from "../parts/format.ts";
import { ListFailure, ListSkeleton } from "../parts/list/list-states.tsx";
import { Moment } from "../parts/moment.tsx";
import styles from "./settings.module.css";

const pageSize = 20;

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
        {runsOf(data.slice(0, count)).map((run, index, runs) => {
          const lines = run.map((entry) => <Line key={entry.id} {...{ entry, owners }} />);
          const [entry] = run;
          return (
            <li key={entry.id}>
              {dayOf(runs[index - 1]) === dayOf(run) ? null : (
                <p className="hint strong mt-4">{dayOf(run)}</p>
              )}
              {run.length > 1 ? (
                <details>
                  <summary>
                    <Line {...{ entry, owners }} times={run.length} />
                  </summary>
                  {lines}
                </details>
              ) : (
                lines
              )}
            </li>
          );
        })}
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

type Run = [Activity, ...Activity[]];

const dayOf = (run?: Run) => run && formatShortDay(run[0].at);

const ofPosts = new Set<Activity["kind"]>(["published", "updated", "scheduled", "unpublished"]);

/** Puts together what one owner did alike on a day. */
function runsOf(entries: readonly Activity[]): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const { kind, actor } = entry;
    const last = runs.at(-1);
    const isAlike = last?.[0].kind === kind && last[0].actor === actor && dayOf(last) === dayOf([entry]);
    if (isAlike && (ofPosts.has(kind) || kind === "signed_in")) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

type LineProps = { entry: Activity; owners: readonly Owner[] | undefined; times?: number };

function Line({ entry: { kind, actor, subject, at }, owners, times }: LineProps) {
  const isOfPost = ofPosts.has(kind);
  return (
    <span className="cluster small spread gap-1 gap-x-4">
      <span dir="auto" className="grows breaks">
        <strong>{nameOf(actor, owners)}</strong> {`${deeds[kind]} `}
        {times ? (
          `${times} ${isOfPost ? "posts" : "times"} ▸`
        ) : isOfPost && subject ? (
          <Link to={`${adminPaths.posts}?q=${encodeURIComponent(subject)}`}>{`“${subject}”`}</Link>
        ) : kind.startsWith("owner") ? (
          nameOf(subject, owners)
        ) : (
          subject
        )}
      </span>
      <Moment at={at} />
    </span>
  );
}

const deeds: Record<Activity["kind"], string> = {
  signed_in: "signed in",
  published: "published",
  updated: "published changes to",
  scheduled: "scheduled",
  unpublished: "unpublished",
  deleted: "deleted",
  exported: "exported",
  erased: "erased a person:",
  owner_added: "gave the role of owner to",
  owner_removed: "took the role of owner from",
};
