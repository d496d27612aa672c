import { readFile } from "node:fs/promises";
import { z } from "zod";

const address = z.url();
const key = z.string().min(1);

const statusSchema = z.object({
  API_URL: address,
  DB_URL: address,
  MAILPIT_URL: address,
  ANON_KEY: key,
  SERVICE_ROLE_KEY: key,
});

/** Where a running Supabase stack is and what opens it. */
export type StackStatus = { url: string; databaseUrl: string; mailpitUrl: string } & Record<
  "anonKey" | "serviceRoleKey",
  string
>;

/** Reads what `supabase status -o json` printed. Throws an error that names the values which are missing. */
export function parseStatus(text: string): StackStatus {
  const status = statusSchema.safeParse(JSON.parse(text));
  if (!status.success) {
    const missing = status.error.issues.map(({ path }) => path.join("."));
    throw new Error(`supabase status does not tell ${missing.join(", ")}: is every service up?`);
  }
  const { API_URL, DB_URL, MAILPIT_URL, ANON_KEY, SERVICE_ROLE_KEY } = status.data;
  return {
    url: API_URL.replace(/\/$/, ""),
    databaseUrl: DB_URL,
    mailpitUrl: MAILPIT_URL.replace(/\/$/, ""),
    anonKey: ANON_KEY,
    serviceRoleKey: SERVICE_ROLE_KEY,
  };
}

export const readStatus = async (file: string): Promise<StackStatus> =>
  parseStatus(await readFile(file, "utf8"));
