import { expect, test, vi } from "vitest";
import { runQuietly } from "./quiet-lite.ts";

test("returns the errors that the task printed instead of printing them", async () => {
  const printed: unknown[] = [];
  const write = vi.spyOn(process.stdout, "write");
  vi.spyOn(process.stderr, "write").mockImplementation((text) => Boolean(printed.push(text)));
  const secret = new Error("jane@example.com");
  const inside = runQuietly(async () => {
    console.error(secret, { params: ["jane@example.com"] });
    await new Promise((resolve) => setImmediate(resolve));
    console.warn("late", secret);
    return "result";
  });
  expect(await inside).toEqual({ result: "result", errors: [secret, secret] });
  expect(JSON.stringify([printed, write.mock.calls])).not.toContain("jane@example.com");
});

test("separates the errors of concurrent tasks", async () => {
  const fail = (message: string) =>
    runQuietly(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      console.error(new Error(message));
    });
  const [a, b] = await Promise.all([fail("a"), fail("b")]);
  expect(a.errors.map(({ message }) => message)).toEqual(["a"]);
  expect(b.errors.map(({ message }) => message)).toEqual(["b"]);
  await expect(runQuietly(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
