/** Immediate renewals per period, and the period in milliseconds. */
const free = 5;
const counts = 60_000;

/** Allows five renewals a minute immediately and delays the rest. Rejecting one would sign the user out. */
export function createRenewalLimit(): () => Promise<void> {
  const turns: number[] = [];
  return async () => {
    const now = performance.now();
    const turn = Math.max(now, (turns.at(-free) ?? -counts) + counts);
    turns.push(turn);
    if (turns.length > free) turns.shift();
    if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
  };
}
