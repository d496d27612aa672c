import { postListQuery } from "@brightwren/core/admin-posts/read-posts";
import { countNewEnquiriesQuery, enquiryListQuery } from "@brightwren/core/enquiries/read-enquiries";
import { runningSubscriptionsQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import type { SeoFinding } from "@brightwren/core/seo/seo-findings";
import { useQuery } from "@tanstack/react-query";
import { adminPaths } from "../host/admin-paths.ts";
import { Figures } from "../parts/figures.tsx";
import { formatCount, formatRecent } from "../parts/format.ts";
import { Moment } from "../parts/moment.tsx";
import { useServerNow } from "../parts/use-server-now.ts";
import { summariseFindings } from "../publishing/finding-list.tsx";
import { subscriptionFigures } from "../subscriptions/subscription-labels.ts";
import { deskLines, More, Part, Row } from "./desk-part.tsx";
import { scheduledPostsQuery, usePostChecks } from "./tasks.ts";

export function DeskFigures() {
  const now = useServerNow();
  const enquiries = useQuery({ ...countNewEnquiriesQuery(), refetchOnMount: false });
  const doubtful = useQuery(enquiryListQuery({ state: "doubtful", page: 1, pageSize: 1 })).data?.total;
  const running = useQuery({ ...runningSubscriptionsQuery(), refetchOnMount: "always" });
  const scheduled = useQuery(scheduledPostsQuery());
  const { value, note } = subscriptionFigures(running.data, now).paying;
  const [next] = scheduled.data?.posts ?? [];
  const [goesOut, time] = next?.published_at
    ? formatRecent(Date.parse(next.published_at), now).split(", ")
    : [];
  return (
    <Figures
      label="The desk in figures"
      figures={[
        {
          label: "New enquiries",
          value: enquiries.data?.toString(),
          note: doubtful ? `and ${doubtful} possibly spam` : undefined,
          to: adminPaths.enquiries,
        },
        {
          label: "Money a month",
          ...(running.data && { value, note }),
          to: `${adminPaths.subscriptions}?state=paying`,
        },
        {
          label: "Next post",
          ...(scheduled.data && {
            value: goesOut ?? "None",
            note: next ? [time, next.title].filter(Boolean).join(", ") : "Nothing is scheduled",
          }),
          to: next ? adminPaths.post(next.id) : `${adminPaths.posts}?status=draft`,
        },
      ]}
    />
  );
}

const latestQuery = (status: "draft" | "published", by: "updated_at" | "published_at", pageSize: number) =>
  postListQuery({ status, sort: { by, ascending: false }, page: 1, pageSize });

export function LatestDrafts() {
  const query = useQuery({ ...latestQuery("draft", "updated_at", deskLines), refetchOnMount: "always" });
  const { data } = query;
  return (
    <Part
      title="Recent drafts"
      query={query}
      says={data?.total === 0 && "No unfinished drafts."}
      foot={
        <More to={`${adminPaths.posts}?status=draft`}>
          {data ? `All ${formatCount(data.total, "draft", "drafts")}` : "All drafts"}
        </More>
      }
    >
      {data?.posts.map(({ id, title, updated_at }) => (
        <Row
          key={id}
          to={adminPaths.post(id)}
          title={title}
          says={
            <>
              Edited <Moment at={updated_at} className="numbers" />
            </>
          }
        />
      ))}
    </Part>
  );
}

export function PostsToFix() {
  const query = useQuery({ ...latestQuery("published", "published_at", 10), staleTime: 60_000 });
  const posts = query.data?.posts ?? [];
  const checked = usePostChecks("findings", posts, async () => {
    return (await import("@brightwren/core/seo/seo-findings")).seoFindings;
  });
  const problems = (found: SeoFinding[]) => found.filter(({ severity }) => severity === "problem").length;
  const isEmpty = query.data?.total === 0;
  return (
    <Part
      title="Published posts to fix"
      query={{ data: isEmpty || checked.data, isError: query.isError || checked.isError }}
      says={
        isEmpty ? "No published posts." : checked.data?.length === 0 && `None of the newest ${posts.length}.`
      }
      foot={<More to={`${adminPaths.posts}?status=published`}>All published</More>}
    >
      {[...(checked.data ?? [])]
        .sort((one, other) => problems(other.found) - problems(one.found))
        .slice(0, deskLines)
        .map(({ post: { id, title }, found }) => (
          <Row key={id} to={adminPaths.post(id)} title={title} says={summariseFindings(found)} />
        ))}
    </Part>
  );
}
