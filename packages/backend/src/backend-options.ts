import { dataFolderPath } from "./data-folder/data-folder.ts";
import type { SqlRow } from "./database/open-database.ts";
import { isLoopbackHost } from "./http/loopback.ts";
import { apiPort, localSiteUrl, loopbackHost, mailboxPort, smtpPort } from "./project/local-project.ts";
import { supabaseFolder } from "./project/local-folders.ts";
import { StartupError } from "./project/startup-error.ts";
import { type Project, readMigrations, readSupabaseConfig } from "./project/supabase-project.ts";

/** Everything `startBackend` accepts. All of it is optional. */
export type BackendOptions = {
  /** Absolute folder for the database; none = in memory, gone at stop. */
  dataDir?: string;
  /** Absolute folder for received mail; defaults to `<dataDir>.mailbox`, or to memory without a dataDir. */
  mailDir?: string;
  /** Absolute folder with config.toml, migrations, seeds and functions; defaults to this repository's. */
  supabaseDir?: string;
  /** API port, 0 = any free one. */
  port?: number;
  mailboxPort?: number;
  smtpPort?: number;
  /** Loopback only; anything else is refused. */
  host?: string;
  /** "requests" writes one line a request to the terminal. */
  log?: "quiet" | "requests";
  /** Where the site is served; functions read it as SITE_URL. */
  siteUrl?: string;
  /** False leaves the seeds out (the schema and the owner are always there). */
  seed?: boolean;
  /** Other seeds than `sql_paths` of config.toml names; a relative one is of `supabaseDir`. */
  seedPatterns?: string[];
  /** Most rows of one answer of the Data API; defaults to `max_rows` of config.toml. */
  maxRows?: number;
  /** True lets functions take mail, payment, deploy hook and model from this process's environment. */
  shellSettings?: boolean;
  /** Environment of the functions; wins over what the process has, but for the backend's own address and keys. */
  env?: Record<string, string>;
};

/** A started backend. */
export type RunningBackend = {
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  mailboxUrl: string;
  smtpUrl: string;
  owner: { email: string; password: string };
  /** Runs SQL as superuser, in turn with the requests; without params it may hold several statements. Answers the last one's rows. */
  sql: <Row extends SqlRow = SqlRow>(query: string, params?: readonly unknown[]) => Promise<Row[]>;
  /** Finishes what is running, closes the database and frees ports and folder. Safe to call twice. */
  stop: () => Promise<void>;
};

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

/** Fills in the defaults. Throws a StartupError for a host that is not loopback, a relative folder, a project that cannot be read. */
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
