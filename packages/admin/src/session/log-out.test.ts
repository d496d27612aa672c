import { connectRegion, type Notification } from "@brightwren/ui/notify";
import { expect, test, vi } from "vitest";
import { logOut } from "./log-out.ts";

test("shows and logs a failed sign-out until a later one succeeds", async () => {
  const shown: Notification[] = [];
  const withdrawn: (string | undefined)[] = [];
  const disconnect = connectRegion(
    (notification) => shown.push(notification),
    (about) => withdrawn.push(about),
  );
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
  await logOut(() => Promise.resolve());
  expect(shown).toHaveLength(1);
  expect(withdrawn).toEqual(shown.map(({ about }) => about));
  disconnect();
});
