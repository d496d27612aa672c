import { exampleSession } from "@brightwren/core/testing/example-session";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { emptyFields, nullForEmpty } from "@brightwren/core/post-editing/post-draft";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { ServerInMemory, toResponse, toServerRequest } from "../testing/server-in-memory.ts";
import { savePost } from "./save-post.ts";
import { CancelledError, type SaveRequest } from "./save-request.ts";

const queries = new QueryClient();
const url = "https://server.example";
const id = "5a1f0000-0000-4000-8000-000000000001";

function openServer(beforeDelete: (change: (values: object) => void) => void = () => undefined) {
  const server = new ServerInMemory({ now: () => Date.now() });
  server.grant("ann");
  const asked: string[] = [];
  const asOther = (method: string, path: string, body: object) =>
    server.answer({
      method,
      url: new URL(`${url}/rest/v1/${path}`),
      headers: new Headers({ authorization: "Bearer token-of-ann" }),
      body: JSON.stringify(body),
    });
  asOther("POST", "blog_posts", { id, title: "Draft", slug: "draft", content: "Text" });
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
    const sent = toServerRequest(...request);
    asked.push(`${sent.method} ${sent.url.pathname}`);
    if (sent.method === "DELETE")
      beforeDelete((values) => asOther("PATCH", `blog_posts?id=eq.${id}`, values));
    return toResponse(server.answer(sent));
  });
  const session = {
    ...exampleSession,
    access_token: "token-of-ann",
    user: { ...exampleSession.user, id: "ann" },
  };
  const sessionStorage = {
    getItem: () => JSON.stringify(session),
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  configureSupabase({ url, publishableKey: "key", storageKey: "session", sessionStorage });
  const version = server.posts.get(id)?.updated_at ?? "";
  const request = (more: Partial<SaveRequest>): SaveRequest => ({
    command: "save",
    revision: crypto.randomUUID(),
    fields: {
      ...nullForEmpty(emptyFields()),
      title: "Draft",
      slug: "draft",
      author: "Ann",
      content: "Newer",
    },
    changesAddress: false,
    owner: { project: url, userId: "ann" },
    isWanted: () => true,
    postId: id,
    known: version,
    base: version,
    pendingBase: null,
    unanswered: [],
    ...more,
  });
  return { server, asked, request };
}

test("saves with one request", async () => {
  const { server, asked, request } = openServer();
  expect(await savePost(request({}), queries)).toMatchObject({
    stored: { post: { content: "Newer" }, pending: null },
  });
  expect(asked).toEqual(["POST /rest/v1/rpc/save_post"]);
  expect(server.posts.get(id)?.content).toBe("Newer");
});

test("caches a missing pending version as null despite an in-flight read", async () => {
  const { request } = openServer();
  const queryKey = postKeys.pendingVersion(id);
  queries.setQueryData(queryKey, { updated_at: "v2" });
  const answer = Promise.withResolvers<object>();
  const reading = queries.fetchQuery({ queryKey, queryFn: () => answer.promise }).catch(() => undefined);
  await savePost(request({}), queries);
  answer.resolve({ updated_at: "v2" });
  await reading;
  expect(queries.getQueryData(queryKey)).toBeNull();
});

test("does not send a request when the save is no longer wanted", async () => {
  const { asked, request } = openServer();
  await expect(savePost(request({ isWanted: () => false }), queries)).rejects.toBeInstanceOf(CancelledError);
  expect(asked).toEqual([]);
});

test("deletes a post when the server still has the version shown in the editor", async () => {
  const { server, asked, request } = openServer();
  expect(await savePost(request({ command: "delete" }), queries)).toEqual({ gone: true });
  expect(asked).toEqual(["POST /rest/v1/rpc/save_post", "DELETE /rest/v1/blog_posts"]);
  expect(server.posts.size).toBe(0);
});

test("does not delete a post that somebody saves during the deletion", async () => {
  const { server, request } = openServer((change) => change({ title: "Theirs" }));
  expect(await savePost(request({ command: "delete" }), queries)).toMatchObject({
    conflict: { source: "post", post: { title: "Theirs" } },
  });
  expect(server.posts.size).toBe(1);
});
