import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/** Prefers CF-Connecting-IP, which the hosted gateway sets, because clients can forge X-Forwarded-For. */
export function senderHash(headers: Headers, secret: string): string | null {
  const forwarded = headers.get("x-forwarded-for")?.split(",")[0]?.trim();
  const address = headers.get("cf-connecting-ip")?.trim() || forwarded || headers.get("x-real-ip")?.trim();
  if (!address) return null;
  return createHmac("sha256", secret).update(senderOf(address)).digest("hex");
}

/** An IPv6 user usually controls a whole /64 network, so it counts as one sender. */
function senderOf(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const [high = "0", low = "0"] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? [...bytesOf(high), ...bytesOf(low)].join(".") : `${groups.slice(0, 4).join(":")}::/64`;
}

/** Returns the eight groups of an IPv6 address. URL normalises the notation. */
function groupsOf(address: string): string[] {
  const [front = [], back = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  return [...front, ...Array<string>(8 - front.length - back.length).fill("0"), ...back];
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};
