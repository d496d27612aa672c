import { site, studio } from "@brightwren/brand";
import { App, type ServerOptions, setExperimental, SmtpEmailDriver } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { SupabaseConfig } from "../project/supabase-project.ts";
import { localPreviewUrl, localSiteUrl, loopbackHost } from "../project/local-addresses.ts";
import { localJwtSecret, localPublishableKey, localServiceRoleKey } from "../project/local-project.ts";
import { createPictureFiles } from "../pictures/picture-files.ts";

type LiteSettings = {
  config: SupabaseConfig;
  signUp: boolean;
  siteUrl: string;
  /** SMTP port for Auth's password recovery emails. If undefined, they are not sent. */
  smtpPort?: number;
  /** Folder for Storage's files. If undefined, Storage is disabled. */
  picturesDir?: string;
  /** Template file; Lite's own template if undefined. */
  recoveryMail?: string;
};

// Lite calls its Storage experimental; tests/backend/admin-pictures.test.ts covers what we rely on.
setExperimental("storage", true);

type Middleware = NonNullable<ServerOptions["middlewares"]>[number];

// Lite records each picture's last access and fails if it cannot write (full disk). Hosted Storage does not record it.
const readWithoutWriting: Middleware = async (context, next) => {
  const storage = context.get("storageService");
  if (storage) Object.assign(Reflect.get(storage, "repo"), { touchObject: async () => {} });
  await next();
};

export function createLiteApp(connection: PgliteConnection, settings: LiteSettings) {
  const { config, signUp, siteUrl, smtpPort, picturesDir, recoveryMail } = settings;
  const smtp = new SmtpEmailDriver({
    host: loopbackHost,
    port: smtpPort ?? 0,
    from: { name: studio.name, address: `accounts@${site.domain}` },
    secure: false,
    requireTls: false,
    timeoutMs: 5000,
  });
  const app = new App({
    connection,
    api: { schemas: config.schemas, max_rows: config.maxRows },
    auth: {
      enabled: true,
      enable_signup: signUp,
      jwt_secret: localJwtSecret,
      publishable_key: localPublishableKey,
      secret_key: localServiceRoleKey,
      site_url: siteUrl,
      additional_redirect_urls: [localSiteUrl, localPreviewUrl],
      minimum_password_length: config.minimumPasswordLength,
      ...(recoveryMail && {
        email: { template: { recovery: { subject: "Choose a new password", content_path: recoveryMail } } },
      }),
    },
    storage: { enabled: picturesDir !== undefined },
    studio: { enabled: false },
    options: {
      server: { disableStudio: true, admin: false, middlewares: [readWithoutWriting] },
      drivers: {
        // HTML only, like GoTrue: the text part that Lite adds contains a different link.
        email: { send: ({ to, subject, html = "" }) => smtp.send({ to, subject, html }) },
      },
    },
  });
  // oxlint-disable-next-line eslint/no-underscore-dangle -- Lite has no public option for this.
  if (picturesDir !== undefined) app._storageAdapter = createPictureFiles(picturesDir);
  return app;
}

export type LiteApp = ReturnType<typeof createLiteApp>;
