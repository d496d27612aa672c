import type { Connection } from "../../bridge/connection.ts";

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
