import { serverNow } from "@brightwren/core/supabase/server-clock";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { adminPaths } from "../host/admin-paths.ts";
import { formatCount, formatRecent, londonDay } from "../parts/format.ts";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import { deskLines, More, Part, Row } from "./desk-part.tsx";
import { scheduledPostsQuery } from "./tasks.ts";

const week = 7 * 86_400_000;

export function WeekAhead() {
  const query = useQuery(scheduledPostsQuery());
  const { data } = query;
  const [end] = useState(() => londonDay(new Date(serverNow() + week)));
  const due = data?.posts.filter(({ published_at: at }) => at && londonDay(new Date(at)) < end) ?? [];
  const later = (data?.total ?? 0) - Math.min(due.length, deskLines);
  return (
    <Part
      title="Going out this week"
      foot={
        <More to={`${adminPaths.posts}?status=scheduled`}>
          {later > 0 ? formatCount(later, "post later", "posts later") : "All scheduled posts"}
        </More>
      }
      query={query}
      says={due.length === 0 && "Nothing."}
    >
      {due.slice(0, deskLines).map(({ id, title, status, published_at }) => (
        <Row
          key={id}
          to={adminPaths.post(id)}
          title={title}
          says={
            <>
              <PostStatusBadge status={status} />
              <span>{` ${formatRecent(Date.parse(published_at ?? ""))}`}</span>
            </>
          }
        />
      ))}
    </Part>
  );
}
