import type { core } from "zod";
import type { ErrorBody } from "./contracts/error-body.ts";
import { logEvent } from "./log.ts";

type Extras = { fields?: Record<string, string>; headers?: Record<string, string> };

export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, sentence: string, extras: Extras = {}) {
    super(sentence);
    this.name = "HttpError";
    this.status = status;
    this.code = code;
    this.fields = extras.fields;
    this.headers = extras.headers ?? {};
  }

  body(): ErrorBody {
    return { error: this.message, code: this.code, ...(this.fields && { fields: this.fields }) };
  }
}

export const unavailable = (sentence: string) => new HttpError(503, "unavailable", sentence);

type FailedCall = { status: number; error: { code: string } | null };

/** Logs only the code, because the database's message may contain row values. */
export function databaseFailed(event: string, { status, error }: FailedCall, sentence: string): HttpError {
  logEvent(event, { status, code: error?.code ?? "unexpected answer" });
  return unavailable(sentence);
}

export function invalidInput({ issues }: Pick<core.$ZodError, "issues">): HttpError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[String(path[0] ?? "body")] ??= message;
  const messages = Object.values(fields);
  const sentence =
    messages.length === 1
      ? `Please check what you entered: ${messages[0]}.`
      : `Please check what you entered: ${messages.length} fields need another look.`;
  return new HttpError(400, "invalid_input", sentence, { fields });
}
