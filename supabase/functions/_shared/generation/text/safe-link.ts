/**
 * Whether a generated post may link there: an https address, a mail address, or a path of the site itself. Everything
 * else goes, `//host` and `/\host` too, which browsers take for other sites, and addresses with a sign-in in them.
 */
export function isSafeLink(url: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false;
  if (url.startsWith("/")) return !url.startsWith("//");
  try {
    const { protocol, username, password } = new URL(url);
    return protocol === "mailto:" || (protocol === "https:" && username === "" && password === "");
  } catch {
    return false;
  }
}
