import { holdsSecretKey, secretKeyFault } from "@brightwren/core/supabase/secret-key";
import { ScriptError } from "../script-error.ts";
import type { Target } from "./deployment.ts";

export const usage =
  "npm run doctor -- --site https://www.example.com --supabase https://<ref>.supabase.co --key <publishable key>";

type Flags = { site?: string | undefined; supabase?: string | undefined; key?: string | undefined };

/** Flags override the site's build settings. Throws a ScriptError for missing or invalid values. */
export function readTarget(
  flags: Flags,
  environment: Record<string, string | undefined>,
): Omit<Target, "version"> {
  const given = {
    "--site": flags.site ?? environment["VITE_SITE_URL"],
    "--supabase": flags.supabase ?? environment["VITE_SUPABASE_URL"],
    "--key": flags.key ?? environment["VITE_SUPABASE_PUBLISHABLE_KEY"],
  };
  const missing = Object.entries(given).flatMap(([flag, value]) => (value?.trim() ? [] : flag));
  if (missing.length > 0) throw new ScriptError(`${missing.join(" and ")} missing. Usage: ${usage}`);
  const key = given["--key"]?.trim() ?? "";
  if (holdsSecretKey(key))
    throw new ScriptError(
      "--key is the secret key, which bypasses row-level security, so nothing was sent. Use the publishable key: the doctor checks what anonymous users can do.",
    );
  if (/[^\x21-\x7e]/.test(key)) throw new ScriptError("The key contains invalid characters. Copy it again.");
  return {
    site: originOf("--site", given["--site"]),
    supabase: originOf("--supabase", given["--supabase"]),
    key,
  };
}

/** Needed only for `--store`. Not a flag, because the process list shows flags. Throws a ScriptError. */
export function readSecretKey(environment: Record<string, string | undefined>): string {
  const key = environment["SUPABASE_SECRET_KEY"]?.trim();
  if (key) return key;
  throw new ScriptError(
    "`--store` saves the result for the admin, so it needs the project's secret key in SUPABASE_SECRET_KEY.",
  );
}

function originOf(flag: string, address = ""): string {
  if (holdsSecretKey(address))
    throw new ScriptError(`${flag} ${secretKeyFault("an address like https://www.example.com")}.`);
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search || url.username)
    throw new ScriptError(`${flag} must be an address like https://www.example.com, without a path.`);
  return url.origin;
}
