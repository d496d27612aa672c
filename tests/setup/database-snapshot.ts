import type { RunningBackend } from "@brightwren/backend/backend-options";

const schemas = "'auth', 'private', 'public', 'storage'";

/**
 * Returns a function that restores the rows that have changed, in about 30 ms. Creating a database would take two seconds,
 * and writing every row again would leave dead rows that slow down each later query.
 */
export async function takeSnapshot(sql: RunningBackend["sql"]): Promise<() => Promise<void>> {
  const tables = await sql<{ name: string; columns: string }>(`
    select format('%I.%I', table_schema, table_name) as name,
      string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in (${schemas}) and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_schema, table_name order by 1`);
  const copies = tables.map((table) => ({ ...table, copy: `snapshot."${table.name.replaceAll('"', "")}"` }));
  await sql("drop schema if exists snapshot cascade; create schema snapshot");
  await sql(copies.map(({ name, copy }) => `create table ${copy} as table ${name}`).join(";"));
  // Disables foreign key checks, because rows may be restored before the rows that they reference.
  const restore = `begin; set local session_replication_role = replica;
    ${copies
      .map(
        ({ name, columns, copy }) => `
          delete from ${name} as found where not exists (select from ${copy} as kept where kept.* *= found.*);
          insert into ${name} (${columns}) overriding system value select ${columns} from ${copy} as kept
            where not exists (select from ${name} as found where found.* *= kept.*);`,
      )
      .join("\n")}
    commit`;
  return async () => void (await sql(restore));
}
