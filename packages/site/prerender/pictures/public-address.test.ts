import { Resolver } from "node:dns/promises";
import { expect, test, vi } from "vitest";
import { isPublicAddress, lookupPublic } from "./public-address.ts";

test.each([
  ["this network", ["0.0.0.0", "::"]],
  ["loopback", ["127.0.0.1", "127.255.255.254", "::1", "::7f00:1"]],
  ["private networks", ["10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"]],
  ["unique-local and site-local addresses", ["fc00::1", "fd12:3456::1", "fec0::1"]],
  ["link-local addresses", ["169.254.169.254", "fe80::1", "fe80::1%eth0"]],
  ["shared address space", ["100.64.0.1", "100.127.255.255"]],
  ["protocol assignments", ["192.0.0.8", "2001::1", "2001:10::1"]],
  ["discarded and segment-routing addresses", ["100::1", "5f00::1"]],
  ["documentation", ["192.0.2.1", "198.51.100.7", "203.0.113.9", "2001:db8::1", "3fff::1"]],
  ["benchmarks", ["198.18.0.1", "198.19.255.255"]],
  ["6to4", ["192.88.99.1", "2002:7f00:1::"]],
  ["IPv4-mapped addresses", ["::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:10.0.0.1", "::ffff:8.8.8.8"]],
  ["NAT64", ["64:ff9b::7f00:1", "64:ff9b:1::1"]],
  ["multicast and reserved addresses", ["224.0.0.1", "240.0.0.1", "255.255.255.255", "ff02::1"]],
  ["text that is no address", ["localhost", "", "127.1"]],
])("does not treat %s as public: %j", (_, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

const publicIpv4 = [
  "1.1.1.1",
  "9.255.255.255",
  "11.0.0.1",
  "100.63.255.255",
  "100.128.0.1",
  "223.255.255.255",
];
const nearPrivate = ["172.15.255.255", "172.32.0.1", "192.167.0.1", "198.17.0.1", "198.20.0.1"];
const publicIpv6 = ["2001:4860:4860::8888", "2606:4700::1111", "2a00:1450::1", "3ffe::1"];

test.each([...publicIpv4, ...nearPrivate, ...publicIpv6])("treats %s as public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const lookUp = (host: string) =>
  new Promise((resolve, reject) => {
    lookupPublic(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });

function answers(ipv4: string[], ipv6: string[]) {
  const asked = vi.spyOn(Resolver.prototype, "resolve4").mockResolvedValue(ipv4);
  vi.spyOn(Resolver.prototype, "resolve6").mockImplementation(async () => {
    if (ipv6.length === 0) throw new Error("ENODATA");
    return ipv6;
  });
  return asked;
}

test("resolves a host name that has only public addresses", async () => {
  const asked = answers(["1.1.1.1"], ["2606:4700::1111"]);
  expect(await lookUp("pictures.example")).toEqual([
    { address: "1.1.1.1", family: 4 },
    { address: "2606:4700::1111", family: 6 },
  ]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  [["10.0.0.1"], []],
  [["1.1.1.1", "127.0.0.1"], []],
  [["1.1.1.1"], ["fd00::1"]],
  [["1.1.1.1"], ["::ffff:192.168.0.1"]],
])("rejects a host name that resolves to %j and %j", async (ipv4, ipv6) => {
  answers(ipv4, ipv6);
  await expect(lookUp("pictures.example")).rejects.toThrow(/is not a public address/);
});
