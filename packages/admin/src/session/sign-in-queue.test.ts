import { expect, test } from "vitest";
import { SignInDeclined } from "./session-gate.ts";
import { createSignInQueue } from "./sign-in-queue.ts";

test("one sign-in answers everybody who waits, and only them", async () => {
  const queue = createSignInQueue();
  const both = Promise.all([queue.join(), queue.join()]);
  queue.settle(true);
  await expect(both).resolves.toEqual([undefined, undefined]);
  const later = queue.join();
  queue.settle(false);
  await expect(later).rejects.toBeInstanceOf(SignInDeclined);
});
