import { AdminApp } from "@brightwren/admin/admin-app";
import { createAddressRouter } from "@brightwren/admin/admin-router";
import { configureSupabase, type SupabaseConnection } from "@brightwren/core/supabase/client";
import { deviceStorage } from "@brightwren/ui/safe-storage";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { browserHost } from "./browser-host.ts";

configureSupabase({
  url: import.meta.env.VITE_SUPABASE_URL,
  publishableKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
  ...sessionPlace(import.meta.env.VITE_SUPABASE_URL),
});

const root = document.getElementById("root");
if (!root) throw new Error("admin.html has no #root.");

// Each screen sets its own title; the HTML file's title is used only until then.
document.querySelector("title")?.remove();

createRoot(root).render(
  <StrictMode>
    <AdminApp host={browserHost} router={createAddressRouter()} />
  </StrictMode>,
);

/** supabase-js's default location, explicit so that the admin can also read it offline. */
function sessionPlace(projectUrl: string): Pick<SupabaseConnection, "sessionStorage" | "storageKey"> {
  const [name] = new URL(projectUrl).hostname.split(".");
  // In local storage, or in memory if that is denied.
  const { getItem, setItem, removeItem } = deviceStorage;
  const sessionStorage = {
    getItem,
    setItem: (key: string, value: string) => void setItem(key, value),
    removeItem,
  };
  return { sessionStorage, storageKey: `sb-${name}-auth-token` };
}
