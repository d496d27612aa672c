/** Skips WebAssembly's optimising compiler: a start takes 1.9 s of CPU time instead of 2.9 s. */
export const shortLivedPostgres = ["--liftoff-only"];
