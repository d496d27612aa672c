import { beforeEach, expect, test, vi } from "vitest";
import { createDebounce } from "./debounce.ts";

beforeEach(() => vi.useFakeTimers());

const setUp = () => {
  const action = vi.fn<() => void>();
  return { action, debounce: createDebounce(action, { wait: 1000, maxWait: 3000 }) };
};

test("runs the action when typing pauses", () => {
  const { action, debounce } = setUp();
  debounce.touch();
  vi.advanceTimersByTime(900);
  debounce.touch();
  vi.advanceTimersByTime(900);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(action).toHaveBeenCalledTimes(1);
});

test("runs a pending action immediately on flush", () => {
  const { action, debounce } = setUp();
  debounce.flush();
  expect(action).not.toHaveBeenCalled();
  debounce.touch();
  debounce.flush();
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(action).toHaveBeenCalledTimes(1);
});

test("does not run a cancelled action", () => {
  const { action, debounce } = setUp();
  debounce.touch();
  debounce.cancel();
  debounce.flush();
  vi.advanceTimersByTime(5000);
  expect(action).not.toHaveBeenCalled();
});
