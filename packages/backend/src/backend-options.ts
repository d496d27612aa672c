import { dataFolderPath } from "./data-folder/data-folder.ts";
import type { SqlRow } from "./database/open-database.ts";
import { isLoopbackHost } from "./http/loopback.ts";
import { apiPort, localSiteUrl, loopbackHost, mailboxPort, smtpPort } from "./project/local-project.ts";
import { supabaseFolder } from "./project/local-folders.ts";
import { StartupError } from "./project/startup-error.ts";
import { type Project, readMigrations, readSupabaseConfig } from "./project/supabase-project.ts";

export type BackendOptions = {
  /** Absolute; undefined = in memory. */
  dataDir?: string;
  /** Absolute; default: `<dataDir>.mailbox`, or memory without a dataDir. */
  mailDir?: string;
  /** Absolute; default: this repository's. */
  supabaseDir?: string;
  /** 0 = any free port. */
  port?: number;
  mailboxPort?: number;
  smtpPort?: number;
  /** Loopback only. */
  host?: string;
  log?: "quiet" | "requests";
  siteUrl?: string;
  seed?: boolean;
  /** Replaces `sql_paths` of config.toml; relative paths start at `supabaseDir`. */
  seedPatterns?: string[];
  /** Row limit of a Data API response; default: `max_rows` of config.toml. */
  maxRows?: number;
  /** Lets functions read their settings from this process's environment. */
  shellSettings?: boolean;
  /** Environment of the functions; overrides the process's, except the backend's own address and keys. */
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
   * Runs SQL as superuser, queued with the requests. Without params also several statements; returns the last's rows.
   */
  sql: <Row extends SqlRow = SqlRow>(query: string, params?: readonly unknown[]) => Promise<Row[]>;
  /** Finishes running requests first. Idempotent. */
  stop: () => Promise<void>;
};

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

/** Throws a StartupError for a host that is not loopback, a relative folder or an unreadable project. */
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
  const config = {
    ...written,
    maxRows: options.maxRows ?? written.maxRows,
    seedPatterns: options.seedPatterns ?? written.seedPatterns,
  };
  return {
    supabaseDir,
    config,
    migrations: await readMigrations(supabaseDir),
    siteUrl: options.siteUrl ?? config.siteUrl ?? localSiteUrl,
  };
}
