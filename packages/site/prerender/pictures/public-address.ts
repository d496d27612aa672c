import { Resolver } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { callbackify } from "node:util";

/** IANA's special-purpose IPv4 registry, and multicast addresses. */
const special = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(network, prefix, "ipv4");

/** The only public IPv6 range. Excludes loopback, unique-local, link-local, IPv4-mapped and NAT64 addresses. */
const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");

/** Entries of IANA's special-purpose IPv6 registry within that range: protocols (Teredo), documentation, 6to4. */
const specialUnicast = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  specialUnicast.addSubnet(network, prefix, "ipv6");

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, "ipv4");
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return unicast.check(address, "ipv6") && !specialUnicast.check(address, "ipv6");
}

/** Unlike Node's own lookup, does not block a thread-pool thread while a name server is unresponsive. */
const resolver = new Resolver({ timeout: 1500, tries: 2 });

async function resolve(host: string) {
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length === 0) throw new Error(`the name ${host} has no address`);
  for (const address of found) requirePublic(address);
  return found.map((address) => ({ address, family: isIP(address) }));
}

export function requirePublic(address: string): void {
  if (!isPublicAddress(address)) throw new Error(`${address} is not a public address`);
}

/** Rejects private addresses (SSRF). Connects to exactly the addresses checked here, which prevents DNS rebinding. */
export const lookupPublic: LookupFunction = (host, { all }, callback) => {
  callbackify(resolve)(host, (error, found) => {
    if (error) callback(error, []);
    else if (all) callback(null, found);
    else callback(null, found[0]?.address ?? "", found[0]?.family);
  });
};
