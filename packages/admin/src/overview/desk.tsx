import { postListQuery } from "@brightwren/core/admin-posts/read-posts";
import { countNewEnquiriesQuery, enquiryListQuery } from "@brightwren/core/enquiries/read-enquiries";
import { mailListQuery } from "@brightwren/core/mails/mails";
import { Badge } from "@brightwren/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, type ComponentType, useEffect } from "react";
import { enquiryTabs, senderName } from "../enquiries/enquiry-labels.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { mailNames, mailSentence, personOf } from "../mails/mail-labels.ts";
import { useReachable } from "../host/connectivity.ts";
import { formatCount } from "../parts/format.ts";
import { deskLines, Line, Part } from "./desk-part.tsx";
import styles from "./desk.module.css";
import { WeekAhead } from "./week-ahead.tsx";
import { attentionQuery, subscriptionListQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import { hasFailedPayment, type Subscription } from "@brightwren/core/subscriptions/subscription";
import { useServerNow } from "../parts/use-server-now.ts";
import { customerOf, isUrgent, nextStep, packageSentence } from "../subscriptions/subscription-labels.ts";

/** Lazy, because it needs the Markdown parser. If it fails to load, this section is omitted. */
const PublishedFindings = lazy((): Promise<{ default: ComponentType }> =>
  import("./published-findings.tsx").catch(() => ({ default: () => null })),
);

export function Desk() {
  const isReachable = useReachable();
  return (
    <div className={`single ${styles.desk}`}>
      <FailedMails />
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

/** Renders nothing while all emails could be sent. */
function FailedMails() {
  const query = useQuery({
    ...mailListQuery({ state: "failed", page: 1, pageSize: deskLines }),
    refetchOnMount: "always",
  });
  const { data } = query;
  if (!data?.total) return null;
  return (
    <Part
      wide
      title={formatCount(data.total, "email could not be sent", "emails could not be sent")}
      all={{ to: adminPaths.mails, label: "All emails" }}
      query={query}
    >
      {data.rows.map((mail) => (
        <Line
          key={mail.id}
          to={adminPaths.mails}
          label={`${personOf(mail)}: ${mailNames[mail.kind]}`}
          at={mail.created_at}
          says={mailSentence(mail)}
        />
      ))}
    </Part>
  );
}

function NewEnquiries() {
  const query = useQuery({
    ...enquiryListQuery({ state: "new", page: 1, pageSize: deskLines }),
    refetchOnMount: "always",
  });
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
      query={query}
      says={data?.total === 0 && "No one is waiting for a reply."}
    >
      {data?.rows.map((enquiry) => (
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
  const { data } = query;
  return (
    <Part
      title="Recent drafts"
      all={{
        to: `${adminPaths.posts}?status=draft`,
        label: data ? `All ${data.total} drafts` : "All drafts",
      }}
      query={query}
      says={data?.total === 0 && "No unfinished drafts."}
    >
      {data?.posts.map(({ id, title, updated_at }) => (
        <Line key={id} to={adminPaths.post(id)} label={title} at={updated_at} />
      ))}
    </Part>
  );
}

/** Renders nothing until the first subscription. */
function SubscriptionsPart() {
  // The frame already refetches these every minute.
  const query = useQuery({ ...attentionQuery(), refetchOnMount: false });
  const now = useServerNow();
  const { data, isError } = query;
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
      query={query}
      says={data?.length === 0 && "No subscriptions need attention."}
    >
      {data?.slice(0, deskLines).map((subscription) => (
        <Line
          key={subscription.id}
          to={adminPaths.subscription(subscription.id)}
          label={customerOf(subscription)}
          at={(hasFailedPayment(subscription) && subscription.payment_failed_at) || subscription.started_at}
          says={<Reason subscription={subscription} now={now} />}
        />
      ))}
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
        <span className={isUrgent(subscription, now) ? "urgent" : undefined}>{`${step}. `}</span>
      ) : null}
      <span>{packageSentence(subscription)}</span>
    </span>
  );
}
