import { loadEnv } from "vite";
import { z } from "zod";
import { BuildError } from "./build-error.ts";

const schema = z.object({
  VITE_SUPABASE_URL: z.url("must be the address of the Supabase project, e.g. http://127.0.0.1:54321"),
  VITE_SUPABASE_PUBLISHABLE_KEY: z
    .string("must be the project's publishable (anon) key")
    .min(1, "must not be empty"),
  VITE_SITE_URL: z.url("must be the address the site is served from, e.g. http://127.0.0.1:5173"),
});

/** The client's settings; all of them end up in what visitors download. */
export type SiteSettings = z.infer<typeof schema>;

/** Where `.env` files lie: the root of the repository. */
export const settingsFolder = `${import.meta.dirname}/../..`;

/**
 * The site's settings from the environment and the `.env` files of a Vite mode. Throws a BuildError that lists every fault,
 * without a stack: to the person who forgot a variable it says nothing.
 */
export function readSiteSettings(mode: string): SiteSettings {
  const parsed = schema.safeParse(loadEnv(mode, settingsFolder, "VITE_"));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join(".")} ${message}`);
  const error = new BuildError(
    `The site's environment is not complete:\n${faults.join("\n")}\n.env.example explains each value; \`npm run build -- --local\` builds for this machine without them.`,
  );
  error.stack = error.message;
  throw error;
}
