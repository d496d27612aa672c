import { studio } from "@brightwren/brand";
import {
  type ListedScreen,
  listedNames,
  listedScreens,
  type OwnerAction,
} from "@brightwren/admin/admin-screens";
import { type ActionId, ownerActions } from "@brightwren/admin/owner-actions";
import type { HostCommand } from "@brightwren/core/host/host";
import type { MenuItemConstructorOptions } from "electron";

type MenuActions = {
  open: (path: string) => void;
  command: (name: HostCommand) => void;
  signOut: () => void;
  openSite: () => void;
  showAbout: () => void;
  checkForUpdates?: (() => void) | undefined;
};

type Item = MenuItemConstructorOptions;

const separator: Item = { type: "separator" };

const editMenu: Item = {
  label: "&Edit",
  submenu: [
    { role: "undo" },
    { role: "redo" },
    separator,
    { role: "cut" },
    { role: "copy" },
    { role: "paste" },
    { role: "pasteAndMatchStyle" },
    { role: "selectAll" },
  ],
};

/** Follows each system's conventions: on macOS, app-wide items are in the app menu. */
export function menuTemplate(actions: MenuActions, platform: NodeJS.Platform): Item[] {
  const { open, command, signOut, openSite, showAbout, checkForUpdates } = actions;
  const isMac = platform === "darwin";

  /** A menu item for one of the admin's actions. */
  const itemFor = (id: ActionId): Item => {
    const { label, menuLabel = label, commandKey, path }: OwnerAction = ownerActions[id];
    return {
      id,
      label: menuLabel,
      ...(commandKey && { accelerator: `CmdOrCtrl+${commandKey}` }),
      click: () => (path === undefined ? command(id as HostCommand) : open(path)),
    };
  };
  const screensIn = (menu: ListedScreen["menu"]): Item[] =>
    listedNames.filter((name) => listedScreens[name].menu === menu).map(itemFor);

  const about: Item = { id: "about", label: `About ${studio.name}`, click: showAbout };
  const updates: Item[] = checkForUpdates ? [{ label: "Check for Updates…", click: checkForUpdates }] : [];
  const settings: Item = {
    id: "settings",
    label: "Settings…",
    accelerator: isMac ? "Cmd+," : "Ctrl+,",
    click: () => open("/settings"),
  };

  const macAppMenu: Item = {
    label: studio.name,
    submenu: [
      about,
      ...updates,
      separator,
      settings,
      separator,
      { role: "services" },
      separator,
      { role: "hide" },
      { role: "hideOthers" },
      { role: "unhide" },
      separator,
      { role: "quit" },
    ],
  };
  const fileMenu: Item = {
    label: "&File",
    submenu: [
      itemFor("new-post"),
      itemFor("open-file"),
      separator,
      { id: "save", label: "Save", accelerator: "CmdOrCtrl+S", click: () => command("save") },
      { id: "publish", label: "Publish…", click: () => command("publish") },
      separator,
      {
        id: "export-post",
        label: "Export Post as Markdown…",
        accelerator: "CmdOrCtrl+Shift+E",
        click: () => command("export-post"),
      },
      itemFor("export-posts"),
      ...screensIn("files"),
      ...(isMac ? [] : [separator, settings]),
      separator,
      { id: "sign-out", label: "Sign Out", click: signOut },
      { role: isMac ? "close" : "quit" },
    ],
  };
  const viewMenu: Item = {
    label: "&View",
    submenu: [
      // Only the page handles this shortcut, because it inserts a link when the post editor has focus.
      { ...itemFor("palette"), registerAccelerator: false },
      separator,
      ...screensIn("main"),
      separator,
      ...screensIn("posts"),
      separator,
      ...screensIn("owner"),
      separator,
      { role: "resetZoom" },
      { role: "zoomIn" },
      { role: "zoomOut" },
      separator,
      { role: "togglefullscreen" },
    ],
  };
  const site: Item = { id: "open-site", label: "View the Website", click: openSite };
  const helpMenu: Item = { role: "help", submenu: isMac ? [site] : [site, ...updates, separator, about] };

  return [...(isMac ? [macAppMenu] : []), fileMenu, editMenu, viewMenu, { role: "windowMenu" }, helpMenu];
}
