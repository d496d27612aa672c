import { expect, test } from "vitest";
import { bodyLimit, readJsonObject } from "./json.ts";

type Body = ConstructorParameters<typeof Response>[0];

const json = { "Content-Type": "application/json" };

function post(body: Body, headers: Record<string, string> = json): Request {
  const init = { method: "POST", headers, body: body ?? null, duplex: "half" };
  return new Request("http://127.0.0.1/", init);
}

const padded = (size: number) => `{"a":"${"x".repeat(size - 8)}"}`;

function stream(chunks: string[], { stall = false } = {}): { body: ReadableStream; pulled: () => number } {
  let next = 0;
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks[next++];
      if (chunk !== undefined) controller.enqueue(new TextEncoder().encode(chunk));
      else if (!stall) controller.close();
      else return new Promise<void>(() => undefined);
      return undefined;
    },
  });
  return { body, pulled: () => next };
}

test("reads a JSON object when a chunk boundary splits a character", async () => {
  const [first, second] = [
    new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc2]),
    new Uint8Array([0xa3, 0x22, 0x7d]),
  ];
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(first);
      controller.enqueue(second);
      controller.close();
    },
  });
  expect(await readJsonObject(post(body))).toEqual({ a: "£" });
});

test.each([
  "application/json",
  "application/json; charset=utf-8",
  "Application/JSON",
  "application/vnd.api+json",
])("accepts the content type %s", async (type) => {
  expect(await readJsonObject(post("{}", { "Content-Type": type }))).toEqual({});
});

test.each([
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "text/json-ish",
  "application/jsonp",
])("rejects %s with 415", async (type) => {
  await expect(readJsonObject(post("{}", { "Content-Type": type }))).rejects.toMatchObject({
    status: 415,
    code: "unsupported_media_type",
  });
});

test.each(["", "{", "{'a':1}", "undefined", "[]", "null", `"text"`, "3", new Uint8Array([0x7b, 0xff, 0x7d])])(
  "rejects %s with 400",
  async (text) => {
    await expect(readJsonObject(post(text))).rejects.toMatchObject({ status: 400, code: "invalid_json" });
  },
);

test("rejects a body one byte over the limit with 413", async () => {
  expect(padded(bodyLimit)).toHaveLength(bodyLimit);
  await expect(readJsonObject(post(padded(bodyLimit)))).resolves.toHaveProperty("a");
  await expect(readJsonObject(post(padded(bodyLimit + 1)))).rejects.toMatchObject({ status: 413 });
});

test("stops reading a body without Content-Length at the limit", async () => {
  const { body, pulled } = stream(Array.from({ length: 1000 }, () => "x".repeat(1024)));
  await expect(readJsonObject(post(body))).rejects.toMatchObject({ status: 413, code: "body_too_large" });
  expect(pulled()).toBeLessThan(70);
});

test("rejects a body with an excessive Content-Length without reading it", async () => {
  const { body, pulled } = stream(["{}"], { stall: true });
  const request = post(body, { ...json, "Content-Length": String(bodyLimit + 1) });
  await expect(readJsonObject(request)).rejects.toMatchObject({ status: 413 });
  expect(pulled()).toBeLessThanOrEqual(1);
});

test("rejects a stalled body with 408 after the timeout", async () => {
  const { body } = stream(["{"], { stall: true });
  await expect(readJsonObject(post(body), { timeout: 30 })).rejects.toMatchObject({
    status: 408,
    code: "body_timeout",
  });
});

test("rejects an interrupted body with 400", async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error("connection reset"));
    },
  });
  await expect(readJsonObject(post(body))).rejects.toMatchObject({ status: 400, code: "body_interrupted" });
});

test("returns an empty object when an optional body is missing or empty", async () => {
  const read = (request: Request) => readJsonObject(request, { isOptional: true });
  expect(await read(new Request("http://127.0.0.1/", { method: "POST" }))).toEqual({});
  expect(await read(post("", {}))).toEqual({});
  expect(await read(post(`{"a":1}`))).toEqual({ a: 1 });
  await expect(read(post("a=1", { "Content-Type": "text/plain" }))).rejects.toMatchObject({
    status: 415,
  });
});
