import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttpServer, type Server } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDeployment } from "./deployment.ts";

const patient = { supabase: "https://nowhere.invalid", key: "key", version: "1.0.0" };

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
  const folder = mkdtempSync(join(tmpdir(), "brightwren-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 10 -subj /CN=localhost";
  execFileSync("openssl", [...request.split(" "), "-keyout", key, "-out", cert], { stdio: "ignore" });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) });
  return `https://localhost:${await portOf(server)}`;
}

const hasOpenssl = process.platform !== "win32";

test.skipIf(!hasOpenssl)("returns a certificate's expiry date and why browsers reject it", async () => {
  const deployment = openDeployment({ ...patient, site: await startSelfSigned() });
  const { validUntil, refusal } = await deployment.readCertificate();
  expect((validUntil.getTime() - Date.now()) / 86_400_000).toBeCloseTo(10, 1);
  expect(refusal).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
  await expect(deployment.askSite("/")).rejects.toThrow(
    /^https:\/\/localhost:\d+ answers with a certificate that browsers refuse \(DEPTH_ZERO_SELF_SIGNED_CERT\)\.$/,
  );
});

test("reports a closed port and an unknown host name", async () => {
  const server = createHttpServer();
  const site = `http://127.0.0.1:${await portOf(server)}`;
  server.close();
  const deployment = openDeployment({ ...patient, site });
  await expect(deployment.askSite("/")).rejects.toThrow(`Nothing answers at ${site}`);
  await expect(deployment.askSupabase("/")).rejects.toThrow("There is no server named nowhere.invalid");
});

test("reports a timeout when a response is late", async () => {
  const fetch = () => Promise.reject(new DOMException("too late", "TimeoutError"));
  const readCertificate = () => Promise.reject(new Error("not asked"));
  const deployment = openDeployment({ ...patient, site: "https://slow.example" }, { fetch, readCertificate });
  await expect(deployment.askSite("/")).rejects.toThrow(
    "https://slow.example did not answer within 10 seconds.",
  );
});

test("requests a page once, follows no redirects and sends the key to Supabase only", async () => {
  const seen: string[] = [];
  const server = createHttpServer((request, response) => {
    seen.push(`${request.url} ${String(request.headers["apikey"])}`);
    response.writeHead(308, { Location: "/elsewhere" }).end();
  });
  const site = `http://127.0.0.1:${await portOf(server)}`;
  const deployment = openDeployment({ ...patient, site, supabase: site });
  const [first] = await Promise.all([
    deployment.askSite("/a"),
    deployment.askSite("/a"),
    deployment.askSupabase("/b"),
  ]);
  expect(first.status).toBe(308);
  expect(seen.toSorted()).toEqual(["/a undefined", "/b key"]);
});
