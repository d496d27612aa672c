import { apiPort, loopbackHost, localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { OwnerError } from "./owner-error.ts";

/** The project whose owner is made. */
export type Project = { url: string; secretKey: string; isLocal: boolean };

/**
 * Takes the environment; gives the project in SUPABASE_URL and SUPABASE_SECRET_KEY, or the local backend when neither
 * is set. Throws an OwnerError when one of them is missing or is none.
 */
export function readProject(variables: Record<string, string | undefined>): Project {
  const url = variables["SUPABASE_URL"]?.trim().replace(/\/+$/, "");
  const secretKey = variables["SUPABASE_SECRET_KEY"]?.trim();
  if (!url && !secretKey) {
    return { url: `http://${loopbackHost}:${apiPort}`, secretKey: localServiceRoleKey, isLocal: true };
  }
  if (!url || !secretKey) {
    throw new OwnerError(
      "A hosted project takes both SUPABASE_URL and SUPABASE_SECRET_KEY; with neither of them, the local backend is meant.",
    );
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) {
    throw new OwnerError("SUPABASE_URL must look like https://<ref>.supabase.co.");
  }
  if (secretKey.startsWith("sb_publishable_")) {
    throw new OwnerError(
      "SUPABASE_SECRET_KEY holds the publishable key; the secret one begins with sb_secret_.",
    );
  }
  return { url, secretKey, isLocal: false };
}
