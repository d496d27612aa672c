import { errorBodySchema } from "@brightwren/functions/contracts/error-body";
import { isSessionWaiting } from "../session/session.ts";
import { getSupabase } from "../supabase/client.ts";

/** A function's error. `message` is for the user, and empty unless the function wrote it. */
export class FunctionError extends Error {
  readonly code: string;
  /** The first message of each invalid field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, code: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = "FunctionError";
    this.code = code;
    this.fields = fields;
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

async function refusalFrom(error: unknown): Promise<FunctionError> {
  const response = (error as { context?: unknown }).context;
  if (!(response instanceof Response)) return new FunctionError("", "unreachable");
  const body = errorBodySchema.safeParse(await readJson(response));
  if (!body.success) return new FunctionError("", `http_${response.status}`);
  return new FunctionError(body.data.error, body.data.code, body.data.fields);
}

type Invocation = {
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Milliseconds. */
  timeout: number;
};

/** Calls a function and returns its unvalidated response. Throws a `FunctionError` on an error, failure or timeout. */
export async function invokeFunction(name: string, { timeout, ...request }: Invocation): Promise<unknown> {
  const supabase = await getSupabase();
  // Otherwise the call would be sent after the reconnection, when the user no longer expects it.
  if (await isSessionWaiting()) throw new FunctionError("", "unreachable");
  const { data, error } = await supabase.functions.invoke<unknown>(name, {
    ...request,
    signal: AbortSignal.timeout(timeout),
  });
  if (error) throw await refusalFrom(error);
  return data;
}
