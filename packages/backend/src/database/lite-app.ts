import { App, SmtpEmailDriver } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { SupabaseConfig } from "../config/read-supabase-config.ts";
import { localJwtSecret, localPublishableKey, localServiceRoleKey } from "../local-keys.ts";
import { loopbackHost } from "../local-addresses.ts";

export type LiteSettings = {
  config: SupabaseConfig;
  signUp: boolean;
  siteUrl: string;
  /** Where Auth's own mail (password recovery) goes; none = it cannot be sent. */
  smtpPort?: number;
};

/** Supabase Lite over an open database: the Data API and Auth, nothing else of it. */
export function createLiteApp(connection: PgliteConnection, settings: LiteSettings) {
  const { config, signUp, siteUrl, smtpPort } = settings;
  return new App({
    connection,
    api: { schemas: config.schemas, max_rows: config.maxRows },
    auth: {
      enabled: true,
      enable_signup: signUp,
      jwt_secret: localJwtSecret,
      publishable_key: localPublishableKey,
      secret_key: localServiceRoleKey,
      site_url: siteUrl,
      additional_redirect_urls: config.redirectUrls,
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: {
      server: { disableStudio: true, admin: false },
      drivers: {
        email: new SmtpEmailDriver({
          host: loopbackHost,
          port: smtpPort ?? 0,
          from: { name: "Brightwren", address: "accounts@brightwren.example" },
          secure: false,
          requireTls: false,
          timeoutMs: 5000,
        }),
      },
    },
  });
}

export type LiteApp = ReturnType<typeof createLiteApp>;
