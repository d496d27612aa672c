import { isUnreachable } from "../drafts/save-error.ts";
import { UserFacingError } from "../parts/failure.ts";

/** Rethrows errors of `Host` as a `UserFacingError`, because their messages are written for the owner. */
export async function fromHost<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw new UserFacingError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

export const explainUnreachable = (error: unknown): unknown =>
  isUnreachable(error) ? new UserFacingError("The server could not be reached.", { cause: error }) : error;
