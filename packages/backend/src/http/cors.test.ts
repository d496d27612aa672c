import { expect, test } from "vitest";
import { corsHeaders, createOriginCheck, preflightHeaders } from "./cors.ts";

const mayRead = createOriginCheck("https://brightwren.example, https://www.brightwren.example");

test.each([
  "http://127.0.0.1:5173",
  "http://localhost:4173",
  "app://bundle",
  "https://www.brightwren.example",
])("allows the origin %s", (origin) => {
  expect(corsHeaders(origin, mayRead)).toMatchObject({
    "access-control-allow-origin": origin,
    vary: "Origin",
  });
});

test.each(["https://evil.example", "https://brightwren.example.evil.example", "null", "", undefined])(
  "rejects the origin %s",
  (origin) => {
    expect(corsHeaders(origin, mayRead)).toEqual({ vary: "Origin" });
    expect(preflightHeaders(origin, "authorization", mayRead)).toEqual({ vary: "Origin" });
  },
);

test("rejects an empty Origin when no origins are configured", () => {
  expect(createOriginCheck("")("")).toBe(false);
});

test("allows the default headers when a preflight requests none", () => {
  const headers = preflightHeaders("http://127.0.0.1:5173", undefined, mayRead);
  expect(headers["access-control-allow-headers"]).toContain("apikey");
});
