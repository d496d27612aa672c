import { type PostListItem, postKeys } from "@brightwren/core/admin-posts/post";
import {
  postContentsQuery,
  postListQuery,
  publishedSlugsQuery,
} from "@brightwren/core/admin-posts/read-posts";
import { enquiryListQuery } from "@brightwren/core/enquiries/read-enquiries";
import { replyLink } from "@brightwren/core/enquiries/reply-link";
import { mailListQuery } from "@brightwren/core/mails/mails";
import { ownerQuery } from "@brightwren/core/session/access";
import { attentionQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import { hasFailedPayment, nextDue, type Subscription } from "@brightwren/core/subscriptions/subscription";
import { useQuery } from "@tanstack/react-query";
import { useLocalDrafts } from "../drafts/local-drafts-list.tsx";
import { senderName } from "../enquiries/enquiry-labels.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { mailSentence } from "../mails/mail-labels.ts";
import { formatCount } from "../parts/format.ts";
import { pageSize } from "../parts/list/list-address.ts";
import { useServerNow } from "../parts/use-server-now.ts";
import * as labels from "../subscriptions/subscription-labels.ts";

/** Something that the owner has to do. Its button opens the email `href`, or what the title links to. */
export type Task = {
  title: string;
  to: string;
  state?: unknown;
  says: string;
  isUrgent?: boolean;
  /** When it is due, such as '5 h late'. */
  due?: string | undefined;
  /** Since when it has waited, if nothing is due. */
  at?: string;
  button: string;
  href?: string | undefined;
};

export const scheduledPostsQuery = () =>
  postListQuery({
    status: "scheduled",
    sort: { by: "published_at", ascending: true },
    page: 1,
    pageSize: 50,
  });

type Check<Found> = (post: PostListItem & { content: string }, slugs: ReadonlySet<string>) => Found[];

/** Returns the posts in which the check finds something. `load` loads the check, which needs the Markdown parser. */
export const usePostChecks = <Found>(
  name: string,
  posts: PostListItem[],
  load: () => Promise<Check<Found>>,
) =>
  useQuery({
    ...ownerQuery(
      [...postKeys.all, name, posts.map((post) => post.id + post.updated_at)],
      async (_, signal) => {
        const [check, slugs, contents] = await Promise.all([
          load(),
          publishedSlugsQuery().queryFn({ signal }),
          postContentsQuery(posts.map(({ id }) => id)).queryFn({ signal }),
        ]);
        return posts
          .map((post) => ({ post, found: check({ ...post, content: contents.get(post.id) ?? "" }, slugs) }))
          .filter(({ found }) => found.length > 0);
      },
    ),
    enabled: posts.length > 0,
  });

function subscriptionTask(subscription: Subscription, now: number): Task {
  const { id, is_live, unread } = subscription;
  const isUnpaid = !unread && hasFailedPayment(subscription);
  const says = isUnpaid ? labels.unpaidSentence(subscription) : labels.nextStep(subscription);
  const isSite = nextDue(subscription, now)?.what === "Site";
  const href = isSite ? undefined : labels.customerEmail(subscription);
  return {
    title: labels.customerOf(subscription),
    to: adminPaths.subscription(id),
    says: `${is_live ? "" : "Test. "}${isSite ? "Site not live. " : ""}${says}`,
    isUrgent: labels.isUrgent(subscription, now),
    due: labels.lateBy(subscription, now),
    button: href ? "Email" : "Open",
    href,
  };
}

/** What the owner has to do, in order of lateness. */
export function useTasks() {
  const now = useServerNow();
  // The frame already refetches these every minute.
  const subscriptions = useQuery({ ...attentionQuery(), refetchOnMount: false });
  const current = { refetchOnMount: "always" } as const;
  const request = { state: "new", search: undefined, page: 1, pageSize } as const;
  const enquiries = useQuery({ ...enquiryListQuery(request), ...current });
  const mails = useQuery({ ...mailListQuery({ state: "failed", page: 1, pageSize: 1 }), ...current });
  const scheduled = useQuery({ ...scheduledPostsQuery(), ...current }).data?.posts ?? [];
  const faults = usePostChecks("faults", scheduled, async () => {
    return (await import("@brightwren/core/seo/publish-faults")).publishFaults;
  });
  const drafts = useLocalDrafts();
  const { rows = [], total = 0 } = mails.data ?? {};
  const tasks: Task[] = [
    ...(subscriptions.data ?? []).map((subscription) => subscriptionTask(subscription, now)),
    ...rows.map((mail) => ({
      title: formatCount(total, "email could not be sent", "emails could not be sent"),
      to: `${adminPaths.mails}?state=failed`,
      says: mailSentence(mail),
      isUrgent: true,
      at: mail.created_at,
      button: "Open",
    })),
    ...[...(enquiries.data?.rows ?? [])].reverse().map((enquiry) => ({
      title: senderName(enquiry),
      to: adminPaths.enquiry(enquiry.id),
      says: enquiry.message,
      at: enquiry.created_at,
      button: "Reply",
      href: replyLink(enquiry),
    })),
    ...(faults.data ?? []).map(({ post: { id, title }, found }) => ({
      title,
      to: adminPaths.post(id),
      says: found.map(({ message }) => message).join(" "),
      button: "Fix",
    })),
    ...drafts.map(({ draft, title, status, isStopped, path, state }) => ({
      title,
      to: path,
      state,
      says: status,
      isUrgent: isStopped,
      at: new Date(draft.keptAt).toISOString(),
      button: "Open",
    })),
  ];
  const reads = [subscriptions, enquiries, mails];
  const data = reads.every((read) => read.data !== undefined) || undefined;
  return { tasks, query: { data, isError: reads.some(({ isError }) => isError) } };
}
