import { join } from "node:path";
import { protocol } from "electron";
import type { Connection } from "../../bridge/connection.ts";
import { appOrigin, appScheme } from "./app-address.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { serveBundle } from "./serve-bundle.ts";

/** Makes app:// an origin like that of a website. Must be called before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, codeCache: true },
    },
  ]);
}

/** Serves the renderer's bundle at app://brightwren, and nothing at any other host. */
export function setupBundle(connection: () => Connection): void {
  const bundle = {
    folder: join(import.meta.dirname, "../renderer"),
    policy: () => contentSecurityPolicy(connection()),
  };
  protocol.handle(appScheme, (request) =>
    new URL(request.url).host === new URL(appOrigin).host
      ? serveBundle(request, bundle)
      : new Response("Not found", { status: 404 }),
  );
}
