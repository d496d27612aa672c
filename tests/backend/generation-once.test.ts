import type { RunningBackend } from "@brightwren/backend/backend-options";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { modelDraft, modelKey, type ModelServer, startModelServer } from "../mocks/model-server.ts";
import {
  categoryId,
  forgetPosts,
  generations,
  madePost,
  posts,
  press,
  startGenerationBackend,
} from "./generation-owner.ts";

let backend: RunningBackend;
let model: ModelServer;
let category: string;

beforeAll(async () => {
  model = await startModelServer();
  backend = await startGenerationBackend({
    AI_BASE_URL: model.url,
    AI_API_KEY: modelKey,
    AI_MODEL: "practice-1",
  });
  category = await categoryId(backend);
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

/** Sends all of these while the model writes, and lets it end once `refused` of them are answered. */
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

test("a press that is sent again gets the post that was made, and nothing is paid for twice", async () => {
  const key = crypto.randomUUID();
  const first = await madePost(await generate(key));
  expect(await madePost(await generate(key))).toEqual(first);
  expect(await madePost(await generate(key.toUpperCase()))).toEqual(first);
  expect(model.requests).toHaveLength(1);
  expect(await posts(backend)).toHaveLength(1);
});

test("the same press twice at once: one is written, the other reads that it is being written", async () => {
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

test("the same custom post from two windows at once is one generation", async () => {
  const press = () => generate(crypto.randomUUID());
  const responses = await whileItWrites(1, () => [press(), press()]);
  expect(settled(responses)).toEqual([200, 409]);
  expect(model.requests).toHaveLength(1);
});

test("two different random posts at once are about different topics", async () => {
  const responses = await whileItWrites(0, () =>
    Array.from({ length: 4 }, () => random(crypto.randomUUID())),
  );
  expect(settled(responses)).toEqual([200, 200, 200, 200]);
  expect(new Set((await generations(backend)).map(({ topic }) => topic)).size).toBe(4);
});

test("the same key for another post is refused", async () => {
  const key = crypto.randomUUID();
  await madePost(await generate(key));
  for (const response of [await generate(key, "Choosing a thatch"), await random(key)]) {
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "key_reused" });
  }
  expect(model.requests).toHaveLength(1);
});

test("a post that was deleted is not made again by a late repetition", async () => {
  const key = crypto.randomUUID();
  const { id } = await madePost(await generate(key));
  await backend.sql("delete from public.blog_posts where id = $1", [id]);
  const response = await generate(key);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: "post_deleted" });
  expect(model.requests).toHaveLength(1);
});

test("a run that died holds its request only until its claim expires", async () => {
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

test("a run that was given up cannot store anything any more", async () => {
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

test("a title that is taken gets a numbered address, also when many are stored at once", async () => {
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

test("a title without a Latin letter has an address all the same", async () => {
  model.become({ content: JSON.stringify(modelDraft({ title: "屋根" })) });
  expect(await madePost(await generate())).toMatchObject({ title: "屋根", slug: "post" });
});

test("a category that is deleted meanwhile: a clear sentence, nothing half, the press free again", async () => {
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
