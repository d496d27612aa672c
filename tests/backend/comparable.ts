const versionNames = ["created_at", "updated_at", "base_updated_at", "first_public_at"];

/** Whether a server has noted this time: a version, or the date of a post that was published without one. */
const isNoted = (key: string, value: string): boolean =>
  versionNames.includes(key) ||
  (key === "published_at" && Math.abs(Date.parse(value) - Date.now()) < 3_600_000);

/**
 * What two servers have to agree on, where `given` holds the ids that nobody makes up: of the times they note, which come before which and which are the same, and of the
 * ids they make up, which are the same.
 */
export function comparable(everything: unknown, given: string): unknown {
  const times = new Set<string>();
  const walk = (change: (key: string, value: unknown) => unknown): unknown =>
    JSON.parse(JSON.stringify(everything, change));
  walk((key, value) => {
    if (typeof value === "string" && isNoted(key, value)) times.add(value);
    return value;
  });
  const order = [...times].toSorted((a, b) => (toSortable(a) < toSortable(b) ? -1 : 1));
  const made: string[] = [];
  return walk((key, value) => {
    if (typeof value !== "string") return value;
    if (isNoted(key, value)) return `time ${order.indexOf(value)}`;
    if (!/^[\da-f-]{36}$/.test(value) || given.includes(value)) return value;
    if (!made.includes(value)) made.push(value);
    return `id ${made.indexOf(value)}`;
  });
}

/** A time as a text that sorts like it. */
const toSortable = (time: string) =>
  time.replace(/(\.\d+)?\+00:00$/, (_, fraction: string = ".") => fraction.padEnd(7, "0"));
