import { postListQuery } from "@brightwren/core/admin-posts/read-posts";
import { countNewEnquiriesQuery, enquiryListQuery } from "@brightwren/core/enquiries/read-enquiries";
import { Badge } from "@brightwren/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, type ComponentType, useEffect } from "react";
import { enquiryTabs, senderName } from "../enquiries/enquiry-labels.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { formatCount } from "../parts/format.ts";
import { deskLines, Line, Part, useMissing } from "./desk-part.tsx";
import styles from "./desk.module.css";
import { SubscriptionsPart } from "./subscriptions-part.tsx";
import { WeekAhead } from "./week-ahead.tsx";

/** Lazy, because it needs the Markdown parser. If it fails to load, this section is omitted. */
const PublishedFindings = lazy((): Promise<{ default: ComponentType }> =>
  import("./published-findings.tsx").catch(() => ({ default: () => null })),
);

export function Desk() {
  const isReachable = useReachable();
  return (
    <div className={styles.desk}>
      <SubscriptionsPart />
      <NewEnquiries />
      <LatestDrafts />
      <WeekAhead />
      {isReachable ? (
        <Suspense fallback={null}>
          <PublishedFindings />
        </Suspense>
      ) : null}
    </div>
  );
}

function NewEnquiries() {
  const query = useQuery({
    ...enquiryListQuery({ state: "new", page: 1, pageSize: deskLines }),
    refetchOnMount: "always",
  });
  const missing = useMissing(query);
  const { data, refetch } = query;
  // The frame already refetches the count every minute.
  const { data: counted } = useQuery({ ...countNewEnquiriesQuery(), refetchOnMount: false });
  const isBehind = data !== undefined && counted !== undefined && counted !== data.total;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  return (
    <Part
      title={data && data.total > 0 ? formatCount(data.total, "new enquiry", "new enquiries") : "Enquiries"}
      all={{ to: adminPaths.enquiries, label: "All enquiries" }}
      says={data ? (data.total === 0 ? "No one is waiting for a reply." : undefined) : missing}
    >
      <ul role="list">
        {data?.enquiries.map((enquiry) => (
          <Line
            key={enquiry.id}
            to={adminPaths.enquiry(enquiry.id)}
            label={senderName(enquiry)}
            at={enquiry.created_at}
            says={
              enquiry.status === "doubtful" ? (
                <span>
                  <Badge>{enquiryTabs.doubtful.label}</Badge> <bdi>{enquiry.message}</bdi>
                </span>
              ) : (
                enquiry.message
              )
            }
          />
        ))}
      </ul>
    </Part>
  );
}

function LatestDrafts() {
  const query = useQuery({
    ...postListQuery({
      status: "draft",
      sort: { by: "updated_at", ascending: false },
      page: 1,
      pageSize: deskLines,
    }),
    refetchOnMount: "always",
  });
  const missing = useMissing(query);
  const { data } = query;
  return (
    <Part
      title="Recent drafts"
      all={{
        to: `${adminPaths.posts}?status=draft`,
        label: data ? `All ${data.total} drafts` : "All drafts",
      }}
      says={data ? (data.total === 0 ? "No unfinished drafts." : undefined) : missing}
    >
      <ul role="list">
        {data?.posts.map(({ id, title, updated_at }) => (
          <Line key={id} to={adminPaths.post(id)} label={title} at={updated_at} />
        ))}
      </ul>
    </Part>
  );
}
