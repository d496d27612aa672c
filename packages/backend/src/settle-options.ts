import type { BackendOptions } from "./backend-options.ts";
import { readSupabaseConfig } from "./config/read-supabase-config.ts";
import { dataFolderPath } from "./data-folder/data-folder-path.ts";
import type { Project } from "./database/initialise-database.ts";
import { readMigrations } from "./database/read-migrations.ts";
import { isLoopbackHost } from "./http/loopback.ts";
import { apiPort, localSiteUrl, loopbackHost, mailboxPort, smtpPort } from "./local-addresses.ts";
import { supabaseFolder } from "./local-folders.ts";
import { StartupError } from "./startup-error.ts";

/** The options with every default filled in and the project read from disk. */
export type Settings = {
  project: Project;
  dataDir: string | undefined;
  mailDir: string | undefined;
  host: string;
  port: number;
  mailboxPort: number;
  smtpPort: number;
  log: "quiet" | "requests";
  seed: boolean;
  shellSettings: boolean;
  env: Record<string, string>;
};

/** Throws a StartupError for a host that is not loopback, a relative folder, a project that cannot be read. */
export async function settleOptions(options: BackendOptions): Promise<Settings> {
  const host = options.host ?? loopbackHost;
  if (!isLoopbackHost(host)) {
    throw new StartupError(
      `The backend serves this computer only, because its keys are public knowledge: it cannot listen on ${host}. Use ${loopbackHost}.`,
    );
  }
  const dataDir = options.dataDir === undefined ? undefined : dataFolderPath(options.dataDir);
  return {
    project: await readProject(options),
    dataDir,
    mailDir: options.mailDir ?? (dataDir === undefined ? undefined : `${dataDir}.mailbox`),
    host,
    port: options.port ?? apiPort,
    mailboxPort: options.mailboxPort ?? mailboxPort,
    smtpPort: options.smtpPort ?? smtpPort,
    log: options.log ?? "quiet",
    seed: options.seed ?? true,
    shellSettings: options.shellSettings ?? false,
    env: options.env ?? {},
  };
}

async function readProject(options: BackendOptions): Promise<Project> {
  const supabaseDir = options.supabaseDir ?? supabaseFolder;
  const written = await readSupabaseConfig(supabaseDir);
  const config = { ...written, maxRows: options.maxRows ?? written.maxRows };
  return {
    supabaseDir,
    config,
    migrations: await readMigrations(supabaseDir),
    siteUrl: options.siteUrl ?? config.siteUrl ?? localSiteUrl,
  };
}
