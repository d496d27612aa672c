import { join } from "node:path";
import type { Configuration } from "electron-builder";

/** What is special to macOS. Takes Electron's folder. */
export const macOf = (electronFolder: string): NonNullable<Configuration["mac"]> => ({
  target: ["dmg", "zip"],
  icon: join(import.meta.dirname, "../icon.icns"),
  category: "public.app-category.business",
  hardenedRuntime: true,
  entitlements: join(import.meta.dirname, "entitlements.plist"),
  entitlementsInherit: join(import.meta.dirname, "entitlements.plist"),
  // Beside Electron.app, and so lost unless they are taken along.
  extraResources: [
    { from: join(electronFolder, "LICENSE"), to: "LICENSE.electron.txt" },
    { from: join(electronFolder, "LICENSES.chromium.html"), to: "LICENSES.chromium.html" },
  ],
  // Electron asks for these on behalf of all apps; this one wants none of them.
  extendInfo: {
    NSAudioCaptureUsageDescription: null,
    NSBluetoothAlwaysUsageDescription: null,
    NSBluetoothPeripheralUsageDescription: null,
    NSCameraUsageDescription: null,
    NSMicrophoneUsageDescription: null,
  },
});
