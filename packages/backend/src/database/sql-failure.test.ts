import { expect, test } from "vitest";
import { describeSqlFailure } from "./sql-failure.ts";

const failure = (message: string, position?: string) => Object.assign(new Error(message), { position });

test("converts the character position to a line number", () => {
  const sql = "-- 👩‍💻 £\nselect 1;\nselect nonsense;";
  const position = Array.from(sql.slice(0, sql.indexOf("nonsense"))).length + 1;
  expect(describeSqlFailure(failure("no column", String(position)), sql)).toBe("line 3: no column");
});

test.each([undefined, "", "0", "x"])("returns only the message when the position is %s", (position) => {
  expect(describeSqlFailure(failure("division by zero", position), "select 1/0")).toBe("division by zero");
});

test("converts a value that is not an Error to text", () => {
  expect(describeSqlFailure("broken", "select 1")).toBe("broken");
});
