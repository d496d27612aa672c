import type { HostCommand } from "@brightwren/core/host/host";
import { adminPaths } from "./admin-paths.ts";

/** An action available on every screen: opens a `path` or runs a `command`. */
export type OwnerAction = {
  /** In sentence case, for the palette and the list of shortcuts. */
  label: string;
  /** In title case, for the desktop app's menu. Default: the label. */
  menuLabel?: string;
  /** The action's group in the palette. */
  group?: "Go to" | "Commands";
  path?: string;
  command?: HostCommand | "view-site" | "logout";
  /** A single-key shortcut (parts/keys/single-keys.ts). */
  key?: string;
  /** Available only in the list of posts. */
  inList?: boolean;
  /** In Electron's format. */
  accelerator?: string;
};

/**
 * All actions in the palette, the single-key shortcuts and the desktop app's menu, in display order. The object's keys
 * are also the menu items' ids.
 */
export const ownerActions = {
  overview: { label: "Overview", group: "Go to", path: adminPaths.overview, accelerator: "CmdOrCtrl+1" },
  posts: { label: "Posts", group: "Go to", path: adminPaths.posts, accelerator: "CmdOrCtrl+2" },
  drafts: { label: "Drafts", group: "Go to", path: `${adminPaths.posts}?status=draft` },
  taxonomy: {
    label: "Categories and tags",
    menuLabel: "Categories and Tags",
    group: "Go to",
    path: adminPaths.taxonomy,
  },
  trash: { label: "Trash", group: "Go to", path: adminPaths.trash },
  enquiries: { label: "Enquiries", group: "Go to", path: adminPaths.enquiries, accelerator: "CmdOrCtrl+3" },
  subscriptions: {
    label: "Subscriptions",
    group: "Go to",
    path: adminPaths.subscriptions,
    accelerator: "CmdOrCtrl+5",
  },
  pictures: { label: "Pictures", group: "Go to", path: adminPaths.pictures, accelerator: "CmdOrCtrl+4" },
  "import-export": {
    label: "Import and export",
    menuLabel: "Import and Export…",
    group: "Go to",
    path: adminPaths.importExport,
  },
  "blog-settings": {
    label: "Settings",
    menuLabel: "Blog Settings",
    group: "Go to",
    path: adminPaths.settings,
  },
  account: { label: "Account", group: "Go to", path: adminPaths.account },
  "new-post": {
    label: "New post",
    menuLabel: "New Post",
    group: "Commands",
    path: adminPaths.newPost,
    key: "n",
    accelerator: "CmdOrCtrl+N",
  },
  "open-file": {
    label: "Open a Markdown file",
    menuLabel: "Open Markdown File…",
    group: "Commands",
    command: "open-file",
    accelerator: "CmdOrCtrl+O",
  },
  "export-posts": {
    label: "Export all posts",
    menuLabel: "Export All Posts…",
    group: "Commands",
    command: "export-posts",
  },
  "view-site": { label: "View site", group: "Commands", command: "view-site" },
  logout: { label: "Logout", group: "Commands", command: "logout" },
  palette: {
    label: "Search or run a command",
    menuLabel: "Search or Run a Command…",
    command: "palette",
    accelerator: "CmdOrCtrl+K",
  },
  search: { label: "Search this list", key: "/" },
  shortcuts: { label: "Show keyboard shortcuts", key: "?" },
  "next-row": { label: "Next post", key: "j", inList: true },
  "previous-row": { label: "Previous post", key: "k", inList: true },
  "select-row": { label: "Select or deselect the post", key: "x", inList: true },
  "open-row": { label: "Open the post", key: "Enter", inList: true },
} as const satisfies Record<string, OwnerAction>;

/** The actions with their ids, in order. */
export const ownerActionEntries: readonly (readonly [string, OwnerAction])[] = Object.entries(ownerActions);
