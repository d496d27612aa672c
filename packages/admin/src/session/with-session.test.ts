import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { AccessError } from "@brightwren/core/session/access";
import { expect, test, vi } from "vitest";
import { createSessionGate, createSignInQueue, isSessionExpired, SignInDeclined } from "./with-session.ts";

const expired = new Error("JWT expired");

function gate({ agrees = true } = {}) {
  const askToSignIn = vi.fn<() => Promise<void>>(async () => {
    if (!agrees) throw new SignInDeclined();
  });
  const onForbidden = vi.fn<() => void>();
  const withSession = createSessionGate({
    askToSignIn,
    isSessionExpired: (error) => error === expired,
    onForbidden,
  });
  return { askToSignIn, onForbidden, withSession };
}

test("rethrows any other error without a retry", async () => {
  const { askToSignIn, withSession } = gate();
  const save = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("offline"));
  await expect(withSession(save)).rejects.toThrow("offline");
  expect(save).toHaveBeenCalledOnce();
  expect(askToSignIn).not.toHaveBeenCalled();
});

test.each([
  ["by a policy", new AccessError("not-admin"), 1],
  ["by a function", new FunctionError("Only the owner may do this.", "forbidden"), 1],
  ["for another reason", new Error("taken"), 0],
])("rechecks the role only after an access error: rejected %s", async (_, error, times) => {
  const { onForbidden, withSession } = gate();
  await expect(withSession(() => Promise.reject(error))).rejects.toBe(error);
  expect(onForbidden).toHaveBeenCalledTimes(times);
});

test.each([
  ["a sign-out", new AccessError("signed-out"), true],
  ["a request without the admin role", new AccessError("not-admin"), false],
  ["an unauthenticated function call", new FunctionError("Please sign in again.", "unauthorized"), true],
  ["a gateway's 401 without a body", new FunctionError("", "http_401"), true],
  ["a forbidden function call", new FunctionError("Only the owner may do this.", "forbidden"), false],
  ["a request with an expired token", Object.assign(new Error("JWT expired"), { code: "PGRST303" }), true],
  ["a policy violation", Object.assign(new Error("violates row-level security"), { code: "42501" }), false],
  ["a network failure", new TypeError("Failed to fetch"), false],
])("checks for an expired session after %s", (_, error, isOver) => {
  expect(isSessionExpired(error)).toBe(isOver);
});

test("resumes all waiting operations after one sign-in", async () => {
  const queue = createSignInQueue();
  const both = Promise.all([queue.join(), queue.join()]);
  queue.settle(true);
  await expect(both).resolves.toEqual([undefined, undefined]);
  const later = queue.join();
  queue.settle(false);
  await expect(later).rejects.toBeInstanceOf(SignInDeclined);
});
