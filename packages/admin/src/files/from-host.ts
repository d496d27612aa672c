import { SpokenError } from "../parts/failure/spoken-error.ts";

/** What the shell answers. Its errors are sentences for the person: throws them as a `SpokenError`. */
export async function fromHost<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw new SpokenError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
