import { afterEach, beforeEach, expect, test } from "vitest";
import { applyFunctionEnvironment } from "./function-environment.ts";

let before: NodeJS.ProcessEnv;

beforeEach(() => {
  before = { ...process.env };
  process.env["BW_SET"] = "the person's";
  process.env["BW_EMPTY"] = "";
  delete process.env["BW_NEW"];
});
afterEach(() => {
  process.env = before;
});

test("defaults fill what is missing or empty, overrides win over everything, and all is put back", () => {
  const restore = applyFunctionEnvironment(
    { BW_SET: "default", BW_EMPTY: "default", BW_NEW: "default", BW_BOTH: "default" },
    { BW_BOTH: "override" },
  );
  expect(process.env).toMatchObject({
    BW_SET: "the person's",
    BW_EMPTY: "default",
    BW_NEW: "default",
    BW_BOTH: "override",
  });
  restore();
  expect(process.env["BW_EMPTY"]).toBe("");
  expect(process.env).not.toHaveProperty("BW_NEW");
  expect(process.env).not.toHaveProperty("BW_BOTH");
});

test("a second backend sees its own address, not the first one's", () => {
  const first = applyFunctionEnvironment({ BW_NEW: "first" }, {});
  first();
  const second = applyFunctionEnvironment({ BW_NEW: "second" }, {});
  expect(process.env["BW_NEW"]).toBe("second");
  second();
});
