import { keys } from "@brightwren/brand";
import { AdminApp } from "@brightwren/admin/admin-app";
import { type AdminRouter, adminRoutes, createWindowRouter } from "@brightwren/admin/admin-router";
import { localPublishableKey } from "@brightwren/backend/project/local-project";
import type { Host, HostCommand, HostFile, HostNotice } from "@brightwren/core/host/host";
import { configureSupabase, getSupabase } from "@brightwren/core/supabase/client";
import { createMemoryRouter, type RouterNavigateOptions, type To } from "react-router-dom";
import { render } from "vitest-browser-react";
import { vi } from "vitest";
import { databaseText } from "../database-text.ts";
import type { FreshBackend } from "./backend-commands.ts";
import { expect, test as base } from "./component-test.ts";

async function endUnstored(end: () => Promise<void>): Promise<void> {
  const store = IDBObjectStore.prototype;
  const spies = [vi.spyOn(store, "put"), vi.spyOn(store, "delete")];
  for (const spy of spies) spy.mockReturnValue(new EventTarget() as never);
  await end();
  const locks = async () => (await navigator.locks.query()).held?.map(({ name }) => name).join();
  await expect.poll(locks).not.toContain("-editor/");
  await databaseText(`${keys.prefix}-local-drafts`);
  for (const spy of spies) spy.mockRestore();
}

let sessions = 0;

export type Admin = Awaited<ReturnType<typeof openAdmin>>;

async function openAdmin(backend: FreshBackend, onCleanup: (clean: () => Promise<void>) => void) {
  const tests = location.href;
  onCleanup(async () => {
    history.replaceState(null, "", tests);
    // The client would otherwise renew its session in later tests, which share the page.
    await (await getSupabase()).auth.stopAutoRefresh();
  });
  const asked = {
    opened: [] as string[],
    left: [] as { path: string; notice?: HostNotice | undefined }[],
    notices: [] as Parameters<Host["notify"]>[0][],
    saved: [] as HostFile[],
    /** The number on the app's icon. */
    count: 0,
  };
  const handlers = new Map<HostCommand, Set<() => void>>();
  let chosen: HostFile | null = null;
  /** The public site's responses, or null if it is unreachable. */
  const site: Pick<Host, "readPage"> = { readPage: async () => null };
  const host: Host = {
    siteUrl: "https://brightwren.example",
    openExternal: (url) => void asked.opened.push(url),
    leave: (path, notice) => void asked.left.push({ path, notice }),
    notify: (notice) => void asked.notices.push(notice),
    showCount: (count) => void (asked.count = count),
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
  // Clients with the same storage key would notify each other of a sign-out.
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
  let router: AdminRouter | undefined;
  let shown: Awaited<ReturnType<typeof render>> | undefined;
  const open = async (entry: To) => {
    await shown?.unmount();
    router = createMemoryRouter(adminRoutes(), { initialEntries: [entry] });
    // Lists read the window's URL.
    const show = (address: { pathname: string; search: string }) =>
      history.replaceState(null, "", address.pathname + address.search + location.hash);
    show(router.state.location);
    router.subscribe((state) => show(state.location));
    shown = await render(<AdminApp host={host} router={router} />);
  };
  return {
    asked,
    site,
    open: (path = "/admin") => open(path),
    /** Opens the desktop app's window, whose router follows the fragment. */
    async openWindow(path: string) {
      location.hash = path;
      router = createWindowRouter();
      shown = await render(<AdminApp host={host} router={router} />);
    },
    /** Opens the current history entry in a new document. */
    reload: () => open(router?.state.location ?? "/admin"),
    /** Closes the window like a crash, leaving browser storage unchanged. */
    async crash() {
      await endUnstored(async () => await shown?.unmount());
      shown = undefined;
    },
    go: (to: string | number, options?: RouterNavigateOptions) =>
      void (typeof to === "number" ? router?.navigate(to) : router?.navigate(to, options)),
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
    command: (command: HostCommand) => handlers.get(command)?.forEach((handler) => handler()),
    /** Sets the next file that the user chooses, or null if they cancel. */
    choose: (file: HostFile | null) => void (chosen = file),
  };
}

export const test = base.extend("admin", ({ backend }, { onCleanup }) => openAdmin(backend, onCleanup));

export { expect } from "./component-test.ts";
