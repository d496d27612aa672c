/** Renewals without delay per period, and the period in milliseconds. */
const free = 5;
const counts = 60_000;

/** Five renewals a minute run immediately, further ones wait. None is refused: that would sign the user out. */
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
