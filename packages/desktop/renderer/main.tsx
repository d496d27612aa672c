import { AdminApp } from "@brightwren/admin/admin-app";
import { createWindowRouter } from "@brightwren/admin/admin-router";
import { ownerActions } from "@brightwren/admin/owner-actions";
import { createAdminQueryClient } from "@brightwren/admin/query-client";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { openOfflineCache } from "./offline/open-offline-cache.ts";
import { storageKey } from "./storage-key.ts";
import { host, shell } from "./window-bridge.ts";

const { url, publishableKey } = shell.connection;
configureSupabase({ url, publishableKey, sessionStorage: shell.session, storageKey: storageKey(url) });

const queryClient = createAdminQueryClient();
// Not awaited, so that the window can report that the app is waiting for the keychain.
void openOfflineCache(queryClient, { project: url });

const router = createWindowRouter([
  {
    path: "/settings",
    lazy: () => import("./settings-screen.tsx"),
    hydrateFallbackElement: <></>,
  },
]);
// Menu items, notifications and deep links navigate here. Screens with unsaved text still ask for confirmation.
shell.onOpen((path) => void router.navigate(path));
const { path: login, state } = ownerActions.logout;
shell.onSignOut(() => void router.navigate(login, { state }));

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
document.querySelector("title")?.remove();

createRoot(root).render(
  <StrictMode>
    <AdminApp host={host} router={router} queryClient={queryClient} />
  </StrictMode>,
);
