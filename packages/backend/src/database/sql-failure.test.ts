import { expect, test } from "vitest";
import { describeSqlFailure } from "./sql-failure.ts";

const failure = (message: string, position?: string) => Object.assign(new Error(message), { position });

test("the position becomes a line, counted in characters as Postgres does", () => {
  const sql = "-- 👩‍💻 £\nselect 1;\nselect nonsense;";
  const position = Array.from(sql.slice(0, sql.indexOf("nonsense"))).length + 1;
  expect(describeSqlFailure(failure("no column", String(position)), sql)).toBe("line 3: no column");
});

test.each([undefined, "", "0", "x"])("without a usable position (%s) it is the message alone", (position) => {
  expect(describeSqlFailure(failure("division by zero", position), "select 1/0")).toBe("division by zero");
});

test("what is no error is said as it is", () => {
  expect(describeSqlFailure("broken", "select 1")).toBe("broken");
});
