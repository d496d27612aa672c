import type { SupabaseConnection } from "@brightwren/core/supabase/client";

/**
 * Where supabase-js by itself keeps the session in a browser. Said here, so that the admin can look there while there is
 * no network; nothing where the browser denies storage.
 */
export function sessionPlace(projectUrl: string): Pick<SupabaseConnection, "sessionStorage" | "storageKey"> {
  const [name] = new URL(projectUrl).hostname.split(".");
  try {
    return { sessionStorage: localStorage, storageKey: `sb-${name}-auth-token` };
  } catch {
    return {};
  }
}
