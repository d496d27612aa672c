import { type Post, postKeys } from "@brightwren/core/admin-posts/post";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { rememberVersions } from "./remember-versions.ts";

test("caches a discarded pending version as null despite an in-flight read", async () => {
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
