// Returns only JSON objects, because any other JSON (such as `42`) would hang the provider's SDK and crash the process.
export function boundedFetch(deadline: AbortSignal): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    const response = await fetch(input, { ...init, signal, redirect: "error" });
    const text = await response.text();
    return isJsonObject(text) ? new Response(text, response) : invalidAnswer(response);
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

/** Preserves an error status, so that the SDK retries a 503 with an HTML page. Turns a success into a 502. */
function invalidAnswer({ ok, status }: Response): Response {
  const error = { type: "api_error", code: "no_json_object", message: "The response was not a JSON object." };
  return Response.json(
    { error },
    { status: ok ? 502 : status, headers: ok ? { "stripe-should-retry": "false" } : {} },
  );
}
