/**
 * Accepts a signal that ends everything; returns a `fetch` for the provider's SDK that follows no redirect and hands over
 * JSON objects only. Of any other answer it makes an error as the provider words them: on a bare `42` the SDK would
 * neither resolve nor reject, and would bring down the process.
 */
export function boundedFetch(deadline: AbortSignal): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    const response = await fetch(input, { ...init, signal, redirect: "error" });
    const text = await response.text();
    return isJsonObject(text) ? new Response(text, response) : nonsense(response);
  };
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** A failure keeps its status, so that the SDK still tries a 503 with an HTML page once more; a success becomes a 502. */
function nonsense({ ok, status }: Response): Response {
  const error = { type: "api_error", code: "no_json_object", message: "The answer was no JSON object." };
  return Response.json(
    { error },
    { status: ok ? 502 : status, headers: ok ? { "stripe-should-retry": "false" } : {} },
  );
}
