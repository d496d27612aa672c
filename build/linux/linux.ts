import { keys, studio } from "@brightwren/brand";
import { join } from "node:path";
import type { Configuration } from "electron-builder";

/** Linux uses the desktop entry's file name, without the extension, to match it with the running app. */
export const desktopName = keys.appId;

export const linux: Pick<Configuration, "linux" | "deb" | "toolsets"> = {
  linux: {
    target: ["AppImage", "deb"],
    icon: join(import.meta.dirname, "../icons"),
    executableName: keys.prefix,
    category: "Office",
    synopsis: `Write, publish and answer for the site of ${studio.name}`,
    syncDesktopName: true,
    // "Open with" only. File associations would redefine these extensions for the whole system.
    mimeTypes: [
      "text/markdown",
      ...["jpeg", "png", "webp", "avif", "gif", "heic"].map((kind) => `image/${kind}`),
    ],
  },
  deb: {
    packageName: keys.prefix,
    packageCategory: "web",
    // Chromium's own dependencies, and the library that keytar uses to access the keyring.
    depends: [
      "libgtk-3-0",
      "libnotify4",
      "libnss3",
      "libxss1",
      "libxtst6",
      "xdg-utils",
      "libatspi2.0-0",
      "libuuid1",
      "libgbm1",
      "libasound2t64 | libasound2",
      "libsecret-1-0",
    ],
    recommends: ["gnome-keyring | kwalletmanager"],
    afterInstall: join(import.meta.dirname, "after-install.sh"),
    afterRemove: join(import.meta.dirname, "after-remove.sh"),
  },
  // Older versions start every AppImage without Chromium's sandbox and need a library that Ubuntu no longer ships.
  toolsets: { appimage: "1.0.3" },
};
