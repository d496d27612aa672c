import type { RunningBackend } from "@brightwren/backend/backend-options";

/** The tables that the backend's own timer updates every minute. */
const timers = "'housekeeping', 'timer', 'site_rebuild'";

/** Rejects all other writes, because the read-only end-to-end tests share this database. */
export async function refuseWrites({ sql }: RunningBackend): Promise<void> {
  await sql(`
    create function private.refuse_write() returns trigger language plpgsql as $$
    begin
      raise exception 'Read-only journeys share this database, so % on % is not allowed. Tests that write must import their test function from tests/setup/writing-journey.ts.', tg_op, tg_table_name;
    end $$;
    do $$ declare name text; begin
      for name in select format('%I.%I', schemaname, tablename) from pg_tables
        where schemaname in ('public', 'private', 'storage') and tablename not in (${timers})
      loop
        execute 'create trigger refuse_write before insert or update or delete on ' || name ||
          ' for each row execute function private.refuse_write()';
      end loop;
    end $$`);
}
