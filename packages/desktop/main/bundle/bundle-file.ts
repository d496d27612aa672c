import { isAbsolute, relative, resolve } from "node:path";

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  woff2: "font/woff2",
};

export type BundleFile = { path: string; type: string };

/**
 * Which file of the bundle an address of ours names; null for everything else: other kinds of files, folders, and
 * whatever would lead out of the bundle's folder.
 */
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
