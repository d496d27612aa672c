import { expect, test } from "vitest";
import { EnvironmentError } from "../environment.ts";
import { readModelSettings } from "./generation-settings.ts";

const model = { AI_BASE_URL: "https://api.example/v1/", AI_MODEL: "m", AI_API_KEY: "sk-hunter2" };

function faults(variables: Record<string, string>): string[] {
  try {
    readModelSettings(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.faults;
    throw error;
  }
  return [];
}

test("uses the built-in writer when every setting is missing or empty", () => {
  expect(readModelSettings({})).toBeUndefined();
  expect(readModelSettings({ AI_BASE_URL: "", AI_MODEL: " ", AI_API_KEY: "" })).toBeUndefined();
});

test("derives the model's endpoint, with or without a key", () => {
  expect(readModelSettings(model)).toEqual({
    endpoint: "https://api.example/v1/chat/completions",
    model: "m",
    apiKey: "sk-hunter2",
    timeout: 100_000,
  });
  const local = { AI_BASE_URL: "http://127.0.0.1:11434/v1?a=b", AI_MODEL: "m", AI_TIMEOUT_SECONDS: "30" };
  expect(readModelSettings(local)).toEqual({
    endpoint: "http://127.0.0.1:11434/v1/chat/completions?a=b",
    model: "m",
    apiKey: undefined,
    timeout: 30_000,
  });
});

test("reports every invalid setting without its value", () => {
  const found = faults({ AI_BASE_URL: "hunter2", AI_API_KEY: "sk hunter2" });
  expect(found.map((fault) => fault.split(" ")[0])).toEqual(["AI_BASE_URL", "AI_MODEL", "AI_API_KEY"]);
  expect(found.join()).not.toContain("hunter2");
});

test.each([
  [{ AI_API_KEY: "sk-x" }, 2],
  [{ ...model, AI_BASE_URL: "http://api.example/v1" }, 1],
  [{ ...model, AI_BASE_URL: "https://user:pass@api.example/v1" }, 1],
  [{ ...model, AI_TIMEOUT_SECONDS: "121" }, 1],
  [{ ...model, AI_TIMEOUT_SECONDS: "soon" }, 1],
])("rejects %o", (variables, count) => expect(faults(variables)).toHaveLength(count));
