import { expect, test } from "vitest";
import { requestId } from "./generate-post.ts";

const uuid = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";
const idOf = (key?: string) => requestId(new Headers(key === undefined ? {} : { "Idempotency-Key": key }));

test("normalises the request id and generates one when it is missing", () => {
  expect(idOf(uuid)).toBe(uuid);
  expect(idOf(` ${uuid.toUpperCase()} `)).toBe(uuid);
  expect(idOf()).not.toBe(idOf());
});

test.each(["", "again", `${uuid}x`])("rejects the id %j", (key) => {
  expect(() => idOf(key)).toThrow("Idempotency-Key must be a UUID");
});
