import { createServer, type RequestListener } from "node:http";
import { listen } from "@brightwren/backend/http/http-server";

/** Starts a server on a free loopback port. `stop` also ends the requests that have no response yet. */
export async function startLoopbackServer(answer: RequestListener) {
  const server = createServer(answer);
  const open = (port: number) => listen(server, "a mock server", "127.0.0.1", port);
  const port = await open(0);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    restart: async () => void (await open(port)),
  };
}
