import { isUnreachable } from "../drafts/save-error.ts";
import { UserFacingError } from "../parts/failure.ts";

/** What the shell answers. Its errors are sentences for the person: rethrows them as a `UserFacingError`. */
export async function fromHost<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw new UserFacingError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The error to show the person: where nothing answered, a sentence that names this. */
export const explainUnreachable = (error: unknown): unknown =>
  isUnreachable(error) ? new UserFacingError("The server could not be reached.", { cause: error }) : error;
