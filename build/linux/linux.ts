import { keys, studio } from "@brightwren/brand";
import { join } from "node:path";
import type { Configuration } from "electron-builder";

/** How Linux knows the running app: the name of its desktop entry, which is also the app's without the ending. */
export const desktopName = keys.appId;

/** What is special to Linux. */
export const linux: Pick<Configuration, "linux" | "deb" | "toolsets"> = {
  linux: {
    target: ["AppImage", "deb"],
    icon: join(import.meta.dirname, "../icons"),
    executableName: keys.prefix,
    category: "Office",
    synopsis: `Write, publish and answer for the site of ${studio.name}`,
    syncDesktopName: true,
    // What it can be opened with; as file associations, the package would tell the system anew what these endings mean.
    mimeTypes: [
      "text/markdown",
      ...["jpeg", "png", "webp", "avif", "gif", "heic"].map((kind) => `image/${kind}`),
    ],
  },
  deb: {
    packageName: keys.prefix,
    packageCategory: "web",
    // Chromium's own needs, and the library that keytar reaches the keyring with.
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
  // The older one starts every AppImage without Chromium's sandbox, and needs a library that Ubuntu no longer has.
  toolsets: { appimage: "1.0.3" },
};
