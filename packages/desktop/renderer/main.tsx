import { AdminApp } from "@brightwren/admin/admin-app";
import { createWindowRouter } from "@brightwren/admin/admin-router";
import { createAdminQueryClient } from "@brightwren/admin/query-client";
import { configureSupabase } from "@brightwren/core/supabase/client";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followShell } from "./follow-shell.ts";
import { openOfflineCache } from "./offline/open-offline-cache.ts";
import { settingsPath } from "./settings/settings-path.ts";
import { storageKey } from "./storage-key.ts";
import { host, shell } from "./window-bridge.ts";

const { url, publishableKey } = shell.connection;
configureSupabase({ url, publishableKey, sessionStorage: shell.session, storageKey: storageKey(url) });

const queryClient = createAdminQueryClient();
// Not waited for: the keychain may be, and the window shows so meanwhile.
void openOfflineCache(queryClient, { project: url });

const router = createWindowRouter([
  {
    path: settingsPath,
    lazy: () => import("./settings/settings-screen.tsx"),
    hydrateFallbackElement: <></>,
  },
]);
followShell(shell, router);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");
// Each screen brings its own title; the file's is for the moment before.
document.querySelector("title")?.remove();

createRoot(root).render(
  <StrictMode>
    <AdminApp host={host} router={router} queryClient={queryClient} />
  </StrictMode>,
);
