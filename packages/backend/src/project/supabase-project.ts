import { glob, readdir, readFile } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
import { parse, type TomlTable } from "smol-toml";
import { StartupError } from "./startup-error.ts";

export type Project = {
  supabaseDir: string;
  config: SupabaseConfig;
  migrations: Migration[];
  siteUrl: string;
};

/** Settings from config.toml, which the Supabase CLI also reads. */
export type SupabaseConfig = {
  schemas: string[];
  maxRows: number;
  signUp: boolean;
  minimumPasswordLength: number;
  securePasswordChange: boolean;
  seedPatterns: string[];
};

/** Throws a StartupError if config.toml is missing or invalid. */
export async function readSupabaseConfig(supabaseDir: string): Promise<SupabaseConfig> {
  const file = join(supabaseDir, "config.toml");
  const root = parseToml(await readText(file), file);
  const api = table(root, "api");
  const auth = table(root, "auth");
  const seed = table(table(root, "db"), "seed");
  return {
    schemas: texts(api["schemas"], ["public"]),
    maxRows: typeof api["max_rows"] === "number" ? api["max_rows"] : 1000,
    signUp: auth["enable_signup"] !== false,
    minimumPasswordLength:
      typeof auth["minimum_password_length"] === "number" ? auth["minimum_password_length"] : 6,
    securePasswordChange: table(auth, "email")["secure_password_change"] === true,
    seedPatterns: seed["enabled"] === false ? [] : texts(seed["sql_paths"], ["./seed.sql"]),
  };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new StartupError(`${file} is missing. The backend needs the project's supabase folder.`, {
      cause,
    });
  }
}

function parseToml(text: string, file: string): TomlTable {
  try {
    return parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n")[0] : String(cause);
    throw new StartupError(`${file} cannot be read: ${reason}`, { cause });
  }
}

function table(parent: TomlTable, key: string): TomlTable {
  const value = parent[key];
  const isTable = typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
  return isTable ? value : {};
}

function texts(value: unknown, otherwise: string[]): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : otherwise;
}

export type Migration = { version: string; name: string; file: string; sql: string };

const fileName = /^(\d{14})_(\w[\w-]*)\.sql$/;

/** Returns the migrations ordered by version. Throws a StartupError for duplicate versions. */
export async function readMigrations(supabaseDir: string): Promise<Migration[]> {
  const folder = join(supabaseDir, "migrations");
  const migrations: Migration[] = [];
  for (const file of (await namesIn(folder)).toSorted()) {
    const parts = fileName.exec(file);
    if (!parts?.[1] || !parts[2]) continue;
    const [, version, name] = parts;
    if (migrations.at(-1)?.version === version) {
      throw new StartupError(`Two migrations have the version ${version}. Rename one of them (${file}).`);
    }
    migrations.push({ version, name, file, sql: await readFile(join(folder, file), "utf8") });
  }
  return migrations;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (cause) {
    throw new StartupError(`The migrations folder ${folder} is missing.`, {
      cause,
    });
  }
}

/** Ordered by pattern and then by name, without duplicates. */
export async function findSeedFiles(supabaseDir: string, patterns: string[]): Promise<string[]> {
  const files = new Set<string>();
  for (const pattern of patterns) {
    const found: string[] = [];
    const path = isAbsolute(pattern) ? pattern : join(supabaseDir, pattern);
    for await (const file of glob(path.replaceAll("\\", "/"))) found.push(file);
    for (const file of found.toSorted()) files.add(file);
  }
  return [...files];
}
