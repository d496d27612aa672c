import { expect, test } from "vitest";
import { ServerInMemory, type StoredPost } from "./server-in-memory.ts";

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
      headers: new Headers({ authorization: `Bearer ${token}`, prefer: "return=representation" }),
      body: body ? JSON.stringify(body) : null,
    });
  const write = (values: object, method = "PATCH") => {
    const path = method === "POST" ? "blog_posts?select=*" : `blog_posts?id=eq.${id}&select=*`;
    const [post] = JSON.parse(ask(method, path, values).body ?? "") as StoredPost[];
    if (!post) throw new Error("Nothing was written.");
    return post;
  };
  return { server, clock, ask, write };
}

const draft = { id, title: "Draft", slug: "draft", content: "Text" };

test("never repeats a version when the clock stops or goes back", () => {
  const { clock, write } = openServer();
  const { created_at, updated_at } = write(draft, "POST");
  const second = write({ title: "Second" });
  clock.now = start - 5000;
  const third = write({ title: "Third" });
  expect(created_at).toBe("2026-11-22T10:00:00+00:00");
  expect([updated_at, second.updated_at, third.updated_at]).toEqual([
    "2026-11-22T10:00:00+00:00",
    "2026-11-22T10:00:00.000001+00:00",
    "2026-11-22T10:00:00.000002+00:00",
  ]);
});

test("derives versions from the clock in microseconds", () => {
  const { clock, write } = openServer();
  write(draft, "POST");
  clock.now = start + 120.5;
  expect(write({ title: "New" }).updated_at).toBe("2026-11-22T10:00:00.1205+00:00");
});

test("never changes the date of first publication", () => {
  const { clock, write } = openServer();
  const first_public_at = "2020-01-01T00:00:00Z";
  const imported = { ...draft, published_at: "2020-01-01T00:00:00Z" };
  expect(write(imported, "POST").first_public_at).toBeNull();
  expect(write({ first_public_at }).first_public_at).toBeNull();
  const published = write({ status: "published" });
  expect(published.first_public_at).toBe("2026-11-22T10:00:00+00:00");
  clock.now += 1000;
  for (const values of [{ status: "draft" }, { status: "published" }, { first_public_at: null }]) {
    expect(write(values).first_public_at).toBe(published.first_public_at);
  }
});

test("publishes a scheduled post at the scheduled time", () => {
  const { server, clock, write } = openServer();
  write({ ...draft, status: "scheduled", published_at: "2026-11-22T10:00:01Z" }, "POST");
  expect([server.publishDue(), server.visible().size]).toEqual([0, 0]);
  clock.now += 1000;
  expect([server.publishDue(), server.publishDue()]).toEqual([1, 0]);
  expect(server.posts.get(id)).toMatchObject({
    status: "published",
    first_public_at: "2026-11-22T10:00:01+00:00",
    updated_at: "2026-11-22T10:00:01+00:00",
  });
  expect([...server.visible().values()]).toMatchObject([draft]);
});

test("records only accepted writes in the history", () => {
  const { server, ask, write } = openServer();
  const created = write(draft, "POST");
  const pending = { post_id: id, fields: { title: "Pending" }, base_updated_at: created.updated_at };
  ask("POST", "blog_post_pending_versions?select=*", pending);
  ask("PATCH", `blog_posts?id=eq.${id}&select=*`, { title: " " });
  ask("PATCH", `blog_posts?id=eq.${id}&select=*`, { title: "Theirs" }, "token-of-nobody");
  ask("DELETE", `blog_posts?id=eq.${id}&select=id`);
  expect(server.history.map(({ table, before, after }) => [table, before !== null, after !== null])).toEqual([
    ["blog_posts", false, true],
    ["blog_post_pending_versions", false, true],
    ["blog_posts", true, false],
    ["blog_post_pending_versions", true, false],
  ]);
  expect(server.history[0]).toMatchObject({ userId: "owner", request: "POST /rest/v1/blog_posts?select=*" });
  expect([server.posts.size, server.pendingVersions.size]).toEqual([0, 0]);
});

test.each([
  ["GET", "contact_enquiries?select=*"],
  ["GET", "blog_posts?select=*&title=ilike.*a*"],
  ["GET", "blog_posts?select=*&order=created_at.desc"],
  ["GET", "blog_posts?select=*,category:blog_categories(name)"],
  ["POST", "user_roles?select=*"],
  ["PATCH", "blog_posts?select=*&limit=1"],
  ["PUT", "blog_posts?select=*"],
  ["POST", "rpc/grant_admin"],
])("throws for an unsupported request: %s %s", (method, path) => {
  expect(() => openServer().ask(method, path, {})).toThrow(path.split("?")[0]);
});
