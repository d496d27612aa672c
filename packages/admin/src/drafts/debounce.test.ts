import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDebounce } from "./debounce.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const setUp = () => {
  const action = vi.fn<() => void>();
  return { action, paced: createDebounce(action, { quiet: 1000, longest: 3000 }) };
};

test("acts once the typing has paused", () => {
  const { action, paced } = setUp();
  paced.touch();
  vi.advanceTimersByTime(900);
  paced.touch();
  vi.advanceTimersByTime(900);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(action).toHaveBeenCalledTimes(1);
});

test("acts within three seconds however steadily one types", () => {
  const { action, paced } = setUp();
  for (let at = 0; at < 3000; at += 100) {
    paced.touch();
    vi.advanceTimersByTime(100);
  }
  expect(action).toHaveBeenCalledTimes(1);
});

test("a flush acts at once, and only when there is something to do", () => {
  const { action, paced } = setUp();
  paced.flush();
  expect(action).not.toHaveBeenCalled();
  paced.touch();
  paced.flush();
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(action).toHaveBeenCalledTimes(1);
});

test("what was cancelled does not happen", () => {
  const { action, paced } = setUp();
  paced.touch();
  paced.cancel();
  paced.flush();
  vi.advanceTimersByTime(5000);
  expect(action).not.toHaveBeenCalled();
});
