-- Empties a project that has only had the migrations applied. A backup then fills it (restore.md).
set session_replication_role = replica;
do $$
declare
  name text;
begin
  for name in
    select format('%I.%I', schemaname, tablename) from pg_tables
    where schemaname in ('public', 'private') or (schemaname = 'auth' and tablename in ('users', 'identities', 'sessions'))
  loop
    execute 'delete from ' || name;
  end loop;
end $$;
