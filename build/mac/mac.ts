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
  // What may be dropped on the icon; never the first choice to open it with.
  fileAssociations: [
    { ext: ["md", "markdown"], role: "Editor", rank: "Alternate" },
    {
      ext: ["jpg", "jpeg", "png", "webp", "avif", "gif", "heic"],
      name: "Picture",
      role: "Viewer",
      rank: "Alternate",
    },
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
