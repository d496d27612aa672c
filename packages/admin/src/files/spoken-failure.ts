import { saveTroubleFrom } from "../editor/saving/save-trouble.ts";
import { SpokenError } from "../parts/failure/spoken-error.ts";

/** The error to tell the person of: where nothing answered, one that says so. */
export const spokenFailure = (error: unknown): unknown =>
  saveTroubleFrom(error).kind === "offline"
    ? new SpokenError("The server could not be reached.", { cause: error })
    : error;
