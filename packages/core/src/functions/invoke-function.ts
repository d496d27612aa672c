import { errorBodySchema } from "@brightwren/functions/contracts/error-body";
import { isSessionWaiting } from "../session/session.ts";
import { getSupabase } from "../supabase/client.ts";

/** A backend function's refusal. `message` is a sentence for the person; empty when the function could not be reached. */
export class FunctionError extends Error {
  readonly code: string;
  /** The first message for each field at fault. */
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
  /** Milliseconds until we stop waiting for an answer. */
  timeout: number;
};

/**
 * Calls a backend function and returns its answer, unchecked.
 * Throws a `FunctionError` when it refuses, fails, or does not answer in time.
 */
export async function invokeFunction(name: string, { timeout, ...request }: Invocation): Promise<unknown> {
  const supabase = await getSupabase();
  // It would be called once the network is back, when nobody expects it any more.
  if (await isSessionWaiting()) throw new FunctionError("", "unreachable");
  const { data, error } = await supabase.functions.invoke<unknown>(name, {
    ...request,
    signal: AbortSignal.timeout(timeout),
  });
  if (error) throw await refusalFrom(error);
  return data;
}
