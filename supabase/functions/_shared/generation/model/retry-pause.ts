/** The longest wait a busy service may ask for, in milliseconds. */
export const longestPause = 20_000;

/**
 * Takes a Retry-After header (seconds, or a date) and which attempt has failed; gives the milliseconds to wait before
 * the next one: what the service asks for, else 1 s, then 2 s.
 */
export function retryPause(retryAfter: string | null, attempt: number, now = Date.now()): number {
  const asked = retryAfter?.trim() ?? "";
  if (/^\d+(?:\.\d+)?$/.test(asked)) return Number(asked) * 1000;
  const date = Date.parse(asked);
  return Number.isNaN(date) ? attempt * 1000 : Math.max(0, date - now);
}
