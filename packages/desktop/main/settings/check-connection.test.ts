import { expect, test, vi } from "vitest";
import { checkConnection } from "./check-connection.ts";

const connection = { url: "https://abc.supabase.co", publishableKey: "key", siteUrl: "https://a.example" };
const answering = (status: number) =>
  vi.fn<(url: string, init: RequestInit) => Promise<{ status: number }>>(() => Promise.resolve({ status }));

test("accepts a project that returns its categories", async () => {
  const fetch = answering(200);
  expect(await checkConnection(connection, fetch)).toBeNull();
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    "https://abc.supabase.co/rest/v1/blog_categories?select=id&limit=1",
    expect.objectContaining({ headers: { apikey: "key", Authorization: "Bearer key" } }),
  );
});

test.each([
  [401, "publishableKey", /does not accept this key/],
  [403, "publishableKey", /does not accept this key/],
  [404, "url", /isn’t a backend for this app/],
  [503, "url", /answered with an error \(503\)/],
])("maps response %i to the field %s", async (status, field, message) => {
  expect(await checkConnection(connection, answering(status))).toEqual({
    saved: false,
    field,
    message: expect.stringMatching(message),
  });
});

test("reports an unreachable address without the system's error message", async () => {
  const outcome = await checkConnection(connection, () => Promise.reject(new Error("ECONNREFUSED key")));
  expect(outcome).toEqual({
    saved: false,
    field: "url",
    message: expect.stringMatching(/^Nothing responded/),
  });
});
