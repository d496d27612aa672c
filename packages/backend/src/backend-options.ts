import { dataFolderPath } from "./data-folder/data-folder.ts";
import type { SqlRow } from "./database/open-database.ts";
import { isLoopbackHost } from "./http/loopback.ts";
import { apiPort, localSiteUrl, loopbackHost, mailboxPort, smtpPort } from "./project/local-addresses.ts";
import { supabaseFolder } from "./project/local-folders.ts";
import { StartupError } from "./project/startup-error.ts";
import { type Project, readMigrations, readSupabaseConfig } from "./project/supabase-project.ts";

export type BackendOptions = {
  /** Absolute path; in memory if undefined. */
  dataDir?: string;
  /** Absolute path. Default: `<dataDir>.mailbox`, or in memory without a dataDir. */
  mailDir?: string;
  /** Absolute path. Default: this repository's `supabase` folder. */
  supabaseDir?: string;
  /** 0 picks any free port. */
  port?: number;
  mailboxPort?: number;
  smtpPort?: number;
  /** Must be a loopback address. */
  host?: string;
  log?: "quiet" | "requests";
  siteUrl?: string;
  seed?: boolean;
  /** Overrides `sql_paths` in config.toml. Relative to `supabaseDir`. */
  seedPatterns?: string[];
  /** Row limit for Data API responses. Default: `max_rows` in config.toml. */
  maxRows?: number;
  /** Lets functions read their settings from this process's environment. */
  shellSettings?: boolean;
  /** Environment variables for the functions. They cannot override the backend's own address and keys. */
  env?: Record<string, string>;
};

export type RunningBackend = {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  mailboxUrl: string;
  smtpUrl: string;
  owner: { email: string; password: string };
  /**
   * Runs SQL as superuser, in the request queue. Accepts several statements if there are no params. Returns the rows
   * of the last one.
   */
  sql: <Row extends SqlRow = SqlRow>(query: string, params?: readonly unknown[]) => Promise<Row[]>;
  /** Waits for in-flight requests. Idempotent. */
  stop: () => Promise<void>;
};

export type Settings = Awaited<ReturnType<typeof settleOptions>>;

/** Throws a StartupError for a non-loopback host, a relative path or an unreadable project. */
export async function settleOptions(options: BackendOptions) {
  const host = options.host ?? loopbackHost;
  if (!isLoopbackHost(host)) {
    throw new StartupError(
      `The backend cannot listen on ${host}, because its keys are public. Use ${loopbackHost}.`,
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
  const config = {
    ...written,
    maxRows: options.maxRows ?? written.maxRows,
    seedPatterns: options.seedPatterns ?? written.seedPatterns,
  };
  return {
    supabaseDir,
    config,
    migrations: await readMigrations(supabaseDir),
    siteUrl: options.siteUrl ?? localSiteUrl,
  };
}
