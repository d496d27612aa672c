import { site, studio } from "@brightwren/brand";
import { App, type ServerOptions, setExperimental, SmtpEmailDriver } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import type { SupabaseConfig } from "../project/supabase-project.ts";
import {
  localJwtSecret,
  localPublishableKey,
  localServiceRoleKey,
  loopbackHost,
} from "../project/local-project.ts";
import { createPictureFiles } from "../pictures/picture-files.ts";

export type LiteSettings = {
  config: SupabaseConfig;
  signUp: boolean;
  siteUrl: string;
  /** Where Auth's own mail (password recovery) goes; none = it cannot be sent. */
  smtpPort?: number;
  /** Where Storage keeps its files; none = there is no Storage. */
  picturesDir?: string;
  /** The file with the mail for a forgotten password; none = Lite's own. */
  recoveryMail?: string;
};

// Lite calls its Storage experimental; tests/backend/admin-pictures.test.ts says what we rely on.
setExperimental("storage", true);

type Middleware = NonNullable<ServerOptions["middlewares"]>[number];

/**
 * Lite notes in the database when a picture was last read, before it answers, and fails where that cannot be written: on a
 * full disk. Hosted Storage notes nothing of the kind.
 */
const readWithoutWriting: Middleware = async (context, next) => {
  const storage = context.get("storageService");
  if (storage) Object.assign(Reflect.get(storage, "repo"), { touchObject: async () => {} });
  await next();
};

/** Supabase Lite over an open database: the Data API, Auth and Storage, nothing else of it. */
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
      additional_redirect_urls: config.redirectUrls,
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
        // As GoTrue sends it, HTML alone: the text that Lite adds holds a link of its own.
        email: { send: ({ to, subject, html = "" }) => smtp.send({ to, subject, html }) },
      },
    },
  });
  // oxlint-disable-next-line eslint/no-underscore-dangle -- Lite knows no other way.
  if (picturesDir !== undefined) app._storageAdapter = createPictureFiles(picturesDir);
  return app;
}

export type LiteApp = ReturnType<typeof createLiteApp>;
