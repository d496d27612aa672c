import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { configureSupabase } from "../supabase/client.ts";
import { exampleSession } from "../testing/example-session.ts";
import {
  imageFault,
  ImageRefusedError,
  imageSizeLimit,
  randomImageName,
  uploadImage,
} from "./upload-image.ts";

const url = "http://127.0.0.1:1";
const picture = new Blob(["bytes"], { type: "image/jpeg" });

function answerWith(status: number, body: unknown) {
  const fetch = vi.fn<(input: unknown, init?: RequestInit) => Promise<Response>>(async () =>
    Response.json(body, { status }),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

let kept: string | null;

beforeEach(() => {
  kept = JSON.stringify(exampleSession);
  configureSupabase({
    url,
    publishableKey: "key",
    storageKey: "test",
    sessionStorage: {
      getItem: (key) => (key === "test" ? kept : null),
      setItem: () => {},
      removeItem: () => {},
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("stores a picture under a random name and gives its public address", async () => {
  const fetch = answerWith(200, { Key: "post-images/x.jpg", Id: "1" });
  const outcome = await uploadImage(picture);
  const [address, init] = fetch.mock.calls[0] ?? [];
  const name = /\/object\/post-images\/([0-9a-f-]{36}\.jpg)$/.exec(String(address))?.[1];
  expect(outcome).toEqual({ url: `${url}/storage/v1/object/public/post-images/${name}` });
  const headers = new Headers(init?.headers);
  expect(headers.get("content-type")).toBe("image/jpeg");
  expect(headers.get("cache-control")).toBe("max-age=31536000");
  expect(headers.get("authorization")).toBe(`Bearer ${exampleSession.access_token}`);
});

test.each([
  ["no Storage", 404, { error: "There is nothing at this address.", code: "not_found" }],
  ["no bucket", 400, { statusCode: "404", error: "Bucket not found", message: "Bucket not found" }],
])("where there is %s, that is the outcome and no failure", async (_, status, body) => {
  answerWith(status, body);
  await expect(uploadImage(picture)).resolves.toEqual({ unavailable: true });
});

test("a refusal of Storage is a failure", async () => {
  answerWith(400, { statusCode: "403", error: "Unauthorized", message: "row-level security" });
  await expect(uploadImage(picture)).rejects.toThrow("row-level security");
});

test("without an answer, the failure says that nothing answered", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(uploadImage(picture)).rejects.toThrow("The server could not be reached.");
});

test("a file that is no picture is refused before anything is sent", async () => {
  const fetch = answerWith(200, {});
  const page = new Blob(["<script>"], { type: "text/html" });
  await expect(uploadImage(page)).rejects.toBeInstanceOf(ImageRefusedError);
  expect(fetch).not.toHaveBeenCalled();
});

test("nobody uploads without a session", async () => {
  kept = null;
  const fetch = answerWith(200, {});
  await expect(uploadImage(picture)).rejects.toMatchObject({ reason: "signed-out" });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  [{ type: "image/jpeg", size: 1 }, null],
  [{ type: "image/webp", size: imageSizeLimit }, null],
  [
    { type: "image/webp", size: imageSizeLimit + 1 },
    "This picture is larger than 5 MB. Please make it smaller first.",
  ],
  [{ type: "image/png", size: 0 }, "This file is empty."],
  [{ type: "image/svg+xml", size: 1 }, "Please choose a JPEG, PNG, WebP, AVIF or GIF picture."],
  [{ type: "text/html", size: 1 }, "Please choose a JPEG, PNG, WebP, AVIF or GIF picture."],
  [{ type: "", size: 1 }, "Please choose a JPEG, PNG, WebP, AVIF or GIF picture."],
  [{ type: "toString", size: 1 }, "Please choose a JPEG, PNG, WebP, AVIF or GIF picture."],
])("%o", (file, fault) => {
  expect(imageFault(file)).toBe(fault);
});

test("names are random and end as their type", () => {
  expect(randomImageName("image/jpeg")).toMatch(/^[0-9a-f-]{36}\.jpg$/);
  expect(randomImageName("image/png")).not.toBe(randomImageName("image/png"));
});
