import { expect, test } from "vitest";
import { createCleanupStack } from "./cleanup-stack.ts";

test("runs each cleanup once in reverse order, even when one fails", async () => {
  const done: string[] = [];
  const stack = createCleanupStack();
  stack.add(() => void done.push("first"));
  stack.add(() => {
    throw new Error("no");
  });
  stack.add(async () => void done.push("last"));
  const runs = [stack.run(), stack.run()];
  for (const run of runs) await expect(run).rejects.toThrow("no");
  expect(done).toEqual(["last", "first"]);
});
