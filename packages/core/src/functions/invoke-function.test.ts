import { beforeEach, expect, test, vi } from "vitest";
import { configureSupabase } from "../supabase/client.ts";
import { FunctionError, invokeFunction } from "./invoke-function.ts";

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(answer));
const call = () => invokeFunction("send-contact-email", { body: {}, timeout: 1000 });

beforeEach(() => configureSupabase({ url: "http://127.0.0.1:1", publishableKey: "key" }));

test("returns the function's response", async () => {
  answerWith(async () => Response.json({ ok: true }));
  await expect(call()).resolves.toEqual({ ok: true });
});

test("throws the function's message, code and fields when it returns an error", async () => {
  const body = {
    error: "Please check the form.",
    code: "invalid_input",
    fields: { email: "Invalid email address" },
  };
  answerWith(async () => Response.json(body, { status: 400 }));
  const error: unknown = await call().catch((refusal: unknown) => refusal);
  expect(error).toBeInstanceOf(FunctionError);
  expect(error).toMatchObject({ message: body.error, code: body.code, fields: body.fields });
});

test.each([
  ["http_502", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["unreachable", () => Promise.reject(new TypeError("fetch failed"))],
])("throws the code %s without a message when there is no answer of the function", async (code, answer) => {
  answerWith(answer);
  await expect(call()).rejects.toMatchObject({ message: "", code });
});

test("throws when the function times out", async () => {
  vi.stubGlobal(
    "fetch",
    (_: unknown, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  await expect(invokeFunction("slow", { timeout: 20 })).rejects.toMatchObject({ code: "unreachable" });
});
