import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, type TomlTable } from "smol-toml";
import { StartupError } from "../startup-error.ts";

/** What the backend takes from supabase/config.toml; the Supabase CLI reads the same file. */
export type SupabaseConfig = {
  schemas: string[];
  maxRows: number;
  siteUrl: string | undefined;
  redirectUrls: string[];
  signUp: boolean;
  seedPatterns: string[];
};

/** Reads and checks config.toml. Throws a StartupError when it is missing or no TOML. */
export async function readSupabaseConfig(supabaseDir: string): Promise<SupabaseConfig> {
  const file = join(supabaseDir, "config.toml");
  const root = parseToml(await readText(file), file);
  const api = table(root, "api");
  const auth = table(root, "auth");
  const seed = table(table(root, "db"), "seed");
  return {
    schemas: texts(api["schemas"], ["public"]),
    maxRows: typeof api["max_rows"] === "number" ? api["max_rows"] : 1000,
    siteUrl: typeof auth["site_url"] === "string" ? auth["site_url"] : undefined,
    redirectUrls: texts(auth["additional_redirect_urls"], []),
    signUp: auth["enable_signup"] !== false,
    seedPatterns: seed["enabled"] === false ? [] : texts(seed["sql_paths"], ["./seed.sql"]),
  };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new StartupError(`There is no ${file}; the backend needs the project's supabase folder.`, {
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
