import { studio } from "@brightwren/brand";
import { type OwnerAction, ownerActions } from "@brightwren/admin/owner-actions";
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

/** Builds a menu item for one of the admin's actions. */
function itemFor(id: keyof typeof ownerActions, { open, command }: MenuActions): Item {
  const action: OwnerAction = ownerActions[id];
  const { label, menuLabel = label, accelerator, path, command: name } = action;
  return {
    id,
    label: menuLabel,
    ...(accelerator && { accelerator }),
    click: () => (path === undefined ? command(name as HostCommand) : open(path)),
  };
}

const separator: Item = { type: "separator" };

function fileMenu(actions: MenuActions, isMac: boolean): Item {
  const { open, command, signOut } = actions;
  const settings: Item[] = [
    separator,
    { id: "settings", label: "Settings…", accelerator: "Ctrl+,", click: () => open("/settings") },
  ];
  return {
    label: "&File",
    submenu: [
      itemFor("new-post", actions),
      itemFor("open-file", actions),
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
      itemFor("export-posts", actions),
      itemFor("import-export", actions),
      ...(isMac ? [] : settings),
      separator,
      { id: "sign-out", label: "Sign Out", click: signOut },
      { role: isMac ? "close" : "quit" },
    ],
  };
}

function macAppMenu({ open, showAbout, checkForUpdates }: MenuActions): Item {
  return {
    label: studio.name,
    submenu: [
      { id: "about", label: `About ${studio.name}`, click: showAbout },
      ...(checkForUpdates ? [{ label: "Check for Updates…", click: checkForUpdates }] : []),
      separator,
      { id: "settings", label: "Settings…", accelerator: "Cmd+,", click: () => open("/settings") },
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
}

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

function viewMenu(actions: MenuActions): Item {
  return {
    label: "&View",
    submenu: [
      {
        ...itemFor("palette", actions),
        // Only the page handles this shortcut, because it inserts a link when the post editor has focus.
        registerAccelerator: false,
      },
      separator,
      itemFor("overview", actions),
      itemFor("posts", actions),
      itemFor("enquiries", actions),
      itemFor("subscriptions", actions),
      itemFor("pictures", actions),
      separator,
      itemFor("taxonomy", actions),
      itemFor("trash", actions),
      separator,
      itemFor("blog-settings", actions),
      itemFor("account", actions),
      separator,
      { role: "resetZoom" },
      { role: "zoomIn" },
      { role: "zoomOut" },
      separator,
      { role: "togglefullscreen" },
    ],
  };
}

function helpMenu({ openSite, showAbout, checkForUpdates }: MenuActions, isMac: boolean): Item {
  return {
    role: "help",
    submenu: [
      { id: "open-site", label: "View the Website", click: openSite },
      ...(isMac
        ? []
        : [
            ...(checkForUpdates ? [{ label: "Check for Updates…", click: checkForUpdates }] : []),
            separator,
            { id: "about", label: `About ${studio.name}`, click: showAbout },
          ]),
    ],
  };
}

/** Follows each system's conventions: on macOS, app-wide items are in the app menu. */
export function menuTemplate(actions: MenuActions, platform: NodeJS.Platform): Item[] {
  const isMac = platform === "darwin";
  return [
    ...(isMac ? [macAppMenu(actions)] : []),
    fileMenu(actions, isMac),
    editMenu,
    viewMenu(actions),
    { role: "windowMenu" },
    helpMenu(actions, isMac),
  ];
}
