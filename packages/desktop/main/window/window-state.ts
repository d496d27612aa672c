import { z } from "zod";

export const windowStateSchema = z.object({
  x: z.int().exactOptional(),
  y: z.int().exactOptional(),
  width: z.int().min(360).max(20_000),
  height: z.int().min(480).max(20_000),
  isMaximised: z.boolean(),
});

export type WindowState = z.infer<typeof windowStateSchema>;

type Area = { x: number; y: number; width: number; height: number };

export const firstWindowState: WindowState = { width: 1240, height: 860, isMaximised: false };

/** The part of the title bar that must be on a screen, so that the user can drag the window. */
const grip = { width: 120, height: 32 };

/** Drops a position outside all screens, and shrinks a window that is larger than its screen. */
export function fitToScreens(kept: WindowState, screens: Area[]): WindowState {
  const { x, y, isMaximised } = kept;
  const isOn = (screen: Area) =>
    x !== undefined &&
    y !== undefined &&
    x + kept.width >= screen.x + grip.width &&
    x <= screen.x + screen.width - grip.width &&
    y >= screen.y &&
    y <= screen.y + screen.height - grip.height;
  const screen = screens.find(isOn);
  const room = screen ?? screens[0];
  const width = Math.min(kept.width, room?.width ?? kept.width);
  const height = Math.min(kept.height, room?.height ?? kept.height);
  return screen && x !== undefined && y !== undefined
    ? { x, y, width, height, isMaximised }
    : { width, height, isMaximised };
}
