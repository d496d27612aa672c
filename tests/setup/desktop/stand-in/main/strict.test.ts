import { expect, test, vi } from "vitest";
import { KnownEvents, strict } from "./strict.ts";

test("throws on access to a missing member", async () => {
  const thing = strict<{ here: number; missing?: number }>("thing", { here: 1 });
  expect(thing.here).toBe(1);
  expect(() => thing.missing).toThrow("The stand-in for Electron has no thing.missing.");
  await expect(Promise.resolve(thing)).resolves.toBe(thing);
});

test("rejects listeners for unknown events", () => {
  const thing = new KnownEvents("thing", ["ready"]);
  const onReady = vi.fn<() => void>();
  thing.on("ready", onReady);
  thing.emit("ready");
  expect(onReady).toHaveBeenCalledOnce();
  expect(() => thing.on("raedy", onReady)).toThrow('no event "raedy" of thing');
});

test("reports whether a listener prevented an event", () => {
  const thing = new KnownEvents("thing", ["close"]);
  expect(thing.isPrevented("close")).toBe(false);
  thing.on("close", (event: { preventDefault: () => void }) => event.preventDefault());
  expect(thing.isPrevented("close")).toBe(true);
});
