import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server as HttpServer,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import type { Server, Socket } from "node:net";
import { StartupError } from "../project/startup-error.ts";

/** Limits for draining a request after the response. */
const limits = { milliseconds: 2000, bytes: 32 * 1024 * 1024 };

/** With Node's default of five seconds, a busy client's next request can hit a closed connection and be lost. */
const keepAliveTimeout = 65_000;

/**
 * `answer` may respond before it has read the body. The response then has `Connection: close`, because the rest of the
 * body would be parsed as the next request. The socket is drained before it closes, or a client that is still sending
 * would lose the response. For `Expect: 100-continue`, `answer` must call `outgoing.writeContinue()` to read the body.
 */
export function createHttpServer(answer: RequestListener, options: ServerOptions = {}): HttpServer {
  const listener: RequestListener = (incoming, outgoing) => {
    // Ignores a pipelined request after a response that closed the connection.
    if (!incoming.socket.writable) return;
    if (announcesBody(incoming)) closeUnlessRead(incoming, outgoing);
    answer(incoming, outgoing);
  };
  const server = createServer({ keepAliveTimeout, ...options }, listener);
  server.on("checkContinue", listener);
  server.on("connection", (socket: Socket) => {
    // Node calls this after a connection's last response.
    socket.destroySoon = () => endOnceRead(socket);
  });
  return server;
}

function announcesBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function closeUnlessRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { shouldKeepAlive } = outgoing;
  outgoing.shouldKeepAlive = false;
  incoming.once("end", () => {
    outgoing.shouldKeepAlive = shouldKeepAlive;
  });
  outgoing.once("finish", () => {
    incoming.removeAllListeners("data");
    incoming.resume();
  });
}

function endOnceRead(socket: Socket): void {
  socket.end();
  const until = performance.now() + limits.milliseconds;
  const most = socket.bytesRead + limits.bytes;
  const watch = setInterval(() => {
    if (performance.now() > until || socket.bytesRead > most) socket.destroy();
  }, 50);
  socket.once("close", () => clearInterval(watch));
}

/** `what`: the service, for the error message. Throws a StartupError when the port is taken or not permitted. */
export async function listen(server: Server, what: string, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) => reject(explain(cause, what, port)));
    server.listen({ host, port, exclusive: true }, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

export function addressOf(protocol: string, host: string, port: number): string {
  return `${protocol}://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function explain(cause: NodeJS.ErrnoException, what: string, port: number): Error {
  if (cause.code === "EADDRINUSE") {
    return portInUse(what, port, cause);
  }
  if (cause.code === "EACCES") {
    return new StartupError(`This system does not allow ${what} to use port ${port}.`, { cause });
  }
  return cause;
}

/** Says how to use other ports (project/local-addresses.ts). */
export const portInUse = (what: string, port: number, cause: unknown) =>
  new StartupError(
    `Port ${port} for ${what} is already in use. Stop the program that uses it (perhaps another "npm start"), or set PORT to another number, such as 5200.`,
    { cause },
  );

const grace = 3000;

export async function closeServer(server: HttpServer): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  // Keep-alive connections become idle only when their request has finished.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  await closed;
  clearTimeout(cut);
  clearInterval(sweep);
}
