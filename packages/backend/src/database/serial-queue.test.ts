import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSerialQueue } from "./serial-queue.ts";

test("runs tasks in order, one at a time", async () => {
  const queue = createSerialQueue();
  const events: string[] = [];
  const task = (name: string, time: number) =>
    queue.run(async () => {
      events.push(`${name} starts`);
      await pause(time);
      events.push(`${name} ends`);
      return name;
    });
  expect(await Promise.all([task("a", 20), task("b", 0), task("c", 5)])).toEqual(["a", "b", "c"]);
  expect(events).toEqual(["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"]);
});

test("rejects only the failing task's promise", async () => {
  const queue = createSerialQueue();
  const failing = queue.run(() => Promise.reject(new Error("no")));
  const throwing = queue.run(() => {
    throw new Error("at once");
  });
  const fine = queue.run(async () => "fine");
  await expect(failing).rejects.toThrow("no");
  await expect(throwing).rejects.toThrow("at once");
  expect(await fine).toBe("fine");
});

test("resolves `drained` once every task queued so far has finished", async () => {
  const queue = createSerialQueue();
  let done = false;
  void queue.run(async () => {
    await pause(10);
    done = true;
  });
  await queue.drained();
  expect(done).toBe(true);
});
