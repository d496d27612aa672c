import { expect, test } from "vitest";
import { z } from "zod";
import { checkRequest } from "./check-request.ts";

const schema = z.object({ url: z.string().max(10) });
const own = { url: "app://brightwren/index.html#/admin", parent: null };

test("a request of the window's own page is let through as the schema parses it", () => {
  expect(checkRequest("open", own, schema, { url: "a", more: 1 })).toEqual({ url: "a" });
});

test.each([
  ["no frame", null],
  ["a frame within the page", { ...own, parent: own }],
  ["a page from the web", { url: "https://evil.example/", parent: null }],
  ["a page that only names us", { url: "https://evil.example/?app://brightwren/", parent: null }],
  ["an empty page", { url: "about:blank", parent: null }],
])("a request of %s is refused", (_, frame) => {
  expect(() => checkRequest("open", frame, schema, { url: "a" })).toThrow("open: not allowed here.");
});

test.each([undefined, null, 1, "a", [], { url: 1 }, { url: "far too long, this" }])(
  "the payload %j is refused, and not repeated",
  (payload) => {
    expect(() => checkRequest("open", own, schema, payload)).toThrow(
      /^open: the request does not have the right shape\.$/,
    );
  },
);
