import { join } from "node:path";
import type { Configuration } from "electron-builder";

export const macOf = (electronFolder: string): NonNullable<Configuration["mac"]> => ({
  target: ["dmg", "zip"],
  icon: join(import.meta.dirname, "../icon-mac.png"),
  category: "public.app-category.business",
  hardenedRuntime: true,
  entitlements: join(import.meta.dirname, "entitlements.plist"),
  entitlementsInherit: join(import.meta.dirname, "entitlements.plist"),
  // These files are outside Electron.app, so we have to copy them.
  extraResources: [
    { from: join(electronFolder, "LICENSE"), to: "LICENSE.electron.txt" },
    { from: join(electronFolder, "LICENSES.chromium.html"), to: "LICENSES.chromium.html" },
  ],
  // Files of these types may be dropped on the icon. The app is never their default.
  fileAssociations: [
    { ext: ["md", "markdown"], role: "Editor", rank: "Alternate" },
    {
      ext: ["jpg", "jpeg", "png", "webp", "avif", "gif", "heic"],
      name: "Picture",
      role: "Viewer",
      rank: "Alternate",
    },
  ],
  // Electron requests these permissions for every app; this app needs none of them.
  extendInfo: {
    NSAudioCaptureUsageDescription: null,
    NSBluetoothAlwaysUsageDescription: null,
    NSBluetoothPeripheralUsageDescription: null,
    NSCameraUsageDescription: null,
    NSMicrophoneUsageDescription: null,
  },
});
