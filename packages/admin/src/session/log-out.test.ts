import { connectRegion, type Notification } from "@brightwren/ui/notify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logOut } from "./log-out.ts";

const shown: Notification[] = [];
let disconnect: () => void;

beforeEach(() => {
  disconnect = connectRegion((notification) => shown.push(notification));
  shown.length = 0;
});
afterEach(() => {
  disconnect();
});

test("does not show a notification when the sign-out succeeds", async () => {
  await logOut(() => Promise.resolve());
  expect(shown).toEqual([]);
});

test("shows and logs a failed sign-out", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const denied = new Error("The storage is denied.");
  await logOut(() => Promise.reject(denied));
  expect(shown).toEqual([
    {
      title: "Error",
      description: "Failed to log out: you may still be signed in",
      variant: "destructive",
      about: "Failed to log out: you may still be signed in",
    },
  ]);
  expect(warn).toHaveBeenCalledExactlyOnceWith("Failed to log out: you may still be signed in:", denied);
});

test("withdraws the failure notification when a later sign-out succeeds", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  disconnect();
  const withdrawn: string[] = [];
  disconnect = connectRegion(
    (notification) => shown.push(notification),
    (about) => withdrawn.push(about),
  );
  await logOut(() => Promise.reject(new Error("The storage is denied.")));
  await logOut(() => Promise.resolve());
  expect(withdrawn).toEqual(shown.map(({ about }) => about));
});
