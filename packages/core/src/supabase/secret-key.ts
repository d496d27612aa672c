/** Whitespace, quotation marks and invisible characters around a pasted key; no key contains them. */
const wrapping = /[^!#-&(-_a-~]/g;

/** Detects `sb_secret_…` and legacy JWTs with the role `service_role`. Public downloads must never contain one. */
export function holdsSecretKey(text: string): boolean {
  const bare = text.replace(wrapping, "");
  return bare.includes("sb_secret_") || (bare.match(/[\w-]+/g) ?? []).some(hasSecretRole);
}

/** Completes an error message that starts with the setting's name; never contains the key. */
export const secretKeyFault = (instead: string): string =>
  `holds a secret key, which gives everyone who has it full access: replace it with ${instead}`;

function hasSecretRole(part: string): boolean {
  try {
    return atob(part.replaceAll("-", "+").replaceAll("_", "/")).includes('"service_role"');
  } catch {
    return false;
  }
}
