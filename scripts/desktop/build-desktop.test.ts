import { localPublishableKey, localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { expect, test, vi } from "vitest";
import { buildDesktop } from "./build-desktop.ts";

const good = {
  VITE_SUPABASE_URL: "https://abc.supabase.co",
  VITE_SUPABASE_PUBLISHABLE_KEY: localPublishableKey,
  VITE_SITE_URL: "https://www.brightwren.example",
};

test.each([
  ["VITE_SUPABASE_PUBLISHABLE_KEY", "sb_secret_x1"],
  ["VITE_SUPABASE_PUBLISHABLE_KEY", ` '${localServiceRoleKey}'`],
  ["VITE_SUPABASE_URL", "https://abc.supabase.co?apikey=sb_secret_x1"],
  ["VITE_SITE_URL", `https://www.brightwren.example/${localServiceRoleKey}`],
])("refuses to build the desktop app with a secret key in %s", async (name, value) => {
  // The build sets these, and files share a process.
  for (const each of [...Object.keys(good), "NODE_ENV"]) vi.stubEnv(each, "");
  const built = buildDesktop({ ...good, [name]: value });
  await expect(built).rejects.toThrow(`${name} holds a secret key`);
  await expect(built).rejects.not.toThrow(/sb_secret_x1|eyJ/);
});
