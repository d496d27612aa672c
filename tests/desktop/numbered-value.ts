/** Returns a value of between 10 bytes and about 20 kB. Its number reveals truncated or mixed values. */
export const numberedValue = (n: number): string =>
  `${n}:${String(n % 10).repeat(10 + ((n * 2_713) % 20_000))}`;
