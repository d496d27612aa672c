import { studio } from "@brightwren/brand";
import type { HostCommand } from "@brightwren/core/host/host";
import type { MenuItemConstructorOptions } from "electron";

export type MenuActions = {
  /** Opens a screen of the admin. */
  open: (path: string) => void;
  command: (name: HostCommand) => void;
  signOut: () => void;
  openSite: () => void;
  showAbout: () => void;
  checkForUpdates?: (() => void) | undefined;
};

type Item = MenuItemConstructorOptions;
const separator: Item = { type: "separator" };

function fileMenu({ open, command, signOut }: MenuActions, isMac: boolean): Item {
  const settings: Item[] = [
    separator,
    { id: "settings", label: "Settings…", accelerator: "Ctrl+,", click: () => open("/settings") },
  ];
  return {
    label: "&File",
    submenu: [
      {
        id: "new-post",
        label: "New Post",
        accelerator: "CmdOrCtrl+N",
        click: () => open("/admin/posts/new"),
      },
      {
        id: "open-file",
        label: "Open Markdown File…",
        accelerator: "CmdOrCtrl+O",
        click: () => command("open-file"),
      },
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
      { id: "export-posts", label: "Export All Posts…", click: () => command("export-posts") },
      { id: "import-export", label: "Import and Export…", click: () => open("/admin/import") },
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

function viewMenu({ open, command }: MenuActions): Item {
  return {
    label: "&View",
    submenu: [
      {
        id: "palette",
        label: "Go To or Do…",
        accelerator: "CmdOrCtrl+K",
        // The page answers the keys itself: in the text of a post they make a link.
        registerAccelerator: false,
        click: () => command("palette"),
      },
      separator,
      { id: "overview", label: "Overview", accelerator: "CmdOrCtrl+1", click: () => open("/admin") },
      { id: "posts", label: "Posts", accelerator: "CmdOrCtrl+2", click: () => open("/admin/posts") },
      {
        id: "enquiries",
        label: "Enquiries",
        accelerator: "CmdOrCtrl+3",
        click: () => open("/admin/enquiries"),
      },
      {
        id: "pictures",
        label: "Pictures",
        accelerator: "CmdOrCtrl+4",
        click: () => open("/admin/pictures"),
      },
      separator,
      { id: "taxonomy", label: "Categories and Tags", click: () => open("/admin/posts/categories") },
      { id: "trash", label: "Trash", click: () => open("/admin/posts/trash") },
      separator,
      { id: "blog-settings", label: "Settings of the Blog", click: () => open("/admin/settings") },
      { id: "account", label: "Account", click: () => open("/admin/account") },
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

/** The app's menu, by the conventions of each system: on a Mac, app matters stand in the app's own menu. */
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
