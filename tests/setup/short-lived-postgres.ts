/** Skips the optimising WebAssembly compiler, so that a start takes 1.9 s of CPU time instead of 2.9 s. */
export const shortLivedPostgres = ["--liftoff-only"];
