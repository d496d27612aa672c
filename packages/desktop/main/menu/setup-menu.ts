import { site, studio } from "@brightwren/brand";
import { type HostCommand, hostCommands } from "@brightwren/core/host/host";
import { app, Menu } from "electron";
import { handle } from "../ipc/handle.ts";
import { openOutside } from "../navigation/setup-navigation.ts";
import type { MainWindow } from "../window/main-window.ts";
import { menuTemplate } from "./menu-template.ts";

export function setupMenu(window: MainWindow, siteUrl: () => string, checkForUpdates?: () => void): void {
  const template = menuTemplate(
    {
      open: (path) => window.show(path),
      command: (name) => window.send("command", name),
      signOut: () => window.send("sign-out"),
      openSite: () => openOutside(siteUrl(), siteUrl()),
      showAbout: () => app.showAboutPanel(),
      checkForUpdates,
    },
    process.platform,
  );
  setupAbout();
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  offer([]);
  handle("offer-commands", offer);
}

function offer(offered: HostCommand[]): void {
  for (const command of hostCommands) {
    const item = Menu.getApplicationMenu()?.getMenuItemById(command);
    if (item) item.enabled = offered.includes(command);
  }
}

function setupAbout(): void {
  const { electron, chrome, node } = process.versions;
  const versions = `Electron ${electron}\nChromium ${chrome}\nNode ${node}`;
  app.setAboutPanelOptions({
    applicationName: studio.name,
    applicationVersion: app.getVersion(),
    version: versions,
    copyright: "MIT licence",
    credits: versions,
    website: `https://${site.domain}`,
  });
}
