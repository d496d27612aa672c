import { connectionSchema } from "@brightwren/desktop/bridge/connection.ts";
import { z } from "zod";
import { ScriptError } from "../script-error.ts";

/** `connection`: the default project; the local backend if unset. */
export type ReleaseSettings = ReturnType<typeof readReleaseSettings>;

const names = {
  url: "VITE_SUPABASE_URL",
  publishableKey: "VITE_SUPABASE_PUBLISHABLE_KEY",
  siteUrl: "VITE_SITE_URL",
} as const;

const releasesName = "DESKTOP_RELEASES_URL";

const schema = z.object({
  connection: connectionSchema.optional(),
  releasesUrl: z.url({ protocol: /^https$/, error: "must start with https://" }).optional(),
});

const describe = ({ path, message }: z.core.$ZodIssue) => {
  const field = path.at(-1) as keyof typeof names | "releasesUrl";
  return `  ${field === "releasesUrl" ? releasesName : names[field]}: ${message}`;
};

/** Throws a ScriptError that lists all invalid settings. */
export function readReleaseSettings(environment: Record<string, string | undefined>) {
  const given = (name: string) => environment[name] || undefined;
  const connection = {
    url: given(names.url) ?? "",
    publishableKey: given(names.publishableKey) ?? "",
    siteUrl: given(names.siteUrl) ?? "",
  };
  const parsed = schema.safeParse({
    connection: Object.values(connection).some(Boolean) ? connection : undefined,
    releasesUrl: given(releasesName),
  });
  if (parsed.success) return parsed.data;
  throw new ScriptError(
    `The app's settings are invalid:\n${parsed.error.issues.map(describe).join("\n")}\n` +
      "See .env.example for an explanation of each.",
  );
}
