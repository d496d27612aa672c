import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createHttpServer, type Server } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { testFolder } from "@brightwren/core/testing/test-folder";
import { expect, onTestFinished, test } from "vitest";
import { openDeployment } from "./deployment.ts";

const target = { supabase: "https://nowhere.invalid", key: "key", version: "1.0.0" };

async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function startSelfSigned(): Promise<string> {
  const folder = await testFolder();
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 10 -subj /CN=localhost";
  execFileSync("openssl", [...request.split(" "), "-keyout", key, "-out", cert], { stdio: "ignore" });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  return `https://localhost:${await portOf(server)}`;
}

const hasOpenssl = process.platform !== "win32";

test.skipIf(!hasOpenssl)(
  "returns the expiry date of a certificate that browsers reject, with the reason",
  async () => {
    const deployment = openDeployment({ ...target, site: await startSelfSigned() });
    const { validUntil, refusal } = await deployment.readCertificate();
    expect((validUntil.getTime() - Date.now()) / 86_400_000).toBeCloseTo(10, 1);
    expect(refusal).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
    await expect(deployment.fetchSite("/")).rejects.toThrow(
      /^https:\/\/localhost:\d+ has a certificate that browsers reject \(DEPTH_ZERO_SELF_SIGNED_CERT\)\.$/,
    );
  },
);

test("reports why a server cannot be reached", async () => {
  const server = createHttpServer();
  const site = `http://127.0.0.1:${await portOf(server)}`;
  server.close();
  const deployment = openDeployment({ ...target, site });
  await expect(deployment.fetchSite("/")).rejects.toThrow(`${site} refused the connection`);
  await expect(deployment.fetchSupabase("/")).rejects.toThrow(
    "The server nowhere.invalid could not be found",
  );
});

test("reports a timeout when the server does not respond in time", async () => {
  const fetch = () => Promise.reject(new DOMException("too late", "TimeoutError"));
  const readCertificate = () => Promise.reject(new Error("not asked"));
  const deployment = openDeployment({ ...target, site: "https://slow.example" }, { fetch, readCertificate });
  await expect(deployment.fetchSite("/")).rejects.toThrow(
    "https://slow.example did not respond within 10 seconds.",
  );
});

test("caches pages, and neither follows redirects nor sends the key to the site", async () => {
  const seen: string[] = [];
  const server = createHttpServer((request, response) => {
    seen.push(`${request.url} ${String(request.headers["apikey"])}`);
    response.writeHead(308, { Location: "/elsewhere" }).end();
  });
  const site = `http://127.0.0.1:${await portOf(server)}`;
  const deployment = openDeployment({ ...target, site, supabase: site });
  const [first] = await Promise.all([
    deployment.fetchSite("/a"),
    deployment.fetchSite("/a"),
    deployment.fetchSupabase("/b"),
  ]);
  expect(first.status).toBe(308);
  expect(seen.toSorted()).toEqual(["/a undefined", "/b key"]);
});
