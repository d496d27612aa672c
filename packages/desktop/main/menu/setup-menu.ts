import { site, studio } from "@brightwren/brand";
import type { HostCommand } from "@brightwren/core/host/host";
import { app, Menu } from "electron";
import { z } from "zod";
import { messages, requests } from "../../bridge/messages.ts";
import { handle } from "../ipc/handle.ts";
import { openOutside } from "../navigation/setup-navigation.ts";
import type { MainWindow } from "../window/main-window.ts";
import { menuTemplate } from "./menu-template.ts";

const commands = [
  "save",
  "publish",
  "open-file",
  "export-post",
  "export-posts",
  "palette",
] as const satisfies HostCommand[];

export function setupMenu(window: MainWindow, siteUrl: () => string, checkForUpdates?: () => void): void {
  const template = menuTemplate(
    {
      open: (path) => window.show(path),
      command: (name) => window.send(messages.command, name),
      signOut: () => window.send(messages.signOut),
      openSite: () => openOutside(siteUrl(), siteUrl()),
      showAbout: () => app.showAboutPanel(),
      checkForUpdates,
    },
    process.platform,
  );
  setupAbout();
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  offer([]);
  handle(requests.offerCommands, z.array(z.enum(commands)).max(commands.length), offer);
}

function offer(offered: HostCommand[]): void {
  for (const command of commands) {
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
