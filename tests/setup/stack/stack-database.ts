import type { RunningBackend } from "@brightwren/backend/backend-options";
import { toIsoTimestamp } from "@brightwren/backend/database/timestamp-format";
import { type CustomTypesConfig, Pool, type PoolConfig, type QueryResult, types as pgTypes } from "pg";
import { readSeeds } from "../hosted/hosted-project.ts";

const { INT8, TIMESTAMP, TIMESTAMPTZ } = pgTypes.builtins;

/** The same values as the embedded backend gives. */
const types: CustomTypesConfig = {
  getTypeParser: (type, format) => {
    if (type === INT8) return Number;
    if (type === TIMESTAMP || type === TIMESTAMPTZ) return toIsoTimestamp;
    return pgTypes.getTypeParser(type, format);
  },
};

export type StackDatabase = Pick<RunningBackend, "sql"> & { end: () => Promise<void> };

/** A connection on which one query runs after another, as on the embedded backend. */
export function openStackDatabase(config: PoolConfig): StackDatabase {
  const pool = new Pool({ ...config, max: 1, types });
  // An idle connection that breaks is made anew for the next query.
  pool.on("error", () => undefined);
  return {
    sql: async <Row>(query: string, params: readonly unknown[] = []) => {
      const answer: QueryResult | QueryResult[] =
        params.length > 0 ? await pool.query(query, [...params]) : await pool.query(query);
      return ([answer].flat().at(-1)?.rows ?? []) as Row[];
    },
    end: () => pool.end(),
  };
}

/** Empties everything that a test may have filled. The project's owner may do all of it; Storage wants to be asked. */
const emptySql = `
  begin;
  set local storage.allow_delete_query = 'true';
  delete from storage.objects;
  delete from storage.buckets where id <> 'post-images';
  do $$ begin
    execute (
      select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' cascade'
      from pg_tables where schemaname in ('public', 'private')
    );
  end $$;
  delete from private.site_rebuild;
  insert into private.site_rebuild default values;
  commit;
`;

/** Makes the database what it is after a first start: nobody but the owner, and the seeds if wanted. */
export async function resetStackDatabase(
  { sql }: Pick<StackDatabase, "sql">,
  ownerEmail: string,
  seed: boolean,
): Promise<void> {
  await sql(emptySql);
  await sql("delete from auth.users where email is distinct from $1", [ownerEmail]);
  await sql(
    "insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = $1",
    [ownerEmail],
  );
  if (!seed) return;
  for (const seedFile of await readSeeds()) await sql(seedFile.sql);
}
