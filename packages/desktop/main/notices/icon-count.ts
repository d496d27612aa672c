import { tones } from "@brightwren/brand/tones";
import { app, nativeImage, type BrowserWindow, type NativeImage } from "electron";

/**
 * Shows on the app's icon how many enquiries are new: as a number where the system has one (macOS, and Linux desktops that
 * know Unity's), else as a dot on the window's button in the task bar. 0 takes it away.
 */
export function showCount(count: number, window: BrowserWindow | undefined): void {
  if (process.platform === "win32") {
    const says = count === 1 ? "1 new enquiry" : `${count} new enquiries`;
    window?.setOverlayIcon(count > 0 ? dot() : null, count > 0 ? says : "");
  } else {
    app.setBadgeCount(count);
  }
}

const side = 32;
const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
  Number.parseInt(tones.accent.light.slice(at, at + 2), 16),
);

/** A disc, as large as Windows lets an overlay be. */
function dot(): NativeImage {
  const pixels = Buffer.alloc(side * side * 4);
  const middle = (side - 1) / 2;
  for (let at = 0; at < side * side; at++) {
    const distance = Math.hypot((at % side) - middle, Math.floor(at / side) - middle);
    // The last pixel of the edge is half there.
    const cover = Math.min(1, Math.max(0, side / 2 - distance));
    // Blue first, each as much as it is there: so a bitmap of this system is.
    pixels.set([blue * cover, green * cover, red * cover, 255 * cover], at * 4);
  }
  return nativeImage.createFromBitmap(pixels, { width: side, height: side });
}
