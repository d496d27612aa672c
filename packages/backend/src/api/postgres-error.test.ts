import { expect, test } from "vitest";
import { answerPostgresError, postgresCode } from "./postgres-error.ts";

const failed = (code: unknown, more: object = {}) =>
  Object.assign(new Error("It failed."), { code, ...more });

test.each([
  ["23505", 409],
  ["23503", 409],
  ["23514", 400],
  ["22P02", 400],
  ["P0001", 400],
  ["25006", 405],
  ["28000", 403],
  ["53300", 503],
  ["40001", 500],
  ["XX000", 500],
])("maps %s to %d, like PostgREST", (code, status) => {
  expect(answerPostgresError(failed(code))).toEqual({
    status,
    body: { code, details: null, hint: null, message: "It failed." },
  });
});

test("includes detail and hint", () => {
  const error = failed("23514", { detail: "Failing row …", hint: "Try another." });
  expect(answerPostgresError(error)?.body).toMatchObject({ details: "Failing row …", hint: "Try another." });
});

test.each([undefined, 23514, "ECONNREFUSED", "PGRST205", ""])(
  "does not find a Postgres code in %s",
  (code) => {
    expect(postgresCode(failed(code))).toBeUndefined();
    expect(answerPostgresError(failed(code))).toBeUndefined();
  },
);
