import { type Post, postKeys } from "@brightwren/core/admin-posts/post";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { rememberVersions, statusChanges } from "./save-post.ts";

const now = new Date("2026-11-22T12:00:00Z");
const earlier = "2026-11-22T11:59:59.000Z";
const later = "2026-11-22T12:00:01.000Z";

test("publishing without a date is now, with a past one keeps it, with a future one schedules", () => {
  expect(statusChanges("publish", null, now)).toEqual({
    status: "published",
    published_at: now.toISOString(),
  });
  expect(statusChanges("publish", earlier, now)).toEqual({ status: "published", published_at: earlier });
  expect(statusChanges("publish", later, now)).toEqual({ status: "scheduled", published_at: later });
});

test("saving changes nothing that visitors see; unpublishing and archiving only the status", () => {
  for (const intent of ["save", "background", "pending"] as const)
    expect(statusChanges(intent, later, now)).toEqual({});
  expect(statusChanges("unpublish", earlier, now)).toEqual({ status: "draft" });
  expect(statusChanges("archive", earlier, now)).toEqual({ status: "archived" });
});

test("a discarded pending version is known to be none, whatever a read under way brings", async () => {
  const queries = new QueryClient();
  const queryKey = postKeys.pendingVersion("1");
  queries.setQueryData(queryKey, { updated_at: "v2" });
  const answer = Promise.withResolvers<object>();
  const reading = queries.fetchQuery({ queryKey, queryFn: () => answer.promise }).catch(() => undefined);
  rememberVersions(queries, { post: { id: "1" } as Post, pending: null });
  answer.resolve({ updated_at: "v2" });
  await reading;
  expect(queries.getQueryData(queryKey)).toBeNull();
});
