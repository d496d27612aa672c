import { paths } from "@brightwren/core/paths";
import type { LoginState } from "./login-state.ts";

/** Opens a `path` or runs the command in app/admin-frame.tsx. */
export type OwnerAction = {
  /** In sentence case, for tabs, palette and the list of shortcuts. */
  label: string;
  /** In title case, for the desktop app's menu. Default: the label. */
  menuLabel?: string;
  path?: string;
  state?: LoginState;
  /** A single-key shortcut (parts/keys/single-keys.ts). */
  key?: string;
  /** A shortcut of the desktop app, together with Ctrl or Cmd. */
  commandKey?: string;
};

export type StoredData = "posts" | "settings";

type Screen = {
  path: string;
  /** What the desktop app stores for use offline (its stored-kinds.ts), or the reason why it stores nothing. */
  offline: StoredData | { nothing: string };
};

export type ListedScreen = Screen &
  OwnerAction & {
    /** `counts`: what the number in the tab counts (app/frame-header.tsx). */
    tab: boolean | { counts: string };
    /** The part of the desktop app's menu, or null if it does not list the screen. */
    menu: "main" | "posts" | "owner" | "files" | null;
  };

const { admin } = paths;
const personal = { nothing: "Customers did not agree to their personal data being stored on a laptop." };
const online = { nothing: "Its actions need a connection." };

/** The screens in the tabs, the palette and the desktop app's menu, in display order. */
export const listedScreens = {
  overview: { path: admin, label: "Overview", tab: true, menu: "main", commandKey: "1", offline: "posts" },
  posts: {
    path: `${admin}/posts`,
    label: "Posts",
    tab: true,
    menu: "main",
    commandKey: "2",
    offline: "posts",
  },
  taxonomy: {
    path: `${admin}/posts/categories`,
    label: "Categories and tags",
    menuLabel: "Categories and Tags",
    tab: false,
    menu: "posts",
    offline: online,
  },
  trash: { path: `${admin}/posts/trash`, label: "Trash", tab: false, menu: "posts", offline: online },
  enquiries: {
    path: `${admin}/enquiries`,
    label: "Enquiries",
    tab: { counts: "new" },
    menu: "main",
    commandKey: "3",
    offline: personal,
  },
  subscriptions: {
    path: `${admin}/subscriptions`,
    label: "Subscriptions",
    tab: { counts: "needing attention" },
    menu: "main",
    commandKey: "5",
    offline: personal,
  },
  mails: { path: `${admin}/emails`, label: "Emails", tab: false, menu: null, offline: personal },
  pictures: {
    path: `${admin}/pictures`,
    label: "Pictures",
    tab: true,
    menu: "main",
    commandKey: "4",
    offline: online,
  },
  "import-export": {
    path: `${admin}/import`,
    label: "Import and export",
    menuLabel: "Import and Export…",
    tab: false,
    menu: "files",
    offline: online,
  },
  // The desktop app's own settings are called "settings".
  "blog-settings": {
    path: `${admin}/settings`,
    label: "Settings",
    menuLabel: "Blog Settings",
    tab: true,
    menu: "owner",
    offline: "settings",
  },
  account: { path: `${admin}/account`, label: "Account", tab: false, menu: "owner", offline: online },
} as const satisfies Record<string, ListedScreen>;

/** Every screen of a signed-in owner. Its code is in app/screens.ts. A mismatch between the two is a type error. */
export const adminScreens = {
  ...listedScreens,
  newPost: { path: `${admin}/posts/new`, offline: "posts" },
  post: { path: `${admin}/posts/:id`, offline: "posts" },
  enquiry: { path: `${admin}/enquiries/:id`, offline: personal },
  subscription: { path: `${admin}/subscriptions/:id`, offline: personal },
  person: { path: `${admin}/people/:id`, offline: personal },
  picture: { path: `${admin}/pictures/:id`, offline: online },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof adminScreens;
type ListedName = keyof typeof listedScreens;
export type CountedName = {
  [Name in ListedName]: (typeof listedScreens)[Name] extends { tab: { counts: string } } ? Name : never;
}[ListedName];

export const listedNames = Object.keys(listedScreens) as ListedName[];
