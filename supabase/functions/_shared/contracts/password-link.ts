export const newPasswordPath = "/admin/new-password";

/** OWASP ASVS 5.0, 6.2.1; supabase/config.toml has the same value. */
export const shortestPassword = 8;

export type PasswordLinkType = "recovery" | "invite";

/**
 * Browsers do not send the part after `#`. The token is used only when the user presses the button, so link
 * scanners cannot consume it.
 */
export const passwordLink = (siteUrl: string, tokenHash: string, type: PasswordLinkType): string =>
  `${siteUrl.replace(/\/+$/, "")}${newPasswordPath}#token_hash=${tokenHash}&type=${type}`;
