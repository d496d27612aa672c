import { postKeys } from "@brightwren/core/admin-posts/post";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { lastReadAt } from "./offline-banner.tsx";

test("returns when the posts were last read", () => {
  const queryClient = new QueryClient();
  expect(lastReadAt(queryClient)).toBeUndefined();
  queryClient.setQueryData(postKeys.recent(), [], { updatedAt: 1000 });
  queryClient.setQueryData(postKeys.record("1"), null, { updatedAt: 3000 });
  queryClient.setQueryData(["enquiries"], [], { updatedAt: 9000 });
  expect(lastReadAt(queryClient)).toBe(3000);
});

test("ignores failed reads", async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await queryClient.prefetchQuery({
    queryKey: postKeys.recent(),
    queryFn: () => Promise.reject(new Error("offline")),
  });
  expect(lastReadAt(queryClient)).toBeUndefined();
});
