import { join } from "node:path";
import type { Configuration } from "electron-builder";

export const windows: Pick<Configuration, "win" | "nsis"> = {
  win: { target: ["nsis"], icon: join(import.meta.dirname, "../icon.png") },
  nsis: {
    oneClick: false,
    perMachine: false,
    allowElevation: false,
    packElevateHelper: false,
    allowToChangeInstallationDirectory: true,
    createDesktopShortcut: true,
    include: join(import.meta.dirname, "installer.nsh"),
  },
};
