import { AdminApp } from "@brightwren/admin/admin-app";
import { adminRoutes } from "@brightwren/admin/admin-router";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import type { Host, HostCommand, HostFile, HostNotice } from "@brightwren/core/host/host";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { createMemoryRouter } from "react-router-dom";
import { render } from "vitest-browser-react";
import { vi } from "vitest";
import { databaseText } from "../database-text.ts";
import { expect, test as base } from "./component-test.ts";

/** What the admin asked of its shell. */
type Asked = {
  opened: string[];
  left: { path: string; notice?: HostNotice | undefined }[];
  notices: Parameters<Host["notify"]>[0][];
  saved: HostFile[];
};

export type Admin = {
  /** Shows a screen of the admin, with the owner signed in; anew, as a reload does, where one was shown before. */
  open: (path?: string) => Promise<void>;
  /** Ends the window as a crash does: what is stored in the browser stays as it is. */
  crash: () => Promise<void>;
  /** Goes to another address, or so many steps along those one was at. */
  go: (to: string | number) => void;
  /** Nobody is signed in from the start. */
  signOut: () => void;
  /** What the shell keeps of the session; undefined when nobody is signed in. */
  session: () => string | undefined;
  /** Makes the session look past its time, as after a night's sleep. */
  expireSession: () => void;
  /** The present address, as the router knows it. */
  address: () => string;
  asked: Asked;
  /** The shell's menu or shortcut asks for a command. */
  command: (command: HostCommand) => void;
  /** The file that the person chooses next; null when they change their mind. */
  choose: (file: HostFile | null) => void;
  /** What the site answers at its paths; null when it can't be asked. */
  site: Pick<Host, "readPage">;
};

/** Ends a screen while nothing can be stored any more. */
async function endUnstored(end: () => Promise<void>): Promise<void> {
  const store = IDBObjectStore.prototype;
  const spies = [vi.spyOn(store, "put"), vi.spyOn(store, "delete")];
  for (const spy of spies) spy.mockReturnValue(new EventTarget() as never);
  await end();
  const locks = async () => (await navigator.locks.query()).held?.map(({ name }) => name).join();
  await expect.poll(locks).not.toContain("-editor/");
  await databaseText("brightwren-local-drafts");
  for (const spy of spies) spy.mockRestore();
}

let sessions = 0;

/** The component tests' `test` with the admin of an owner who is signed in. */
export const test = base.extend("admin", async ({ backend }, { onCleanup }): Promise<Admin> => {
  const tests = location.href;
  onCleanup(() => history.replaceState(null, "", tests));
  const asked: Asked = { opened: [], left: [], notices: [], saved: [] };
  const handlers = new Map<HostCommand, Set<() => void>>();
  let chosen: HostFile | null = null;
  const site: Admin["site"] = { readPage: async () => null };
  const host: Host = {
    siteUrl: "https://brightwren.example",
    openExternal: (url) => void asked.opened.push(url),
    leave: (path, notice) => void asked.left.push({ path, notice }),
    notify: (notice) => void asked.notices.push(notice),
    openFile: async () => chosen,
    saveFile: async (file) => asked.saved.push(file) > 0,
    saveFiles: async (_name, files) => asked.saved.push(...files) > 0,
    openSink: async () => null,
    readPage: (path) => site.readPage(path),
    onCommand: (command, handler) => {
      const those = handlers.get(command) ?? new Set();
      handlers.set(command, those.add(handler));
      return () => those.delete(handler);
    },
  };
  const kept = new Map([["session", backend.session.value]]);
  // Clients of one name tell each other when they sign out.
  const storageKey = `session-${(sessions += 1)}`;
  configureSupabase({
    url: backend.url,
    publishableKey: localPublishableKey,
    storageKey,
    sessionStorage: {
      getItem: () => kept.get("session") ?? null,
      setItem: (_key, value) => void kept.set("session", value),
      removeItem: () => void kept.delete("session"),
    },
  });
  let router: ReturnType<typeof createMemoryRouter> | undefined;
  let shown: Awaited<ReturnType<typeof render>> | undefined;
  return {
    asked,
    site,
    async open(path = "/admin") {
      await shown?.unmount();
      router = createMemoryRouter(adminRoutes(), { initialEntries: [path] });
      // The lists read the window's address.
      const show = (address: { pathname: string; search: string }) =>
        history.replaceState(null, "", address.pathname + address.search + location.hash);
      show(router.state.location);
      router.subscribe((state) => show(state.location));
      shown = await render(<AdminApp host={host} router={router} />);
    },
    async crash() {
      await endUnstored(async () => await shown?.unmount());
      shown = undefined;
    },
    go: (to) => void (typeof to === "number" ? router?.navigate(to) : router?.navigate(to)),
    signOut: () => void kept.delete("session"),
    session: () => kept.get("session"),
    expireSession() {
      const session = JSON.parse(kept.get("session") ?? "{}") as object;
      kept.set("session", JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }));
    },
    address: () => {
      const { pathname = "", search = "" } = router?.state.location ?? {};
      return pathname + search;
    },
    command: (command) => handlers.get(command)?.forEach((handler) => handler()),
    choose: (file) => void (chosen = file),
  };
});

export { expect } from "./component-test.ts";
