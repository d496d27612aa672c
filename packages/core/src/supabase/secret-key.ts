/** What a paste wraps a key in: blanks, line ends, quotation marks, invisible characters. No key has any of them. */
const wrapping = /[^!#-&(-_a-~]/g;

/**
 * Whether a text holds a secret key of a Supabase project: a current one (`sb_secret_…`), or a legacy one, a JWT with the
 * role `service_role`. What visitors download must never hold one.
 */
export function holdsSecretKey(text: string): boolean {
  const bare = text.replace(wrapping, "");
  return bare.includes("sb_secret_") || (bare.match(/[\w-]+/g) ?? []).some(hasSecretRole);
}

/** The end of a sentence that begins with the setting's name; `instead` is what to use. Never holds the key. */
export const secretKeyFault = (instead: string): string =>
  `holds a secret key, which gives everyone who has it full access: replace it with ${instead}`;

function hasSecretRole(part: string): boolean {
  try {
    return atob(part.replaceAll("-", "+").replaceAll("_", "/")).includes('"service_role"');
  } catch {
    return false;
  }
}
