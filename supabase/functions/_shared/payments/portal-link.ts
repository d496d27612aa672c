import { Buffer } from "node:buffer";
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { portalPath } from "../contracts/billing-portal.ts";

/** What a link opens: the customer portal of one subscription, once. */
type Portal = { link: string; subscription: string };

const lasts = 30 * 86_400;

const signatureOf = (payload: string, secret: string) =>
  createHmac("sha256", secret).update(`portal link ${payload}`).digest("base64url");

/**
 * Returns a signed link that works once, for 30 days. Links with the same `link` count as one. The fragment keeps the
 * token out of logs.
 */
export function portalLink(
  siteUrl: string,
  secret: string,
  { subscription, link = randomUUID() }: { subscription: string; link?: string },
  now = Date.now(),
): string {
  const payload = [subscription, link, Math.floor(now / 1000) + lasts].join(".");
  return new URL(`${portalPath}#${payload}.${signatureOf(payload, secret)}`, siteUrl).href;
}

/** Accepts the signature of any of the secrets, because keys are rotated. */
export function readPortalToken(
  token: string,
  secrets: readonly string[],
  now = Date.now(),
): Portal | "forged" | "expired" {
  const [subscription = "", link = "", expires = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const isSigned = secrets.some((secret) => {
    const expected = Buffer.from(signatureOf([subscription, link, expires].join("."), secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) return "forged";
  return Number(expires) * 1000 < now ? "expired" : { link, subscription };
}
