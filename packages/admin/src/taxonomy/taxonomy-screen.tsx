import { countedCategoriesQuery, countedTagsQuery } from "@brightwren/core/taxonomy/read-taxonomy";
import { EmptyState } from "@brightwren/ui/empty-state";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { ListFailure, offlineMessage } from "../parts/list/list-states.tsx";
import { Screen } from "../parts/screen.tsx";
import { Categories } from "./categories.tsx";
import { Tags } from "./tags.tsx";
import styles from "./taxonomy.module.css";

export function Component() {
  const categories = useQuery(countedCategoriesQuery());
  const tags = useQuery(countedTagsQuery());
  const isReachable = useReachable();
  return (
    <Screen
      title="Categories and tags"
      actions={
        <Link to={adminPaths.posts} className={buttonClass({ kind: "outline" })}>
          All posts
        </Link>
      }
    >
      {!isReachable && !(categories.data && tags.data) ? (
        <EmptyState {...offlineMessage("Categories and tags are stored on the server.")} />
      ) : (
        <div className={`grid gap-6 ${styles.desk}`}>
          <Part what="The categories" query={categories}>
            {(data) => <Categories categories={data} />}
          </Part>
          <Part what="The tags" query={tags}>
            {(data) => <Tags tags={data} />}
          </Part>
        </div>
      )}
    </Screen>
  );
}

type PartProps<Data> = { what: string; query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

function Part<Data>({ what, query, children }: PartProps<Data>) {
  const { data, isError } = query;
  return (
    <div className={`panel shrinks ${styles.part}`} aria-busy={data === undefined && !isError}>
      {data !== undefined ? children(data) : isError ? <ListFailure what={what} query={query} /> : null}
    </div>
  );
}
