import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { functionSettings, applyFunctionEnvironment } from "./environment.ts";

let before: NodeJS.ProcessEnv;

beforeEach(() => {
  process.env["BW_SET"] = "the person's";
  process.env["BW_EMPTY"] = "";
  before = { ...process.env };
});
afterEach(() => {
  delete process.env["BW_SET"];
  delete process.env["BW_EMPTY"];
});

test("applies defaults and overrides, then restores the environment", () => {
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

test("unsets a variable whose override is undefined", () => {
  const restore = applyFunctionEnvironment({ BW_SET: "default" }, { BW_SET: undefined, BW_NEW: undefined });
  expect(process.env).not.toHaveProperty("BW_SET");
  restore();
  expect(process.env).toEqual(before);
});

test("lists every function setting that .env.example contains", async () => {
  const example = await readFile(new URL("../../../../.env.example", import.meta.url), "utf8");
  const part = example.split(/^# --- /m).find((text) => text.startsWith("The functions")) ?? "";
  const names = [...part.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(new Set(names)).toEqual(new Set(functionSettings));
});

test("applies the second backend's variables until it stops", () => {
  const stopFirst = applyFunctionEnvironment({ BW_NEW: "first" }, { BW_SET: "first's own" });
  const stopSecond = applyFunctionEnvironment({ BW_NEW: "second" }, {});
  expect(process.env).toMatchObject({ BW_NEW: "second", BW_SET: "the person's" });
  stopSecond();
  expect(process.env).toMatchObject({ BW_NEW: "first", BW_SET: "first's own" });
  stopFirst();
  expect(process.env).toEqual(before);
});

test("preserves the second backend's variables when the first one stops", () => {
  const stopFirst = applyFunctionEnvironment({ BW_NEW: "first" }, {});
  const stopSecond = applyFunctionEnvironment({ BW_NEW: "second" }, {});
  stopFirst();
  stopFirst();
  expect(process.env["BW_NEW"]).toBe("second");
  stopSecond();
  expect(process.env).not.toHaveProperty("BW_NEW");
});
