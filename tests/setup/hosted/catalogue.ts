import type { HostedDatabase } from "./hosted-database.ts";

/** Our own schemas. In Storage's schema, only the policies are ours. */
const own = "('public', 'private')";

const queries = [
  `select 'schema ' || nspname || ' ' || coalesce(obj_description(oid, 'pg_namespace'), '') as line
   from pg_namespace where nspname in ${own}`,
  `select format('%s %s rls=%s options=%s: %s', case relkind when 'v' then 'view' else 'table' end, c.oid::regclass,
     relrowsecurity, reloptions, obj_description(c.oid, 'pg_class')) as line
   from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ${own} and relkind in ('r', 'v', 'm', 'p')`,
  `select format('view %s as %s', c.oid::regclass, pg_get_viewdef(c.oid, true)) as line
   from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ${own} and relkind in ('v', 'm')`,
  `select format('column %s.%I %s null=%s default=%s identity=%s generated=%s: %s', c.oid::regclass, attname,
     format_type(atttypid, atttypmod), not attnotnull, pg_get_expr(adbin, adrelid), attidentity, attgenerated,
     col_description(c.oid, attnum)) as line
   from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
     left join pg_attrdef d on adrelid = attrelid and adnum = attnum
   where nspname in ${own} and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped`,
  `select format('constraint %s.%I %s valid=%s', conrelid::regclass, conname, pg_get_constraintdef(k.oid), convalidated) as line
   from pg_constraint k join pg_namespace n on n.oid = connamespace where nspname in ${own} and contype <> 'n' and contype <> 't'`,
  `select 'index ' || indexdef as line from pg_indexes where schemaname in ${own}`,
  `select format('policy %s.%s %I %s %s to %s using %s check %s', schemaname, tablename, policyname, permissive, cmd, roles, qual, with_check) as line
   from pg_policies where schemaname in ('public', 'private', 'storage')`,
  `select format('trigger %s enabled=%s', pg_get_triggerdef(t.oid, true), tgenabled) as line
   from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace
   where nspname in ('public', 'private', 'auth') and not tgisinternal`,
  `select format('function %s %s', pg_get_functiondef(p.oid), obj_description(p.oid, 'pg_proc')) as line
   from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname in ${own}`,
  `select format('grant %s on %s to %s', privilege_type, object, coalesce(nullif(grantee, 0)::regrole::text, 'public')) as line from (
     select 'schema ' || nspname as object, (aclexplode(coalesce(nspacl, acldefault('n', nspowner)))).* from pg_namespace where nspname in ${own}
     union all select 'table ' || c.oid::regclass, (aclexplode(coalesce(relacl, acldefault('r', relowner)))).*
       from pg_class c join pg_namespace n on n.oid = relnamespace where nspname in ${own} and relkind in ('r', 'v', 'm', 'p')
     union all select format('column %s.%I', c.oid::regclass, attname), (aclexplode(attacl)).*
       from pg_attribute a join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
       where nspname in ${own} and attacl is not null
     union all select 'function ' || p.oid::regprocedure, (aclexplode(coalesce(proacl, acldefault('f', proowner)))).*
       from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname in ${own}
   ) granted where grantee <> 'project'::regrole`,
];

export async function catalogueOf(database: Pick<HostedDatabase, "rows">): Promise<string[]> {
  const lines: string[] = [];
  for (const query of queries)
    for (const { line } of await database.rows<{ line: string }>(query)) lines.push(line);
  return lines.sort();
}

export function firstDifference(
  migrated: readonly string[],
  declared: readonly string[],
): string | undefined {
  const [made, said] = [new Set(migrated), new Set(declared)];
  const missing = declared.find((line) => !made.has(line));
  if (missing !== undefined) return `Only the schemas have: ${missing}`;
  const more = migrated.find((line) => !said.has(line));
  return more === undefined ? undefined : `Only the migrations have: ${more}`;
}
