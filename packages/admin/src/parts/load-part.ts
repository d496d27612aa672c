/** A part of the app could not be loaded: there is no network, or a deploy has replaced its file. */
export class LostPartError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = "LostPartError";
  }
}

/**
 * Loads a part of the app. Rejects with a `LostPartError`; from then on only a new document has the part, as browsers,
 * bundler and router remember what they could not load.
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((error: unknown) => {
    throw new LostPartError(error);
  });
