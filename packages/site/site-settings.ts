import { holdsSecretKey, secretKeyFault } from "@brightwren/core/supabase/secret-key";
import { loadEnv } from "vite";
import { z } from "zod";
import { BuildError } from "./build-error.ts";

const publicText = (described: string) =>
  z
    .string(`must be ${described}`)
    .refine((text) => !holdsSecretKey(text), { error: secretKeyFault(described), abort: true });

const address = (described: string) => publicText(described).pipe(z.url(`must be ${described}`));

const schema = z.object({
  VITE_SUPABASE_URL: address("the address of the Supabase project, e.g. http://127.0.0.1:54321"),
  VITE_SUPABASE_PUBLISHABLE_KEY: publicText("the project's publishable (anon) key").min(
    1,
    "must not be empty",
  ),
  VITE_SITE_URL: address("the address the site is served from, e.g. http://127.0.0.1:5173"),
});

/** All of these become part of the public files. */
export type SiteSettings = z.infer<typeof schema>;

export const settingsFolder = `${import.meta.dirname}/../..`;

export const readSiteSettings = (mode: string): SiteSettings =>
  checkSiteSettings(loadEnv(mode, settingsFolder, "VITE_"));

/** Validates the settings. Throws a BuildError that lists every invalid one. */
export function checkSiteSettings(given: Record<string, string>): SiteSettings {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
  const error = new BuildError(
    `The site's environment has to be corrected:\n${faults.join("\n")}\n.env.example explains each value; \`npm run build -- --local\` and \`npm run preview -- --built --local\` use this machine's backend instead.`,
  );
  error.stack = error.message;
  throw error;
}
