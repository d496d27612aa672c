/** Renewals of the session that are sent without a pause, and how long each of them counts. */
const free = 5;
const counts = 60_000;

/**
 * Returns what every renewal of a session waits for: the first five in a minute do not wait, the others go one after the
 * other as the minute passes. A circuit breaker that refuses nothing, as a refused renewal would sign the person out.
 */
export function createRenewalLimit(): () => Promise<void> {
  // By the clock that nobody sets.
  const turns: number[] = [];
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, (turns.at(-free) ?? -counts) + counts);
    turns.push(turn);
    if (turns.length > free) turns.shift();
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
