import { createHash, randomUUID } from "node:crypto";
import { postFieldNames } from "@brightwren/functions/contracts/post-fields";
import { describe, expect, test, vi } from "vitest";
import { type PersonaName } from "../setup/backend.ts";
import { isDeep } from "../setup/test-depth.ts";
import { ownBackend, ownPersonas } from "./own-backend.ts";
import { connect } from "node:net";

type PipelinedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

type PipelinedAnswer = { status: number; body: string };

/** Sends all requests in one write (HTTP pipelining), so that the server handles them concurrently. */
function pipeline(url: string, requests: PipelinedRequest[]): Promise<PipelinedAnswer[]> {
  const { hostname, port, host } = new URL(url);
  const text = requests.map(({ method, path, headers, body = "" }, n) => {
    const all = {
      host,
      ...headers,
      "content-length": String(Buffer.byteLength(body)),
      connection: n === requests.length - 1 ? "close" : "keep-alive",
    };
    const lines = Object.entries(all).map(([key, value]) => `${key}: ${value}`);
    return `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(text.join("")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(readAnswers(Buffer.concat(chunks))));
  });
}

function readAnswers(stream: Buffer): PipelinedAnswer[] {
  const answers: PipelinedAnswer[] = [];
  let rest = stream;
  while (rest.length > 0) {
    const end = rest.indexOf("\r\n\r\n");
    const head = rest.subarray(0, end).toString();
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    answers.push({ status, body: rest.subarray(end + 4, end + 4 + length).toString() });
    rest = rest.subarray(end + 4 + length);
  }
  return answers;
}

type Post = { slug: string; status: string; title: string };

// Deep runs queue a thousand requests, which is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const backend = ownBackend({ seed: true });
const personas = ownPersonas(backend);

async function posts(name: PersonaName, query = "select=slug,status,title"): Promise<Post[]> {
  const response = await fetch(`${backend.url}/rest/v1/blog_posts?${query}`, {
    headers: personas[name].headers,
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Post[];
}

const hidden = (rows: Post[]) => rows.filter(({ status }) => status !== "published");

const list = "/rest/v1/blog_posts?select=slug,status,title";

const read = (name: PersonaName): PipelinedRequest => ({
  method: "GET",
  path: list,
  headers: personas[name].headers,
});

const write = (name: PersonaName, method: string, path: string, row: object): PipelinedRequest => ({
  method,
  path,
  headers: { ...personas[name].headers, "content-type": "application/json" },
  body: JSON.stringify(row),
});

const rowsOf = ({ body }: PipelinedAnswer) => JSON.parse(body) as Post[];

test("preserves the role and order of pipelined requests", async () => {
  const names: PersonaName[] = Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? "service" : "anonymous"));
  const answers = await pipeline(backend.url, names.map(read));
  const sawHidden = answers.map((answer) => hidden(rowsOf(answer)).length > 0);
  expect(sawHidden).toEqual(names.map((name) => name === "service"));
});

test("hides unpublished posts from anonymous reads during concurrent owner requests", async () => {
  const { connections, each } = isDeep ? { connections: 10, each: 100 } : { connections: 4, each: 30 };
  const [draft] = await posts("service", "select=slug,status,title&status=eq.draft&limit=1");
  const others: PersonaName[] = ["service", "admin", "member"];
  const requests = Array.from({ length: each }, (_, n) => {
    if (n % 2 === 0) return read("anonymous");
    if (n % 10 !== 1) return read(others[n % 3] ?? "service");
    return write("service", "PATCH", `/rest/v1/blog_posts?slug=eq.${draft?.slug}`, { title: `Draft ${n}` });
  });
  const answers = await Promise.all(
    Array.from({ length: connections }, () => pipeline(backend.url, requests)),
  );
  const anonymous = answers.flatMap((all) => all.filter((_, n) => n % 2 === 0).map(rowsOf));
  expect(anonymous).toHaveLength((connections * each) / 2);
  expect(anonymous.filter((rows) => rows.length === 0 || hidden(rows).length > 0)).toEqual([]);
  expect(answers.flat().filter(({ status }) => status !== 200 && status !== 204)).toEqual([]);
});

test("stores exactly the acknowledged rows when writes interleave", async () => {
  const { writers, each } = isDeep ? { writers: 5, each: 60 } : { writers: 3, each: 24 };
  await backend.sql(`
    insert into public.blog_categories (name, slug) values ('Needed', 'needed');
    insert into public.blog_posts (title, slug, category_id)
      select 'Needs it', 'needs-it', id from public.blog_categories where slug = 'needed';
  `);
  const slugOf = (writer: number, n: number) => `written-${writer}-${n}`;
  const post = (name: PersonaName, slug: string) =>
    write(name, "POST", "/rest/v1/blog_posts", { title: slug, slug });
  // A request without a body starts within one turn of the event loop, so only its failure can affect another write.
  const refusedDelete: PipelinedRequest = {
    method: "DELETE",
    path: "/rest/v1/blog_categories?slug=eq.needed",
    headers: personas.service.headers,
  };
  const requests = (writer: number) =>
    Array.from({ length: each }, (_, n) => {
      if (n % 4 === 0) return read("anonymous");
      if (n % 4 === 1) return refusedDelete;
      return post(n % 4 === 2 ? "service" : "anonymous", slugOf(writer, n));
    });
  const answers = await Promise.all(
    Array.from({ length: writers }, (_, writer) => pipeline(backend.url, requests(writer))),
  );
  const expected = Array.from({ length: each }, (_, n) => [200, 409, 201, 401][n % 4]);
  for (const answer of answers) expect(answer.map(({ status }) => status)).toEqual(expected);

  const acknowledged = answers.flatMap((answer, writer) =>
    answer.flatMap(({ status }, n) => (status === 201 ? [slugOf(writer, n)] : [])),
  );
  const stored = await backend.sql<{ slug: string }>(
    "select slug from public.blog_posts where slug like 'written-%'",
  );
  expect(stored.map(({ slug }) => slug).toSorted()).toEqual(acknowledged.toSorted());
});

describe("a private link", () => {
  const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  async function share(days = 7, token = randomUUID()) {
    const slug = `shared-${randomUUID()}`;
    const { data: post } = await personas.admin.client
      .from("blog_posts")
      .insert({ title: "Shared", slug, content: "Not public.", status: "draft" })
      .select("id, updated_at")
      .single()
      .throwOnError();
    const link = { post_id: post.id, token_hash: sha256(token), expires_at: inDays(days) };
    await personas.admin.client.from("draft_links").insert(link).throwOnError();
    return { token, slug, post };
  }
  const open = async (token: unknown, name: PersonaName = "anonymous") => {
    const { data } = await personas[name].client.rpc("read_shared_draft", { token }).throwOnError();
    return data as Record<string, unknown>[];
  };

  test("shows only its own post", async () => {
    const { token, slug } = await share();
    const [shown, ...others] = await open(token);
    expect(others).toEqual([]);
    const { fields, ...beside } = shown ?? {};
    expect(Object.keys(beside).toSorted()).toEqual(["category_name", "category_slug", "expires_at"]);
    expect(Object.keys(fields ?? {}).toSorted()).toEqual([...postFieldNames, "read_time_minutes"].toSorted());
    expect(fields).toMatchObject({ title: "Shared", content: "Not public." });
    expect(await posts("anonymous", `slug=eq.${slug}`)).toEqual([]);
    expect(await open(token, "member")).toHaveLength(1);
  });

  test("shows the pending version of its post", async () => {
    const { token, post } = await share();
    await personas.admin.client
      .from("blog_post_pending_versions")
      .insert({ post_id: post.id, fields: { content: "Newer." }, base_updated_at: post.updated_at })
      .throwOnError();
    expect(await open(token)).toMatchObject([{ fields: { title: "Shared", content: "Newer." } }]);
  });

  test("returns nothing when it is no longer valid", async () => {
    const [expired, withdrawn, gone] = await Promise.all([share(), share(), share()]);
    const ofHash = (token: string) => `token_hash = '${sha256(token)}'`;
    await backend.sql(`update public.draft_links set expires_at = now() where ${ofHash(expired.token)}`);
    await personas.admin.client.from("draft_links").delete().eq("token_hash", sha256(withdrawn.token));
    await personas.admin.client.from("blog_posts").delete().eq("id", gone.post.id).throwOnError();
    for (const { token } of [expired, withdrawn, gone]) expect(await open(token)).toEqual([]);
    await share();
    expect(await backend.sql(`select 1 from public.draft_links where ${ofHash(expired.token)}`)).toEqual([]);
  });

  test("returns nothing for an invalid token", async () => {
    const { token } = await share();
    for (const wrong of [sha256(token), "", null, "%", "*", "' or true --", token.toUpperCase() + "x"])
      expect(await open(wrong)).toEqual([]);
  });

  test("lasts at most 30 days and names its creator", async () => {
    const { post } = await share();
    const { client } = personas.admin;
    const refused: object[] = [{ expires_at: inDays(40) }, { created_by: personas.member.userId }];
    for (const wrong of refused) {
      const link = { post_id: post.id, token_hash: sha256(randomUUID()), expires_at: inDays(1), ...wrong };
      expect((await client.from("draft_links").insert(link)).error?.code).toBe("42501");
    }
  });
});
