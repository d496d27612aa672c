import { UserFacingError } from "../parts/failure.ts";
import { saveTroubleFrom } from "../editor/saving/save-trouble.ts";

/** What the shell answers. Its errors are sentences for the person: throws them as a `UserFacingError`. */
export async function fromHost<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw new UserFacingError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The error to tell the person of: where nothing answered, one that says so. */
export const explainUnreachable = (error: unknown): unknown =>
  saveTroubleFrom(error).kind === "offline"
    ? new UserFacingError("The server could not be reached.", { cause: error })
    : error;
