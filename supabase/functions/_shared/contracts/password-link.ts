/** The screen at which a mail's link sets a password, below the site's address. */
export const newPasswordPath = "/admin/new-password";

/** Fewest characters of a password: OWASP ASVS 5.0, 6.2.1. Auth has the same figure from supabase/config.toml. */
export const shortestPassword = 8;

/** What a link is for: somebody forgot their password, or was invited. */
export type PasswordLinkType = "recovery" | "invite";

/**
 * The address in a mail that leads to the screen for a new password. The token stands behind the `#`, which browsers send
 * to no server, and is used up by the person's press alone: programs that look at every link of a mail use up nothing.
 */
export const passwordLink = (siteUrl: string, tokenHash: string, type: PasswordLinkType): string =>
  `${siteUrl.replace(/\/+$/, "")}${newPasswordPath}#token_hash=${tokenHash}&type=${type}`;
