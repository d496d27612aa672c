import { afterEach, expect, test, vi } from "vitest";
import { createTabLock } from "./generation-lock.ts";

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function openTab() {
  const lock = createTabLock();
  const announced: boolean[] = [];
  stops.push(lock.watch((busy) => announced.push(busy)));
  return { lock, announced };
}

test("announces the start and end of a run only to other tabs", async () => {
  const [own, other] = [openTab(), openTab()];
  const { promise: written, resolve: finish } = Promise.withResolvers<void>();
  const running = own.lock.hold(() => written);
  await vi.waitFor(() => expect(other.announced).toEqual([true]));
  finish();
  expect(await running).toBe(true);
  await vi.waitFor(() => expect(other.announced).toEqual([true, false]));
  expect(own.announced).toEqual([]);
});

test("announces a run to a tab that opens during it", async () => {
  const { lock } = openTab();
  const { promise: written, resolve: finish } = Promise.withResolvers<void>();
  const running = lock.hold(() => written);
  const { announced } = openTab();
  await vi.waitFor(() => expect(announced).toEqual([true]));
  finish();
  await running;
  await vi.waitFor(() => expect(announced).toEqual([true, false]));
});

test("does nothing while another tab holds the lock", async () => {
  const [one, other] = [createTabLock(), createTabLock()];
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  await one.hold(async () => expect(await other.hold(work)).toBe(false));
  expect(work).not.toHaveBeenCalled();
});
