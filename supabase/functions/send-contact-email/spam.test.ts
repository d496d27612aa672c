import { expect, test } from "vitest";
import { looksLikeSpam } from "./spam.ts";

const verdict = (headers: Record<string, string>) => looksLikeSpam(new Headers(headers));

test("a caller without our form's headers is no spam", () => {
  expect(verdict({})).toBe(false);
});

test("anything in the hidden field is spam, an empty one is not", () => {
  expect(verdict({ "x-form-trap": "http://spam.example" })).toBe(true);
  expect(verdict({ "x-form-trap": " " })).toBe(false);
});

test("faster than a person is spam, the minimum less what clocks are out by is not", () => {
  expect(verdict({ "x-form-elapsed-ms": "1749" })).toBe(true);
  expect(verdict({ "x-form-elapsed-ms": "0" })).toBe(true);
  expect(verdict({ "x-form-elapsed-ms": "-5" })).toBe(true);
  expect(verdict({ "x-form-elapsed-ms": "1899.9" })).toBe(false);
  expect(verdict({ "x-form-elapsed-ms": "2000" })).toBe(false);
});

test("a time that is no number proves nothing", () => {
  expect(verdict({ "x-form-elapsed-ms": "soon" })).toBe(false);
  expect(verdict({ "x-form-elapsed-ms": "" })).toBe(false);
});
