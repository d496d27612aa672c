/** A chunk failed to load because the browser is offline or a deploy replaced the file. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "ChunkLoadError";
  }
}

/** Rejects with a `ChunkLoadError`. Browser, bundler and router cache the failure, so only a reload can retry. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((error: unknown) => {
    throw new ChunkLoadError(error);
  });
