import { expect, test } from "vitest";
import type { SaveIntent } from "../../drafts/save-post.ts";
import { createSaveQueue } from "./save-queue.ts";

/** A queue whose saves end when the test says so. */
function setUp() {
  const started: SaveIntent[] = [];
  const ends: (() => void)[] = [];
  const queue = createSaveQueue((intent) => {
    started.push(intent);
    return new Promise((resolve) => ends.push(resolve));
  });
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { queue, started, endNext };
}

test("two saves never run at once, and what waits becomes one", async () => {
  const { queue, started, endNext } = setUp();
  const done = [queue.add("background"), queue.add("background"), queue.add("background")];
  expect(started).toEqual(["background"]);
  await endNext();
  expect(started).toEqual(["background", "background"]);
  await endNext();
  await Promise.all(done);
  expect(started).toHaveLength(2);
});

test("a background save never displaces what a person asked for", async () => {
  const { queue, started, endNext } = setUp();
  void queue.add("background");
  void queue.add("publish");
  void queue.add("background");
  await endNext();
  expect(started).toEqual(["background", "publish"]);
  await endNext();
  expect(started).toHaveLength(2);
});

test("a failed save does not stop the next", async () => {
  let calls = 0;
  const queue = createSaveQueue(async () => {
    calls += 1;
    if (calls === 1) throw new Error("no");
  });
  await expect(queue.add("save")).rejects.toThrow("no");
  await queue.add("save");
  expect(calls).toBe(2);
});
