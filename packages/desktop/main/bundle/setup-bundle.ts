import { join } from "node:path";
import { protocol } from "electron";
import type { Connection } from "../../bridge/connection.ts";
import { appOrigin, appScheme } from "./app-address.ts";
import { contentSecurityPolicy, serveBundle } from "./serve-bundle.ts";

/** Gives app:// pages an origin, as on a website. Call this before the app is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: appScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, corsEnabled: true, codeCache: true },
    },
  ]);
}

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
