import { appOrigin } from "../bundle/app-address.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { checkAnswer, checkRequest } from "./check-request.ts";

const schema = z.object({ url: z.string().max(10) });
const own = { url: `${appOrigin}/index.html#/admin`, parent: null };

test("returns the parsed payload when our own page sends the request", () => {
  expect(checkRequest("open", own, schema, { url: "a", more: 1 })).toEqual({ url: "a" });
});

test.each([
  ["a missing frame", null],
  ["a frame within the page", { ...own, parent: own }],
  ["a web page", { url: "https://evil.example/", parent: null }],
  [
    "a web page whose query contains our address",
    { url: `https://evil.example/?${appOrigin}/`, parent: null },
  ],
  ["a blank page", { url: "about:blank", parent: null }],
])("rejects a request from %s", (_, frame) => {
  expect(() => checkRequest("open", frame, schema, { url: "a" })).toThrow("open: not allowed here.");
});

test.each([undefined, null, 1, "a", [], { url: 1 }, { url: "far too long, this" }])(
  "rejects the payload %j without quoting it",
  (payload) => {
    expect(() => checkRequest("open", own, schema, payload)).toThrow(
      /^open: the request does not have the right shape\.$/,
    );
  },
);

test("returns an answer of the right shape without unknown fields", () => {
  expect(checkAnswer("open", schema, { url: "a", more: 1 })).toEqual({ url: "a" });
});

test.each([undefined, null, "secret", { url: 1 }, { url: "a secret, too long" }])(
  "rejects the answer %j without quoting it",
  (answer) => {
    expect(() => checkAnswer("open", schema, answer)).toThrow(
      /^open: the answer does not have the right shape\.$/,
    );
  },
);
