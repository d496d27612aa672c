import { studio } from "@brightwren/brand";
import type { MenuItemConstructorOptions } from "electron";
import { expect, test, vi } from "vitest";
import { menuTemplate } from "./menu-template.ts";

const actions = () => ({
  open: vi.fn<(path: string) => void>(),
  command: vi.fn<(name: string) => void>(),
  signOut: vi.fn<() => void>(),
  openSite: vi.fn<() => void>(),
  showAbout: vi.fn<() => void>(),
});
const items = (menu: MenuItemConstructorOptions[]) =>
  menu.flatMap(({ submenu }) => (submenu ?? []) as MenuItemConstructorOptions[]);
const find = (menu: MenuItemConstructorOptions[], id: string) => items(menu).find((item) => item.id === id);

test("puts About, Settings and Quit in the app menu on macOS", () => {
  const [app, file] = menuTemplate(actions(), "darwin");
  const words = items(app ? [app] : []).map(({ label, role }) => label ?? role);
  expect(app?.label).toBe(studio.name);
  expect(words).toEqual(
    expect.arrayContaining([`About ${studio.name}`, "Settings…", "services", "hide", "quit"]),
  );
  expect(find([file as MenuItemConstructorOptions], "settings")).toBeUndefined();
});

test.each(["win32", "linux"] as const)(
  "puts Settings and Quit in the File menu and About in the Help menu on %s",
  (platform) => {
    const menu = menuTemplate(actions(), platform);
    expect(menu.map(({ label, role }) => label ?? role)).toEqual([
      "&File",
      "&Edit",
      "&View",
      "windowMenu",
      "help",
    ]);
    expect(find(menu, "settings")?.accelerator).toBe("Ctrl+,");
    expect(items([menu[0] as MenuItemConstructorOptions]).at(-1)?.role).toBe("quit");
    expect(find([menu.at(-1) as MenuItemConstructorOptions], "about")).toBeDefined();
  },
);

test.each(["darwin", "win32"] as const)("has unique ids and shortcuts on %s", (platform) => {
  const all = items(menuTemplate(actions(), platform));
  for (const values of [all.map(({ id }) => id), all.map(({ accelerator }) => accelerator)]) {
    const given = values.filter(Boolean);
    expect(new Set(given).size).toBe(given.length);
  }
});

test("runs the action of each item", () => {
  const done = actions();
  const menu = menuTemplate(done, "linux");
  const click = (id: string) => (find(menu, id)?.click as (() => void) | undefined)?.();
  const commands = ["save", "publish", "open-file", "export-post", "export-posts", "palette"];
  for (const id of commands) click(id);
  expect(done.command.mock.calls.flat()).toEqual(commands);
  const screens = {
    overview: "/admin",
    posts: "/admin/posts",
    enquiries: "/admin/enquiries",
    subscriptions: "/admin/subscriptions",
    pictures: "/admin/pictures",
    taxonomy: "/admin/posts/categories",
    trash: "/admin/posts/trash",
    "blog-settings": "/admin/settings",
    account: "/admin/account",
    "new-post": "/admin/posts/new",
    "import-export": "/admin/import",
    settings: "/settings",
  };
  for (const id of Object.keys(screens)) click(id);
  expect(done.open.mock.calls.flat()).toEqual(Object.values(screens));
});

test("offers updates only when an update server is configured", () => {
  const words = (menu: MenuItemConstructorOptions[]) => items(menu).map(({ label }) => label);
  expect(words(menuTemplate(actions(), "linux"))).not.toContain("Check for Updates…");
  expect(words(menuTemplate({ ...actions(), checkForUpdates: vi.fn<() => void>() }, "linux"))).toContain(
    "Check for Updates…",
  );
});
