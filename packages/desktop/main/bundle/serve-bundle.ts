import { readFile } from "node:fs/promises";
import { bundleFile } from "./bundle-file.ts";

type Bundle = {
  /** The folder whose files are served, and nothing outside of it. */
  folder: string;
  /** The policy of the page as it stands now. */
  policy: () => string;
};

/** Answers a request for one of the app's addresses: the file, or 404, or 405 for anything but reading. */
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
