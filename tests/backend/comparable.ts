const versionNames = ["created_at", "updated_at", "base_updated_at", "first_public_at"];

/** Whether the server set this time. It sets every version, and the publication date if the request omits it. */
const isNoted = (key: string, value: string): boolean =>
  versionNames.includes(key) ||
  (key === "published_at" && Math.abs(Date.parse(value) - Date.now()) < 3_600_000);

/**
 * Replaces server-generated times and ids, so that the results of two servers can be compared.
 * Replaces each time with its rank and each id with its order of first use. `given` lists the ids that the test chose.
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

const toSortable = (time: string) =>
  time.replace(/(\.\d+)?\+00:00$/, (_, fraction: string = ".") => fraction.padEnd(7, "0"));
