import { beforeEach, expect, test, vi } from "vitest";
import { UnreachableError } from "../supabase/unreachable-error.ts";
import { configureSignedIn } from "../testing/signed-in.ts";
import { PictureRejectedError, type PreparedPicture } from "./prepared-picture.ts";
import { addressOf, NoStorageError, storePicture } from "./store-picture.ts";

const url = "http://127.0.0.1:1";
const hash = "0123456789abcdef0123456789abcdef";
const webp = (bytes: string) => new Blob([bytes], { type: "image/webp" });
const picture: PreparedPicture = {
  hash,
  width: 1000,
  height: 750,
  colour: "#c8a07b",
  ending: "webp",
  name: "shop.jpg",
  files: [
    { name: "480.webp", blob: webp("small") },
    { name: "1000x750-c8a07b.webp", blob: webp("largest") },
  ],
};
const description = { alt: "A shop", is_decorative: false, credit: "" };

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn<(input: unknown, init?: RequestInit) => Promise<Response>>(async (input) =>
    String(input).includes("/rest/v1/")
      ? Response.json([{ hash }], { status: 201 })
      : Response.json(body, { status }),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

beforeEach(configureSignedIn);

test("stores all sizes under the picture's hash before adding the row", async () => {
  const fetch = answerWith(200, { Key: "x", Id: "1" });
  const onProgress = vi.fn<(stored: number) => void>();
  await storePicture(picture, description, { onProgress });
  const asked = fetch.mock.calls.map(([input]) => String(input).slice(url.length));
  expect(asked).toEqual([
    `/storage/v1/object/post-images/${hash}/480.webp`,
    `/storage/v1/object/post-images/${hash}/1000x750-c8a07b.webp`,
    "/rest/v1/post_pictures?on_conflict=hash&select=hash",
    `/rest/v1/post_pictures?hash=eq.${hash}&alt=eq.&is_decorative=eq.false&select=hash`,
  ]);
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect(headers.get("content-type")).toBe("image/webp");
  expect(headers.get("cache-control")).toBe("max-age=31536000");
  // Another window may have stored it already.
  expect(headers.get("x-upsert")).toBe("true");
  const sent = fetch.mock.calls.slice(2).map(([, init]) => JSON.parse(init?.body as string) as unknown);
  expect(sent).toMatchObject([{ bytes: 12, name: "shop.jpg", unused_since: null }, { alt: "A shop" }]);
  expect(onProgress.mock.calls).toEqual([[1], [2]]);
  expect(await addressOf(picture)).toBe(
    `${url}/storage/v1/object/public/post-images/${hash}/1000x750-c8a07b.webp`,
  );
});

const answer = (statusCode: string, error: string, message = error) => ({ statusCode, error, message });

test.each([
  ["no Storage", 404, { error: "There is nothing at this address.", code: "not_found" }, NoStorageError],
  ["no bucket", 400, answer("404", "Bucket not found"), NoStorageError],
  ["a full quota", 413, answer("413", "Payload too large", "Exceeded the quota"), PictureRejectedError],
  ["no access", 403, answer("403", "Unauthorized", "new row violates row-level security"), Error],
])("throws an error of its own kind when there is %s", async (_, status, body, kind) => {
  answerWith(status, body);
  const error: unknown = await storePicture(picture, description).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(kind);
  expect(error instanceof PictureRejectedError).toBe(kind !== Error);
});

test("throws an UnreachableError when the connection drops during the upload", async () => {
  const fetch = answerWith(200, { Key: "x", Id: "1" });
  fetch.mockResolvedValueOnce(Response.json({ Key: "x", Id: "1" }));
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(storePicture(picture, description)).rejects.toThrow(UnreachableError);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("does not upload any more sizes after an abort", async () => {
  const fetch = answerWith(200, { Key: "x", Id: "1" });
  const taken = new AbortController();
  const stored = storePicture(picture, description, {
    signal: taken.signal,
    onProgress: () => taken.abort(),
  });
  await expect(stored).rejects.toThrow("aborted");
  expect(fetch).toHaveBeenCalledTimes(1);
});
