import { corsHeaders, preflight } from "./cors.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import { HttpError } from "./http-error.ts";
import { jsonResponse } from "./json.ts";
import { logEvent } from "./log.ts";

export const notConfigured =
  "This function is not fully configured. Its log lists the missing or invalid settings.";

/** Wraps a POST handler with settings, CORS, method and error handling. Always responds; never throws. */
export const webFunction =
  (
    name: string,
    handle: (request: Request, environment: Environment) => Promise<Response>,
    unavailable = notConfigured,
  ) =>
  async (request: Request): Promise<Response> => {
    let cors: Record<string, string> = { Vary: "Origin" };
    try {
      const environment = readEnvironment();
      if (environment.faults.length > 0) logFaults(name, environment.faults);
      cors = corsHeaders(request, environment.allowedOrigins);
      if (request.method === "OPTIONS") return preflight(request, environment.allowedOrigins);
      if (request.method !== "POST") throw methodNotAllowed();
      return withHeaders(await handle(request, environment), cors);
    } catch (error) {
      return withHeaders(refusal(name, error, unavailable), cors);
    }
  };

const methodNotAllowed = () =>
  new HttpError(405, "method_not_allowed", "This address accepts only POST requests.", {
    headers: { Allow: "POST, OPTIONS" },
  });

function refusal(name: string, error: unknown, unavailable: string): Response {
  if (error instanceof HttpError) {
    logEvent("refused", { function: name, status: error.status, code: error.code });
    return jsonResponse(error.status, error.body(), error.headers);
  }
  if (error instanceof EnvironmentError) {
    logFaults(name, error.faults);
    return jsonResponse(503, { error: unavailable, code: "unavailable" });
  }
  const { name: kind, stack } = error instanceof Error ? error : new Error("not an Error");
  logEvent("crashed", { function: name, kind, stack });
  return jsonResponse(500, {
    error: "Something went wrong on our side. Please try again.",
    code: "internal_error",
  });
}

const logFaults = (name: string, faults: string[]) =>
  logEvent("invalid settings", { function: name, faults });

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [header, value] of Object.entries(headers)) response.headers.set(header, value);
  return response;
}
