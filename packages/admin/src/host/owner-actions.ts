import type { HostCommand } from "@brightwren/core/host/host";
import { adminPaths } from "./admin-paths.ts";

/** An action available on every screen. Opens a `path`, runs a `command` or is handled by its id. */
export type OwnerAction = {
  /** In sentence case, for the palette and the list of shortcuts. */
  label: string;
  /** In title case, for the desktop app's menu. Default: the label. */
  menuLabel?: string;
  path?: string;
  command?: HostCommand;
  /** A single-key shortcut (parts/keys/single-keys.ts). */
  key?: string;
  /** Available only in the list of posts. */
  inList?: boolean;
  /** In Electron's format. */
  accelerator?: string;
};

type Actions = Record<string, OwnerAction>;

const places = {
  overview: { label: "Overview", path: adminPaths.overview, accelerator: "CmdOrCtrl+1" },
  posts: { label: "Posts", path: adminPaths.posts, accelerator: "CmdOrCtrl+2" },
  drafts: { label: "Drafts", path: `${adminPaths.posts}?status=draft` },
  taxonomy: { label: "Categories and tags", menuLabel: "Categories and Tags", path: adminPaths.taxonomy },
  trash: { label: "Trash", path: adminPaths.trash },
  enquiries: { label: "Enquiries", path: adminPaths.enquiries, accelerator: "CmdOrCtrl+3" },
  subscriptions: { label: "Subscriptions", path: adminPaths.subscriptions, accelerator: "CmdOrCtrl+5" },
  mails: { label: "Emails", path: adminPaths.mails },
  pictures: { label: "Pictures", path: adminPaths.pictures, accelerator: "CmdOrCtrl+4" },
  "import-export": {
    label: "Import and export",
    menuLabel: "Import and Export…",
    path: adminPaths.importExport,
  },
  "blog-settings": { label: "Settings", menuLabel: "Blog Settings", path: adminPaths.settings },
  account: { label: "Account", path: adminPaths.account },
} as const satisfies Actions;

const commands = {
  "new-post": {
    label: "New post",
    menuLabel: "New Post",
    path: adminPaths.newPost,
    key: "n",
    accelerator: "CmdOrCtrl+N",
  },
  "open-file": {
    label: "Open a Markdown file",
    menuLabel: "Open Markdown File…",
    command: "open-file",
    accelerator: "CmdOrCtrl+O",
  },
  "export-posts": { label: "Export all posts", menuLabel: "Export All Posts…", command: "export-posts" },
  "view-site": { label: "View site" },
  logout: { label: "Logout" },
} as const satisfies Actions;

/** The palette's actions by group, with their ids, in display order. */
export const paletteActions: Record<string, Actions> = { "Go to": places, Commands: commands };

/**
 * All actions in the palette, the single-key shortcuts and the desktop app's menu, in display order. The object's keys
 * are also the menu items' ids.
 */
export const ownerActions = {
  ...places,
  ...commands,
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
} as const satisfies Actions;
