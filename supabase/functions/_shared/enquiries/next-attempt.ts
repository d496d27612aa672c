const minute = 60_000;
const longestPause = 6 * 60 * minute;

/** Takes how often a mail was tried and the time; gives when to try again: after 1, 2, 4 … minutes, 6 hours at most. */
export function nextAttemptAt(attempts: number, now: Date): Date {
  const pause = Math.min(longestPause, minute * 2 ** Math.max(0, attempts - 1));
  return new Date(now.getTime() + pause);
}
