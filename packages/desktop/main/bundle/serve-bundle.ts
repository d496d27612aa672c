import { readFile } from "node:fs/promises";
import { isAbsolute, relative, resolve } from "node:path";
import type { Connection } from "../../bridge/connection.ts";

type Bundle = {
  folder: string;
  policy: () => string;
};

export async function serveBundle(
  request: Pick<Request, "url" | "method">,
  bundle: Bundle,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
  const file = bundleFile(request.url, bundle.folder);
  const bytes = file && (await readFile(file.path).catch(() => null));
  if (!file || !bytes) return new Response("Not found", { status: 404 });
  return new Response(bytes, {
    headers: {
      "Content-Type": file.type,
      "Content-Security-Policy": bundle.policy(),
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    },
  });
}

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff2: "font/woff2",
};

type BundleFile = { path: string; type: string };

/** Null for folders, other file types and path traversal. */
export function bundleFile(address: string, folder: string): BundleFile | null {
  let pathname: string;
  try {
    pathname = decodeURIComponent(new URL(address).pathname);
  } catch {
    return null;
  }
  if (/[\0\\:]/.test(pathname)) return null;
  const path = resolve(folder, `.${pathname}`);
  const inside = relative(folder, path);
  if (!inside || inside.startsWith("..") || isAbsolute(inside)) return null;
  const type = types[/\.(\w+)$/.exec(inside)?.[1] ?? ""];
  return type ? { path, type } : null;
}

/** Articles may show images from any https site. Plain http is only allowed for a backend or site on this computer. */
export function contentSecurityPolicy({ url, siteUrl }: Pick<Connection, "url" | "siteUrl">): string {
  const backend = new URL(url);
  const local = [backend, new URL(siteUrl)].filter(({ protocol }) => protocol === "http:");
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    // React and the editor's widgets write style attributes.
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", "blob:", "https:", ...local.map(({ origin }) => origin)],
    ["font-src", "'self'"],
    ["connect-src", "'self'", backend.origin],
    // Pictures are prepared in a worker from the bundle.
    ["worker-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}
