import type { Server } from "node:net";
import { StartupError } from "../startup-error.ts";

/**
 * Starts listening and gives the port (useful with port 0). `what` names the service in the message.
 * Throws a StartupError when the port is taken or not allowed.
 */
export async function listen(server: Server, what: string, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) => reject(explain(cause, what, port)));
    server.listen({ host, port, exclusive: true }, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

/** The address of a service on a host, which may be IPv6. */
export function addressOf(protocol: string, host: string, port: number): string {
  return `${protocol}://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function explain(cause: NodeJS.ErrnoException, what: string, port: number): Error {
  if (cause.code === "EADDRINUSE") {
    return new StartupError(
      `Port ${port} for ${what} is already in use. Stop the program that uses it (perhaps another "npm start"), then try again.`,
      { cause },
    );
  }
  if (cause.code === "EACCES") {
    return new StartupError(`This system does not let ${what} use port ${port}.`, { cause });
  }
  return cause;
}
