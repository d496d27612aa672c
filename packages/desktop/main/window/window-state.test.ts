import { expect, test } from "vitest";
import { fitToScreens, windowStateSchema } from "./window-state.ts";

const laptop = { x: 0, y: 25, width: 1440, height: 875 };
const monitor = { x: 1440, y: 0, width: 2560, height: 1440 };
const kept = { x: 1600, y: 100, width: 1200, height: 800, isMaximised: false };

const { x: _x, y: _y, ...size } = kept;

test.each([
  ["restores the window's position", kept, [laptop, monitor], kept],
  ["restores only the size when the window's screen is gone", kept, [laptop], size],
  [
    "reduces a window larger than its screen",
    { ...kept, ...laptop, width: 3000, height: 2000 },
    [laptop],
    { ...laptop, isMaximised: false },
  ],
  ["drops a position with the title bar above the screen", { ...kept, x: 10, y: -40 }, [laptop], size],
  ["drops a position with the title bar beside the screen", { ...kept, x: 1430 }, [laptop], size],
  ["restores a maximised window", { ...kept, isMaximised: true }, [], { ...size, isMaximised: true }],
])("%s", (_, stored, screens, expected) => expect(fitToScreens(stored, screens)).toEqual(expected));

test.each([{}, { width: 1, height: 800, isMaximised: false }, { ...kept, x: "0" }, null])(
  "rejects the stored window state %j",
  (value) => expect(windowStateSchema.safeParse(value).success).toBe(false),
);
