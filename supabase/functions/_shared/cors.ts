import { formElapsedHeader, honeypotHeader, submissionIdHeader } from "./contracts/contact-enquiry.ts";

const allowedHeaders = [
  "authorization",
  "apikey",
  "content-type",
  "x-client-info",
  submissionIdHeader,
  formElapsedHeader,
  honeypotHeader,
];

/**
 * Accepts a request and the origins that may read our answers; returns the headers for the answer.
 * A foreign origin gets none that would let its page read it; `Vary` keeps caches from mixing the two up.
 */
export function corsHeaders(request: Request, allowedOrigins: string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  if (origin === null || !allowedOrigins.includes(origin)) return { Vary: "Origin" };
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Expose-Headers": "Retry-After",
  };
}

/** Accepts a preflight request, the origins and the method that is allowed; returns its answer, 204 without a body. */
export function preflight(request: Request, allowedOrigins: string[], method: string): Response {
  const headers = corsHeaders(request, allowedOrigins);
  if (headers["Access-Control-Allow-Origin"] === undefined)
    return new Response(null, { status: 204, headers });
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      "Access-Control-Allow-Methods": `${method}, OPTIONS`,
      "Access-Control-Allow-Headers": allowedHeaders.join(", "),
      "Access-Control-Max-Age": "3600",
    },
  });
}
