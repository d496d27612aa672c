import { afterEach, expect, test, vi } from "vitest";
import { createTabLock } from "./generation-lock.ts";

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A tab that notes what it hears of the others. */
function openTab() {
  const lock = createTabLock();
  const heard: boolean[] = [];
  stops.push(lock.watch((busy) => heard.push(busy)));
  return { lock, heard };
}

test("a run is heard of in the other tabs, when it begins and when it is done, and not in its own", async () => {
  const [own, other] = [openTab(), openTab()];
  const { promise: written, resolve: finish } = Promise.withResolvers<void>();
  const running = own.lock.hold(() => written);
  await vi.waitFor(() => expect(other.heard).toEqual([true]));
  finish();
  expect(await running).toBe(true);
  await vi.waitFor(() => expect(other.heard).toEqual([true, false]));
  expect(own.heard).toEqual([]);
});

test("a tab that is opened meanwhile hears of the run as well", async () => {
  const { lock } = openTab();
  const { promise: written, resolve: finish } = Promise.withResolvers<void>();
  const running = lock.hold(() => written);
  const { heard } = openTab();
  await vi.waitFor(() => expect(heard).toEqual([true]));
  finish();
  await running;
  await vi.waitFor(() => expect(heard).toEqual([true, false]));
});

test("while one tab is at it another does nothing", async () => {
  const [one, other] = [createTabLock(), createTabLock()];
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  await one.hold(async () => expect(await other.hold(work)).toBe(false));
  expect(work).not.toHaveBeenCalled();
});
