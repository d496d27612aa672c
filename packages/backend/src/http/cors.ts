import { isLoopbackOrigin } from "./loopback.ts";

export const allowedMethods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const exposedHeaders =
  "Content-Range, Content-Location, Date, Preference-Applied, X-Sb-Error-Code, X-Supabase-Api-Version";
const usualHeaders =
  "authorization, apikey, content-type, x-client-info, x-supabase-api-version, prefer, range, range-unit, accept-profile, content-profile";

export type OriginCheck = (origin: string) => boolean;

/** `named`: additional origins, separated by commas (ALLOWED_ORIGINS). */
export function createOriginCheck(named: string): OriginCheck {
  const list = new Set(named.split(",").map((origin) => origin.trim()));
  list.delete("");
  return (origin) => isLoopbackOrigin(origin) || origin.startsWith("app://") || list.has(origin);
}

/** Responses to foreign pages do not contain CORS headers, because the local keys are public. */
export function corsHeaders(origin: string | undefined, mayRead: OriginCheck): Record<string, string> {
  if (origin === undefined || !mayRead(origin)) return { vary: "Origin" };
  return {
    vary: "Origin",
    "access-control-allow-origin": origin,
    "access-control-expose-headers": exposedHeaders,
  };
}

export function preflightHeaders(
  origin: string | undefined,
  requested: string | undefined,
  mayRead: OriginCheck,
): Record<string, string> {
  const headers = corsHeaders(origin, mayRead);
  if (!("access-control-allow-origin" in headers)) return headers;
  return {
    ...headers,
    vary: "Origin, Access-Control-Request-Headers",
    "access-control-allow-methods": allowedMethods,
    "access-control-allow-headers": requested ?? usualHeaders,
    "access-control-max-age": "86400",
  };
}
