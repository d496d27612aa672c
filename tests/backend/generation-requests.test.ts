import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  categoryId,
  forgetPosts,
  generations,
  type Generator,
  madePost,
  posts,
  press,
  generationBackend,
} from "./generation-owner.ts";
import { ownPersonas } from "./own-backend.ts";

const names: Generator[] = ["generate-blog-post", "schedule-blog-posts"];

const { backend, model } = generationBackend();
const personas = ownPersonas(backend);
let category: string;

beforeAll(async () => {
  category = await categoryId(backend);
});

beforeEach(async () => {
  model.reset();
  await forgetPosts(backend);
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

test.each(names)("creates a post for the owner: %s", async (name) => {
  const response = await press(backend, name, { ...bodyFor(name), headers: personas.admin.headers });
  expect(await madePost(response)).toMatchObject({ status: "draft" });
  const { data, error } = await personas.admin.client.functions.invoke(name, bodyFor(name));
  expect(error).toBeNull();
  expect(data).toMatchObject({ post: { slug: "how-to-choose-a-slate-2" } });
});

test("returns 400 with the invalid fields", async () => {
  const unknown = { topic: "Choosing a slate", categoryId: crypto.randomUUID() };
  for (const [body, fields] of [
    [{}, { topic: "the topic is missing", categoryId: "the category is missing" }],
    [unknown, { categoryId: "this category does not exist" }],
  ]) {
    const response = await press(backend, "generate-blog-post", { body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_input", fields });
  }
  await nothingHappened();
});
