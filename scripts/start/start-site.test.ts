import type { RunningBackend } from "@brightwren/backend/backend-options";
import { localPublishableKey, localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { expect, test, vi } from "vitest";
import { startSite } from "./start-site.ts";

const backend = { url: "http://127.0.0.1:1", anonKey: localPublishableKey } as RunningBackend;

test.each([
  ["VITE_SUPABASE_PUBLISHABLE_KEY", "sb_secret_x1"],
  ["VITE_SUPABASE_PUBLISHABLE_KEY", localServiceRoleKey],
  ["VITE_SUPABASE_PUBLISHABLE_KEY", `"${localServiceRoleKey}" `],
  ["VITE_SUPABASE_URL", "http://127.0.0.1:1?apikey=sb_secret_x1"],
])("refuses to start with a secret key in %s", async (name, value) => {
  for (const each of ["VITE_SUPABASE_URL", "VITE_SUPABASE_PUBLISHABLE_KEY", "VITE_SITE_URL"])
    vi.stubEnv(each, "");
  vi.stubEnv(name, value);
  const started = startSite(backend);
  await expect(started).rejects.toThrow(`${name} holds a secret key`);
  await expect(started).rejects.not.toThrow(/sb_secret_x1|eyJ/);
});
