import { createServer, request, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { toAppAddress, toBrowserAddress } from "./stand-in/shared/app-address.ts";

/** A way to the backend that can be cut, at an address of its own. */
export type NetworkGate = {
  url: string;
  /** From here on nothing answers: connections are refused, those that are open end. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  /** How many requests have come through whose method and path match. */
  count: (request: RegExp) => number;
};

/** What a window's console says when the network is cut; a request that was under way is refused as not allowed there. */
export const withoutNetwork =
  /Failed to load resource|blocked by CORS policy: Permission was denied|[Cc]ould not be read|could not be counted/;

/** The backend gets the app's origin, and answers for it, also when the app's pages are the stand-in's. */
const inward = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  headers.origin ? { ...headers, origin: toAppAddress(headers.origin) } : headers;

function outward(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const origin = headers["access-control-allow-origin"];
  return origin ? { ...headers, "access-control-allow-origin": toBrowserAddress(origin) } : headers;
}

/** The system assigns a port that was free a while ago again. */
const assigned = new Set<number>();

/** Opens a gate to the server at `target`, on a free port that stays its own, and that no gate before had. */
export async function openNetworkGate(target: string): Promise<NetworkGate & { close: () => Promise<void> }> {
  const passed: string[] = [];
  const server = createServer((incoming, outgoing) => {
    passed.push(`${incoming.method} ${incoming.url}`);
    const { method } = incoming;
    const onward = request(new URL(incoming.url ?? "/", target), {
      method,
      headers: inward(incoming.headers),
    });
    onward.on("response", (answer) => {
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
    count: (pattern) => passed.filter((line) => pattern.test(line)).length,
    close: async () => {
      if (server.listening) await down();
    },
  };
}
