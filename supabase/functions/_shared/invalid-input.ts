import type { z } from "zod";
import { HttpError } from "./http-error.ts";

/** Takes what a schema found; gives the 400 to throw, with the first message of each field. */
export function invalidInput({ issues }: z.ZodError): HttpError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0] ?? "body")] ??= message;
  const messages = Object.values(fields);
  const sentence =
    messages.length === 1
      ? `Please check what you entered: ${messages[0]}.`
      : `Please check what you entered: ${messages.length} fields need another look.`;
  return new HttpError(400, "invalid_input", sentence, { fields });
}
