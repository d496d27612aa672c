import { serverNow } from "@brightwren/core/supabase/server-clock";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { adminPaths } from "../host/admin-paths.ts";
import { formatCount, formatRecent, londonDay } from "../parts/format.ts";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import { More, Part, Row } from "./desk-part.tsx";
import { scheduledPostsQuery } from "./tasks.ts";
import styles from "./week-ahead.module.css";

const days = 7;
const dayLength = 86_400_000;
const named = 3;

export function WeekAhead() {
  const query = useQuery(scheduledPostsQuery());
  const { data } = query;
  const [today] = useState(() => new Date(serverNow()));
  const week = weekFrom(today);
  const due = (data?.posts ?? []).map((post) => ({ ...post, day: dayOf(post.published_at) }));
  const thisWeek = due.filter(({ day }) => week.includes(day));
  return (
    <Part
      title="Going out this week"
      lines={named}
      foot={<More to={`${adminPaths.posts}?status=scheduled`}>All scheduled posts</More>}
      query={query}
      says={
        data?.total === 0
          ? "No scheduled posts."
          : data &&
            thisWeek.length === 0 &&
            `Nothing in the next 7 days. ${formatCount(data.total, "post is", "posts are")} scheduled for later.`
      }
      top={
        <ol role="list" className={`grid mt-3 mb-2 ${styles.days}`}>
          {week.map((date, index) => (
            <Day
              key={date}
              date={date}
              isToday={index === 0}
              posts={thisWeek.filter(({ day }) => day === date).length}
            />
          ))}
        </ol>
      }
    >
      {thisWeek.slice(0, named).map(({ id, title, status, published_at }) => (
        <Row
          key={id}
          to={adminPaths.post(id)}
          title={title}
          says={
            <>
              <PostStatusBadge status={status} />
              {published_at ? <span>{` ${formatRecent(Date.parse(published_at))}`}</span> : null}
            </>
          }
        />
      ))}
    </Part>
  );
}

const dayOf = (iso: string | null): string => (iso ? londonDay(new Date(iso)) : "");

/** The coming days, starting today. Counts from noon to avoid daylight saving changes. */
function weekFrom(now: Date): string[] {
  const noon = Date.parse(`${londonDay(now)}T12:00:00Z`);
  return Array.from({ length: days }, (_, index) => londonDay(new Date(noon + index * dayLength)));
}

const weekdays = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: "UTC" });

function Day({ date, isToday, posts }: { date: string; isToday: boolean; posts: number }) {
  return (
    <li className={`grid ${styles.day}`} data-busy={posts > 0}>
      <span className="fine">{isToday ? "Today" : weekdays.format(new Date(`${date}T12:00:00Z`))}</span>
      <time dateTime={date} className={styles.date}>
        {Number(date.slice(-2))}
      </time>
      <span className={styles.count} aria-hidden="true">
        {"•".repeat(Math.min(posts, 4))}
      </span>
      <span className="visually-hidden">{posts === 0 ? "nothing" : formatCount(posts, "post", "posts")}</span>
    </li>
  );
}
