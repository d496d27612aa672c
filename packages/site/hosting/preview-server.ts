import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { openOutputFolder } from "./output-folder.ts";
import { type FindArticle, respond } from "./respond.ts";

type PreviewOptions = {
  /** A build's output folder; may be replaced while the server runs. */
  folder: string;
  port: number;
  host?: string;
  headers: Record<string, string>;
  /** If omitted, all articles without a file get the article shell. */
  findArticle?: FindArticle;
};

export type PreviewServer = { url: string; stop: () => Promise<void> };

/**
 * Serves an output folder as a hosting provider would (rules.ts). Rejects with an explanation if the port is in use.
 */
export async function startPreviewServer({
  folder,
  port,
  host = "127.0.0.1",
  headers,
  findArticle = () => Promise.resolve("unknown"),
}: PreviewOptions): Promise<PreviewServer> {
  const files = openOutputFolder(folder);
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    respond({ request, response, files, headers, findArticle }).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500, headers);
      response.end();
    });
  });
  server.listen({ host, port, exclusive: true });
  await once(server, "listening").catch((cause: NodeJS.ErrnoException) => {
    throw explain(cause, port);
  });
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: () => {
      const stopped = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      return stopped;
    },
  };
}

function explain(cause: NodeJS.ErrnoException, port: number): Error {
  if (cause.code !== "EADDRINUSE") return cause;
  return new Error(
    `Port ${port} for the preview is already in use. Stop the program that uses it (perhaps another "npm run preview"), or set PORT to another number, such as 5200.`,
    { cause },
  );
}
