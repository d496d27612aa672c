import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import type { BackendOptions, RunningBackend } from "@brightwren/backend/backend-options";
import { localOwner } from "@brightwren/backend/project/local-project";
import { z } from "zod";
import { serveMailpit } from "./mailpit-mailbox.ts";
import { openStackDatabase, resetStackDatabase } from "./stack-database.ts";
import { stackFile } from "./stack-file.ts";

const environmentFile = join(import.meta.dirname, "functions.env");

/** A test that wants what the stack has not belongs on the list in left-out.ts. */
export async function checkOptions(options: BackendOptions): Promise<void> {
  const { env = {} } = options;
  const served = parseEnv(await readFile(environmentFile, "utf8"));
  const wanted = [
    ...Object.keys(options).filter((name) => name !== "seed" && name !== "env"),
    ...Object.keys(env).filter((name) => (env[name] ?? "") !== (served[name] ?? "")),
  ];
  if (wanted.length === 0) return;
  throw new Error(`The Supabase stack cannot be started with its own ${wanted.join(", ")} (left-out.ts).`);
}

/**
 * A backend for one test file over the Supabase stack whose status TEST_STACK names: emptied and, unless `seed` is
 * false, seeded. Rejects for options that a running stack cannot have.
 */
export async function startStackBackend(options: BackendOptions = {}): Promise<RunningBackend> {
  await checkOptions(options);
  const status = await readStatus(stackFile() ?? "");
  const database = openStackDatabase({ connectionString: status.databaseUrl });
  const mailbox = await serveMailpit(status.mailpitUrl);
  const reset = async (seed: boolean) => {
    await resetStackDatabase(database, localOwner.email, seed);
    await fetch(`${mailbox.url}/api/messages`, { method: "DELETE" });
  };

  await ensureOwner(status, database.sql);
  await reset(options.seed ?? true);
  let stopped = false;
  return {
    url: status.url,
    anonKey: status.anonKey,
    serviceRoleKey: status.serviceRoleKey,
    mailboxUrl: mailbox.url,
    smtpUrl: "",
    owner: { ...localOwner },
    sql: database.sql,
    stop: async () => {
      if (stopped) return;
      stopped = true;
      await reset(true);
      await mailbox.stop();
      await database.end();
    },
  };
}

/** Adds a user who has the owner's password, by Auth's own admin interface. Returns the id. */
export async function addStackUser(
  { url, serviceRoleKey }: Pick<StackStatus, "url" | "serviceRoleKey">,
  email: string,
): Promise<string> {
  const response = await fetch(`${url}/auth/v1/admin/users`, {
    method: "POST",
    headers: {
      apikey: serviceRoleKey,
      authorization: `Bearer ${serviceRoleKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ email, password: localOwner.password, email_confirm: true }),
  });
  const answer = (await response.json()) as { id?: string };
  if (answer.id === undefined) throw new Error(`Auth did not add ${email} (status ${response.status}).`);
  return answer.id;
}

async function ensureOwner(status: StackStatus, sql: RunningBackend["sql"]): Promise<void> {
  const known = await sql("select id from auth.users where email = $1", [localOwner.email]);
  if (known.length === 0) await addStackUser(status, localOwner.email);
}

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
type StackStatus = { url: string; databaseUrl: string; mailpitUrl: string } & Record<
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

const readStatus = async (file: string): Promise<StackStatus> => parseStatus(await readFile(file, "utf8"));
