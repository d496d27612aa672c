/** What `within` gives when the time is up. */
export const tooLate = Symbol("too late");

/**
 * Takes a promise and milliseconds; gives its result, or `tooLate` when it takes longer. The promise goes on; a later
 * rejection of it is nobody's. Rejects as the promise does.
 */
export async function within<Result>(
  promise: Promise<Result>,
  milliseconds: number,
): Promise<Result | typeof tooLate> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<typeof tooLate>((resolve) => {
    timer = setTimeout(() => resolve(tooLate), milliseconds);
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
