import { beforeEach, expect, test, vi } from "vitest";
import { FunctionError } from "../functions/invoke-function.ts";
import { generatePost, generateRandomPost, mayHaveBeenWritten } from "./generate-post.ts";

const invoke = vi.hoisted(() => vi.fn<(name: string, invocation: object) => Promise<unknown>>());
vi.mock("../functions/invoke-function.ts", async (original) => ({
  ...(await original()),
  invokeFunction: invoke,
}));

const key = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";
const post = { id: key, title: "T", slug: "t", status: "published", created_at: "2026-11-20T12:00:00Z" };

beforeEach(() => invoke.mockReset().mockResolvedValue({ post }));

test("sends the idempotency key as a header, not in the body", async () => {
  expect(await generatePost({ topic: "T", categoryId: key, keywords: ["a"], idempotencyKey: key })).toEqual({
    post,
  });
  expect(invoke).toHaveBeenCalledWith("generate-blog-post", {
    body: { topic: "T", categoryId: key, keywords: ["a"] },
    headers: { "idempotency-key": key },
    timeout: 160_000,
  });
});

test("omits keywords when the list is empty", async () => {
  await generatePost({ topic: "T", categoryId: key, keywords: [], idempotencyKey: key });
  expect(invoke.mock.calls[0]?.[1]).toMatchObject({ body: { topic: "T", categoryId: key } });
  expect(invoke.mock.calls[0]?.[1]).not.toHaveProperty("body.keywords");
});

test("does not send a payload for a random post", async () => {
  expect(await generateRandomPost(key)).toEqual({ post });
  expect(invoke.mock.calls[0]?.[1]).not.toHaveProperty("body");
});

test("sends the chosen library article with the next request", async () => {
  const answer = { post, libraryTopics: [{ id: "opening-hours", title: "Opening hours" }] };
  invoke.mockResolvedValueOnce(answer);
  const order = { topic: "T", categoryId: key, idempotencyKey: key };
  expect(await generatePost(order)).toEqual(answer);
  await generatePost({ ...order, from: { libraryTopic: "opening-hours" } });
  expect(invoke.mock.calls[1]?.[1]).toMatchObject({ body: { from: { libraryTopic: "opening-hours" } } });
});

test("reports that a post may exist when the response contains no post", async () => {
  invoke.mockResolvedValue({ ok: true });
  const failure: unknown = await generateRandomPost(key).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FunctionError);
  expect(mayHaveBeenWritten(failure)).toBe(true);
});

test.each([
  ["unreachable", true],
  ["still_writing", true],
  ["http_504", true],
  ["http_546", true],
  ["not_stored", true],
  ["model_timeout", false],
  ["invalid_input", false],
])("reports whether a post may exist after the error %s: %s", (code, expected) => {
  expect(mayHaveBeenWritten(new FunctionError("", code))).toBe(expected);
});
