/**
 * What Node is started with where a Postgres in WebAssembly lives for some seconds: to compile it a second time, and
 * better, costs more of the processor than is gained by it (2.9 s against 1.9 s for a start).
 */
export const shortLivedPostgres = ["--liftoff-only"];
