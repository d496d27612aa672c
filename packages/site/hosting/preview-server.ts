import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
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
  await listen(server, host, port);
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: () => stop(server),
  };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => reject(explain(cause, port)));
    server.listen({ host, port, exclusive: true }, resolve);
  });
}

function explain(cause: NodeJS.ErrnoException, port: number): Error {
  if (cause.code !== "EADDRINUSE") return cause;
  return new Error(
    `Port ${port} for the preview is already in use. Stop the program that uses it (perhaps another "npm run preview"), then try again.`,
    { cause },
  );
}

async function stop(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
