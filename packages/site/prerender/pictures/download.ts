import { writeFile } from "node:fs/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { lookupPublic, requirePublic } from "./public-address.ts";

const maxRedirects = 5;

/** Keep-alive agents. They are separate, so that public requests never reuse a connection into a private network. */
const agents = {
  "http:": new http.Agent({ keepAlive: true }),
  "https:": new https.Agent({ keepAlive: true }),
  publicOnly: {
    "http:": new http.Agent({ keepAlive: true, lookup: lookupPublic }),
    "https:": new https.Agent({ keepAlive: true, lookup: lookupPublic }),
  },
};

/** Some servers compress every response, even without Accept-Encoding. */
const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

type Download = {
  file: string;
  mostBytes: number;
  signal: AbortSignal;
  /** This origin may be in a private network. Every other address must be public (SSRF). */
  ownOrigin: string;
  /** Called before the first request and each redirect; may throw. */
  onRequest: (url: URL) => void;
};

/**
 * Rejects on too many redirects, private addresses, error statuses and large files. May leave a partial file.
 */
export async function download(address: string, options: Download): Promise<void> {
  const { file, mostBytes, signal } = options;
  const response = await follow(new URL(address), options, maxRedirects);
  const decoder = decoders[response.headers["content-encoding"] ?? ""]?.();
  const body = decoder ? pipeline(response, decoder, () => {}) : response;
  await writeFile(file, atMost(mostBytes, body), { signal });
}

async function* atMost(mostBytes: number, body: Readable): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`it is larger than ${Math.round(mostBytes / 1024 / 1024)} MB`);
    yield chunk;
  }
}

async function follow(url: URL, options: Download, redirects: number): Promise<IncomingMessage> {
  const response = await request(url, options);
  const { statusCode = 0, headers } = response;
  if (statusCode >= 200 && statusCode < 300) return response;
  response.destroy();
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined)
    throw new Error(`status ${statusCode}`);
  if (redirects === 0) throw new Error(`more than ${maxRedirects} redirects`);
  return follow(new URL(headers.location, url), options, redirects - 1);
}

async function request(url: URL, { signal, ownOrigin, onRequest }: Download): Promise<IncomingMessage> {
  const { protocol, hostname } = url;
  if (protocol !== "http:" && protocol !== "https:")
    throw new Error(`${protocol} is no address of a picture`);
  onRequest(url);
  const isOwn = url.origin === ownOrigin;
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  // The lookup does not see IP addresses, so they are checked here.
  if (!isOwn && isIP(host)) requirePublic(host);
  const { get } = protocol === "https:" ? https : http;
  const agent = (isOwn ? agents : agents.publicOnly)[protocol];
  const headers = { accept: "image/*", "accept-encoding": "identity", "user-agent": "node" };
  return new Promise((resolve, reject) => {
    get(url, { agent, signal, headers }, resolve).on("error", reject);
  });
}
