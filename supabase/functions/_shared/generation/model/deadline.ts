/** The time there is for writing a post, from its making on. */
export type Deadline = { signal: AbortSignal; timeLeft: () => number };

/** Takes milliseconds; gives a deadline that far from now. */
export function deadlineIn(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds;
  return { signal: AbortSignal.timeout(milliseconds), timeLeft: () => Math.max(0, end - performance.now()) };
}
