import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { toAppAddress, toBrowserAddress } from "./stand-in/shared/app-address.ts";

/** Matches console messages while the network is down. In-flight requests fail with "Permission was denied". */
export const withoutNetwork =
  /Failed to load resource|blocked by CORS policy: Permission was denied|[Cc]ould not be read|could not be counted/;

/** Replaces the origin of the stand-in's pages with the app's origin. */
const inward = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  headers.origin ? { ...headers, origin: toAppAddress(headers.origin) } : headers;

function outward(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const origin = headers["access-control-allow-origin"];
  return origin ? { ...headers, "access-control-allow-origin": toBrowserAddress(origin) } : headers;
}

/** Ports already used. The system reuses ports, but a keychain may contain a session for an earlier address. */
const assigned = new Set<number>();

export type NetworkGate = Awaited<ReturnType<typeof openNetworkGate>>;

/** Opens a proxy for the backend with its own address. Tests can interrupt the connection. */
export async function openNetworkGate(target: string) {
  const passed: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method } = incoming;
    const onward = request(new URL(incoming.url ?? "/", target), {
      method,
      headers: inward(incoming.headers),
    });
    onward.on("response", (answer) => {
      passed.push(`${incoming.method} ${incoming.url}`);
      outgoing.writeHead(answer.statusCode ?? 502, outward(answer.headers));
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const down = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const listenAnywhere = async (): Promise<number> => {
    await listen(0);
    const { port } = server.address() as AddressInfo;
    if (!assigned.has(port)) return port;
    await down();
    return listenAnywhere();
  };
  const port = await listenAnywhere();
  assigned.add(port);
  return {
    url: `http://127.0.0.1:${port}`,
    down,
    up: () => listen(port),
    count: (pattern: RegExp) => passed.filter((line) => pattern.test(line)).length,
    close: async () => {
      if (server.listening) await down();
    },
  };
}
