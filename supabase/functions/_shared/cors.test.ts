import { expect, test } from "vitest";
import { corsHeaders, preflight } from "./cors.ts";

const allowed = ["https://brightwren.example", "http://127.0.0.1:5173"];

const from = (origin?: string) =>
  new Request("http://127.0.0.1/functions/v1/x", {
    method: "OPTIONS",
    headers: origin ? { Origin: origin } : {},
  });

test("returns the allowed origin instead of a wildcard", () => {
  expect(corsHeaders(from("http://127.0.0.1:5173"), allowed)).toEqual({
    Vary: "Origin",
    "Access-Control-Allow-Origin": "http://127.0.0.1:5173",
    "Access-Control-Expose-Headers": "Retry-After",
  });
});

test.each([
  undefined,
  "https://evil.example",
  "https://brightwren.example.evil.example",
  "null",
  "https://BRIGHTWREN.example:444",
])("returns only Vary for the origin %s", (origin) => {
  expect(corsHeaders(from(origin), allowed)).toEqual({ Vary: "Origin" });
});

test("allows our method and headers in a preflight request from an allowed origin", () => {
  const response = preflight(from("https://brightwren.example"), allowed);
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS");
  expect(response.headers.get("access-control-allow-headers")?.split(", ")).toEqual([
    "authorization",
    "apikey",
    "content-type",
    "x-client-info",
    "idempotency-key",
    "x-form-elapsed-ms",
    "x-form-trap",
    "x-checkout-page",
  ]);
});

test("does not allow anything in a preflight request from a foreign origin", () => {
  const response = preflight(from("https://evil.example"), allowed);
  expect(response.status).toBe(204);
  expect([...response.headers.keys()]).toEqual(["vary"]);
});
