import { checkoutPageHeader } from "./contracts/create-checkout.ts";
import { formElapsedHeader, honeypotHeader, submissionIdHeader } from "./contracts/contact-enquiry.ts";

const allowedHeaders = [
  "authorization",
  "apikey",
  "content-type",
  "x-client-info",
  submissionIdHeader,
  formElapsedHeader,
  honeypotHeader,
  checkoutPageHeader,
];

/** Only allowed origins get CORS headers. `Vary` prevents caches from serving a response to another origin. */
export function corsHeaders(request: Request, allowedOrigins: string[]): Record<string, string> {
  const origin = request.headers.get("origin");
  if (origin === null || !allowedOrigins.includes(origin)) return { Vary: "Origin" };
  return {
    Vary: "Origin",
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Expose-Headers": "Retry-After",
  };
}

export function preflight(request: Request, allowedOrigins: string[]): Response {
  const headers = corsHeaders(request, allowedOrigins);
  if (headers["Access-Control-Allow-Origin"] === undefined)
    return new Response(null, { status: 204, headers });
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      "Access-Control-Allow-Methods": "POST, OPTIONS",
      "Access-Control-Allow-Headers": allowedHeaders.join(", "),
      "Access-Control-Max-Age": "3600",
    },
  });
}
