import type { RunningBackend } from "@brightwren/backend/backend-options";
import type { SqlRow } from "@brightwren/backend/database/open-database";
import { toIsoTimestamp } from "@brightwren/backend/database/timestamp-format";
import { isLoopbackOrigin } from "@brightwren/backend/http/loopback";
import { localOwner } from "@brightwren/backend/project/local-project";
import { createClient } from "@supabase/supabase-js";
import { Pool, types as pgTypes } from "pg";

const names = [
  "SUPABASE_URL",
  "SUPABASE_PUBLISHABLE_KEY",
  "SUPABASE_SECRET_KEY",
  "SUPABASE_DB_URL",
  "MAILBOX_URL",
] as const;
const [url = "", anonKey = "", serviceRoleKey = "", databaseUrl = "", mailboxUrl = ""] = names.map(
  (name) => process.env[name],
);

/** True if the environment has a server that the tests use instead of an embedded backend (docs/deploy.md). */
export const isServerGiven = names.every((name) => process.env[name]);

/** Parses values as the embedded backend does. */
const types = {
  getTypeParser: ((type, format) => {
    if (type === pgTypes.builtins.INT8) return Number;
    const isTimestamp = type === pgTypes.builtins.TIMESTAMPTZ || type === pgTypes.builtins.TIMESTAMP;
    return isTimestamp ? toIsoTimestamp : pgTypes.getTypeParser(type, format);
  }) as typeof pgTypes.getTypeParser,
};

/** Connects to the given server, which has the owner of the local backend. The tests delete its data. */
export function connectToServer(): RunningBackend {
  if (!isLoopbackOrigin(url)) throw new Error(`The tests would delete the data of ${url}.`);
  const pool = new Pool({ connectionString: databaseUrl, types, max: 1 });
  return {
    url,
    anonKey,
    serviceRoleKey,
    mailboxUrl,
    smtpUrl: "",
    owner: { ...localOwner },
    async sql<Row extends SqlRow>(query: string, params: readonly unknown[] = []) {
      const answers = [await pool.query<Row>(query, params.length > 0 ? [...params] : undefined)].flat();
      return answers.at(-1)?.rows ?? [];
    },
    stop: () => pool.end(),
  };
}

/** Adds a user with the owner's password through the Auth API, unless there is one. */
export async function addServerUser({ sql, owner }: RunningBackend, email: string): Promise<string> {
  const [user] = await sql<{ id: string }>("select id from auth.users where email = $1", [email]);
  if (user) return user.id;
  const { auth } = createClient(url, serviceRoleKey, { auth: { persistSession: false } });
  const { data, error } = await auth.admin.createUser({
    email,
    password: owner.password,
    email_confirm: true,
  });
  if (error) throw error;
  return data.user.id;
}
