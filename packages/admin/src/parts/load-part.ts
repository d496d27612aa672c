/** A chunk failed to load because the browser is offline or a deploy replaced the file. */
export class LostPartError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "LostPartError";
  }
}

/** Rejects with a `LostPartError`. Browser, bundler and router cache the failure, so only a reload can retry. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((error: unknown) => {
    throw new LostPartError(error);
  });
