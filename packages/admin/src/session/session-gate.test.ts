import { expect, test, vi } from "vitest";
import { createSessionGate, SignInDeclined } from "./session-gate.ts";

const expired = new Error("JWT expired");

function gate({ agrees = true } = {}) {
  const askToSignIn = vi.fn<() => Promise<void>>(async () => {
    if (!agrees) throw new SignInDeclined();
  });
  const withSession = createSessionGate({
    askToSignIn,
    isSessionExpired: (error) => error === expired,
  });
  return { askToSignIn, withSession };
}

test("with a session the operation is done, and nobody is asked", async () => {
  const { askToSignIn, withSession } = gate();
  await expect(withSession(() => Promise.resolve("saved"))).resolves.toBe("saved");
  expect(askToSignIn).not.toHaveBeenCalled();
});

test("a session refused while saving: signs in again, then completes the save", async () => {
  const { askToSignIn, withSession } = gate();
  const save = vi.fn<() => Promise<string>>().mockRejectedValueOnce(expired).mockResolvedValueOnce("saved");
  await expect(withSession(save)).resolves.toBe("saved");
  expect(askToSignIn).toHaveBeenCalledOnce();
  expect(save).toHaveBeenCalledTimes(2);
});

test("whoever declines to sign in again learns that it was not done", async () => {
  const { withSession } = gate({ agrees: false });
  const save = vi.fn<() => Promise<string>>().mockRejectedValue(expired);
  await expect(withSession(save)).rejects.toBeInstanceOf(SignInDeclined);
  expect(save).toHaveBeenCalledOnce();
});

test("any other failure is the caller's, and nothing is done twice", async () => {
  const { askToSignIn, withSession } = gate();
  const save = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("offline"));
  await expect(withSession(save)).rejects.toThrow("offline");
  expect(save).toHaveBeenCalledOnce();
  expect(askToSignIn).not.toHaveBeenCalled();
});
