import { createHmac } from "node:crypto";

/**
 * Takes a request's headers and a secret; gives a keyed hash of the sender's address, or null if it is unknown.
 * The hosted gateway (Cloudflare) sets CF-Connecting-IP itself, while a caller can begin X-Forwarded-For as it likes.
 * The address cannot be read back from it and is itself never stored.
 */
export function senderHash(headers: Headers, secret: string): string | null {
  const forwarded = headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  const address = headers.get("cf-connecting-ip")?.trim() || forwarded || headers.get("x-real-ip")?.trim();
  if (!address) return null;
  return createHmac("sha256", secret).update(address.toLowerCase()).digest("hex");
}
