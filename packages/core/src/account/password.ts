import { type PasswordLinkType, newPasswordPath } from "@brightwren/functions/contracts/password-link";
import { notifySignedOut } from "../session/sign-in.ts";
import { getSession, type Session } from "../session/session.ts";
import { readStoredUser, deleteStoredSession } from "../session/stored-session.ts";
import { createSeparateClient, getSupabase, type Supabase } from "../supabase/client.ts";
import { accountError, AccountError } from "./account-error.ts";

export { newPasswordPath, shortestPassword } from "@brightwren/functions/contracts/password-link";

/** Requests a password email with a link to `siteUrl`, even for an unknown account. Throws an `AccountError`. */
export async function askForPasswordMail(email: string, siteUrl: string): Promise<void> {
  const supabase = await getSupabase();
  const redirectTo = siteUrl + newPasswordPath;
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo });
  if (error) throw accountError(error);
}

/** Data from an email link: our own token, or a session if Auth redirected the user. */
export type PasswordLink =
  | { tokenHash: string; type: PasswordLinkType }
  | { accessToken: string; refreshToken: string };

/** Parses a URL fragment. Returns an `AccountError` if Auth rejected the link, and null for other fragments. */
export function readPasswordLink(fragment: string): PasswordLink | AccountError | null {
  const held = new URLSearchParams(fragment.replace(/^#/, ""));
  const get = (name: string) => held.get(name) ?? "";
  if (get("error")) return accountError({ code: get("error_code") || "otp_expired" });
  if (get("access_token") && get("refresh_token")) {
    return { accessToken: get("access_token"), refreshToken: get("refresh_token") };
  }
  if (!get("token_hash")) return null;
  return { tokenHash: get("token_hash"), type: get("type") === "invite" ? "invite" : "recovery" };
}

export type PasswordSetter = (password: string) => Promise<void>;

/**
 * Creates a setter for a single-use link. The link's session stays private to the setter and does not sign the user
 * in. A rejected password can be retried. Success ends all the user's sessions. The setter throws an `AccountError`.
 */
export function createPasswordSetter(link: PasswordLink): PasswordSetter {
  let opened: Promise<Supabase> | undefined;
  return async (password) => {
    opened ??= openLink(link);
    const client = await opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const { data, error } = await client.auth.updateUser({ password });
    if (error) throw accountError(error);
    await client.auth.signOut({ scope: "global" });
    if ((await readStoredUser())?.id !== data.user.id) return;
    await deleteStoredSession();
    notifySignedOut();
  };
}

async function openLink(link: PasswordLink): Promise<Supabase> {
  const client = await createSeparateClient();
  const { error } =
    "tokenHash" in link
      ? await client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type })
      : await client.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken });
  if (error) throw accountError(error);
  return client;
}

/**
 * Checks the current password, sets the new one and signs out all other devices. Throws an `AccountError`, with the
 * code `invalid_credentials` if the current password is wrong.
 */
export async function changePassword(current: string, next: string): Promise<void> {
  const session = await getSession();
  if (!session?.user.email) throw accountError({ code: "session_not_found" });
  // Auth never requires an emailed code for a new session, whatever the project's settings.
  const client = await createSeparateClient();
  const signedIn = await client.auth.signInWithPassword({ email: session.user.email, password: current });
  if (signedIn.error) throw accountError(signedIn.error);
  const { error } = await client.auth.updateUser({ password: next, current_password: current });
  if (error) {
    await client.auth.signOut({ scope: "local" });
    throw accountError(error);
  }
  // Auth ends all other sessions, so switch to the new session.
  const { data } = await client.auth.getSession();
  if (data.session) await adoptSession(data.session);
}

async function adoptSession(session: Session): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.setSession(session);
  if (error) throw accountError(error);
  await supabase.auth.signOut({ scope: "others" });
}
