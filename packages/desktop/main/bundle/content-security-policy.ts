import type { Connection } from "../../bridge/connection.ts";

/**
 * The policy of the window: our own scripts and styles, the project's backend, and pictures of articles, which may lie
 * anywhere on the web (plain http only from a backend or a site on this computer).
 */
export function contentSecurityPolicy({ url, siteUrl }: Pick<Connection, "url" | "siteUrl">): string {
  const backend = new URL(url);
  const local = [backend, new URL(siteUrl)].filter(({ protocol }) => protocol === "http:");
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'"],
    // React writes style attributes, and the editor's widgets do.
    ["style-src", "'self'", "'unsafe-inline'"],
    ["img-src", "'self'", "data:", "blob:", "https:", ...local.map(({ origin }) => origin)],
    ["font-src", "'self'"],
    ["connect-src", "'self'", backend.origin],
    // Pictures are prepared in a worker of the bundle's.
    ["worker-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}
