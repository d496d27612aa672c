import { expect, test } from "vitest";
import { ServerInMemory } from "./server-in-memory.ts";

const start = Date.parse("2026-11-22T10:00:00Z");
const id = "5a1f0000-0000-4000-8000-000000000001";

function openServer() {
  const clock = { now: start };
  const server = new ServerInMemory({ now: () => clock.now });
  server.grant("owner");
  const ask = (method: string, path: string, body?: object, token = "token-of-owner") =>
    server.answer({
      method,
      url: new URL(`https://server.example/rest/v1/${path}`),
      headers: new Headers({ authorization: `Bearer ${token}` }),
      body: body ? JSON.stringify(body) : null,
    });
  ask("POST", "blog_posts", { id, title: "Draft", slug: "draft", content: "Text" });
  const change = (values: object, token?: string) => {
    ask("PATCH", `blog_posts?id=eq.${id}`, values, token);
    return server.posts.get(id)?.updated_at;
  };
  return { server, clock, ask, change };
}

test("never repeats a version when the clock stops or goes back", () => {
  const { server, clock, change } = openServer();
  expect(server.posts.get(id)?.updated_at).toBe("2026-11-22T10:00:00+00:00");
  expect(change({ title: "Second" })).toBe("2026-11-22T10:00:00.000001+00:00");
  clock.now = start - 5000;
  expect(change({ title: "Third" })).toBe("2026-11-22T10:00:00.000002+00:00");
  clock.now = start + 120.5;
  expect(change({ title: "Fourth" })).toBe("2026-11-22T10:00:00.1205+00:00");
});

test("records only accepted writes in the history", () => {
  const { server, ask, change } = openServer();
  const pending = { post_id: id, fields: { title: "Pending" }, base_updated_at: "2026-11-22T10:00:00Z" };
  ask("POST", "blog_post_pending_versions", pending);
  change({ category_id: id });
  change({ title: "Theirs" }, "token-of-nobody");
  ask("DELETE", `blog_posts?id=eq.${id}&select=id`);
  expect(server.history.map(({ table, before, after }) => [table, before !== null, after !== null])).toEqual([
    ["blog_posts", false, true],
    ["blog_post_pending_versions", false, true],
    ["blog_posts", true, false],
    ["blog_post_pending_versions", true, false],
  ]);
  expect([server.posts.size, server.pendingVersions.size]).toEqual([0, 0]);
});

test.each([
  ["GET", "contact_enquiries?select=*"],
  ["GET", "blog_posts?select=*&title=ilike.*a*"],
  ["GET", "blog_posts?select=*&order=created_at.desc"],
  ["GET", "blog_posts?select=*&id=neq.1"],
  ["POST", "user_roles?select=*"],
  ["PUT", `blog_posts?id=eq.${id}`],
  ["POST", "rpc/grant_admin"],
])("throws for an unsupported request: %s %s", (method, path) => {
  expect(() => openServer().ask(method, path, {})).toThrow("The server in memory knows no such");
});
