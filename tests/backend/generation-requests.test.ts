import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { modelDraft, modelKey, type ModelServer, startModelServer } from "../mocks/model-server.ts";
import { createPersonas, type Persona, type PersonaName } from "../setup/backend.ts";
import { callFunction } from "./enquiries-visitor.ts";
import {
  categoryId,
  forgetPosts,
  generations,
  type Generator,
  madePost,
  posts,
  press,
  startGenerationBackend,
} from "./generation-owner.ts";

const site = "https://brightwren.example";
const names: Generator[] = ["generate-blog-post", "schedule-blog-posts"];

let backend: RunningBackend;
let model: ModelServer;
let category: string;
let personas: Record<PersonaName, Persona>;

beforeAll(async () => {
  model = await startModelServer();
  backend = await startGenerationBackend({
    ALLOWED_ORIGINS: site,
    AI_BASE_URL: model.url,
    AI_API_KEY: modelKey,
    AI_MODEL: "practice-1",
  });
  category = await categoryId(backend);
  personas = await createPersonas(backend);
});
afterAll(async () => {
  await backend?.stop();
  await model?.stop();
});

beforeEach(async () => {
  model.reset();
  await forgetPosts(backend);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

const generate = (key?: string, topic = "Choosing a slate") =>
  press(backend, "generate-blog-post", {
    body: { topic, categoryId: category },
    headers: key === undefined ? {} : { "Idempotency-Key": key },
  });
const random = (key: string) =>
  press(backend, "schedule-blog-posts", { headers: { "Idempotency-Key": key } });
const settled = (responses: Response[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);

const soon = { interval: 10, timeout: 20_000 };
const asked = (count: number) => vi.waitFor(() => expect(model.requests).toHaveLength(count), soon);

/** Sends all requests while the model is blocked. Unblocks it once `refused` requests have been rejected. */
async function whileItWrites(refused: number, send: () => Promise<Response>[]): Promise<Response[]> {
  const release = model.hold();
  const sent = send();
  let answered = 0;
  for (const response of sent) void response.then(() => (answered += 1));
  await vi.waitFor(() => expect(answered).toBe(refused), soon);
  await asked(sent.length - refused);
  release();
  return Promise.all(sent);
}

test("returns the same post when a request is retried", async () => {
  const key = crypto.randomUUID();
  const first = await madePost(await generate(key));
  expect(await madePost(await generate(key))).toEqual(first);
  expect(await madePost(await generate(key.toUpperCase()))).toEqual(first);
  expect(model.requests).toHaveLength(1);
  expect(await posts(backend)).toHaveLength(1);
});

test("creates one post when the same request arrives several times concurrently", async () => {
  for (const send of [generate, random]) {
    model.reset();
    const key = crypto.randomUUID();
    const responses = await whileItWrites(2, () => [send(key), send(key), send(key)]);
    expect(settled(responses)).toEqual([200, 409, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(await refused?.json()).toEqual({
      error: "This post is already being written. It will be in the list in a minute or two.",
      code: "still_writing",
    });
    expect(model.requests).toHaveLength(1);
    await madePost(await send(key));
    expect(model.requests).toHaveLength(1);
  }
  expect(await posts(backend)).toHaveLength(2);
});

test("creates one custom post when two windows request it concurrently", async () => {
  const fromOneWindow = () => generate(crypto.randomUUID());
  const responses = await whileItWrites(1, () => [fromOneWindow(), fromOneWindow()]);
  expect(settled(responses)).toEqual([200, 409]);
  expect(model.requests).toHaveLength(1);
});

test("chooses different topics for concurrent random posts", async () => {
  const responses = await whileItWrites(0, () =>
    Array.from({ length: 4 }, () => random(crypto.randomUUID())),
  );
  expect(settled(responses)).toEqual([200, 200, 200, 200]);
  expect(new Set((await generations(backend)).map(({ topic }) => topic)).size).toBe(4);
});

test("rejects an idempotency key that another request has used", async () => {
  const key = crypto.randomUUID();
  await madePost(await generate(key));
  for (const response of [await generate(key, "Choosing a thatch"), await random(key)]) {
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "key_reused" });
  }
  expect(model.requests).toHaveLength(1);
});

test("does not recreate a deleted post when its request is retried", async () => {
  const key = crypto.randomUUID();
  const { id } = await madePost(await generate(key));
  await backend.sql("delete from public.blog_posts where id = $1", [id]);
  const response = await generate(key);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: "post_deleted" });
  expect(model.requests).toHaveLength(1);
});

test("rejects retries of a crashed run's request until its claim expires", async () => {
  const key = crypto.randomUUID();
  await backend.sql(
    "select * from public.claim_post_generation($1, 'library', array['opening-hours-people-can-trust'], interval '5 minutes')",
    [key],
  );
  expect((await random(key)).status).toBe(409);
  await backend.sql("update private.post_generations set expires_at = now()");
  await madePost(await random(key));
  expect(await posts(backend)).toHaveLength(1);
});

test("discards the post of a run whose claim has expired", async () => {
  const release = model.hold();
  const key = crypto.randomUUID();
  const late = generate(key);
  await asked(1);
  await backend.sql("update private.post_generations set expires_at = now()");
  const second = generate(key);
  await asked(2);
  release();
  expect((await late).status).toBe(503);
  expect((await second).status).toBe(200);
  expect(await posts(backend)).toHaveLength(1);
  expect(await generations(backend)).toMatchObject([{ state: "written" }]);
});

test("adds a number to each taken slug when posts are stored concurrently", async () => {
  const topics = ["One", "Two", "Three", "Four"];
  await Promise.all(topics.map((topic) => generate(undefined, topic)));
  const slugs = (await posts(backend)).map(({ slug }) => slug).toSorted();
  expect(slugs).toEqual([
    "how-to-choose-a-slate",
    "how-to-choose-a-slate-2",
    "how-to-choose-a-slate-3",
    "how-to-choose-a-slate-4",
  ]);
});

test("creates a readable slug for a title without Latin letters", async () => {
  model.become({ content: JSON.stringify(modelDraft({ title: "屋根" })) });
  expect(await madePost(await generate())).toMatchObject({ title: "屋根", slug: "wu-gen" });
});

test("releases the request when its category is deleted during generation", async () => {
  const [row] = await backend.sql<{ id: string }>(
    "insert into public.blog_categories (name, slug) values ('Short', 'short') returning id",
  );
  const release = model.hold();
  const running = press(backend, "generate-blog-post", {
    body: { topic: "Choosing a slate", categoryId: row?.id },
  });
  await asked(1);
  await backend.sql("delete from public.blog_categories where slug = 'short'");
  release();
  const response = await running;
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    error: "The article was written but could not be saved. Please try again.",
    code: "not_stored",
  });
  expect(await posts(backend)).toEqual([]);
  expect(await generations(backend)).toEqual([]);
});

const order = () => ({ topic: "Choosing a slate", categoryId: category });
const bodyFor = (name: Generator) => (name === "generate-blog-post" ? { body: order() } : {});

const nothingHappened = async () => {
  expect(model.requests).toEqual([]);
  expect(await posts(backend)).toEqual([]);
};

test.each(names)("returns 401 when the caller is not signed in: %s", async (name) => {
  for (const headers of [
    personas.anonymous.headers,
    { authorization: "Bearer nonsense" },
    { authorization: "" },
  ]) {
    const response = await press(backend, name, { ...bodyFor(name), headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "unauthorized" });
  }
  await nothingHappened();
});

test.each(names)("returns 403 when the user lacks the role: %s", async (name) => {
  const response = await press(backend, name, { ...bodyFor(name), headers: personas.member.headers });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ error: "Only the owner may do this.", code: "forbidden" });
  await nothingHappened();
});

test.each(names)("creates a post for the owner: %s", async (name) => {
  const response = await press(backend, name, { ...bodyFor(name), headers: personas.admin.headers });
  expect(await madePost(response)).toMatchObject({ status: "draft" });
  const { data, error } = await personas.admin.client.functions.invoke(name, bodyFor(name));
  expect(error).toBeNull();
  expect(data).toMatchObject({ post: { slug: "how-to-choose-a-slate-2" } });
});

test.each<[string, unknown, string, string]>([
  ["nothing", {}, "topic", "the topic is missing"],
  ["an empty topic", { topic: "  \n " }, "topic", "the topic is missing"],
  ["a topic that is not text", { topic: ["slate"] }, "topic", "the topic is missing"],
  [
    "a topic that is too long",
    { topic: "s".repeat(201) },
    "topic",
    "the topic is longer than 200 characters",
  ],
  ["no category", { topic: "x", categoryId: "" }, "categoryId", "the category is missing"],
  [
    "an unknown category",
    { categoryId: "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11" },
    "categoryId",
    "this category does not exist",
  ],
  ["keywords in one string", { keywords: "a, b" }, "keywords", "the keywords must be a list"],
  [
    "a keyword that is too long",
    { keywords: ["k".repeat(61)] },
    "keywords",
    "a keyword is longer than 60 characters",
  ],
  ["too many keywords", { keywords: Array(21).fill("k") }, "keywords", "there are more than 20 keywords"],
])("returns 400 with the invalid field for %s", async (what, body, field, message) => {
  const complete = what === "nothing" ? {} : { ...order(), ...(body as object) };
  const response = await press(backend, "generate-blog-post", { body: complete });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "invalid_input", fields: { [field]: message } });
  await nothingHappened();
});

test("rejects an invalid body before calling the model", async () => {
  const large = await press(backend, "generate-blog-post", {
    body: { ...order(), keywords: ["k".repeat(70_000)] },
  });
  expect(large.status).toBe(413);
  for (const [type, text, status] of [
    ["application/json", "{", 400],
    ["text/plain", "{}", 415],
  ] as const) {
    const response = await callFunction(backend, "generate-blog-post", {
      headers: { ...personas.admin.headers, "Content-Type": type },
      body: text,
    });
    expect(response.status).toBe(status);
  }
  await nothingHappened();
});

test.each(names)("rejects an idempotency key that is not a UUID: %s", async (name) => {
  const response = await press(backend, name, {
    ...bodyFor(name),
    headers: { "Idempotency-Key": "again" },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "invalid_key" });
  await nothingHappened();
});

test.each(names)("accepts only POST requests from the site's origin: %s", async (name) => {
  const get = await callFunction(backend, name, { method: "GET" });
  expect({ status: get.status, allow: get.headers.get("allow") }).toEqual({
    status: 405,
    allow: "POST, OPTIONS",
  });
  const preflight = (origin: string) =>
    callFunction(backend, name, {
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "apikey,authorization,content-type,idempotency-key,x-client-info",
      },
    });
  const allowed = await preflight(site);
  expect(allowed.headers.get("access-control-allow-origin")).toBe(site);
  expect(allowed.headers.get("access-control-allow-headers")).toContain("idempotency-key");
  expect((await preflight("https://evil.example")).headers.get("access-control-allow-origin")).toBeNull();
});

const claim = { request_id: crypto.randomUUID(), fingerprint: "x", topics: ["t"], lease: "1 minute" };
const store = {
  claim_id: crypto.randomUUID(),
  title: "T",
  slug: "t",
  excerpt: "",
  content: "",
  status: "published",
  category_id: null,
  author: "A",
  read_time_minutes: 1,
  tags: [],
  seo_meta_description: "",
};

test.each<PersonaName>(["anonymous", "member", "admin"])(
  "denies %s callers direct access to the SQL functions and the table",
  async (who) => {
    const { client } = personas[who];
    for (const [name, args] of [
      ["claim_post_generation", claim],
      ["store_generated_post", store],
      ["release_post_generation", { claim_id: store.claim_id }],
    ] as const) {
      const { error } = await client.rpc(name, args);
      expect({ name, code: error?.code }).toEqual({ name, code: "42501" });
    }
    expect((await client.schema("private").from("post_generations").select()).error).not.toBeNull();
    await nothingHappened();
  },
);
