/** A value that carries its number, between 10 bytes and about 20 kB, and whole only if it is this very one. */
export const numberedValue = (n: number): string =>
  `${n}:${String(n % 10).repeat(10 + ((n * 2_713) % 20_000))}`;
