import { type PasswordLinkType, newPasswordPath } from "@brightwren/functions/contracts/password-link";
import { notifySignedOut } from "../session/sign-in.ts";
import { getSession, type Session } from "../session/session.ts";
import { readKeptUser, forgetKeptSession } from "../session/kept-session.ts";
import { createSeparateClient, getSupabase, type Supabase } from "../supabase/client.ts";
import { accountError, AccountError } from "./account-error.ts";

export { newPasswordPath, shortestPassword } from "@brightwren/functions/contracts/password-link";

/**
 * Has a mail sent with which a new password can be chosen, at the site's address. Resolves alike whether or not there is
 * such an account. Throws an `AccountError`: too many mails, or nothing answers.
 */
export async function askForPasswordMail(email: string, siteUrl: string): Promise<void> {
  const supabase = await getSupabase();
  const redirectTo = siteUrl + newPasswordPath;
  const { error } = await supabase.auth.resetPasswordForEmail(email, { redirectTo });
  if (error) throw accountError(error);
}

/** What a link of a mail holds: a token of ours, or the session that Auth's own address has made of one. */
export type PasswordLink =
  | { tokenHash: string; type: PasswordLinkType }
  | { accessToken: string; refreshToken: string };

/** Reads what stands behind the `#` of an address; an `AccountError` when the link was refused already; else null. */
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

/** Sets a new password for whoever has the link. */
export type PasswordSetter = (password: string) => Promise<void>;

/**
 * Makes a setter for a link. The link is used up at the first call and not before; what Auth gives for it stays in this
 * setter and signs nobody in, so that a password it refuses can be followed by another one. Afterwards every device is
 * signed out, this one too if it was the same person's. Throws an `AccountError`.
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
    if ((await readKeptUser())?.id !== data.user.id) return;
    await forgetKeptSession();
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
 * Changes the signed-in person's password, after checking the current one; every other device is signed out. Throws an
 * `AccountError`; with the code `invalid_credentials` when the current one is wrong.
 */
export async function changePassword(current: string, next: string): Promise<void> {
  const session = await getSession();
  if (!session?.user.email) throw accountError({ code: "session_not_found" });
  // A session of now: Auth wants no code by mail from it, whatever the project's settings.
  const client = await createSeparateClient();
  const signedIn = await client.auth.signInWithPassword({ email: session.user.email, password: current });
  if (signedIn.error) throw accountError(signedIn.error);
  const { error } = await client.auth.updateUser({ password: next, current_password: current });
  if (error) {
    await client.auth.signOut({ scope: "local" });
    throw accountError(error);
  }
  // Auth ends every session but the one that asked, so this shell goes on with that one.
  const { data } = await client.auth.getSession();
  if (data.session) await takeOver(data.session);
}

async function takeOver(session: Session): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.setSession(session);
  if (error) throw accountError(error);
  await supabase.auth.signOut({ scope: "others" });
}
