import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** IPv6 with or without brackets. */
export function isLoopbackHost(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  const version = isIP(name);
  if (version === 0) return name === "localhost" || name.endsWith(".localhost");
  return loopback.check(name, version === 6 ? "ipv6" : "ipv4");
}

/** Prevents DNS rebinding, where a foreign page points its own host name at 127.0.0.1 to read local responses. */
export function isLoopbackHostHeader(header: string | undefined): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false;
  const url = new URL(`http://${header}`);
  return url.pathname === "/" && url.username === "" && isLoopbackHost(url.hostname);
}

export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return (url.protocol === "http:" || url.protocol === "https:") && isLoopbackHost(url.hostname);
}
