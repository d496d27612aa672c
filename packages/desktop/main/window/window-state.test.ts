import { expect, test } from "vitest";
import { fitToScreens, windowStateSchema } from "./window-state.ts";

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const monitor = { x: 1440, y: 0, width: 2560, height: 1440 };
const kept = { x: 1600, y: 100, width: 1200, height: 800, isMaximised: false };

test("restores the window's position", () => {
  expect(fitToScreens(kept, [laptop, monitor])).toEqual(kept);
});

test("restores only the size when the window's screen is gone", () => {
  expect(fitToScreens(kept, [laptop])).toEqual({ width: 1200, height: 800, isMaximised: false });
});

test("reduces a window larger than its screen", () => {
  expect(fitToScreens({ ...kept, x: 0, y: 25, width: 3000, height: 2000 }, [laptop])).toEqual({
    x: 0,
    y: 25,
    width: 1440,
    height: 875,
    isMaximised: false,
  });
});

test("drops a position where the title bar is unreachable", () => {
  expect(fitToScreens({ ...kept, x: 10, y: -40 }, [laptop])).toMatchObject({ width: 1200 });
  expect(fitToScreens({ ...kept, x: 10, y: -40 }, [laptop]).x).toBeUndefined();
  expect(fitToScreens({ ...kept, x: 1430, y: 100 }, [laptop]).x).toBeUndefined();
});

test("restores a maximised window", () => {
  expect(fitToScreens({ ...kept, isMaximised: true }, []).isMaximised).toBe(true);
});

test.each([{}, { width: 1, height: 800, isMaximised: false }, { ...kept, x: "0" }, null])(
  "rejects the stored window state %j",
  (value) => expect(windowStateSchema.safeParse(value).success).toBe(false),
);
