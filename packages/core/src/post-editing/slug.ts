/** What the database takes as a slug. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// Backends read these words in a filter as something else than text; the last would be the list's own address.
const reserved = new Set(["null", "true", "false", "unknown", "index"]);

/** Whether a slug is one of the few words that cannot be an address. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/** Whether a text can be the slug of a post. */
export const isSlug = (text: string): boolean => slugPattern.test(text) && !isReservedSlug(text);
