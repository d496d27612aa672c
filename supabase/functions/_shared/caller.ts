import { createHash, timingSafeEqual } from "node:crypto";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "./contracts/database-types.ts";
import type { Environment } from "./environment.ts";
import { HttpError, unavailable } from "./http-error.ts";
import { timedFetch } from "./service-client.ts";

/** The project's secret key, or an owner. */
type Caller = { caller: "service" | "admin"; userId: string | null };

const notChecked = "We could not check your sign-in just now. Please try again in a minute.";

/** Throws HttpError 401 without a valid session, 403 for a user who is not an admin, 503 when the check fails. */
export async function requireOwner(request: Request, environment: Environment): Promise<Caller> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization")?.trim() ?? "")?.[1];
  const offered = [token, request.headers.get("apikey") ?? undefined];
  if (offered.some((key) => isSecretKey(key, environment.secretKeys)))
    return { caller: "service", userId: null };
  if (token === undefined) throw new HttpError(401, "unauthorized", "Please sign in first.");

  const client = createClient<Database>(environment.supabaseUrl, environment.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: timedFetch, headers: { Authorization: `Bearer ${token}` } },
  });
  const { data, error } = await client.auth.getUser(token);
  if (error && (error.status === undefined || error.status === 0 || error.status >= 500))
    throw unavailable(notChecked);
  if (error || !data.user) throw new HttpError(401, "unauthorized", "Please sign in again.");

  const roles = await client
    .from("user_roles")
    .select("role")
    .eq("user_id", data.user.id)
    .eq("role", "admin")
    .retry(false)
    .maybeSingle();
  if (roles.error) throw unavailable(notChecked);
  if (roles.data?.role !== "admin") throw new HttpError(403, "forbidden", "Only the owner may do this.");
  return { caller: "admin", userId: data.user.id };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compares digests of every key to prevent timing attacks. */
function isSecretKey(offered: string | undefined, secretKeys: string[]): boolean {
  if (offered === undefined) return false;
  const given = digest(offered);
  return secretKeys.map((key) => timingSafeEqual(digest(key), given)).includes(true);
}
