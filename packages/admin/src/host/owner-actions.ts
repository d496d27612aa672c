import { paths } from "@brightwren/core/paths";
import { adminScreens, listedScreens, type OwnerAction } from "./admin-screens.ts";

type Actions = Record<string, OwnerAction>;

const { overview, posts, ...others } = listedScreens;
const drafts = { label: "Drafts", path: `${posts.path}?status=draft` } as const;
const screens = { overview, posts, drafts, ...others } as const satisfies Actions;

const commands = {
  "new-post": {
    label: "New post",
    menuLabel: "New Post",
    path: adminScreens.newPost.path,
    key: "n",
    commandKey: "N",
  },
  "open-file": { label: "Open a Markdown file", menuLabel: "Open Markdown File…", commandKey: "O" },
  "export-posts": { label: "Export all posts", menuLabel: "Export All Posts…" },
  "view-site": { label: "View site" },
  logout: { label: "Logout", path: paths.login, state: { signOut: true } },
} as const satisfies Actions;

/** Every action that is available on all screens. The keys are also the ids of the desktop app's menu items. */
export const ownerActions = {
  ...screens,
  ...commands,
  palette: { label: "Search or run a command", menuLabel: "Search or Run a Command…", commandKey: "K" },
  search: { label: "Search this list", key: "/" },
  shortcuts: { label: "Show keyboard shortcuts", key: "?" },
} as const satisfies Actions;

export type ActionId = keyof typeof ownerActions;

/** Actions that open no path. */
export type CommandId = {
  [Id in ActionId]: (typeof ownerActions)[Id] extends { path: string } ? never : Id;
}[ActionId];

/** The palette's actions by group, in display order. */
export const paletteGroups: Record<string, ActionId[]> = {
  "Go to": Object.keys(screens) as ActionId[],
  Commands: Object.keys(commands) as ActionId[],
};

/** Shortcuts in the list of posts. */
export const rowActions = {
  "next-row": { label: "Next post", key: "j" },
  "previous-row": { label: "Previous post", key: "k" },
  "select-row": { label: "Select or deselect the post", key: "x" },
  "open-row": { label: "Open the post", key: "Enter" },
} as const satisfies Actions;
