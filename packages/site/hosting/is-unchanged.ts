/**
 * Whether the reader's `If-None-Match` names the entity tag, so that 304 is the answer (RFC 9110, section 13.1.2:
 * a list or `*`, compared weakly).
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
